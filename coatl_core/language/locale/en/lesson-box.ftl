# The lesson beside a real table, see lesson.ftl. What ends with a number is said at the second question of a step, and
# so on; -plain stands for what is said in lines of text.

lesson-with-the-box-name = With the box
lesson-with-the-box-minutes = three minutes
lesson-with-the-box-player-1 = Ana

lesson-with-the-box-telling = With the box
lesson-with-the-box-table = You play alone with the real pieces and cards, and the app moves A.D.A.M. It needs to know the ten fields and his cards; yours are your own affair. Lay out what you read here, or only picture it.
lesson-with-the-box-form = Such a game begins in the form for a new game: A.D.A.M. has a seat, and at “{ form-chance }” you choose “{ form-chance-table }”. First the app asks what lies there, and so does this lesson.
lesson-with-the-box-form-plain = Such a game begins with the words new beside. First the app asks what lies on the table, and so does this lesson.
lesson-with-the-box-numbers = The numbers matter: A.D.A.M. looks through the fields in their order. Here 1 to 6 hold body segments, 7 and 8 heads, 9 and 10 tails. If your board has other numbers, type those at “{ form-fields }” in the form.
lesson-with-the-box-deal = Fields 1 to 4 and two of his cards have been told. There also lie: 5 { $B } { $B }, 6 { $G } { $K }, 7 { $B }, 8 { $R }, 9 { $K }, 10 { $Y }. Type their letters; the field says what is a head or a tail: { $keys }
lesson-with-the-box-deal-2 = A card is named by the letter of its colour, then by its pattern. His third one is yellow and asks for { $G } { $G } { $R } { $R }. As soon as few cards are left, a digit takes one: { $keys }
lesson-with-the-box-deal-2-plain = A card is named by the letter of its colour, then by those of its pattern. His third one is yellow: two green, then two red. As soon as few cards are left, they are listed, and a number takes one. Type: { $keys }
lesson-with-the-box-deal-done = That was the deal.
lesson-with-the-box-opponent = A.D.A.M. begins, and the app moves him: { $keys }
lesson-with-the-box-opponent-plain = A.D.A.M. begins, and the app moves him.
lesson-with-the-box-opponent-done = You have read what he does. On your table you move his pieces like that.
lesson-with-the-box-take = Now you. You do your turn at the table, and tell only what changes the fields. You took field 7, a blue head: { $keys }
lesson-with-the-box-again = Nothing had to be filled, so that was all. A.D.A.M.: { $keys }
lesson-with-the-box-again-plain = Nothing had to be filled, so that was all. A.D.A.M. moves.
lesson-with-the-box-no-field = This time you took prophecies, or assembled. The app need not know which; tell that no field was taken: { $keys }
lesson-with-the-box-row = A.D.A.M. once more: { $keys }
lesson-with-the-box-row-plain = A.D.A.M. once more.
lesson-with-the-box-row-2 = He has fulfilled a card, and takes the rightmost one of your row: a red one that counts red. Its colour is enough for a list: { $keys }
lesson-with-the-box-refill = You took field 9. It was the last of heads and tails, so all empty fields are filled. First the field: { $keys }
lesson-with-the-box-refill-2 = Out of the bags came: 1 { $R } { $B }, 7 { $G }, 8 { $Y }, 9 { $R }, 10 { $B }. Type the letters as at the deal: { $keys }
lesson-with-the-box-differs = A slip, made on purpose: the app has { $G } { $G } on field 3; on your table { $G } { $K } lie there. One key shows all that lies there, at any moment: { $keys }
lesson-with-the-box-differs-plain = A slip, made on purpose: the app has { $G } { $G } on field 3; on your table { $G } { $K } lie there. Whatever lies differently can be told at any moment. Type: { $keys }
lesson-with-the-box-differs-3 = Type what lies on field 3: { $keys }
lesson-with-the-box-differs-done = Repaired, though it was told turns ago.
lesson-with-the-box-end = When your third coatl is complete, you tell that, too. Then the app asks for your coatls and their cards, in the same letters, and makes the score sheet: your points, his, and who has won.
lesson-with-the-box-goodbye = That is all: a deal takes some 26 keys, a pair of turns six. Next comes the form for a new game. Have fun at your table!
lesson-with-the-box-goodbye-plain = That is all: a deal takes some thirty letters, a pair of turns six. The words new beside begin such a game. Have fun at your table!
