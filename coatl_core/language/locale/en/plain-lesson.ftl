# The lesson in lines of text: what it says where the words for the drawn table do not fit. $keys are what is to be typed.

plain-lesson-place = { $chapter }, step { $step } of { $steps }.
plain-lesson-enter = Press Enter to go on.
plain-lesson-otherwise = The lesson goes on with: { $keys }
plain-lesson-end = That was the lesson.
plain-lesson-puzzles = The word { $word } leads to puzzles about the last turn; the first three are for beginners.
plain-lesson-left = The lesson keeps its place.

lesson-first-card-plain = Your hand: three prophecies have been dealt to you; the word me tells them. Your card 2 asks for red and then blue, side by side. A coatl in which that is found once brings 1 point, twice 3, three times 5.
lesson-first-letters-plain = A card has a colour of its own as well, which is told first. It matters only in some variants. Your card 1 counts red pieces.
lesson-first-keep-plain = Keep as many as you like, here the first two. Type: keep 1 2
lesson-first-supply-plain = From the supply board all take their pieces; the word look tells its fields and all that lies open. A piece is a head, a body segment or a tail, in one of five colours.
lesson-first-pair-plain = You always take a whole field. Field 2 has a red and a blue body segment. Type: { $keys }
lesson-first-others-plain = The word board tells what all players have: player board, coatls, and how many cards they hold.
lesson-first-start-plain = Now assemble. Begin a coatl with the blue body segment; undo takes it back. Type: { $keys }
lesson-first-start-done-plain = Your first coatl! It grows at both ends, the head end and the tail end.
lesson-first-places-plain = Up to four prophecies may lie beside a coatl, no two alike. At most two of your coatls may be unfinished at a time.
lesson-first-join-plain = Attach the red head at the head end of coatl 1. Type: { $keys }
lesson-first-fulfil-plain = Put it beside the coatl. Type: { $keys }
lesson-first-pieces-end-plain = You can take, assemble and fulfil. The word undo takes back what you do: here one step, in a game the last action. Next come prophecies.
lesson-first-row-plain = Six prophecies lie open for all; look tells them. In a turn you may choose as many as you like, up to five in your hand.
lesson-first-lacks-plain = Your card that counts red pieces is worth nothing yet; with one more red piece it reaches its next level.
lesson-first-signs-plain = What a card asks for is told in words, from the head of a coatl to its tail.
lesson-first-choose-plain = Card 5 of the row wants red, blue, and further on blue, red. Your coatl can become that. Type: { $keys }
lesson-first-score-plain = The word score tells the points of all, with those of unfinished coatls; look tells how many pieces are left in the bags.
lesson-first-plan-plain = A coatl is complete with a head, a tail, a body and a prophecy. Then it may get a temple, too. You have one: no yellow, exactly seven pieces. One demand met is 3 points, both are 7.
lesson-first-piles-plain = Temples on the two piles are for everybody: whoever completes a coatl first has the choice.
lesson-first-close-plain = Now the tail. A complete coatl gets no more pieces. Type: { $keys }
lesson-first-temple-plain = What brings most is your card, 4 points, and your temple, 7. Type one after the other: { $keys }
lesson-first-helpers-plain = In a game, though not in this lesson, the word hint asks a master for the best turns.
lesson-first-pick-plain = No field has the two green ones that you need. Take them from the bag, with the token of the perfect pick. Type: { $keys }
lesson-first-third-plain = Your third coatl has its tail already. Attach green at the head end. Type: { $keys }
lesson-first-opponent-temple-plain = A coatl needs a prophecy to be complete. Fulfil yours, and claim the temple of pile 2: no blue, as many black as red. Type one after the other: { $keys }
lesson-first-goodbye-plain = Your third coatl has ended the game, and you have won. The word rules tells the rulebook, help all words, and new begins a game. Good luck!
