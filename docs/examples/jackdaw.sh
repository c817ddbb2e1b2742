#!/bin/sh
# A computer player that is no Python: it reads one JSON object a line and answers with one. It needs jq.
#
#     coatl simulate --seats ./jackdaw.sh,random --games 20
#
# Like a jackdaw it takes what glitters: points first, then a coatl of some length, then a head and a tail for it.

exec jq --compact-output --unbuffered '
  # Me, as I see myself; how long my coatl of this number is; the longest of them that is open, as text.
  def me: .view.players[.seat];
  def long($number): me.coatls[($number | tonumber) - 1].coatl | gsub("[<>]"; "") | length;
  def open: [me.coatls[].coatl | select(test("^<.*>$") | not)] | max_by(length) // "";

  # What a field is worth: an end that a long coatl lacks, else pieces of which I have no two.
  def field($number):
    open as $open | me.board as $board
    | [if ($open | length) > 5 then "<", ">" | select(. as $side | $open | contains($side) | not) else empty end
       | select(. as $side | $board | map(contains($side)) | any | not)] as $lacking
    | .view.supply[($number | tonumber) - 1]
    | map(. as $piece | if test("[<>]") then (if $lacking | any(. as $side | $piece | contains($side)) then 9 else -9 end)
                        elif [$board[] | select(. == $piece)] | length < 2 then 1 else 0 end)
    | add;

  # How much I want to do something: the largest number wins.
  def wish($words):
    if $words[0] == "fulfil" then 100
    elif $words[0] == "claim" then 90
    elif $words[0] == "extend" and ($words[3] | length) == 2 and long($words[1]) > 5 then 80  # one of its ends
    elif $words[0] == "extend" and ($words[3] | length) == 1 and long($words[1]) < 9 then 70  # a body segment
    elif $words[0] == "keep" then 60 + ($words | length)
    elif $words[0] == "draw" and (me.hand | length) < 4 then 50
    elif $words[0] == "take" then 30 + field($words[1])
    elif $words[0] == "start" and open == "" and ($words[1] | endswith(">") | not) then 40
    elif $words[0] == "end" or $words[0] == "done" then 10
    elif $words[0] == "pass" then 0
    else 5 end;

  . as $asked | .actions | max_by(. as $action | $asked | wish($action | split(" "))) | {t: "do", action: .}
'
