### Yksi in English. Voice: a good host who knows the rules: short, warm, exact; no exclamation
### marks but UNO's. The same keys stand in every language; cards, seats and counts come filled in.
### $person is "you" for the reader's own seat, else "they"; $other the same for a second seat.

## Cards and colours

# $form is "name", "object" (somebody names it) or "negated" ("no … card").
color = { $color ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
    }
symbol = { $symbol ->
    [draw_two] Draw Two
    [reverse] Reverse
    [skip] Skip
    [wild] Wild
    [wild_four] Wild Draw Four
    [shuffle_hands] Wild Shuffle Hands
    [valley] Wild Tales From Moominvalley
    [custom] Wild Customizable
   *[number] { $number }
    }
# $form is "name", or "object" for what somebody lays, draws or discards.
card = { $color ->
    [none] { symbol }
   *[other] { color } { symbol }
    }
card-custom = { $card } ({ $preset })
cards = { $count ->
    [0] no cards
    [1] a card
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
    [6] six cards
    [7] seven cards
    [8] eight cards
    [9] nine cards
   *[other] { $count } cards
    }
no-cards = no cards
no-color = none
that-card = that card
list = { $items } and { $last }
# $form is "subject" (begins a sentence), "object" or "plain" (in a list).
you = { $form ->
    [subject] You
   *[object] you
    }

## Editions

edition-classic = Classic
    .about = The game most people know: one card a turn, Wild Draw Four can be challenged, first to 500 points.
edition-custom = Custom
    .about = Classic, with a card that shuffles all hands together and three wilds whose text you choose.
edition-moomin = Moominvalley
    .about = Four valley wilds let everybody discard a card. Whoever is out first wins.
edition-kpgut = KPGUT
    .about = House rules of a Finnish tour: several equal cards at once, draws answered with draws, jumping in, playing on to the last place.

## Texts of the customizable cards

preset-blank = blank
    .effect = The card is blank and plays as a plain wild.
preset-draw_to_color = Draw to a colour
    .effect = The next player draws until a card of the named colour comes.
preset-drop_wilds = Others drop wilds
    .effect = Everybody else discards all wilds.
preset-three_if_stuck = Three if stuck
    .effect = If nothing fits, the next player draws three cards instead of one.
preset-extra_turn = Extra turn
    .effect = Whoever laid it takes another turn.
preset-next_to_seven = Next to seven
    .effect = The next player draws or discards to exactly seven cards.
preset-all_to_three = All to three
    .effect = Everybody draws or discards to exactly three cards.
preset-open_hands = Open hands
    .effect = All hands lie open until the next turn of whoever laid it.
preset-joke = The joke
    .effect = Whoever laid it tells a joke. If somebody laughs, all cards but one go; if nobody does, four are drawn.
preset-elbows = Stiff elbows
    .effect = The next player keeps both elbows straight until somebody calls UNO.
preset-rooster = Rooster
    .effect = The next player crows or clucks as well as possible, and draws four cards.
preset-text = Own text
    .effect = The table carries out what it has written on the card.
joke-1 = “Why did the Skip cross the table? Because the others did not get a turn.”
joke-2 = “I have one card left. It says I have one card left.”
joke-3 = “My doctor says I should draw less. He has seen my hand.”

## What happens

event-cut = Drawn for the deal: { $draws }.
cut-item = { $who } { $card }
event-dealer = { $person ->
    [you] You deal.
   *[they] { $who } deals.
    }
event-dealt = { $person ->
    [you] You now hold { $cards }.
   *[they] { $who } now holds { $cards }.
    }
event-dealt-known = { $person ->
    [you] You now hold { $cards }.
   *[they] { $who } now holds { $cards }.
    }
event-turned = { $rejected ->
    [yes] Turned up and put back: { $card }.
   *[no] Turned up: { $card }.
    }
event-turn = { $person ->
    [you] Your turn.
   *[they] It is { $who }'s turn.
    }
event-laid = { $person ->
    [you] You lay { $cards }.
   *[they] { $who } lays { $cards }.
    }
event-laid-color = { $person ->
    [you] You lay { $cards } and choose { $color }.
   *[they] { $who } lays { $cards } and chooses { $color }.
    }
event-jumped = { $person ->
    [you] You jump in with { $cards }.
   *[they] { $who } jumps in with { $cards }.
    }
event-named = { $person ->
    [you] You choose { $color }.
   *[they] { $who } chooses { $color }.
    }
event-drew = { $why ->
    [finish] { $person ->
        [you] Nobody finishes on a special card: you draw { $cards }.
       *[they] Nobody finishes on a special card: { $who } draws { $cards }.
        }
    [valley] { $person ->
        [you] With one card in hand, you first draw { $cards }.
       *[they] With one card in hand, { $who } first draws { $cards }.
        }
    [table] { $person ->
        [you] The table gives you { $cards }.
       *[they] The table gives { $who } { $cards }.
        }
   *[turn] { $person ->
        [you] You draw { $cards }.
       *[they] { $who } draws { $cards }.
        }
    }
event-kept = { $person ->
    [you] You lay nothing.
   *[they] { $who } lays nothing.
    }
event-passed = { $person ->
    [you] You can neither lay nor draw, and pass.
   *[they] { $who } can neither lay nor draw, and passes.
    }
event-accepted = { $person ->
    [you] You take { $cards } and lose the turn.
   *[they] { $who } takes { $cards } and loses the turn.
    }
event-challenged = { $edition ->
    [kpgut] { $person ->
        [you] You doubt { $whom }.
       *[they] { $who } doubts { $whom }.
        }
   *[classic] { $person ->
        [you] You challenge { $whom }.
       *[they] { $who } challenges { $whom }.
        }
    }
event-shown = { $person ->
    [you] You show { $whom } your hand.
   *[they] { $who } shows { $whom } all cards.
    }
event-shown-known = { $person ->
    [you] You show { $cards }.
   *[they] { $who } shows { $cards }.
    }
event-judged = { $guilty ->
    [yes] It was a bluff.
   *[no] It was no bluff.
    }
event-called = { $person ->
    [you] You call UNO!
   *[they] { $who } calls UNO!
    }
event-caught = { $person ->
    [you] You catch { $whom } without a call.
   *[they] { $other ->
        [you] { $who } catches you without a call.
       *[they] { $who } catches { $whom } without a call.
        }
    }
event-lapsed = { $person ->
    [you] The time for your call is over.
   *[they] { $who }: the time for the call is over.
    }
event-skipped = { $person ->
    [you] You lose your turn.
   *[they] { $who } loses the turn.
    }
event-reversed = { $direction ->
    [cw] Play turns round, clockwise now.
   *[ccw] Play turns round, counter-clockwise now.
    }
event-reshuffled = The discard pile is shuffled: { $count } { $count ->
    [one] card
   *[other] cards
    } to draw from.
event-pending = { $person ->
    [you] You owe { $cards }.
   *[they] { $who } owes { $cards }.
    }
event-chose = { $person ->
    [you] You have chosen.
   *[they] { $who } has chosen.
    }
event-discarded = { $person ->
    [you] You discard { $cards }.
   *[they] { $who } discards { $cards }.
    }
event-gave = { $person ->
    [you] You give { $whom } { $card }.
   *[they] { $who } gives { $whom } { $card }.
    }
event-laughed = { $person ->
    [you] You laugh.
   *[they] { $who } laughs.
    }
event-frowned = { $person ->
    [you] You do not laugh.
   *[they] { $who } does not laugh.
    }
event-swapped = { $person ->
    [you] You swap hands with { $whom }.
   *[they] { $who } swaps hands with { $whom }.
    }
event-rotated = Every hand moves on by one seat.
event-pooled = { $person ->
    [you] You shuffle all hands together and deal them anew.
   *[they] { $who } shuffles all hands together and deals them anew.
    }
event-opened = { $person ->
    [you] All hands lie open until your next turn.
   *[they] All hands lie open until { $who } is on turn again.
    }
event-closed = The hands are hidden again.
event-marked = { $person ->
    [you] You must keep both elbows straight.
   *[they] { $who } must keep both elbows straight.
    }
event-unmarked = { $person ->
    [you] You may bend your elbows again.
   *[they] { $who } may bend both elbows again.
    }
event-custom = The card says “{ $preset }”.
event-out = { $person ->
    [you] You are out and take place { $place }.
   *[they] { $who } is out and takes place { $place }.
    }
event-gaveup = { $person ->
    [you] You give up.
   *[they] { $who } gives up.
    }
event-removed = { $person ->
    [you] You have to leave the game.
   *[they] { $who } has to leave the game.
    }
event-joined = { $person ->
    [you] You sit down to the left of { $whom }.
   *[they] { $who } sits down to the left of { $whom }.
    }
event-wasaway = { $person ->
    [you] You were away on your turn.
   *[they] { $who } was away when it was their turn.
    }
event-accused = { $rightly ->
    [yes] { $other ->
        [you] { $who } is right: you broke the rules.
       *[they] { $person ->
            [you] You are right: { $whom } broke the rules.
           *[they] { $who } is right: { $whom } broke the rules.
            }
        }
   *[no] { $person ->
        [you] You accuse { $whom } without reason.
       *[they] { $who } accuses { $whom } without reason.
        }
    }
event-tookback = { $person ->
    [you] You take back { $cards }.
   *[they] { $who } takes back { $cards }.
    }
event-roundover = { $reason ->
    [out] { $person ->
        [you] You are out and win the round.
       *[they] { $who } is out and wins the round.
        }
   *[last_player] { $person ->
        [you] The game is over. You win.
       *[they] The game is over. { $who } wins.
        }
    }
event-roundover-nobody = { $reason ->
    [void] Nobody can lay or draw any more: the round is void.
    [exhausted] There is nothing left to draw: the game is over.
   *[stopped] The game was stopped. Nobody wins alone.
    }
event-scored = { $person ->
    [you] You score { $count } { $count ->
        [one] point
       *[other] points
        }.
   *[they] { $who } scores { $count } { $count ->
        [one] point
       *[other] points
        }.
    }
event-placed = { $place }. { $who }
event-matchover = The match is decided.

## The table and the hand

table-top = On top: { $card }.
table-top-color = On top: { $card }. Colour in force: { $color }.
table-empty = Nothing has been laid yet.
table-others = { $direction ->
    [cw] Clockwise
   *[ccw] Counter-clockwise
    } after you: { $others }.
table-seat = { $who } { $count } { $count ->
    [one] card
   *[other] cards
    }{ $called ->
    [yes] {" "}(UNO)
   *[no] {""}
    }
table-out = { $who } out
table-draw-pile = Draw pile: { $count } { $count ->
    [one] card
   *[other] cards
    }.
hand = Your hand, { $count } { $count ->
    [one] card
   *[other] cards
    }:
mark-fits = fits
mark-bluff = fits, but would be a bluff
mark-goes-on = goes on { $number }
mark-new = new

## Points and places

score-heading = { $scoring ->
    [winner] Score, to { $target } points:
   *[low] Score, the lowest wins once somebody has { $target } points:
    }
score-none = No points are kept in this edition.
score-hand = { $who }: { $cards }. { $count } { $count ->
    [one] point
   *[other] points
    }.
places-heading = Places:
match-winner = { $person ->
    [you] You win with { $count } { $count ->
        [one] point
       *[other] points
        }. Well played.
   *[they] { $who } wins with { $count } { $count ->
        [one] point
       *[other] points
        }.
    }
match-winners = The win is shared by { $names }.
series-game = Game { $game } of the series, minutes as points:
series-points = { $who }: { $count } { $count ->
    [one] point
   *[other] points
    }
series-removed = { $who }: removed, no points
series-heading = { $final ->
    [yes] The series is over. The smallest average wins, { $games } { $games ->
        [one] game
       *[other] games
        } played:
   *[no] The series after { $games } { $games ->
        [one] game
       *[other] games
        }:
    }
series-none = No game of the series is over yet.
series-no-place = –
series-row = average { $average }, { $total } in all

## Keys: the first word is the one shown, all are understood

key-draw = d draw
key-keep = k keep p pass
key-call = u uno
key-catch = x catch
key-challenge = c challenge doubt
key-accept = a accept take
key-jump = j jump
key-accuse = f foul accuse
key-forfeit = g giveup forfeit
key-needless = n needless
key-warn = v warn
key-remove = m remove
key-stop = z stop
key-gesture = e feel
key-table = t table
key-score = s score
key-rule = r rule rules
key-help = h help
key-quit = q quit exit
typed-red = r red
typed-green = g green
typed-blue = b blue
typed-yellow = y yellow
typed-yes = y yes
typed-no = n no
typed-me = me myself

## Help

help-aim = Get rid of your cards. Lay one that has the colour, the number or the symbol of the top card; wilds always fit. With one card left, { $edition ->
    [kpgut] say UNO within three seconds.
   *[other] call UNO before somebody catches you.
    }
help-cards = Lay a card by its number (3) or its name (r5, red 5, w4). A wild takes its colour with it (3 green). Where several equal cards may go together, the first lies lowest (2 5 4). Call UNO with the play: 3 { $call }.
help-draw = draw a card, or take the cards you owe
help-keep = keep the card you drew, or discard nothing
help-call = call UNO; also behind a play, as in 3 { $key }
help-catch = catch somebody who forgot to call: { $key } and the first letters of the name
help-challenge = challenge a Wild Draw Four
help-accept = take the cards you owe
help-jump = jump in with the same card as the top one, where the rules allow it
help-accuse = accuse the last play, where the rules allow it
help-forfeit = give up, where the rules allow it
help-needless = doubt that somebody draws with reason, where the rules allow it: { $key } and the first letters of the name
help-warn = warn somebody, where that office is yours: { $key }, the name and the reason
help-remove = remove somebody who was warned, where that office is yours
help-stop = put it to the vote to stop here
help-gesture = show how you feel
help-table = see the table and your hand again
help-score = see the score
help-rule = read the rule behind the last refusal
help-help = see this help
help-quit = leave the game

## Prompts

may = Choose: { $offers }.
may-lay = a number lays that card
may-draw = { $key } draws
may-keep = { $key } lays nothing
may-accept = { $key } takes the cards
may-challenge = { $edition ->
    [kpgut] { $key } doubts
   *[classic] { $key } challenges
    }
may-call = { $key } behind the number calls UNO
may-help = { $key } helps
drew-in-vain = That does not fit, so your turn is over.
pause = Enter goes on.
pause-jump = You hold { $card } too: { $key } jumps in.
ask-color = Which colour? { $offers }. Enter: { $default }.
ask-swap = With whom do you swap hands? { $others }.
ask-bluff = You hold a card that forbids it, so this would be a bluff. If it is challenged, the cards are yours. { $yes } lays it all the same, Enter does not.
ask-catch = Whom do you catch? The first letters of the name will do; Enter: nobody.
ask-forfeit = Do you really give up? { $yes } gives up, Enter plays on.
ask-whom = Whom do you mean? The first letters of the name will do; Enter: nobody.
ask-remove = Out of the game, without a place: { $who }. { $yes } does it, Enter does not.
ask-gesture = How do you feel? A number:
ask-vote = { $motion } { $yes } or { $no }.
ask-discard = You may discard one card; nobody sees which until all have chosen. A number, or Enter to keep all.
ask-discard-must = You must discard { $count } { $count ->
    [one] card
   *[other] cards
    }. The numbers, please.
ask-laugh = Did you laugh? { $yes } or { $no }.
ask-tool = The card says “{ $text }”. Carry it out: { $draw } NAME 2 makes somebody draw, { $discard } NAME 1 discard, { $give } NAME NAME lets the first give the second a card, { $show } NAME shows a hand, { $mark } NAME gets the marker, { $turn } NAME is on turn next, { $color } COLOUR changes the colour. Enter: done.
use-draw = d draw draws
use-discard = o discard discards
use-give = g give gives
use-show = s show shows
use-mark = m mark marker
use-turn = t turn
use-color = c colour color
ask-give = Which card do you give to { $who }? Its number, please.
ask-next-round = Enter deals the next round.
ask-next-game = Enter deals another game.
challenge-condition = { $rule ->
    [color] Wild Draw Four is honest only from a hand without a { $color } card.
    [color_or_wild] Wild Draw Four is honest only from a hand without a { $color } card or another wild.
    [draw_two] On Draw Two it is honest only from a hand without Draw Two.
    [four] On another Wild Draw Four it is always honest.
   *[playable] Wild Draw Four is honest only from a hand with no other card that fits.
    }
challenge-outcome = If you { $edition ->
    [kpgut] doubt
   *[classic] challenge
    } and it was a bluff, { $who } takes { $cards } and you { $free ->
    [yes] lay any card you like
   *[no] play on
    }; if not, you take { $more } and lose the turn. Only you see the hand.
challenge-odds = By the cards you can see: { $matching } of { $unseen } unseen ones would make it a bluff and { $who } holds { $held }; a random hand like that has one in { $percent } of 100 cases.

## Answers that were not understood

misread-word = I do not know “{ $word }”. { $key } shows what you can type.
misread-number = There is no card { $number }; you hold { $count }.
misread-twice = Card { $number } is named twice.
misread-no-card = Which card? Its number, please.
misread-only-cards = Only cards, please.
misread-seat = I do not know who “{ $word }” is.
misread-color = “{ $word }” is not a colour here.
misread-yes = { $yes } or { $no }, please.
misread-nothing = It is your turn. { $key } shows what you can type.
misread-enter = Enter goes on. { $key } shows what you can type.
misread-choice = “{ $word }” is none of them; a number from 1 to { $count }, please.
misread-tool = “{ $word }” is none of the tools. A letter, a name and, where cards are counted, a number, please.
misread-card-count = 0 to { $most }, please, not “{ $word }”.
misread-text = A number from 0 to { $count }, please, or a text of at most { $longest } letters.

## Refusals, each with the rule behind it

refusal = { $reason } ({ $key } tells the rule)
rule-none = Nothing has been refused yet.
refusal-not-your-turn = It is not your turn but { $who }'s.
    .rule = Only the player on turn lays and draws. Calling, catching and, where it is allowed, jumping in are open to all.
refusal-not-in-game = You are no longer in this game.
    .rule = Whoever is out or has given up watches until the next game.
refusal-round-over = The round is over.
    .rule = Once a round is over nothing can be laid or drawn until the next deal.
refusal-round-running = The round is still running.
    .rule = The next round is dealt when this one is over.
refusal-match-over = The match is decided.
    .rule = When somebody has reached the target, no further round is dealt.
refusal-not-in-hand = You do not hold { $card }.
    .rule = Only cards from your own hand can be laid or discarded.
refusal-does-not-fit = That does not fit: { $card } on { $top }, colour in force { $color }.
    .rule = A card fits by the colour, the number or the symbol of the top card. Wilds always fit. On a wild only the named colour counts.
refusal-one-card = Only one card can be laid here.
    .rule = A turn is one card, unless the rules allow several of one value; an opening or a free card is always a single one.
refusal-same-value = These cannot go together: { $card } has another value.
    .rule = Cards laid together share one number or symbol, and the lowest must fit. Wilds go with wilds of the same kind only.
refusal-only-drawn = After drawing, only the card just drawn can be laid.
    .rule = Whoever has drawn may lay the drawn card or nothing.
refusal-pending = Cards are owed, and { $card } is no answer to that.
    .rule = Owed cards are taken, or answered with another drawing card where the rules allow it, or the Wild Draw Four is challenged.
refusal-four-illegal = Not allowed now: { $card }.
    .rule = At this table Wild Draw Four cannot be a bluff: it needs a hand in which nothing forbids it.
refusal-four-opening = The game cannot be opened with { $card }.
    .rule = The first card of a game may be any card but Wild Draw Four.
refusal-four-free = Any card but { $card }, as long as you hold another.
    .rule = Whoever doubted rightly lays any one card; Wild Draw Four only when there is no other.
refusal-color-missing = With { $card } comes a colour, as in “3 green”.
    .rule = The colour is named together with the wild, before anything else happens.
refusal-color-unasked = No colour is named with { $card }.
    .rule = Only wilds let you choose the colour.
refusal-swap-missing = Say with whom you swap hands.
    .rule = Where sevens swap hands, whoever lays one chooses with whom.
refusal-swap-unasked = No hands are swapped with { $card }.
    .rule = Hands are swapped by a seven only, and only where the table plays so.
refusal-must-finish = First finish the play: a colour or a partner is missing.
    .rule = A play is one piece: its cards, its colour, its partner.
refusal-must-open = First open the game with a card.
    .rule = The game begins with a card, not with drawing.
refusal-cannot-draw = You cannot draw now.
    .rule = A turn allows one card by drawing, or as many as the edition says; what is owed is taken instead.
refusal-nothing-left = There is nothing left to draw.
    .rule = { $edition ->
        [kpgut] When both piles are used up, whoever can lay must lay; if somebody cannot, the game ends (§ 5).
       *[other] When both piles are used up, whoever can lay must lay; whoever cannot passes.
    }
refusal-cannot-keep = You cannot pass now: lay a card or draw.
    .rule = A turn ends with a card laid or a card drawn; where a drawn card must be played, it cannot be kept.
refusal-nothing-pending = There is nothing to take.
    .rule = Cards are owed only after Draw Two or Wild Draw Four.
refusal-cannot-challenge = There is nothing to challenge.
    .rule = Only Wild Draw Four can be challenged, only by the player who would have to draw, and before anything else.
refusal-no-duty = No call is due now.
    .rule = UNO is called with one card left: with the play, right before it, or right after it while nobody has acted and the time has not run out.
refusal-cannot-catch = There is nobody to catch there.
    .rule = Only somebody who came down to one card and did not call can be caught, and only until the next player goes on. Where there are seconds for the call, they must be over.
refusal-cannot-jump = You cannot jump in now.
    .rule = Where jumping in is allowed, it takes a card identical to the top one, and it must not be your own turn.
refusal-no-choice = There is nothing for you to choose now.
    .rule = Discards and verdicts are asked for when a card calls for them.
refusal-must-discard = You must discard a card here.
    .rule = Whoever is told to discard does; only where a card says “may” can it be declined.
refusal-too-many = Those are too many cards at once.
    .rule = No more cards are discarded than the card asks for.
refusal-cannot-accuse = There is no play to accuse.
    .rule = Cheating counts when it is noticed before the next player lays a card; later it stays.
refusal-cannot-forfeit = There is no giving up in this edition.
    .rule = Giving up belongs to games with places. You can always leave the game.
refusal-cannot-join = Nobody can join now.
    .rule = Joining is possible while nobody is out and enough cards are left.
refusal-not-now = Not now.
    .rule = Something else has to be finished first.

## Setting up

welcome = Welcome, { $name }. We play { $edition }. At the table with you: { $others }.
welcome-help = { $help } helps at any time, { $quit } leaves the game.
welcome-limit = A game lasts at most { $count } { $count ->
    [one] minute
   *[other] minutes
    }.
ask-etiquette = Enter says that you have read this.
changed-rule = Changed rule: { $name }: { $value }.
goodbye = Thank you for the game. Until next time.
recorded = The evening is recorded in { $file }.
default-name = Guest
ask-name = Good day. What may I call you? Enter: { $default }.
ask-edition = What shall we play?
ask-number = A number from 1 to { $count }. Enter: { $default }.
ask-seats = How many at the table, with you? { $low } to { $high }. Enter: { $default }.
ask-card-count = How many customizable cards are used? 0 to { $most }. Enter: { $most }.
ask-texts = These texts are known:
ask-text = Card { $card }: a number from 1 to { $count }, a text of your own, or 0 for a blank card. Enter: { $default }.

## The command line

usage = Usage:
usage-arguments = { $kind ->
    [group] [OPTIONS] COMMAND
   *[command] [OPTIONS]
    }
usage-options = Options
usage-commands = Commands
usage-codes = Exit codes: 0 all is well, 1 something is not as it should be, 2 something typed or read cannot be understood, 130 interrupted.
command-yksi =
    .help = A table for the UNO card game, in four editions. Without a command the table opens in your browser.
command-play = play in the terminal against bots
    .help = Play in the terminal against bots. What you do not say is asked, with a sensible answer behind Enter.
command-editions = compare the rules of the four editions
    .help = The four editions beside one another, rule by rule, with the clause that each rule rests on. With files of your own: those editions beside the ones that they change.
option-help = show this page
option-version = show the version
option-lang = language: en, fi, sv, nb or da (else YKSI_LANG, else LANG)
option-default = (default: { $value })
usual-edition = you are asked, else classic
usual-seats = you are asked, else 4
usual-asked = you are asked
usual-chance = chance
usual-none = none
usual-file = a file of your own
usual-peer-address = where it listens
usual-cores = all
usual-differ = when they differ
usual-compare-seats = 4, between two bots 2
usual-beside = somebody beside the table
option-edition = classic, custom, moomin or kpgut, or a file with an edition of your own
option-seats = how many players, you included
option-rules = changed rules, as in "stacking=same + draw=until"; `yksi editions` lists them
option-card = what a customizable card says, a known text (1=joke) or your own (2="everybody stands up"); once for each card
option-series = a KPGUT series: game after game, minutes as points
option-limit = minutes until a game is stopped, in a series at most 60
option-name = your name
option-level = how well the bots play: casual, careful, sharp, master, grandmaster or random
option-seed = repeat a game: the same number deals the same cards
option-forget = how often in a hundred a bot forgets to call UNO
option-record = write the record of the evening into this file
option-plain = no colours and no tables
error-language = There is no language “{ $word }” here; there are { $languages }.
error-command = There is no command “{ $word }”; there are { $commands }.
error-option = There is no option { $option }. Add --help to see what there is.
error-option-value = { $option } needs a value behind it.
error-extra = I do not know what to do with “{ $words }”. Add --help to see what there is.
error-missing = { $name } is missing. Add --help to see what there is.
error-value = The value of { $option } does not fit. Add --help to see what there is.
error-usage = That cannot be read: { $reason }
error-between = { $option } takes a whole number from { $low } to { $high }, not “{ $value }”.
error-choice = { $option } is one of { $choices }, not “{ $value }”.
error-range = { $option } takes a number from { $low } to { $high }.
error-address = { $option } takes the beginning of a link, as in https://cards.example, not “{ $value }”.
error-edition = There is no edition “{ $word }”; there are { $editions }, or a file of your own that ends in .toml.
error-edition-twice = The edition is given twice: { $one } and { $other }.
error-folder = { $count ->
    [0] { $folder } holds no edition: no file that ends in .toml.
   *[other] { $folder } holds { $count } editions; at most { $most } can be offered.
    }
error-seats = { $low } to { $high } can play this, not { $value }.
error-rules = These rules cannot be played: { $reason }.
error-card = { $most ->
    [0] --card: these rules have no customizable cards.
   *[other] --card takes a card from 1 to { $most } and a text of at most { $longest } letters, as in 1="everybody stands up", not “{ $value }”.
    }
error-places = { $option } belongs to games with places, such as kpgut.

## The comparison of editions

column-rule = Rule
clause-house = house option
rules-deck = Players, cards and the deal
rules-turn = A turn
rules-four = Wild Draw Four
rules-last = The last cards
rules-score = Points
rules-people = People
yes-no = { $value ->
    [yes] yes
   *[no] no
    }
how-many = { $value ->
    [0] none
   *[other] { $value }
    }
preset = { $value ->
    [draw_to_color] { preset-draw_to_color }
    [drop_wilds] { preset-drop_wilds }
    [three_if_stuck] { preset-three_if_stuck }
    [extra_turn] { preset-extra_turn }
    [next_to_seven] { preset-next_to_seven }
    [all_to_three] { preset-all_to_three }
    [open_hands] { preset-open_hands }
    [joke] { preset-joke }
    [elbows] { preset-elbows }
    [rooster] { preset-rooster }
    [text] { preset-text }
   *[blank] { preset-blank }
    }
rule-min_seats = Fewest players
    .value = { $value }
rule-max_seats = Most players
    .value = { $value }
rule-seats_per_deck = Players to a deck
    .value = { $value ->
        [0] one deck for all
       *[other] at most { $value } to a deck
        }
rule-decks = Number of decks
    .value = { $value ->
        [0] as the line above says
       *[other] { $value }
        }
rule-shuffle_hands = Wild Shuffle Hands in the deck
    .value = { how-many }
rule-custom_wilds = Wild Customizable in the deck
    .value = { how-many }
rule-valley_wilds = Moominvalley wilds in the deck
    .value = { how-many }
rule-card1 = Text of the first customizable card
    .value = { preset }
rule-card2 = Text of the second customizable card
    .value = { preset }
rule-card3 = Text of the third customizable card
    .value = { preset }
rule-hand_size = Cards dealt to each
    .value = { $value }
rule-dealer = Who deals first
    .value = { $value ->
        [cut] whoever draws the highest number
        [random] decided by lot
       *[oldest] the oldest player, every time
        }
rule-start = The first card
    .value = { $value ->
        [act] is turned up, and acts
        [number] is turned up until it is a number
       *[opener] is laid by the youngest: any but Wild Draw Four
        }
rule-several = Cards in a turn
    .value = { $value ->
        [no] one
       *[value] one, or several of the same value
        }
rule-draw = If nothing fits
    .value = { $value ->
        [one] draw one card
       *[until] draw until something fits
        }
rule-voluntary = Drawing by choice
    .value = { $value ->
        [once] one card
        [many] as many as you like
       *[never] not allowed
        }
rule-after_draw = After drawing you may lay
    .value = { $value ->
        [drawn] the drawn card
       *[any] any card that fits
        }
rule-play_drawn = If something fits after drawing
    .value = { $value ->
        [may] you may lay it
       *[must] you must lay
        }
rule-jump_in = Jumping in out of turn
    .value = { $value ->
        [no] no
        [number] with the same number card; the turn stays
       *[identical] with any identical coloured card; play goes on from there
        }
rule-stacking = Stacking draw cards
    .value = { $value ->
        [no] no
        [same] same kind on same kind
        [chain] same kind, or Wild Draw Four on Draw Two
       *[any] any on any; Draw Two on Wild Draw Four in the named colour only
        }
rule-reverse_two = Reverse with two players
    .value = { $value ->
        [skip] works like Skip
       *[flip] turns the direction only
        }
rule-seven_swap = A seven swaps hands
    .value = { yes-no }
rule-zero_rotate = A zero moves every hand on
    .value = { yes-no }
rule-wild_four = Wild Draw Four is honest without
    .value = { $value ->
        [color] a card of the colour in force
        [color_or_wild] a card of the colour, or another wild
       *[playable] any other card that fits
        }
rule-bluff = Bluffing with Wild Draw Four
    .value = { $value ->
        [yes] allowed, and can be challenged
       *[no] not allowed
        }
rule-upheld = Whoever challenges rightly
    .value = { $value ->
        [turn] takes an ordinary turn
       *[free] lays any one card
        }
rule-doubt = A doubt in a chain costs
    .value = { $value ->
        [debt] the whole debt, or two more
       *[letter] four cards, or six
        }
rule-uno_penalty = A forgotten call costs
    .value = { $value ->
        [0] nothing
        [one] one card
       *[other] { $value } cards
        }
rule-uno_grace = Time for the call
    .value = { $value ->
        [0] until somebody notices
        [one] one second
       *[other] { $value } seconds
        }
rule-uno_window = Too late to catch once the next player
    .value = { $value ->
        [acts] begins the turn
       *[plays] lays a card
        }
rule-last_draw = Draw Two or Wild Draw Four as last card
    .value = { $value ->
        [yes] is still drawn for
       *[no] makes nobody draw
        }
rule-finish = The last card may be
    .value = { $value ->
        [any] any card
       *[numbers] a number
        }
rule-play_on = When somebody is out
    .value = { $value ->
        [no] the round is over
       *[yes] the others play on
        }
rule-exhausted = When nothing is left to draw
    .value = { $value ->
        [void] the round is void in the end
       *[end] the game ends, the fewest cards rank first
        }
rule-reshuffle_keeps = When the discard pile is shuffled, there stays
    .value = { $value ->
        [top] the top card
       *[play] the whole last play
        }
rule-scoring = Points
    .value = { $value ->
        [winner] for the winner, the others' cards
        [low] everybody counts their own cards; the lowest wins
        [none] none
       *[places] none, only places
        }
rule-target = A match goes to
    .value = { $value ->
        [0] no number of points
        [1] one round
       *[other] { $value } points
        }
rule-join_cards = Joining a running game
    .value = { $value ->
        [0] not possible
       *[other] with { $value } cards
        }
rule-absence_cards = Being away on your turn costs
    .value = { $value ->
        [0] nothing
        [one] one card
       *[other] { $value } cards
        }
rule-forfeit = Giving up
    .value = { $value ->
        [yes] possible, for the last place
       *[no] not possible
        }
rule-referee = Cards that do not fit
    .value = { $value ->
        [strict] are refused
       *[open] can be laid, and accused
        }
rule-conduct = Advice, disputes and manners
    .value = { $value ->
        [offices] by ballots and the oldest player
       *[no] left to the people
        }

## Files of rulings, positions and records

command-rulings = run rulings and tell which are broken
    .help = Runs the rulings in the files, or all that come with Yksi where none is named: small texts that say what the rules demand. Names every ruling that is broken, with its line and what was the case instead. The code is 1 when any is broken, else 0. How to write one: “Positions, moves and rulings” in the documentation.
command-position = show a position and what everybody may do
    .help = Reads a position from a file, or from the standard input, shows it whole and lists every move that each seat may make. How to write one: “Positions, moves and rulings” in the documentation.
command-replay = play a record back
    .help = Plays a record back and tells every act, as somebody beside the table sees it or as one seat does. The form of records: “Records” in the documentation.
command-bench = measure how fast the rules run here
    .help = Plays random rounds in compiled code and in plain Python and tells how many actions a second this machine makes.
option-all = tell the rulings that hold as well
option-seat = tell it as this seat saw it, for example A
option-position = show the position at the end
option-seconds = how long each measurement lasts
error-file = { $file } cannot be read: { $reason }.
error-file-write = { $file } cannot be written: { $reason }.
error-file-twice = { $one } and { $other } cannot both be written to { $file }.
error-output = The output cannot be written: { $reason }.
error-file-text = { $file } is not a text in UTF-8.
error-text = { $file }: { $reason }
error-rulings-none = { $file } holds no ruling.
error-position-none = { $file } holds no position.
error-seat = There is no seat { $word } in this record; the seats are { $seats }.
ruling-held = held: { $ruling }
ruling-broken = BROKEN: { $ruling }
    { $where }: { $reason }
rulings-sum = { $held ->
    [one] One ruling holds
   *[other] { $held } rulings hold
    }, { $broken ->
    [0] none is broken.
    [one] one is broken.
   *[other] { $broken } are broken.
    }
position-moves = { $count ->
    [one] { $seat } has one move:
   *[other] { $seat } has { $count } moves:
    }
bench-preparing = Random play, actions a second on one core.
compiling = Compiling the rules for this machine: half a minute, once.
bench-native = { $rate } { $edition }, { $seats } seats, native
bench-interpreted = { $rate } { $edition }, { $seats } seats, plain Python with all events
bench-clones = { $rate } copies of a table

## Simulations

command-sim = play many games between bots and count
    .help = Plays many games between bots, on all cores, and tells who wins, how long rounds last, which card ends them, and more, with what is certain about each number.
command-compare = compare two rule sets or two bots
    .help = Plays the same deals on two sides and says what the difference is and whether it is more than chance. Two rule sets, as in "classic" "classic + stacking=same"; or, with one rule set or none, two bots with --bots.
command-tournament = rate bots against each other
    .help = Lets bots play each other in every order round the table and rates them with Plackett and Luce's model. The same seed gives the same tournament. Players from outside enter with --agent or --process (“Players from outside” in the documentation).
command-train = teach a network to play
    .help = Lets a network learn by playing against itself, its earlier selves and bots, and tells what it wins then. Log, checkpoint, weights and curves are kept in a folder; --resume goes on from there. Needs yksi[learn].
option-train-champion = learn every edition and many rules at once, as the champion does, rather than one
option-train-many = with --champion: its heir, which begins with its weights and learns at tables of more than two
option-train-against = learn to beat this one alone: it sits at all other seats, and the learner begins as its twin
option-train-from-nothing = with --against: the learner begins by chance, and not as its twin
option-train-minutes = how many minutes to learn, in all runs together
option-train-folder = where everything is kept
option-train-resume = go on with what is kept in the folder
option-train-device = what computes: cpu, cuda, or auto for a graphics card where there is one
train-running = Learning
train-won = { $rules }, { $seats } seats: against { $bot } it wins { $share } % ± { $margin } of { $games } games; { $unfinished } had no end.
train-kept = { $millions } million choices. Log, checkpoint, weights and curves are in { $folder }.
train-against = { $rules }, { $seats } seats, against { $bot }
train-against-companion = { $rules }, { $seats } seats, against { $bot }, as a companion
train-plot-won = games won, in percent, with 95 % intervals
train-plot-entropy = how undecided it is (entropy)
train-plot-minutes = minutes of learning
train-plot-heading = A network after { $millions } million choices
command-score = keep the score of an evening with paper cards
    .help = Asks what happened, line by line, and keeps every answer in FILE at once; without one, in a file named after the day. A file that is there goes on. yksi replay and yksi standings read it.
command-standings = standings over evenings with paper cards
    .help = Reads the records of evenings (see “Records” in the documentation) and files of old results (CSV: evening, game, name, points) and shows the standings over all of them. Games by the clock count their average of points, the smallest first; rounds and matches count who won them.
option-standings-results = write all results into this file as CSV, which can be read again; - writes them here
standings-nothing = Nothing is over yet in these evenings.
standings-games = Games by the clock, the smallest average first
standings-rounds = Rounds and matches, the most matches first
standings-place = place
standings-name = name
standings-played = games
standings-average = average
standings-won-rounds = rounds won
standings-won-matches = matches won
plot-standings = { $who } is first with { $average } on average
plot-standings-several = { $who } are first with { $average } on average
plot-standings-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
option-sim-seats = how many players
option-games = how many games, as in 5000, 250k or 1M
option-sim-seed = the same number deals the same games
option-bots = who plays, one a seat: random, casual, careful, rlcard, sharp, master, champion, grandmaster; fewer are repeated round the table
option-compare-bots = two bots to compare, or, with two rule sets, who plays
option-tournament-bots = who takes part
option-agent = a player from outside: a Python class with decide(view, legal); can be given several times. Games are then played one by one, 1k of them if nothing else is said
option-process = a player from outside: a program that reads and writes lines of JSON; can be given several times
option-agent-limit = how many seconds a player from outside has for a decision
option-rotate = bots move on from seat to seat, so that no seat is an advantage
option-sim-forget = how often a bot forgets to call UNO, as in 10%
option-miss = how often a bot misses that somebody forgot, as in 20%
option-trials = how many play-outs sharp and grandmaster try for a decision; more is stronger and slower
option-threads = how many cores to use
option-cluster = run on the Dask cluster whose scheduler has this address
option-gpu = run on a CUDA graphics card
option-json = write the results into this file as JSON; - writes them here
option-csv = write the results into this file as CSV; - writes them here
option-plot = draw the results into this file, .png or .svg
error-bot = { $option }: there is no bot “{ $word }”; there are { $bots }.
error-bots-few = { $option } needs at least { $least } bots.
error-bots-many = { $count } bots do not fit on { $seats } seats.
error-bots-twice = In a tournament everybody takes part once: --bots names a bot twice.
error-bots-seats = A tournament at { $seats } seats needs as many different bots, and there are { $count }.
error-agent-form = { $option } takes a name and what plays, as in mine=module:Class or mine="python agent.py", not “{ $word }”.
error-agent-taken = The name { $name } is taken; every player needs its own.
error-agent-load = { $name } cannot take part: { $reason }
error-agent-option = Games with players from outside are played here, one by one: leave out { $option }.
error-count = { $option } takes a number from 1 to { $most }, as in 5000, 250k or 1M, not “{ $value }”.
error-trials = { $option } is for bots that think ({ $bots }), and none of them plays here.
error-share = { $option } takes a share from 0% to 100%, not “{ $value }”.
error-compare = Two rule sets, as in "classic" "classic + stacking=same", or two different bots, as in --bots careful,random.
error-plot = { $file } should end with one of { $endings }.
error-extra-missing = { $option } needs more to be installed: yksi[{ $extra }].
error-cluster = There is no cluster at { $address }: { $reason }
error-gpu-bot = { $bot } plays on the processor; leave out --gpu, or that bot.
gpu-no-package = --gpu needs more to be installed: yksi[gpu].
gpu-no-device = There is no CUDA graphics card here that can be used.
sim-running = playing
sim-interrupted = Interrupted. This is what was counted until then.
sim-nothing = Interrupted before a game was over: nothing was counted.
sim-heading = { $rules }, { $seats } seats: { $bots }
sim-games = Games: { $games }, seed { $seed }.
sim-stopped = Games: { $games } of { $of }, then interrupted; seed { $seed }.
sim-trials = { $bot }: { $trials } play-outs for a decision.
sim-rotated = The bots move on from seat to seat.
sim-wins-bot = Who wins
sim-places = In which place they come, on average
sim-wins-seat = Who wins, by seat
sim-wins-order = Does it help to begin?
sim-seat = seat { $seat }
sim-order-place = { $place ->
    [1] whoever begins
   *[other] number { $place } in turn
    }
sim-length = How long a round lasts
sim-turns = turns, on average
sim-median = half of them at most
sim-nine-of-ten = nine of ten
sim-draws = draws on turn
sim-actions = actions of all kinds
sim-points = What the winner gets
sim-points-mean = points, on average
sim-decides = With which card a round ends
sim-decides-color = And in which colour
sim-number = number { $number }
sim-wild = wild
sim-habits = What else happens in a round
sim-calls = UNO called
sim-catches = caught without a call
sim-jumps = jumps in
sim-four-laid = laid in a round
sim-four-bluffs = of these, bluffs
sim-four-challenged = of these, challenged
sim-four-upheld = of the challenges, rightly
sim-end = How rounds end
sim-end-out = somebody lays the last card
sim-end-last-player = all but one are out
sim-end-void = nobody can lay or draw
sim-end-exhausted = no card left to draw
sim-end-endless = given up after { $most } actions
sim-sure = Beside each value: the interval in which it lies with 95 % certainty.
sim-speed = It took { $seconds } s: { $games } games and { $actions } actions a second.
compare-heading = { $title } ({ $bots }, { $seats } seats)
compare-rules = { $one } or { $two }
compare-letters = A: { $one }. B: { $two }
compare-bots = { $one } or { $two }
compare-only = only { $bot }
compare-table = The same deals, side by side
compare-duel = Against each other: every deal twice, with places swapped
compare-alone = Among themselves: a table of only one kind
compare-what = in a round
compare-difference = difference
compare-range = 95 % interval
compare-sure = certain?
compare-yes = yes
compare-no = no
compare-same = same
compare-turns = With { $side } a round { $direction ->
    [more] lasts { $size } turns longer
   *[less] is { $size } turns shorter
    } ({ $range }).
    .name = turns
compare-points = With { $side } the winner gets { $size } points { $direction ->
    [more] more
   *[less] fewer
    } ({ $range }).
    .name = points of the winner
compare-draws = With { $side } people draw { $size } times { $direction ->
    [more] more
   *[less] less
    } in a round ({ $range }).
    .name = draws on turn
compare-first = With { $side } whoever begins wins { $size } percentage points { $direction ->
    [more] more often
   *[less] less often
    } ({ $range }).
    .name = whoever begins wins
compare-special = With { $side } a round ends { $size } percentage points { $direction ->
    [more] more often
   *[less] less often
    } with an action or a wild ({ $range }).
    .name = ends with an action or a wild
compare-fours = With { $side } { $size } Wild Draw Fours { $direction ->
    [more] more
   *[less] fewer
    } are laid in a round ({ $range }).
    .name = Wild Draw Fours
compare-bluffs = With { $side } there are { $size } bluffs { $direction ->
    [more] more
   *[less] fewer
    } in a round ({ $range }).
    .name = bluffs
compare-challenges = With { $side } there are { $size } challenges { $direction ->
    [more] more
   *[less] fewer
    } in a round ({ $range }).
    .name = challenges
compare-catches = With { $side } { $size } people { $direction ->
    [more] more
   *[less] fewer
    } are caught without a call in a round ({ $range }).
    .name = caught without a call
compare-jumps = With { $side } somebody jumps in { $size } times { $direction ->
    [more] more
   *[less] less
    } in a round ({ $range }).
    .name = jumps in
compare-void = With { $side } nobody wins { $size } percentage points { $direction ->
    [more] more often
   *[less] less often
    } ({ $range }).
    .name = nobody wins
compare-wins = { $better } wins { $size } percentage points more often than { $worse } ({ $range }).
    .name = wins
compare-won-points = { $better } gets { $size } points more in a game than { $worse } ({ $range }).
    .name = points won
compare-unsaid = At { $games } games nothing can be said about: { $items }.
compare-all-same = Not a single game differs.
compare-how = “Certain” means: the risk that any one of these differences is mere chance is below 5 % (Holm).
tournament-heading = { $rules }, { $seats } seats
tournament-table = The bots, the best first
tournament-place = place
tournament-bot = bot
tournament-rating = rating
tournament-wins = wins
tournament-best = { $bot } is the best of them, and that is more than chance.
tournament-close = These cannot be told apart at this number of games: { $bots }.
tournament-unfinished = { $games ->
    [one] 1 game was not over after { $actions } actions and counts for nobody.
   *[other] { $games } games were not over after { $actions } actions and count for nobody.
}
tournament-faults = { $games ->
    [one] { $bot } lost 1 game by a fault: crashed { $crashed }, illegal { $illegal }, too late { $late }.
   *[other] { $bot } lost { $games } games by a fault: crashed { $crashed }, illegal { $illegal }, too late { $late }.
}
tournament-fault = { $bot }, { $kind ->
    [crashed] crashed
    [illegal] illegal
   *[late] too late
}: { $reason }
tournament-how = Ratings by the model of Plackett and Luce from all games together: { $average } on average; { $tenfold } more means ten times as likely to come in first.
plot-wins = { $name } wins most often: { $share }
plot-wins-even = { $kind ->
    [bot] No bot surely wins more often than the next
   *[seat] No seat surely wins more often than the next
    }
plot-order = Whoever begins wins { $share } of all rounds
plot-length = Half of all rounds are over after { $turns } turns
plot-decides = The last card is most often: { $card }, { $share }
plot-axis-wins = rounds won by each; dashed: the same for all, { $fair } %
plot-axis-turns = turns in a round
plot-axis-rating = rating with its 95 % interval
plot-compare = difference in percent of what it is with { $one }
plot-compare-sure = Games: { $games }. Blue: certain, grey: nothing can be said. Lines: 95 % intervals.

## The server

command-serve = open the table for browsers
    .help = Serves tables to browsers until it is interrupted. People sit down by opening the address; tables are kept and come back after a restart.
option-host = the address to listen on; 0.0.0.0 lets other machines in
option-port = the port to listen on
option-address = where others find this server, for invitations, e.g. https://cards.example
option-database = where tables are kept, as a database address
option-editions = folder with editions of your own: files that end in .toml
option-log-level = how much to log: debug, info, warning or error
option-log-format = how a line of the log looks: plain or json
option-log-ids = name tables and addresses in the log; otherwise they stand there as marks that tell nothing
option-metrics-port = a port for metrics alone (Prometheus); without it nothing is measured
option-metrics-host = the address that metrics are told on
option-rate = how many messages a second one browser may send
option-keep-days = after how many days without anybody a table is deleted; 0: never
option-empty-days = after how many days a table is deleted that nobody came to; 0: never
option-peer-secret = what servers on one PostgreSQL know each other by, the same for all of them
option-peer-address = where those other servers find this one
option-lease = how long a server that no longer answers keeps its tables from the others
option-workers = how many worker processes there may be, for replays, analyses and bots that think; 0: none, for tiny machines
option-analysis-cluster = let analyses run on the Dask cluster whose scheduler has this address
option-server-limit = how much one address, table or browser may ask for, as in tables-per-address=20; off: as much as it likes (all=off: everybody); may be given several times
option-proxies = addresses of proxies that are believed when they say for whom they ask
option-open = open a browser on it
serving = Yksi is at { $address } (Ctrl+C ends it).
serving-alone = Only this computer reaches it. --host 0.0.0.0 lets other devices of your network in.
serving-unknown = Other devices may reach it, but this computer does not know at which address. Tell it with --address, for example --address http://192.168.1.5:{ $port }.
error-port = { $host }:{ $port } is taken or not allowed. Choose another port with --port.
error-metrics-port = Metrics cannot be told on { $host }:{ $port }: the port is taken or not allowed. Choose another one with --metrics-port.
error-database = The tables cannot be kept: { $reason }
error-house-file = Another Yksi already carries the tables in { $file }. Stop that one, or give this one its own file with --database. Several servers can share tables in PostgreSQL (“Operating a server” in the documentation).
error-house-shared = Another Yksi already carries the tables of this database. For both to share them, start each with the same --peer-secret.
error-peer-database = --peer-secret is for servers that share a PostgreSQL database. Name it with --database postgresql+psycopg://…
error-peer-secret = --peer-secret takes { $least } letters or more on one line, without spaces before or after them: strangers must not guess it.
error-proxies = --proxies takes addresses and networks, with commas between them, as in 192.0.2.7,10.0.0.0/8, or * for all, not “{ $value }”.
command-backup = copy all tables into one file
    .help = Copies everything of a database into one new file, as it is at this moment; servers may play on. The file is the same for SQLite and PostgreSQL, and “yksi restore” reads it.
backup-copies = copying
backup-done = { $tables ->
    [one] { $file } holds one table
   *[other] { $file } holds { $tables } tables
    } with { $lines ->
    [one] one line
   *[other] { $lines } lines
    }.
error-backup-exists = { $file } is there already, and a backup is never overwritten.
error-backup-database = No backup can be made: { $reason }.
command-restore = fill an empty database from a backup
    .help = Fills an empty database with what “yksi backup” has written, whole or not at all. It can be another kind of database than the backup was made of.
restore-copies = restoring
restore-done = { $tables ->
    [one] One table with { $lines ->
        [one] one line
       *[other] { $lines } lines
        } is back.
   *[other] { $tables } tables with { $lines } lines are back.
    }
error-restore-file = { $file } cannot be restored: { $reason }.
error-restore-database = Nothing was restored: { $reason }.
command-admin = look after a server's tables, people and reports
    .help = For whoever looks after a server: works on its database, whether it runs or not. A running server carries out within seconds what is ordered here.
command-admin-list = list the tables that were used last
    .help = Lists the tables that were used last, with when they were made and how many lines their records have.
command-admin-evenings = list the evenings with paper cards that friends watch
    .help = Lists the evenings with paper cards that were shared, those used last first, with how many entries they have and who keeps score. yksi admin export, close and delete take the name of an evening too.
command-admin-look = show a table, its people and what was reported
    .help = Shows a table: its stage, its rules, its people with what a ban knows them by, and what was reported there.
command-admin-reports = show what people reported
    .help = Shows what people at tables reported of one another, the newest first.
command-admin-export = write the record of a table
    .help = Writes the record of the games that are over, as everybody may read it, to a file or here. With --whole every line as it is kept, with all that is secret.
command-admin-close = close a table, for a while or for ever
    .help = Sends everybody away from a table and lets nobody in. It is kept; yksi admin open opens it again.
command-admin-open = open a table that was closed
    .help = Lets people in again at a table that was closed.
command-admin-delete = delete a table for good
    .help = Deletes a table with everything that was played at it. Nobody can bring it back.
command-admin-ban = keep out an address or a person
    .help = Keeps out WHO: an address, a network such as 192.0.2.0/24, or the key of a person as yksi admin look shows it. Whoever is there has to go.
command-admin-unban = let somebody in again
    .help = Lets WHO in again: an address, a network or a key, as it was banned.
command-admin-orders = show who is kept out and which tables are closed
    .help = Shows what was ordered and still holds: bans, closed tables, and tables to be deleted.
option-admin-json = write JSON
option-admin-days = for so many days
option-admin-reason = why, for those who look after the server
option-admin-most = how many at most
option-admin-whole = every line as it is kept, keys and secrets included
usual-for-ever = for ever
admin-none = There is nothing.
admin-closed = Table { $table } is closed.
admin-opened = Table { $table } is open again.
admin-deleting = The server deletes table { $table } within seconds.
admin-deleted = Table { $table } is deleted.
admin-deleted-evening = Evening { $evening } is deleted.
admin-banned = { $value } is kept out.
admin-unbanned = { $value } may come in again.
admin-column-table = table
admin-column-created = made (UTC)
admin-column-used = used (UTC)
admin-column-lines = lines
admin-column-stage = stage
admin-column-rules = rules
admin-column-number = no.
admin-column-name = name
admin-column-bot = bot
admin-column-key = key
admin-column-at = when (UTC)
admin-column-by = by no.
admin-column-reason = reason
admin-column-kind = what
admin-column-value = whom
admin-column-until = until (UTC)
admin-column-evening = evening
admin-column-writer = keeps score
error-no-table = There is no table { $table }.
error-damaged = The table cannot be read: { $reason }
error-no-order = Nothing was ordered about { $value }.
error-ban = { $value } is neither an address, nor a network, nor the key of a person.
command-verify = play a record through and check its deals
    .help = Plays a record through: every card follows from the secrets of its deals. A seal is the SHA-256 of the house's secret; everybody at the table was told it before the deal. With the receipt that a player saved, the record is also compared with all that the player's browser was told at the time.
option-seal = a seal that you were told at the table; it must be among them
option-receipt = what a player's browser was told at the time, saved at the table
verify-deal = Deal { $number }: { $seal }
verify-missing = No deal of this record was made under the seal { $seal }.
verify-unfinished = Deal { $number }: the round is not over and its secret is not opened. Nothing can be said about it yet.
verify-nothing = No deal of this record is over: there is nothing to check.
verify-absent = Deal { $number } was made without a part that never came. Missing: { $names }.
verify-fault-seal = Deal { $number }: the secret that was opened is not the one that was sealed before the cards.
verify-fault-pledge = Deal { $number }: somebody's part is not the one that was pledged before the cards.
verify-fault-part = Deal { $number }: your browser's part was left out, or asked for a second time.
verify-fault-cards = Deal { $number }: other cards were dealt than follow from the secret and the parts.
verify-fault-gone = Deal { $number }: you played it, and the record does not have it.
verify-receipt = { $count ->
    [0] Receipt of { $person }: no deal was made with this browser's part; what was fixed before the cards is not proven.
    [one] Receipt of { $person }: one deal was made with this browser's part.
   *[other] Receipt of { $person }: { $count } deals were made with this browser's part.
    }
verify-good = { $count ->
    [one] The record plays as it says; its one deal follows from its secret.
   *[other] The record plays as it says; all { $count } deals follow from their secrets.
    }

## What happens round the table: people, votes, questions

news-entered = { $person ->
    [you] You come in.
   *[they] { $who } comes in.
    }
news-entered-bot = { $who } sits down ({ $level }).
bot-casual = casual bot
bot-careful = careful bot
bot-sharp = sharp bot
bot-master = master bot
bot-grandmaster = grandmaster bot
bot-random = random bot
news-left = { $person ->
    [you] You have left; your place is kept.
   *[they] { $who } has left; the place is kept.
    }
news-returned = { $person ->
    [you] You are back.
   *[they] { $who } is back.
    }
news-renamed = { $person ->
    [you] You are called { $name } now.
   *[they] A new name at the table: { $name }.
    }
news-knocks = { $name } knocks.
news-turnedaway = { $name } was not let in.
news-tookchair = { $person ->
    [you] You take the chair beside { $names }.
   *[they] { $who } takes the chair beside { $names }.
    }
news-stoodup = { $person ->
    [you] You only watch.
   *[they] { $who } only watches.
    }
news-learns = { $person ->
    [you] You go to learn the game. Your chair is kept for five minutes.
   *[they] { $who } is learning the game.
    }
news-dismissed = { $who } is no longer needed and leaves.
news-hosting = { $person ->
    [you] You host this table now.
   *[they] { $who } hosts this table now.
    }
news-networkclosed = The table is closed to the network. You stay, but once your line is cut you cannot come back.
news-letforgets = { $who } now forgets { $percent } of a hundred UNO calls.
news-watches = { $way ->
    [next-round] You watch this round. Say that you are ready, and you play in the next one.
    [ask] You watch this game. You may ask to join it.
   *[next-game] You watch this game. You may play in the next one.
    }
news-changed = Changed setting: { $name }: { $value }.
house-rules = { $name } ({ $changes })
house-rule = { $name }: { $value }
news-agesordered = From the oldest to the youngest: { $names }.
news-acknowledged = { $person ->
    [you] You have read the etiquette.
   *[they] { $who } has read the etiquette.
    }
news-isready = { $ready ->
    [yes] { $person ->
        [you] You are ready.
       *[they] { $who } is ready.
        }
   *[no] { $person ->
        [you] You are no longer ready.
       *[they] { $who } is no longer ready.
        }
    }
news-seated = Round the table, clockwise: { $names }.
news-seated-shuffles = { $person ->
    [you] You shuffle, as the oldest.
   *[they] { $who } shuffles, as the oldest.
    }
news-standsin = { $on ->
    [yes] { $person ->
        [you] A bot plays for you until you are back.
       *[they] { $who } is away; a bot plays instead for now.
        }
   *[no] { $person ->
        [you] You play for yourself again.
       *[they] { $who } plays again; the bot steps back.
        }
    }
news-timedout = { $person ->
    [you] Your time is up.
   *[they] Time is up for { $who }.
    }
news-sealed = The next shuffle is fixed and sealed; nobody can change it now. Seal: { $seal }.
news-gathering = Chance for the deal comes from the house and from the browsers of these players: { $names }.
news-gathered = All parts of the deal have come.
news-gathered-missing = Dealt without a part that never came. Missing: { $names }.
news-unsealed = The shuffle of this round is open now; the record shows that it matches its seal.
news-shuffles = { $person ->
    [you] You do the shuffling.
   *[they] { $who } does the shuffling.
    }
news-ballotopened = { $person ->
    [you] You call a vote: { $motion }
   *[they] { $who } calls a vote: { $motion }
    }
news-voted = { $person ->
    [you] You have voted.
   *[they] { $who } has voted.
    }
news-ballotclosed = { $motion } { $carried ->
    [yes] The answer is yes.
   *[no] The answer is no.
    }
vote-yes = Yes: { $names }.
vote-no = No: { $names }.
vote-abstained = No vote: { $names }.
vote-casting = { $person ->
    [you] The votes are even, and yours decides, as the oldest.
   *[they] The votes are even, and { $who } decides, as the oldest.
    }
news-asked = { $person ->
    [you] A question for you: { $question }
   *[they] { $who } is asked: { $question }
    }
news-answered = { $person ->
    [you] You answer “{ $answer }”.
   *[they] { $who } answers “{ $answer }”.
    }
news-doubted = { $person ->
    [you] You doubt that { $whom } draws with reason.
   *[they] { $other ->
        [you] { $who } doubts that you draw with reason.
       *[they] { $who } doubts that { $whom } draws with reason.
        }
    }
news-drawninturn = { $person ->
    [you] You have drawn in this turn: { $cards }.
   *[they] { $who } has drawn in this turn: { $cards }.
    }
news-doubtsettled = { $verdict ->
    [needless] { $person ->
        [you] The doubt is justified: you drew without reason.
       *[they] The doubt is justified: { $who } drew without reason.
        }
    [forced] { $person ->
        [you] The doubt is groundless: you had to draw.
       *[they] The doubt is groundless: { $who } had to draw.
        }
   *[reason] { $person ->
        [you] The doubt is groundless: you drew with reason.
       *[they] The doubt is groundless: { $who } drew with reason.
        }
    }
news-doubtlapsed = { $person ->
    [you] You did not answer: the doubt lapses, and nobody draws.
   *[they] { $who } did not answer: the doubt lapses, and nobody draws.
    }
news-warned = { $person ->
    [you] You warn { $whom }: { $reason }.
   *[they] { $who } warns { $whom }: { $reason }.
    }
news-warned-bare = { $person ->
    [you] You warn { $whom }.
   *[they] { $who } warns { $whom }.
    }
news-removal = { $person ->
    [you] You remove { $whom } from the game: { $reason }.
   *[they] { $who } removes { $whom } from the game: { $reason }.
    }
news-removal-bare = { $person ->
    [you] You remove { $whom } from the game.
   *[they] { $who } removes { $whom } from the game.
    }
news-reopened = The last play is taken back, and the game goes on.
warning-needless-drawing = drawing without reason
quote = “{ $text }”
news-coachnamed = { $person ->
    [you] You may advise { $whom } now.
   *[they] { $who } may advise { $whom } now.
    }
news-beginner = { $person ->
    [you] You are a beginner and may ask for a coach.
   *[they] { $who } is a beginner and may ask for a coach.
    }
news-movedaway = { $person ->
    [you] You are moved away from the table: you see what everybody sees, and cannot write.
   *[they] { $who } is moved away from the table.
    }
news-putout = { $why ->
    [host] { $person ->
        [you] The host asked you to leave the room.
       *[they] The host asked { $who } to leave the room.
        }
    [voted] { $person ->
        [you] The others voted that you leave the room.
       *[they] { $who } has to leave the room: the others voted so.
        }
    [advice] { $person ->
        [you] You gave advice, and have to leave the room.
       *[they] { $who } gave advice, and has to leave the room.
        }
   *[other] { $person ->
        [you] You have to leave the room.
       *[they] { $who } has to leave the room.
        }
    }
news-silenced = { $on ->
    [yes] { $person ->
        [you] The host asks you to be quiet: you can play, but not write to everybody.
       *[they] The host asks { $who } to be quiet.
        }
   *[no] { $person ->
        [you] You can write again.
       *[they] { $who } can write again.
        }
    }
news-satdown = { $person ->
    [you] You join the game.
   *[they] { $who } joins the game.
    }
news-hintasked = { $person ->
    [you] You ask for a hint.
   *[they] { $who } asks for a hint.
    }
news-acttakenback = { $did ->
    [cards] { $person ->
        [you] You take back { $cards }.
       *[they] { $who } takes back { $cards }.
        }
    [draw] { $person ->
        [you] You take back the draw.
       *[they] { $who } takes back the draw.
        }
   *[other] { $person ->
        [you] You take back your last act.
       *[they] { $who } takes back the last act.
        }
    }
news-practiceended = { $person ->
    [you] You have sat down. Hints end here.
   *[they] { $who } has sat down. Hints end here.
    }
news-cardwritten = Customizable card { $card } now says “{ $text }”.
news-cardwritten-blank = Customizable card { $card } stays blank.
news-textplayed = { $person ->
    [you] Your card says “{ $text }”. Carry it out together.
   *[they] The card that { $who } laid says “{ $text }”. Carry it out together.
    }
news-toolused = Agreed. { $tool }
news-textdone = The text is carried out, and play goes on.
news-said = { $who }: { $text }
news-said-alone = { $person ->
    [you] You, to { $whom } alone: { $text }
   *[they] { $who }, to { $whom } alone: { $text }
    }
news-reacted = { $who }: { $reaction }
reaction-cheer = Hooray
reaction-sigh = Oh well
reaction-laugh = Ha ha
reaction-gasp = Oh my
reaction-thumbs-up = Well played
reaction-thanks = Thank you
news-roundscored = After round { $round }: { $scores }.
score-item = { $who } { $count }
score-item-none = { $who } without points
news-tidies = { $person ->
    [you] You tidy the cards.
   *[they] { $who } tidies the cards.
    }
news-seriesscored = Game { $game } of the series: { $scores }. On average so far: { $standings }.
standing-item = { $place }. { $who } ({ $average })
standing-item-none = { $who } without a place
decimal = { $whole }.{ $tenths }
news-seriesover = The series is over. On average: { $standings }.
news-abandoned = The match was stopped; nobody wins it.
evening-deals = { $who } deals the next round.
evening-round = Round { $round }: { $who } goes out.
evening-corrected = Round { $round } is put right: { $who } went out.
evening-totals = Points: { $scores }.
evening-won = { $who } — the match is won.
evening-match = Another match begins.
evening-begins = Game { $game } begins with { $who }.
evening-out = { $minutes ->
    [one] { $who } is out: place { $place }, { $minutes } full minute.
   *[other] { $who } is out: place { $place }, { $minutes } full minutes.
}
evening-gives-up = { $who } gives up.
evening-away = { $who } is away on turn and takes two cards.
evening-warns = { $by } warns { $who }.
evening-warns-reason = { $by } warns { $who }: { $reason }
evening-removes = { $by } removes { $who } from the game.
evening-voted-yes = Vote: { $question } Yes, { $yes } to { $no }.
evening-voted-no = Vote: { $question } No, { $yes } to { $no }.
evening-joins = { $who } sits down left of { $other } and takes nine cards.
evening-stops-time = Time is up. The cards are counted.
evening-stops-vote = The game is stopped by a vote. The cards are counted.
evening-stops-piles = There are no cards left to draw. The cards are counted.
evening-place = { $place }. { $who }
evening-places = The game is over: { $places }.
evening-memo = Noted: { $text }
evening-undo = The last entry is taken back.
evening-redo = What was taken back counts again.
score-edition = Which edition?
score-names = Who sits round the table? Names clockwise, with commas between them.
score-points = Who gets points?
score-points-winner = Whoever goes out
score-points-low = Everybody
score-points-none = Nobody
score-target = To how many points? Enter means 500.
score-dealer = Who deals first?
score-oldest-left = Who is the oldest of these?
score-series = A series with points?
score-limit = How many minutes does a game last at most? Enter takes what is usual.
score-what = What happened? A number, or the beginning of a line.
score-unclear = “{ $word }” is none of these. Type a number of the list, or the beginning of a line.
score-number = A number from { $least } to { $most }, please.
score-next-round = Round { $round }: { $dealer } deals, { $first } begins.
score-next-game = Game { $game } has not begun yet.
score-time-is-up = The { $minutes } minutes are over: lay the cards open and stop the game.
score-went-out = Somebody went out
score-another-match = Another match, same company
score-other-dealer = Somebody else deals
score-put-right = Change a round
score-begin = The cards are dealt: start the clock
score-out = Out
score-out-earlier = Out earlier
score-out-minutes = Full minutes until { $who } was out
score-gives-up = Gives up
score-away = Away on turn
score-warning = Warning
score-remove = Remove
score-memo = Note something else
score-memo-what = What is to be noted? A worn card that was taken out, say.
score-vote = Result of a vote
score-join = Somebody joins
score-stop = Stop the game
score-undo = Undo
score-redo = Redo
score-end = That was it for tonight
score-who = Who?
score-who-out = Who went out?
score-who-deals = Who deals?
score-holds = What does { $who } still hold? For instance 7 7 S R +2 W W4; nothing: press Enter.
score-no-card = There is no card { $word } here. Cards are { $cards }.
score-impossible = A deck does not have so many of these: { $cards }. They are written down all the same.
score-which-round = Which round? Enter means the last one.
score-reason = Why? Press Enter to leave it open.
score-question = What was voted on?
score-votes-yes = How many said yes?
score-votes-no = How many said no?
score-tie = A tie. What does { $who } say, the oldest?
score-joiner = Who joins?
score-left-of = To the left of whom?
score-older = Older than whom?
score-youngest = Than nobody: the youngest
score-why = Why does it stop?
score-stop-time = Time is up
score-stop-vote = By a vote
score-stop-piles = No cards are left to draw
score-kept = Everything is kept in { $file }.
score-sum = { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
score-goes-on = { $count ->
    [one] { $file } goes on: { $count } entry so far.
   *[other] { $file } goes on: { $count } entries so far.
}
score-clock = { $count ->
    [one] { $time }, { $count } player still in.
   *[other] { $time }, { $count } players still in.
}
clock-time = The game's clock
clock-count = { $count } in the game, { $out } out
clock-latest = ends at { $time } at the latest
clock-time-up = time is up
clock-no-limit = without a time limit
clock-time-is-up = Time. Lay the cards open.
clock-lay-open = Time: count the cards
clock-minute-mark = { $count ->
    [one] { $count } minute played.
   *[other] { $count } minutes played.
    }
clock-row = { $who }, { $words }
clock-in = in the game
clock-age = { $age ->
    [oldest] oldest
   *[youngest] youngest
    }
clock-warned = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
    }
clock-absent = { $count ->
    [one] away once
   *[other] away { $count } times
    }
clock-is-out = { $minutes ->
    [one] place { $place }, { $minutes } minute
   *[other] place { $place }, { $minutes } minutes
    }
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
    }
clock-gave-up = gave up, last place
clock-gave-up-points = gave up, { $points } or more
clock-removed = removed, no place
clock-out-who = Out: { $who }
clock-more-who = More: { $who }
clock-warden = Warnings and removal are up to { $who } (§ 15).
clock-settle = Settle it:
clock-noted = What was noted
clock-newest-first = newest first
clock-note-begins = { $who } has dealt, { $opener } opens.
clock-note = Note it
clock-undo-time = Undo { $time }
clock-undo-game = Undo game { $game }
clock-stop = Stop
clock-shuffles = If the draw pile runs out, { $who } shuffles (§ 4).
clock-so-far = The series so far
clock-all-rows = All { $count }
clock-barred = removed, sits out the series
clock-keeps-time = oldest, keeps the time
clock-opens = youngest, opens
clock-shared = shared
clock-place-shared = place shared
clock-no-place = no place
clock-not-there = did not play
clock-ending = { $ending ->
    [last] last
    [still-in] still in
    [gave-up] gave up
   *[removed] removed
    }
clock-sum = Sum
clock-remark = { $ending ->
    [still-in] { $count ->
        [one] Game { $game } was stopped after { $minutes } { $minutes ->
            [one] minute
           *[other] minutes
            }: { $who } was still in and got { $points }.
       *[other] Game { $game } was stopped after { $minutes } { $minutes ->
            [one] minute
           *[other] minutes
            }: { $who } were still in and got { $points }.
        }
    [gave-up] { $who } gave up game { $game } and got { $points }: 30 more than the last who did not give up, at least 60.
   *[removed] { $count ->
        [one] { $who } was removed in game { $game }, without points.
       *[other] { $who } were removed in game { $game }, without points.
        }
    }
clock-shares = Equal averages share the place.
clock-dotted = The dotted line is 60 minutes.
clock-scoring = How points are counted
clock-none-yet = Deal the cards
clock-game-won = { $count ->
    [one] Game { $game }: { $who } wins
   *[other] Game { $game }: { $who } share the first place
    }
clock-nobody-leads = After game { $game } nobody has a place
clock-leads = { $count ->
    [one] After game { $game }, { $who } leads with { $average }
   *[other] After game { $game }, { $who } share the lead with { $average }
    }
clock-who-plays = Who plays the next game: { $count }
clock-next-game = { $who } shuffles and deals, { $opener } opens. Press when the cards are dealt.
clock-start-game = Start game { $game }
clock-end-series = End the series
clock-end-evening = End the evening
clock-final-won = { $count ->
    [one] { $who } wins the series with { $average }
   *[other] { $who } share the win with { $average }
    }
clock-final-games = { $count ->
    [one] { $count } game played
   *[other] { $count } games played
    }
clock-final-when = { $date }. Games: { $games }. Players: { $people }.
clock-final-lost = The largest average: { $who }.
clock-jumped = The device's clock jumped; the game's clock was kept.
clock-did-sleep = { $count ->
    [one] The device slept: count { $count } minute
   *[other] The device slept: count { $count } minutes
    }
clock-slept = { $count ->
    [one] The device slept for { $count } minute, which counts.
   *[other] The device slept for { $count } minutes, which count.
    }
clock-not-slept = It did not sleep: its clock was changed
clock-warns = { $by } warns { $who }.
clock-reason = Why? It may be left open.
clock-reason-rules = breaking the rules
clock-reason-manners = bad manners
clock-reason-effort = not playing to do well
clock-removes = { $by } removes { $who } from the game.
clock-removed-series = No place, no points, and no further game of this series. The cards are shown and go into the discard pile.
clock-removed-game = No place. The cards are shown and go into the discard pile.
clock-join-follows = If { $oldest }, the oldest, agrees: nine cards. After giving advice while watching: eleven.
clock-fewer = One fewer: { $what }
clock-one-more = One more: { $what }
clock-vote-subject = { $subject ->
    [advice] Advice
    [cheating] Cheating
    [other] Another dispute
    [watcher] A spectator advised
    [gave-up] Gave up?
   *[stop] Stop the game
    }
clock-vote-whom = Whom was it about?
clock-vote-words = The question, to be answered by yes or no
clock-vote-question = { $subject ->
    [advice] Did { $who } give advice?
    [cheating] Did { $who } cheat?
    [other] A dispute.
    [watcher] Did a spectator give advice?
    [gave-up] Has { $who } given up?
   *[stop] Is the game stopped?
    }
clock-vote-tie = A tie: the oldest decides
clock-vote-says = { $who } says
clock-vote-answer = { $answer ->
    [yes] yes
    [no] no
   *[abstained] did not vote
    }
clock-vote-follows = { $subject ->
    [advice] { $who } gave advice and draws two cards.
    [cheating] { $who } takes back the cards just laid and draws two more.
    [other] The answer is yes.
    [watcher] A spectator gave advice: { $oldest } decides whether they join, with two cards more.
    [gave-up] { $who } has given up and takes the last place.
    [stop] The game stops, and the cards are counted.
   *[no] The answer is no. Nothing follows.
    }
clock-vote-choose = Choose whom it was about.
clock-count-whom = Whose cards?
clock-hand = { $count ->
    [one] { $count } card, numbers: { $numbers }
   *[other] { $count } cards, numbers: { $numbers }
    }
clock-place-points = place { $place }, { $points } { $points ->
    [one] point
   *[other] points
    }
clock-press-cards = Press the cards that lie there.
clock-key = { $count ->
    [0] { $card }
   *[other] { $card }: { $count }
    }
clock-where = { $series ->
    [yes] Keep score · { $edition }, game { $game } of the series
   *[no] Keep score · { $edition }, game { $game }
    }
clock-where-short = { $series ->
    [yes] { $edition } · game { $game } of the series
   *[no] { $edition } · game { $game }
    }
clock-elsewhere = Another window has written meanwhile. Load this page again.
clock-not-kept = This device could not keep it. Try again.
clock-take-off = Take off: { $card }
keep-score = Keep score
keep-title = You play, Yksi counts
    .about = With paper cards on a real table. Everything stays on this device until you let friends watch.
keep-what = What you play
keep-around = Round the table
keep-clockwise = clockwise
keep-name = One more name
keep-add = Add the name
keep-deals-first = deals first
keep-deals-who = { $who } deals first
keep-draw-for-it = Draw for it
keep-drew = { $who } drew the highest card and deals first.
keep-row = { $who }, { $place } of { $count }
keep-up = { $who }: one place up
keep-down = { $who }: one place down
keep-moved = { $who } is now { $place } of { $count }.
keep-rename = Rename or remove { $who }
keep-name-of = Name
keep-remove = Remove
keep-done = Done
keep-again = { $who } again
keep-taken = There is a { $who } already.
keep-most = At most { $count } can play { $name }.
keep-too-many = { $count } names are too many: at most { $most } can play { $name }. Remove some, or choose another edition.
keep-decks = { $count ->
    [one] { $count } player
   *[other] { $count } players
    }, { $decks ->
    [one] one deck of { $cards }.
   *[other] { $decks } decks of { $cards }.
    }
keep-winner-how = Whoever goes out takes the others’ cards as points.
keep-winner-to = First to { $target }.
keep-low-how = Everybody counts their own cards. When somebody has { $target }, the fewest points win.
keep-none-how = Only who wins each round is written down.
keep-change = Change
keep-change-who = Change: { $who }
keep-target = To how many points?
keep-series = Series of games
keep-ends = A game ends
keep-ends-at = { $minutes ->
    [0] when it is played out
   *[other] after { $minutes } minutes
    }
keep-series-how = Points are minutes; the lowest average wins.
keep-next-ages = Next: who is older
keep-start = Start counting
keep-start-clock = To the table
keep-two = Two are needed.
keep-go-on = Go on with { $who }?
    .when = { $edition }, { $date }
keep-forget = Throw away
keep-forget-sure = Throw this evening away? It is kept nowhere else.
keep-where = Keep score · { $edition }, round { $round }
keep-where-to = Keep score · { $edition }, round { $round }, to { $target }
keep-holds = { $who } still holds
keep-take-off = press one to take it off
keep-so-far = For { $who } so far
keep-next = Next: { $who }
keep-to-count = to count
keep-counted = counted
keep-left-to-count = { $count ->
    [one] one still to count
   *[other] { $count } still to count
    }
keep-all-counted = All counted
keep-write = Write it down
keep-back = Back
keep-holds-nothing = { $who } holds nothing?
keep-yes-nothing = Yes, nothing
keep-values = { $edition ->
    [custom] Numbers by value, actions 20, wilds 40 or 50 as the keys say.
   *[other] Numbers by value, actions 20, wilds 50.
    }
keep-last-draws = If the last card makes the next player draw, they still draw; count those cards too.
keep-impossible = A deck has only { $count } of these: { $card }. It is counted all the same.
keep-key = { $card }, { $points } { $points ->
    [one] point
   *[other] points
    }{ $count ->
    [0] {""}
   *[other] , counted: { $count }
    }
keep-pad = Cards to count
keep-announced = { $who }: { $cards }. { $count }
keep-type-it = Type it: 0–9 numbers, { $keys }, ⌫ back, ↵ next
keep-nothing-yet = Nothing yet.
keep-went-out-fewest = { $fewest ->
    [yes] went out, and has the fewest points
   *[no] went out
    }
keep-fewest = has the fewest points
keep-deals = Round { $round }: { $who } deals
keep-begins = { $who } begins
    .unless = unless the first card says otherwise
keep-before = { $who } deals.
keep-took = { $count ->
    [one] { $who } takes round { $round }: { $count } point
   *[other] { $who } takes round { $round }: { $count } points
    }
keep-won-round = { $who } wins round { $round }
keep-leads = { $who } leads, with { $count } { $count ->
    [one] point
   *[other] points
    } to go.
keep-fewest-now = Fewest points: { $who }.
keep-wins = { $count ->
    [one] { $who } wins with { $points }
   *[other] { $who } share the win with { $points }
    }
keep-put-right = Put right
keep-undo-round = Undo round { $round }
keep-undone = The last entry is taken back.
keep-which-round = Which round was written down wrongly?
keep-round-was = Round { $round }: { $who }, { $count }
keep-round-won = Round { $round }: { $who }
keep-changes-round = Round { $round } is put right
keep-as-text = Keep as text
keep-copy = Copy
keep-file = As a file
keep-written-at = Written at { $time }. Kept on this device.
keep-may-sleep = While you play, this page may sleep. Nothing is lost.
keep-matches = Matches won: { $who }
keep-rounds-won = Rounds won
keep-new-match = Begin another match
keep-torn = { $count ->
    [one] One line of this evening could not be read and was laid aside. Everything before it is here.
   *[other] { $count } lines of this evening could not be read and were laid aside. Everything before them is here.
    }
keep-no-shelf = This browser keeps nothing for pages, perhaps because the window is private. Open Yksi in an ordinary window to keep score.
keep-not-here = This evening is not kept on this device
    .what = It was kept in another browser, or thrown away.
keep-own = Keep score of your own table
evening-refused-nobody = There is nobody of that name here.
evening-refused-name-taken = Two people have the same name. Give one of them another.
evening-refused-no-name = A name has 1 to 24 letters.
evening-refused-too-few = At least two are needed.
evening-refused-too-many = So many cannot play this edition.
evening-refused-not-here = This edition knows no such entry.
evening-refused-no-such-card = There is no such card in this edition.
evening-refused-winner-holds = Whoever went out holds no cards.
evening-refused-not-counted = Somebody's cards have not been counted yet.
evening-refused-no-such-round = There is no such round in this match.
evening-refused-match-over = The match is over by then.
evening-refused-match-runs = The match is not over yet.
evening-refused-no-game = No game is running.
evening-refused-game-runs = A game is running already.
evening-refused-not-in-game = That person is not in the game any more.
evening-refused-in-game = That person is in this game already, or has left it.
evening-refused-time-over = That is past the time limit: whoever is still in then counts cards.
evening-refused-time-left = Time is not up yet.
evening-refused-no-such-minute = Not in that minute: somebody went out later already, or it is still to come.
evening-refused-not-warned = Removal comes only after a warning (§ 15).
evening-refused-not-the-warden = The oldest decides that, and for the oldest the youngest (§ 15).
evening-refused-winner-known = Somebody has won already: nobody joins any more (§ 13).
evening-refused-barred = Somebody who was removed sits out the rest of the series.
evening-refused-no-votes = That is no result of a vote.
evening-refused-nothing-to-undo = There is nothing to undo.
evening-refused-nothing-to-redo = There is nothing to redo.
evening-refused-backwards = The last entry is later than that.

## What is voted on

motion-advised = { $person ->
    [you] Did you advise { $whom }?
   *[they] Did { $who } advise { $whom }?
    }
motion-cheated = { $person ->
    [you] Did you cheat with your last play?
   *[they] Did { $who } cheat with the last play?
    }
motion-stops = Stop the game now?
motion-gaveup = { $person ->
    [you] Have you given up by going away?
   *[they] Has { $who } given up by going away?
    }
motion-goesout = { $person ->
    [you] Do you have to leave the room?
   *[they] Does { $who } have to leave the room?
    }
motion-dispute = “{ $question }”
motion-text = Shall customizable card { $card } say “{ $text }”?
motion-text-blank = Shall customizable card { $card } stay blank?
motion-uses = { $tool } Agreed?

## Questions to one person, and the answers

question-mayjoin = { $person ->
    [you] May you join the game, to the left of { $whom }?
   *[they] { $other ->
        [you] May { $who } join the game, to your left?
       *[they] May { $who } join the game, to the left of { $whom }?
        }
    }
question-mayjoin-older = { $person ->
    [you] You are older than { $whom }.
   *[they] { $who } is older than { $whom }.
    }
question-takeadviser = { $person ->
    [you] Shall you be taken into the game, opposite { $whom } and with two cards more?
   *[they] Shall { $who } be taken into the game, opposite { $whom } and with two cards more?
    }
question-whereto = { $person ->
    [you] Do you move away from the table, or leave the room?
   *[they] Does { $who } move away from the table, or leave the room?
    }
question-maycoach = { $person ->
    [you] May you advise { $whom } as a coach?
   *[they] May { $who } advise { $whom } as a coach?
    }
question-isdrawingreasonable = { $person ->
    [you] Did you draw with or without reason?
   *[they] Did { $who } draw with or without reason?
    }
answer-yes = Yes
answer-no = No
answer-moved-away = Away from the table
answer-put-out = Out of the room
answer-reason = With reason
answer-no-reason = Without reason
answer-lapsed = No answer

## Tools for carrying out a text on a card

tool-drawcards = { $person ->
    [you] You draw { $cards }.
   *[they] { $who } draws { $cards }.
    }
tool-drawcards-all = Everybody draws { $cards }.
tool-discardcards = { $person ->
    [you] You discard { $cards }.
   *[they] { $who } discards { $cards }.
    }
tool-discardcards-all = Everybody discards { $cards }.
tool-givecard = { $person ->
    [you] You give { $whom } { $cards }.
   *[they] { $who } gives { $whom } { $cards }.
    }
tool-givecard-all = Everybody gives { $whom } { $cards }.
tool-showhand = { $person ->
    [you] You show your hand to all players.
   *[they] { $who } shows all players the whole hand.
    }
tool-showhand-all = Everybody shows their hand.
tool-putmarker = { $person ->
    [you] You get the marker.
   *[they] { $who } gets the marker.
    }
tool-putmarker-all = Everybody gets a marker.
tool-putmarker-words = { $done } It says “{ $words }”.
tool-giveturn = { $person ->
    [you] The turn goes to you.
   *[they] The turn goes to { $who }.
    }
tool-setcolor = The colour becomes { $color }.

## Settings of a table

setting-rules = Rules
    .value = { $value }
    .help = The edition, and what your table plays differently.
setting-turn = Time for a turn
    .value = { $value ->
        [0] as long as it takes
        [one] one second
       *[other] { $value } seconds
        }
    .help = When it is over, the table sees the turn through.
setting-absent = Patience with absence
    .value = { $value ->
        [one] one second
       *[other] { $value } seconds
        }
    .help = How long the table waits when somebody has left on their turn.
setting-ballot = Time for a vote
    .value = { $value ->
        [one] one second
       *[other] { $value } seconds
        }
    .help = For a vote, or for an answer that one person is asked for.
setting-pause = Pause between rounds
    .value = { $value ->
        [0] until everybody is ready
        [one] one second
       *[other] { $value } seconds
        }
    .help = The next round is dealt after it, or as soon as everybody is ready.
setting-rounds = Rounds of a match
    .value = { $value ->
        [0] until somebody has enough points
        [one] one round
       *[other] { $value } rounds
        }
    .help = The match ends after so many rounds, or as soon as somebody has enough points.
setting-bot = Time that bots take
    .value = { $value ->
        [0] none
        [one] one second
       *[other] { $value } seconds
        }
    .help = How long a bot waits before it acts.
setting-bot_uno = Head start for catching
    .value = { $value ->
        [0] none
        [one] one second
       *[other] { $value } seconds
        }
    .help = How long bots leave it to people to notice a forgotten UNO.
setting-limit = Time limit of a game
    .value = { $value ->
        [0] none
        [one] one minute
       *[other] { $value } minutes
        }
    .help = For games with places: when it is over, the fewest cards rank first.
setting-series = Series of games
    .value = { yes-no }
    .help = For games with places: minutes until you are out count, and the lowest average wins.
setting-open_hands = Spectators see hands
    .value = { yes-no }
    .help = In KPGUT: whoever watches sees all cards, and cannot write while the game runs.
setting-chat = Talk at the table
    .value = { yes-no }
    .help = Everybody can write to everybody.
setting-public = Shown in the lobby
    .value = { yes-no }
    .help = The table is listed, and anybody can come in.
setting-locked = Locked
    .value = { yes-no }
    .help = Nobody new comes in. Whoever was here before can come back.
setting-knock = Newcomers knock, and I let them in
    .value = { yes-no }
    .help = Whoever comes for the first time waits at the door until the host lets them in. Whoever was here before can come back.
setting-practice = Practice
    .value = { yes-no }
    .help = With bots alone: hints, and acts can be taken back. Practice counts for nothing: no points, no record.

## Refusals of the table, each with the rule behind it

refusal-stranger = There is nobody like that at this table.
    .rule = Only those who are here can be named, and a bot is not asked what people decide.
refusal-put-out = You had to leave this room.
    .rule = Whoever was sent out of a room cannot act there any more.
refusal-not-host = Only the host can do that.
    .rule = Rules, times, bots and the start belong to the host; while the host is away, to whoever came first.
refusal-acting = Only the host can do that, and you stand in for the host.
    .rule = Whoever stands in looks after the table. Sending people out and handing over stay with the host.
refusal-host = This table has its host, who cannot be made to leave or be quiet like that.
    .rule = Nobody votes the host out before a game, and nobody silences the host.
refusal-no-voice = You have not played a round here yet.
    .rule = Who has to leave is decided by the host and by those who have played a round here to its end.
refusal-locked = The table is locked: nobody new comes in for now.
    .rule = The host can lock a table. Whoever was there before can always come back.
refusal-knock = Here one knocks first.
    .rule = The host wants to let newcomers in. Whoever was there before comes back without knocking.
refusal-no-knock = Nobody knocks any more: they have gone away, or are in already.
    .rule = Whoever goes away from the door does not knock any more.
refusal-turned-away = You were not let in. Ask the host, or try again in a while.
    .rule = Whoever was turned away can knock again after a minute.
refusal-chair-taken = That chair has just been taken. Please choose another one.
    .rule = A chair stands between two neighbours, and whoever sits down first has it.
refusal-name = That name cannot be used; please choose another, of 24 characters at most.
    .rule = A name is short and readable, and nobody else here has it.
refusal-name-joined = A family, or a flag, of several joined pictures cannot be part of a name; please take single ones.
    .rule = A table can keep single pictures in a name, and flags of countries; what is joined of several it cannot.
refusal-name-taken = Somebody here has that name already, or one that looks like it; please choose another.
    .rule = Two people at a table never have names that could be taken for one another.
refusal-animal-taken = Somebody here is that animal already; please choose another.
    .rule = Two people at a table never look alike.
refusal-room-full = The room is full.
    .rule = A room holds a hundred at most, bots included.
refusal-already-here = Already here.
    .rule = Nobody comes in twice, and whoever is here has not given up.
refusal-not-here = You have left; please come back in first.
    .rule = Whoever has left can do nothing until they return; the place is kept.
refusal-not-a-bot = Only a bot can be sent away like that.
    .rule = People leave by themselves, or are sent out by the host or by a vote.
refusal-bot-level = I do not know that kind of bot.
    .rule = Choose one of the bots that the table offers.
refusal-setting-unknown = There is no such setting.
    .rule = Only the settings that the table lists can be changed.
refusal-setting-value = That value does not fit this setting.
    .rule = Times and other numbers are whole, within their limits; the other settings are yes or no.
refusal-rules-wrong = These rules do not go together.
    .rule = Rules that contradict one another are refused; change one at a time to see which it is.
refusal-needs-places = First choose rules that give everybody a place.
    .rule = A time limit and a series need places, as KPGUT has them.
refusal-needs-points = These rules have no rounds: a game gives everybody a place.
    .rule = A number of rounds belongs to matches that are played for points.
refusal-series-limit = In a series a game lasts one hour at most.
    .rule = The limit may be shorter than an hour, never longer.
refusal-game-running = A game is running; please wait until it is over.
    .rule = What is played and who plays stays as it is from the deal to the end of the game or match.
refusal-no-game = No game is running.
    .rule = A game comes first; the host starts it when enough people are ready.
refusal-etiquette = Please read the etiquette first.
    .rule = Whoever plays KPGUT confirms once that they know how to behave at the table.
refusal-barred = You cannot play in this series any more.
    .rule = Whoever was removed from a game takes no part in the later games of the series.
refusal-seat-count = It cannot be played with so many, or so few.
    .rule = An edition says how many can play, the cards must be enough for all, and at least one player is a person.
refusal-no-such-card = There is no such customizable card.
    .rule = Only customizable cards that are in the deck can be given a text.
refusal-not-playing = That is for those who play.
    .rule = Whoever watches can look on, talk and ask to join.
refusal-out-already = That concerns only players who are still in the game.
    .rule = Whoever is out, or does not play, can be neither warned nor given cards.
refusal-busy = Something else is being decided; please wait a moment.
    .rule = One vote or question at a time, and none in the middle of a play.
refusal-no-ballot = There is nothing to vote on.
    .rule = A vote is open until all have answered or its time is up.
refusal-no-vote = You have no vote in this.
    .rule = Those vote who are asked when the vote begins, as a rule the players still in the game. Bots do not vote.
refusal-voted = You have voted already.
    .rule = Everybody has one vote, and it stands.
refusal-not-asked = Nobody is asking you now.
    .rule = A question to one person is answered by that person alone.
refusal-no-such-answer = That is none of the answers.
    .rule = Choose one of the answers that come with the question.
refusal-no-offices = These rules have no such procedure.
    .rule = Reports, warnings, doubts about drawing and the like belong to KPGUT; elsewhere people settle things among themselves.
refusal-not-your-office = That is for somebody else to do.
    .rule = The oldest player warns and removes, the youngest where it concerns the oldest; a text is finished by whoever laid the card.
refusal-not-warned = A warning comes first.
    .rule = A player is removed only when it goes on after a warning.
refusal-not-advice = Asking is no advice.
    .rule = Everybody may ask about the rules and the course of play.
refusal-coach = A coach may advise.
    .rule = What a beginner asked for and the oldest player allowed is no offence.
refusal-oneself = Please choose somebody else: nobody can be on both sides.
    .rule = A report, a doubt or an accusation is about another person.
refusal-too-late = It is too late for that.
    .rule = Cheating counts only until the next player lays cards; after that the play stands.
refusal-doubt-only = A Wild Draw Four is doubted, not accused.
    .rule = Only the player who would have to draw may doubt it, and before drawing.
refusal-judged = This drawing was doubted already.
    .rule = One doubt a turn, and its outcome stands.
refusal-no-drawing = There is no drawing to doubt.
    .rule = Drawing can be doubted from the first card of a turn until the next player lays one.
refusal-spectator-only = Only a spectator can be a coach.
    .rule = A coach is a person in the room who does not play.
refusal-winner-exists = It is too late to join: somebody has won.
    .rule = Joining is possible while nobody is out.
refusal-cannot-return = You have been in this game already.
    .rule = Whoever is out, gave up or was removed waits for the next game.
refusal-not-a-beginner = First say that you are a beginner.
    .rule = Coaches are for those to whom KPGUT is new.
refusal-player-asks = The player has to ask for a coach.
    .rule = Nobody is advised against their wish; when they ask, the oldest player decides.
refusal-silent = You cannot write that here.
    .rule = Whoever was moved away, or sees hands, does not write; in private only a coach and the coached player talk.
refusal-silenced = The host asked you to be quiet.
    .rule = The host can silence somebody, and let them write again.
refusal-no-chat = Talk is switched off at this table.
    .rule = The host can switch it on.
refusal-text-length = That text is empty, too long, or cannot be shown.
    .rule = One line of plain words will do.
refusal-no-such-reaction = There is no such reaction.
    .rule = The reactions are chosen so that nobody is mocked.
refusal-too-often = That was too much at once; please wait a few seconds.
    .rule = Messages and catches in vain are limited, so that everybody is heard.
refusal-overloaded = The table cannot keep up; please wait a moment.
    .rule = A table does one thing after another, and only so much can wait.
refusal-table-full = This table's record is full. A new table has a fresh one.
    .rule = A record holds so many lines; a round that runs is played to its end.
refusal-too-many-bots = There are enough bots at this table.
    .rule = Whoever runs the server says how many bots a table may have.
refusal-no-text = No text is being carried out.
    .rule = The tools are for a text of your own, once its card has been laid.
refusal-tool = It cannot be used like that.
    .rule = No more than ten cards are drawn at once, exactly as many are discarded as was agreed, and everybody keeps at least one.
refusal-carrying-out = The text on the card comes first.
    .rule = Play goes on when it has been carried out.
refusal-no-practice = There are no hints here: this game counts.
    .rule = Practice is chosen before a game, by one person who plays with bots alone.
refusal-people-play = There are no hints with people at the table.
    .rule = Hints and taking back are for practice: one person and bots.
refusal-nothing-back = There is nothing to take back.
    .rule = Your own acts can be taken back one by one, as far as the deal.
refusal-no-series = There is no series to end.
    .rule = A series begins with its first game.
refusal-not-secret = That secret cannot be used.
    .rule = A place is opened by a key of letters and digits; and the house seals one shuffle at a time, before anybody could wish for anything.
refusal-pledged = Your browser has pledged its part of the next deal already.
    .rule = What is pledged cannot be exchanged; after the deal a new part is pledged.
refusal-not-pledged = That is not the part that was pledged.
    .rule = A part of the deal is fixed before it is shown, so that nobody can choose it to their liking.

## Before you start

etiquette =
    At this table everybody behaves like a lady or a gentleman: calm and polite, even if it gets loud now and then.
    Winners may be glad and losers annoyed with themselves; nobody mocks anybody.
    Whoever is out gladly stays to the end and helps as a spectator.
    Whoever happens to see cards keeps it to themselves.
    A player is advised only if that player and the oldest player agree.
note-time = Plan for 30 minutes or more; with many players it takes longer.
note-age = From the age of 7.
about-kpgut = KPGUT is the Kingi89 Pro Gamer Uno Tour. Riku “kingi89” Eskelinen wrote its rules down in 2009 and revised them in 2016, when needless drawing and conduct were tightened and the scoring of a series was added. They go back to rules used at youth events of the Orivesi parish, and they describe the whole game: ordinary UNO rules do not apply. The original text may be passed on freely, unchanged and not for profit; the wording here is our own.
trademark = UNO is a trademark of Mattel. Yksi is an independent project, neither made nor endorsed by Mattel, and its cards are of its own design. Other names belong to their owners.

## The rulebook that runs: asking, and examples

ask-field = What if …?
ask-clear = Clear
ask-show = Show me
ask-editions = Answer in each edition
ask-choose = Answer in each edition; choose one to read its clauses.
ask-found = { $count } { $count ->
    [one] clause
   *[other] clauses
    } of { $edition }, nearest first
ask-not-in = not in { $editions }
ask-changed = changed at this table
ask-same = The same in { $editions }.
ask-silent = no such rule
ask-nothing = No clause about that. Try other words, or ask the table.
ask-groups = Look here
ask-try = For instance
ask-try-1 = Can I win with a wild?
ask-try-2 = Can I put a +2 on a +2?
ask-try-3 = I forgot to say UNO
ask-short = The rules in short
ask-clauses = Clause by clause
ask-copy = Copy the link to { $clause }
ask-copied = The link is copied.
ask-unknown = There is no clause like that
ask-unknown-what = { $clause } is none of the clauses of { $edition }. Here is what it says.
clauses-deck = Players, cards and the deal
clauses-turn = A turn
clauses-actions = Draw Two, Skip, Reverse
clauses-wilds = Wilds
clauses-four = Wild Draw Four
clauses-last = The last cards
clauses-score = Points
clauses-series = A series of games
clauses-people = People
example-next = Next
example-back = Back
example-again = Again
example-another = Another example
example-step = Move { $move } of { $count }
example-table = The table
example-then = Next: { $words }
example-follows = So: { $words }
example-refused = Refused: { $move } { $why }
example-in-vain = { $move } It has no effect.
example-house = Played here with: { $rules }
example-at = At { $time } of the game clock:
example-after = After { $time } seconds:
example-nothing = Nothing happens.
example-how-out = { $who } out at { $value }
example-how-left = { $who } is left
example-how-holds = { $who } still holds { $value }
example-how-gaveup = { $who } gave up
example-how-removed = { $who } was removed
example-game = A game: { $results }.
example-picture = On top: { $top }. { $hands }.
example-hand = { $who }: { $cards }
check-given-turn = { $person ->
    [you] It is your turn.
   *[they] It is { $who }'s turn.
    } On top lies { $cards }, and the colour is { $color }.
check-given-opening = { $person ->
    [you] You open the game.
   *[they] { $who } opens the game.
    }
check-seats = { $count } cannot sit down to this game.
check-next-cards = Next in the draw pile: { $cards }.
check-turn = { $person ->
    [you] It is your turn.
   *[they] It is { $who }'s turn.
    }
check-direction = { $word ->
    [cw] Play goes clockwise.
   *[ccw] Play goes counter-clockwise.
    }
check-top = On top lies { $cards }.
check-color = The colour is { $color }.
check-dealer = { $person ->
    [you] You deal.
   *[they] { $who } deals.
    }
check-order = Round the table, clockwise: { $people }.
check-holds = { $person ->
    [you] You hold
   *[they] { $who } holds
    } { $count } { $count ->
    [one] card
   *[other] cards
    }.
check-hand = { $person ->
    [you] You hold
   *[they] { $who } holds
    } { $cards }.
check-pending = { $count ->
    [0] No cards have to be drawn.
    [one] One card has to be drawn.
   *[other] { $count } cards have to be drawn.
    }
check-draw-pile = In the draw pile: { $count }.
check-discard-pile = In the discard pile: { $count }.
check-under = Below the top card: { $cards }.
check-plays = { $who } may lay: { $plays }.
check-guilty = { $holds ->
    [yes] It is a bluff.
   *[no] It is no bluff.
    }
check-owes = { $holds ->
    [yes] { $people } must call UNO.
   *[no] { $people } need not call UNO.
    }
check-late = { $holds ->
    [yes] It is too late for { $people } to call UNO.
   *[no] There is still time for { $people } to call UNO.
    }
check-called = { $holds ->
    [yes] { $people } called UNO.
   *[no] { $people } did not call UNO.
    }
check-can-catch = { $holds ->
    [yes] { $who } can be caught now.
   *[no] { $who } cannot be caught now.
    }
check-may = { $holds ->
    [yes] This is allowed: { $move }
   *[no] This is not allowed: { $move } { $why }
    }
check-round-over = { $holds ->
    [yes] The round is over.
   *[no] The round goes on.
    }
check-round-winner = { $holds ->
    [yes] The round is over, and { $person ->
        [you] you win
       *[they] { $who } wins
        }.
   *[no] { $person ->
        [you] You do not win
       *[they] { $who } does not win
        } the round.
    }
check-round-points = The round is over, and { $person ->
    [you] you score
   *[they] { $who } scores
    } { $count } { $count ->
    [one] point
   *[other] points
    }.
check-round-void = { $holds ->
    [yes] The round counts for nobody.
   *[no] The round goes on.
    }
check-total = { $person ->
    [you] You have
   *[they] { $who } has
    } { $count } { $count ->
    [one] point
   *[other] points
    } in all.
check-match-over = { $holds ->
    [yes] The match is decided.
   *[no] The match goes on.
    }
check-match-winner = The match goes to { $people }.
check-game-over = { $holds ->
    [yes] The game is over.
   *[no] The game goes on.
    }
check-placed = { $person ->
    [you] You take
   *[they] { $who } takes
    } place { $count }.
check-unplaced = { $person ->
    [you] You get
   *[they] { $who } gets
    } no place.
check-out = { $holds ->
    [yes] The game is over for { $people }.
   *[no] The game goes on for { $people }.
    }
check-phase = { $word ->
    [answer] The cards must be taken, answered or doubted.
    [discard] Now cards are discarded.
    [opening] The game is to be opened.
    [verdict] Now the joke is judged.
   *[play] An ordinary turn follows.
    }
check-deck = There are { $count } cards in the game.
check-count = { $cards }: { $count }
check-counts = In the deck: { $list }.
check-marked = { $holds ->
    [yes] Stiff elbows: { $people }.
   *[no] Free elbows: { $people }.
    }
check-open-hands = { $holds ->
    [yes] All hands lie open.
   *[no] The hands are hidden.
    }
check-stuck-three = { $holds ->
    [yes] Whoever is stuck now draws three.
   *[no] Whoever is stuck draws one.
    }
check-free = { $holds ->
    [yes] Any card may be laid now.
   *[no] The next card must fit.
    }
check-drew = Drawn by choice: { $count }.
check-points = Points of the game: { $list }.
check-average = Average: { $list }.
check-standing = Places in the series: { $list }.
check-unranked = { $person ->
    [you] You get
   *[they] { $who } gets
    } no place in the series.
check-series-winner = The series goes to { $people }.
check-series-loser = The series is lost by { $people }.
check-ballot-open = { $holds ->
    [yes] The vote is open.
   *[no] There is no vote.
    }
check-ballot-carried = The answer is yes.
check-ballot-lost = The answer is no.
check-voters = { $people } may vote.
check-asked = { $holds ->
    [yes] It is for { $who } to answer.
   *[no] Nothing is asked of { $who }.
    }
check-warnings = Warnings: { $list }.
check-warned = { $people } got a warning.
check-player = Playing: { $people }.
check-spectator = Watching: { $people }.
check-ready = Ready: { $people }.
check-moved-away = Moved away: { $people }.
check-put-out = Sent out: { $people }.
check-barred = { $people } may not play on in the series.
check-heard = { $holds ->
    [yes] { $people }: “{ $word }”.
   *[no] Nobody else hears “{ $word }”.
    }
check-coach = { $holds ->
    [yes] Coach and pupil: { $people }.
   *[no] Not coach and pupil: { $people }.
    }
check-sees = { $holds ->
    [yes] { $person ->
        [you] You see
       *[they] { $who } sees
        } { $owner ->
        [you] your
       *[they] { $other }'s
        } cards.
   *[no] { $person ->
        [you] You do not see
       *[they] { $who } does not see
        } { $owner ->
        [you] your
       *[they] { $other }'s
        } cards.
    }
check-shuffles = { $person ->
    [you] You shuffle.
   *[they] { $who } shuffles.
    }
check-tidies = { $person ->
    [you] You collect the cards.
   *[they] { $who } collects the cards.
    }
check-deals = { $person ->
    [you] You deal.
   *[they] { $who } deals.
    }
check-text = The card says “{ $word }”.
check-reacted = { $who }: { $reaction }
check-note = The table is told: { $note }
check-offers = The table may choose: { $list }.
check-limit = A game lasts { $count } minutes at most.
check-stage = { $word ->
    [lobby] The next game can begin.
    [between] The game is over.
   *[playing] The game is running.
    }
check-oldest = { $person ->
    [you] You are the oldest.
   *[they] { $who } is the oldest.
    }
check-card = Customizable card { $count }: { $text }.

## The rules in short: classic

summary-classic-1 = Get rid of your cards. Whoever is out first scores for everything that the others still hold, and 500 points win the match.
summary-classic-2 = Two to ten play, with 108 cards. Everybody draws a card, and the highest number deals; symbols count as zero here. Each gets seven cards. The rest is the draw pile, and its top card is turned up to begin the discard pile.
summary-classic-3 = If that card is an action card, it acts at once: Draw Two and Skip hit the first player, after a Reverse the dealer begins and play runs the other way, and for a Wild the first player names the colour. A Wild Draw Four goes back into the deck.
summary-classic-4 = Play begins to the left of the dealer and goes clockwise. On your turn, lay one card that has the colour, the number or the symbol of the top card, or a wild.
summary-classic-5 = If nothing fits, or you would rather not lay, draw one card. You may lay that card at once if it fits, but no other; then the turn passes. When the draw pile is used up, the discard pile is shuffled, all but its top card.
summary-classic-6 = Draw Two: the next player draws two cards and loses the turn. Skip: the next player loses the turn. Reverse: play turns round; with two players it works like Skip.
summary-classic-7 = Wild: lay it whenever you like, and name the colour. On a wild only the named colour fits, or another wild.
summary-classic-8 = Wild Draw Four: name the colour; the next player draws four cards and loses the turn. It is honest only if you hold no card of the colour in force. Other wilds, and cards that fit by number or symbol alone, do not matter.
summary-classic-9 = Whoever would have to draw may challenge it instead, and then sees your hand. If it was a bluff, you draw the four and the challenger plays on; if not, the challenger draws six and loses the turn. The named colour stays.
summary-classic-10 = Call UNO when you lay your last but one card. If you forget, and another player notices before the next one begins the turn, you draw two cards.
summary-classic-11 = The round is over when somebody has laid the last card. If that is a Draw Two or a Wild Draw Four, the next player still draws, and those cards count.
summary-classic-12 = Numbers count what they show, Draw Two, Skip and Reverse 20, wilds 50. Rounds follow until somebody has 500 points, and the deal moves to the left. A table may agree on another way: everybody counts their own cards, and when somebody has 500, the fewest points win.

## The rules in short: custom

summary-custom-1 = Get rid of your cards. Whoever is out first scores for everything that the others still hold, and 500 points win the match.
summary-custom-2 = Two to ten play, with 112 cards: among them one Wild Shuffle Hands and three Wild Customizable, some or all of which may be left out. Everybody draws a card, and the highest number deals; symbols count as zero here. Each gets seven cards. The rest is the draw pile, and its top card is turned up to begin the discard pile.
summary-custom-3 = If that card is an action card, it acts at once: Draw Two and Skip hit the first player, and after a Reverse the dealer begins and play runs the other way. For a wild the first player names the colour, and nothing else happens. A Wild Draw Four goes back into the deck.
summary-custom-4 = Play begins to the left of the dealer and goes clockwise. On your turn, lay one card that has the colour, the number or the symbol of the top card, or a wild.
summary-custom-5 = If nothing fits, or you would rather not lay, draw one card. You may lay that card at once if it fits, but no other; then the turn passes. When the draw pile is used up, the discard pile is shuffled, all but its top card.
summary-custom-6 = Draw Two: the next player draws two cards and loses the turn. Skip: the next player loses the turn. Reverse: play turns round; with two players it works like Skip.
summary-custom-7 = Wild: lay it whenever you like, and name the colour. Wild Draw Four: name the colour; the next player draws four cards and loses the turn. It is honest only if you hold no card of the colour in force; other wilds, and cards that fit by number or symbol alone, do not matter.
summary-custom-8 = Whoever would have to draw may challenge a Wild Draw Four instead, and then sees your hand. If it was a bluff, you draw the four and the challenger plays on; if not, the challenger draws six and loses the turn. The named colour stays.
summary-custom-9 = Wild Shuffle Hands: name the colour. All hands are shuffled together and dealt out again, beginning to the left of whoever laid it, until no card is left; you may end up with more cards than before, or with fewer. The direction stays.
summary-custom-10 = Wild Customizable: before a match the table agrees on what each of them says, one of ten ideas or a text of its own. All have to agree; otherwise the card stays blank and is a plain wild. Whoever lays it names the colour, and then what it says is done; a text of your own is carried out together.
summary-custom-11 = Call UNO when you lay your last but one card. If you forget, and another player notices before the next one begins the turn, you draw two cards.
summary-custom-12 = The round is over when somebody has laid the last card; for a Draw Two or a Wild Draw Four the next player still draws, and those cards count. Numbers count what they show, Draw Two, Skip and Reverse 20, Shuffle Hands and Customizable 40, the other wilds 50. Or everybody counts their own cards, and when somebody has 500, the fewest points win.

## The rules in short: Moominvalley

summary-moomin-1 = Be the first to get rid of all your cards, and you have won. Two to ten can play, from the age of seven.
summary-moomin-2 = There are 112 cards, among them four wilds from Moominvalley. The dealer is drawn by lot, and each gets seven cards. The rest is the draw pile, and its top card is turned up to begin the discard pile. Until a number comes, other cards are left lying without effect and the next one is turned.
summary-moomin-3 = Play begins to the left of the dealer and goes clockwise. On your turn, lay one card that has the colour, the number or the symbol of the top card, or a wild.
summary-moomin-4 = If nothing fits, or you would rather not lay, draw one card. You may lay that card at once if it fits, but no other; then the turn passes. When the draw pile is used up, the discard pile is shuffled, all but its top card.
summary-moomin-5 = Draw Two: the next player draws two cards and loses the turn. Skip: the next player loses the turn. Reverse: play turns round; with two players it works like Skip.
summary-moomin-6 = Wild: lay it whenever you like, and name the colour. On a wild only the named colour fits, or another wild.
summary-moomin-7 = Wild Tales From Moominvalley: name the colour; then everybody may discard one card, all choosing at the same time and in secret. Whoever has only one card draws one first and must discard one of the two. Discarded cards have no effect, and nobody wins by discarding.
summary-moomin-8 = Wild Draw Four: name the colour; the next player draws four cards and loses the turn. It is honest only if you hold neither a card of the colour in force nor another wild.
summary-moomin-9 = Whoever would have to draw may challenge it instead, and then sees your hand. If it was a bluff, you draw the four and the challenger plays on; if not, the challenger draws six and loses the turn. The named colour stays.
summary-moomin-10 = Call UNO as soon as you have one card left, by laying or by discarding. If another player notices that you did not, before the next one begins the turn, you draw two cards.
summary-moomin-11 = Whoever lays the last card wins at once; nobody draws for it any more. If the table wants points, the winner scores for the cards of the others: numbers what they show, Draw Two, Skip and Reverse 20, wilds 50. Then 500 points win.

## The rules in short: KPGUT

summary-kpgut-1 = Get rid of your cards as early as you can. The first one out wins; the others play on, and the last one left has lost. Ordinary UNO rules do not apply here.
summary-kpgut-2 = One deck of 108 cards is for up to seven players, two are for up to fourteen, and so on. The oldest player shuffles and deals seven cards to each; the rest is the draw pile. The youngest opens with any one card but a Wild Draw Four, and play goes clockwise.
summary-kpgut-3 = A card fits by the colour or the value of the top card. On your turn you may lay several cards of the same value on one another: the lowest has to fit, and the last one lies on top.
summary-kpgut-4 = If you cannot lay, draw until you can, and then lay; there is no passing. You may also draw although something fits (§ 14). When the draw pile is used up, the discard pile is shuffled, all but the last play; if nothing is left to draw at all, the game ends (§ 4, 5).
summary-kpgut-5 = Draw Two: the next player takes two cards for each and loses the turn, or answers with Draw Twos from the hand. Then the sum moves on, until somebody takes it.
summary-kpgut-6 = Reverse: an odd number turns play round, an even number does not; with two players it works like Skip. Skip: as many players are passed over as there were skips.
summary-kpgut-7 = Wild fits on any card, unless cards are owed, and names the colour; several at once name one colour. Wild Draw Four names a colour and makes the next player take four cards for each, or answer with Wild Draw Fours. It is honest only if nothing else in your hand fits, a Wild included; as an answer to Draw Twos, only if you hold no Draw Two.
summary-kpgut-8 = Whoever would have to take the cards may doubt a Wild Draw Four, and alone sees the hand. If the doubt is right, whoever laid it takes all the cards, and the doubter lays any one card, a Wild Draw Four only if there is no other. If not, the doubter takes two cards more than were owed and loses the turn.
summary-kpgut-9 = With one card left, say UNO within three seconds. If you do not, and somebody notices before the next player lays a card, you draw two (§ 1). Nobody finishes on a special card: it acts, you draw one card and say UNO again (§ 2).
summary-kpgut-10 = Jumping in: if you hold exactly the number card that lies on top, colour and all, you may lay it out of turn; the turn stays where it was (§ 7). Whoever is away on their turn gets two cards and loses it (§ 8). Whoever gives up shows their cards and takes the last place, shared if several do (§ 9).
summary-kpgut-11 = If a game is stopped early, the fewest cards rank first, then the fewest number cards, then the most zeros, ones and so on (§ 6). In a series a game lasts one hour at most: whoever is out scores the full minutes, those still in then 65, 70, 75, whoever gave up 60 or more. The lowest average wins.
summary-kpgut-12 = The oldest player keeps order, the youngest where it concerns the oldest. Players who advise draw two cards; spectators who do are taken into the game or sent away (§ 3). Cheating that is noticed at once is taken back, with two cards (§ 10). Whoever draws without reason can be doubted: a warning, or four cards for the doubter (§ 14). Disputes are put to a vote, and the oldest breaks a tie (§ 11). Newcomers may join with nine cards while nobody is out, if the oldest agrees (§ 13). Whoever goes on after a warning is removed, without a place (§ 15).

## The table in the browser

scene-name = The table
scene-key-sort = s
scene-key-hint = h
scene-key-takeback = z
scene-your-turn = Your turn
scene-their-turn = { $who }'s turn
scene-hint = Lay { $color }, { $symbol } or a wild.
scene-hint-color = Lay { $color } or a wild.
scene-fits = { $fit } of your { $count } { $count ->
    [one] card
   *[other] cards
    } { $fit ->
    [one] fits
   *[other] fit
    }.
scene-nothing-fits = Nothing fits: draw a card.
scene-opening = You open the game: lay the first card.
scene-free = Lay any card you like.
scene-drawn-fits = Lay a card that fits, or keep what you drew.
scene-drawn-again = Nothing fits yet.
scene-others-choose = Waiting for the others to choose
scene-owed = You are about to get { $cards }
scene-owed-answer = Answer with a card that fits, or take them.
scene-owed-take = Take them; nothing you hold answers.
scene-hint-catch = { $who } has one card. Forgot to call UNO? Press { $who }.
scene-then-you = Then it is your turn.
scene-then-them = Then { $who }, then you.
scene-between = { $count } players before you.
scene-direction = { $direction ->
    [cw] Play runs clockwise.
   *[ccw] Play runs counter-clockwise.
    }
scene-same-card = You hold exactly the same card, { $card }. You may jump in.
scene-order = In this order. On top will be { $card }.
scene-joke = Did you laugh?
scene-laugh = I laughed
scene-frown = Not a smile
scene-discard-may = Discard a card, if you like
scene-discard-must = Discard { $cards }
scene-discard-how = It goes under the top card, without effect. Nobody sees which until all have chosen.
scene-discard-card = Discard { $card }
scene-keep-all = Keep all
scene-draw = Draw
scene-left = { $count } left
scene-keep = Keep it
scene-take = Draw { $count }
scene-challenge = { $edition ->
    [kpgut] Doubt
   *[classic] Challenge
    }
scene-accuse = Object to { $who }
scene-doubt-drawing = Doubt { $who }'s drawing
scene-lay = Lay { $card }
scene-lay-several = Lay { $cards }
scene-cancel = Cancel
scene-reorder = Change order
scene-jump = Jump in
scene-waiting = { $count ->
    [one] card waiting
   *[other] cards waiting
    }
scene-held = { $count } { $count ->
    [one] card
   *[other] cards
    }
scene-sort = Sort
scene-sort-by = { $order ->
    [color] Sort by value
    [value] Fits first
   *[fits] Sort by colour
    }
scene-of = { $number } of { $count }
scene-would-bluff = { $edition ->
    [moomin] would be a bluff: you hold { $color } or another wild
    [kpgut] would be a bluff: another card fits
   *[other] would be a bluff: { $color } is in force
    }
scene-on-turn = playing now
scene-next = plays next
scene-bot = bot
scene-away = away, reconnecting
scene-away-bot = away, a bot plays
scene-out = out
scene-out-place = out, place { $place }
scene-removed = You were removed from this game: { $reason }.
scene-removed-bare = You were removed from this game.
scene-warned = { $count ->
    [one] one warning
   *[other] { $count } warnings
    }
scene-choosing = choosing
scene-marked = elbows straight
scene-marker = has the marker
scene-uno-idle = at 2 cards
scene-uno-now = call it
scene-uno-called = called
scene-which-color = Which colour goes on?
scene-in-hand = { $count } in hand
scene-esc = Esc takes the card back
scene-take-back = Take it back
scene-which-partner = With whom do you swap hands?
scene-bluff-title = This would be a bluff
scene-bluff = You hold a card that forbids { $card } now. If you are challenged, the cards are yours. Only you know it.
scene-bluff-dare = Lay it all the same
scene-challenge-title = { $who } lays { $card } on you
scene-odds-had = Bluff: { $percent } %
scene-odds-none = Honest: { $percent } %
scene-odds-only = It says nothing about how { $who } plays.
scene-read = Read the rule
scene-odds-basis = By the cards you can see: { $matching } of { $unseen } unseen ones would make it a bluff, and { $who } holds { $held }.
scene-if-taken = You take { $cards } and lose the turn.
scene-costs = Costs you { $count } cards.
scene-if-bluff = Bluff: { $who } takes { $cards } and you { $free ->
    [yes] lay any card you like
   *[no] play on
    }.
scene-if-honest = Honest: you take { $cards } and lose the turn.
scene-costs-average = Costs you { $average } cards on average.
scene-only-you = Only you see the hand.
scene-answer = Answer with a card instead
scene-shown = { $who }'s hand
scene-close = Close
screen-title = Big screen
screen-come-in = Come in
screen-full = All chairs are taken
screen-locked = The table is closed to newcomers
screen-at = at { $address }
screen-free = { $count ->
    [one] One more chair is free.
   *[other] { $count } more chairs are free.
    }
screen-on-turn = { $who } is on turn
screen-color = { $who } is choosing a colour
screen-partner = { $who } is choosing whom to swap with
screen-answers = { $who } answers or draws { $cards }
screen-chooses = { $count ->
    [one] { $who } is choosing a card
   *[other] { $who } are choosing cards
    }
screen-lobby = Scan, sit down, and put your hand on the table.
screen-lobby-here = Sit down, and put your hand on the table.
screen-asleep = Everybody has gone. The table wakes up when somebody comes back.
screen-dark = Over plain http a page cannot keep the screen on. The settings of the device can.
screen-leave = Leave
hand-only = Only my hand
hand-screen-gone = The big screen is gone.
hand-show-table = Show the table here
hand-watching = You are watching. The table is on the big screen.
hand-catch = Catch { $who }

## Lessons

learn-strip = Learn the game
    .about = { $count ->
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $count }
        } steps at a real table, { $minutes ->
        [4] four
        [5] five
       *[other] { $minutes }
        } minutes
learn-on = Go on learning
    .about = step { $step } of { $count }
keep-strip = Keep score at a real table
    .about = with your own paper cards
keep-on = Go on keeping score
    .about = round { $round }, { $who } deals
    .game = game { $game }
learn-where = Learn the game · { $name }
learn-step = Step { $step } of { $count }
learn-steps = { $count ->
        [7] Seven
        [8] Eight
        [9] Nine
        [10] Ten
       *[other] { $count }
        } steps
learn-this-one = this one
learn-rule = The rule behind it
learn-rulebook = Open the rulebook here
learn-skip = Skip this step
learn-back = Back
learn-next = Go on
learn-leave = Leave the lesson
learn-how = first tap lifts, second lays
learn-fits-too = That fits too. Here we need { $card }.
learn-fits-too-color = That fits too. Here we need { $card } and { $color }.
learn-allowed = You may do that too. Here we need what is marked.
learn-failed = This step did not load.
learn-retry = Try again
learn-end = That is all you need. The rest comes while playing.
learn-play = Play with three bots
learn-other = Learn { $name }
learn-again = Again
learn-return = Back to the table
# What the coach says: the case, the task, and what came of it. $laid is the top card as an object, $next and $before are names.
lesson-table = It is your turn: the boat is with you. These are your cards.
    .title = The table
    .task = Lay the marked card: { $card }.
    .then = The boat sails on: { $next } plays, then the others. Whoever gets rid of all cards first wins.
    .rule = { $edition ->
        [custom] { summary-custom-1 }
        [moomin] { summary-moomin-1 }
        [kpgut] { summary-kpgut-1 }
       *[other] { summary-classic-1 }
        }
lesson-color = { $before } laid { $laid }. The colour is { $color }, and every card of that colour fits.
    .title = What fits: a colour
    .task = Lay { $card }.
    .then = Now { $card } lies on top, and the colour is still { $color }.
    .rule = { $edition ->
        [custom] { summary-custom-4 }
        [moomin] { summary-moomin-3 }
        [kpgut] { summary-kpgut-3 }
       *[other] { summary-classic-4 }
        }
lesson-number = { $before } laid { $laid }. The same number fits too, in any colour.
    .title = What fits: a number
    .task = Lay { $card }, and the colour changes.
    .then = The colour is { $color } now: the card on top decides.
    .rule = { $edition ->
        [custom] { summary-custom-4 }
        [moomin] { summary-moomin-3 }
        [kpgut] { summary-kpgut-3 }
       *[other] { summary-classic-4 }
        }
lesson-several = In KPGUT you may lay several cards of one value in one turn.
    .title = Several at once
    .task = Pick { $card }, in this order, and lay them.
    .then = The lowest card had to fit; the top one decides the colour: { $color }.
    .rule = { summary-kpgut-3 }
lesson-nothing = None of your cards fits on { $top }.
    .title = Nothing fits
    .task = Draw a card: press the pile.
    .rule = { $edition ->
        [custom] { summary-custom-5 }
        [moomin] { summary-moomin-4 }
       *[other] { summary-classic-5 }
        }
lesson-nothing-2 = You drew a card that fits: { $card }.
    .task = Lay { $card } at once. You could also keep it.
    .then = That was lucky. A card that does not fit stays in your hand, and the turn passes.
lesson-draw-on = None of your cards fits on { $top }.
    .title = Nothing fits
    .task = Draw until something fits: press the pile.
    .rule = { summary-kpgut-4 }
lesson-draw-on-2 = You drew three cards, and the last one fits: { $card }.
    .task = Lay { $card }.
    .then = In KPGUT you draw until you can lay. Nobody passes.
lesson-actions = Cards with a symbol act when you lay them.
    .title = Cards that act
    .task = Lay { $card }: { $next } loses the turn.
    .rule = { $edition ->
        [custom] { summary-custom-6 }
        [moomin] { summary-moomin-5 }
        [kpgut] { summary-kpgut-6 } { summary-kpgut-5 }
       *[other] { summary-classic-6 }
        }
lesson-actions-2 = { $next } was passed over. The next card turns play round.
    .task = Lay { $card }, and { $before } comes next again.
lesson-actions-3 = Now play goes the other way: see the arrows on the shore.
    .task = Lay { $card }: { $next } draws two cards and loses the turn.
    .then = Two cards and a lost turn: the strongest of the three.
lesson-answer = { $before } laid { $laid }: two cards are coming to you.
    .title = Answering draws
    .task = Answer with { $card }, and { $next } gets four.
    .then = So the sum grows, until somebody does not answer and takes it all.
    .rule = { summary-kpgut-5 }
lesson-wild = { $card } fits on anything, and you choose the colour.
    .title = A wild
    .task = Lay { $card } and choose { $color }: you hold most of it.
    .then = Now the colour is { $color }, whatever lies below.
    .rule = { $edition ->
        [custom] { summary-custom-7 }
        [moomin] { summary-moomin-6 }
        [kpgut] { summary-kpgut-7 }
       *[other] { summary-classic-7 }
        }
lesson-shuffle = You hold seven cards, the others only two each.
    .title = Shuffle hands
    .task = Lay { $card } and choose { $color }.
    .then = All hands were shuffled together and dealt anew. Now you hold three.
    .rule = { summary-custom-9 }
lesson-texts = { $card }: the table agreed on this text before the game.
    .title = Texts of your own
    .task = Lay it and choose { $color }.
    .rule = { summary-custom-10 }
lesson-texts-2 = The card gave you an extra turn, so you are on turn again.
    .task = Lay { $card }.
    .then = There are three such cards, and you decide together what they say.
lesson-valley = With this card everybody may discard one.
    .title = The valley wild
    .task = Lay { $card } and choose { $color }: you hold most of it.
    .rule = { summary-moomin-7 }
lesson-valley-2 = Now everybody chooses in secret what to discard.
    .task = Choose { $card } and discard it.
    .then = The discards went under the top card. They have no effect.
lesson-jump = { $next } laid { $laid }, and you hold exactly the same card.
    .title = Jumping in
    .task = Jump in with { $card }. There is no need to wait for your turn.
    .then = Your card is gone, and play goes on as if nothing had happened: { $before } is on turn.
    .rule = { summary-kpgut-10 }
lesson-uno = Two cards left. Call UNO before you lay the last but one.
    .title = UNO
    .task = Press UNO.
    .rule = { $edition ->
        [custom] { summary-custom-11 }
        [moomin] { summary-moomin-10 }
        [kpgut] { summary-kpgut-9 }
       *[other] { summary-classic-10 }
        }
lesson-uno-2 = Everybody heard it. Had you forgotten, and somebody noticed, you would draw two cards.
    .task = Now lay { $card }.
lesson-uno-3 = One card left, and it fits.
    .task = Lay { $card }, and you are out.
    .then = { $edition ->
        [kpgut] You are out first: the win is yours. The others play on for their places.
       *[other] No cards left: the round is yours.
        }

## Pages in the browser

page-title = One table, four rulebooks.
preview-home = A table for the UNO card game, for people and bots, by four rulebooks. No account, no adverts.
preview-table = A place at the table
    .about = A game of UNO in the browser. Come in, sit down or watch; no account is needed.
preview-invites = { $who } invites you
    .about = { $count ->
        [one] One has come to the table.
       *[other] { $count } have come to the table.
        } Sit down or watch; no account is needed.
preview-replay = A game of UNO once more, move by move.
page-home = To the first page
page-bar = Table and settings
page-language = Language
page-theme-to = { $theme ->
    [day] Switch to day
   *[night] Switch to night
    }
page-edition = Edition
page-edition-size = { $edition ->
    [classic] 108 cards, { $low } to { $high } players
    [kpgut] 108 cards a deck, { $low } to { $high } players
   *[other] 112 cards, { $low } to { $high } players
    }
page-linked-rules = With the rules of the link: { $rules }.
page-name = Your name
page-who = Who plays?
page-fewer = One player fewer
page-more = One player more
page-bots-play = How the bots play
page-length = How long to play
    .value = { $value ->
        [1] one round
       *[other] to { $value } points
        }
page-default-texts = Your own cards say: { $texts }. Invite friends to write others.
page-play = Play
page-with-friends = Invite friends instead
page-join-title = Have a link or a code?
page-join-field = Link or code
page-join = Join
page-public = Open tables
page-your-tables = Your tables
page-go-back = Go back
page-forget-table = Take off the list
page-rules = How the four differ
page-rules-short = Rules
page-settings = Settings
page-about = About Yksi
page-about-what = Yksi is a table for the UNO card game, for people and bots. It asks for no account and shows no adverts; whoever has the link of a table can sit down or watch.
page-about-fair = Every deal is mixed from a sealed secret of the house and from a part of each player's browser: nobody can choose the cards. After the round everything is opened, and your own browser checks it.
page-bot-names = Kivi Savu Routa Usva Halla Sammal Kaarna Koski Lampi Niemi Pouta Kaste Korpi Saari Suvi Hanki Tyrsky Kuura Loimu Marja Naava Oras Pilke Rasti Sora Tunturi Vasa
page-guest-names = Aino Eero Freja Sigrid Onni Liv Nora Elsa Oskar Ida
page-trouble-join = That does not look like a link or a code of a table.
page-trouble-no-code = No table has this code now. It may be mistyped, or not be used any more: ask for it again, or for the link.
page-trouble-too-many-codes = Too many codes that lead nowhere. Please wait a minute, or ask for the link.
page-trouble-server = The server does not answer. Please try again in a moment.
page-trouble-house-full = The house is full: so many are playing that there is no new table just now. Please try again in a moment.
page-trouble-too-many-tables = You have opened many tables in a short time. Please wait a minute before the next one.
page-opening = One moment.
missing-title = Nothing here
missing-page = This address leads nowhere.
leave-title = Leave the game?
leave-alone = Your game waits for you: bots do not play on by themselves.
leave-stand-in = The game goes on. A bot plays for you until you come back to your seat.
leave-absence = The game goes on, and your seat is kept. Whoever is away on their turn draws { $count } cards and loses it.
leave-stay = Stay
watch-next = You are watching: this match began without you. Say that you are ready, and you play from the next round.
watch-game = You are watching. Say that you are ready, and you play in the next game.
watch-next-ready = You are watching. You play from the next round.
watch-game-ready = You are watching. You play in the next game.
watch-ask = You are watching: this game began without you. You may ask to join.
page-door = Come in
door-invites = { $who } invites you
door-come = { $count ->
    [one] One has come, the cards are not dealt yet
   *[other] { $count } have come, the cards are not dealt yet
    }
door-game-classic = One card a turn, first to 500.
door-game-custom = Classic, and three wilds with your own texts.
door-game-moomin = A wild for the whole valley, for children too.
door-game-kpgut = Several cards at once, and the clock counts.
door-learn = Never played? { $minutes ->
    [4] Four minutes
   *[other] { $minutes } minutes
    }
door-chair = Your chair
door-between = after { $before }, before { $after }
door-chair-mine = Your chair, after { $before }, before { $after }
door-chair-free = Free chair, after { $before }, before { $after }
door-opposite = opposite { $who }
door-chair-mine-opposite = Your chair, opposite { $who }
door-chair-free-opposite = Free chair, opposite { $who }
door-animal = Your animal
door-animal-name = { $animal ->
    [fox] Fox
    [bear] Bear
    [owl] Owl
   *[hare] Hare
    [perch] Perch
    [swan] Swan
    [hedgehog] Hedgehog
    [elk] Elk
    [squirrel] Squirrel
    [seal] Seal
    [raven] Raven
    }
door-seen = others see it
door-sit = Sit down, I am ready
door-next = Watch and play next
door-knock = Knock
door-watch = Just watch
door-free = No account, no adverts. Nothing to install.
door-running = The cards are dealt. You can watch, and play when they are dealt again.
door-full = { $count ->
    [10] All ten chairs are taken. You can watch.
   *[other] All { $count } chairs are taken. You can watch.
    }
door-knock-why = Newcomers knock here, and { $who } lets them in.
door-no-answer = { $known ->
    [yes] Nothing answers at this address. Are you on the same Wi-Fi as { $who }?
   *[no] Nothing answers at this address. Are you on the same Wi-Fi as whoever invited you?
    }
door-told = { $who } has been told.
door-told-nobody = You have knocked.
door-wait = The door opens here by itself as soon as you are let in.
door-wait-nobody = Nobody is at the table just now. Whoever comes first can let you in, and the door opens here by itself.
door-knocks = At the door
door-knocks-one = knocks
door-let-in = Let in
door-let-in-who = Let { $who } in
door-turn-away = Not now
door-turn-away-who = Do not let { $who } in now
page-enter = Sit down
full-title = The house is full
full-why = So many are playing that there is no room for one more just now.
full-again = Stay here: we knock again every few seconds, and the door opens by itself.
goodbye-title = Goodbye for now
goodbye-banned = You cannot come in here.
goodbye-closed-table = Whoever looks after this server has closed the table.
goodbye-closed = The line to this table is closed.
goodbye-damaged = The record of this table is damaged. Whoever looks after the server has been told.
goodbye-gone = This table was deleted, with everything that was played at it.
goodbye-no-table = This table does not exist, or no longer does.
goodbye-origin = This page does not belong to the server that it asked.
goodbye-protocol = The table has moved on to a newer version. Please load the page again.
goodbye-too-fast = That was too much at once, so the table hung up.
goodbye-too-many = There are too many lines open from here. Close a few tabs and load the page again.
goodbye-again = Come back in
goodbye-same-rules = A new table with these rules
lobby-title = Round the table
lobby-bring = Bring a friend
invite-alone = Only this computer can reach the table
invite-alone-why = A link would find nothing on another phone or computer, so there is none to copy yet.
invite-alone-bots = You can play with bots meanwhile.
invite-ask = Ask whoever started Yksi to open it to the network, or to start it like this:
invite-reach = { $stop ->
    [computer] Reach: this computer. Then: this network, anywhere.
    [network] Reach: this network. Then: anywhere.
   *[anywhere] Reach: anywhere.
    }
invite-stop = { $stop ->
    [computer] This computer
    [network] This network
   *[anywhere] Anywhere
    }
invite-wifi = Let phones on your Wi-Fi in
invite-wifi-how = Everybody on the same network can then come in with the link. Nothing leaves the house. Your computer may ask once whether Yksi may be reached; say yes for private networks.
invite-open = Open to this network
invite-opening = Opening …
invite-close = Close to this network
invite-closing = Closing …
invite-started = Yksi was started for the network, with --host or --address: it stays open until Yksi ends.
invite-trouble-no-network = This computer is in no network. Join your Wi-Fi, then try again.
invite-trouble-port-taken = Another program has taken this place in the network. Close it, or start Yksi with another --port.
invite-trouble-blocked = The computer does not let Yksi open the network. Start it with --host 0.0.0.0, or allow it in the firewall.
invite-trouble-not-own-computer = Only a browser on the computer where Yksi runs can open or close the network.
invite-trouble-settled = How far Yksi can be reached was settled when it was started, with --host or --address.
invite-trouble-server = Yksi did not answer in time. Try again.
invite-elsewhere = Friends elsewhere? The table then needs a public address.
invite-elsewhere-how = How to get one
invite-elsewhere-steps = Put Yksi on a small server, or a tunnel in front of this computer, and start it with the address that friends will see. The guide “Hosting” has five lines for each way.
invite-network = Works on this Wi-Fi only. Anyone with the link can sit down or watch.
invite-anywhere = Works everywhere. No account needed; the rules travel with the link.
invite-camera = Point a phone’s camera here.
invite-other-address = Another address
invite-more = More
invite-come = Who has come
invite-come-of = { $count } of { $high }{ $watching ->
    [0] { "" }
   *[other] , { $watching } watching
    }
invite-state = { $state ->
    [here] here
    [choosing] choosing a seat
    [watching] watching
   *[door] at the door
    }
invite-arrives = { $state ->
    [here] { $who } is here.
    [choosing] { $who } is choosing a seat.
    [watching] { $who } is watching.
   *[door] { $who } is at the door.
    }
invite-not-found = Not found? The phone may be on the mobile network or a guest Wi-Fi.
invite-firewall = Still nothing? Allow Yksi, or Python, in this computer’s firewall for private networks.
lobby-invite = Invite
lobby-qr = The invitation as a QR code
lobby-copy = Copy link
lobby-copied = Copied
lobby-copy-by-hand = This browser does not let the page copy. Select it here:
lobby-share = Share
lobby-copy-rules = Copy a link to these rules
lobby-private-link = Copy my private link
lobby-private-how = It brings you to your own place on another device. Keep it to yourself.
lobby-seats = Seats
lobby-seats-of = { $count } of { $high }
lobby-chair = A free chair
lobby-add-bot = Add a bot
lobby-dismiss = Send { $who } away
lobby-more = More about { $who }
lobby-rename = Rename
lobby-role-you = you
lobby-role-host = host
lobby-role-starts = starts the game
lobby-forgets = { $percent ->
    [0] never forgets UNO
   *[other] forgets { $percent } of a hundred UNO calls
    }
lobby-forgetting = How often { $who } forgets UNO
lobby-role-beginner = beginner
lobby-role-barred = out of this series
lobby-role-silenced = quiet for now
lobby-role-muted = muted for you
lobby-ready = Ready
lobby-learning = learning the game
lobby-watching = watching
lobby-not-ready = not ready yet
lobby-rules = What we play
lobby-host-chooses = The host chooses the rules.
lobby-settings = Timers and options
lobby-manners = How we behave
lobby-manners-read = I have read it
lobby-ages = From the oldest to the youngest
lobby-ages-how = The oldest shuffles, deals and keeps order; the youngest opens.
lobby-oldest = deals
lobby-youngest = opens
lobby-older = { $who }: older
lobby-younger = { $who }: younger
lobby-texts = { $count ->
    [one] Our own card
   *[other] Our own cards
    }
lobby-texts-how = A text that everybody agrees on is in force; without that the card stays blank and plays as a plain wild.
lobby-texts-own = A text of your own. The table carries it out together.
lobby-texts-write = Write a text
lobby-texts-choose = Text of card { $card }
lobby-texts-asked = Asked: “{ $text }”
lobby-start = Deal the cards
lobby-ready-on = I am ready
lobby-ready-off = Not ready after all
lobby-too-few = { $count } are needed to play. Invite somebody or add a bot.
lobby-more-ready = { $count ->
    [one] One more has to be ready.
   *[other] { $count } more have to be ready.
    }
lobby-host-starts = Everybody is ready. { $who } starts the game.
lobby-stay-out = I only watch
lobby-waiting = { $count ->
    [one] Waiting for one. Whoever is not ready watches.
   *[other] Waiting for { $count }. Whoever is not ready watches.
    }
lobby-all-ready = Everybody is ready.
panel-close = Close
panel-print = Print
panel-menu = Menu
panel-leave = Leave the table
panel-procedures = Votes and offices
panel-paper = Score sheet
panel-paper-empty = Nothing has been written down yet.
panel-keys = Keys
panel-where = { $edition } · round { $round }
panel-where-points = { $edition } · round { $round }, to { $target }
panel-where-practice = { $edition } · practice with bots
panel-where-practice-short = { $edition } · practice
panel-where-score = { $edition } · { $score } / { $target }
panel-where-series = { $edition } · game { $game } of the series
panel-your-turn = Your turn
panel-away = away
panel-cut = The line is cut. Trying again.
panel-slow = This line is slow. Waiting for the table.
panel-day = Day instead of night
panel-sound = Sounds
panel-letters = Single letters as keys
panel-left-handed = UNO button on the left
panel-last-refusal = The last refusal
paragraph = § { $number }
panel-house-rules = Changed at this table
panel-own-rules = Rules of its own, based on { $name }
panel-score = Score, to { $target }
panel-sheet = Sheet
panel-turn-order = Turn order
panel-all = All { $count }
panel-fewer = Fewer
panel-on-turn = playing now
panel-out = out
panel-place = place { $place }
panel-place-short = Place
panel-cards = { $count } { $count ->
    [one] card
   *[other] cards
    }
panel-clock = { $minutes }.{ $seconds }
panel-clock-limit = { $count ->
    [one] Game clock. It ends after one minute.
   *[other] Game clock. It ends after { $count } minutes.
    }
panel-seconds = { $count } s
panel-log = What happened
panel-log-seals = Seals of the deals
panel-log-empty = Nothing yet.
panel-newest-first = newest first
panel-watching = Watching
panel-coach-of = { $who }, coach of { $player }
panel-missed = { $count } new
panel-say = Say something
panel-say-alone = Only to { $who }
panel-send = Send
panel-vote = Vote
panel-asked-by = { $who } asked.
panel-voted = { $count } voted, { $missing } missing
panel-rule-majority = More than half must say yes; a tie is a no.
panel-rule-casting = A tie is broken by { $who }.
panel-rule-unanimous = Everybody must say yes.
panel-closing = You can still object to { $who }'s last play
panel-closing-accept = I accept the result
panel-deed-done = Done
panel-question = Question
panel-question-you = A question to you
panel-question-to = A question to { $who }
panel-text = The text on the card
panel-text-by = { $who } laid:
panel-text-step = Do what it says
panel-text-discard = { $count ->
    [one] Choose a card to discard.
   *[other] Choose { $count } cards to discard.
    }
panel-text-give = Choose a card for { $who }.
panel-text-choose = Take these
panel-text-waits = Waiting for { $who } to choose.
panel-text-done = It is carried out
panel-tool-drawcards = draw cards
panel-tool-discardcards = discard cards
panel-tool-givecard = give a card
panel-tool-showhand = show the hand
panel-tool-putmarker = put a marker
panel-tool-giveturn = give the turn
panel-tool-setcolor = set the colour
panel-color = Colour
panel-who = Who
panel-to-whom = To whom
panel-how-many = How many
panel-everybody = Everybody
panel-marker = Words on the marker
panel-propose = Propose
panel-go = Do it
panel-nobody = nobody
panel-do-nothing = There is nothing to start now.
panel-do-report = Report advice
    .help = Everybody still playing votes. A player who advised draws two cards; a spectator is taken in or sent away.
    .who = Who advised?
    .other = Whom?
panel-do-accuse = Accuse the last play
    .help = For what the machine cannot see. If the vote is yes, the play is taken back and costs two cards.
    .who = Whose play?
panel-do-doubt = Doubt drawing
    .help = The oldest looks at the hand, the youngest at the oldest's. Drawing without reason brings a warning; a wrong doubt costs four cards.
    .who = Whose drawing?
panel-do-ask = Ask everybody
    .help = A question with yes or no; the answer settles it.
    .text = Question
panel-do-warn = Warn
    .help = Your office. A second time may mean leaving the game.
    .who = Whom?
    .text = Reason
panel-do-remove = Remove from the game
    .help = Only after a warning. The cards are shown and go under the last play.
    .who = Whom?
    .text = Reason
panel-do-beginner = I am a beginner
    .help = Everybody sees it, and you may ask for a coach.
panel-do-coach = Ask for a coach
    .help = A spectator may then advise you, if the oldest agrees.
    .who = Who?
panel-do-gave-up = Count as given up
    .help = For somebody who went away. Everybody still playing votes.
    .who = Who?
panel-do-give-up = Give up
    .help = You show your cards and take the last place, shared with others who give up.
panel-do-stop = Stop the game
    .help = Everybody votes. A game with places is ranked as it stands.
panel-do-join = Join the game
    .help = The oldest player has to agree. You get a hand of your own.
    .who = To the left of
    .other = Older than
panel-do-put-out = Vote somebody out
    .them = Vote out
    .help = Whoever has to leave the room cannot come back.
    .who = Whom?
panel-do-hand-over = Hand over as host
    .them = Make host
    .help = The host chooses rules and bots, and starts the game.
    .who = To whom?
panel-do-delete = Delete the table
    .help = Everybody has to leave, and its games, records and links are gone for good. Nobody can bring them back.
panel-do-send-out = Send somebody out
    .them = Send out
    .help = They leave the room and cannot come back. A locked table keeps strangers out altogether.
    .who = Whom?
panel-do-silence = Ask somebody to be quiet
    .them = Ask to be quiet
    .help = They play on, and write nothing to everybody.
    .who = Whom?
panel-do-let-write = Let somebody write again
    .them = Let write again
    .help = Everybody reads their words again.
    .who = Whom?
panel-do-mute = Mute somebody for me
    .them = Mute for me
    .help = Their words and reactions are not shown here. Nobody learns of it.
    .who = Whom?
panel-do-unmute = Hear somebody again
    .them = Hear again
    .help = Their words and reactions are shown here again.
    .who = Whom?
panel-do-complain = Report somebody
    .them = Report
    .help = Whoever looks after the server is told, and can read what was said at this table. Nobody here learns of it.
    .who = Whom?
    .text = What happened?
panel-complained = Thank you. Whoever looks after the server has been told.
panel-keys-arrows = Arrows
    .does = move along the hand
panel-keys-space = Space
    .does = select a card
panel-keys-enter = Enter
    .does = lay what is selected
panel-keys-colors = 1 to 4
    .does = choose a colour
panel-key-log = l
panel-does-table = say the table in words, for a screen reader
panel-does-call = call UNO
panel-does-catch = catch somebody who forgot to call
panel-does-sort = sort the hand
panel-does-hint = in practice: what each card is worth
panel-does-takeback = in practice: take your last act back
panel-does-log = what happened
panel-does-keys = these keys
panel-keys-off = Single letters can be switched off in the settings.
panel-round = Round
panel-total = Total
panel-left = Left in the hands
panel-values = numbers by value, actions 20, wilds { $edition ->
        [custom] 40 or 50
       *[other] 50
    }
panel-for = { $person ->
    [you] For you
   *[they] For { $who }
    }
panel-race = The points of all as boats on the way to { $target }; the table below has them as numbers
panel-places = Places
panel-removed = removed
panel-gave-up = gave up
panel-series = Series
panel-series-leads = { $person ->
    [you] After game { $game }, you lead with { $average }
    [several] After game { $game }, { $who } share the lead with { $average }
   *[they] After game { $game }, { $who } leads with { $average }
    }
panel-series-lowest = Points are minutes. The lowest average wins the series.
panel-series-how = Out at minute 18: 18 points. The last one at the table gets the minutes of the whole game. Whoever gives up gets 30 more than the last who did not, at least 60. Still in when the game is stopped: 65, 70, 75.
panel-end-series = End the series
panel-end-series-ask = End the series?
panel-end-series-what = { $count ->
    [one] One game has been played. Its places become final, and a new series can begin.
   *[other] { $count } games have been played. Their places become final, and a new series can begin.
    }
panel-series-goes-on = Go on with it
final-title = { $count ->
    [one] { $names } wins the series
   *[other] { $names } win the series together
    }
final-nobody = The series is over
final-after = { $count ->
    [one] One game was played.
   *[other] { $count } games were played.
    }
final-played = Games
final-games = { $count ->
    [one] one game
   *[other] { $count } games
    }
final-export = Places as text
panel-player = Player
panel-game = Game { $game }
panel-average = Average
panel-look-back = Look back
panel-replay = Replay
panel-record = Record as text
panel-round-won = { $person ->
    [you] You take the round: { $count } { $count ->
        [one] point
       *[other] points
        }
   *[they] { $who } takes the round: { $count } { $count ->
        [one] point
       *[other] points
        }
    }
panel-game-won = { $person ->
    [you] You win the game
   *[they] { $who } wins the game
    }
panel-to-go = { $person ->
    [you] You have { $count } { $count ->
        [one] point
       *[other] points
        } to go.
   *[they] { $who } has { $count } { $count ->
        [one] point
       *[other] points
        } to go.
    }
panel-goes-on = Goes on by itself in
panel-are-ready = { $count ->
    [0] Nobody is ready yet.
    [one] is ready.
   *[other] are ready.
    }
panel-next-round = Next round
panel-rematch = Play again
panel-waiting = Waiting for the others
panel-to-lobby = Round the table
replay-title = Replay
replay-where = Replay · { $edition }
replay-missing = There is no such table.
replay-to-table = To the table
replay-empty = Nothing has been played to the end at this table yet.
replay-eyes = Seen through
replay-all-hands = All hands
replay-back = One move back
replay-on = One move on
replay-play = Play
replay-pause = Pause
replay-way = The way through the game
replay-move = Move { $move } of { $count }
replay-round = Round { $round }
replay-speed = Speed
replay-speed-at = Speed { $speed }×
replay-link = Link to this move
replay-moves = Moves
replay-check = Check the deals
replay-check-right = { $count ->
    [one] The deal is fair: fixed before the cards, with a part from your browser, and the cards follow from it.
   *[other] All { $count } deals are fair: fixed before the cards, with parts from your browser, and the cards follow from them.
    }
replay-check-unseen = { $count ->
    [one] In one deal the cards follow from the secret, but your browser had no part in it: it cannot say what was fixed before.
   *[other] In { $count } deals the cards follow from the secret, but your browser had no part in them: it cannot say what was fixed before.
    }
replay-check-none = No round is over yet, so there is nothing to check.
replay-check-failed = It could not be checked: the line to the server is cut.
replay-receipt = Save the receipt

## Friends who watch an evening with paper cards

share-title = Let friends watch
share-about = Whoever has the link sees the score grow, and can write nothing.
share-who = Who keeps score?
share-begin = Make the link
share-live-short = Friends can watch
share-cut-short = Not sent yet
share-sent = Everything you have written can be seen.
share-unsent = { $count ->
    [one] One entry is on its way.
   *[other] { $count } entries are on their way.
    }
share-cut = { $count ->
    [0] The line is cut. What you write now is sent later.
    [one] The line is cut. One entry waits here and is sent later.
   *[other] The line is cut. { $count } entries wait here and are sent later.
    }
share-trouble = The server does not accept an entry. Nothing is lost: everything is kept on this device.
share-failed = That did not work now. Try again in a moment.
share-stop = Stop sharing
share-stop-about = The server forgets the evening, and the link leads nowhere. This device keeps everything.
pen-title = Hand over the pen
pen-about = One device writes at a time. Whoever opens this link can take the pen, once. Give it only to somebody who may write.
pen-make = A link for the pen
pen-qr = The pen as a QR code
pen-dead = It also works when this device is out of power: send it to somebody you trust.
pen-asks = { $who ->
    [none] Somebody would like to write
   *[other] { $who } would like to write
    }
pen-asks-about = If you give the pen away, you watch from then on.
pen-give = Give the pen
pen-keep = Keep it
pen-lost = { $who ->
    [none] Somebody else has the pen now
   *[other] { $who } has the pen now
    }
pen-lost-about = This device no longer writes for those who watch.
pen-unsent = { $count ->
    [0] Everything you had written was sent.
    [one] One entry of yours was not sent in time. It is kept here and was not mixed in.
   *[other] { $count } entries of yours were not sent in time. They are kept here and were not mixed in.
    }
pen-gone = The evening is no longer shared
pen-gone-about = The server has forgotten it. This device keeps everything you have written.
pen-watch = Watch
pen-own = Go on here by myself
pen-save = Save as a file
live-title = { $who ->
    [none] An evening with paper cards
   *[other] At { $who }’s table
    }
live-about = { $who ->
    [none] { $game }. You are watching.
   *[other] { $game }. { $who } keeps score; you are watching.
    }
live-line = live
live-quiet = { $count ->
    [one] quiet for one minute
   *[other] quiet for { $count } minutes
    }
live-cut = The line is cut. Last news at { $time }.
live-gone = { $who ->
    [none] This evening is no longer shared.
   *[other] { $who } has stopped sharing.
    }
live-gone-about = What you saw last still stands here.
live-missing = There is no evening at this address.
live-unread = This page is too old for what was written. Reload it.
live-out = { $who } is out
live-counted = round { $round } is being counted
live-before = Before this round
live-standing = The standings
live-empty = Nothing has been written yet.
live-next = Next: { $who } deals round { $round }.
live-rounds = All rounds
live-won = { $who } has won
live-between = No game is running.
live-itself = What is written down comes here by itself.
live-own = Keep score of your own table
live-save = Save the record
live-ask = Ask for the pen
live-ask-about = { $who ->
    [none] Whoever keeps score decides.
   *[other] { $who } decides.
    }
live-asked = Asked. As soon as you have the pen, you write here.
live-your-name = Your name
live-take = Take the pen
live-take-about = { $who ->
    [none] From then on this device writes, and the other one watches.
   *[other] From then on this device writes, and { $who } watches.
    }
live-take-warning = { $count ->
    [0] The other device was heard a moment ago. What it has not sent yet stays there and is not mixed in.
    [one] Nothing was heard of the other device for one minute. What it has not sent yet stays there and is not mixed in.
   *[other] Nothing was heard of the other device for { $count } minutes. What it has not sent yet stays there and is not mixed in.
    }
live-wrong-key = This link has been used already. Ask for a new one.
live-copy = Continue on this device
live-copy-about = A copy of your own, from here on; the evening you are watching stays as it is.
preview-live = An evening with paper cards, live
    .about = See the score grow, round by round.

## Practice: hints and taking back

hint-button = Hint
hint-take-back = Take back
hint-percent = { $chance } %
hint-best = { $count ->
    [one] { $what } looks best
   *[other] { $what } look best
    }
hint-equal = Two are about equal
hint-equal-two = { $what } and { $other }: chance alone may decide between them.
hint-close = { $what } is close behind.
# What can be done besides laying a card, as the subject of “looks best”.
hint-act = { $act ->
    [draw] drawing
    [keep] keeping the card
    [accept] taking the cards
    [challenge] { $edition ->
        [kpgut] doubting
       *[other] challenging
        }
    [decline] keeping all cards
    [laugh] laughing
    [frown] not laughing
   *[other] laying no more
    }
hint-color = Choose { $color }.
hint-swap = Swap hands with { $who }.
hint-reason-nothing-else = { $fits ->
    [yes] Nothing else fits.
   *[no] Nothing fits.
    }
hint-reason-stops-next = { $how ->
    [draws] { $who } is next and holds { $cards }: drawing { $more } keeps { $who } from going out.
    [owes] { $who } is next and holds { $cards }, and then owes { $more }.
    [skipped] { $who } is next and holds { $cards }, and loses the turn.
   *[passed] { $who } would be next and holds { $cards }: the turn goes the other way.
    }
hint-reason-bluff-found = { $card } would be a bluff, and found out with a chance of { $chance } %.
hint-reason-keeps-wild = { $card } stays in your hand for later.
hint-reason-keeps-color = { $color } is in force then, and you still hold { $cards } of it.
hint-reason-sheds-points = It rids you of { $count } { $count ->
    [one] point
   *[other] points
    }, more than any other card that fits.
hint-reason-more-won = More play-outs are won with it.
hint-counting = Counting …
hint-first = Counting for the first time takes a moment.
hint-failed = No hint now.
# After the name of a card, for screen readers.
hint-plate = { $best ->
    [yes] { $chance } per cent, { $low } to { $high }, best
   *[no] { $chance } per cent, { $low } to { $high }
    }
hint-why = Why these numbers
hint-rest = What the chances rest on
hint-rest-chance = Each bar is your chance to win the round if you do that now: { $count } play-outs each, by bots like these. The bracket is what chance alone may move it.
hint-rest-places = Each bar is what your place is worth if you do that now: the first place 100 %, the others in order at most 20 %. { $count } play-outs each, by bots like these. The bracket is what chance alone may move it.
hint-rest-known = They know what you know: your hand, the pile and how many cards the others hold.
practice-nothing = Practice counts for nothing: no points, no record.

## Analysis

command-analyse = judge the moves of a record by play-outs
    .help = Plays every position of a record out many times, as far as each player could know it, and tells everybody's chances and the moves that cost most.
option-playouts = how many play-outs for every number; more make it surer
option-analyse-seed = the same number gives the same analysis
option-worst = how many of the costliest moves to tell
error-analysis-empty = { $file }: nobody has chosen a move in this record.
analysis-running = playing out
analysis-title = { $measure ->
    [places] What the round is worth
   *[chance] Chance to win the round
    }
analysis-playouts = Play-outs for every number: { $playouts }, seed { $seed }.
analysis-how = { $measure ->
    [places] Before each move, for whoever made it and as far as that player could know: the first place counts 100 %, the others up to 20 % by their order. A cost is the part of it that the best option would have kept, in percentage points; it is given only where it is certain.
   *[chance] Before each move, for whoever made it and as far as that player could know. A cost is what the best option would have won more often, in percentage points; it is given only where it is certain.
    }
analysis-heading = Round { $round }: { $rules }
analysis-column = { $column ->
    [what] what happened
    [chance] before it
   *[cost] cost
    }
analysis-worst = The moves that cost most
analysis-none = No move of this round certainly cost anything.
analysis-costly = { $move }: { $told } Cost: { $cost } ({ $range }). Better: { $better }
analysis-no-more = no further card.
plot-axis-moves = move
plot-analysis = each line by what that player could know; circles: moves that certainly cost something
replay-chances = Win chance
chances-how = { $playouts } play-outs for every number, within { $points } points; each by what that player could know
chances-state = { $state ->
    [waiting] Other games are looked at first.
    [preparing] Getting ready. The first time takes about a minute.
   *[playing] Playing it out: { $done } of { $of } moves.
    }
chances-failed = The chances could not be found.
chances-turning = Turning point: move { $move }
chances-item = { $who } { $percent } %
chances-better = Better:
chances-cost = −{ $cost } points
chances-table = Chances as a table
chances-after = Everybody's chance after each move
