### Yksi på dansk. Stemme: en god vært, der kan reglerne: kort, varm, præcis; udråbstegn kun for
### UNO. $person er »you«, når pladsen er læserens egen, ellers »they«; $other ligeså om en anden.

## Kort og farver

# $form er »name«, »object« (nogen vælger den) eller »negated« (»intet … kort«).
color = { $form ->
    [negated] { $color ->
        [red] rødt
        [green] grønt
        [blue] blåt
       *[yellow] gult
        }
   *[name] { $color ->
        [red] rød
        [green] grøn
        [blue] blå
       *[yellow] gul
        }
    }
symbol = { $symbol ->
    [draw_two] Træk to
    [reverse] Skift retning
    [skip] Spring over
    [wild] Joker
    [wild_four] Træk fire-joker
    [shuffle_hands] Bland hænderne-joker
    [valley] Vilde historier fra Mumidalen
    [custom] Joker med egen regel
   *[number] { $number }
    }
# $form er »name«, eller »object« om det, nogen spiller, trækker eller smider.
card = { $color ->
    [none] { symbol }
   *[other] { color } { symbol }
    }
card-custom = { $card } ({ $preset })
cards = { $count ->
    [0] ingen kort
    [1] et kort
    [2] to kort
    [3] tre kort
    [4] fire kort
    [5] fem kort
    [6] seks kort
    [7] syv kort
    [8] otte kort
    [9] ni kort
   *[other] { $count } kort
    }
no-cards = ingen kort
no-color = ingen
that-card = det kort
list = { $items } og { $last }
# $form er »subject« (begynder en sætning), »object« eller »plain« (i en liste).
you = { $form ->
    [subject] Du
    [object] dig
   *[plain] du
    }

## Udgaver

edition-classic = Klassisk
    .about = Spillet, de fleste kender: ét kort pr. tur, Træk fire-jokeren kan udfordres, først til 500 point.
edition-custom = Tilpasset
    .about = Klassisk spil med et kort, der blander alles hænder sammen, og tre jokere, hvor I selv bestemmer teksten.
edition-moomin = Mumidalen
    .about = Fire jokere fra dalen lader alle smide et kort. Den, der først går ud, vinder.
edition-kpgut = KPGUT
    .about = Husregler fra en finsk turné: flere ens kort på én gang, trækkort besvares med trækkort, man må hoppe ind, og der spilles videre til sidste plads.

## Tekster på kortene med egen regel

preset-blank = tomt
    .effect = Kortet er tomt og spilles som en almindelig joker.
preset-draw_to_color = Træk til en farve
    .effect = Næste spiller trækker, til der kommer et kort i den valgte farve.
preset-drop_wilds = Andre smider jokere
    .effect = Alle andre smider alle deres jokere.
preset-three_if_stuck = Tre, hvis du sidder fast
    .effect = Hvis intet passer, trækker næste spiller tre kort i stedet for et.
preset-extra_turn = Ekstra tur
    .effect = Den, der spillede kortet, får en tur til.
preset-next_to_seven = Næste til syv
    .effect = Næste spiller trækker eller smider til præcis syv kort.
preset-all_to_three = Alle til tre
    .effect = Alle trækker eller smider til præcis tre kort.
preset-open_hands = Åbne hænder
    .effect = Alle hænder ligger åbne, til den, der spillede kortet, har sin næste tur.
preset-joke = Vittigheden
    .effect = Den, der spillede kortet, fortæller en vittighed. Hvis nogen griner, smides alle kort på nær ét; hvis ingen griner, trækkes der fire.
preset-elbows = Strakte albuer
    .effect = Næste spiller holder albuerne strakte, til nogen råber UNO.
preset-rooster = Hanen
    .effect = Næste spiller galer eller klukker efter bedste evne og trækker fire kort.
preset-text = Egen tekst
    .effect = Bordet udfører selv den tekst, det har skrevet på kortet.
joke-1 = »Hvorfor gik Spring over-kortet tværs over bordet? Fordi ingen andre fik en tur.«
joke-2 = »Jeg har et kort tilbage. Der står på det, at jeg har et kort tilbage.«
joke-3 = »Lægen siger, at jeg skal trække mindre. Han har set min hånd.«

## Hvad der sker

event-cut = Trækning om, hvem der giver: { $draws }.
cut-item = { $who } { $card }
event-dealer = { $who } giver.
event-dealt = { $who } har nu { $cards } på hånden.
event-dealt-known = { $who } har nu på hånden: { $cards }.
event-turned = { $rejected ->
    [yes] Vendt og lagt tilbage: { $card }.
   *[no] Vendt: { $card }.
    }
event-turn = { $person ->
    [you] Din tur.
   *[they] { $who } har turen.
    }
event-laid = { $who } spiller { $cards }.
event-laid-color = { $who } spiller { $cards } og vælger { $color }.
event-jumped = { $who } hopper ind med { $cards }.
event-named = { $who } vælger { $color }.
event-drew = { $why ->
    [finish] { $person ->
        [you] Man går ikke ud på et specialkort: du trækker { $cards }.
       *[they] Man går ikke ud på et specialkort: { $who } trækker { $cards }.
        }
    [valley] { $person ->
        [you] Med kun et kort på hånden trækker du først { $cards }.
       *[they] Med kun et kort på hånden trækker { $who } først { $cards }.
        }
    [table] { $person ->
        [you] Bordet giver dig { $cards }.
       *[they] Bordet giver { $who } { $cards }.
        }
   *[turn] { $who } trækker { $cards }.
    }
event-kept = { $who } spiller ikke noget.
event-passed = { $who } kan hverken spille eller trække og melder pas.
event-accepted = { $person ->
    [you] Du tager { $cards } og mister din tur.
   *[they] { $who } tager { $cards } og mister sin tur.
    }
event-challenged = { $edition ->
    [kpgut] { $who } betvivler { $whom }.
   *[classic] { $who } udfordrer { $whom }.
    }
event-shown = { $person ->
    [you] Du viser { $whom } din hånd.
   *[they] { $who } viser { $whom } sin hånd.
    }
event-shown-known = { $who } viser { $cards }.
event-judged = { $guilty ->
    [yes] Det var et bluff.
   *[no] Det var ikke et bluff.
    }
event-called = { $who } råber UNO!
event-caught = { $person ->
    [you] Du opdager, at { $whom } ikke råbte UNO.
   *[they] { $other ->
        [you] { $who } opdager, at du ikke råbte UNO.
       *[they] { $who } opdager, at { $whom } ikke råbte UNO.
        }
    }
event-lapsed = { $person ->
    [you] Din tid til at råbe UNO er gået.
   *[they] { $who }: tiden til at råbe UNO er gået.
    }
event-skipped = { $person ->
    [you] Du mister din tur.
   *[they] { $who } mister sin tur.
    }
event-reversed = { $direction ->
    [cw] Retningen skifter, nu med uret.
   *[ccw] Retningen skifter, nu mod uret.
    }
event-reshuffled = Afkastbunken blandes: { $count } kort at trække af.
event-pending = { $who } skylder { $cards }.
event-chose = { $who } har valgt.
event-discarded = { $who } smider { $cards }.
event-gave = { $who } giver { $whom } { $card }.
event-laughed = { $who } griner.
event-frowned = { $who } griner ikke.
event-swapped = { $who } bytter hånd med { $whom }.
event-rotated = Alle hænder rykker en plads.
event-pooled = { $who } blander alle hænder sammen og deler dem ud på ny.
event-opened = { $person ->
    [you] Alle hænder ligger åbne til din næste tur.
   *[they] Alle hænder ligger åbne, til { $who } har turen igen.
    }
event-closed = Hænderne er skjulte igen.
event-marked = { $who } må ikke bøje albuerne.
event-unmarked = { $who } må bøje albuerne igen.
event-custom = På kortet står »{ $preset }«.
event-out = { $who } går ud på plads nummer { $place }.
event-gaveup = { $who } giver op.
event-removed = { $who } skal forlade spillet.
event-joined = { $who } sætter sig til venstre for { $whom }.
event-wasaway = { $person ->
    [you] Du var væk, da det var din tur.
   *[they] { $who } var væk, da turen kom.
    }
event-accused = { $rightly ->
    [yes] { $other ->
        [you] { $who } har ret: du brød reglerne.
       *[they] { $who } har ret: { $whom } brød reglerne.
        }
   *[no] { $other ->
        [you] { $who } tager fejl: du brød ikke reglerne.
       *[they] { $who } tager fejl: { $whom } brød ikke reglerne.
        }
    }
event-tookback = { $who } tager { $cards } tilbage.
event-roundover = { $reason ->
    [out] { $who } går ud og vinder runden.
   *[last_player] { $person ->
        [you] Spillet er slut. Du vinder.
       *[they] Spillet er slut. { $who } vinder.
        }
    }
event-roundover-nobody = { $reason ->
    [void] Ingen kan længere spille eller trække: runden tæller ikke.
    [exhausted] Der er ikke flere kort at trække: spillet er slut.
   *[stopped] Spillet blev afbrudt. Ingen vinder alene.
    }
event-scored = { $who } får { $count } point.
event-placed = { $place }. { $who }
event-matchover = Kampen er afgjort.

## Bordet og hånden

table-top = Øverst: { $card }.
table-top-color = Øverst: { $card }. Farve: { $color }.
table-empty = Der ligger endnu ikke noget kort.
table-others = { $direction ->
    [cw] Med uret
   *[ccw] Mod uret
    } efter dig: { $others }.
table-seat = { $who } { $count } kort{ $called ->
    [yes] {" "}(UNO)
   *[no] {""}
    }
table-out = { $who } ude
table-draw-pile = Den lukkede bunke: { $count } kort.
hand = Din hånd, { $count } kort:
mark-fits = passer
mark-bluff = passer, men ville være et bluff
mark-goes-on = kan ligge på { $number }
mark-new = nyt

## Point og pladser

score-heading = { $scoring ->
    [winner] Stilling, til { $target } point:
   *[low] Stilling, lavest vinder, når nogen har { $target } point:
    }
score-none = I denne udgave tælles der ikke point.
score-hand = { $who }: { $cards }. { $count } point.
places-heading = Placeringer:
match-winner = { $person ->
    [you] Du vinder med { $count } point. Godt spillet.
   *[they] { $who } vinder med { $count } point.
    }
match-winners = Sejren deles af { $names }.
series-game = Spil { $game } i serien, minutter som point:
series-points = { $who }: { $count } point
series-removed = { $who }: fjernet, ingen point
series-heading = { $final ->
    [yes] Serien er slut. Lavest gennemsnit vinder, spillede spil: { $games }.
   *[no] Serien, spillede spil: { $games }.
    }
series-none = Intet spil i serien er færdigt endnu.
series-no-place = –
series-row = gennemsnit { $average }, i alt { $total }

## Taster: det første ord vises, alle forstås

key-draw = t træk
key-keep = b behold pas
key-call = u uno
key-catch = x opdag
key-challenge = f udfordr betvivl
key-accept = g godtag tag
key-jump = i hopind
key-accuse = k klag snyd
key-forfeit = o givop
key-needless = n unødig
key-warn = v advar
key-remove = e fjern
key-stop = s stop
key-gesture = a følelse
key-table = l bordet
key-score = p point stilling
key-rule = r regel
key-help = h hjælp
key-quit = q afslut
typed-red = r rød rødt
typed-green = g grøn grønt
typed-blue = b blå blåt
typed-yellow = y gul gult
typed-yes = j ja
typed-no = n nej
typed-me = jeg mig

## Hjælp

help-aim = Kom af med dine kort. Spil et kort med samme farve, tal eller symbol som det øverste; jokere passer altid. { $edition ->
    [kpgut] Sig UNO inden for tre sekunder, når du har ét kort tilbage.
   *[other] Når du har ét kort tilbage, så råb UNO, før nogen opdager, at du har glemt det.
    }
help-cards = Spil et kort med dets nummer (3) eller navn (r5, rød 5, w4). En joker får sin farve med det samme (3 grøn). Må flere ens kort spilles sammen, ligger det første nederst (2 5 4). Råb UNO, når du spiller: 3 { $call }.
help-draw = træk et kort, eller tag de kort, du skylder
help-keep = behold det trukne kort, eller smid ikke noget
help-call = råb UNO; også efter et kort, som i 3 { $key }
help-catch = opdag, at nogen glemte at råbe: { $key } og begyndelsen af navnet
help-challenge = { $edition ->
    [kpgut] betvivl en Træk fire-joker
   *[other] udfordr en Træk fire-joker
    }
help-accept = tag de kort, du skylder
help-jump = hop ind med det samme kort som det øverste, hvor reglerne tillader det
help-accuse = anklag den, der spillede sidst, for snyd, hvor reglerne tillader det
help-forfeit = giv op, hvor reglerne tillader det
help-needless = tvivl på, at nogen trækker med god grund, hvor reglerne tillader det: { $key } og begyndelsen af navnet
help-warn = advar nogen, når det er din opgave: { $key }, navnet og grunden
help-remove = fjern nogen, der er advaret, når det er din opgave
help-stop = stem om at stoppe spillet her
help-gesture = vis, hvordan du har det
help-table = vis bordet og din hånd igen
help-score = vis stillingen
help-rule = læs reglen bag det seneste nej
help-help = vis denne hjælp
help-quit = forlad spillet

## Spørgsmål

may = Vælg: { $offers }.
may-lay = et nummer spiller kortet
may-draw = { $key } trækker
may-keep = { $key } spiller ikke noget
may-accept = { $key } tager kortene
may-challenge = { $edition ->
    [kpgut] { $key } betvivler
   *[classic] { $key } udfordrer
    }
may-call = { $key } efter nummeret råber UNO
may-help = { $key } hjælper
drew-in-vain = Det passer ikke, så din tur er slut.
pause = Enter går videre.
pause-jump = Du har også { $card }: { $key } hopper ind.
ask-color = Hvilken farve? { $offers }. Enter: { $default }.
ask-swap = Hvem bytter du hånd med? { $others }.
ask-bluff = Du har et kort, der forbyder det, så det ville være et bluff. Bliver det afsløret, trækker du selv. { $yes } spiller alligevel, Enter gør det ikke.
ask-catch = Hvem glemte det? Begyndelsen af navnet er nok; Enter: ingen.
ask-forfeit = Giver du virkelig op? { $yes } giver op, Enter spiller videre.
ask-whom = Hvem mener du? Begyndelsen af navnet er nok; Enter: ingen.
ask-remove = Ud af spillet, uden placering: { $who }. { $yes } gør det, Enter gør det ikke.
ask-gesture = Hvordan har du det? Et nummer:
ask-vote = { $motion } { $yes } eller { $no }.
ask-discard = Du må smide et kort; ingen ser hvilket, før alle har valgt. Et nummer, eller Enter for at beholde alle.
ask-discard-must = Du skal smide { $count } kort. Hvilke numre?
ask-laugh = Grinede du? { $yes } eller { $no }.
ask-tool = På kortet står der »{ $text }«. Udfør det: { $draw } NAVN 2 lader nogen trække, { $discard } NAVN 1 lader nogen smide, { $give } NAVN NAVN lader den første give den anden et kort, { $show } NAVN viser en hånd, { $mark } NAVN får mærket, { $turn } NAVN har næste tur, { $color } FARVE skifter farve. Enter: færdig.
use-draw = t træk trækker
use-discard = s smid smider
use-give = g giv giver
use-show = v vis viser
use-mark = m mærke
use-turn = d tur
use-color = f farve
ask-give = Hvilket kort giver du til { $who }? Skriv dets nummer.
ask-next-round = Enter deler næste runde ud.
ask-next-game = Enter deler et nyt spil ud.
challenge-condition = { $rule ->
    [color] Træk fire-jokeren er kun ærlig fra en hånd uden noget { $color } kort.
    [color_or_wild] Træk fire-jokeren er kun ærlig fra en hånd uden noget { $color } kort og uden nogen anden joker.
    [draw_two] På Træk to er den kun ærlig fra en hånd uden Træk to.
    [four] På en anden Træk fire-joker er den altid ærlig.
   *[playable] Træk fire-jokeren er kun ærlig fra en hånd, hvor intet andet kort passer.
    }
challenge-outcome = Hvis du { $edition ->
    [kpgut] betvivler
   *[classic] udfordrer
    }, og det var et bluff, tager { $who } { $cards }, og du { $free ->
    [yes] spiller et hvilket som helst kort
   *[no] spiller din tur
    }; hvis ikke, tager du { $more } og mister din tur. Kun du ser hånden.
challenge-odds = Ud fra de kort, du kan se: af { $unseen } kort, du ikke ser, ville { $matching } gøre det til et bluff, og { $who } har { $held }; en tilfældig hånd på så mange kort har mindst ét af dem i { $percent } af 100 tilfælde.

## Svar, der ikke blev forstået

misread-word = Jeg kender ikke »{ $word }«. { $key } viser, hvad du kan skrive.
misread-number = Der er intet kort { $number }; du har { $count }.
misread-twice = Kort { $number } er nævnt to gange.
misread-no-card = Hvilket kort? Skriv dets nummer.
misread-only-cards = Kun kort, tak.
misread-seat = Jeg ved ikke, hvem »{ $word }« er.
misread-color = »{ $word }« er ikke en farve her.
misread-yes = { $yes } eller { $no }, tak.
misread-nothing = Det er din tur. { $key } viser, hvad du kan skrive.
misread-enter = Enter går videre. { $key } viser, hvad du kan skrive.
misread-choice = »{ $word }« er ikke en af dem; et nummer fra 1 til { $count }, tak.
misread-tool = »{ $word }« er ikke et af redskaberne. Et bogstav, et navn og, hvor kort tælles, et antal, tak.
misread-card-count = 0 til { $most }, tak, ikke »{ $word }«.
misread-text = Et nummer fra 0 til { $count }, tak, eller en tekst på højst { $longest } tegn.

## Når noget ikke går, og hvorfor

refusal = { $reason } ({ $key } fortæller reglen)
rule-none = Der er endnu ikke sagt nej til noget.
refusal-not-your-turn = Det er ikke din tur: { $who } har turen.
    .rule = Kun den, der har turen, spiller og trækker. At råbe, opdage og, hvor det findes, hoppe ind må alle.
refusal-not-in-game = Du er ikke med i dette spil mere.
    .rule = Den, der er gået ud eller har givet op, ser på til næste spil.
refusal-round-over = Runden er slut.
    .rule = Når en runde er slut, kan intet spilles eller trækkes før næste uddeling.
refusal-round-running = Runden er stadig i gang.
    .rule = Næste runde deles ud, når denne er slut.
refusal-match-over = Kampen er afgjort.
    .rule = Når nogen har nået pointgrænsen, deles ingen ny runde ud.
refusal-not-in-hand = Det har du ikke på hånden: { $card }.
    .rule = Kun kort fra egen hånd kan spilles eller smides.
refusal-does-not-fit = Det passer ikke: { $card } på { $top }, farve { $color }.
    .rule = Et kort passer, når det har samme farve, tal eller symbol som det øverste. Jokere passer altid. På en joker gælder kun den valgte farve.
refusal-one-card = Her kan kun ét kort spilles.
    .rule = En tur er ét kort, medmindre reglerne tillader flere af samme værdi; et åbningskort eller et frit kort spilles altid alene.
refusal-same-value = De kan ikke ligge sammen: { $card } har en anden værdi.
    .rule = Kort, der spilles sammen, har samme tal eller symbol, og det nederste skal passe. Jokere går kun sammen med jokere af samme slags.
refusal-only-drawn = Når du har trukket, kan du kun spille det kort, du lige trak.
    .rule = Den, der har trukket, må spille det trukne kort eller ikke noget.
refusal-pending = Der er kort at tage, og { $card } er ikke et svar på det.
    .rule = Kort, man skylder, skal man tage. Hvor reglerne tillader det, kan man i stedet svare med et trækkort, eller sige, at Træk fire-jokeren var et bluff.
refusal-four-illegal = Ikke tilladt nu: { $card }.
    .rule = Ved dette bord må man ikke bluffe med Træk fire-jokeren: den kan kun spilles, når intet på hånden forbyder den.
refusal-four-opening = Spillet kan ikke åbnes med { $card }.
    .rule = Spillets første kort må være et hvilket som helst undtagen Træk fire-jokeren.
refusal-four-free = Et hvilket som helst kort undtagen { $card }, så længe du har et andet.
    .rule = Den, der betvivlede med rette, spiller et hvilket som helst kort; Træk fire-jokeren kun, hvis der ikke er andet.
refusal-color-missing = Til { $card } hører en farve, som i »3 grøn«.
    .rule = Farven vælges sammen med jokeren, før noget andet sker.
refusal-color-unasked = Med { $card } vælges ingen farve.
    .rule = Kun jokere lader dig vælge farve.
refusal-swap-missing = Sig, hvem du bytter hånd med.
    .rule = Hvor syvere bytter hænder, vælger den, der spiller en syver, hvem der byttes med.
refusal-swap-unasked = Med { $card } byttes ingen hænder.
    .rule = Hænder byttes kun med en syver, og kun hvor bordet spiller sådan.
refusal-must-finish = Gør det færdigt først: der mangler en farve eller en at bytte hånd med.
    .rule = Kortene, farven og den, du bytter med, hører sammen.
refusal-must-open = Åbn først spillet med et kort.
    .rule = Spillet begynder med et kort, ikke med at trække.
refusal-cannot-draw = Du kan ikke trække nu.
    .rule = En tur giver ét kort at trække, eller så mange som udgaven siger; kort, du skylder, tages i stedet.
refusal-nothing-left = Der er ikke flere kort at trække.
    .rule = { $edition ->
        [kpgut] Når begge bunker er brugt op, skal den, der kan, spille; kan nogen ikke det, er spillet slut (§ 5).
       *[other] Når begge bunker er brugt op, skal den, der kan, spille; den, der ikke kan, melder pas.
    }
refusal-cannot-keep = Du kan ikke melde pas nu: spil eller træk.
    .rule = En tur slutter med et spillet eller et trukket kort; hvor et trukket kort skal spilles, kan det ikke beholdes.
refusal-nothing-pending = Der er ikke noget at tage.
    .rule = Man skylder kun kort efter Træk to eller Træk fire-jokeren.
refusal-cannot-challenge = { $edition ->
    [kpgut] Der er ikke noget at betvivle.
   *[other] Der er ikke noget at udfordre.
    }
    .rule = Kun en Træk fire-joker kan være et bluff. Kun den, der skulle trække, må sige det, og før alt andet.
refusal-no-duty = Du kan ikke råbe UNO nu.
    .rule = UNO råbes med et kort tilbage: når du spiller, lige før eller lige efter, mens ingen er gået videre og tiden ikke er gået.
refusal-cannot-catch = Der er ikke noget at opdage dér.
    .rule = Kun den, der er kommet ned på ét kort og ikke råbte, kan opdages, og kun til næste spiller går videre. Hvor der er sekunder til råbet, skal de være gået.
refusal-cannot-jump = Du kan ikke hoppe ind nu.
    .rule = Hvor man kan hoppe ind, kræver det præcis samme kort som det øverste, og det må ikke være din egen tur.
refusal-no-choice = Du har ikke noget at vælge nu.
    .rule = Du bliver spurgt om, hvad du smider, eller om du grinede, når et kort kræver det.
refusal-must-discard = Her skal du smide et kort.
    .rule = Den, der skal smide, gør det; kun hvor et kort siger »må«, kan man lade være.
refusal-too-many = Det er for mange kort på én gang.
    .rule = Der smides ikke flere kort, end kortet beder om.
refusal-cannot-accuse = Der er ikke noget at anklage.
    .rule = Snyd tæller, hvis det opdages, før næste spiller spiller et kort; senere bliver det stående.
refusal-cannot-forfeit = I denne udgave kan man ikke give op.
    .rule = At give op hører til spil med placeringer. Du kan altid forlade spillet.
refusal-cannot-join = Ingen kan komme med nu.
    .rule = Man kan komme med, så længe ingen er gået ud og der er kort nok.
refusal-not-now = Ikke nu.
    .rule = Noget andet skal gøres færdigt først.

## I begyndelsen

welcome = Velkommen, { $name }. Udgave: { $edition }. Med dig ved bordet sidder { $others }.
welcome-help = { $help } hjælper når som helst, { $quit } forlader spillet.
welcome-limit = Et spil varer højst { $count ->
    [one] ét minut
   *[other] { $count } minutter
    }.
ask-etiquette = Enter: du har læst dette.
changed-rule = Ændret regel: { $name }: { $value }.
goodbye = Tak for spillet. På gensyn.
recorded = Aftenens protokol ligger i { $file }.
default-name = Gæst
ask-name = Goddag. Hvad må jeg kalde dig? Enter: { $default }.
ask-edition = Hvad skal vi spille?
ask-number = Et nummer fra 1 til { $count }. Enter: { $default }.
ask-seats = Hvor mange ved bordet, dig selv medregnet? { $low } til { $high }. Enter: { $default }.
ask-card-count = Hvor mange kort med egen regel er med? 0 til { $most }. Enter: { $most }.
ask-texts = Disse tekster er kendt:
ask-text = Kort { $card }: et nummer fra 1 til { $count }, en egen tekst eller 0 for et tomt kort. Enter: { $default }.

## Kommandolinjen

usage = Brug:
usage-arguments = { $kind ->
    [group] [VALG] KOMMANDO
   *[command] [VALG]
    }
usage-options = Valg
usage-commands = Kommandoer
usage-codes = Afslutningskoder: 0 alt er i orden, 1 noget er ikke, som det skal være, 2 noget skrevet eller læst kunne ikke forstås, 130 afbrudt.
command-yksi =
    .help = Et bord til kortspillet UNO, i fire udgaver. Uden kommando åbner bordet i browseren.
command-play = spil i terminalen mod botter
    .help = Spil i terminalen mod botter. Det, du ikke angiver, bliver du spurgt om, med et fornuftigt svar bag Enter.
command-editions = sammenlign de fire udgavers regler
    .help = De fire udgaver ved siden af hinanden, regel for regel, med det punkt, hver regel hviler på. Med egne filer: de udgaver ved siden af dem, de ændrer.
option-help = vis denne side
option-version = vis versionen
option-lang = sprog: en, fi, sv, nb eller da (ellers YKSI_LANG, ellers LANG)
option-default = (standard: { $value })
usual-edition = du bliver spurgt, ellers classic
usual-seats = du bliver spurgt, ellers 4
usual-asked = du bliver spurgt
usual-chance = tilfældigt
usual-none = ingen
usual-file = en egen fil
usual-peer-address = hvor den lytter
usual-cores = alle
usual-differ = når de er forskellige
usual-compare-seats = 4, mellem to botter 2
usual-beside = en ved siden af bordet
option-edition = classic, custom, moomin eller kpgut, eller en fil med en egen udgave
option-seats = antal spillere, dig selv medregnet
option-rules = ændrede regler, som "stacking=same + draw=until"; `yksi editions` viser dem
option-card = hvad et kort med egen regel siger, en kendt tekst (1=joke) eller en egen (2="alle rejser sig"); én gang for hvert kort
option-series = en KPGUT-serie: spil efter spil, minutter som point
option-limit = minutter, til et spil stoppes, i en serie højst 60
option-name = dit navn
option-level = hvor godt botterne spiller: casual, careful, sharp, master, grandmaster eller random
option-seed = gentag et spil: samme tal giver samme kort
option-forget = hvor ofte ud af hundrede en bot glemmer at råbe UNO
option-record = skriv aftenens protokol i denne fil
option-plain = uden farver og tabeller
error-language = Sproget »{ $word }« findes ikke her; der findes { $languages }.
error-command = Kommandoen »{ $word }« findes ikke; der findes { $commands }.
error-option = Valget { $option } findes ikke. Tilføj --help for at se, hvad der findes.
error-option-value = { $option } skal have en værdi efter sig.
error-extra = Jeg ved ikke, hvad jeg skal gøre med »{ $words }«. Tilføj --help for at se, hvad der findes.
error-missing = { $name } mangler. Tilføj --help for at se, hvad der findes.
error-value = Værdien af { $option } passer ikke. Tilføj --help for at se, hvad der findes.
error-usage = Det kan ikke læses: { $reason }
error-between = { $option } tager et helt tal fra { $low } til { $high }, ikke »{ $value }«.
error-choice = { $option } er en af { $choices }, ikke »{ $value }«.
error-range = { $option } tager et tal fra { $low } til { $high }.
error-address = { $option } tager begyndelsen af et link, som https://cards.example, ikke »{ $value }«.
error-edition = Udgaven »{ $word }« findes ikke; der findes { $editions }, eller en egen fil, der ender på .toml.
error-edition-twice = Udgaven er angivet to gange: { $one } og { $other }.
error-folder = { $count ->
    [0] { $folder } indeholder ingen udgave: ingen fil, der ender på .toml.
   *[other] { $folder } indeholder { $count } udgaver; højst { $most } kan tilbydes.
    }
error-seats = { $low } til { $high } kan spille dette, ikke { $value }.
error-rules = Disse regler kan ikke spilles: { $reason }.
error-card = { $most ->
    [0] --card: disse regler har ingen kort med egen regel.
   *[other] --card tager et kort fra 1 til { $most } og en tekst på højst { $longest } tegn, som 1="alle rejser sig", ikke »{ $value }«.
    }
error-places = { $option } hører til spil med placeringer, som kpgut.

## Sammenligningen af udgaver

column-rule = Regel
clause-house = husregel
rules-deck = Spillere, kort og uddeling
rules-turn = En tur
rules-four = Træk fire-jokeren
rules-last = De sidste kort
rules-score = Point
rules-people = Mennesker
yes-no = { $value ->
    [yes] ja
   *[no] nej
    }
how-many = { $value ->
    [0] ingen
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
rule-min_seats = Færrest spillere
    .value = { $value }
rule-max_seats = Flest spillere
    .value = { $value }
rule-seats_per_deck = Spillere pr. kortspil
    .value = { $value ->
        [0] ét kortspil til alle
       *[other] ét kortspil pr. påbegyndte { $value } spillere
        }
rule-decks = Antal kortspil
    .value = { $value ->
        [0] som linjen ovenfor siger
       *[other] { $value }
        }
rule-shuffle_hands = Bland hænderne-jokere i bunken
    .value = { how-many }
rule-custom_wilds = Jokere med egen regel i bunken
    .value = { how-many }
rule-valley_wilds = Jokere fra Mumidalen i bunken
    .value = { how-many }
rule-card1 = Tekst på det første kort med egen regel
    .value = { preset }
rule-card2 = Tekst på det andet kort med egen regel
    .value = { preset }
rule-card3 = Tekst på det tredje kort med egen regel
    .value = { preset }
rule-hand_size = Kort til hver
    .value = { $value }
rule-dealer = Første kortgiver
    .value = { $value ->
        [cut] den, der trækker det højeste tal
        [random] ved lodtrækning
       *[oldest] den ældste spiller, hver gang
        }
rule-start = Det første kort
    .value = { $value ->
        [act] vendes, og virker
        [number] vendes, til det er et tal
       *[opener] spilles af den yngste: et hvilket som helst undtagen Træk fire-jokeren
        }
rule-several = Kort pr. tur
    .value = { $value ->
        [no] ét
       *[value] ét, eller flere af samme værdi
        }
rule-draw = Hvis intet passer
    .value = { $value ->
        [one] træk ét kort
       *[until] træk, til noget passer
        }
rule-voluntary = At trække frivilligt
    .value = { $value ->
        [once] ét kort
        [many] så mange man vil
       *[never] ikke tilladt
        }
rule-after_draw = Efter at have trukket må man spille
    .value = { $value ->
        [drawn] det trukne kort
       *[any] et hvilket som helst kort, der passer
        }
rule-play_drawn = Hvis noget passer, når man har trukket
    .value = { $value ->
        [may] må man spille det
       *[must] skal man spille
        }
rule-jump_in = At hoppe ind uden for tur
    .value = { $value ->
        [no] nej
        [number] med præcis samme talkort; turen bliver, hvor den er
       *[identical] med et farvet kort magen til det øverste; spillet går videre derfra
        }
rule-stacking = At stable trækkort
    .value = { $value ->
        [no] nej
        [same] samme slags på samme slags
        [chain] samme slags, eller Træk fire-joker på Træk to
       *[any] et hvilket som helst trækkort; Træk to på Træk fire-joker kun i den valgte farve
        }
rule-reverse_two = Skift retning med to spillere
    .value = { $value ->
        [skip] virker som Spring over
       *[flip] skifter kun retning
        }
rule-seven_swap = En syver bytter hænder
    .value = { yes-no }
rule-zero_rotate = Et nul flytter alle hænder
    .value = { yes-no }
rule-wild_four = Træk fire-jokeren er ærlig uden
    .value = { $value ->
        [color] et kort i den gældende farve
        [color_or_wild] et kort i farven, eller en anden joker
       *[playable] noget andet kort, der passer
        }
rule-bluff = Bluff med den
    .value = { $value ->
        [yes] tilladt, og kan udfordres
       *[no] ikke tilladt
        }
rule-upheld = Den, der udfordrer med rette
    .value = { $value ->
        [turn] tager en almindelig tur
       *[free] spiller et hvilket som helst kort
        }
rule-doubt = At betvivle i en kæde koster
    .value = { $value ->
        [debt] hele gælden, eller to mere
       *[letter] fire kort, eller seks
        }
rule-uno_penalty = Et glemt råb koster
    .value = { $value ->
        [0] ingenting
       *[other] { $value } kort
        }
rule-uno_grace = Tid til at råbe
    .value = { $value ->
        [0] til nogen opdager det
        [one] ét sekund
       *[other] { $value } sekunder
        }
rule-uno_window = For sent at opdage, når næste spiller
    .value = { $value ->
        [acts] begynder sin tur
       *[plays] spiller et kort
        }
rule-last_draw = Træk to eller Træk fire-joker som sidste kort
    .value = { $value ->
        [yes] næste spiller trækker alligevel
       *[no] ingen trækker
        }
rule-finish = Det sidste kort må være
    .value = { $value ->
        [any] et hvilket som helst
       *[numbers] et talkort
        }
rule-play_on = Når nogen er gået ud
    .value = { $value ->
        [no] er runden slut
       *[yes] spiller de andre videre
        }
rule-exhausted = Når der ikke er mere at trække
    .value = { $value ->
        [void] tæller runden til sidst ikke
       *[end] slutter spillet, færrest kort er bedst
        }
rule-reshuffle_keeps = Når afkastbunken blandes, bliver dette liggende
    .value = { $value ->
        [top] det øverste kort
       *[play] alle de sidst spillede kort
        }
rule-scoring = Point
    .value = { $value ->
        [winner] til vinderen for de andres kort
        [low] til alle for egne kort; lavest vinder
        [none] ingen
       *[places] ingen, kun placeringer
        }
rule-target = En kamp går til
    .value = { $value ->
        [0] ingen pointgrænse
        [1] én runde
       *[other] { $value } point
        }
rule-join_cards = At komme med i et spil, der er i gang
    .value = { $value ->
        [0] ikke muligt
       *[other] med { $value } kort
        }
rule-absence_cards = At være væk, når turen kommer, koster
    .value = { $value ->
        [0] ingenting
       *[other] { $value } kort
        }
rule-forfeit = At give op
    .value = { $value ->
        [yes] muligt, og giver sidstepladsen
       *[no] ikke muligt
        }
rule-referee = Kort, der ikke passer
    .value = { $value ->
        [strict] afvises
       *[open] kan spilles, og anklages
        }
rule-conduct = Råd, uenighed og opførsel
    .value = { $value ->
        [offices] ved afstemning og den ældste spiller
       *[no] overlades til spillerne
        }

## Filer med afgørelser, stillinger og protokoller

command-rulings = prøv afgørelser og sig, hvilke der ikke holder
    .help = Prøver afgørelserne i filerne, eller alle dem, der følger med Yksi, når ingen fil er nævnt: korte tekster, der siger, hvad reglerne kræver. Nævner hver afgørelse, der ikke holder, med linje og hvordan det var i stedet. Koden er 1, når nogen ikke holder, ellers 0. Sådan skrives de: »Positions, moves and rulings« i dokumentationen.
command-position = vis en stilling og hvad alle kan gøre
    .help = Læser en stilling fra en fil eller fra standardinput, viser den i sin helhed og opregner alt, hvad hver plads kan gøre. Sådan skrives den: »Positions, moves and rulings« i dokumentationen.
command-replay = afspil en protokol
    .help = Afspiller en protokol og fortæller hver handling, som nogen ved siden af bordet ser den, eller som én plads gør. Protokollens form: »Records« i dokumentationen.
command-bench = mål, hvor hurtigt reglerne går her
    .help = Spiller tilfældige runder i kompileret kode og i almindelig Python og siger, hvor mange handlinger i sekundet maskinen laver.
option-all = nævn også de afgørelser, der holder
option-seat = fortæl det, som denne plads så det, for eksempel A
option-position = vis stillingen til sidst
option-seconds = hvor mange sekunder hver måling varer
error-file = { $file } kan ikke læses: { $reason }.
error-file-write = { $file } kan ikke skrives: { $reason }.
error-file-twice = { $one } og { $other } kan ikke begge skrives til { $file }.
error-output = Uddata kan ikke skrives: { $reason }.
error-file-text = { $file } er ikke tekst i UTF-8.
error-text = { $file }: { $reason }
error-rulings-none = Der er ingen afgørelse i { $file }.
error-position-none = Der er ingen stilling i { $file }.
error-seat = Der er ingen plads { $word } i protokollen; pladserne er { $seats }.
ruling-held = holder: { $ruling }
ruling-broken = HOLDER IKKE: { $ruling }
    { $where }: { $reason }
rulings-sum = { $held ->
    [one] Én afgørelse holder
   *[other] { $held } afgørelser holder
    }, { $broken ->
    [0] ingen svigter.
    [one] én svigter.
   *[other] { $broken } svigter.
    }
position-moves = { $count ->
    [one] { $seat } har én mulighed:
   *[other] { $seat } har { $count } muligheder:
    }
bench-preparing = Tilfældigt spil, handlinger i sekundet på én kerne.
compiling = Kompilerer reglerne til denne maskine: omkring et halvt minut, kun én gang.
bench-native = { $rate } { $edition }, { $seats } pladser, kompileret
bench-interpreted = { $rate } { $edition }, { $seats } pladser, almindelig Python med alle hændelser
bench-clones = { $rate } kopier af et bord

## Simuleringer

command-sim = spil mange spil mellem botter, og tæl
    .help = Spiller mange spil mellem botter, på alle kerner, og fortæller, hvem der vinder, hvor længe en runde varer, hvilket kort der afslutter den og mere, med hvor sikkert hvert tal er.
command-compare = sammenlign to regelsæt eller to botter
    .help = Spiller de samme uddelinger på to sider og siger, hvad forskellen er, og om den er mere end tilfældig. To regelsæt, som "classic" "classic + stacking=same"; eller, med et eller intet, to botter med --bots.
command-tournament = rangér botter
    .help = Lader botter spille mod hinanden i alle rækkefølger rundt om bordet og vurderer dem med Placketts og Luces model. Samme frø giver samme turnering. Spillere udefra deltager med --agent eller --process (»Players from outside« i dokumentationen).
command-train = lær et netværk at spille
    .help = Lader et netværk lære ved at spille mod sig selv, mod sine tidligere jeg og mod botter, og fortæller, hvad det vinder bagefter. Log, kontrolpunkt, vægte og kurver ligger i en mappe; --resume fortsætter derfra. Kræver yksi[learn].
option-train-champion = lær alle udgaver og mange regler på én gang, som mesteren gør, i stedet for én
option-train-many = med --champion: mesterens arving, som begynder med dens vægte og lærer ved borde med flere end to
option-train-against = lær kun at slå denne: den sidder på alle andre pladser, og den, der lærer, begynder som dens tvilling
option-train-from-nothing = med --against: den, der lærer, begynder på må og få og ikke som dens tvilling
option-train-minutes = hvor mange minutter der læres, alle kørsler tilsammen
option-train-folder = hvor alt bliver gemt
option-train-resume = fortsæt med det, der ligger i mappen
option-train-device = hvad der regner: cpu, cuda, eller auto for et grafikkort, hvor der er et
train-running = Lærer
train-won = { $rules }, { $seats } pladser: mod { $bot } vinder det { $share } % ± { $margin } af { $games } spil; { $unfinished } fik ingen ende.
train-kept = { $millions } millioner valg. Log, kontrolpunkt, vægte og kurver ligger i { $folder }.
train-against = { $rules }, { $seats } pladser, mod { $bot }
train-against-companion = { $rules }, { $seats } pladser, mod { $bot }, som selskab
train-plot-won = vundne spil i procent, med 95 %-intervaller
train-plot-entropy = hvor ubeslutsomt det er (entropi)
train-plot-minutes = minutters læring
train-plot-heading = Et netværk efter { $millions } millioner valg
command-score = før regnskab for en aften med papirkort
    .help = Spørger linje for linje, hvad der skete, og gemmer hvert svar med det samme i FILE; uden den i en fil med dagens navn. En fil, der findes, fortsætter. yksi replay og yksi standings læser den.
command-standings = stillingen over aftener med papirkort
    .help = Læser protokoller fra aftener (se »Records« i dokumentationen) og filer med gamle resultater (CSV: evening, game, name, points) og viser stillingen over dem alle. Spil på tid tæller gennemsnittet af point, det mindste først; runder og kampe tæller, hvem der vandt dem.
option-standings-results = skriv alle resultater til denne fil som CSV, der kan læses igen; - skriver dem her
standings-nothing = Intet er afsluttet endnu på disse aftener.
standings-games = Spil på tid, mindste gennemsnit først
standings-rounds = Runder og kampe, flest vundne kampe først
standings-place = plads
standings-name = navn
standings-played = spil
standings-average = gennemsnit
standings-won-rounds = vundne runder
standings-won-matches = vundne kampe
plot-standings = Først er { $who } med { $average } i gennemsnit
plot-standings-several = Først er { $who } med { $average } i gennemsnit
plot-standings-games = { $count ->
    [one] { $count } spil
   *[other] { $count } spil
}
option-sim-seats = antal spillere
option-games = antal spil, som 5000, 250k eller 1M
option-sim-seed = samme tal giver samme spil
option-bots = hvem der spiller, én pr. plads: random, casual, careful, rlcard, sharp, master, champion, grandmaster; færre gentages rundt om bordet
option-compare-bots = to botter at sammenligne, eller med to regelsæt hvem der spiller
option-tournament-bots = hvem der deltager
option-agent = en spiller udefra: en Python-klasse med decide(view, legal); kan angives flere gange. Spillene spilles så ét ad gangen, 1k hvis andet ikke siges
option-process = en spiller udefra: et program, der læser og skriver JSON-linjer; kan angives flere gange
option-agent-limit = hvor mange sekunder en spiller udefra har til en beslutning
option-rotate = botterne flytter fra plads til plads, så ingen plads er en fordel
option-sim-forget = hvor ofte en bot glemmer at råbe UNO, som 10%
option-miss = hvor ofte en bot overser, at nogen glemte det, som 20%
option-trials = hvor mange gange sharp og grandmaster spiller videre i tankerne for en beslutning; flere er stærkere og langsommere
option-threads = hvor mange kerner der bruges
option-cluster = kør på den Dask-klynge, hvis planlægger har denne adresse
option-gpu = kør på et CUDA-grafikkort
option-json = skriv resultaterne i denne fil som JSON; - skriver dem her
option-csv = skriv resultaterne i denne fil som CSV; - skriver dem her
option-plot = tegn resultaterne i denne fil, .png eller .svg
error-bot = { $option }: botten »{ $word }« findes ikke; der findes { $bots }.
error-bots-few = { $option } kræver mindst { $least } botter.
error-bots-many = { $count } botter kan ikke være på { $seats } pladser.
error-bots-twice = I en turnering deltager alle én gang: --bots nævner den samme bot to gange.
error-bots-seats = En turnering med { $seats } pladser kræver lige så mange forskellige botter, og der er { $count }.
error-agent-form = { $option } tager et navn og hvad der spiller, som mine=module:Class eller mine="python agent.py", ikke »{ $word }«.
error-agent-taken = Navnet { $name } er optaget; hver spiller skal have sit eget.
error-agent-load = { $name } kan ikke deltage: { $reason }
error-agent-option = Spil med spillere udefra spilles her, ét ad gangen: udelad { $option }.
error-count = { $option } tager et tal fra 1 til { $most }, som 5000, 250k eller 1M, ikke »{ $value }«.
error-trials = { $option } gælder kun botter, der tænker ({ $bots }), og ingen af dem spiller her.
error-share = { $option } tager en andel fra 0% til 100%, ikke »{ $value }«.
error-compare = To regelsæt, som "classic" "classic + stacking=same", eller to forskellige botter, som --bots careful,random.
error-plot = { $file } skal ende på en af { $endings }.
error-extra-missing = { $option } kræver, at mere er installeret: yksi[{ $extra }].
error-cluster = Der er ingen klynge på { $address }: { $reason }
error-gpu-bot = { $bot } spiller på processoren; udelad --gpu eller den bot.
gpu-no-package = --gpu kræver, at mere er installeret: yksi[gpu].
gpu-no-device = Her er der intet CUDA-grafikkort, der kan bruges.
sim-running = spiller
sim-interrupted = Afbrudt. Så meget nåede at blive talt.
sim-nothing = Afbrudt, før et spil var slut: intet blev talt.
sim-heading = { $rules }, { $seats } pladser: { $bots }
sim-games = Spil: { $games }, frø { $seed }.
sim-stopped = Spil: { $games } af { $of }, derefter afbrudt; frø { $seed }.
sim-trials = { $bot }: { $trials } gange videre i tankerne for en beslutning.
sim-rotated = Botterne flytter fra plads til plads.
sim-wins-bot = Hvem vinder
sim-places = På hvilken plads de kommer, i snit
sim-wins-seat = Hvem vinder, efter plads
sim-wins-order = Hjælper det at begynde?
sim-seat = plads { $seat }
sim-order-place = { $place ->
    [1] den, der begynder
   *[other] nummer { $place } i tur
    }
sim-length = Hvor længe en runde varer
sim-turns = ture, i snit
sim-median = halvdelen højst
sim-nine-of-ten = ni af ti
sim-draws = træk i egen tur
sim-actions = handlinger af alle slags
sim-points = Hvad vinderen får
sim-points-mean = point, i snit
sim-decides = Hvilket kort en runde ender med
sim-decides-color = Og i hvilken farve
sim-number = tallet { $number }
sim-wild = joker
sim-habits = Hvad der ellers sker i en runde
sim-calls = UNO råbt
sim-catches = taget uden råb
sim-jumps = indhop
sim-four-laid = spillet i en runde
sim-four-bluffs = af disse bluff
sim-four-challenged = af disse udfordret
sim-four-upheld = af udfordringerne med rette
sim-end = Hvordan runder ender
sim-end-out = nogen spiller sit sidste kort
sim-end-last-player = alle på nær én er ude
sim-end-void = ingen kan spille eller trække
sim-end-exhausted = ingen kort tilbage at trække
sim-end-endless = afbrudt efter { $most } handlinger
sim-sure = Ved siden af hver værdi: det interval, hvor den ligger med 95 % sikkerhed.
sim-speed = Det tog { $seconds } s: { $games } spil og { $actions } handlinger i sekundet.
compare-heading = { $title } ({ $bots }, { $seats } pladser)
compare-rules = { $one } eller { $two }
compare-letters = A: { $one }. B: { $two }
compare-bots = { $one } eller { $two }
compare-only = kun { $bot }
compare-table = De samme uddelinger, side om side
compare-duel = Mod hinanden: hver uddeling to gange, med ombyttede pladser
compare-alone = Indbyrdes: kun én slags ved bordet
compare-what = i en runde
compare-difference = forskel
compare-range = 95 %-interval
compare-sure = sikkert?
compare-yes = ja
compare-no = nej
compare-same = ens
compare-turns = Med { $side } varer en runde { $size } ture { $direction ->
    [more] længere
   *[less] kortere
    } ({ $range }).
    .name = ture
compare-points = Med { $side } får vinderen { $size } point { $direction ->
    [more] mere
   *[less] mindre
    } ({ $range }).
    .name = vinderens point
compare-draws = Med { $side } trækkes der { $size } { $direction ->
    [more] flere
   *[less] færre
    } gange i en runde ({ $range }).
    .name = træk i egen tur
compare-first = Med { $side } vinder den, der begynder, { $size } procentpoint { $direction ->
    [more] oftere
   *[less] sjældnere
    } ({ $range }).
    .name = den, der begynder, vinder
compare-special = Med { $side } ender en runde { $size } procentpoint { $direction ->
    [more] oftere
   *[less] sjældnere
    } med et specialkort ({ $range }).
    .name = ender med et specialkort
compare-fours = Med { $side } spilles der { $size } { $direction ->
    [more] flere
   *[less] færre
    } træk fire-jokere i en runde ({ $range }).
    .name = træk fire-jokere
compare-bluffs = Med { $side } er der { $size } { $direction ->
    [more] flere
   *[less] færre
    } bluff i en runde ({ $range }).
    .name = bluff
compare-challenges = Med { $side } er der { $size } { $direction ->
    [more] flere
   *[less] færre
    } udfordringer i en runde ({ $range }).
    .name = udfordringer
compare-catches = Med { $side } bliver { $size } { $direction ->
    [more] flere
   *[less] færre
    } taget uden råb i en runde ({ $range }).
    .name = taget uden råb
compare-jumps = Med { $side } hopper nogen ind { $size } { $direction ->
    [more] flere
   *[less] færre
    } gange i en runde ({ $range }).
    .name = indhop
compare-void = Med { $side } ender en runde { $size } procentpoint { $direction ->
    [more] oftere
   *[less] sjældnere
    } uden vinder ({ $range }).
    .name = ingen vinder
compare-wins = { $better } vinder { $size } procentpoint oftere end { $worse } ({ $range }).
    .name = sejre
compare-won-points = { $better } får { $size } point mere i et spil end { $worse } ({ $range }).
    .name = vundne point
compare-unsaid = Med { $games } spil kan der ikke siges noget om: { $items }.
compare-all-same = Ikke et eneste spil blev anderledes.
compare-how = »Sikkert« betyder: risikoen for, at en af forskellene er ren tilfældighed, er under 5 % (Holm).
tournament-heading = { $rules }, { $seats } pladser
tournament-table = Botterne, den bedste først
tournament-place = plads
tournament-bot = bot
tournament-rating = styrke
tournament-wins = sejre
tournament-best = { $bot } er den bedste af dem, og det er mere end tilfældigt.
tournament-close = Disse kan ikke skelnes med så mange spil: { $bots }.
tournament-unfinished = { $games ->
    [one] 1 spil var ikke slut efter { $actions } handlinger og tæller ikke for nogen.
   *[other] { $games } spil var ikke slut efter { $actions } handlinger og tæller ikke for nogen.
}
tournament-faults = { $games ->
    [one] { $bot } tabte 1 spil på en fejl: gik ned { $crashed }, ulovligt { $illegal }, for sent { $late }.
   *[other] { $bot } tabte { $games } spil på fejl: gik ned { $crashed }, ulovligt { $illegal }, for sent { $late }.
}
tournament-fault = { $bot }, { $kind ->
    [crashed] gik ned
    [illegal] ulovligt
   *[late] for sent
}: { $reason }
tournament-how = Styrke efter Plackett og Luce ud fra alle spil tilsammen: { $average } i snit; { $tenfold } mere betyder ti gange så stor chance for at komme først.
plot-wins = { $name } vinder oftest: { $share }
plot-wins-even = { $kind ->
    [bot] Ingen bot vinder sikkert oftere end den næste
   *[seat] Ingen plads vinder sikkert oftere end den næste
    }
plot-order = Den, der begynder, vinder { $share } af alle runder
plot-length = Halvdelen af alle runder er forbi efter { $turns } ture
plot-decides = Det sidste kort er oftest: { $card }, { $share }
plot-axis-wins = runder, som hver af dem vinder; stiplet: ens for alle, { $fair } %
plot-axis-turns = ture i en runde
plot-axis-rating = styrke med sit 95 %-interval
plot-compare = forskel i procent af, hvad det er med { $one }
plot-compare-sure = Spil: { $games }. Blåt: sikkert, gråt: intet kan siges. Streger: 95 %-intervaller.

## Serveren

command-serve = åbn bordet for browsere
    .help = Stiller borde til rådighed for browsere, til den afbrydes. Man sætter sig ved at åbne adressen; bordene gemmes og kommer tilbage efter en genstart.
option-host = adressen at lytte på; 0.0.0.0 lukker andre maskiner ind
option-port = porten at lytte på
option-address = hvor andre finder serveren, til invitationer, f.eks. https://kort.example
option-database = hvor bordene gemmes, som databaseadresse
option-editions = mappe med egne udgaver: filer, der ender på .toml
option-log-level = hvor meget der logges: debug, info, warning eller error
option-log-format = hvordan en linje i loggen ser ud: plain eller json
option-log-ids = skriv borde og adresser i loggen; ellers står der mærker, som intet siger
option-metrics-port = en port kun til målinger (Prometheus); uden den måles intet
option-metrics-host = adressen, hvor målingerne findes
option-rate = hvor mange beskeder en browser må sende i sekundet
option-keep-days = efter hvor mange dage uden nogen et bord slettes; 0: aldrig
option-empty-days = efter hvor mange dage et bord, som ingen kom til, slettes; 0: aldrig
option-peer-secret = hvad servere på samme PostgreSQL kender hinanden på, ens for alle
option-peer-address = hvor de andre servere finder denne
option-lease = hvor længe en server, der ikke længere svarer, holder sine borde fra de andre
option-workers = hvor mange arbejdsprocesser der må være til afspilninger, analyser og botter, der tænker; 0: ingen, til små maskiner
option-analysis-cluster = kør analyser på den Dask-klynge, hvis planlægger har denne adresse
option-server-limit = hvor meget en adresse, et bord eller en browser må bede om, som tables-per-address=20; off: uden grænse (all=off: alle); kan gives flere gange
option-proxies = adresser på proxyer, som man tror på, når de siger, hvem de spørger for
option-open = åbn en browser
serving = Yksi er på { $address } (Ctrl+C afslutter).
serving-alone = Kun denne computer kan nå den. --host 0.0.0.0 lukker andre enheder i dit netværk ind.
serving-unknown = Andre enheder kan nå den, men denne computer ved ikke på hvilken adresse. Angiv den med --address, for eksempel --address http://192.168.1.5:{ $port }.
error-port = { $host }:{ $port } er optaget eller ikke tilladt. Vælg en anden port med --port.
error-metrics-port = Målinger kan ikke vises på { $host }:{ $port }: porten er optaget eller ikke tilladt. Vælg en anden med --metrics-port.
error-database = Bordene kan ikke gemmes: { $reason }
error-house-file = En anden Yksi har allerede bordene i { $file }. Luk den, eller giv denne sin egen fil med --database. Flere servere kan dele borde i PostgreSQL (»Operating a server« i dokumentationen).
error-house-shared = En anden Yksi har allerede bordene i denne database. Start begge med samme --peer-secret, så deler de dem.
error-peer-database = --peer-secret er til servere, der deler en PostgreSQL-database. Angiv den med --database postgresql+psycopg://…
error-peer-secret = --peer-secret tager mindst { $least } tegn på én linje, uden mellemrum før eller efter: ingen udenforstående må kunne gætte den.
error-proxies = --proxies tager adresser og netværk med komma imellem, som 192.0.2.7,10.0.0.0/8, eller * for alle, ikke »{ $value }«.
command-backup = kopiér alle borde til én fil
    .help = Kopierer alt i en database til en ny fil, som det er lige nu; servere kan spille videre. Filen er den samme for SQLite og PostgreSQL, og »yksi restore« læser den.
backup-copies = kopierer
backup-done = { $tables ->
    [one] { $file } indeholder ét bord
   *[other] { $file } indeholder { $tables } borde
    } med { $lines ->
    [one] én linje
   *[other] { $lines } linjer
    }.
error-backup-exists = { $file } findes allerede, og en sikkerhedskopi overskrives aldrig.
error-backup-database = Der kan ikke laves en sikkerhedskopi: { $reason }.
command-restore = fyld en tom database fra en sikkerhedskopi
    .help = Fylder en tom database med det, »yksi backup« har skrevet, alt eller intet. Det kan være en anden slags database end den, der blev kopieret.
restore-copies = gendanner
restore-done = { $tables ->
    [one] Ét bord med { $lines ->
        [one] én linje
       *[other] { $lines } linjer
        } er tilbage.
   *[other] { $tables } borde med { $lines } linjer er tilbage.
    }
error-restore-file = { $file } kan ikke gendannes: { $reason }.
error-restore-database = Intet blev gendannet: { $reason }.
command-admin = pas en servers borde, personer og anmeldelser
    .help = Til den, der passer en server: arbejder i dens database, hvad enten den kører eller ej. En server, der kører, gør inden for sekunder, hvad der bestemmes her.
command-admin-list = vis de borde, der blev brugt sidst
    .help = Viser de borde, der blev brugt sidst, hvornår de blev lavet, og hvor mange linjer deres protokoller har.
command-admin-evenings = vis aftener med papirkort, som venner følger
    .help = Viser delte aftener med papirkort, de senest brugte først, med antal noteringer og hvem der fører regnskab. yksi admin export, close og delete forstår også navnet på en aften.
command-admin-look = vis et bord, dets personer og anmeldelser
    .help = Viser et bord: dets fase, regler, personer med de nøgler, en udelukkelse kender dem på, og hvad der er anmeldt dér.
command-admin-reports = vis, hvad folk har anmeldt
    .help = Viser, hvad folk ved bordene har anmeldt om hinanden, det nyeste først.
command-admin-export = skriv et bords protokol
    .help = Skriver protokollen over spil, der er slut, sådan som alle må læse den, til en fil eller her. Med --whole hver linje, som den er gemt, med alt, hvad der er hemmeligt.
command-admin-close = luk et bord, for en tid eller for altid
    .help = Sender alle væk fra et bord og lukker ingen ind. Det gemmes; yksi admin open åbner det igen.
command-admin-open = åbn et lukket bord
    .help = Lukker folk ind igen ved et lukket bord.
command-admin-delete = slet et bord for altid
    .help = Sletter et bord med alt, hvad der er spillet ved det. Ingen kan få det tilbage.
command-admin-ban = hold en adresse eller en person ude
    .help = Holder WHO ude: en adresse, et net som 192.0.2.0/24 eller en persons nøgle, sådan som yksi admin look viser den. Den, der er der, skal gå.
command-admin-unban = luk nogen ind igen
    .help = Lukker WHO ind igen: en adresse, et net eller en nøgle, sådan som den blev udelukket.
command-admin-orders = vis, hvem der holdes ude, og hvilke borde der er lukket
    .help = Viser, hvad der er bestemt og stadig gælder: udelukkelser, lukkede borde og borde, der skal slettes.
option-admin-json = skriv JSON
option-admin-days = i så mange dage
option-admin-reason = hvorfor, til dem, der passer serveren
option-admin-most = hvor mange højst
option-admin-whole = hver linje, som den er gemt, med nøgler og hemmeligheder
usual-for-ever = for altid
admin-none = Der er ingenting.
admin-closed = Bordet { $table } er lukket.
admin-opened = Bordet { $table } er åbent igen.
admin-deleting = Serveren sletter bordet { $table } inden for sekunder.
admin-deleted = Bordet { $table } er slettet.
admin-deleted-evening = Aftenen { $evening } er slettet.
admin-banned = { $value } holdes ude.
admin-unbanned = { $value } må komme ind igen.
admin-column-table = bord
admin-column-created = lavet (UTC)
admin-column-used = brugt (UTC)
admin-column-lines = linjer
admin-column-stage = fase
admin-column-rules = regler
admin-column-number = nr.
admin-column-name = navn
admin-column-bot = bot
admin-column-key = nøgle
admin-column-at = hvornår (UTC)
admin-column-by = af nr.
admin-column-reason = grund
admin-column-kind = hvad
admin-column-value = hvem
admin-column-until = til (UTC)
admin-column-evening = aften
admin-column-writer = fører regnskab
error-no-table = Der er intet bord { $table }.
error-damaged = Bordet kan ikke læses: { $reason }
error-no-order = Intet er bestemt om { $value }.
error-ban = { $value } er hverken en adresse, et net eller en persons nøgle.
command-verify = spil en protokol igennem og kontrollér dens uddelinger
    .help = Spiller en protokol igennem: hvert kort følger af uddelingernes hemmeligheder. Et segl er SHA-256 af husets hemmelighed; alle ved bordet fik det at vide før uddelingen. Med den kvittering, en spiller har gemt, sammenlignes protokollen også med alt, hvad spillerens browser fik at vide dengang.
option-seal = et segl, som du fik at vide ved bordet; det skal være iblandt dem
option-receipt = hvad en spillers browser fik at vide dengang, gemt ved bordet
verify-deal = Uddeling { $number }: { $seal }
verify-missing = Ingen uddeling i denne protokol blev foretaget under seglet { $seal }.
verify-unfinished = Uddeling { $number }: runden er ikke slut, og hemmeligheden er ikke åbnet. Om den kan intet siges endnu.
verify-nothing = Ingen uddeling i denne protokol er slut: der er intet at kontrollere.
verify-absent = Uddeling { $number } blev foretaget uden en del, der aldrig kom. Mangler: { $names }.
verify-fault-seal = Uddeling { $number }: den hemmelighed, der blev åbnet, er ikke den, der blev forseglet før kortene.
verify-fault-pledge = Uddeling { $number }: nogens del er ikke den, der blev lovet før kortene.
verify-fault-part = Uddeling { $number }: din browsers del blev udeladt, eller der blev bedt om den en gang til.
verify-fault-cards = Uddeling { $number }: der blev delt andre kort ud end dem, der følger af hemmeligheden og delene.
verify-fault-gone = Uddeling { $number }: du spillede den, og protokollen har den ikke.
verify-receipt = { $count ->
    [0] Kvittering, { $person }: ingen uddeling blev foretaget med denne browsers del; hvad der var bestemt før kortene, er ikke bevist.
    [one] Kvittering, { $person }: én uddeling blev foretaget med denne browsers del.
   *[other] Kvittering, { $person }: { $count } uddelinger blev foretaget med denne browsers del.
    }
verify-good = { $count ->
    [one] Protokollen passer; dens ene uddeling følger af sin hemmelighed.
   *[other] Protokollen passer; alle { $count } uddelinger følger af deres hemmeligheder.
    }

## Hvad der sker omkring bordet: mennesker, afstemninger, spørgsmål

news-entered = { $who } kommer ind.
news-entered-bot = { $who } sætter sig ved bordet ({ $level }).
bot-casual = afslappet bot
bot-careful = eftertænksom bot
bot-sharp = skarp bot
bot-master = mesterbot
bot-grandmaster = stormesterbot
bot-random = tilfældig bot
news-left = { $person ->
    [you] Du er gået; din plads bliver holdt.
   *[they] { $who } er gået; pladsen bliver holdt.
    }
news-returned = { $who } er tilbage.
news-renamed = { $person ->
    [you] Du hedder nu { $name }.
   *[they] Et nyt navn ved bordet: { $name }.
    }
news-knocks = { $name } banker på.
news-turnedaway = { $name } blev ikke lukket ind.
news-tookchair = { $person ->
    [you] Du tager stolen ved siden af { $names }.
   *[they] { $who } tager en stol. Ved siden af sidder { $names }.
    }
news-stoodup = { $person ->
    [you] Du ser kun på.
   *[they] { $who } ser kun på.
    }
news-learns = { $person ->
    [you] Du går hen og lærer spillet. Din stol holdes fri i fem minutter.
   *[they] { $who } lærer spillet.
    }
news-dismissed = Der er ikke længere brug for { $who }, som går.
news-hosting = { $who } er nu vært for bordet.
news-networkclosed = Bordet er lukket for netværket. Du bliver siddende, men afbrydes forbindelsen, kan du ikke komme tilbage.
news-letforgets = { $who } glemmer nu { $percent } af hundrede UNO-råb.
news-watches = { $way ->
    [next-round] Du ser på i denne runde. Sig, at du er klar, så spiller du med i den næste.
    [ask] Du ser på i dette spil. Du må bede om at komme med.
   *[next-game] Du ser på i dette spil. Du kan spille med i det næste.
    }
news-changed = Ændret indstilling: { $name }: { $value }.
house-rules = { $name } ({ $changes })
house-rule = { $name }: { $value }
news-agesordered = Fra den ældste til den yngste: { $names }.
news-acknowledged = { $who } har læst etiketten.
news-isready = { $ready ->
    [yes] { $who } er klar.
   *[no] { $who } er ikke klar mere.
    }
news-seated = Rundt om bordet, med uret: { $names }.
news-seated-shuffles = { $who } blander som den ældste.
news-standsin = { $on ->
    [yes] { $person ->
        [you] En bot spiller for dig, til du er tilbage.
       *[they] { $who } er væk; en bot spiller så længe.
        }
   *[no] { $who } spiller selv igen.
    }
news-timedout = { $person ->
    [you] Din tid er gået.
   *[they] Tiden er gået for { $who }.
    }
news-sealed = Den næste blanding er bestemt og forseglet; ingen kan ændre den nu. Segl: { $seal }.
news-gathering = Tilfældigheden i uddelingen kommer fra huset og fra disse spilleres browsere: { $names }.
news-gathered = Alle dele af uddelingen er kommet.
news-gathered-missing = Delt ud uden en del, der aldrig kom. Mangler: { $names }.
news-unsealed = Blandingen i denne runde er nu åbnet; protokollen viser, at den passer med sit segl.
news-shuffles = { $who } sørger for blandingen.
news-ballotopened = { $who } beder om afstemning: { $motion }
news-voted = { $who } har stemt.
news-ballotclosed = { $motion } { $carried ->
    [yes] Svaret er ja.
   *[no] Svaret er nej.
    }
vote-yes = Ja: { $names }.
vote-no = Nej: { $names }.
vote-abstained = Stemte ikke: { $names }.
vote-casting = { $person ->
    [you] Stemmerne står lige, og din afgør det, fordi du er ældst.
   *[they] Stemmerne står lige, og { $who } afgør det som den ældste.
    }
news-asked = { $person ->
    [you] Et spørgsmål til dig: { $question }
   *[they] { $who } får et spørgsmål: { $question }
    }
news-answered = { $who } svarer »{ $answer }«.
news-doubted = { $other ->
    [you] { $who } tvivler på, at du trækker med god grund.
   *[they] { $who } tvivler på, at { $whom } trækker med god grund.
    }
news-drawninturn = { $who } har trukket i denne tur: { $cards }.
news-doubtsettled = { $verdict ->
    [needless] { $person ->
        [you] Tvivlen var berettiget: du trak uden grund.
       *[they] Tvivlen var berettiget: { $who } trak uden grund.
        }
    [forced] { $person ->
        [you] Tvivlen var grundløs: du var nødt til at trække.
       *[they] Tvivlen var grundløs: { $who } var nødt til at trække.
        }
   *[reason] { $person ->
        [you] Tvivlen var grundløs: du trak med god grund.
       *[they] Tvivlen var grundløs: { $who } trak med god grund.
        }
    }
news-doubtlapsed = { $who } svarede ikke: tvivlen bortfalder, og ingen trækker kort.
news-warned = { $who } giver { $whom } en advarsel: { $reason }.
news-warned-bare = { $who } giver { $whom } en advarsel.
news-removal = { $who } fjerner { $whom } fra spillet: { $reason }.
news-removal-bare = { $who } fjerner { $whom } fra spillet.
news-reopened = Det seneste udspil tages tilbage, og spillet går videre.
warning-needless-drawing = at trække uden grund
quote = »{ $text }«
news-coachnamed = { $who } må nu give { $whom } råd.
news-beginner = { $who } er nybegynder og må bede om en rådgiver.
news-movedaway = { $person ->
    [you] Du skal flytte dig fra bordet: du ser det, alle ser, og kan ikke skrive.
   *[they] { $who } skal flytte sig fra bordet.
    }
news-putout = { $why ->
    [host] { $who } skal forlade rummet: værten har bestemt det.
    [voted] { $who } skal forlade rummet: de andre har stemt for det.
    [advice] { $who } har givet råd og skal forlade rummet.
   *[other] { $who } skal forlade rummet.
    }
news-silenced = { $on ->
    [yes] { $person ->
        [you] Værten beder dig være stille: du kan spille, men ikke skrive til alle.
       *[they] Værten beder { $who } være stille.
        }
   *[no] { $who } kan skrive igen.
    }
news-satdown = { $who } kommer med i spillet.
news-hintasked = { $who } beder om et tip.
news-acttakenback = { $did ->
    [cards] { $who } tager { $cards } tilbage.
    [draw] { $who } lægger det trukne tilbage.
   *[other] { $person ->
        [you] Du fortryder det, du gjorde sidst.
       *[they] { $who } fortryder sin seneste handling.
        }
    }
news-practiceended = { $who } har sat sig. Her slutter tippene.
news-cardwritten = På kort { $card } med egen regel står der nu »{ $text }«.
news-cardwritten-blank = Kort { $card } med egen regel forbliver tomt.
news-textplayed = { $person ->
    [you] På dit kort står der »{ $text }«. Udfør det sammen.
   *[they] På det kort, { $who } spillede, står der »{ $text }«. Udfør det sammen.
    }
news-toolused = Aftalt. { $tool }
news-textdone = Teksten er udført, og spillet går videre.
news-said = { $who }: { $text }
news-said-alone = { $who }, kun til { $whom }: { $text }
news-reacted = { $who }: { $reaction }
reaction-cheer = Hurra
reaction-sigh = Øv
reaction-laugh = Ha ha
reaction-gasp = Hold da op
reaction-thumbs-up = Godt spillet
reaction-thanks = Tak
news-roundscored = Efter runde { $round }: { $scores }.
score-item = { $who } { $count }
score-item-none = { $who } uden point
news-tidies = { $who } samler kortene ind.
news-seriesscored = Spil { $game } i serien: { $scores }. Gennemsnit indtil nu: { $standings }.
standing-item = { $place }. { $who } ({ $average })
standing-item-none = { $who } uden placering
decimal = { $whole },{ $tenths }
news-seriesover = Serien er slut. Gennemsnit: { $standings }.
news-abandoned = Kampen blev afbrudt; ingen vinder den.
evening-deals = { $who } giver næste runde.
evening-round = Runde { $round }: { $who } går ud.
evening-corrected = Runde { $round } er rettet: { $who } gik ud.
evening-totals = Point: { $scores }.
evening-won = { $who } – kampen er vundet.
evening-match = En ny kamp begynder.
evening-begins = Spil { $game } begynder med { $who }.
evening-out = { $minutes ->
    [one] { $who } er ude: plads { $place }, { $minutes } helt minut.
   *[other] { $who } er ude: plads { $place }, { $minutes } hele minutter.
}
evening-gives-up = { $who } giver op.
evening-away = { $who } var væk, da turen kom, og får to kort.
evening-warns = { $by } advarer { $who }.
evening-warns-reason = { $by } advarer { $who }: { $reason }
evening-removes = { $by } fjerner { $who } fra spillet.
evening-voted-yes = Afstemning: { $question } Ja, { $yes } mod { $no }.
evening-voted-no = Afstemning: { $question } Nej, { $yes } mod { $no }.
evening-joins = { $who } sætter sig til venstre for { $other } og tager ni kort.
evening-stops-time = Tiden er gået. Kortene tælles.
evening-stops-vote = Spillet stoppes ved afstemning. Kortene tælles.
evening-stops-piles = Der er ingen kort tilbage at trække. Kortene tælles.
evening-place = { $place }. { $who }
evening-places = Spillet er slut: { $places }.
evening-memo = Noteret: { $text }
evening-undo = Den sidste notering er fortrudt.
evening-redo = Det, der blev fortrudt, gælder igen.
score-edition = Hvilken udgave?
score-names = Hvem sidder rundt om bordet? Navnene med uret, med komma imellem.
score-points = Hvem får point?
score-points-winner = Den, der går ud
score-points-low = Alle
score-points-none = Ingen
score-target = Til hvor mange point? Enter betyder 500.
score-dealer = Hvem giver først?
score-oldest-left = Hvem er ældst af dem?
score-series = En serie med point?
score-limit = Hvor mange minutter varer et spil højst? Enter tager det sædvanlige.
score-what = Hvad skete der? Et nummer, eller begyndelsen af en linje.
score-unclear = »{ $word }« er ingen af dem. Skriv et nummer fra listen, eller begyndelsen af en linje.
score-number = Et tal fra { $least } til { $most }, tak.
score-next-round = Runde { $round }: { $dealer } giver, { $first } begynder.
score-next-game = Spil { $game } er ikke begyndt endnu.
score-time-is-up = De { $minutes } minutter er gået: læg kortene åbent frem, og stop spillet.
score-went-out = Nogen gik ud
score-another-match = En ny kamp, samme selskab
score-other-dealer = En anden giver
score-put-right = Ret en runde
score-begin = Kortene er givet: start uret
score-out = Ude
score-out-earlier = Ude tidligere
score-out-minutes = Hele minutter, til { $who } var ude
score-gives-up = Giver op
score-away = Væk, da turen kom
score-warning = Advarsel
score-remove = Fjern
score-memo = Notér noget andet
score-memo-what = Hvad skal noteres? For eksempel et slidt kort, der blev taget ud.
score-vote = Resultat af en afstemning
score-join = Nogen kommer med
score-stop = Stop spillet
score-undo = Fortryd
score-redo = Gendan
score-end = Det var det for i aften
score-who = Hvem?
score-who-out = Hvem gik ud?
score-who-deals = Hvem giver?
score-holds = Hvad har { $who } tilbage på hånden? For eksempel 7 7 S R +2 W W4; intet: tryk Enter.
score-no-card = Der er intet kort { $word } her. Kortene er { $cards }.
score-impossible = Et spil kort har ikke så mange af disse: { $cards }. De noteres alligevel.
score-which-round = Hvilken runde? Enter betyder den sidste.
score-reason = Hvorfor? Tryk Enter for at springe over.
score-question = Hvad blev der stemt om?
score-votes-yes = Hvor mange sagde ja?
score-votes-no = Hvor mange sagde nej?
score-tie = Uafgjort. Hvad siger { $who }, som er ældst?
score-joiner = Hvem kommer med?
score-left-of = Til venstre for hvem?
score-older = Ældre end hvem?
score-youngest = End ingen: den yngste
score-why = Hvorfor stopper det?
score-stop-time = Tiden er gået
score-stop-vote = Ved afstemning
score-stop-piles = Der er ingen kort tilbage at trække
score-kept = Alt er gemt i { $file }.
score-sum = { $count ->
    [one] { $count } point.
   *[other] { $count } point.
}
score-goes-on = { $count ->
    [one] { $file } fortsætter: { $count } notering indtil nu.
   *[other] { $file } fortsætter: { $count } noteringer indtil nu.
}
score-clock = { $count ->
    [one] { $time }, { $count } spiller er tilbage.
   *[other] { $time }, { $count } spillere er tilbage.
}
clock-time = Spillets ur
clock-count = { $count } i spillet, { $out } ude
clock-latest = slutter senest { $time }
clock-time-up = tiden er gået
clock-no-limit = uden tidsgrænse
clock-time-is-up = Tiden er gået. Vis kortene.
clock-lay-open = Tiden gået: tæl kortene
clock-minute-mark = { $count ->
    [one] { $count } minut spillet.
   *[other] { $count } minutter spillet.
    }
clock-row = { $who }, { $words }
clock-in = i spillet
clock-age = { $age ->
    [oldest] ældst
   *[youngest] yngst
    }
clock-warned = { $count ->
    [one] { $count } advarsel
   *[other] { $count } advarsler
    }
clock-absent = { $count ->
    [one] væk én gang
   *[other] væk { $count } gange
    }
clock-is-out = { $minutes ->
    [one] plads { $place }, { $minutes } minut
   *[other] plads { $place }, { $minutes } minutter
    }
clock-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minutter
    }
clock-gave-up = gav op, sidsteplads
clock-gave-up-points = gav op, { $points } eller mere
clock-removed = fjernet, ingen placering
clock-out-who = Ude: { $who }
clock-more-who = Mere: { $who }
clock-warden = Om advarsler og fjernelse bestemmer { $who } (§ 15).
clock-settle = Afgør:
clock-noted = Hvad der er noteret
clock-newest-first = nyeste øverst
clock-note-begins = { $who } har givet, { $opener } åbner.
clock-note = Notér
clock-undo-time = Fortryd { $time }
clock-undo-game = Fortryd spil { $game }
clock-stop = Stop
clock-shuffles = Hvis den lukkede bunke slipper op, blander { $who } (§ 4).
clock-so-far = Serien indtil nu
clock-all-rows = Alle { $count }
clock-barred = fjernet fra serien
clock-keeps-time = ældst, holder tiden
clock-opens = yngst, åbner
clock-shared = delt
clock-place-shared = delt plads
clock-no-place = ingen placering
clock-not-there = spillede ikke
clock-ending = { $ending ->
    [last] sidst
    [still-in] stadig i spillet
    [gave-up] gav op
   *[removed] fjernet
    }
clock-sum = Sum
clock-remark = { $ending ->
    [still-in] { $count ->
        [one] Spil { $game } blev stoppet efter { $minutes } { $minutes ->
            [one] minut
           *[other] minutter
            }: { $who } var stadig med og fik { $points }.
       *[other] Spil { $game } blev stoppet efter { $minutes } { $minutes ->
            [one] minut
           *[other] minutter
            }: { $who } var stadig med og fik { $points }.
        }
    [gave-up] { $who } gav op i spil { $game } og fik { $points }: 30 mere end den sidste, der ikke gav op, dog mindst 60.
   *[removed] { $count ->
        [one] { $who } blev fjernet fra spil { $game }, uden point.
       *[other] { $who } blev fjernet fra spil { $game }, uden point.
        }
    }
clock-shares = Samme gennemsnit giver delt plads.
clock-dotted = Den prikkede linje er 60 minutter.
clock-scoring = Sådan tælles pointene
clock-none-yet = Del kortene ud
clock-game-won = { $count ->
    [one] Spil { $game }: { $who } vinder
   *[other] Spil { $game }: { $who } deler førstepladsen
    }
clock-nobody-leads = Efter spil { $game } har ingen en placering
clock-leads = { $count ->
    [one] Efter spil { $game } fører { $who } med { $average }
   *[other] Efter spil { $game } deler { $who } føringen med { $average }
    }
clock-who-plays = Med i næste spil: { $count }
clock-next-game = { $who } blander og giver, { $opener } åbner. Tryk, når kortene er givet.
clock-start-game = Start spil { $game }
clock-end-series = Afslut serien
clock-end-evening = Afslut aftenen
clock-final-won = { $count ->
    [one] { $who } vinder serien med { $average }
   *[other] { $who } deler sejren med { $average }
    }
clock-final-games = { $count ->
    [one] { $count } spil spillet
   *[other] { $count } spil spillet
    }
clock-final-when = { $date }. Spil: { $games }. Spillere: { $people }.
clock-final-lost = Største gennemsnit: { $who }.
clock-jumped = Enhedens ur sprang; spillets ur holdt tiden.
clock-did-sleep = { $count ->
    [one] Enheden sov: regn { $count } minut med
   *[other] Enheden sov: regn { $count } minutter med
    }
clock-slept = { $count ->
    [one] Enheden sov i { $count } minut, som tæller med.
   *[other] Enheden sov i { $count } minutter, som tæller med.
    }
clock-not-slept = Den sov ikke: uret blev stillet
clock-warns = { $by } advarer { $who }.
clock-reason = Hvorfor? Kan stå tomt.
clock-reason-rules = brud på reglerne
clock-reason-manners = dårlig opførsel
clock-reason-effort = prøver ikke at klare sig godt
clock-removes = { $by } fjerner { $who } fra spillet.
clock-removed-series = Ingen placering, ingen point og ikke flere spil i serien. Kortene vises og blandes ned i afkastbunken.
clock-removed-game = Ingen placering. Kortene vises og blandes ned i afkastbunken.
clock-join-follows = Hvis den ældste, { $oldest }, siger ja: ni kort. Den, der gav råd som tilskuer, tager elleve.
clock-fewer = En færre: { $what }
clock-one-more = En mere: { $what }
clock-vote-subject = { $subject ->
    [advice] Råd
    [cheating] Snyd
    [other] Anden uenighed
    [watcher] En tilskuer gav råd
    [gave-up] Har nogen givet op?
   *[stop] Stop spillet
    }
clock-vote-whom = Hvem gjaldt det?
clock-vote-words = Spørgsmålet, som besvares med ja eller nej
clock-vote-question = { $subject ->
    [advice] Gav { $who } råd?
    [cheating] Snød { $who }?
    [other] En uenighed.
    [watcher] Gav en tilskuer råd?
    [gave-up] Har { $who } givet op?
   *[stop] Skal spillet stoppes?
    }
clock-vote-tie = Stemmelighed: den ældste afgør
clock-vote-says = { $who } siger
clock-vote-answer = { $answer ->
    [yes] ja
    [no] nej
   *[abstained] stemte ikke
    }
clock-vote-follows = { $subject ->
    [advice] { $who } gav råd og trækker to kort.
    [cheating] { $who } tager de lagte kort tilbage og trækker to til.
    [other] Svaret er ja.
    [watcher] En tilskuer gav råd: { $oldest } bestemmer, om vedkommende kommer med, og så bliver det to kort ekstra.
    [gave-up] { $who } har givet op og får sidstepladsen.
    [stop] Spillet slutter, og kortene tælles.
   *[no] Svaret er nej. Der sker ikke noget.
    }
clock-vote-choose = Vælg, hvem det gjaldt.
clock-count-whom = Hvis kort?
clock-hand = { $count ->
    [one] { $count } kort, tal: { $numbers }
   *[other] { $count } kort, tal: { $numbers }
    }
clock-place-points = plads { $place }, { $points } point
clock-press-cards = Tryk på de kort, der ligger der.
clock-key = { $count ->
    [0] { $card }
   *[other] { $card }: { $count }
    }
clock-where = { $series ->
    [yes] Regnskab · { $edition }, spil { $game } i serien
   *[no] Regnskab · { $edition }, spil { $game }
    }
clock-where-short = { $series ->
    [yes] { $edition } · spil { $game } i serien
   *[no] { $edition } · spil { $game }
    }
clock-elsewhere = Et andet vindue har skrevet imens. Genindlæs siden.
clock-not-kept = Enheden kunne ikke gemme det. Prøv igen.
clock-take-off = Fjern: { $card }
keep-score = Regnskab
keep-title = I spiller, Yksi tæller
    .about = Med papirkort på et rigtigt bord. Alt bliver på denne enhed, indtil du lader venner se med.
keep-what = Hvad I spiller
keep-around = Rundt om bordet
keep-clockwise = med uret
keep-name = Et navn til
keep-add = Tilføj navnet
keep-deals-first = giver først
keep-deals-who = { $who } giver først
keep-draw-for-it = Træk lod
keep-drew = { $who } trak det højeste kort og giver først.
keep-row = { $who }, { $place } af { $count }
keep-up = { $who }: en plads op
keep-down = { $who }: en plads ned
keep-moved = { $who } er nu nummer { $place } af { $count }.
keep-rename = Omdøb eller fjern { $who }
keep-name-of = Navn
keep-remove = Fjern
keep-done = Færdig
keep-again = { $who } igen
keep-taken = Der er allerede en { $who }.
keep-most = Højst { $count } kan spille { $name }.
keep-too-many = { $count } navne er for mange: højst { $most } kan spille { $name }. Fjern nogle, eller vælg en anden udgave.
keep-decks = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
    }, { $decks ->
    [one] ét spil kort med { $cards }.
   *[other] { $decks } spil kort med { $cards }.
    }
keep-winner-how = Den, der går ud, får de andres kort som point.
keep-winner-to = Først til { $target }.
keep-low-how = Alle tæller deres egne kort. Når nogen har { $target }, vinder den, der har færrest point.
keep-none-how = Kun hvem der vinder hver runde, noteres.
keep-change = Ret
keep-change-who = Ret: { $who }
keep-target = Til hvor mange point?
keep-series = En serie af spil
keep-ends = Et spil slutter
keep-ends-at = { $minutes ->
    [0] når det er spillet færdigt
   *[other] efter { $minutes } minutter
    }
keep-series-how = Pointene er minutter; det laveste gennemsnit vinder.
keep-next-ages = Næste: alder
keep-start = Begynd at tælle
keep-start-clock = Til bordet
keep-two = Der skal være to.
keep-go-on = Fortsæt med { $who }?
    .when = { $edition }, { $date }
keep-forget = Smid væk
keep-forget-sure = Smid aftenen væk? Den findes ingen andre steder.
keep-where = Regnskab · { $edition }, runde { $round }
keep-where-to = Regnskab · { $edition }, runde { $round }, til { $target }
keep-holds = { $who } har tilbage
keep-take-off = tryk på et for at fjerne det
keep-so-far = Til { $who } indtil nu
keep-next = Næste: { $who }
keep-to-count = skal tælles
keep-counted = talt
keep-left-to-count = { $count ->
    [one] én mangler
   *[other] { $count } mangler
    }
keep-all-counted = Alle er talt
keep-write = Skriv det ned
keep-back = Tilbage
keep-holds-nothing = { $who } har ingen kort tilbage?
keep-yes-nothing = Ja, ingen
keep-values = { $edition ->
    [custom] Tal efter værdi, specialkort 20, jokere 40 eller 50, som der står på tasterne.
   *[other] Tal efter værdi, specialkort 20, jokere 50.
    }
keep-last-draws = Får det sidste kort den næste til at trække, trækkes der alligevel; tæl også de kort.
keep-impossible = Et spil kort har kun { $count } af disse: { $card }. Det tælles alligevel.
keep-key = { $count ->
    [0] { $card }, { $points } point
   *[other] { $card }, { $points } point, talt: { $count }
    }
keep-pad = Kort at tælle
keep-announced = { $who }: { $cards }. { $count }
keep-type-it = Skriv: 0–9 tal, { $keys }, ⌫ tilbage, ↵ næste
keep-nothing-yet = Ikke noget endnu.
keep-went-out-fewest = { $fewest ->
    [yes] gik ud og har færrest point
   *[no] gik ud
    }
keep-fewest = har færrest point
keep-deals = Runde { $round }: { $who } giver
keep-begins = { $who } begynder
    .unless = hvis ikke det første kort siger andet
keep-before = { $who } giver.
keep-took = { $who } tager runde { $round }: { $count } point
keep-won-round = { $who } vinder runde { $round }
keep-leads = { $who } fører og mangler { $count } point.
keep-fewest-now = Færrest point: { $who }.
keep-wins = { $count ->
    [one] { $who } vinder med { $points }
   *[other] { $who } deler sejren med { $points }
    }
keep-put-right = Ret en fejl
keep-undo-round = Fortryd runde { $round }
keep-undone = Det sidste er fortrudt.
keep-which-round = Hvilken runde blev skrevet forkert?
keep-round-was = Runde { $round }: { $who }, { $count }
keep-round-won = Runde { $round }: { $who }
keep-changes-round = Runde { $round } rettes
keep-as-text = Gem som tekst
keep-copy = Kopiér
keep-file = Som fil
keep-written-at = Skrevet kl. { $time }. Gemt på denne enhed.
keep-may-sleep = Mens I spiller, må siden sove. Intet går tabt.
keep-matches = Vundne kampe: { $who }
keep-rounds-won = Vundne runder
keep-new-match = Begynd en ny kamp
keep-torn = { $count ->
    [one] En linje af aftenen kunne ikke læses og blev lagt til side. Alt før den er her.
   *[other] { $count } linjer af aftenen kunne ikke læses og blev lagt til side. Alt før dem er her.
    }
keep-no-shelf = Denne browser gemmer intet for sider, måske fordi vinduet er privat. Åbn Yksi i et almindeligt vindue for at føre regnskab.
keep-not-here = Denne aften findes ikke på denne enhed
    .what = Den findes i en anden browser eller er smidt væk.
keep-own = Før regnskab ved dit eget bord
evening-refused-nobody = Der er ingen med det navn her.
evening-refused-name-taken = To har samme navn. Giv den ene et andet.
evening-refused-no-name = Et navn har 1 til 24 bogstaver.
evening-refused-too-few = Der skal mindst to til.
evening-refused-too-many = Så mange kan ikke spille denne udgave.
evening-refused-not-here = Denne udgave har ingen sådan notering.
evening-refused-no-such-card = Der er intet sådant kort i denne udgave.
evening-refused-winner-holds = Den, der gik ud, har ingen kort.
evening-refused-not-counted = Nogens kort er ikke talt endnu.
evening-refused-no-such-round = Der er ingen sådan runde i denne kamp.
evening-refused-match-over = Da er kampen allerede slut.
evening-refused-match-runs = Kampen er ikke slut endnu.
evening-refused-no-game = Der er intet spil i gang.
evening-refused-game-runs = Et spil er allerede i gang.
evening-refused-not-in-game = Den person er ikke med i spillet længere.
evening-refused-in-game = Den person er allerede med i dette spil eller har forladt det.
evening-refused-time-over = Det er over tidsgrænsen: de, der da er tilbage, tæller deres kort.
evening-refused-time-left = Tiden er ikke gået endnu.
evening-refused-no-such-minute = Ikke i det minut: nogen er allerede gået ud senere, eller det er ikke kommet endnu.
evening-refused-not-warned = Fjernelse kommer først efter en advarsel (§ 15).
evening-refused-not-the-warden = Det afgør den ældste, og for den ældste den yngste (§ 15).
evening-refused-winner-known = Nogen har allerede vundet: ingen kommer med længere (§ 13).
evening-refused-barred = Den, der er fjernet, sidder over i resten af serien.
evening-refused-no-votes = Sådan kan en afstemning ikke ende.
evening-refused-nothing-to-undo = Der er intet at fortryde.
evening-refused-nothing-to-redo = Der er intet at gendanne.
evening-refused-backwards = Den sidste notering er senere end det.

## Hvad der stemmes om

motion-advised = { $person ->
    [you] Gav du råd til { $whom }?
   *[they] Gav { $who } råd til { $whom }?
    }
motion-cheated = { $person ->
    [you] Snød du med de sidste kort?
   *[they] Snød { $who } med de sidste kort?
    }
motion-stops = Skal spillet slutte nu?
motion-gaveup = { $person ->
    [you] Har du givet op ved at gå?
   *[they] Har { $who } givet op ved at gå?
    }
motion-goesout = { $person ->
    [you] Skal du forlade rummet?
   *[they] Skal { $who } forlade rummet?
    }
motion-dispute = »{ $question }«
motion-text = Skal der stå »{ $text }« på kort { $card } med egen regel?
motion-text-blank = Skal kort { $card } med egen regel være tomt?
motion-uses = { $tool } Er I enige?

## Spørgsmål til én person, og svarene

question-mayjoin = { $person ->
    [you] Må du komme med i spillet, til venstre for { $whom }?
   *[they] Må { $who } komme med i spillet, til venstre for { $whom }?
    }
question-mayjoin-older = { $other ->
    [you] { $who } er ældre end dig.
   *[they] { $who } er ældre end { $whom }.
    }
question-takeadviser = { $person ->
    [you] Skal du tages med i spillet, over for { $whom } og med to kort ekstra?
   *[they] Skal { $who } tages med i spillet, over for { $whom } og med to kort ekstra?
    }
question-whereto = { $person ->
    [you] Skal du flytte dig fra bordet eller forlade rummet?
   *[they] Skal { $who } flytte sig fra bordet eller forlade rummet?
    }
question-maycoach = { $person ->
    [you] Må du give råd til { $whom }?
   *[they] Må { $who } give råd til { $whom }?
    }
question-isdrawingreasonable = { $person ->
    [you] Trak du med eller uden grund?
   *[they] Trak { $who } med eller uden grund?
    }
answer-yes = Ja
answer-no = Nej
answer-moved-away = Væk fra bordet
answer-put-out = Ud af rummet
answer-reason = Med grund
answer-no-reason = Uden grund
answer-lapsed = Intet svar

## Redskaber til at udføre teksten på et kort

tool-drawcards = { $who } trækker { $cards }.
tool-drawcards-all = Alle trækker { $cards }.
tool-discardcards = { $who } smider { $cards }.
tool-discardcards-all = Alle smider { $cards }.
tool-givecard = { $who } giver { $whom } { $cards }.
tool-givecard-all = Alle giver { $whom } { $cards }.
tool-showhand = { $person ->
    [you] Du viser alle spillerne din hånd.
   *[they] { $who } viser alle spillerne sin hånd.
    }
tool-showhand-all = Alle viser deres hånd.
tool-putmarker = { $who } får mærket.
tool-putmarker-all = Alle får et mærke.
tool-putmarker-words = { $done } På det står der »{ $words }«.
tool-giveturn = { $person ->
    [you] Turen går til dig.
   *[they] Turen går til { $who }.
    }
tool-setcolor = Farven bliver { $color }.

## Bordets indstillinger

setting-rules = Regler
    .value = { $value }
    .help = Udgaven, og hvad jeres bord spiller anderledes.
setting-turn = Tid til en tur
    .value = { $value ->
        [0] så længe det tager
        [one] et sekund
       *[other] { $value } sekunder
        }
    .help = Når tiden er gået, gør bordet turen færdig.
setting-absent = Tålmodighed med den, der er væk
    .value = { $value ->
        [one] et sekund
       *[other] { $value } sekunder
        }
    .help = Hvor længe bordet venter, når den, der har turen, er gået.
setting-ballot = Tid til en afstemning
    .value = { $value ->
        [one] et sekund
       *[other] { $value } sekunder
        }
    .help = Til en afstemning, eller til et svar, som én person skal give.
setting-pause = Pause mellem runderne
    .value = { $value ->
        [0] til alle er klar
        [one] et sekund
       *[other] { $value } sekunder
        }
    .help = Den næste runde deles ud efter pausen, eller så snart alle er klar.
setting-rounds = Runder i en kamp
    .value = { $value ->
        [0] til nogen har point nok
        [one] én runde
       *[other] { $value } runder
        }
    .help = Kampen slutter efter så mange runder, eller så snart nogen har point nok.
setting-bot = Botternes tænketid
    .value = { $value ->
        [0] ingen
        [one] et sekund
       *[other] { $value } sekunder
        }
    .help = Hvor længe en bot venter, før den gør noget.
setting-bot_uno = Forspring til at opdage
    .value = { $value ->
        [0] intet
        [one] et sekund
       *[other] { $value } sekunder
        }
    .help = Hvor længe botterne venter, så mennesker kan nå at opdage et glemt UNO.
setting-limit = Tidsgrænse for et spil
    .value = { $value ->
        [0] ingen
        [one] et minut
       *[other] { $value } minutter
        }
    .help = For spil med placeringer: når tiden er gået, er færrest kort bedst.
setting-series = En serie af spil
    .value = { yes-no }
    .help = For spil med placeringer: minutterne, til du går ud, tæller, og det laveste gennemsnit vinder.
setting-open_hands = Tilskuere ser hænderne
    .value = { yes-no }
    .help = I KPGUT: den, der ser på, ser alle kort og kan ikke skrive, mens spillet er i gang.
setting-chat = Samtale ved bordet
    .value = { yes-no }
    .help = Alle kan skrive til alle.
setting-public = Vises i lobbyen
    .value = { yes-no }
    .help = Bordet står på listen, og hvem som helst kan komme ind.
setting-locked = Låst
    .value = { yes-no }
    .help = Ingen nye kommer ind. Den, der var her før, kan komme tilbage.
setting-knock = Nye banker på, og jeg lukker dem ind
    .value = { yes-no }
    .help = Den, der kommer for første gang, venter ved døren, til værten lukker op. Den, der var her før, kan komme tilbage.
setting-practice = Øvelse
    .value = { yes-no }
    .help = Kun med botter: tip, og du kan fortryde det, du gør. Øvelse tæller ikke: ingen point, ingen resultater.

## Når noget ikke går ved bordet, og hvorfor

refusal-stranger = Den person er ikke ved dette bord.
    .rule = Kun de, der er her, kan nævnes, og en bot bliver ikke spurgt om det, mennesker afgør.
refusal-put-out = Du er blevet sendt ud af dette rum.
    .rule = Den, der er sendt ud af et rum, kan ikke gøre noget dér mere.
refusal-not-host = Det kan kun værten gøre.
    .rule = Regler, tider, botter og starten er værtens sag; når værten er væk, er det den, der kom først.
refusal-acting = Det kan kun værten gøre, og du er værtens stedfortræder.
    .rule = Stedfortræderen passer bordet. At sende folk ud og give værtskabet videre er værtens sag.
refusal-host = Dette bord har sin vært, som ikke kan sendes ud eller gøres tavs på den måde.
    .rule = Ingen stemmer værten ud før et spil, og ingen tager ordet fra værten.
refusal-no-voice = Du har ikke spillet nogen runde her endnu.
    .rule = Hvem der skal gå, bestemmes af værten og dem, der har spillet en runde her til ende.
refusal-locked = Bordet er låst: ingen nye kommer ind lige nu.
    .rule = Værten kan låse et bord. Den, der var der før, kan altid komme tilbage.
refusal-knock = Her banker man på først.
    .rule = Værten vil selv lukke nye ind. Den, der var der før, kommer tilbage uden at banke på.
refusal-no-knock = Ingen banker på mere: den, der bankede, er gået eller er allerede inde.
    .rule = Den, der går fra døren, banker ikke på mere.
refusal-turned-away = Du blev ikke lukket ind. Spørg værten, eller prøv igen om lidt.
    .rule = Den, der blev afvist, kan banke på igen efter et minut.
refusal-chair-taken = Den stol er lige blevet taget. Vælg en anden.
    .rule = En stol står mellem to naboer, og den, der sætter sig først, har den.
refusal-name = Det navn går ikke; vælg et andet, på højst 24 tegn.
    .rule = Et navn er kort og læseligt, og ingen andre her har det.
refusal-name-joined = En familie eller et flag, der er sat sammen af flere billeder, går ikke i et navn; brug enkelte billeder.
    .rule = I et navn kan der være enkelte billeder og landes flag, men ikke billeder, der er sat sammen af flere.
refusal-name-taken = Nogen her hedder allerede det, eller noget, der ligner; vælg et andet navn.
    .rule = To ved samme bord har aldrig navne, der kan forveksles.
refusal-animal-taken = Nogen her er allerede det dyr. Vælg et andet.
    .rule = To ved samme bord ser aldrig ens ud.
refusal-room-full = Rummet er fuldt.
    .rule = Et rum har plads til højst hundrede, botterne medregnet.
refusal-already-here = Allerede her.
    .rule = Ingen kommer ind to gange, og den, der er her, har ikke givet op.
refusal-not-here = Du er gået; kom tilbage først.
    .rule = Den, der er gået, skal komme tilbage for at gøre noget; pladsen bliver holdt.
refusal-not-a-bot = Sådan kan kun en bot sendes væk.
    .rule = Mennesker går selv, eller sendes ud af værten eller efter en afstemning.
refusal-bot-level = Den slags bot kender jeg ikke.
    .rule = Vælg en af de botter, bordet tilbyder.
refusal-setting-unknown = Den indstilling findes ikke.
    .rule = Kun indstillingerne på bordets liste kan ændres.
refusal-setting-value = Den værdi passer ikke til indstillingen.
    .rule = Tider og andre tal er hele tal inden for deres grænser; de andre indstillinger er ja eller nej.
refusal-rules-wrong = De regler går ikke sammen.
    .rule = Regler, der modsiger hinanden, afvises; lav én om ad gangen, så ser du, hvilken det er.
refusal-needs-places = Vælg først regler, der giver alle en placering.
    .rule = En tidsgrænse og en serie kræver placeringer, som KPGUT har.
refusal-needs-points = Disse regler har ingen runder: et spil giver alle en placering.
    .rule = Antallet af runder hører til kampe, der spilles om point.
refusal-series-limit = I en serie varer et spil højst en time.
    .rule = Grænsen må være kortere end en time, aldrig længere.
refusal-game-running = Et spil er i gang; vent, til det er slut.
    .rule = Hvad der spilles, og hvem der spiller, ligger fast fra uddelingen til spillets eller kampens slutning.
refusal-no-game = Der er ikke noget spil i gang.
    .rule = Først skal der være et spil; værten starter det, når nok er klar.
refusal-etiquette = Læs etiketten først.
    .rule = Den, der spiller KPGUT, bekræfter én gang at have læst, hvordan man opfører sig ved bordet.
refusal-barred = Du kan ikke spille i denne serie mere.
    .rule = Den, der er fjernet fra et spil, er ikke med i seriens senere spil.
refusal-seat-count = Der kan ikke spilles med så mange, eller så få.
    .rule = Udgaven siger, hvor mange der kan spille, kortene skal række til alle, og mindst én spiller er et menneske.
refusal-no-such-card = Det kort med egen regel findes ikke.
    .rule = Kun kort med egen regel, der er med i spillet, kan få en tekst.
refusal-not-playing = Det er for dem, der spiller.
    .rule = Den, der ser på, kan følge med, tale og bede om at komme med.
refusal-out-already = Det gælder kun dem, der stadig er med i spillet.
    .rule = Den, der er gået ud eller ikke spiller, kan hverken advares eller få kort.
refusal-busy = Noget andet bliver afgjort lige nu; vent et øjeblik.
    .rule = Én afstemning eller ét spørgsmål ad gangen, og aldrig midt i et udspil.
refusal-no-ballot = Der er ikke noget at stemme om.
    .rule = En afstemning er åben, til alle har svaret, eller tiden er gået.
refusal-no-vote = Du har ingen stemme i det her.
    .rule = Den, der bliver spurgt, når afstemningen begynder, har en stemme; som regel er det alle, der stadig er med i spillet. Botter stemmer ikke.
refusal-voted = Du har allerede stemt.
    .rule = Alle har én stemme, og den gælder.
refusal-not-asked = Ingen spørger dig nu.
    .rule = Et spørgsmål til én person besvares af den person alene.
refusal-no-such-answer = Det er ikke et af svarene.
    .rule = Vælg et af de svar, der hører til spørgsmålet.
refusal-no-offices = Disse regler har ikke sådan en fremgangsmåde.
    .rule = Anmeldelser, advarsler, tvivl om trækning og lignende hører til KPGUT; ellers bliver spillerne enige indbyrdes.
refusal-not-your-office = Det er en andens opgave.
    .rule = Den ældste spiller advarer og fjerner, den yngste, når det gælder den ældste; en tekst afsluttes af den, der spillede kortet.
refusal-not-warned = Først kommer en advarsel.
    .rule = En spiller fjernes kun, hvis det fortsætter efter en advarsel.
refusal-not-advice = At spørge er ikke at give råd.
    .rule = Alle må spørge om reglerne og spillets gang.
refusal-coach = En rådgiver må give råd.
    .rule = Det, en nybegynder har bedt om og den ældste spiller har tilladt, er ingen forseelse.
refusal-oneself = Vælg en anden: ingen kan stå på begge sider.
    .rule = En anmeldelse, en tvivl eller en anklage gælder altid en anden.
refusal-too-late = Det er for sent.
    .rule = Snyd tæller kun, til næste spiller spiller kort; derefter bliver det stående.
refusal-doubt-only = En Træk fire-joker betvivles, den anklages ikke.
    .rule = Kun den, der skulle trække, må betvivle den, og før kortene trækkes.
refusal-judged = Denne trækning er allerede betvivlet.
    .rule = Én tvivl pr. tur, og udfaldet gælder.
refusal-no-drawing = Der er ingen trækning at betvivle.
    .rule = Trækningen kan betvivles fra turens første kort, til næste spiller spiller et.
refusal-spectator-only = Kun en tilskuer kan være rådgiver.
    .rule = En rådgiver er en person i rummet, der ikke spiller.
refusal-winner-exists = Det er for sent at komme med: nogen har allerede vundet.
    .rule = Man kan komme med, så længe ingen er gået ud.
refusal-cannot-return = Du har allerede været med i dette spil.
    .rule = Den, der er gået ud, har givet op eller er fjernet, venter på næste spil.
refusal-not-a-beginner = Sig først, at du er nybegynder.
    .rule = Rådgivere er for dem, som KPGUT er nyt for.
refusal-player-asks = Spilleren skal selv bede om en rådgiver.
    .rule = Ingen får råd mod sin vilje; når nogen beder om det, afgør den ældste spiller det.
refusal-silent = Det kan du ikke skrive her.
    .rule = Den, der er flyttet væk eller ser hænder, skriver ikke; på tomandshånd taler kun en rådgiver og den, der får råd.
refusal-silenced = Værten har bedt dig være stille.
    .rule = Værten kan tage ordet fra nogen og give det tilbage.
refusal-no-chat = Samtalen er slået fra ved dette bord.
    .rule = Værten kan slå den til.
refusal-text-length = Teksten er tom, for lang eller kan ikke vises.
    .rule = En linje med almindelige ord er nok.
refusal-no-such-reaction = Den reaktion findes ikke.
    .rule = Reaktionerne er valgt sådan, at ingen bliver hånet.
refusal-too-often = Det var for meget på én gang; vent nogle sekunder.
    .rule = Beskeder og forgæves forsøg på at opdage nogen er begrænset, så alle bliver hørt.
refusal-overloaded = Bordet kan ikke følge med; vent et øjeblik.
    .rule = Et bord gør én ting ad gangen, og kun så meget kan vente.
refusal-table-full = Dette bords protokol er fuld. Et nyt bord har en ny.
    .rule = En protokol rummer så mange linjer; en runde, der er i gang, spilles til ende.
refusal-too-many-bots = Der er botter nok ved dette bord.
    .rule = Den, der passer serveren, bestemmer, hvor mange botter et bord må have.
refusal-no-text = Ingen tekst er ved at blive udført.
    .rule = Redskaberne er til jeres egen tekst, når kortet med den er spillet.
refusal-tool = Sådan kan det ikke bruges.
    .rule = Højst ti kort trækkes på én gang, præcis så mange smides som aftalt, og alle beholder mindst et.
refusal-carrying-out = Teksten på kortet kommer først.
    .rule = Spillet går videre, når den er udført.
refusal-no-practice = Her er ingen tip: dette spil tæller.
    .rule = Øvelse vælges før et spil af den, der kun spiller med botter.
refusal-people-play = Ingen tip, når der sidder mennesker ved bordet.
    .rule = Tip og fortrydelse hører til øvelse: ét menneske og botter.
refusal-nothing-back = Der er intet at tage tilbage.
    .rule = Du kan fortryde det, du selv har gjort, skridt for skridt, helt til uddelingen.
refusal-no-series = Der er ingen serie at afslutte.
    .rule = En serie begynder med sit første spil.
refusal-not-secret = Den hemmelighed kan ikke bruges.
    .rule = En plads åbnes med en nøgle af bogstaver og cifre; og huset forsegler én blanding ad gangen, før nogen kan ønske sig noget.
refusal-pledged = Din browser har allerede lovet sin del af næste uddeling.
    .rule = Det, der er lovet, kan ikke byttes; efter uddelingen loves en ny del.
refusal-not-pledged = Det er ikke den del, der blev lovet.
    .rule = En del af uddelingen bestemmes, før den vises, så ingen kan vælge den efter ønske.

## Før I begynder

etiquette =
    Ved dette bord opfører alle sig som en dame eller en gentleman: roligt og høfligt, også selv om det bliver højlydt ind imellem.
    Vinderen må glæde sig og taberen ærgre sig; ingen håner nogen.
    Den, der er gået ud, bliver gerne til slutningen og hjælper til som tilskuer.
    Den, der tilfældigvis ser kort, holder det for sig selv.
    En spiller får kun råd, hvis spilleren selv og den ældste spiller går med til det.
note-time = Regn med 30 minutter eller mere; med mange spillere tager det længere tid.
note-age = Fra 7 år.
about-kpgut = KPGUT er Kingi89 Pro Gamer Uno Tour. Riku »kingi89« Eskelinen skrev reglerne ned i 2009 og reviderede dem i 2016, da reglerne om unødig trækning og opførsel blev skærpet og pointberegningen i en serie kom til. De bygger på regler, der blev brugt ved ungdomstræf i Orivesi sogn, og de beskriver hele spillet: almindelige UNO-regler gælder ikke. Originalteksten må spredes frit, uændret og uden fortjeneste; ordlyden her er vores egen.
trademark = UNO er et varemærke, der tilhører Mattel. Yksi er et uafhængigt projekt, hverken lavet eller godkendt af Mattel, og kortene har eget design. Andre navne tilhører deres ejere.

## Regelbogen, der spiller: spørgsmål og eksempler

ask-field = Hvad nu hvis …?
ask-clear = Ryd
ask-show = Vis mig
ask-editions = Svaret i hver udgave
ask-choose = Svaret i hver udgave; vælg en for at læse dens punkter.
ask-found = { $count } { $count ->
    [one] punkt
   *[other] punkter
    } i { $edition }, nærmest først
ask-not-in = ikke i { $editions }
ask-changed = ændret ved dette bord
ask-same = Det samme i { $editions }.
ask-silent = ingen sådan regel
ask-nothing = Intet punkt om det. Prøv andre ord, eller spørg bordet.
ask-groups = Se her
ask-try = For eksempel
ask-try-1 = Kan jeg vinde med en joker?
ask-try-2 = Må man lægge +2 på +2?
ask-try-3 = Jeg glemte at sige UNO
ask-short = Reglerne i korthed
ask-clauses = Punkt for punkt
ask-copy = Kopiér linket til { $clause }
ask-copied = Linket er kopieret.
ask-unknown = Der findes ikke et sådant punkt
ask-unknown-what = { $clause } er ikke et punkt i { $edition }. Her står, hvad den siger.
clauses-deck = Spillere, kort og uddeling
clauses-turn = En tur
clauses-actions = Træk to, Spring over, Skift retning
clauses-wilds = Jokere
clauses-four = Træk fire-jokeren
clauses-last = De sidste kort
clauses-score = Point
clauses-series = En serie af spil
clauses-people = Mennesker
example-next = Næste
example-back = Tilbage
example-again = Igen
example-another = Et andet eksempel
example-step = Træk { $move } af { $count }
example-table = Bordet
example-then = Derefter: { $words }
example-follows = Altså: { $words }
example-refused = Afvises: { $move } { $why }
example-in-vain = { $move } Det har ingen virkning.
example-house = Her spilles med: { $rules }
example-at = Ved { $time }:
example-after = Efter { $time } sekunder:
example-nothing = Der sker ingenting.
example-how-out = { $who } ude ved { $value }
example-how-left = { $who } er tilbage
example-how-holds = { $who } har { $value } tilbage
example-how-gaveup = { $who } gav op
example-how-removed = { $who } blev fjernet
example-game = Et spil: { $results }.
example-picture = Øverst: { $top }. { $hands }.
example-hand = { $who }: { $cards }
check-given-turn = { $person ->
    [you] Det er din tur.
   *[they] Nu har { $who } turen.
    } Øverst ligger { $cards }, og farven er { $color }.
check-given-opening = { $who } åbner spillet.
check-seats = { $count } kan ikke spille dette.
check-next-cards = Næste i den lukkede bunke: { $cards }.
check-turn = { $person ->
    [you] Det er din tur.
   *[they] Nu har { $who } turen.
    }
check-direction = { $word ->
    [cw] Spillet går med uret.
   *[ccw] Spillet går mod uret.
    }
check-top = Øverst ligger { $cards }.
check-color = Farven er { $color }.
check-dealer = { $who } giver.
check-order = Rundt om bordet med uret: { $people }.
check-holds = { $who } har { $count } kort.
check-hand = { $who } har { $cards }.
check-pending = { $count ->
    [0] Ingen kort skal trækkes.
   *[other] { $count } kort skal trækkes.
    }
check-draw-pile = I den lukkede bunke: { $count }.
check-discard-pile = I afkastbunken: { $count }.
check-under = Under det øverste: { $cards }.
check-plays = { $who } kan spille: { $plays }.
check-guilty = { $holds ->
    [yes] Det er et bluff.
   *[no] Det er ikke et bluff.
    }
check-owes = { $holds ->
    [yes] { $people } skal råbe UNO.
   *[no] { $people } behøver ikke at råbe UNO.
    }
check-late = { $holds ->
    [yes] { $people } kan ikke længere nå at råbe UNO.
   *[no] { $people } kan stadig nå at råbe UNO.
    }
check-called = { $holds ->
    [yes] { $people } har råbt UNO.
   *[no] { $people } har ikke råbt UNO.
    }
check-can-catch = { $holds ->
    [yes] { $who } kan opdages nu.
   *[no] { $who } kan ikke opdages nu.
    }
check-may = { $holds ->
    [yes] Det må man gerne: { $move }
   *[no] Det må man ikke: { $move } { $why }
    }
check-round-over = { $holds ->
    [yes] Runden er slut.
   *[no] Runden går videre.
    }
check-round-winner = { $holds ->
    [yes] Runden er slut, og { $who } vinder.
   *[no] { $who } vinder ikke runden.
    }
check-round-points = Runden er slut, og { $who } får { $count } point.
check-round-void = { $holds ->
    [yes] Runden tæller for ingen.
   *[no] Runden går videre.
    }
check-total = { $who } har i alt { $count } point.
check-match-over = { $holds ->
    [yes] Kampen er afgjort.
   *[no] Kampen går videre.
    }
check-match-winner = { $people } vinder kampen.
check-game-over = { $holds ->
    [yes] Spillet er slut.
   *[no] Spillet går videre.
    }
check-placed = { $who } kommer på plads { $count }.
check-unplaced = { $who } får ingen placering.
check-out = { $holds ->
    [yes] { $people } er ude af spillet.
   *[no] { $people } er stadig med i spillet.
    }
check-phase = { $word ->
    [answer] Kortene skal tages, besvares eller betvivles.
    [discard] Nu smides kort.
    [opening] Spillet skal åbnes.
    [verdict] Nu bedømmes vittigheden.
   *[play] En almindelig tur følger.
    }
check-deck = Der er { $count } kort i spillet.
check-count = { $cards }: { $count }
check-counts = I spillet: { $list }.
check-marked = { $holds ->
    [yes] Strakte albuer: { $people }.
   *[no] Frie albuer: { $people }.
    }
check-open-hands = { $holds ->
    [yes] Alle hænder ligger åbne.
   *[no] Hænderne er skjulte.
    }
check-stuck-three = { $holds ->
    [yes] Den, der sidder fast, trækker nu tre.
   *[no] Den, der sidder fast, trækker et.
    }
check-free = { $holds ->
    [yes] Nu må et hvilket som helst kort spilles.
   *[no] Næste kort skal passe.
    }
check-drew = Frivilligt trukket: { $count }.
check-points = Spillets point: { $list }.
check-average = Gennemsnit: { $list }.
check-standing = Placeringer i serien: { $list }.
check-unranked = { $who } får ingen placering i serien.
check-series-winner = { $people } vinder serien.
check-series-loser = { $people } taber serien.
check-ballot-open = { $holds ->
    [yes] Afstemningen er i gang.
   *[no] Der er ingen afstemning.
    }
check-ballot-carried = Svaret er ja.
check-ballot-lost = Svaret er nej.
check-voters = { $people } må stemme.
check-asked = { $holds ->
    [yes] { $who } får spørgsmålet.
   *[no] { $who } får ikke spørgsmålet.
    }
check-warnings = Advarsler: { $list }.
check-warned = Advaret: { $people }.
check-player = Spiller: { $people }.
check-spectator = Ser på: { $people }.
check-ready = Klar: { $people }.
check-moved-away = Flyttet: { $people }.
check-put-out = Sendt ud: { $people }.
check-barred = { $people } må ikke spille videre i serien.
check-heard = { $holds ->
    [yes] { $people }: »{ $word }«.
   *[no] Ingen andre hører »{ $word }«.
    }
check-coach = { $holds ->
    [yes] Rådgiver og elev: { $people }.
   *[no] Ikke rådgiver og elev: { $people }.
    }
check-sees = { $holds ->
    [yes] { $who } ser { $owner ->
        [you] dine kort
       *[they] kortene hos { $other }
        }.
   *[no] { $who } ser ikke { $owner ->
        [you] dine kort
       *[they] kortene hos { $other }
        }.
    }
check-shuffles = { $who } blander.
check-tidies = { $who } samler kortene ind.
check-deals = { $who } giver.
check-text = På kortet står »{ $word }«.
check-reacted = { $who }: { $reaction }
check-note = Bordet får at vide: { $note }
check-offers = Bordet kan vælge: { $list }.
check-limit = Et spil varer højst { $count } minutter.
check-stage = { $word ->
    [lobby] Næste spil kan begynde.
    [between] Spillet er slut.
   *[playing] Spillet er i gang.
    }
check-oldest = { $who } er ældst.
check-card = Kort { $count } med egen regel: { $text }.

## Reglerne kort: klassisk

summary-classic-1 = Kom af med dine kort. Den, der først går ud, får point for alt det, de andre har tilbage, og med 500 point vinder man kampen.
summary-classic-2 = To til ti spiller, med 108 kort. Alle trækker et kort, og den med det højeste tal giver; symboler tæller her som nul. Hver får syv kort. Resten er den lukkede bunke, og dens øverste kort vendes og begynder afkastbunken.
summary-classic-3 = Er det et specialkort, virker det med det samme: Træk to og Spring over rammer den første spiller, efter Skift retning begynder kortgiveren, og spillet går den anden vej, og for en Joker vælger den første spiller farve. En Træk fire-joker går tilbage i bunken.
summary-classic-4 = Spillet begynder til venstre for kortgiveren og går med uret. Når det er din tur, spiller du ét kort med samme farve, tal eller symbol som det øverste, eller en joker.
summary-classic-5 = Hvis intet passer, eller du hellere vil lade være, trækker du et kort. Det må du spille med det samme, hvis det passer, men ikke et andet; så går turen videre. Når den lukkede bunke er brugt op, blandes afkastbunken, undtagen dens øverste kort.
summary-classic-6 = Træk to: næste spiller trækker to kort og mister sin tur. Spring over: næste spiller mister sin tur. Skift retning: spillet skifter retning; med to spillere virker det som Spring over.
summary-classic-7 = Joker: spil den, når du vil, og vælg farve. På en joker passer kun den valgte farve, eller en anden joker.
summary-classic-8 = Træk fire-joker: vælg farve; næste spiller trækker fire kort og mister sin tur. Den er kun ærlig, hvis du ikke har noget kort i den gældende farve. Andre jokere og kort, der kun har samme tal eller symbol, betyder ikke noget.
summary-classic-9 = Den, der skulle trække, må i stedet udfordre og ser så din hånd. Var det et bluff, trækker du de fire, og udfordreren spiller sin tur; hvis ikke, trækker udfordreren seks og mister sin tur. Den valgte farve gælder alligevel.
summary-classic-10 = Råb UNO, når du spiller dit næstsidste kort. Glemmer du det, og en anden opdager det, før næste spiller begynder sin tur, trækker du to kort.
summary-classic-11 = Runden er slut, når nogen har spillet sit sidste kort. Er det Træk to eller en Træk fire-joker, trækker næste spiller alligevel, og de kort tæller.
summary-classic-12 = Tal tæller det, de viser, Træk to, Spring over og Skift retning 20, jokere 50. Der spilles runder, til nogen har 500 point, og hver gang giver den næste til venstre. Et bord kan blive enigt om en anden måde: alle tæller deres egne kort, og når nogen har 500, vinder den, der har færrest point.

## Reglerne kort: tilpasset

summary-custom-1 = Kom af med dine kort. Den, der først går ud, får point for alt det, de andre har tilbage, og med 500 point vinder man kampen.
summary-custom-2 = To til ti spiller, med 112 kort: blandt dem en Bland hænderne-joker og tre jokere med egen regel, hvoraf nogle eller alle kan udelades. Alle trækker et kort, og den med det højeste tal giver; symboler tæller her som nul. Hver får syv kort. Resten er den lukkede bunke, og dens øverste kort vendes og begynder afkastbunken.
summary-custom-3 = Er det et specialkort, virker det med det samme: Træk to og Spring over rammer den første spiller, og efter Skift retning begynder kortgiveren, og spillet går den anden vej. For en joker vælger den første spiller farve, og der sker ikke andet. En Træk fire-joker går tilbage i bunken.
summary-custom-4 = Spillet begynder til venstre for kortgiveren og går med uret. Når det er din tur, spiller du ét kort med samme farve, tal eller symbol som det øverste, eller en joker.
summary-custom-5 = Hvis intet passer, eller du hellere vil lade være, trækker du et kort. Det må du spille med det samme, hvis det passer, men ikke et andet; så går turen videre. Når den lukkede bunke er brugt op, blandes afkastbunken, undtagen dens øverste kort.
summary-custom-6 = Træk to: næste spiller trækker to kort og mister sin tur. Spring over: næste spiller mister sin tur. Skift retning: spillet skifter retning; med to spillere virker det som Spring over.
summary-custom-7 = Joker: spil den, når du vil, og vælg farve. Træk fire-joker: vælg farve; næste spiller trækker fire kort og mister sin tur. Den er kun ærlig, hvis du ikke har noget kort i den gældende farve; andre jokere og kort, der kun har samme tal eller symbol, betyder ikke noget.
summary-custom-8 = Den, der skulle trække, må i stedet udfordre en Træk fire-joker og ser så din hånd. Var det et bluff, trækker du de fire, og udfordreren spiller sin tur; hvis ikke, trækker udfordreren seks og mister sin tur. Den valgte farve gælder alligevel.
summary-custom-9 = Bland hænderne-joker: vælg farve. Alle hænder blandes sammen og deles ud på ny, begyndende til venstre for den, der spillede kortet, til der ikke er flere kort; du kan få flere kort end før, eller færre. Retningen er den samme.
summary-custom-10 = Joker med egen regel: før en kamp bliver bordet enigt om, hvad der står på hver af dem, en af ti ideer eller en egen tekst. Alle skal være enige; ellers forbliver kortet tomt og er en almindelig joker. Den, der spiller den, vælger farve, og så gøres det, der står; en egen tekst udføres sammen.
summary-custom-11 = Råb UNO, når du spiller dit næstsidste kort. Glemmer du det, og en anden opdager det, før næste spiller begynder sin tur, trækker du to kort.
summary-custom-12 = Runden er slut, når nogen har spillet sit sidste kort; er det Træk to eller en Træk fire-joker, trækker næste spiller alligevel, og de kort tæller. Tal tæller det, de viser, Træk to, Spring over og Skift retning 20, Bland hænderne-joker og jokere med egen regel 40, andre jokere 50. Eller alle tæller deres egne kort, og når nogen har 500, vinder den, der har færrest point.

## Reglerne kort: Mumidalen

summary-moomin-1 = Kom først af med alle dine kort, så har du vundet. To til ti kan spille, fra syv år.
summary-moomin-2 = Der er 112 kort, blandt dem fire jokere fra Mumidalen. Kortgiveren findes ved lodtrækning, og hver får syv kort. Resten er den lukkede bunke, og dens øverste kort vendes og begynder afkastbunken. Til der kommer et tal, bliver andre kort liggende uden virkning, og det næste vendes.
summary-moomin-3 = Spillet begynder til venstre for kortgiveren og går med uret. Når det er din tur, spiller du ét kort med samme farve, tal eller symbol som det øverste, eller en joker.
summary-moomin-4 = Hvis intet passer, eller du hellere vil lade være, trækker du et kort. Det må du spille med det samme, hvis det passer, men ikke et andet; så går turen videre. Når den lukkede bunke er brugt op, blandes afkastbunken, undtagen dens øverste kort.
summary-moomin-5 = Træk to: næste spiller trækker to kort og mister sin tur. Spring over: næste spiller mister sin tur. Skift retning: spillet skifter retning; med to spillere virker det som Spring over.
summary-moomin-6 = Joker: spil den, når du vil, og vælg farve. På en joker passer kun den valgte farve, eller en anden joker.
summary-moomin-7 = Vilde historier fra Mumidalen: vælg farve; så må alle smide et kort, og alle vælger samtidig og i hemmelighed. Den, der kun har et kort, trækker først et og skal smide et af de to. Smidte kort har ingen virkning, og ingen vinder ved at smide.
summary-moomin-8 = Træk fire-joker: vælg farve; næste spiller trækker fire kort og mister sin tur. Den er kun ærlig, hvis du hverken har et kort i den gældende farve eller en anden joker.
summary-moomin-9 = Den, der skulle trække, må i stedet udfordre og ser så din hånd. Var det et bluff, trækker du de fire, og udfordreren spiller sin tur; hvis ikke, trækker udfordreren seks og mister sin tur. Den valgte farve gælder alligevel.
summary-moomin-10 = Råb UNO, så snart du har et kort tilbage, ved at spille eller smide. Gør du det ikke, og en anden opdager det, før næste spiller begynder sin tur, trækker du to kort.
summary-moomin-11 = Den, der spiller sit sidste kort, vinder med det samme; ingen skal trække for det. Vil bordet have point, får vinderen dem for de andres kort: tal det, de viser, Træk to, Spring over og Skift retning 20, jokere 50. Så vinder man med 500 point.

## Reglerne kort: KPGUT

summary-kpgut-1 = Kom af med dine kort så tidligt, du kan. Den, der først går ud, vinder; de andre spiller videre, og den, der er sidst tilbage, har tabt. Almindelige UNO-regler gælder ikke her.
summary-kpgut-2 = Der skal bruges ét kortspil på 108 kort for hver påbegyndt gruppe på syv spillere. Den ældste spiller blander og giver hver syv kort; resten er den lukkede bunke. Den yngste åbner med et hvilket som helst kort undtagen en Træk fire-joker, og spillet går med uret.
summary-kpgut-3 = Et kort passer, når det har samme farve eller værdi som det øverste. I din tur må du lægge flere kort af samme værdi på hinanden: det nederste skal passe, og det sidste ligger øverst.
summary-kpgut-4 = Kan du ikke spille, trækker du, til du kan, og så spiller du; man melder aldrig pas. Du må trække, selv om noget passer (§ 14). Når den lukkede bunke er brugt op, blandes afkastbunken, undtagen det, der blev spillet sidst; er der slet ikke mere at trække, er spillet slut (§ 4, 5).
summary-kpgut-5 = Træk to: næste spiller tager to kort for hvert og mister sin tur, eller lægger på med egne Træk to. Så går summen videre, til nogen tager den.
summary-kpgut-6 = Skift retning: med et ulige antal skifter spillet retning, med et lige antal ikke; med to spillere virker det som Spring over. Spring over: lige så mange spillere springes over, som der blev spillet af de kort.
summary-kpgut-7 = En Joker passer på et hvilket som helst kort, så længe ingen skylder kort, og den, der spiller den, vælger farve; flere på én gang giver én farve. Træk fire-joker: vælg farve; næste spiller tager fire kort for hver, eller svarer med samme slags kort. Den er kun ærlig, hvis intet andet kort, du har, passer, heller ikke en Joker; som svar på Træk to kun, hvis du ikke har Træk to.
summary-kpgut-8 = Den, der skulle tage kortene, må betvivle en Træk fire-joker og ser alene hånden. Er tvivlen berettiget, tager den, der spillede den, alle kortene, og den, der tvivlede, spiller et hvilket som helst kort, en Træk fire-joker kun, hvis der ikke er andet. Hvis ikke, tager den, der tvivlede, to kort mere, end der blev skyldt, og mister sin tur.
summary-kpgut-9 = Sig UNO inden for tre sekunder, når du har et kort tilbage. Gør du det ikke, og nogen opdager det, før næste spiller spiller et kort, trækker du to (§ 1). Man går ikke ud på et specialkort: det virker, du trækker et kort og siger UNO igen (§ 2).
summary-kpgut-10 = Hop ind: har du præcis samme talkort som det øverste, også i farven, må du spille det uden for tur; turen bliver, hvor den var (§ 7). Den, der er væk, når turen kommer, får to kort og mister den (§ 8). Den, der giver op, viser sine kort og får sidstepladsen, delt, hvis flere giver op (§ 9).
summary-kpgut-11 = Afbrydes et spil, er færrest kort bedst, så færrest talkort, så flest nuller, ettaller og så videre (§ 6). I en serie varer et spil højst en time: den, der går ud, får sine hele minutter som point, de, der da er tilbage, 65, 70, 75, den, der har givet op, 60 eller mere. Det laveste gennemsnit vinder.
summary-kpgut-12 = Den ældste spiller holder orden, den yngste, når det gælder den ældste. En spiller, der giver råd, trækker to kort; en tilskuer, der gør det, tages med i spillet eller sendes væk (§ 3). Snyd, der opdages med det samme, tages tilbage, med to kort (§ 10). Trækker nogen uden grund, må det betvivles: en advarsel, eller fire kort til den, der tvivlede (§ 14). Uenighed afgøres ved afstemning, og ved stemmelighed afgør den ældste (§ 11). Nye må komme med, med ni kort, så længe ingen er gået ud, hvis den ældste siger ja (§ 13). Den, der fortsætter efter en advarsel, fjernes, uden placering (§ 15).

## Bordet i browseren

scene-name = Bordet
scene-key-sort = s
scene-key-hint = h
scene-key-takeback = z
scene-your-turn = Din tur
scene-their-turn = { $who } har turen
scene-hint = Spil { $color }, { $symbol } eller en joker.
scene-hint-color = Spil { $color } eller en joker.
scene-fits = { $fit } af dine { $count } kort passer.
scene-nothing-fits = Intet passer: træk et kort.
scene-opening = Du åbner spillet: spil det første kort.
scene-free = Spil et hvilket som helst kort.
scene-drawn-fits = Spil et kort, der passer, eller behold det, du trak.
scene-drawn-again = Intet passer endnu.
scene-others-choose = Venter på, at de andre vælger
scene-owed = Du er ved at få { $cards }
scene-owed-answer = Svar med et kort, der passer, eller tag dem.
scene-owed-take = Tag dem; intet, du har, kan svare.
scene-hint-catch = { $who } har ét kort. Glemt at råbe UNO? Tryk på { $who }.
scene-then-you = Så er det din tur.
scene-then-them = Så { $who }, så dig.
scene-between = { $count } spillere før dig.
scene-direction = { $direction ->
    [cw] Spillet går med uret.
   *[ccw] Spillet går mod uret.
    }
scene-same-card = Du har nøjagtig det samme kort, { $card }. Du må hoppe ind.
scene-order = I denne rækkefølge. Øverst kommer { $card } til at ligge.
scene-joke = Grinede du?
scene-laugh = Jeg grinede
scene-frown = Ikke et smil
scene-discard-may = Smid et kort, hvis du vil
scene-discard-must = Smid { $cards }
scene-discard-how = Det lægges under det øverste kort, uden virkning. Ingen ser hvilket, før alle har valgt.
scene-discard-card = Smid { $card }
scene-keep-all = Behold alle
scene-draw = Træk
scene-left = { $count } tilbage
scene-keep = Behold
scene-take = Træk { $count }
scene-challenge = { $edition ->
    [kpgut] Betvivl
   *[classic] Udfordr
    }
scene-accuse = Anklag { $who }
scene-doubt-drawing = Tvivl på trækningen: { $who }
scene-lay = Spil { $card }
scene-lay-several = Spil { $cards }
scene-cancel = Annullér
scene-reorder = Byt rækkefølge
scene-jump = Hop ind
scene-waiting = { $count ->
    [one] kort venter
   *[other] kort venter
    }
scene-held = { $count } kort
scene-sort = Sortér
scene-sort-by = { $order ->
    [color] Efter værdi
    [value] Passende først
   *[fits] Efter farve
    }
scene-of = { $number } af { $count }
scene-would-bluff = { $edition ->
    [moomin] ville være et bluff: du har farven { $color } eller en anden joker
    [kpgut] ville være et bluff: et andet kort passer
   *[other] ville være et bluff: { $color } gælder
    }
scene-on-turn = har turen
scene-next = er den næste
scene-bot = bot
scene-away = væk, forbinder igen
scene-away-bot = væk, en bot spiller
scene-out = ude
scene-out-place = ude, plads { $place }
scene-removed = Du blev fjernet fra dette spil: { $reason }.
scene-removed-bare = Du blev fjernet fra dette spil.
scene-warned = { $count ->
    [one] én advarsel
   *[other] { $count } advarsler
    }
scene-choosing = vælger
scene-marked = strakte albuer
scene-marker = har mærket
scene-uno-idle = ved 2 kort
scene-uno-now = råb
scene-uno-called = råbt
scene-which-color = Hvilken farve gælder nu?
scene-in-hand = { $count } på hånden
scene-esc = Esc tager kortet tilbage
scene-take-back = Tag tilbage
scene-which-partner = Hvem bytter du hånd med?
scene-bluff-title = Dette ville være et bluff
scene-bluff = Du har et kort, der forbyder { $card } nu. Bliver du afsløret, trækker du selv. Kun du ved det.
scene-bluff-dare = Spil alligevel
scene-challenge-title = { $who } spiller { $card } mod dig
scene-odds-had = Bluff: { $percent } %
scene-odds-none = Ærlig: { $percent } %
scene-odds-only = Det siger intet om, hvordan { $who } spiller.
scene-read = Læs reglen
scene-odds-basis = Ud fra de kort, du kan se: af { $unseen } kort, du ikke ser, ville { $matching } gøre det til et bluff, og { $who } har { $held }.
scene-if-taken = Du tager { $cards } og mister din tur.
scene-costs = Koster dig { $count } kort.
scene-if-bluff = Bluff: { $who } tager { $cards }, og du { $free ->
    [yes] spiller et hvilket som helst kort
   *[no] spiller din tur
    }.
scene-if-honest = Ærlig: du tager { $cards } og mister din tur.
scene-costs-average = Koster dig i gennemsnit { $average } kort.
scene-only-you = Kun du ser hånden.
scene-answer = Svar med et kort i stedet
scene-shown = Hånden: { $who }
scene-close = Luk
screen-title = Stor skærm
screen-come-in = Kom ind
screen-full = Alle stole er optaget
screen-locked = Bordet tager ikke imod flere
screen-at = på { $address }
screen-free = { $count ->
    [one] Én stol mere er ledig.
   *[other] { $count } stole mere er ledige.
    }
screen-on-turn = { $who } har turen
screen-color = { $who } vælger farve
screen-partner = { $who } vælger, hvem der byttes med
screen-answers = { $who } svarer eller trækker { $cards }
screen-chooses = { $count ->
    [one] { $who } vælger et kort
   *[other] { $who } vælger kort
    }
screen-lobby = Scan, sæt dig, og læg hånden på bordet.
screen-lobby-here = Sæt dig, og læg hånden på bordet.
screen-asleep = Alle er gået. Bordet vågner, når nogen kommer tilbage.
screen-dark = Over almindelig http kan en side ikke holde skærmen tændt. Det kan enhedens indstillinger.
screen-leave = Forlad
hand-only = Kun min hånd
hand-screen-gone = Den store skærm er væk.
hand-show-table = Vis bordet her
hand-watching = Du ser på. Bordet er på den store skærm.
hand-catch = { $who } glemte UNO

## Lektioner

learn-strip = Lær spillet
    .about = { $count ->
        [7] syv
        [8] otte
        [9] ni
        [10] ti
       *[other] { $count }
        } trin ved et rigtigt bord, { $minutes ->
        [4] fire
        [5] fem
       *[other] { $minutes }
        } minutter
learn-on = Lær videre
    .about = trin { $step } af { $count }
keep-strip = Før regnskab ved et rigtigt bord
    .about = med jeres egne papirkort
keep-on = Fortsæt regnskabet
    .about = runde { $round }, { $who } giver
    .game = spil { $game }
learn-where = Lær spillet · { $name }
learn-step = Trin { $step } af { $count }
learn-steps = { $count ->
        [7] Syv
        [8] Otte
        [9] Ni
        [10] Ti
       *[other] { $count }
        } trin
learn-this-one = dette
learn-rule = Reglen bag det
learn-rulebook = Åbn regelbogen her
learn-skip = Spring trinnet over
learn-back = Tilbage
learn-next = Videre
learn-leave = Forlad lektionen
learn-how = første tryk løfter, andet spiller
learn-fits-too = Det passer også. Her skal vi bruge { $card }.
learn-fits-too-color = Det passer også. Her skal vi bruge { $card } og farven { $color }.
learn-allowed = Det må du også. Her skal vi bruge det, der er markeret.
learn-failed = Trinnet kunne ikke hentes.
learn-retry = Prøv igen
learn-end = Det er alt, du behøver. Resten kommer, mens du spiller.
learn-play = Spil med tre botter
learn-other = Lær { $name }
learn-again = En gang til
learn-return = Tilbage til bordet
# Det, læreren siger: situationen, opgaven og hvad der kom ud af det. $laid er det øverste kort som objekt, $next og $before er navne.
lesson-table = Det er din tur: båden ligger hos dig. Her er dine kort.
    .title = Bordet
    .task = Spil det markerede kort: { $card }.
    .then = Båden sejler videre: { $next } spiller, så de andre. Den, der først kommer af med alle sine kort, vinder.
    .rule = { $edition ->
        [custom] { summary-custom-1 }
        [moomin] { summary-moomin-1 }
        [kpgut] { summary-kpgut-1 }
       *[other] { summary-classic-1 }
        }
lesson-color = { $before } spillede { $laid }. Farven er { $color }, og alle kort i den farve passer.
    .title = Hvad passer: en farve
    .task = Spil { $card }.
    .then = Nu ligger { $card } øverst, og farven er stadig { $color }.
    .rule = { $edition ->
        [custom] { summary-custom-4 }
        [moomin] { summary-moomin-3 }
        [kpgut] { summary-kpgut-3 }
       *[other] { summary-classic-4 }
        }
lesson-number = { $before } spillede { $laid }. Det samme tal passer også, uanset farven.
    .title = Hvad passer: et tal
    .task = Spil { $card }, så skifter farven.
    .then = Farven er nu { $color }: det øverste kort bestemmer.
    .rule = { $edition ->
        [custom] { summary-custom-4 }
        [moomin] { summary-moomin-3 }
        [kpgut] { summary-kpgut-3 }
       *[other] { summary-classic-4 }
        }
lesson-several = I KPGUT må du spille flere kort af samme værdi i én tur.
    .title = Flere på én gang
    .task = Vælg { $card }, i den rækkefølge, og spil dem.
    .then = Det nederste skulle passe; det øverste bestemmer farven: { $color }.
    .rule = { summary-kpgut-3 }
lesson-nothing = Ingen af dine kort passer på { $top }.
    .title = Intet passer
    .task = Træk et kort: tryk på bunken.
    .rule = { $edition ->
        [custom] { summary-custom-5 }
        [moomin] { summary-moomin-4 }
       *[other] { summary-classic-5 }
        }
lesson-nothing-2 = Du trak et kort, der passer: { $card }.
    .task = Spil { $card } med det samme. Du kunne også beholde det.
    .then = Det var heldigt. Et kort, der ikke passer, bliver på hånden, og turen går videre.
lesson-draw-on = Ingen af dine kort passer på { $top }.
    .title = Intet passer
    .task = Træk, til noget passer: tryk på bunken.
    .rule = { summary-kpgut-4 }
lesson-draw-on-2 = Du trak tre kort, og det sidste passer: { $card }.
    .task = Spil { $card }.
    .then = I KPGUT trækker man, til man kan spille. Ingen melder pas.
lesson-actions = Kort med et symbol gør noget, når du spiller dem.
    .title = Kort, der gør noget
    .task = Spil { $card }: { $next } mister sin tur.
    .rule = { $edition ->
        [custom] { summary-custom-6 }
        [moomin] { summary-moomin-5 }
        [kpgut] { summary-kpgut-6 } { summary-kpgut-5 }
       *[other] { summary-classic-6 }
        }
lesson-actions-2 = { $next } blev sprunget over. Med det næste kort skifter spillet retning.
    .task = Spil { $card }, så er det { $before } igen.
lesson-actions-3 = Nu går spillet den anden vej: se pilene på bredden.
    .task = Spil { $card }: { $next } trækker to kort og mister sin tur.
    .then = To kort og en mistet tur: det stærkeste af de tre.
lesson-answer = { $before } spillede { $laid }: to kort er på vej til dig.
    .title = Svar på trækkort
    .task = Svar med { $card }, så får { $next } fire.
    .then = Sådan vokser summen, til nogen ikke svarer og tager det hele.
    .rule = { summary-kpgut-5 }
lesson-wild = { $card } passer på alt, og du vælger farve.
    .title = En joker
    .task = Spil { $card } og vælg { $color }: den farve har du mest af.
    .then = Nu er farven { $color }, uanset hvad der ligger under.
    .rule = { $edition ->
        [custom] { summary-custom-7 }
        [moomin] { summary-moomin-6 }
        [kpgut] { summary-kpgut-7 }
       *[other] { summary-classic-7 }
        }
lesson-shuffle = Du har syv kort, de andre kun to hver.
    .title = Bland hænderne
    .task = Spil { $card } og vælg { $color }.
    .then = Alle hænder blev blandet sammen og delt ud på ny. Nu har du tre kort.
    .rule = { summary-custom-9 }
lesson-texts = { $card }: den tekst blev bordet enigt om før spillet.
    .title = Egne tekster
    .task = Spil den og vælg { $color }.
    .rule = { summary-custom-10 }
lesson-texts-2 = Kortet gav dig en ekstra tur, så det er din tur igen.
    .task = Spil { $card }.
    .then = Der er tre af den slags kort, og I bestemmer sammen, hvad der står på dem.
lesson-valley = Med dette kort må alle smide et kort.
    .title = Kortet fra Mumidalen
    .task = Spil { $card } og vælg { $color }: den farve har du mest af.
    .rule = { summary-moomin-7 }
lesson-valley-2 = Nu vælger alle i hemmelighed, hvad de smider.
    .task = Vælg { $card } og smid det.
    .then = De smidte kort endte under det øverste. De har ingen virkning.
lesson-jump = { $next } spillede { $laid }, og du har præcis det samme kort.
    .title = Hop ind
    .task = Hop ind med { $card }. Du behøver ikke vente på din tur.
    .then = Dit kort er væk, og spillet går videre, som om intet var sket: { $before } har turen.
    .rule = { summary-kpgut-10 }
lesson-uno = To kort tilbage. Råb UNO, før du spiller det næstsidste.
    .title = UNO
    .task = Tryk på UNO.
    .rule = { $edition ->
        [custom] { summary-custom-11 }
        [moomin] { summary-moomin-10 }
        [kpgut] { summary-kpgut-9 }
       *[other] { summary-classic-10 }
        }
lesson-uno-2 = Alle hørte det. Havde du glemt det, og nogen opdagede det, skulle du trække to kort.
    .task = Spil nu { $card }.
lesson-uno-3 = Ét kort tilbage, og det passer.
    .task = Spil { $card }, så går du ud.
    .then = { $edition ->
        [kpgut] Du gik først ud: sejren er din. De andre spiller videre om pladserne.
       *[other] Ingen kort tilbage: runden er din.
        }

## Sider i browseren

page-title = Ét bord, fire regelbøger.
preview-home = Et bord til kortspillet UNO, for mennesker og botter, med fire regelbøger. Ingen konto, ingen reklamer.
preview-table = En plads ved bordet
    .about = Et spil UNO i browseren. Kom og spil, eller kig med; du behøver ingen konto.
preview-invites = { $who } inviterer dig
    .about = { $count ->
        [one] Én er kommet til bordet.
       *[other] { $count } er kommet til bordet.
        } Sæt dig, eller se på; ingen konto er nødvendig.
preview-replay = Et spil UNO en gang til, træk for træk.
page-home = Til forsiden
page-bar = Bord og indstillinger
page-language = Sprog
page-theme-to = { $theme ->
    [day] Skift til dag
   *[night] Skift til nat
    }
page-edition = Udgave
page-edition-size = { $edition ->
    [classic] 108 kort, { $low } til { $high } spillere
    [kpgut] 108 kort pr. kortspil, { $low } til { $high } spillere
   *[other] 112 kort, { $low } til { $high } spillere
    }
page-linked-rules = Med linkets regler: { $rules }.
page-name = Dit navn
page-who = Hvem spiller?
page-fewer = Én spiller færre
page-more = Én spiller til
page-bots-play = Sådan spiller botterne
page-length = Hvor længe I spiller
    .value = { $value ->
        [1] én runde
       *[other] til { $value } point
        }
page-default-texts = På jokerne med egen regel står der: { $texts }. Invitér venner for at skrive noget andet.
page-play = Spil
page-with-friends = Invitér venner i stedet
page-join-title = Har du et link eller en kode?
page-join-field = Link eller kode
page-join = Vær med
page-public = Åbne borde
page-your-tables = Dine borde
page-go-back = Gå tilbage
page-forget-table = Fjern fra listen
page-rules = Sådan er reglerne forskellige
page-rules-short = Regler
page-settings = Indstillinger
page-about = Om Yksi
page-about-what = Yksi er et bord til kortspillet UNO, for mennesker og botter. Det kræver ingen konto og viser ingen reklamer; den, der har bordets link, kan sætte sig eller se på.
page-about-fair = Hver uddeling blandes med husets forseglede hemmelighed og en del fra hver spillers browser: ingen kan vælge kortene. Efter runden åbnes alt, og din egen browser kontrollerer det.
page-bot-names = Kivi Savu Routa Usva Halla Sammal Kaarna Koski Lampi Niemi Pouta Kaste Korpi Saari Suvi Hanki Tyrsky Kuura Loimu Marja Naava Oras Pilke Rasti Sora Tunturi Vasa
page-guest-names = Freja Ida Emil Signe Oskar Clara Anton Alma Viggo Karla
page-trouble-join = Det ligner ikke et link eller en kode til et bord.
page-trouble-no-code = Intet bord har den kode nu. Den kan være skrevet forkert eller ikke være i brug mere: spørg en gang til, eller bed om linket.
page-trouble-too-many-codes = Det blev for mange koder, der ikke fører nogen steder hen. Vent et minut, eller bed om linket.
page-trouble-server = Serveren svarer ikke. Prøv igen om lidt.
page-trouble-house-full = Huset er fuldt: så mange spiller, at der ikke er noget nyt bord lige nu. Prøv igen om lidt.
page-trouble-too-many-tables = Du har åbnet mange borde på kort tid. Vent et minut, før du åbner det næste.
page-opening = Et øjeblik.
missing-title = Her er ikke noget
missing-page = Denne adresse fører ingen steder hen.
leave-title = Forlad spillet?
leave-alone = Spillet venter på dig: botterne spiller ikke videre på egen hånd.
leave-stand-in = Spillet går videre. En bot spiller for dig, til du kommer tilbage til din plads.
leave-absence = Spillet går videre, og din plads bliver holdt. Den, der er væk, når turen kommer, trækker { $count } kort og mister den.
leave-stay = Bliv
watch-next = Du ser på: kampen begyndte uden dig. Sig, at du er klar, så spiller du fra næste runde.
watch-game = Du ser på. Sig, at du er klar, så spiller du i næste spil.
watch-next-ready = Du ser på. Du spiller med fra næste runde.
watch-game-ready = Du ser på. Du spiller med i næste spil.
watch-ask = Du ser på: spillet begyndte uden dig. Du kan bede om at komme med.
page-door = Kom indenfor
door-invites = { $who } inviterer dig
door-come = { $count ->
    [one] Én er kommet, kortene er ikke givet endnu
   *[other] { $count } er kommet, kortene er ikke givet endnu
    }
door-game-classic = Ét kort pr. tur, først til 500.
door-game-custom = Klassisk, og tre jokere med egne tekster.
door-game-moomin = En joker for hele dalen, også for børn.
door-game-kpgut = Flere kort på én gang, og uret tæller.
door-learn = Aldrig spillet? { $minutes ->
    [4] Fire minutter
   *[other] { $minutes } minutter
    }
door-chair = Din stol
door-between = efter { $before }, før { $after }
door-chair-mine = Din stol, efter { $before }, før { $after }
door-chair-free = Ledig stol, efter { $before }, før { $after }
door-opposite = over for { $who }
door-chair-mine-opposite = Din stol, over for { $who }
door-chair-free-opposite = Ledig stol, over for { $who }
door-animal = Dit dyr
door-animal-name = { $animal ->
    [fox] Ræv
    [bear] Bjørn
    [owl] Ugle
   *[hare] Hare
    [perch] Aborre
    [swan] Svane
    [hedgehog] Pindsvin
    [elk] Elg
    [squirrel] Egern
    [seal] Sæl
    [raven] Ravn
    }
door-seen = andre ser det
door-sit = Jeg sætter mig, jeg er klar
door-next = Se på og spil bagefter
door-knock = Bank på
door-watch = Kun se på
door-free = Ingen konto, ingen reklamer. Intet at installere.
door-running = Kortene er givet. Du kan se på og spille, næste gang der gives.
door-full = { $count ->
    [10] Alle ti stole er optaget. Du kan se på.
   *[other] Alle { $count } stole er optaget. Du kan se på.
    }
door-knock-why = Her banker nye på, og { $who } lukker dem ind.
door-no-answer = { $known ->
    [yes] Ingen svarer på denne adresse. Er du på samme wi-fi som { $who }?
   *[no] Ingen svarer på denne adresse. Er du på samme wi-fi som den, der inviterede dig?
    }
door-told = { $who } ved, at du venter.
door-told-nobody = Du har banket på.
door-wait = Døren åbner her af sig selv, så snart du bliver lukket ind.
door-wait-nobody = Ingen er ved bordet lige nu. Den, der kommer først, kan lukke dig ind, og døren åbner her af sig selv.
door-knocks = Ved døren
door-knocks-one = banker på
door-let-in = Luk ind
door-let-in-who = Luk { $who } ind
door-turn-away = Ikke nu
door-turn-away-who = Luk ikke { $who } ind nu
page-enter = Sæt dig
full-title = Huset er fuldt
full-why = Så mange spiller, at der ikke er plads til én til lige nu.
full-again = Bliv her: vi banker på igen med få sekunders mellemrum, og døren åbner af sig selv.
goodbye-title = Farvel for denne gang
goodbye-banned = Her kan du ikke komme ind.
goodbye-closed-table = Den, der passer serveren, har lukket bordet.
goodbye-closed = Forbindelsen til dette bord er lukket.
goodbye-damaged = Bordets protokol er beskadiget. Den, der passer serveren, har fået besked.
goodbye-gone = Dette bord er slettet med alt, hvad der blev spillet ved det.
goodbye-no-table = Dette bord findes ikke, eller ikke mere.
goodbye-origin = Denne side hører ikke til den server, den spurgte.
goodbye-protocol = Bordet har fået en nyere version. Indlæs siden igen.
goodbye-too-fast = Det blev for meget på én gang, så bordet lagde på.
goodbye-too-many = Der er for mange forbindelser åbne herfra. Luk nogle faner, og indlæs siden igen.
goodbye-again = Kom ind igen
goodbye-same-rules = Et nyt bord med disse regler
lobby-title = Rundt om bordet
lobby-bring = Tag en ven med
invite-alone = Kun denne computer kan nå bordet
invite-alone-why = Et link ville ikke finde noget på en anden telefon eller computer, så der er intet at kopiere endnu.
invite-alone-bots = Imens kan du spille mod botter.
invite-ask = Bed den, der startede Yksi, om at åbne det for netværket, eller om at starte det sådan:
invite-reach = { $stop ->
    [computer] Rækkevidde: denne computer. Derefter: dette netværk, overalt.
    [network] Rækkevidde: dette netværk. Derefter: overalt.
   *[anywhere] Rækkevidde: overalt.
    }
invite-stop = { $stop ->
    [computer] Denne computer
    [network] Dette netværk
   *[anywhere] Overalt
    }
invite-wifi = Luk telefonerne på dit wi-fi ind
invite-wifi-how = Alle på samme netværk kan så komme ind med linket. Intet forlader huset. Computeren spørger måske én gang, om Yksi må nås; sig ja for private netværk.
invite-open = Åbn for netværket
invite-opening = Åbner …
invite-close = Luk for netværket
invite-closing = Lukker …
invite-started = Yksi blev startet for netværket, med --host eller --address: det er åbent, indtil Yksi afsluttes.
invite-trouble-no-network = Computeren er ikke på noget netværk. Gå på dit wi-fi, og prøv igen.
invite-trouble-port-taken = Et andet program har taget denne plads i netværket. Luk det, eller start Yksi med en anden --port.
invite-trouble-blocked = Computeren lader ikke Yksi åbne netværket. Start det med --host 0.0.0.0, eller tillad det i firewallen.
invite-trouble-not-own-computer = Kun en browser på den computer, hvor Yksi kører, kan åbne eller lukke netværket.
invite-trouble-settled = Hvor langt Yksi rækker, blev afgjort, da det blev startet, med --host eller --address.
invite-trouble-server = Yksi svarede ikke i tide. Prøv igen.
invite-elsewhere = Venner andre steder? Så skal bordet have en offentlig adresse.
invite-elsewhere-how = Sådan får du en
invite-elsewhere-steps = Læg Yksi på en lille server, eller sæt en tunnel foran denne computer, og start det med den adresse, vennerne ser. Guiden »Hosting« har fem linjer til hver måde.
invite-network = Virker kun på dette wi-fi. Den, der har linket, kan sætte sig eller se på.
invite-anywhere = Virker overalt. Ingen konto er nødvendig, og reglerne følger med linket.
invite-camera = Ret telefonens kamera herhen.
invite-other-address = En anden adresse
invite-more = Mere
invite-come = Hvem der er kommet
invite-come-of = { $count } af { $high }{ $watching ->
    [0] { "" }
   *[other] , { $watching } ser på
    }
invite-state = { $state ->
    [here] her
    [choosing] vælger plads
    [watching] ser på
   *[door] ved døren
    }
invite-arrives = { $state ->
    [here] { $who } er her.
    [choosing] { $who } vælger plads.
    [watching] { $who } ser på.
   *[door] { $who } står ved døren.
    }
invite-not-found = Kan bordet ikke findes? Telefonen er måske på mobilnettet eller et gæstenet.
invite-firewall = Stadig intet? Tillad Yksi, eller Python, i computerens firewall for private netværk.
lobby-invite = Invitér
lobby-qr = Invitationen som QR-kode
lobby-copy = Kopiér linket
lobby-copied = Kopieret
lobby-copy-by-hand = Browseren lader ikke siden kopiere. Markér linket her:
lobby-share = Del
lobby-copy-rules = Kopiér et link til disse regler
lobby-private-link = Kopiér mit private link
lobby-private-how = Det fører dig til din egen plads på en anden enhed. Hold det for dig selv.
lobby-seats = Pladser
lobby-seats-of = { $count } af { $high }
lobby-chair = En ledig stol
lobby-add-bot = Tilføj en bot
lobby-dismiss = Send { $who } væk
lobby-more = Mere om { $who }
lobby-rename = Skift navn
lobby-role-you = du
lobby-role-host = vært
lobby-role-starts = starter spillet
lobby-forgets = { $percent ->
    [0] glemmer aldrig UNO
   *[other] glemmer UNO { $percent } ud af hundrede gange
    }
lobby-forgetting = Hvor tit { $who } glemmer UNO
lobby-role-beginner = nybegynder
lobby-role-barred = ude af serien
lobby-role-silenced = stille indtil videre
lobby-role-muted = tavs for dig
lobby-ready = Klar
lobby-learning = lærer spillet
lobby-watching = ser på
lobby-not-ready = ikke klar endnu
lobby-rules = Det spiller vi
lobby-host-chooses = Værten vælger reglerne.
lobby-settings = Tidsgrænser og valg
lobby-manners = Sådan opfører vi os
lobby-manners-read = Jeg har læst det
lobby-ages = Fra den ældste til den yngste
lobby-ages-how = Den ældste blander, giver og holder orden; den yngste åbner.
lobby-oldest = giver
lobby-youngest = åbner
lobby-older = { $who }: ældre
lobby-younger = { $who }: yngre
lobby-texts = { $count ->
    [one] Jokeren med egen regel
   *[other] Jokerne med egen regel
    }
lobby-texts-how = En tekst gælder, når alle er enige i den; ellers forbliver kortet tomt og er en almindelig joker.
lobby-texts-own = En egen tekst. Bordet udfører den sammen.
lobby-texts-write = Skriv en tekst
lobby-texts-choose = Tekst på kort { $card }
lobby-texts-asked = Foreslået: »{ $text }«
lobby-start = Del kortene ud
lobby-ready-on = Jeg er klar
lobby-ready-off = Ikke klar alligevel
lobby-too-few = Der skal { $count } til for at spille. Invitér nogen, eller tilføj en bot.
lobby-more-ready = { $count ->
    [one] Én mere skal være klar.
   *[other] { $count } mere skal være klar.
    }
lobby-host-starts = Alle er klar. { $who } starter spillet.
lobby-stay-out = Jeg ser kun på
lobby-waiting = { $count ->
    [one] Venter på én. Den, der ikke er klar, ser på.
   *[other] Venter på { $count }. Den, der ikke er klar, ser på.
    }
lobby-all-ready = Alle er klar.
panel-close = Luk
panel-print = Udskriv
panel-menu = Menu
panel-leave = Forlad bordet
panel-procedures = Afstemninger og opgaver
panel-paper = Pointark
panel-paper-empty = Intet er skrevet ned endnu.
panel-keys = Taster
panel-where = { $edition } · runde { $round }
panel-where-points = { $edition } · runde { $round }, til { $target }
panel-where-practice = { $edition } · øvelse med botter
panel-where-practice-short = { $edition } · øvelse
panel-where-score = { $edition } · { $score } / { $target }
panel-where-series = { $edition } · spil { $game } i serien
panel-your-turn = Din tur
panel-away = væk
panel-cut = Forbindelsen er afbrudt. Prøver igen.
panel-slow = Forbindelsen er langsom. Venter på bordet.
panel-day = Dag i stedet for nat
panel-sound = Lyde
panel-letters = Enkelte bogstaver som taster
panel-left-handed = UNO-knappen til venstre
panel-last-refusal = Det seneste nej
paragraph = § { $number }
panel-house-rules = Ændret ved dette bord
panel-own-rules = Egne regler, bygget på { $name }
panel-score = Point, til { $target }
panel-sheet = Ark
panel-turn-order = Rækkefølge
panel-all = Alle { $count }
panel-fewer = Færre
panel-on-turn = har turen
panel-out = ude
panel-place = plads { $place }
panel-place-short = Plads
panel-cards = { $count } kort
panel-clock = { $minutes }.{ $seconds }
panel-clock-limit = { $count ->
    [one] Spilleur. Spillet slutter efter ét minut.
   *[other] Spilleur. Spillet slutter efter { $count } minutter.
    }
panel-seconds = { $count } s
panel-log = Hvad der skete
panel-log-seals = Uddelingernes segl
panel-log-empty = Intet endnu.
panel-newest-first = nyeste først
panel-watching = Ser på
panel-coach-of = { $who }, rådgiver for { $player }
panel-missed = { $count } nye
panel-say = Sig noget
panel-say-alone = Kun til { $who }
panel-send = Send
panel-vote = Afstemning
panel-asked-by = { $who } spurgte.
panel-voted = { $count } har stemt, { $missing } mangler
panel-rule-majority = Mere end halvdelen skal sige ja; stemmelighed er nej.
panel-rule-casting = Ved stemmelighed afgør { $who }.
panel-rule-unanimous = Alle skal sige ja.
panel-closing = Du kan stadig anklage det seneste udspil: { $who }
panel-closing-accept = Jeg godtager resultatet
panel-deed-done = Gjort
panel-question = Spørgsmål
panel-question-you = Et spørgsmål til dig
panel-question-to = Et spørgsmål til { $who }
panel-text = Teksten på kortet
panel-text-by = { $who } spillede:
panel-text-step = Gør, hvad kortet siger
panel-text-discard = { $count ->
    [one] Vælg et kort at smide.
   *[other] Vælg { $count } kort at smide.
    }
panel-text-give = Vælg et kort til { $who }.
panel-text-choose = Tag disse
panel-text-waits = Venter på, at { $who } vælger.
panel-text-done = Teksten er udført
panel-tool-drawcards = træk kort
panel-tool-discardcards = smid kort
panel-tool-givecard = giv et kort
panel-tool-showhand = vis hånden
panel-tool-putmarker = sæt et mærke
panel-tool-giveturn = giv turen
panel-tool-setcolor = skift farve
panel-color = Farve
panel-who = Hvem
panel-to-whom = Til hvem
panel-how-many = Hvor mange
panel-everybody = Alle
panel-marker = Ord på mærket
panel-propose = Foreslå
panel-go = Gør det
panel-nobody = ingen
panel-do-nothing = Der er intet at sætte i gang nu.
panel-do-report = Meld, at nogen gav råd
    .help = Alle, der stadig spiller, stemmer. En spiller, der gav råd, trækker to kort; en tilskuer bliver taget med eller sendt væk.
    .who = Hvem gav råd?
    .other = Til hvem?
panel-do-accuse = Anklag det seneste udspil
    .help = For det, maskinen ikke ser. Ved ja tages udspillet tilbage, og det koster to kort.
    .who = Hvis udspil?
panel-do-doubt = Tvivl på trækningen
    .help = Den ældste ser på hånden, den yngste på den ældstes. At trække uden grund giver en advarsel; en forkert tvivl koster fire kort.
    .who = Hvem trækker?
panel-do-ask = Spørg alle
    .help = Et spørgsmål med ja eller nej; svaret afgør sagen.
    .text = Spørgsmål
panel-do-warn = Giv en advarsel
    .help = Din opgave. Sker det igen, kan spilleren blive fjernet fra spillet.
    .who = Til hvem?
    .text = Grund
panel-do-remove = Fjern fra spillet
    .help = Kun efter en advarsel. Kortene vises og lægges under det seneste udspil.
    .who = Hvem?
    .text = Grund
panel-do-beginner = Jeg er nybegynder
    .help = Alle ser det, og du må bede om en rådgiver.
panel-do-coach = Bed om en rådgiver
    .help = En tilskuer må så give dig råd, hvis den ældste er enig.
    .who = Hvem?
panel-do-gave-up = Meld, at nogen har givet op
    .help = For en, der er gået. Alle, der stadig spiller, stemmer.
    .who = Hvem?
panel-do-give-up = Giv op
    .help = Du viser dine kort og får sidstepladsen, delt, hvis flere giver op.
panel-do-stop = Stop spillet
    .help = Alle stemmer. Et spil med placeringer afgøres, som det står.
panel-do-join = Kom med i spillet
    .help = Den ældste spiller skal være enig. Du får din egen hånd.
    .who = Til venstre for
    .other = Ældre end
panel-do-put-out = Stem nogen ud
    .them = Stem ud
    .help = Den, der skal forlade rummet, kan ikke komme tilbage.
    .who = Hvem?
panel-do-hand-over = Giv værtskabet videre
    .them = Gør til vært
    .help = Værten vælger regler og botter og starter spillet.
    .who = Til hvem?
panel-do-delete = Slet bordet
    .help = Alle skal gå, og spil, protokoller og links er væk for altid. Ingen kan få dem tilbage.
panel-do-send-out = Send nogen ud
    .them = Send ud
    .help = Den person forlader rummet og kan ikke komme tilbage. Et låst bord holder alle fremmede ude.
    .who = Hvem?
panel-do-silence = Bed nogen være stille
    .them = Bed om stilhed
    .help = Den person spiller videre, men skriver intet til alle.
    .who = Hvem?
panel-do-let-write = Lad nogen skrive igen
    .them = Lad skrive igen
    .help = Alle læser ordene igen.
    .who = Hvem?
panel-do-mute = Gør nogen tavs for mig
    .them = Gør tavs for mig
    .help = Ord og reaktioner vises ikke her. Ingen får det at vide.
    .who = Hvem?
panel-do-unmute = Hør nogen igen
    .them = Hør igen
    .help = Ord og reaktioner vises her igen.
    .who = Hvem?
panel-do-complain = Anmeld nogen
    .them = Anmeld
    .help = Den, der passer serveren, får det at vide og kan læse, hvad der er sagt ved bordet. Ingen her får det at vide.
    .who = Hvem?
    .text = Hvad skete der?
panel-complained = Tak. Den, der passer serveren, har fået besked.
panel-keys-arrows = Pile
    .does = gå gennem hånden
panel-keys-space = Mellemrum
    .does = vælg et kort
panel-keys-enter = Enter
    .does = spil det valgte
panel-keys-colors = 1 til 4
    .does = vælg en farve
panel-key-log = v
panel-does-table = fortæl om bordet i ord, for skærmlæsere
panel-does-call = råb UNO
panel-does-catch = opdag, at nogen glemte at råbe
panel-does-sort = sortér hånden
panel-does-hint = i øvelse: hvad hvert kort er værd
panel-does-takeback = i øvelse: fortryd det, du gjorde sidst
panel-does-log = hvad der skete
panel-does-keys = disse taster
panel-keys-off = Enkelte bogstaver kan slås fra i indstillingerne.
panel-round = Runde
panel-total = I alt
panel-left = Tilbage på hånden
panel-values = tal efter værdi, specialkort 20, jokere { $edition ->
        [custom] 40 eller 50
       *[other] 50
    }
panel-for = { $person ->
    [you] Til dig
   *[they] Til { $who }
    }
panel-race = Alles point som både på vej mod { $target }; tabellen nedenunder har dem som tal
panel-places = Placeringer
panel-removed = fjernet
panel-gave-up = gav op
panel-series = Serie
panel-series-leads = { $person ->
    [you] Efter spil { $game } fører du med { $average }
    [several] Efter spil { $game } deler { $who } føringen med { $average }
   *[they] Efter spil { $game } fører { $who } med { $average }
    }
panel-series-lowest = Point er minutter. Det laveste gennemsnit vinder serien.
panel-series-how = Ude ved minut 18: 18 point. Den sidste ved bordet får minutterne for hele spillet. Den, der giver op, får 30 mere end den sidste, der ikke gav op, dog mindst 60. Stadig med, når spillet stoppes: 65, 70, 75.
panel-end-series = Afslut serien
panel-end-series-ask = Afslut serien?
panel-end-series-what = { $count ->
    [one] Ét spil er spillet. Placeringerne bliver endelige, og en ny serie kan begynde.
   *[other] { $count } spil er spillet. Placeringerne bliver endelige, og en ny serie kan begynde.
    }
panel-series-goes-on = Fortsæt serien
final-title = { $count ->
    [one] { $names } vinder serien
   *[other] { $names } vinder serien sammen
    }
final-nobody = Serien er slut
final-after = { $count ->
    [one] Ét spil blev spillet.
   *[other] { $count } spil blev spillet.
    }
final-played = Spil
final-games = { $count ->
    [one] ét spil
   *[other] { $count } spil
    }
final-export = Placeringerne som tekst
panel-player = Spiller
panel-game = Spil { $game }
panel-average = Gennemsnit
panel-look-back = Se tilbage
panel-replay = Se spillet igen
panel-record = Protokollen som tekst
panel-round-won = { $person ->
    [you] Du tager runden: { $count } point
   *[they] { $who } tager runden: { $count } point
    }
panel-game-won = { $person ->
    [you] Du vinder spillet
   *[they] { $who } vinder spillet
    }
panel-to-go = { $person ->
    [you] Du mangler { $count } point.
   *[they] { $who } mangler { $count } point.
    }
panel-goes-on = Fortsætter af sig selv om
panel-are-ready = { $count ->
    [0] Ingen er klar endnu.
   *[other] er klar.
    }
panel-next-round = Næste runde
panel-rematch = Spil igen
panel-waiting = Venter på de andre
panel-to-lobby = Rundt om bordet
replay-title = Afspilning
replay-where = Afspilning · { $edition }
replay-missing = Der findes ikke sådan et bord.
replay-to-table = Til bordet
replay-empty = Intet er spillet færdigt ved dette bord endnu.
replay-eyes = Set fra
replay-all-hands = Alle hænder
replay-back = Ét træk tilbage
replay-on = Ét træk frem
replay-play = Afspil
replay-pause = Pause
replay-way = Vejen gennem spillet
replay-move = Træk { $move } af { $count }
replay-round = Runde { $round }
replay-speed = Hastighed
replay-speed-at = Hastighed { $speed }×
replay-link = Link til trækket
replay-moves = Træk
replay-check = Kontrollér uddelingerne
replay-check-right = { $count ->
    [one] Uddelingen er fair: bestemt før kortene, med en del fra din browser, og kortene følger af den.
   *[other] Alle { $count } uddelinger er fair: bestemt før kortene, med dele fra din browser, og kortene følger af dem.
    }
replay-check-unseen = { $count ->
    [one] I én uddeling følger kortene af hemmeligheden, men din browser havde ingen del i den: den kan ikke sige, hvad der var bestemt i forvejen.
   *[other] I { $count } uddelinger følger kortene af hemmeligheden, men din browser havde ingen del i dem: den kan ikke sige, hvad der var bestemt i forvejen.
    }
replay-check-none = Ingen runde er slut endnu, så der er intet at kontrollere.
replay-check-failed = Det kunne ikke kontrolleres: forbindelsen til serveren er afbrudt.
replay-receipt = Gem kvitteringen

## Venner, der følger en aften med papirkort

share-title = Lad venner følge med
share-about = Den, der har linket, ser pointene vokse og kan ikke skrive noget.
share-who = Hvem fører regnskab?
share-begin = Lav linket
share-live-short = Venner kan følge med
share-cut-short = Ikke sendt endnu
share-sent = Alt, du har skrevet, kan ses.
share-unsent = { $count ->
    [one] Én notering er på vej.
   *[other] { $count } noteringer er på vej.
    }
share-cut = { $count ->
    [0] Forbindelsen er afbrudt. Det, du skriver nu, sendes senere.
    [one] Forbindelsen er afbrudt. Én notering venter her og sendes senere.
   *[other] Forbindelsen er afbrudt. { $count } noteringer venter her og sendes senere.
    }
share-trouble = Serveren godtager ikke en notering. Intet er tabt: alt findes på denne enhed.
share-failed = Det gik ikke nu. Prøv igen om lidt.
share-stop = Hold op med at dele
share-stop-about = Serveren glemmer aftenen, og linket fører ingen steder hen. Denne enhed beholder alt.
pen-title = Giv pennen videre
pen-about = Én enhed skriver ad gangen. Den, der åbner dette link, kan tage pennen, én gang. Giv det kun til nogen, der må skrive.
pen-make = Et link til pennen
pen-qr = Pennen som QR-kode
pen-dead = Det virker også, når denne enhed er løbet tør for strøm: send det til nogen, du stoler på.
pen-asks = { $who ->
    [none] Nogen vil gerne skrive
   *[other] { $who } vil gerne skrive
    }
pen-asks-about = Giver du pennen væk, følger du med derefter.
pen-give = Giv pennen
pen-keep = Behold den
pen-lost = { $who ->
    [none] En anden har pennen nu
   *[other] { $who } har pennen nu
    }
pen-lost-about = Denne enhed skriver ikke længere for dem, der følger med.
pen-unsent = { $count ->
    [0] Alt, du havde skrevet, blev sendt.
    [one] Én af dine noteringer blev ikke sendt i tide. Den er gemt her og blev ikke blandet ind.
   *[other] { $count } af dine noteringer blev ikke sendt i tide. De er gemt her og blev ikke blandet ind.
    }
pen-gone = Aftenen deles ikke længere
pen-gone-about = Serveren har glemt den. Denne enhed beholder alt, du har skrevet.
pen-watch = Følg med
pen-own = Fortsæt her alene
pen-save = Gem som fil
live-title = { $who ->
    [none] En aften med papirkort
   *[other] Hos { $who }
    }
live-about = { $who ->
    [none] { $game }. Du følger med.
   *[other] { $game }. { $who } fører regnskab; du følger med.
    }
live-line = live
live-quiet = { $count ->
    [one] stille i et minut
   *[other] stille i { $count } minutter
    }
live-cut = Forbindelsen er afbrudt. Sidste nyt kl. { $time }.
live-gone = { $who ->
    [none] Denne aften deles ikke længere.
   *[other] { $who } er holdt op med at dele.
    }
live-gone-about = Det, du så sidst, står her stadig.
live-missing = Der er ingen aften på denne adresse.
live-unread = Siden er for gammel til det, der blev skrevet. Genindlæs den.
live-out = { $who } er ude
live-counted = runde { $round } tælles
live-before = Før denne runde
live-standing = Stillingen
live-empty = Der er ikke skrevet noget endnu.
live-next = Næste: { $who } giver i runde { $round }.
live-rounds = Alle runder
live-won = { $who } har vundet
live-between = Intet spil er i gang.
live-itself = Det, der skrives, kommer hertil af sig selv.
live-own = Før regnskab ved dit eget bord
live-save = Gem protokollen
live-ask = Bed om pennen
live-ask-about = { $who ->
    [none] Den, der fører regnskab, bestemmer.
   *[other] { $who } bestemmer.
    }
live-asked = Spurgt. Så snart du har pennen, skriver du her.
live-your-name = Dit navn
live-take = Tag pennen
live-take-about = { $who ->
    [none] Derefter skriver denne enhed, og den anden følger med.
   *[other] Derefter skriver denne enhed, og { $who } følger med.
    }
live-take-warning = { $count ->
    [0] Den anden enhed blev hørt for et øjeblik siden. Det, den ikke har sendt endnu, bliver der og blandes ikke ind.
    [one] Den anden enhed har ikke været hørt i et minut. Det, den ikke har sendt endnu, bliver der og blandes ikke ind.
   *[other] Den anden enhed har ikke været hørt i { $count } minutter. Det, den ikke har sendt endnu, bliver der og blandes ikke ind.
    }
live-wrong-key = Dette link er allerede brugt. Bed om et nyt.
live-copy = Fortsæt på denne enhed
live-copy-about = Din egen kopi herfra; aftenen, du følger, bliver, som den er.
preview-live = En aften med papirkort, live
    .about = Se pointene vokse, runde for runde.

## Øvelse: tip og at fortryde

hint-button = Tip
hint-take-back = Fortryd
hint-percent = { $chance } %
hint-best = { $count ->
    [one] { $what } ser bedst ud
   *[other] { $what } ser bedst ud
    }
hint-equal = To er omtrent lige gode
hint-equal-two = { $what } og { $other }: tilfældet kan afgøre det mellem dem.
hint-close = { $what } ligger lige bagefter.
# Hvad man kan gøre ud over at spille et kort, som grundled.
hint-act = { $act ->
    [draw] at trække
    [keep] at beholde kortet
    [accept] at tage kortene
    [challenge] { $edition ->
        [kpgut] at betvivle
       *[other] at udfordre
        }
    [decline] at beholde alle kort
    [laugh] at grine
    [frown] at lade være med at grine
   *[other] at stoppe her
    }
hint-color = Vælg { $color }.
hint-swap = Byt hånd med { $who }.
hint-reason-nothing-else = { $fits ->
    [yes] Intet andet passer.
   *[no] Intet passer.
    }
hint-reason-stops-next = { $how ->
    [draws] { $who } er den næste og har { $cards }: { $more } til hindrer { $who } i at gå ud.
    [owes] { $who } er den næste, har { $cards } og skylder så { $more }.
    [skipped] { $who } er den næste, har { $cards } og bliver sprunget over.
   *[passed] { $who } ville være den næste og har { $cards }: turen går den anden vej.
    }
hint-reason-bluff-found = { $card } ville være et bluff og opdages med { $chance } % sandsynlighed.
hint-reason-keeps-wild = { $card } bliver på hånden til senere.
hint-reason-keeps-color = Så gælder { $color }, og du har stadig { $cards } af den farve.
hint-reason-sheds-points = Du slipper af med { $count } point, mere end med noget andet kort, der passer.
hint-reason-more-won = Flere prøvespil vindes med det.
hint-counting = Tæller …
hint-first = Den første tælling tager et øjeblik.
hint-failed = Intet tip lige nu.
# Efter kortets navn, for skærmlæsere.
hint-plate = { $best ->
    [yes] { $chance } procent, { $low } til { $high }, bedst
   *[no] { $chance } procent, { $low } til { $high }
    }
hint-why = Hvorfor disse tal
hint-rest = Hvad chancerne bygger på
hint-rest-chance = Hver bjælke er din chance for at vinde runden, hvis du gør det nu: { $count } prøvespil for hver, af botter som disse. Klammen er, hvad tilfældet alene kan flytte den.
hint-rest-places = Hver bjælke er, hvad din plads er værd, hvis du gør det nu: førstepladsen 100 %, de andre højst 20 %, efter rækkefølgen. { $count } prøvespil for hver, af botter som disse. Klammen er, hvad tilfældet alene kan flytte den.
hint-rest-known = De ved, hvad du ved: din hånd, bunken og hvor mange kort de andre har.
practice-nothing = Øvelse tæller ikke: ingen point, ingen resultater.

## Analyse

command-analyse = bedøm trækkene i en protokol ved at spille til ende
    .help = Spiller hver stilling i en protokol til ende mange gange, ud fra det, hver spiller kunne vide, og fortæller alles chancer og de dyreste træk.
option-playouts = hvor mange gange der spilles til ende for hvert tal; flere gør det sikrere
option-analyse-seed = samme tal giver samme analyse
option-worst = hvor mange af de dyreste træk der fortælles
error-analysis-empty = { $file }: ingen har valgt et træk i denne protokol.
analysis-running = spiller til ende
analysis-title = { $measure ->
    [places] Hvad runden er værd
   *[chance] Chancen for at vinde runden
    }
analysis-playouts = Spillet til ende for hvert tal: { $playouts }, frø { $seed }.
analysis-how = { $measure ->
    [places] Før hvert træk, for den, der foretog det, og ud fra det, spilleren kunne vide: førstepladsen tæller 100 %, de andre højst 20 %, efter rækkefølgen. En pris er den del, som det bedste valg ville have beholdt, i procentpoint; den angives kun, når den er sikker.
   *[chance] Før hvert træk, for den, der foretog det, og ud fra det, spilleren kunne vide. En pris er, hvor meget oftere det bedste valg ville have vundet, i procentpoint; den angives kun, når den er sikker.
    }
analysis-heading = Runde { $round }: { $rules }
analysis-column = { $column ->
    [what] hvad der skete
    [chance] før det
   *[cost] pris
    }
analysis-worst = De dyreste træk
analysis-none = Intet træk i denne runde kostede sikkert noget.
analysis-costly = { $move }: { $told } Pris: { $cost } ({ $range }). Bedre: { $better }
analysis-no-more = ikke flere kort.
plot-axis-moves = træk
plot-analysis = hver linje efter det, spilleren kunne vide; cirkler: træk, der sikkert kostede noget
replay-chances = Vinderchance
chances-how = spillet til ende { $playouts } gange for hvert tal, usikkerhed { $points } procentpoint; hvert tal efter det, spilleren kunne vide
chances-state = { $state ->
    [waiting] Andre spil undersøges først.
    [preparing] Gør klar. Første gang tager det omkring et minut.
   *[playing] Spiller til ende: { $done } af { $of } træk.
    }
chances-failed = Chancerne kunne ikke findes.
chances-turning = Vendepunkt: træk { $move }
chances-item = { $who } { $percent } %
chances-better = Bedre:
chances-cost = −{ $cost } %-point
chances-table = Chancerne som tabel
chances-after = Alles chance efter hvert træk
