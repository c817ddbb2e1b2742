# Частини й карти, названі літерами, як вони лежать на справжньому столі. $field — 0, якщо йдеться не про комірку диска.
naming-place = { $field ->
    [0] Літера { $number }
   *[other] Комірка { $field }, літера { $number }
}
naming-no-color = { naming-place }: «{ $letter }» не позначає жодного кольору. Літери: { $letters }.
naming-too-many = Літера { $number }: «{ $letter }» зайва, { $most ->
    [one] тут має бути лише { $most } частина.
    [few] тут мають бути лише { $most } частини.
    [many] тут має бути лише { $most } частин.
   *[other] тут має бути лише { $most } частини.
}
naming-none-left = { naming-place }: { form-of-piece-gen } більше немає.
naming-too-few = { $missing ->
    [one] Бракує ще { $missing } частини
    [few] Бракує ще { $missing } частин
    [many] Бракує ще { $missing } частин
   *[other] Бракує ще { $missing } частини
}{ $field ->
    [0] .
   *[other] , наступної в комірці { $field }.
}
naming-no-card = Літера { $number }: жодна з решти карт не має далі літери «{ $letter }».
naming-letters-first = Спершу ще літери: { $n ->
    [one] підходить ще { $n } карта.
    [few] підходять ще { $n } карти.
    [many] підходить ще { $n } карт.
   *[other] підходить ще { $n } карти.
}
naming-no-number = Карти { $given } тут немає: список закінчується на { $last }.
# Що писати далі, поруч із написаним.
naming-card-color = спершу літера її кольору
naming-card-pattern = { $n ->
    [one] { $n } карта; літери її шаблону
    [few] { $n } карти; літери її шаблону
    [many] { $n } карт; літери її шаблону
   *[other] { $n } карти; літери її шаблону
}
naming-card-temple = { $n ->
    [one] { $n } храм; літери його кольорів
    [few] { $n } храми; літери його кольорів
    [many] { $n } храмів; літери його кольорів
   *[other] { $n } храму; літери його кольорів
}
naming-card-number = її номер обирає її
