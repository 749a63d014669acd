### Yksi på norsk bokmål. Stemme: en god vert som kan reglene: kort, varm, presis; utropstegn bare
### for UNO. $person er «you» når plassen er leserens egen, ellers «they»; $other likeså om en annen.

## Kort og farger

# $form er «name», «object» (noen velger den) eller «negated» («ikke noe … kort»).
color = { $form ->
    [name] { color-common }
   *[object] { color-neuter }
    }
color-common = { $color ->
    [red] rød
    [green] grønn
    [blue] blå
   *[yellow] gul
    }
color-neuter = { $color ->
    [red] rødt
    [green] grønt
    [blue] blått
   *[yellow] gult
    }
symbol = { $edition ->
    [custom] { $symbol ->
        [draw_two] Trekk 2-kort
        [reverse] Snukort
        [skip] Stå over-kort
        [wild] Skift farge-kort
        [wild_four] Skift farge og trekk 4-kort
        [shuffle_hands] Stokkekort
        [custom] Egentilpassbart kort
       *[number] { $number }
        }
   *[other] { $symbol ->
        [draw_two] Trekk to
        [reverse] Snu
        [skip] Stå over
        [wild] Jokerkort
        [wild_four] Jokerkort – trekk fire
        [shuffle_hands] Stokkekort
        [valley] Wild Tales From Moominvalley-kort
        [custom] Egentilpassbart kort
       *[number] { $number }
        }
    }
# $form er «name», eller «object» om det noen spiller, trekker eller kaster. Navn på -kort er nøytrum.
card = { $color ->
    [none] { symbol }
   *[other] { $edition ->
        [custom] { $symbol ->
            [number] { color-common } { symbol }
           *[other] { color-neuter } { symbol }
            }
       *[other] { color-common } { symbol }
        }
    }
card-custom = { $card } ({ $preset })
cards = { $count ->
    [0] ingen kort
    [1] ett kort
    [2] to kort
    [3] tre kort
    [4] fire kort
    [5] fem kort
    [6] seks kort
    [7] sju kort
    [8] åtte kort
    [9] ni kort
   *[other] { $count } kort
    }
no-cards = ingen kort
no-color = ingen
that-card = det kortet
list = { $items } og { $last }
# $form er «subject» (begynner en setning), «object» eller «plain» (i en liste).
you = { $form ->
    [subject] Du
    [object] deg
   *[plain] du
    }

## Utgaver

edition-classic = Klassisk
    .about = Spillet de fleste kan: ett kort per tur, Jokerkort – trekk fire kan utfordres, først til 500 poeng.
edition-custom = Egentilpasset
    .about = Klassisk spill med et kort som stokker alles hender sammen, og tre egentilpassbare kort der dere selv bestemmer teksten.
edition-moomin = Mummidalen
    .about = Fire jokerkort fra dalen lar alle kaste et kort. Den som først går ut, vinner.
edition-kpgut = KPGUT
    .about = Husregler fra en finsk turné: flere like kort på én gang, trekk-kort besvares med trekk-kort, innhopp, og det spilles videre til siste plass.

## Tekster på de egentilpassbare kortene

preset-blank = tomt
    .effect = Kortet er tomt: den som spiller det, velger bare farge.
preset-draw_to_color = Trekk til en farge
    .effect = Neste spiller trekker til det kommer et kort i den valgte fargen.
preset-drop_wilds = Andre kaster kort uten farge
    .effect = Alle andre kaster alle kort som lar dem velge farge.
preset-three_if_stuck = Tre hvis du står fast
    .effect = Hvis ingenting passer, trekker neste spiller tre kort i stedet for ett.
preset-extra_turn = Ekstra tur
    .effect = Den som spilte kortet, får en tur til.
preset-next_to_seven = Neste til sju
    .effect = Neste spiller trekker eller kaster til nøyaktig sju kort.
preset-all_to_three = Alle til tre
    .effect = Alle trekker eller kaster til nøyaktig tre kort.
preset-open_hands = Åpne kort
    .effect = Alle hender ligger åpne til den som spilte kortet, har sin neste tur.
preset-joke = Vitsen
    .effect = Den som spilte kortet, forteller en vits. Hvis noen ler, kastes alle kort unntatt ett; hvis ingen ler, trekkes det fire.
preset-elbows = Strake albuer
    .effect = Neste spiller holder albuene strake til noen roper UNO.
preset-rooster = Hanen
    .effect = Neste spiller galer eller klukker etter beste evne og trekker fire kort.
preset-text = Egen tekst
    .effect = Bordet utfører selv teksten det har skrevet på kortet.
joke-1 = «Hvorfor gikk Stå over over bordet? Fordi ingen andre fikk noen tur.»
joke-2 = «Jeg har ett kort igjen. Det står på det at jeg har ett kort igjen.»
joke-3 = «Legen sier at jeg må trekke mindre. Han har sett hånden min.»

## Hva som skjer

event-cut = Trekning om hvem som deler ut: { $draws }.
cut-item = { $who } { $card }
event-dealer = { $who } deler ut.
event-dealt = { $who } har nå { $cards } på hånden.
event-dealt-known = { $who } har nå på hånden: { $cards }.
event-turned = { $rejected ->
    [yes] Snudd og lagt tilbake: { $card }.
   *[no] Snudd: { $card }.
    }
event-turn = { $person ->
    [you] Din tur.
   *[they] { $who } har turen.
    }
event-laid = { $who } spiller { $cards }.
event-laid-color = { $who } spiller { $cards } og velger { $color }.
event-jumped = { $who } hopper inn med { $cards }.
event-named = { $who } velger { $color }.
event-drew = { $why ->
    [finish] { $person ->
        [you] Man går ikke ut på et spesialkort: du trekker { $cards }.
       *[they] Man går ikke ut på et spesialkort: { $who } trekker { $cards }.
        }
    [valley] { $person ->
        [you] Med bare ett kort på hånden trekker du først { $cards }.
       *[they] Med bare ett kort på hånden trekker { $who } først { $cards }.
        }
    [table] { $person ->
        [you] Bordet gir deg { $cards }.
       *[they] Bordet gir { $who } { $cards }.
        }
   *[turn] { $who } trekker { $cards }.
    }
event-kept = { $who } spiller ikke noe.
event-passed = { $who } kan verken spille eller trekke og melder pass.
event-accepted = { $person ->
    [you] Du tar { $cards } og mister turen din.
   *[they] { $who } tar { $cards } og mister turen sin.
    }
event-challenged = { $edition ->
    [kpgut] { $who } betviler { $whom }.
   *[classic] { $who } utfordrer { $whom }.
    }
event-shown = { $person ->
    [you] Du viser { $whom } hånden din.
   *[they] { $who } viser { $whom } hånden sin.
    }
event-shown-known = { $who } viser { $cards }.
event-judged = { $guilty ->
    [yes] Det var en bløff.
   *[no] Det var ingen bløff.
    }
event-called = { $who } roper UNO!
event-caught = { $person ->
    [you] Du oppdager at { $whom } ikke ropte UNO.
   *[they] { $other ->
        [you] { $who } oppdager at du ikke ropte UNO.
       *[they] { $who } oppdager at { $whom } ikke ropte UNO.
        }
    }
event-lapsed = { $person ->
    [you] Tiden din til å rope UNO er ute.
   *[they] { $who }: tiden til å rope UNO er ute.
    }
event-skipped = { $person ->
    [you] Du står over turen din.
   *[they] { $who } står over turen sin.
    }
event-reversed = { $direction ->
    [cw] Retningen snur, nå med klokken.
   *[ccw] Retningen snur, nå mot klokken.
    }
event-reshuffled = Kastebunken stokkes: { $count } kort å trekke av.
event-pending = { $who } skylder { $cards }.
event-chose = { $who } har valgt.
event-discarded = { $who } kaster { $cards }.
event-gave = { $who } gir { $whom } { $card }.
event-laughed = { $who } ler.
event-frowned = { $who } ler ikke.
event-swapped = { $who } bytter hånd med { $whom }.
event-rotated = Alle hender går én plass videre.
event-pooled = { $who } stokker alle hender sammen og deler dem ut på nytt.
event-opened = { $person ->
    [you] Alle hender ligger åpne til din neste tur.
   *[they] Alle hender ligger åpne til { $who } har turen igjen.
    }
event-closed = Hendene er skjult igjen.
event-marked = { $who } får ikke bøye albuene.
event-unmarked = { $who } får bøye albuene igjen.
event-custom = På kortet står det «{ $preset }».
event-out = { $who } går ut som nummer { $place }.
event-gaveup = { $who } gir opp.
event-removed = { $who } må forlate spillet.
event-joined = { $who } setter seg til venstre for { $whom }.
event-wasaway = { $person ->
    [you] Du var borte da det var din tur.
   *[they] { $who } var borte da turen kom.
    }
event-accused = { $rightly ->
    [yes] { $other ->
        [you] { $who } har rett: du brøt reglene.
       *[they] { $who } har rett: { $whom } brøt reglene.
        }
   *[no] { $other ->
        [you] { $who } tar feil: du brøt ikke reglene.
       *[they] { $who } tar feil: { $whom } brøt ikke reglene.
        }
    }
event-tookback = { $who } tar tilbake { $cards }.
event-roundover = { $reason ->
    [out] { $who } går ut og vinner runden.
   *[last_player] { $person ->
        [you] Spillet er slutt. Du vinner.
       *[they] Spillet er slutt. { $who } vinner.
        }
    }
event-roundover-nobody = { $reason ->
    [void] Ingen kan lenger spille eller trekke: runden teller ikke.
    [exhausted] Det er ikke flere kort å trekke: spillet er slutt.
   *[stopped] Spillet ble avbrutt. Ingen vinner alene.
    }
event-scored = { $who } får { $count } poeng.
event-placed = { $place }. { $who }
event-matchover = Kampen er avgjort.

## Bordet og hånden

table-top = Øverst: { $card }.
table-top-color = Øverst: { $card }. Farge: { $color }.
table-empty = Det ligger ikke noe kort på bordet ennå.
table-others = { $direction ->
    [cw] Med klokken
   *[ccw] Mot klokken
    } etter deg: { $others }.
table-seat = { $who } { $count } kort{ $called ->
    [yes] {" "}(UNO)
   *[no] {""}
    }
table-out = { $who } ute
table-draw-pile = { $edition ->
    [custom] Trekkebunken
   *[other] Trekkbunken
    }: { $count } kort.
hand = Hånden din, { $count } kort:
mark-fits = passer
mark-bluff = passer, men ville være en bløff
mark-goes-on = kan ligge på { $number }
mark-new = nytt

## Poeng og plasser

score-heading = { $scoring ->
    [winner] Stilling, til { $target } poeng:
   *[low] Stilling, lavest vinner når noen har { $target } poeng:
    }
score-none = I denne utgaven telles det ikke poeng.
score-hand = { $who }: { $cards }. { $count } poeng.
places-heading = Plasseringer:
match-winner = { $person ->
    [you] Du vinner med { $count } poeng. Godt spilt.
   *[they] { $who } vinner med { $count } poeng.
    }
match-winners = Seieren deles av { $names }.
series-game = Spill { $game } i serien, minutter som poeng:
series-points = { $who }: { $count } poeng
series-removed = { $who }: fjernet, ingen poeng
series-heading = { $final ->
    [yes] Serien er slutt. Lavest gjennomsnitt vinner, spilte spill: { $games }.
   *[no] Serien, spilte spill: { $games }.
    }
series-none = Ingen spill i serien er ferdige ennå.
series-no-place = –
series-row = gjennomsnitt { $average }, til sammen { $total }

## Taster: det første ordet vises, alle forstås

key-draw = t trekk
key-keep = b behold pass
key-call = u uno
key-catch = x oppdag
key-challenge = f utfordre betvil
key-accept = g godta ta
key-jump = i hoppinn
key-accuse = k klag juks
key-forfeit = o giopp
key-needless = n unødig
key-warn = v advar
key-remove = e fjern
key-stop = s stopp
key-gesture = a følelse
key-table = l bordet
key-score = p poeng stilling
key-rule = r regel
key-help = h hjelp
key-quit = q avslutt
typed-red = r rød rødt
typed-green = g grønn grønt
typed-blue = b blå blått
typed-yellow = y gul gult
typed-yes = j ja
typed-no = n nei
typed-me = jeg meg

## Hjelp

help-aim = Bli kvitt kortene dine. Spill et kort med samme farge, tall eller symbol som det øverste; { $edition ->
    [custom] kort som skifter farge,
   *[other] jokerkort
    } passer alltid. { $edition ->
    [kpgut] Si UNO innen tre sekunder når du har ett kort igjen.
   *[other] Rop UNO når du har ett kort igjen, før noen oppdager det.
    }
help-cards = Spill et kort med nummeret (3) eller navnet (r5, rød 5, w4). { $edition ->
    [custom] Et kort som skifter farge,
   *[other] Et jokerkort
    } får fargen sin med det samme (3 grønn). Får flere like kort spilles sammen, ligger det første nederst (2 5 4). Rop UNO når du spiller: 3 { $call }.
help-draw = trekk et kort, eller ta kortene du skylder
help-keep = behold kortet du trakk, eller kast ingenting
help-call = rop UNO; også etter et kort, som i 3 { $key }
help-catch = oppdag at noen glemte å rope: { $key } og begynnelsen av navnet
help-challenge = { $edition ->
    [custom] utfordre Skift farge og trekk 4-kort
    [kpgut] betvil Jokerkort – trekk fire
   *[other] utfordre Jokerkort – trekk fire
    }
help-accept = ta kortene du skylder
help-jump = hopp inn med samme kort som det øverste, der reglene tillater det
help-accuse = anklag den som spilte sist, for juks, der reglene tillater det
help-forfeit = gi opp, der reglene tillater det
help-needless = tvil på at noen trekker med god grunn, der reglene tillater det: { $key } og begynnelsen av navnet
help-warn = advar noen, når det er din oppgave: { $key }, navnet og grunnen
help-remove = fjern noen som er advart, når det er din oppgave
help-stop = stem over om spillet skal stoppe her
help-gesture = vis hvordan det føles
help-table = vis bordet og hånden din igjen
help-score = vis stillingen
help-rule = les regelen bak det siste avslaget
help-help = vis denne hjelpen
help-quit = forlat spillet

## Spørsmål

may = Velg: { $offers }.
may-lay = et nummer spiller kortet
may-draw = { $key } trekker
may-keep = { $key } spiller ikke noe
may-accept = { $key } tar kortene
may-challenge = { $edition ->
    [kpgut] { $key } betviler
   *[classic] { $key } utfordrer
    }
may-call = { $key } etter nummeret roper UNO
may-help = { $key } hjelper
drew-in-vain = Det passer ikke, så turen din er over.
pause = Enter går videre.
pause-jump = Du har også { $card }: { $key } hopper inn.
ask-color = Hvilken farge? { $offers }. Enter: { $default }.
ask-swap = Hvem bytter du hånd med? { $others }.
ask-bluff = Du har et kort som forbyr det, så det ville være en bløff. Blir den avslørt, trekker du selv. { $yes } spiller likevel, Enter gjør det ikke.
ask-catch = Hvem glemte det? Begynnelsen av navnet holder; Enter: ingen.
ask-forfeit = Gir du virkelig opp? { $yes } gir opp, Enter spiller videre.
ask-whom = Hvem mener du? Begynnelsen av navnet holder; Enter: ingen.
ask-remove = Ut av spillet, uten plassering: { $who }. { $yes } gjør det, Enter gjør det ikke.
ask-gesture = Hvordan føles det? Et nummer:
ask-vote = { $motion } { $yes } eller { $no }.
ask-discard = Du kan kaste ett kort; ingen ser hvilket før alle har valgt. Et nummer, eller Enter for å beholde alle.
ask-discard-must = Du må kaste { $count } kort. Hvilke numre?
ask-laugh = Lo du? { $yes } eller { $no }.
ask-tool = På kortet står det «{ $text }». Utfør det: { $draw } NAVN 2 lar noen trekke, { $discard } NAVN 1 lar noen kaste, { $give } NAVN NAVN lar den første gi den andre et kort, { $show } NAVN viser en hånd, { $mark } NAVN får merket, { $turn } NAVN er neste til å spille, { $color } FARGE bytter farge. Enter: ferdig.
use-draw = t trekk trekker
use-discard = k kast kaster
use-give = g gi gir
use-show = v vis viser
use-mark = m merke
use-turn = d tur
use-color = f farge
ask-give = Hvilket kort gir du til { $who }? Skriv nummeret.
ask-next-round = Enter deler ut neste runde.
ask-next-game = Enter deler ut et nytt spill.
challenge-condition = { $rule ->
    [color] { $edition ->
        [custom] Skift farge og trekk 4-kortet
       *[other] Jokerkort – trekk fire
        } er ærlig bare fra en hånd uten noe { $color } kort.
    [color_or_wild] { $edition ->
        [custom] Skift farge og trekk 4-kortet er ærlig bare fra en hånd uten noe { $color } kort og uten noe annet kort som skifter farge.
       *[other] Jokerkort – trekk fire er ærlig bare fra en hånd uten noe { $color } kort og uten noe annet jokerkort.
        }
    [draw_two] { $edition ->
        [custom] På et Trekk 2-kort er det ærlig bare fra en hånd uten Trekk 2-kort.
       *[other] På Trekk to er det ærlig bare fra en hånd uten Trekk to.
        }
    [four] { $edition ->
        [custom] På et annet Skift farge og trekk 4-kort
       *[other] På et annet Jokerkort – trekk fire
        } er det alltid ærlig.
   *[playable] { $edition ->
        [custom] Skift farge og trekk 4-kortet
       *[other] Jokerkort – trekk fire
        } er ærlig bare fra en hånd der ikke noe annet kort passer.
    }
challenge-outcome = Hvis du { $edition ->
    [kpgut] betviler
   *[classic] utfordrer
    } og det var en bløff, tar { $who } { $cards }, og du { $free ->
    [yes] spiller hvilket kort du vil
   *[no] spiller turen din
    }; hvis ikke, tar du { $more } og mister turen. Bare du ser hånden.
challenge-odds = Ut fra kortene du kan se: av { $unseen } kort du ikke ser, ville { $matching } gjøre det til en bløff, og { $who } har { $held }; en tilfeldig hånd på så mange kort har minst ett av dem i { $percent } av 100 tilfeller.

## Svar som ikke ble forstått

misread-word = Jeg kjenner ikke «{ $word }». { $key } viser hva du kan skrive.
misread-number = Det finnes ikke noe kort { $number }; du har { $count }.
misread-twice = Kort { $number } er nevnt to ganger.
misread-no-card = Hvilket kort? Skriv nummeret.
misread-only-cards = Bare kort, takk.
misread-seat = Jeg vet ikke hvem «{ $word }» er.
misread-color = «{ $word }» er ikke en farge her.
misread-yes = { $yes } eller { $no }, takk.
misread-nothing = Det er din tur. { $key } viser hva du kan skrive.
misread-enter = Enter går videre. { $key } viser hva du kan skrive.
misread-choice = «{ $word }» er ikke en av dem; et nummer fra 1 til { $count }, takk.
misread-tool = «{ $word }» er ikke et av verktøyene. En bokstav, et navn og, der kort telles, et antall, takk.
misread-card-count = 0 til { $most }, takk, ikke «{ $word }».
misread-text = Et nummer fra 0 til { $count }, takk, eller en tekst på høyst { $longest } tegn.

## Når noe ikke går, og hvorfor

refusal = { $reason } ({ $key } forteller regelen)
rule-none = Ingenting er avslått ennå.
refusal-not-your-turn = Det er ikke din tur: { $who } har turen.
    .rule = Bare den som har turen, spiller og trekker. Å rope, oppdage og, der det finnes, hoppe inn kan alle.
refusal-not-in-game = Du er ikke med i dette spillet lenger.
    .rule = Den som har gått ut eller gitt opp, ser på til neste spill.
refusal-round-over = Runden er slutt.
    .rule = Når en runde er slutt, kan ingenting spilles eller trekkes før neste utdeling.
refusal-round-running = Runden er fortsatt i gang.
    .rule = Neste runde deles ut når denne er slutt.
refusal-match-over = Kampen er avgjort.
    .rule = Når noen har nådd poenggrensen, deles det ikke ut noen ny runde.
refusal-not-in-hand = Det har du ikke på hånden: { $card }.
    .rule = Bare kort fra egen hånd kan spilles eller kastes.
refusal-does-not-fit = Det passer ikke: { $card } på { $top }, farge { $color }.
    .rule = Et kort passer når det har samme farge, tall eller symbol som det øverste. Kort der du velger farge, passer alltid, og på dem gjelder bare den valgte fargen.
refusal-one-card = Her kan bare ett kort spilles.
    .rule = En tur er ett kort, hvis ikke reglene tillater flere av samme verdi; et åpningskort eller et fritt kort spilles alltid alene.
refusal-same-value = De kan ikke spilles sammen: { $card } har en annen verdi.
    .rule = Kort som spilles sammen, har samme tall eller symbol, og det nederste må passe. Kort der du velger farge, går bare sammen med kort av samme slag.
refusal-only-drawn = Når du har trukket, kan du bare spille kortet du nettopp trakk.
    .rule = Den som har trukket, kan spille det trukne kortet eller ingenting.
refusal-pending = Du skylder kort, og { $card } er ikke noe svar på det.
    .rule = Kort man skylder, må man ta. Der reglene tillater det, kan man i stedet svare med et trekk-kort, eller si at trekk fire-kortet var en bløff.
refusal-four-illegal = Ikke tillatt nå: { $card }.
    .rule = Ved dette bordet kan man ikke bløffe med trekk fire-kort: de kan bare spilles når ingenting på hånden forbyr det.
refusal-four-opening = Spillet kan ikke åpnes med { $card }.
    .rule = Spillets første kort kan være et hvilket som helst unntatt Jokerkort – trekk fire.
refusal-four-free = Et hvilket som helst kort unntatt { $card }, så lenge du har et annet.
    .rule = Den som betvilte med rette, spiller et hvilket som helst kort; Jokerkort – trekk fire bare hvis det ikke er noe annet.
refusal-color-missing = Til { $card } hører en farge, som i «3 grønn».
    .rule = Fargen velges sammen med kortet, før noe annet skjer.
refusal-color-unasked = Med { $card } velges ingen farge.
    .rule = Bare kort uten egen farge lar deg velge farge.
refusal-swap-missing = Si hvem du bytter hånd med.
    .rule = Der sjuere bytter hender, velger den som spiller en sjuer, hvem det byttes med.
refusal-swap-unasked = Med { $card } byttes ingen hender.
    .rule = Hender byttes bare med en sjuer, og bare der bordet spiller slik.
refusal-must-finish = Gjør det ferdig først: det mangler en farge eller en å bytte hånd med.
    .rule = Kortene, fargen og den du bytter med, hører sammen.
refusal-must-open = Åpne først spillet med et kort.
    .rule = Spillet begynner med et kort, ikke med å trekke.
refusal-cannot-draw = Du kan ikke trekke nå.
    .rule = En tur gir ett kort å trekke, eller så mange som utgaven sier; kort du skylder, tas i stedet.
refusal-nothing-left = Det er ikke flere kort å trekke.
    .rule = { $edition ->
        [kpgut] Når begge bunkene er brukt opp, må den som kan, spille; kan noen ikke det, er spillet slutt (§ 5).
       *[other] Når begge bunkene er brukt opp, må den som kan, spille; den som ikke kan, melder pass.
    }
refusal-cannot-keep = Du kan ikke melde pass nå: spill eller trekk.
    .rule = En tur slutter med et spilt eller et trukket kort; der et trukket kort må spilles, kan det ikke beholdes.
refusal-nothing-pending = Det er ingenting å ta.
    .rule = Man skylder kort bare etter trekk to- og trekk fire-kort.
refusal-cannot-challenge = { $edition ->
    [kpgut] Det er ingenting å betvile.
   *[other] Det er ingenting å utfordre.
    }
    .rule = Bare et trekk fire-kort kan være en bløff. Bare den som skulle trekke, kan si det, og før alt annet.
refusal-no-duty = Du kan ikke rope UNO nå.
    .rule = UNO ropes med ett kort igjen: når du spiller, rett før eller rett etter, mens ingen har gått videre og tiden ikke er ute.
refusal-cannot-catch = Det er ingenting å oppdage der.
    .rule = Bare den som satt igjen med ett kort og ikke ropte, kan oppdages, og bare til neste spiller går videre. Der det er sekunder til ropet, må de være ute.
refusal-cannot-jump = Du kan ikke hoppe inn nå.
    .rule = Der man kan hoppe inn, kreves nøyaktig samme kort som det øverste, og det kan ikke være din egen tur.
refusal-no-choice = Du har ingenting å velge nå.
    .rule = Du blir spurt om hva du kaster, eller om du lo, når et kort krever det.
refusal-must-discard = Her må du kaste et kort.
    .rule = Den som skal kaste, gjør det; bare der et kort sier «kan», kan man la være.
refusal-too-many = Det er for mange kort på én gang.
    .rule = Det kastes ikke flere kort enn kortet ber om.
refusal-cannot-accuse = Det er ingenting å anklage noen for.
    .rule = Juks teller hvis det oppdages før neste spiller spiller et kort; senere blir det stående.
refusal-cannot-forfeit = I denne utgaven kan man ikke gi opp.
    .rule = Å gi opp hører til spill med plasseringer. Du kan alltid forlate spillet.
refusal-cannot-join = Ingen kan bli med nå.
    .rule = Man kan bli med så lenge ingen har gått ut og det er nok kort.
refusal-not-now = Ikke nå.
    .rule = Noe annet må gjøres ferdig først.

## I begynnelsen

welcome = Velkommen, { $name }. Utgave: { $edition }. Med deg ved bordet sitter { $others }.
welcome-help = { $help } hjelper når som helst, { $quit } forlater spillet.
welcome-limit = Et spill varer høyst { $count ->
    [one] ett minutt
   *[other] { $count } minutter
    }.
ask-etiquette = Enter: du har lest dette.
changed-rule = Endret regel: { $name }: { $value }.
goodbye = Takk for spillet. Vi ses.
recorded = Kveldens protokoll ligger i { $file }.
default-name = Gjest
ask-name = Hei. Hva skal jeg kalle deg? Enter: { $default }.
ask-edition = Hva skal vi spille?
ask-number = Et nummer fra 1 til { $count }. Enter: { $default }.
ask-seats = Hvor mange ved bordet, deg medregnet? { $low } til { $high }. Enter: { $default }.
ask-card-count = Hvor mange egentilpassbare kort er med? 0 til { $most }. Enter: { $most }.
ask-texts = Disse tekstene er kjent:
ask-text = Kort { $card }: et nummer fra 1 til { $count }, en egen tekst eller 0 for et tomt kort. Enter: { $default }.

## Kommandolinjen

usage = Bruk:
usage-arguments = { $kind ->
    [group] [VALG] KOMMANDO
   *[command] [VALG]
    }
usage-options = Valg
usage-commands = Kommandoer
usage-codes = Sluttkoder: 0 alt er vel, 1 noe stemmer ikke, 2 noe skrevet eller lest var ikke til å forstå, 130 avbrutt.
command-yksi =
    .help = Et bord for kortspillet UNO, i fire utgaver. Uten kommando åpnes bordet i nettleseren.
command-play = spill i terminalen mot boter
    .help = Spill i terminalen mot boter. Det du ikke oppgir, blir du spurt om, med et fornuftig svar bak Enter.
command-editions = sammenlign reglene i de fire utgavene
    .help = De fire utgavene ved siden av hverandre, regel for regel, med punktet hver regel hviler på. Med egne filer: de utgavene ved siden av dem de endrer.
option-help = vis denne siden
option-version = vis versjonen
option-lang = språk: en, fi, sv, nb eller da (ellers YKSI_LANG, ellers LANG)
option-default = (standard: { $value })
usual-edition = du blir spurt, ellers classic
usual-seats = du blir spurt, ellers 4
usual-asked = du blir spurt
usual-chance = tilfeldig
usual-none = ingen
usual-file = en egen fil
usual-peer-address = der den lytter
usual-cores = alle
usual-differ = når de er ulike
usual-compare-seats = 4, mellom to boter 2
usual-beside = noen ved siden av bordet
option-edition = classic, custom, moomin eller kpgut, eller en fil med en egen utgave
option-seats = antall spillere, deg medregnet
option-rules = endrede regler, som "stacking=same + draw=until"; `yksi editions` viser dem
option-card = hva et egentilpassbart kort sier, en kjent tekst (1=joke) eller en egen (2="alle reiser seg"); én gang for hvert kort
option-series = en KPGUT-serie: spill etter spill, minutter som poeng
option-limit = minutter til et spill stoppes, i en serie høyst 60
option-name = navnet ditt
option-level = hvor godt botene spiller: casual, careful, sharp, master, grandmaster eller random
option-seed = gjenta et spill: samme tall gir samme kort
option-forget = hvor mange ganger av hundre en bot glemmer å rope UNO
option-record = skriv kveldens protokoll til denne filen
option-plain = uten farger og tabeller
error-language = Språket «{ $word }» finnes ikke her; det finnes { $languages }.
error-command = Kommandoen «{ $word }» finnes ikke; det finnes { $commands }.
error-option = Valget { $option } finnes ikke. Legg til --help for å se hva som finnes.
error-option-value = { $option } må ha en verdi etter seg.
error-extra = Jeg vet ikke hva jeg skal gjøre med «{ $words }». Legg til --help for å se hva som finnes.
error-missing = { $name } mangler. Legg til --help for å se hva som finnes.
error-value = Verdien til { $option } passer ikke. Legg til --help for å se hva som finnes.
error-usage = Det kan ikke leses: { $reason }
error-between = { $option } tar et helt tall fra { $low } til { $high }, ikke «{ $value }».
error-choice = { $option } er en av { $choices }, ikke «{ $value }».
error-range = { $option } tar et tall fra { $low } til { $high }.
error-address = { $option } tar begynnelsen av en lenke, som https://cards.example, ikke «{ $value }».
error-edition = Utgaven «{ $word }» finnes ikke; det finnes { $editions }, eller en egen fil som slutter på .toml.
error-edition-twice = Utgaven er oppgitt to ganger: { $one } og { $other }.
error-folder = { $count ->
    [0] { $folder } inneholder ingen utgave: ingen fil som slutter på .toml.
   *[other] { $folder } inneholder { $count } utgaver; høyst { $most } kan tilbys.
    }
error-seats = { $low } til { $high } kan spille dette, ikke { $value }.
error-rules = Disse reglene kan ikke spilles: { $reason }.
error-card = { $most ->
    [0] --card: disse reglene har ingen egentilpassbare kort.
   *[other] --card tar et kort fra 1 til { $most } og en tekst på høyst { $longest } tegn, som 1="alle reiser seg", ikke «{ $value }».
    }
error-places = { $option } hører til spill med plasseringer, som kpgut.

## Sammenligningen av utgaver

column-rule = Regel
clause-house = husregel
rules-deck = Spillere, kort og utdeling
rules-turn = En tur
rules-four = Jokerkort – trekk fire
rules-last = De siste kortene
rules-score = Poeng
rules-people = Mennesker
yes-no = { $value ->
    [yes] ja
   *[no] nei
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
rule-seats_per_deck = Spillere per kortstokk
    .value = { $value ->
        [0] én kortstokk til alle
       *[other] én kortstokk per påbegynte { $value } spillere
        }
rule-decks = Antall kortstokker
    .value = { $value ->
        [0] som linjen over sier
       *[other] { $value }
        }
rule-shuffle_hands = Stokkekort i kortstokken
    .value = { how-many }
rule-custom_wilds = Egentilpassbare kort i kortstokken
    .value = { how-many }
rule-valley_wilds = Jokerkort fra Mummidalen i kortstokken
    .value = { how-many }
rule-card1 = Tekst på det første egentilpassbare kortet
    .value = { preset }
rule-card2 = Tekst på det andre egentilpassbare kortet
    .value = { preset }
rule-card3 = Tekst på det tredje egentilpassbare kortet
    .value = { preset }
rule-hand_size = Kort til hver
    .value = { $value }
rule-dealer = Hvem som deler ut først
    .value = { $value ->
        [cut] den som trekker det høyeste tallet
        [random] ved loddtrekning
       *[oldest] den eldste spilleren, hver gang
        }
rule-start = Det første kortet
    .value = { $value ->
        [act] snus, og virker
        [number] snus til det kommer et tall
       *[opener] spilles av den yngste: et hvilket som helst unntatt Jokerkort – trekk fire
        }
rule-several = Kort per tur
    .value = { $value ->
        [no] ett
       *[value] ett, eller flere av samme verdi
        }
rule-draw = Hvis ingenting passer
    .value = { $value ->
        [one] trekk ett kort
       *[until] trekk til noe passer
        }
rule-voluntary = Å trekke frivillig
    .value = { $value ->
        [once] ett kort
        [many] så mange man vil
       *[never] ikke tillatt
        }
rule-after_draw = Etter å ha trukket kan man spille
    .value = { $value ->
        [drawn] det trukne kortet
       *[any] et hvilket som helst kort som passer
        }
rule-play_drawn = Hvis noe passer etter trekket
    .value = { $value ->
        [may] kan man spille det
       *[must] må man spille
        }
rule-jump_in = Å hoppe inn utenfor tur
    .value = { $value ->
        [no] nei
        [number] med samme tallkort; turen blir der den er
       *[identical] med et hvilket som helst likt fargekort; spillet går videre derfra
        }
rule-stacking = Å stable trekk-kort
    .value = { $value ->
        [no] nei
        [same] samme slag på samme slag
        [chain] samme slag, eller Jokerkort – trekk fire på Trekk to
       *[any] hvilket trekk-kort som helst; Trekk to på Jokerkort – trekk fire bare i den valgte fargen
        }
rule-reverse_two = Snu med to spillere
    .value = { $value ->
        [skip] virker som Stå over
       *[flip] snur bare retningen
        }
rule-seven_swap = En sjuer bytter hender
    .value = { yes-no }
rule-zero_rotate = En null sender alle hender videre
    .value = { yes-no }
rule-wild_four = Jokerkort – trekk fire er ærlig uten
    .value = { $value ->
        [color] et kort i fargen som gjelder
        [color_or_wild] et kort i fargen, eller et annet jokerkort
       *[playable] noe annet kort som passer
        }
rule-bluff = Bløff med det
    .value = { $value ->
        [yes] lov, og kan utfordres
       *[no] ikke lov
        }
rule-upheld = Den som utfordrer med rette
    .value = { $value ->
        [turn] tar en vanlig tur
       *[free] spiller et hvilket som helst kort
        }
rule-doubt = Å betvile i en kjede koster
    .value = { $value ->
        [debt] hele gjelden, eller to til
       *[letter] fire kort, eller seks
        }
rule-uno_penalty = Et glemt rop koster
    .value = { $value ->
        [0] ingenting
       *[other] { $value } kort
        }
rule-uno_grace = Tid til å rope
    .value = { $value ->
        [0] til noen oppdager det
        [one] ett sekund
       *[other] { $value } sekunder
        }
rule-uno_window = For sent å oppdage når neste spiller
    .value = { $value ->
        [acts] begynner turen sin
       *[plays] spiller et kort
        }
rule-last_draw = Trekk to eller Jokerkort – trekk fire som siste kort
    .value = { $value ->
        [yes] neste spiller trekker likevel
       *[no] ingen trekker
        }
rule-finish = Det siste kortet kan være
    .value = { $value ->
        [any] et hvilket som helst
       *[numbers] et tallkort
        }
rule-play_on = Når noen har gått ut
    .value = { $value ->
        [no] er runden slutt
       *[yes] spiller de andre videre
        }
rule-exhausted = Når det ikke er mer å trekke
    .value = { $value ->
        [void] teller runden til slutt ikke
       *[end] slutter spillet, færrest kort er best
        }
rule-reshuffle_keeps = Når kastebunken stokkes, blir dette liggende
    .value = { $value ->
        [top] det øverste kortet
       *[play] alle de sist spilte kortene
        }
rule-scoring = Poeng
    .value = { $value ->
        [winner] til vinneren for de andres kort
        [low] til alle for egne kort; lavest vinner
        [none] ingen
       *[places] ingen, bare plasseringer
        }
rule-target = En kamp går til
    .value = { $value ->
        [0] ingen poenggrense
        [1] én runde
       *[other] { $value } poeng
        }
rule-join_cards = Å bli med i et spill som er i gang
    .value = { $value ->
        [0] ikke mulig
       *[other] med { $value } kort
        }
rule-absence_cards = Å være borte når turen kommer, koster
    .value = { $value ->
        [0] ingenting
       *[other] { $value } kort
        }
rule-forfeit = Å gi opp
    .value = { $value ->
        [yes] mulig, og gir sisteplassen
       *[no] ikke mulig
        }
rule-referee = Kort som ikke passer
    .value = { $value ->
        [strict] avslås
       *[open] kan spilles, men også påtales
        }
rule-conduct = Råd, tvister og oppførsel
    .value = { $value ->
        [offices] ved avstemning og den eldste spilleren
       *[no] overlates til spillerne
        }

## Filer med avgjørelser, stillinger og protokoller

command-rulings = prøv avgjørelser og si hvilke som ikke holder
    .help = Prøver avgjørelsene i filene, eller alle som følger med Yksi når ingen fil er nevnt: korte tekster som sier hva reglene krever. Nevner hver avgjørelse som ikke holder, med linje og hvordan det var i stedet. Koden er 1 når noen ikke holder, ellers 0. Slik skrives de: «Positions, moves and rulings» i dokumentasjonen.
command-position = vis en stilling og hva alle kan gjøre
    .help = Leser en stilling fra en fil eller fra standard inn, viser den i sin helhet og lister opp trekkene til hver plass. Slik skrives den: «Positions, moves and rulings» i dokumentasjonen.
command-replay = spill av en protokoll
    .help = Spiller av en protokoll og forteller hver handling slik noen ved siden av bordet ser den, eller slik én plass gjør. Protokollens form: «Records» i dokumentasjonen.
command-bench = mål hvor fort reglene går her
    .help = Spiller tilfeldige runder i kompilert kode og i vanlig Python og sier hvor mange handlinger i sekundet maskinen gjør.
option-all = nevn også avgjørelsene som holder
option-seat = fortell det slik denne plassen så det, for eksempel A
option-position = vis stillingen til slutt
option-seconds = hvor mange sekunder hver måling varer
error-file = { $file } kan ikke leses: { $reason }.
error-file-write = { $file } kan ikke skrives: { $reason }.
error-file-twice = { $one } og { $other } kan ikke begge skrives til { $file }.
error-output = Utdata kan ikke skrives: { $reason }.
error-file-text = { $file } er ikke tekst i UTF-8.
error-text = { $file }: { $reason }
error-rulings-none = Det finnes ingen avgjørelse i { $file }.
error-position-none = Det finnes ingen stilling i { $file }.
error-seat = Det er ingen plass { $word } i protokollen; plassene er { $seats }.
ruling-held = holder: { $ruling }
ruling-broken = HOLDER IKKE: { $ruling }
    { $where }: { $reason }
rulings-sum = { $held ->
    [one] Én avgjørelse holder
   *[other] { $held } avgjørelser holder
    }, { $broken ->
    [0] ingen svikter.
    [one] én svikter.
   *[other] { $broken } svikter.
    }
position-moves = { $count ->
    [one] { $seat } har ett trekk:
   *[other] { $seat } har { $count } trekk:
    }
bench-preparing = Tilfeldig spill, handlinger i sekundet på én kjerne.
compiling = Kompilerer reglene for denne maskinen: omtrent et halvt minutt, bare én gang.
bench-native = { $rate } { $edition }, { $seats } plasser, kompilert
bench-interpreted = { $rate } { $edition }, { $seats } plasser, vanlig Python med alle hendelser
bench-clones = { $rate } kopier av et bord

## Simuleringer

command-sim = spill mange spill mellom boter og tell
    .help = Spiller mange spill mellom boter, på alle kjerner, og forteller hvem som vinner, hvor lenge en runde varer, hvilket kort som avslutter den og mer, med hvor sikkert hvert tall er.
command-compare = sammenlign to regelsett eller to boter
    .help = Spiller de samme utdelingene på to sider og sier hva forskjellen er og om den er mer enn tilfeldig. To regelsett, som "classic" "classic + stacking=same"; eller, med ett eller ingen, to boter med --bots.
command-tournament = ranger boter
    .help = Lar boter spille mot hverandre i alle rekkefølger rundt bordet og vurderer dem med Placketts og Luces modell. Samme frø gir samme turnering. Spillere utenfra deltar med --agent eller --process («Players from outside» i dokumentasjonen).
command-train = lær et nettverk å spille
    .help = Lar et nettverk lære ved å spille mot seg selv, mot sine tidligere jeg og mot boter, og forteller hva det vinner etterpå. Logg, kontrollpunkt, vekter og kurver ligger i en mappe; --resume fortsetter derfra. Krever yksi[learn].
option-train-champion = lær alle utgaver og mange regler på én gang, slik mesteren gjør, i stedet for én
option-train-many = med --champion: arvingen dens, som begynner med vektene dens og lærer ved bord med flere enn to
option-train-against = lær å slå bare denne: den sitter på alle andre plasser, og den som lærer, begynner som dens tvilling
option-train-from-nothing = med --against: den som lærer, begynner på måfå og ikke som dens tvilling
option-train-minutes = hvor mange minutter det skal læres, i alle kjøringer til sammen
option-train-folder = hvor alt blir liggende
option-train-resume = fortsett med det som ligger i mappen
option-train-device = hva som regner: cpu, cuda, eller auto for et skjermkort der det finnes ett
train-running = Lærer
train-won = { $rules }, { $seats } plasser: mot { $bot } vinner det { $share } % ± { $margin } av { $games } spill; { $unfinished } tok ikke slutt.
train-kept = { $millions } millioner valg. Logg, kontrollpunkt, vekter og kurver ligger i { $folder }.
train-against = { $rules }, { $seats } plasser, mot { $bot }
train-against-companion = { $rules }, { $seats } plasser, mot { $bot }, som selskap
train-plot-won = spill vunnet i prosent, med 95 %-intervaller
train-plot-entropy = hvor ubestemt det er (entropi)
train-plot-minutes = minutter med læring
train-plot-heading = Et nettverk etter { $millions } millioner valg
command-score = før regnskap for en kveld med papirkort
    .help = Spør linje for linje hva som skjedde, og lagrer hvert svar med en gang i FILE; uten den i en fil med dagens navn. En fil som finnes, fortsetter. yksi replay og yksi standings leser den.
command-standings = stillingen over kvelder med papirkort
    .help = Leser protokoller fra kvelder (se «Records» i dokumentasjonen) og filer med gamle resultater (CSV: evening, game, name, points) og viser stillingen over dem alle. Spill på klokken teller gjennomsnittet av poengene, det minste først; runder og kamper teller hvem som vant dem.
option-standings-results = skriv alle resultater til denne filen som CSV, som kan leses igjen; - skriver dem her
standings-nothing = Ingenting er avsluttet ennå på disse kveldene.
standings-games = Spill på klokken, minste gjennomsnitt først
standings-rounds = Runder og kamper, flest vunne kamper først
standings-place = plass
standings-name = navn
standings-played = spill
standings-average = gjennomsnitt
standings-won-rounds = vunne runder
standings-won-matches = vunne kamper
plot-standings = Først er { $who } med { $average } i gjennomsnitt
plot-standings-several = Først er { $who } med { $average } i gjennomsnitt
plot-standings-games = { $count ->
    [one] { $count } spill
   *[other] { $count } spill
}
option-sim-seats = antall spillere
option-games = antall spill, som 5000, 250k eller 1M
option-sim-seed = samme tall gir samme spill
option-bots = hvem som spiller, én per plass: random, casual, careful, rlcard, sharp, master, champion, grandmaster; færre gjentas rundt bordet
option-compare-bots = to boter å sammenligne, eller med to regelsett hvem som spiller
option-tournament-bots = hvem som deltar
option-agent = en spiller utenfra: en Python-klasse med decide(view, legal); kan oppgis flere ganger. Spillene spilles da ett om gangen, 1k hvis ikke noe annet sies
option-process = en spiller utenfra: et program som leser og skriver JSON-linjer; kan oppgis flere ganger
option-agent-limit = hvor mange sekunder en spiller utenfra har til en avgjørelse
option-rotate = botene flytter fra plass til plass, så ingen plass er en fordel
option-sim-forget = hvor ofte en bot glemmer å rope UNO, som 10%
option-miss = hvor ofte en bot overser at noen glemte, som 20%
option-trials = hvor mange ganger sharp og grandmaster spiller videre i tankene for en avgjørelse; flere er sterkere og tregere
option-threads = hvor mange kjerner som brukes
option-cluster = kjør på Dask-klyngen der planleggeren har denne adressen
option-gpu = kjør på et CUDA-skjermkort
option-json = skriv resultatene i denne filen som JSON; - skriver dem her
option-csv = skriv resultatene i denne filen som CSV; - skriver dem her
option-plot = tegn resultatene i denne filen, .png eller .svg
error-bot = { $option }: boten «{ $word }» finnes ikke; det finnes { $bots }.
error-bots-few = { $option } trenger minst { $least } boter.
error-bots-many = { $count } boter får ikke plass på { $seats } plasser.
error-bots-twice = I en turnering deltar alle én gang: --bots nevner samme bot to ganger.
error-bots-seats = En turnering med { $seats } plasser trenger like mange ulike boter, og det er { $count }.
error-agent-form = { $option } tar et navn og hva som spiller, som mine=module:Class eller mine="python agent.py", ikke «{ $word }».
error-agent-taken = Navnet { $name } er opptatt; hver spiller trenger sitt eget.
error-agent-load = { $name } kan ikke delta: { $reason }
error-agent-option = Spill med spillere utenfra spilles her, ett om gangen: utelat { $option }.
error-count = { $option } tar et tall fra 1 til { $most }, som 5000, 250k eller 1M, ikke «{ $value }».
error-trials = { $option } gjelder bare boter som tenker ({ $bots }), og ingen av dem spiller her.
error-share = { $option } tar en andel fra 0% til 100%, ikke «{ $value }».
error-compare = To regelsett, som "classic" "classic + stacking=same", eller to ulike boter, som --bots careful,random.
error-plot = { $file } skal slutte på en av { $endings }.
error-extra-missing = { $option } krever at mer er installert: yksi[{ $extra }].
error-cluster = Det er ingen klynge på { $address }: { $reason }
error-gpu-bot = { $bot } spiller på prosessoren; utelat --gpu eller den boten.
gpu-no-package = --gpu krever at mer er installert: yksi[gpu].
gpu-no-device = Her er det ikke noe CUDA-skjermkort som kan brukes.
sim-running = spiller
sim-interrupted = Avbrutt. Dette rakk å bli talt.
sim-nothing = Avbrutt før et spill var slutt: ingenting ble talt.
sim-heading = { $rules }, { $seats } plasser: { $bots }
sim-games = Spill: { $games }, frø { $seed }.
sim-stopped = Spill: { $games } av { $of }, deretter avbrutt; frø { $seed }.
sim-trials = { $bot }: { $trials } ganger videre i tankene for en avgjørelse.
sim-rotated = Botene flytter fra plass til plass.
sim-wins-bot = Hvem som vinner
sim-places = På hvilken plass de kommer, i snitt
sim-wins-seat = Hvem som vinner, etter plass
sim-wins-order = Hjelper det å begynne?
sim-seat = plass { $seat }
sim-order-place = { $place ->
    [1] den som begynner
   *[other] nummer { $place } i tur
    }
sim-length = Hvor lenge en runde varer
sim-turns = turer, i snitt
sim-median = halvparten høyst
sim-nine-of-ten = ni av ti
sim-draws = trekk på egen tur
sim-actions = handlinger av alle slag
sim-points = Hva vinneren får
sim-points-mean = poeng, i snitt
sim-decides = Hvilket kort en runde ender med
sim-decides-color = Og i hvilken farge
sim-number = tallet { $number }
sim-wild = jokerkort
sim-habits = Hva mer som skjer i en runde
sim-calls = UNO ropt
sim-catches = tatt uten rop
sim-jumps = innhopp
sim-four-laid = spilt i en runde
sim-four-bluffs = av disse bløffer
sim-four-challenged = av disse utfordret
sim-four-upheld = av utfordringene med rette
sim-end = Hvordan runder ender
sim-end-out = noen spiller sitt siste kort
sim-end-last-player = alle unntatt én er ute
sim-end-void = ingen kan spille eller trekke
sim-end-exhausted = ingen kort igjen å trekke
sim-end-endless = avbrutt etter { $most } handlinger
sim-sure = Ved siden av hver verdi: intervallet der den ligger med 95 % sikkerhet.
sim-speed = Det tok { $seconds } s: { $games } spill og { $actions } handlinger i sekundet.
compare-heading = { $title } ({ $bots }, { $seats } plasser)
compare-rules = { $one } eller { $two }
compare-letters = A: { $one }. B: { $two }
compare-bots = { $one } eller { $two }
compare-only = bare { $bot }
compare-table = De samme utdelingene, side om side
compare-duel = Mot hverandre: hver utdeling to ganger, med ombyttede plasser
compare-alone = Seg imellom: bare én sort ved bordet
compare-what = i en runde
compare-difference = forskjell
compare-range = 95 %-intervall
compare-sure = sikkert?
compare-yes = ja
compare-no = nei
compare-same = likt
compare-turns = Med { $side } varer en runde { $size } turer { $direction ->
    [more] lenger
   *[less] kortere
    } ({ $range }).
    .name = turer
compare-points = Med { $side } får vinneren { $size } poeng { $direction ->
    [more] mer
   *[less] mindre
    } ({ $range }).
    .name = vinnerens poeng
compare-draws = Med { $side } trekkes det { $size } { $direction ->
    [more] flere
   *[less] færre
    } ganger i en runde ({ $range }).
    .name = trekk på egen tur
compare-first = Med { $side } vinner den som begynner, { $size } prosentpoeng { $direction ->
    [more] oftere
   *[less] sjeldnere
    } ({ $range }).
    .name = den som begynner, vinner
compare-special = Med { $side } ender en runde { $size } prosentpoeng { $direction ->
    [more] oftere
   *[less] sjeldnere
    } med et spesialkort ({ $range }).
    .name = ender med et spesialkort
compare-fours = Med { $side } spilles { $size } { $direction ->
    [more] flere
   *[less] færre
    } trekk fire-kort i en runde ({ $range }).
    .name = trekk fire-kort
compare-bluffs = Med { $side } blir det { $size } { $direction ->
    [more] flere
   *[less] færre
    } bløffer i en runde ({ $range }).
    .name = bløffer
compare-challenges = Med { $side } blir det { $size } { $direction ->
    [more] flere
   *[less] færre
    } utfordringer i en runde ({ $range }).
    .name = utfordringer
compare-catches = Med { $side } blir { $size } { $direction ->
    [more] flere
   *[less] færre
    } tatt uten rop i en runde ({ $range }).
    .name = tatt uten rop
compare-jumps = Med { $side } hopper noen inn { $size } { $direction ->
    [more] flere
   *[less] færre
    } ganger i en runde ({ $range }).
    .name = innhopp
compare-void = Med { $side } ender en runde { $size } prosentpoeng { $direction ->
    [more] oftere
   *[less] sjeldnere
    } uten vinner ({ $range }).
    .name = ingen vinner
compare-wins = { $better } vinner { $size } prosentpoeng oftere enn { $worse } ({ $range }).
    .name = seire
compare-won-points = { $better } får { $size } poeng mer i et spill enn { $worse } ({ $range }).
    .name = vunne poeng
compare-unsaid = Med { $games } spill kan det ikke sies noe om: { $items }.
compare-all-same = Ikke ett eneste spill ble annerledes.
compare-how = «Sikkert» betyr: risikoen for at noen av forskjellene er ren tilfeldighet, er under 5 % (Holm).
tournament-heading = { $rules }, { $seats } plasser
tournament-table = Botene, den beste først
tournament-place = plass
tournament-bot = bot
tournament-rating = styrke
tournament-wins = seire
tournament-best = { $bot } er den beste av dem, og det er mer enn tilfeldig.
tournament-close = Disse kan ikke skilles med så mange spill: { $bots }.
tournament-unfinished = { $games ->
    [one] 1 spill var ikke over etter { $actions } handlinger og teller ikke for noen.
   *[other] { $games } spill var ikke over etter { $actions } handlinger og teller ikke for noen.
}
tournament-faults = { $games ->
    [one] { $bot } tapte 1 spill på feil: krasjet { $crashed }, ulovlig { $illegal }, for sent { $late }.
   *[other] { $bot } tapte { $games } spill på feil: krasjet { $crashed }, ulovlig { $illegal }, for sent { $late }.
}
tournament-fault = { $bot }, { $kind ->
    [crashed] krasjet
    [illegal] ulovlig
   *[late] for sent
}: { $reason }
tournament-how = Styrke etter Plackett og Luce ut fra alle spillene samlet: { $average } i snitt; { $tenfold } mer betyr ti ganger så stor sjanse for å komme først.
plot-wins = { $name } vinner oftest: { $share }
plot-wins-even = { $kind ->
    [bot] Ingen bot vinner med sikkerhet oftere enn den neste
   *[seat] Ingen plass vinner med sikkerhet oftere enn den neste
    }
plot-order = Den som begynner, vinner { $share } av alle runder
plot-length = Halvparten av alle runder er over etter { $turns } turer
plot-decides = Det siste kortet er oftest: { $card }, { $share }
plot-axis-wins = runder som hver av dem vinner; stiplet: likt for alle, { $fair } %
plot-axis-turns = turer i en runde
plot-axis-rating = styrke med sitt 95 %-intervall
plot-compare = forskjell i prosent av hva det er med { $one }
plot-compare-sure = Spill: { $games }. Blått: sikkert, grått: ingenting kan sies. Streker: 95 %-intervaller.

## Serveren

command-serve = åpne bordet for nettlesere
    .help = Tilbyr bord i nettleseren til den avbrytes. Man setter seg ved å åpne adressen; bordene tas vare på og kommer tilbake etter en omstart.
option-host = adressen å lytte på; 0.0.0.0 slipper inn andre maskiner
option-port = porten å lytte på
option-address = der andre finner serveren, til invitasjoner, f.eks. https://kort.example
option-database = hvor bordene tas vare på, som databaseadresse
option-editions = mappe med egne utgaver: filer som slutter på .toml
option-log-level = hvor mye som logges: debug, info, warning eller error
option-log-format = hvordan en linje i loggen ser ut: plain eller json
option-log-ids = skriv ut bord og adresser i loggen; ellers står det merker der som ikke sier noe
option-metrics-port = en port bare for målinger (Prometheus); uten den måles ingenting
option-metrics-host = adressen der målingene finnes
option-rate = hvor mange meldinger en nettleser kan sende i sekundet
option-keep-days = etter hvor mange dager uten noen et bord slettes; 0: aldri
option-empty-days = etter hvor mange dager et bord som ingen kom til, slettes; 0: aldri
option-peer-secret = hva servere på samme PostgreSQL kjenner hverandre på, likt for alle
option-peer-address = der de andre serverne finner denne
option-lease = hvor lenge en server som ikke lenger svarer, beholder bordene sine før de andre får dem
option-workers = hvor mange arbeidsprosesser det kan være for repriser, analyser og boter som tenker; 0: ingen, for små maskiner
option-analysis-cluster = kjør analyser på Dask-klyngen der planleggeren har denne adressen
option-server-limit = hvor mye en adresse, et bord eller en nettleser kan be om, som tables-per-address=20; off: uten grense (all=off: alle); kan oppgis flere ganger
option-proxies = adresser til proxyservere som blir trodd når de sier hvem de spør for
option-open = åpne en nettleser
serving = Yksi er på { $address } (Ctrl+C avslutter).
serving-alone = Bare denne maskinen kommer dit. --host 0.0.0.0 slipper inn andre enheter i nettverket ditt.
serving-unknown = Andre enheter kan komme dit, men denne maskinen vet ikke på hvilken adresse. Oppgi den med --address, for eksempel --address http://192.168.1.5:{ $port }.
error-port = { $host }:{ $port } er opptatt eller ikke tillatt. Velg en annen port med --port.
error-metrics-port = Målinger kan ikke vises på { $host }:{ $port }: porten er opptatt eller ikke tillatt. Velg en annen med --metrics-port.
error-database = Bordene kan ikke tas vare på: { $reason }
error-house-file = En annen Yksi har allerede bordene i { $file }. Stopp den, eller gi denne en egen fil med --database. Flere servere kan dele bord i PostgreSQL («Operating a server» i dokumentasjonen).
error-house-shared = En annen Yksi har allerede bordene i denne databasen. Start begge med samme --peer-secret, så deler de dem.
error-peer-database = --peer-secret er for servere som deler en PostgreSQL-database. Oppgi den med --database postgresql+psycopg://…
error-peer-secret = --peer-secret tar minst { $least } tegn på én linje, uten mellomrom før eller etter: ingen utenforstående må kunne gjette den.
error-proxies = --proxies tar adresser og nettverk med komma mellom, som 192.0.2.7,10.0.0.0/8, eller * for alle, ikke «{ $value }».
command-backup = kopier alle bord til én fil
    .help = Kopierer alt i en database til en ny fil, slik det er akkurat nå; servere kan spille videre. Filen er den samme for SQLite og PostgreSQL, og «yksi restore» leser den.
backup-copies = kopierer
backup-done = { $file } har { $tables } bord med { $lines } linjer.
error-backup-exists = { $file } finnes allerede, og en sikkerhetskopi skrives aldri over.
error-backup-database = Ingen sikkerhetskopi kan lages: { $reason }.
command-restore = fyll en tom database fra en sikkerhetskopi
    .help = Fyller en tom database med det «yksi backup» har skrevet, alt eller ingenting. Det kan være en annen type database enn den som ble kopiert.
restore-copies = gjenoppretter
restore-done = { $tables } bord med { $lines } linjer er tilbake.
error-restore-file = { $file } kan ikke gjenopprettes: { $reason }.
error-restore-database = Ingenting ble gjenopprettet: { $reason }.
command-admin = ta hånd om bordene, folkene og meldingene på en server
    .help = For den som driver en server: arbeider i databasen, enten serveren kjører eller ikke. En server som kjører, gjør det som bestemmes her, i løpet av sekunder.
command-admin-list = vis bordene som ble brukt sist
    .help = Viser bordene som ble brukt sist, når de ble laget og hvor mange linjer protokollene har.
command-admin-evenings = vis kvelder med papirkort som venner følger
    .help = Viser delte kvelder med papirkort, de sist brukte først, med antall oppføringer og hvem som fører regnskapet. yksi admin export, close og delete forstår også navnet på en kveld.
command-admin-look = vis et bord, menneskene der og meldingene
    .help = Viser et bord: fasen, reglene, menneskene med nøklene som en utestengelse kjenner dem på, og hva som er meldt der.
command-admin-reports = vis hva folk har meldt
    .help = Viser hva folk ved bordene har meldt om hverandre, det nyeste først.
command-admin-export = skriv protokollen til et bord
    .help = Skriver protokollen over spill som er ferdige, slik alle kan lese den, til en fil eller hit. Med --whole hver linje slik den er lagret, med alt som er hemmelig.
command-admin-close = steng et bord, for en tid eller for godt
    .help = Sender alle bort fra et bord og slipper ingen inn. Det tas vare på; yksi admin open åpner det igjen.
command-admin-open = åpne et stengt bord
    .help = Slipper folk inn igjen ved et stengt bord.
command-admin-delete = slett et bord for godt
    .help = Sletter et bord med alt som er spilt ved det. Ingen kan få det tilbake.
command-admin-ban = hold en adresse eller en person ute
    .help = Holder WHO ute: en adresse, et nett som 192.0.2.0/24 eller nøkkelen til en person slik yksi admin look viser den. Den som er der, må gå.
command-admin-unban = slipp noen inn igjen
    .help = Slipper WHO inn igjen: en adresse, et nett eller en nøkkel, slik den ble stengt ute.
command-admin-orders = vis hvem som holdes ute og hvilke bord som er stengt
    .help = Viser hva som er bestemt og fortsatt gjelder: utestengelser, stengte bord og bord som skal slettes.
option-admin-json = skriv JSON
option-admin-days = i så mange dager
option-admin-reason = hvorfor, for dem som driver serveren
option-admin-most = hvor mange på det meste
option-admin-whole = hver linje slik den er lagret, med nøkler og hemmeligheter
usual-for-ever = for godt
admin-none = Det er ingenting.
admin-closed = Bordet { $table } er stengt.
admin-opened = Bordet { $table } er åpent igjen.
admin-deleting = Serveren sletter bordet { $table } i løpet av sekunder.
admin-deleted = Bordet { $table } er slettet.
admin-deleted-evening = Kvelden { $evening } er slettet.
admin-banned = { $value } holdes ute.
admin-unbanned = { $value } kan komme inn igjen.
admin-column-table = bord
admin-column-created = laget (UTC)
admin-column-used = brukt (UTC)
admin-column-lines = linjer
admin-column-stage = fase
admin-column-rules = regler
admin-column-number = nr.
admin-column-name = navn
admin-column-bot = bot
admin-column-key = nøkkel
admin-column-at = når (UTC)
admin-column-by = av nr.
admin-column-reason = grunn
admin-column-kind = hva
admin-column-value = hvem
admin-column-until = til (UTC)
admin-column-evening = kveld
admin-column-writer = fører regnskap
error-no-table = Det finnes ikke noe bord { $table }.
error-damaged = Bordet kan ikke leses: { $reason }
error-no-order = Ingenting er bestemt om { $value }.
error-ban = { $value } er verken en adresse, et nett eller nøkkelen til en person.
command-verify = spill gjennom en protokoll og kontroller utdelingene
    .help = Spiller gjennom en protokoll: hvert kort følger av utdelingenes hemmeligheter. Et segl er SHA-256 av husets hemmelighet; alle ved bordet fikk vite det før utdelingen. Med kvitteringen som en spiller har lagret, sammenlignes protokollen også med alt spillerens nettleser fikk vite der og da.
option-seal = et segl du fikk vite ved bordet; det må være blant dem
option-receipt = hva en spillers nettleser fikk vite der og da, lagret ved bordet
verify-deal = Utdeling { $number }: { $seal }
verify-missing = Ingen utdeling i denne protokollen ble gjort under seglet { $seal }.
verify-unfinished = Utdeling { $number }: runden er ikke over, og hemmeligheten er ikke åpnet. Om den kan ingenting sies ennå.
verify-nothing = Ingen utdeling i denne protokollen er over: det er ingenting å kontrollere.
verify-absent = Utdeling { $number } ble gjort uten en del som aldri kom. Mangler: { $names }.
verify-fault-seal = Utdeling { $number }: hemmeligheten som ble åpnet, er ikke den som ble forseglet før kortene.
verify-fault-pledge = Utdeling { $number }: noens del er ikke den som ble lovet før kortene.
verify-fault-part = Utdeling { $number }: delen fra nettleseren din ble utelatt, eller det ble bedt om den en gang til.
verify-fault-cards = Utdeling { $number }: det ble delt ut andre kort enn dem som følger av hemmeligheten og delene.
verify-fault-gone = Utdeling { $number }: du spilte den, og protokollen har den ikke.
verify-receipt = { $count ->
    [0] Kvittering, { $person }: ingen utdeling ble gjort med denne nettleserens del; hva som var bestemt før kortene, er ikke bevist.
    [one] Kvittering, { $person }: én utdeling ble gjort med denne nettleserens del.
   *[other] Kvittering, { $person }: { $count } utdelinger ble gjort med denne nettleserens del.
    }
verify-good = { $count ->
    [one] Protokollen stemmer; den ene utdelingen følger av sin hemmelighet.
   *[other] Protokollen stemmer; alle { $count } utdelinger følger av sine hemmeligheter.
    }

## Hva som skjer rundt bordet: mennesker, avstemninger, spørsmål

news-entered = { $who } kommer inn.
news-entered-bot = { $who } setter seg ved bordet ({ $level }).
bot-casual = avslappet bot
bot-careful = omhyggelig bot
bot-sharp = skarp bot
bot-master = mesterbot
bot-grandmaster = stormesterbot
bot-random = tilfeldig bot
news-left = { $person ->
    [you] Du har gått; plassen din er holdt av.
   *[they] { $who } har gått; plassen er holdt av.
    }
news-returned = { $who } er tilbake.
news-renamed = { $person ->
    [you] Du heter nå { $name }.
   *[they] Et nytt navn ved bordet: { $name }.
    }
news-knocks = { $name } banker på.
news-turnedaway = { $name } slapp ikke inn.
news-tookchair = { $person ->
    [you] Du tar stolen ved siden av { $names }.
   *[they] { $who } tar en stol. Ved siden av sitter { $names }.
    }
news-stoodup = { $person ->
    [you] Du bare ser på.
   *[they] { $who } bare ser på.
    }
news-learns = { $person ->
    [you] Du går for å lære spillet. Stolen din holdes av i fem minutter.
   *[they] { $who } lærer spillet.
    }
news-dismissed = { $who } trengs ikke lenger og går.
news-hosting = { $who } er nå vert for bordet.
news-networkclosed = Bordet er lukket for nettverket. Du blir værende, men brytes forbindelsen, kommer du ikke tilbake.
news-letforgets = { $who } glemmer nå { $percent } av hundre UNO-rop.
news-watches = { $way ->
    [next-round] Du ser på denne runden. Si at du er klar, så spiller du i den neste.
    [ask] Du ser på dette spillet. Du kan be om å bli med.
   *[next-game] Du ser på dette spillet. Du kan spille i det neste.
    }
news-changed = Endret innstilling: { $name }: { $value }.
house-rules = { $name } ({ $changes })
house-rule = { $name }: { $value }
news-agesordered = Fra den eldste til den yngste: { $names }.
news-acknowledged = { $who } har lest etiketten.
news-isready = { $ready ->
    [yes] { $who } er klar.
   *[no] { $who } er ikke klar lenger.
    }
news-seated = Rundt bordet, med klokken: { $names }.
news-seated-shuffles = { $who } stokker, som eldst.
news-standsin = { $on ->
    [yes] { $person ->
        [you] En bot spiller for deg til du er tilbake.
       *[they] { $who } er borte; en bot spiller så lenge.
        }
   *[no] { $who } spiller selv igjen.
    }
news-timedout = { $person ->
    [you] Tiden din er ute.
   *[they] Tiden er ute for { $who }.
    }
news-sealed = Neste stokking er bestemt og forseglet; ingen kan endre den nå. Segl: { $seal }.
news-gathering = Tilfeldighetene i utdelingen kommer fra huset og fra nettleserne til disse spillerne: { $names }.
news-gathered = Alle deler av utdelingen har kommet.
news-gathered-missing = Delt ut uten en del som aldri kom. Mangler: { $names }.
news-unsealed = Stokkingen i denne runden er nå åpnet; protokollen viser at den stemmer med seglet.
news-shuffles = { $who } sørger for stokkingen.
news-ballotopened = { $who } ber om avstemning: { $motion }
news-voted = { $who } har stemt.
news-ballotclosed = { $motion } { $carried ->
    [yes] Svaret er ja.
   *[no] Svaret er nei.
    }
vote-yes = Ja: { $names }.
vote-no = Nei: { $names }.
vote-abstained = Stemte ikke: { $names }.
vote-casting = { $person ->
    [you] Det er stemmelikhet, og din stemme avgjør, siden du er eldst.
   *[they] Det er stemmelikhet, og { $who } avgjør, som eldst.
    }
news-asked = { $person ->
    [you] Et spørsmål til deg: { $question }
   *[they] { $who } får et spørsmål: { $question }
    }
news-answered = { $who } svarer «{ $answer }».
news-doubted = { $other ->
    [you] { $who } tviler på at du trekker med god grunn.
   *[they] { $who } tviler på at { $whom } trekker med god grunn.
    }
news-drawninturn = { $who } har trukket i denne turen: { $cards }.
news-doubtsettled = { $verdict ->
    [needless] { $person ->
        [you] Tvilen var berettiget: du trakk uten grunn.
       *[they] Tvilen var berettiget: { $who } trakk uten grunn.
        }
    [forced] { $person ->
        [you] Tvilen var grunnløs: du måtte trekke.
       *[they] Tvilen var grunnløs: { $who } måtte trekke.
        }
   *[reason] { $person ->
        [you] Tvilen var grunnløs: du trakk med god grunn.
       *[they] Tvilen var grunnløs: { $who } trakk med god grunn.
        }
    }
news-doubtlapsed = { $who } svarte ikke: tvilen faller bort, og ingen trekker kort.
news-warned = { $who } gir { $whom } en advarsel: { $reason }.
news-warned-bare = { $who } gir { $whom } en advarsel.
news-removal = { $who } fjerner { $whom } fra spillet: { $reason }.
news-removal-bare = { $who } fjerner { $whom } fra spillet.
news-reopened = Det siste utspillet tas tilbake, og spillet går videre.
warning-needless-drawing = trekking uten grunn
quote = «{ $text }»
news-coachnamed = { $who } får nå gi { $whom } råd.
news-beginner = { $who } er nybegynner og kan be om en rådgiver.
news-movedaway = { $person ->
    [you] Du må flytte deg fra bordet: du ser det alle ser, og kan ikke skrive.
   *[they] { $who } må flytte seg fra bordet.
    }
news-putout = { $why ->
    [host] { $who } må forlate rommet: verten har bestemt det.
    [voted] { $who } må forlate rommet: de andre har stemt for det.
    [advice] { $who } har gitt råd og må forlate rommet.
   *[other] { $who } må forlate rommet.
    }
news-silenced = { $on ->
    [yes] { $person ->
        [you] Verten ber deg være stille: du kan spille, men ikke skrive til alle.
       *[they] Verten ber { $who } være stille.
        }
   *[no] { $who } kan skrive igjen.
    }
news-satdown = { $who } blir med i spillet.
news-hintasked = { $who } ber om et tips.
news-acttakenback = { $did ->
    [cards] { $who } tar tilbake { $cards }.
    [draw] { $who } legger tilbake det som ble trukket.
   *[other] { $person ->
        [you] Du tar tilbake det siste trekket ditt.
       *[they] { $who } tar tilbake det siste trekket sitt.
        }
    }
news-practiceended = { $who } har satt seg. Her slutter tipsene.
news-cardwritten = På egentilpassbart kort nummer { $card } står det nå «{ $text }».
news-cardwritten-blank = Egentilpassbart kort nummer { $card } forblir tomt.
news-textplayed = { $person ->
    [you] På kortet ditt står det «{ $text }». Utfør det sammen.
   *[they] På kortet som { $who } spilte, står det «{ $text }». Utfør det sammen.
    }
news-toolused = Avtalt. { $tool }
news-textdone = Teksten er utført, og spillet går videre.
news-said = { $who }: { $text }
news-said-alone = { $who }, bare til { $whom }: { $text }
news-reacted = { $who }: { $reaction }
reaction-cheer = Hurra
reaction-sigh = Huff
reaction-laugh = Ha ha
reaction-gasp = Oi
reaction-thumbs-up = Godt spilt
reaction-thanks = Takk
news-roundscored = Etter runde { $round }: { $scores }.
score-item = { $who } { $count }
score-item-none = { $who } uten poeng
news-tidies = { $who } rydder kortene.
news-seriesscored = Spill { $game } i serien: { $scores }. Gjennomsnitt så langt: { $standings }.
standing-item = { $place }. { $who } ({ $average })
standing-item-none = { $who } uten plassering
decimal = { $whole },{ $tenths }
news-seriesover = Serien er slutt. Gjennomsnitt: { $standings }.
news-abandoned = Kampen ble avbrutt; ingen vinner den.
evening-deals = { $who } deler ut neste runde.
evening-round = Runde { $round }: { $who } går ut.
evening-corrected = Runde { $round } er rettet: { $who } gikk ut.
evening-totals = Poeng: { $scores }.
evening-won = { $who } – kampen er vunnet.
evening-match = En ny kamp begynner.
evening-begins = Spill { $game } begynner med { $who }.
evening-out = { $minutes ->
    [one] { $who } er ute: plass { $place }, { $minutes } helt minutt.
   *[other] { $who } er ute: plass { $place }, { $minutes } hele minutter.
}
evening-gives-up = { $who } gir opp.
evening-away = { $who } er borte på sin tur og får to kort.
evening-warns = { $by } advarer { $who }.
evening-warns-reason = { $by } advarer { $who }: { $reason }
evening-removes = { $by } fjerner { $who } fra spillet.
evening-voted-yes = Avstemning: { $question } Ja, { $yes } mot { $no }.
evening-voted-no = Avstemning: { $question } Nei, { $yes } mot { $no }.
evening-joins = { $who } setter seg til venstre for { $other } og tar ni kort.
evening-stops-time = Tiden er ute. Kortene telles.
evening-stops-vote = Spillet stoppes ved avstemning. Kortene telles.
evening-stops-piles = Det er ingen kort igjen å trekke. Kortene telles.
evening-place = { $place }. { $who }
evening-places = Spillet er over: { $places }.
evening-memo = Notert: { $text }
evening-undo = Den siste oppføringen er angret.
evening-redo = Det som ble angret, gjelder igjen.
score-edition = Hvilken utgave?
score-names = Hvem sitter rundt bordet? Navnene med klokken, med komma mellom.
score-points = Hvem får poeng?
score-points-winner = Den som går ut
score-points-low = Alle
score-points-none = Ingen
score-target = Til hvor mange poeng? Enter betyr 500.
score-dealer = Hvem deler ut først?
score-oldest-left = Hvem er eldst av dem?
score-series = En serie med poeng?
score-limit = Hvor mange minutter varer et spill høyst? Enter tar det vanlige.
score-what = Hva skjedde? Et nummer, eller begynnelsen på en linje.
score-unclear = «{ $word }» er ingen av dem. Skriv et nummer fra listen, eller begynnelsen på en linje.
score-number = Et tall fra { $least } til { $most }, takk.
score-next-round = Runde { $round }: { $dealer } deler ut, { $first } begynner.
score-next-game = Spill { $game } har ikke begynt ennå.
score-time-is-up = De { $minutes } minuttene er over: legg kortene åpent og stopp spillet.
score-went-out = Noen gikk ut
score-another-match = En ny kamp, samme selskap
score-other-dealer = Noen andre deler ut
score-put-right = Rett en runde
score-begin = Kortene er delt ut: start klokken
score-out = Ute
score-out-earlier = Ute tidligere
score-out-minutes = Hele minutter til { $who } var ute
score-gives-up = Gir opp
score-away = Borte på sin tur
score-warning = Advarsel
score-remove = Fjern
score-memo = Noter noe annet
score-memo-what = Hva skal noteres? For eksempel et slitt kort som ble tatt ut.
score-vote = Resultat av en avstemning
score-join = Noen blir med
score-stop = Stopp spillet
score-undo = Angre
score-redo = Gjør om
score-end = Det var alt for i kveld
score-who = Hvem?
score-who-out = Hvem gikk ut?
score-who-deals = Hvem deler ut?
score-holds = Hva har { $who } igjen på hånden? For eksempel 7 7 S R +2 W W4; ingenting: trykk Enter.
score-no-card = Det finnes ikke noe kort { $word } her. Kortene er { $cards }.
score-impossible = En kortstokk har ikke så mange av disse: { $cards }. De noteres likevel.
score-which-round = Hvilken runde? Enter betyr den siste.
score-reason = Hvorfor? Trykk Enter for å la det stå åpent.
score-question = Hva ble det stemt over?
score-votes-yes = Hvor mange sa ja?
score-votes-no = Hvor mange sa nei?
score-tie = Likt. Hva sier { $who }, som er eldst?
score-joiner = Hvem blir med?
score-left-of = Til venstre for hvem?
score-older = Eldre enn hvem?
score-youngest = Ingen: den yngste
score-why = Hvorfor stopper det?
score-stop-time = Tiden er ute
score-stop-vote = Ved avstemning
score-stop-piles = Det er ingen kort igjen å trekke
score-kept = Alt er lagret i { $file }.
score-sum = { $count ->
    [one] { $count } poeng.
   *[other] { $count } poeng.
}
score-goes-on = { $count ->
    [one] { $file } fortsetter: { $count } oppføring så langt.
   *[other] { $file } fortsetter: { $count } oppføringer så langt.
}
score-clock = { $count ->
    [one] { $time }, { $count } spiller er igjen.
   *[other] { $time }, { $count } spillere er igjen.
}
clock-time = Spillets klokke
clock-count = { $count } i spillet, { $out } ute
clock-latest = slutter senest { $time }
clock-time-up = tiden er ute
clock-no-limit = uten tidsgrense
clock-time-is-up = Tiden er ute. Vis kortene.
clock-lay-open = Tiden ute: tell kortene
clock-minute-mark = { $count ->
    [one] { $count } minutt spilt.
   *[other] { $count } minutter spilt.
    }
clock-row = { $who }, { $words }
clock-in = i spillet
clock-age = { $age ->
    [oldest] eldst
   *[youngest] yngst
    }
clock-warned = { $count ->
    [one] { $count } advarsel
   *[other] { $count } advarsler
    }
clock-absent = { $count ->
    [one] borte én gang
   *[other] borte { $count } ganger
    }
clock-is-out = { $minutes ->
    [one] plass { $place }, { $minutes } minutt
   *[other] plass { $place }, { $minutes } minutter
    }
clock-minutes = { $count ->
    [one] { $count } minutt
   *[other] { $count } minutter
    }
clock-gave-up = ga opp, siste plass
clock-gave-up-points = ga opp, { $points } eller mer
clock-removed = fjernet, ingen plassering
clock-out-who = Ute: { $who }
clock-more-who = Mer: { $who }
clock-warden = Om advarsler og fjerning bestemmer { $who } (§ 15).
clock-settle = Avgjør:
clock-noted = Hva som er notert
clock-newest-first = nyest øverst
clock-note-begins = { $who } har delt ut, { $opener } åpner.
clock-note = Noter
clock-undo-time = Angre { $time }
clock-undo-game = Angre spill { $game }
clock-stop = Stopp
clock-shuffles = Hvis trekkbunken tar slutt, stokker { $who } (§ 4).
clock-so-far = Serien så langt
clock-all-rows = Alle { $count }
clock-barred = fjernet fra serien
clock-keeps-time = eldst, passer tiden
clock-opens = yngst, åpner
clock-shared = delt
clock-place-shared = delt plass
clock-no-place = ingen plassering
clock-not-there = spilte ikke
clock-ending = { $ending ->
    [last] sist
    [still-in] fortsatt i spillet
    [gave-up] ga opp
   *[removed] fjernet
    }
clock-sum = Sum
clock-remark = { $ending ->
    [still-in] { $count ->
        [one] Spill { $game } ble stoppet etter { $minutes } { $minutes ->
            [one] minutt
           *[other] minutter
            }: { $who } var fortsatt med og fikk { $points }.
       *[other] Spill { $game } ble stoppet etter { $minutes } { $minutes ->
            [one] minutt
           *[other] minutter
            }: { $who } var fortsatt med og fikk { $points }.
        }
    [gave-up] { $who } ga opp spill { $game } og fikk { $points }: 30 mer enn den siste som ikke ga opp, minst 60.
   *[removed] { $count ->
        [one] { $who } ble fjernet fra spill { $game }, uten poeng.
       *[other] { $who } ble fjernet fra spill { $game }, uten poeng.
        }
    }
clock-shares = Likt gjennomsnitt gir delt plass.
clock-dotted = Den prikkede linjen er 60 minutter.
clock-scoring = Slik telles poengene
clock-none-yet = Del ut kortene
clock-game-won = { $count ->
    [one] Spill { $game }: { $who } vinner
   *[other] Spill { $game }: { $who } deler førsteplassen
    }
clock-nobody-leads = Etter spill { $game } har ingen en plassering
clock-leads = { $count ->
    [one] Etter spill { $game } leder { $who } med { $average }
   *[other] Etter spill { $game } deler { $who } ledelsen med { $average }
    }
clock-who-plays = Med i neste spill: { $count }
clock-next-game = { $who } stokker og deler ut, { $opener } åpner. Trykk når kortene er delt ut.
clock-start-game = Start spill { $game }
clock-end-series = Avslutt serien
clock-end-evening = Avslutt kvelden
clock-final-won = { $count ->
    [one] { $who } vinner serien med { $average }
   *[other] { $who } deler seieren med { $average }
    }
clock-final-games = { $count ->
    [one] { $count } spill spilt
   *[other] { $count } spill spilt
    }
clock-final-when = { $date }. Spill: { $games }. Spillere: { $people }.
clock-final-lost = Største gjennomsnitt: { $who }.
clock-jumped = Enhetens klokke hoppet; spillets klokke holdt tiden.
clock-did-sleep = { $count ->
    [one] Enheten sov: regn med { $count } minutt
   *[other] Enheten sov: regn med { $count } minutter
    }
clock-slept = { $count ->
    [one] Enheten sov i { $count } minutt, som telles med.
   *[other] Enheten sov i { $count } minutter, som telles med.
    }
clock-not-slept = Den sov ikke: klokken ble stilt
clock-warns = { $by } advarer { $who }.
clock-reason = Hvorfor? Kan stå tomt.
clock-reason-rules = regelbrudd
clock-reason-manners = dårlig oppførsel
clock-reason-effort = prøver ikke å gjøre det godt
clock-removes = { $by } fjerner { $who } fra spillet.
clock-removed-series = Ingen plassering, ingen poeng og ingen flere spill i serien. Kortene vises og stokkes inn i kastebunken.
clock-removed-game = Ingen plassering. Kortene vises og stokkes inn i kastebunken.
clock-join-follows = Hvis den eldste, { $oldest }, sier ja: ni kort. Den som ga råd som tilskuer, tar elleve.
clock-fewer = Én færre: { $what }
clock-one-more = Én til: { $what }
clock-vote-subject = { $subject ->
    [advice] Råd
    [cheating] Juks
    [other] Annen uenighet
    [watcher] En tilskuer ga råd
    [gave-up] Har noen gitt opp?
   *[stop] Avslutte spillet
    }
clock-vote-whom = Hvem gjaldt det?
clock-vote-words = Spørsmålet, som besvares med ja eller nei
clock-vote-question = { $subject ->
    [advice] Ga { $who } råd?
    [cheating] Jukset { $who }?
    [other] En uenighet.
    [watcher] Ga en tilskuer råd?
    [gave-up] Har { $who } gitt opp?
   *[stop] Avsluttes spillet?
    }
clock-vote-tie = Stemmelikhet: den eldste avgjør
clock-vote-says = { $who } sier
clock-vote-answer = { $answer ->
    [yes] ja
    [no] nei
   *[abstained] stemte ikke
    }
clock-vote-follows = { $subject ->
    [advice] { $who } ga råd og trekker to kort.
    [cheating] { $who } tar tilbake kortene som nettopp ble spilt, og trekker to til.
    [other] Svaret er ja.
    [watcher] En tilskuer ga råd: { $oldest } bestemmer om vedkommende blir med, og da blir det to kort ekstra.
    [gave-up] { $who } har gitt opp og får siste plass.
    [stop] Spillet slutter, og kortene telles.
   *[no] Svaret er nei. Ingenting skjer.
    }
clock-vote-choose = Velg hvem det gjaldt.
clock-count-whom = Hvem sine kort?
clock-hand = { $count ->
    [one] { $count } kort, tall: { $numbers }
   *[other] { $count } kort, tall: { $numbers }
    }
clock-place-points = plass { $place }, { $points } poeng
clock-press-cards = Trykk på kortene som ligger der.
clock-key = { $count ->
    [0] { $card }
   *[other] { $card }: { $count }
    }
clock-where = { $series ->
    [yes] Regnskap · { $edition }, spill { $game } i serien
   *[no] Regnskap · { $edition }, spill { $game }
    }
clock-where-short = { $series ->
    [yes] { $edition } · spill { $game } i serien
   *[no] { $edition } · spill { $game }
    }
clock-elsewhere = Et annet vindu har skrevet i mellomtiden. Last siden på nytt.
clock-not-kept = Enheten kunne ikke lagre det. Prøv igjen.
clock-take-off = Ta bort: { $card }
keep-score = Regnskap
keep-title = Dere spiller, Yksi teller
    .about = Med papirkort på et ekte bord. Alt blir på denne enheten til du lar venner se på.
keep-what = Hva dere spiller
keep-around = Rundt bordet
keep-clockwise = med klokken
keep-name = Ett navn til
keep-add = Legg til navnet
keep-deals-first = deler ut først
keep-deals-who = { $who } deler ut først
keep-draw-for-it = Trekk lodd
keep-drew = { $who } trakk det høyeste kortet og deler ut først.
keep-row = { $who }, { $place } av { $count }
keep-up = { $who }: en plass opp
keep-down = { $who }: en plass ned
keep-moved = { $who } er nå { $place } av { $count }.
keep-rename = Gi nytt navn til eller fjern { $who }
keep-name-of = Navn
keep-remove = Fjern
keep-done = Ferdig
keep-again = { $who } igjen
keep-taken = Det finnes allerede en { $who }.
keep-most = Høyst { $count } kan spille { $name }.
keep-too-many = { $count } navn er for mange: høyst { $most } kan spille { $name }. Fjern noen, eller velg en annen utgave.
keep-decks = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
    }, { $decks ->
    [one] én kortstokk med { $cards } kort.
   *[other] { $decks } kortstokker med { $cards } kort.
    }
keep-winner-how = Den som går ut, får de andres kort som poeng.
keep-winner-to = Først til { $target }.
keep-low-how = Alle teller sine egne kort. Når noen har { $target }, vinner den som har færrest poeng.
keep-none-how = Bare hvem som vinner hver runde, noteres.
keep-change = Endre
keep-change-who = Endre: { $who }
keep-target = Til hvor mange poeng?
keep-series = Serie av spill
keep-ends = Et spill slutter
keep-ends-at = { $minutes ->
    [0] når det er spilt ferdig
   *[other] etter { $minutes } minutter
    }
keep-series-how = Poengene er minutter; det laveste gjennomsnittet vinner.
keep-next-ages = Neste: alder
keep-start = Begynn å telle
keep-start-clock = Til bordet
keep-two = Det trengs to.
keep-go-on = Fortsette med { $who }?
    .when = { $edition }, { $date }
keep-forget = Slett
keep-forget-sure = Slette denne kvelden? Den er ikke lagret noe annet sted.
keep-where = Regnskap · { $edition }, runde { $round }
keep-where-to = Regnskap · { $edition }, runde { $round }, til { $target }
keep-holds = { $who } har igjen
keep-take-off = trykk på ett for å ta det bort
keep-so-far = Til { $who } så langt
keep-next = Neste: { $who }
keep-to-count = å telle
keep-counted = talt
keep-left-to-count = { $count ->
    [one] én igjen å telle
   *[other] { $count } igjen å telle
    }
keep-all-counted = Alle er talt
keep-write = Skriv ned
keep-back = Tilbake
keep-holds-nothing = { $who } har ingen kort igjen?
keep-yes-nothing = Ja, ingen
keep-values = { $edition ->
    [custom] Tall etter verdi, spesialkort 20, kort uten farge 40 eller 50, som det står på knappene.
   *[other] Tall etter verdi, handlingskort 20, jokerkort 50.
    }
keep-last-draws = Hvis det siste kortet får neste spiller til å trekke, trekkes det likevel; tell de kortene også.
keep-impossible = En kortstokk har bare { $count } av disse: { $card }. Det telles likevel.
keep-key = { $count ->
    [0] { $card }, { $points } poeng
   *[other] { $card }, { $points } poeng, talt: { $count }
    }
keep-pad = Kort å telle
keep-announced = { $who }: { $cards }. { $count }
keep-type-it = Skriv: 0–9 tall, { $keys }, ⌫ tilbake, ↵ neste
keep-nothing-yet = Ingenting ennå.
keep-went-out-fewest = { $fewest ->
    [yes] gikk ut og har færrest poeng
   *[no] gikk ut
    }
keep-fewest = har færrest poeng
keep-deals = Runde { $round }: { $who } deler ut
keep-begins = { $who } begynner
    .unless = hvis ikke første kort sier noe annet
keep-before = { $who } deler ut.
keep-took = { $who } tar runde { $round }: { $count } poeng
keep-won-round = { $who } vinner runde { $round }
keep-leads = { $who } leder og mangler { $count } poeng.
keep-fewest-now = Færrest poeng: { $who }.
keep-wins = { $count ->
    [one] { $who } vinner med { $points }
   *[other] { $who } deler seieren med { $points }
    }
keep-put-right = Rett opp
keep-undo-round = Angre runde { $round }
keep-undone = Det siste er angret.
keep-which-round = Hvilken runde ble ført feil?
keep-round-was = Runde { $round }: { $who }, { $count }
keep-round-won = Runde { $round }: { $who }
keep-changes-round = Runde { $round } rettes
keep-as-text = Lagre som tekst
keep-copy = Kopier
keep-file = Som fil
keep-written-at = Skrevet kl. { $time }. Lagret på denne enheten.
keep-may-sleep = Mens dere spiller, kan siden sove. Ingenting går tapt.
keep-matches = Vunne kamper: { $who }
keep-rounds-won = Vunne runder
keep-new-match = Begynn en ny kamp
keep-torn = { $count ->
    [one] En linje fra kvelden kunne ikke leses og ble lagt til side. Alt før den er her.
   *[other] { $count } linjer fra kvelden kunne ikke leses og ble lagt til side. Alt før dem er her.
    }
keep-no-shelf = Denne nettleseren lagrer ingenting for nettsider, kanskje fordi vinduet er privat. Åpne Yksi i et vanlig vindu for å føre regnskap.
keep-not-here = Denne kvelden finnes ikke på denne enheten
    .what = Den ligger i en annen nettleser eller er slettet.
keep-own = Før regnskap ved ditt eget bord
evening-refused-nobody = Det er ingen med det navnet her.
evening-refused-name-taken = To har samme navn. Gi den ene et annet.
evening-refused-no-name = Et navn har 1 til 24 bokstaver.
evening-refused-too-few = Det trengs minst to.
evening-refused-too-many = Så mange kan ikke spille denne utgaven.
evening-refused-not-here = Denne utgaven har ingen slik oppføring.
evening-refused-no-such-card = Det finnes ikke noe slikt kort i denne utgaven.
evening-refused-winner-holds = Den som gikk ut, har ingen kort.
evening-refused-not-counted = Noens kort er ikke talt ennå.
evening-refused-no-such-round = Det finnes ingen slik runde i denne kampen.
evening-refused-match-over = Da er kampen allerede over.
evening-refused-match-runs = Kampen er ikke over ennå.
evening-refused-no-game = Det er ikke noe spill i gang.
evening-refused-game-runs = Et spill er allerede i gang.
evening-refused-not-in-game = Den personen er ikke med i spillet lenger.
evening-refused-in-game = Den personen er allerede med i dette spillet eller har forlatt det.
evening-refused-time-over = Det er over tidsgrensen: de som da er igjen, teller kortene.
evening-refused-time-left = Tiden er ikke ute ennå.
evening-refused-no-such-minute = Ikke i det minuttet: noen har allerede gått ut senere, eller det er ikke kommet ennå.
evening-refused-not-warned = Fjerning kommer først etter en advarsel (§ 15).
evening-refused-not-the-warden = Det avgjør den eldste, og for den eldste den yngste (§ 15).
evening-refused-winner-known = Noen har allerede vunnet: ingen blir med lenger (§ 13).
evening-refused-barred = Den som er fjernet, står over resten av serien.
evening-refused-no-votes = Det er ikke noe resultat av en avstemning.
evening-refused-nothing-to-undo = Det er ingenting å angre.
evening-refused-nothing-to-redo = Det er ingenting å gjøre om.
evening-refused-backwards = Den siste oppføringen er senere enn det.

## Hva det stemmes over

motion-advised = { $person ->
    [you] Ga du råd til { $whom }?
   *[they] Ga { $who } råd til { $whom }?
    }
motion-cheated = { $person ->
    [you] Jukset du med de siste kortene?
   *[they] Jukset { $who } med de siste kortene?
    }
motion-stops = Skal spillet slutte nå?
motion-gaveup = { $person ->
    [you] Har du gitt opp ved å gå?
   *[they] Har { $who } gitt opp ved å gå?
    }
motion-goesout = { $person ->
    [you] Må du forlate rommet?
   *[they] Må { $who } forlate rommet?
    }
motion-dispute = «{ $question }»
motion-text = Skal det stå «{ $text }» på egentilpassbart kort nummer { $card }?
motion-text-blank = Skal egentilpassbart kort nummer { $card } være tomt?
motion-uses = { $tool } Er dere enige?

## Spørsmål til én person, og svarene

question-mayjoin = { $person ->
    [you] Får du bli med i spillet, til venstre for { $whom }?
   *[they] Får { $who } bli med i spillet, til venstre for { $whom }?
    }
question-mayjoin-older = { $other ->
    [you] { $who } er eldre enn deg.
   *[they] { $who } er eldre enn { $whom }.
    }
question-takeadviser = { $person ->
    [you] Skal du tas med i spillet, rett overfor { $whom } og med to kort ekstra?
   *[they] Skal { $who } tas med i spillet, rett overfor { $whom } og med to kort ekstra?
    }
question-whereto = { $person ->
    [you] Skal du flytte deg fra bordet eller forlate rommet?
   *[they] Skal { $who } flytte seg fra bordet eller forlate rommet?
    }
question-maycoach = { $person ->
    [you] Får du gi råd til { $whom }?
   *[they] Får { $who } gi råd til { $whom }?
    }
question-isdrawingreasonable = { $person ->
    [you] Trakk du med eller uten grunn?
   *[they] Trakk { $who } med eller uten grunn?
    }
answer-yes = Ja
answer-no = Nei
answer-moved-away = Bort fra bordet
answer-put-out = Ut av rommet
answer-reason = Med grunn
answer-no-reason = Uten grunn
answer-lapsed = Ikke noe svar

## Verktøy for å utføre teksten på et kort

tool-drawcards = { $who } trekker { $cards }.
tool-drawcards-all = Alle trekker { $cards }.
tool-discardcards = { $who } kaster { $cards }.
tool-discardcards-all = Alle kaster { $cards }.
tool-givecard = { $who } gir { $whom } { $cards }.
tool-givecard-all = Alle gir { $whom } { $cards }.
tool-showhand = { $person ->
    [you] Du viser alle spillerne hånden din.
   *[they] { $who } viser alle spillerne hånden sin.
    }
tool-showhand-all = Alle viser hånden sin.
tool-putmarker = { $who } får merket.
tool-putmarker-all = Alle får et merke.
tool-putmarker-words = { $done } På det står det «{ $words }».
tool-giveturn = { $person ->
    [you] Turen går til deg.
   *[they] Turen går til { $who }.
    }
tool-setcolor = Fargen blir { $color }.

## Bordets innstillinger

setting-rules = Regler
    .value = { $value }
    .help = Utgaven, og hva bordet deres spiller annerledes.
setting-turn = Tid til en tur
    .value = { $value ->
        [0] så lenge det trengs
        [one] ett sekund
       *[other] { $value } sekunder
        }
    .help = Når tiden er ute, gjør bordet turen ferdig.
setting-absent = Tålmodighet med den som er borte
    .value = { $value ->
        [one] ett sekund
       *[other] { $value } sekunder
        }
    .help = Hvor lenge bordet venter når den som har turen, har gått.
setting-ballot = Tid til en avstemning
    .value = { $value ->
        [one] ett sekund
       *[other] { $value } sekunder
        }
    .help = Til en avstemning, eller til et svar som én person skal gi.
setting-pause = Pause mellom rundene
    .value = { $value ->
        [0] til alle er klare
        [one] ett sekund
       *[other] { $value } sekunder
        }
    .help = Neste runde deles ut etter pausen, eller så snart alle er klare.
setting-rounds = Runder i en kamp
    .value = { $value ->
        [0] til noen har nok poeng
        [one] én runde
       *[other] { $value } runder
        }
    .help = Kampen slutter etter så mange runder, eller så snart noen har nok poeng.
setting-bot = Botenes tenketid
    .value = { $value ->
        [0] ingen
        [one] ett sekund
       *[other] { $value } sekunder
        }
    .help = Hvor lenge en bot venter før den gjør noe.
setting-bot_uno = Forsprang ved glemt UNO
    .value = { $value ->
        [0] ikke noe
        [one] ett sekund
       *[other] { $value } sekunder
        }
    .help = Hvor lenge botene overlater til menneskene å oppdage et glemt UNO.
setting-limit = Tidsgrense for et spill
    .value = { $value ->
        [0] ingen
        [one] ett minutt
       *[other] { $value } minutter
        }
    .help = For spill med plasseringer: når tiden er ute, er færrest kort best.
setting-series = Serie av spill
    .value = { yes-no }
    .help = For spill med plasseringer: minuttene til du går ut, teller, og lavest gjennomsnitt vinner.
setting-open_hands = Tilskuere ser hendene
    .value = { yes-no }
    .help = I KPGUT: den som ser på, ser alle kort og kan ikke skrive mens spillet er i gang.
setting-chat = Samtale ved bordet
    .value = { yes-no }
    .help = Alle kan skrive til alle.
setting-public = Vises i lobbyen
    .value = { yes-no }
    .help = Bordet står i listen, og hvem som helst kan komme inn.
setting-locked = Låst
    .value = { yes-no }
    .help = Ingen nye slipper inn. Den som var her før, kan komme tilbake.
setting-knock = Nye banker på, og jeg slipper dem inn
    .value = { yes-no }
    .help = De som kommer for første gang, venter ved døren til verten slipper dem inn. Den som var her før, kan komme tilbake.
setting-practice = Øving
    .value = { yes-no }
    .help = Med bare boter: tips, og trekk kan tas tilbake. Øving teller ikke: ingen poeng, ingen resultater.

## Når noe ikke går ved bordet, og hvorfor

refusal-stranger = Den personen er ikke ved dette bordet.
    .rule = Bare de som er her, kan nevnes, og en bot blir ikke spurt om det mennesker avgjør.
refusal-put-out = Du måtte forlate dette rommet.
    .rule = Den som er sendt ut av et rom, kan ikke gjøre noe der lenger.
refusal-not-host = Det kan bare verten gjøre.
    .rule = Regler, tider, boter og starten er vertens sak; når verten er borte, er det den som kom først.
refusal-acting = Det kan bare verten gjøre, og du er vertens stedfortreder.
    .rule = Stedfortrederen passer bordet. Å sende ut folk og gi fra seg vertskapet er vertens sak.
refusal-host = Dette bordet har sin vert, som verken kan sendes ut eller få beskjed om å være stille på den måten.
    .rule = Ingen stemmer ut verten før et spill, og ingen tar ordet fra verten.
refusal-no-voice = Du har ikke spilt noen runde her ennå.
    .rule = Hvem som må gå, bestemmes av verten og dem som har spilt en hel runde her.
refusal-locked = Bordet er låst: ingen nye slipper inn nå.
    .rule = Verten kan låse et bord. Den som var der før, kan alltid komme tilbake.
refusal-knock = Her banker man på først.
    .rule = Verten vil selv slippe inn nye. Den som var der før, kommer tilbake uten å banke på.
refusal-no-knock = Ingen banker på lenger: den som banket, har gått eller er allerede inne.
    .rule = Den som går fra døren, banker ikke på lenger.
refusal-turned-away = Du slapp ikke inn. Spør verten, eller prøv igjen om litt.
    .rule = Den som ikke slapp inn, kan banke på igjen etter et minutt.
refusal-chair-taken = Den stolen ble nettopp tatt. Velg en annen.
    .rule = En stol står mellom to naboer, og den som setter seg først, har den.
refusal-name = Det navnet går ikke; velg et annet, med høyst 24 tegn.
    .rule = Et navn er kort og leselig, og ingen andre her har det.
refusal-name-joined = En familie eller et flagg som er satt sammen av flere bilder, går ikke i et navn; bruk enkeltbilder.
    .rule = I et navn kan det være enkeltbilder og lands flagg, men ikke bilder som er satt sammen av flere.
refusal-name-taken = Noen her heter det allerede, eller noe som ligner; velg et annet navn.
    .rule = To ved samme bord har aldri navn som kan forveksles.
refusal-animal-taken = Noen her er allerede det dyret. Velg et annet.
    .rule = To ved samme bord ser aldri like ut.
refusal-room-full = Rommet er fullt.
    .rule = Et rom har plass til høyst hundre, botene medregnet.
refusal-already-here = Allerede her.
    .rule = Ingen kommer inn to ganger, og den som er her, har ikke gitt opp.
refusal-not-here = Du har gått; kom tilbake først.
    .rule = Den som har gått, må komme tilbake for å gjøre noe; plassen er holdt av.
refusal-not-a-bot = Slik kan bare en bot sendes bort.
    .rule = Mennesker går selv, eller sendes ut av verten eller etter en avstemning.
refusal-bot-level = Den typen bot kjenner jeg ikke.
    .rule = Velg en av botene som bordet tilbyr.
refusal-setting-unknown = Den innstillingen finnes ikke.
    .rule = Bare innstillingene i bordets liste kan endres.
refusal-setting-value = Den verdien passer ikke til innstillingen.
    .rule = Tider og andre tall er hele tall innenfor sine grenser; de andre innstillingene er ja eller nei.
refusal-rules-wrong = Disse reglene går ikke sammen.
    .rule = Regler som motsier hverandre, avvises; endre én om gangen, så ser du hvilken det er.
refusal-needs-places = Velg først regler som gir alle en plassering.
    .rule = En tidsgrense og en serie krever plasseringer, slik KPGUT har.
refusal-needs-points = Disse reglene har ingen runder: et spill gir alle en plassering.
    .rule = Antall runder hører til kamper som spilles om poeng.
refusal-series-limit = I en serie varer et spill høyst én time.
    .rule = Grensen kan være kortere enn en time, aldri lengre.
refusal-game-running = Et spill er i gang; vent til det er slutt.
    .rule = Hva som spilles, og hvem som spiller, ligger fast fra utdelingen til spillet eller kampen er slutt.
refusal-no-game = Ikke noe spill er i gang.
    .rule = Først trengs et spill; verten starter det når mange nok er klare.
refusal-etiquette = Les etiketten først.
    .rule = Den som spiller KPGUT, bekrefter én gang å ha lest hvordan man oppfører seg ved bordet.
refusal-barred = Du kan ikke spille i denne serien lenger.
    .rule = Den som er fjernet fra et spill, er ikke med i seriens senere spill.
refusal-seat-count = Det går ikke å spille med så mange, eller så få.
    .rule = Utgaven sier hvor mange som kan spille, kortene må rekke til alle, og minst én spiller er et menneske.
refusal-no-such-card = Det egentilpassbare kortet finnes ikke.
    .rule = Bare egentilpassbare kort som er med i kortstokken, kan få en tekst.
refusal-not-playing = Det er for dem som spiller.
    .rule = Den som ser på, kan følge med, snakke og be om å få bli med.
refusal-out-already = Det gjelder bare dem som fortsatt er med i spillet.
    .rule = Den som har gått ut eller ikke spiller, kan verken advares eller få kort.
refusal-busy = Noe annet avgjøres akkurat nå; vent et øyeblikk.
    .rule = Én avstemning eller ett spørsmål om gangen, og aldri midt i et utspill.
refusal-no-ballot = Det er ingenting å stemme over.
    .rule = En avstemning er åpen til alle har svart eller tiden er ute.
refusal-no-vote = Du har ingen stemme i dette.
    .rule = De stemmer som blir spurt når avstemningen begynner, som regel de som fortsatt er med i spillet. Boter stemmer ikke.
refusal-voted = Du har allerede stemt.
    .rule = Alle har én stemme, og den gjelder.
refusal-not-asked = Ingen spør deg nå.
    .rule = Et spørsmål til én person besvares av den personen alene.
refusal-no-such-answer = Det er ikke et av svarene.
    .rule = Velg et av svarene som hører til spørsmålet.
refusal-no-offices = Disse reglene har ingen slik framgangsmåte.
    .rule = Meldinger, advarsler, tvil om trekking og lignende hører til KPGUT; ellers blir spillerne enige seg imellom.
refusal-not-your-office = Det er noen andres oppgave.
    .rule = Den eldste spilleren advarer og fjerner, den yngste når det gjelder den eldste; en tekst avsluttes av den som spilte kortet.
refusal-not-warned = Først kommer en advarsel.
    .rule = En spiller fjernes bare hvis det fortsetter etter en advarsel.
refusal-not-advice = Å spørre er ikke å gi råd.
    .rule = Alle kan spørre om reglene og spillets gang.
refusal-coach = En rådgiver kan gi råd.
    .rule = Det en nybegynner har bedt om og den eldste spilleren har tillatt, er ingen forseelse.
refusal-oneself = Velg en annen: ingen kan stå på begge sider.
    .rule = En melding, en tvil eller en anklage gjelder alltid en annen.
refusal-too-late = Det er for sent.
    .rule = Juks teller bare til neste spiller legger kort; etterpå blir det stående.
refusal-doubt-only = Jokerkort – trekk fire betviles; det er ikke juks.
    .rule = Bare den som skulle trekke, kan betvile det, og før kortene trekkes.
refusal-judged = Denne trekkingen er allerede betvilt.
    .rule = Én tvil per tur, og utfallet gjelder.
refusal-no-drawing = Det er ingen trekking å betvile.
    .rule = Trekkingen kan betviles fra turens første kort til neste spiller spiller et.
refusal-spectator-only = Bare en tilskuer kan være rådgiver.
    .rule = En rådgiver er et menneske i rommet som ikke spiller.
refusal-winner-exists = Det er for sent å bli med: noen har allerede vunnet.
    .rule = Man kan bli med så lenge ingen har gått ut.
refusal-cannot-return = Du har allerede vært med i dette spillet.
    .rule = Den som har gått ut, gitt opp eller er fjernet, venter på neste spill.
refusal-not-a-beginner = Si først at du er nybegynner.
    .rule = Rådgivere er for dem som KPGUT er nytt for.
refusal-player-asks = Spilleren må selv be om en rådgiver.
    .rule = Ingen får råd mot sin vilje; når noen ber om det, avgjør den eldste spilleren.
refusal-silent = Det kan du ikke skrive her.
    .rule = Den som er flyttet bort eller ser hender, skriver ikke; på tomannshånd snakker bare en rådgiver og den som får råd.
refusal-silenced = Verten har bedt deg være stille.
    .rule = Verten kan ta ordet fra noen og gi det tilbake.
refusal-no-chat = Samtalen er slått av ved dette bordet.
    .rule = Verten kan slå den på.
refusal-text-length = Teksten er tom, for lang eller kan ikke vises.
    .rule = Én linje med vanlige ord holder.
refusal-no-such-reaction = Den reaksjonen finnes ikke.
    .rule = Reaksjonene er valgt slik at ingen blir hånet.
refusal-too-often = Det var for mye på én gang; vent noen sekunder.
    .rule = Meldinger og grunnløse avsløringer er begrenset, slik at alle blir hørt.
refusal-overloaded = Bordet henger ikke med; vent et øyeblikk.
    .rule = Et bord gjør én ting om gangen, og køen har en grense.
refusal-table-full = Protokollen for dette bordet er full. Et nytt bord har en ny.
    .rule = En protokoll har plass til et visst antall linjer; en runde som er i gang, spilles ferdig.
refusal-too-many-bots = Det er nok boter ved dette bordet.
    .rule = Den som driver serveren, bestemmer hvor mange boter et bord kan ha.
refusal-no-text = Ingen tekst er i ferd med å utføres.
    .rule = Verktøyene er for en egen tekst, når kortet er spilt.
refusal-tool = Slik kan det ikke brukes.
    .rule = Høyst ti kort trekkes på én gang, nøyaktig så mange kastes som avtalt, og alle beholder minst ett.
refusal-carrying-out = Teksten på kortet kommer først.
    .rule = Spillet går videre når den er utført.
refusal-no-practice = Her er det ingen tips: dette spillet teller.
    .rule = Øving velges før et spill, av den som spiller med bare boter.
refusal-people-play = Ingen tips når det sitter mennesker ved bordet.
    .rule = Tips og å ta tilbake hører til øving: ett menneske og boter.
refusal-nothing-back = Det er ingenting å ta tilbake.
    .rule = Egne trekk kan tas tilbake ett om gangen, helt til utdelingen.
refusal-no-series = Det er ingen serie å avslutte.
    .rule = En serie begynner med sitt første spill.
refusal-not-secret = Den hemmeligheten kan ikke brukes.
    .rule = En plass åpnes med en nøkkel av bokstaver og sifre; og huset forsegler én stokking om gangen, før noen kan ønske seg noe.
refusal-pledged = Nettleseren din har allerede lovet sin del av neste utdeling.
    .rule = Det som er lovet, kan ikke byttes; etter utdelingen loves en ny del.
refusal-not-pledged = Det er ikke den delen som ble lovet.
    .rule = En del av utdelingen bestemmes før den vises, slik at ingen kan velge den etter eget ønske.

## Før dere begynner

etiquette =
    Ved dette bordet oppfører alle seg som en dame eller en gentleman: rolig og høflig, selv om det blir høylytt av og til.
    Vinneren kan glede seg og taperen ergre seg; ingen håner noen.
    Den som har gått ut, blir gjerne til slutten og hjelper til som tilskuer.
    Den som tilfeldigvis ser kort, holder det for seg selv.
    En spiller får råd bare hvis spilleren selv og den eldste spilleren er enige i det.
note-time = Regn med 30 minutter eller mer; med mange spillere tar det lengre tid.
note-age = Fra 7 år.
about-kpgut = KPGUT er Kingi89 Pro Gamer Uno Tour. Riku «kingi89» Eskelinen skrev ned reglene i 2009 og reviderte dem i 2016, da reglene om unødig trekking og oppførsel ble skjerpet og poengberegningen i en serie kom til. De bygger på regler som ble brukt på ungdomssamlinger i Orivesi menighet, og de beskriver hele spillet: vanlige UNO-regler gjelder ikke. Originalteksten kan spres fritt, uendret og uten fortjeneste; ordlyden her er vår egen.
trademark = UNO er et varemerke som tilhører Mattel. Yksi er et uavhengig prosjekt, verken laget eller godkjent av Mattel, og kortene har egen utforming. Andre navn tilhører sine eiere.

## Regelboken som spiller: spørsmål og eksempler

ask-field = Hva om …?
ask-clear = Tøm
ask-show = Vis meg
ask-editions = Svaret i hver utgave
ask-choose = Svaret i hver utgave; velg en for å lese punktene.
ask-found = { $count } { $count ->
    [one] punkt
   *[other] punkter
    } i { $edition }, nærmest først
ask-not-in = ikke i { $editions }
ask-changed = endret ved dette bordet
ask-same = Det samme i { $editions }.
ask-silent = ingen slik regel
ask-nothing = Det finnes ikke noe punkt om det. Prøv andre ord, eller spør bordet.
ask-groups = Se her
ask-try = For eksempel
ask-try-1 = Kan jeg vinne med en joker?
ask-try-2 = Kan jeg legge +2 på +2?
ask-try-3 = Jeg glemte å si UNO
ask-short = Reglene i korthet
ask-clauses = Punkt for punkt
ask-copy = Kopier lenken til { $clause }
ask-copied = Lenken er kopiert.
ask-unknown = Det finnes ikke noe slikt punkt
ask-unknown-what = { $clause } er ikke et punkt i { $edition }. Her er det som står der.
clauses-deck = Spillere, kort og utdeling
clauses-turn = En tur
clauses-actions = Trekk to, Stå over, Snu
clauses-wilds = Jokere
clauses-four = Trekk fire
clauses-last = De siste kortene
clauses-score = Poeng
clauses-series = En serie spill
clauses-people = Mennesker
example-next = Neste
example-back = Tilbake
example-again = Igjen
example-another = Et annet eksempel
example-step = Trekk { $move } av { $count }
example-table = Bordet
example-then = Deretter: { $words }
example-follows = Altså: { $words }
example-refused = Avvises: { $move } { $why }
example-in-vain = { $move } Det har ingen virkning.
example-house = Her spilles det med: { $rules }
example-at = Ved { $time }:
example-after = Etter { $time } sekunder:
example-nothing = Ingenting skjer.
example-how-out = { $who } ute ved { $value }
example-how-left = { $who } er igjen
example-how-holds = { $who } har igjen { $value }
example-how-gaveup = { $who } ga opp
example-how-removed = { $who } ble fjernet
example-game = Et spill: { $results }.
example-picture = Øverst: { $top }. { $hands }.
example-hand = { $who }: { $cards }
check-given-turn = { $person ->
    [you] Det er din tur.
   *[they] Det er { $who } sin tur.
    } Øverst ligger { $cards }, og fargen er { $color }.
check-given-opening = { $who } åpner spillet.
check-seats = { $count } kan ikke spille dette.
check-next-cards = Neste i trekkbunken: { $cards }.
check-turn = { $person ->
    [you] Det er din tur.
   *[they] Det er { $who } sin tur.
    }
check-direction = { $word ->
    [cw] Spillet går med klokken.
   *[ccw] Spillet går mot klokken.
    }
check-top = Øverst ligger { $cards }.
check-color = Fargen er { $color }.
check-dealer = { $who } deler ut.
check-order = Rundt bordet med klokken: { $people }.
check-holds = { $who } har { $count } kort.
check-hand = { $who } har { $cards }.
check-pending = { $count ->
    [0] Det skal ikke trekkes kort.
   *[other] Det må trekkes { $count } kort.
    }
check-draw-pile = I trekkbunken: { $count }.
check-discard-pile = I kastebunken: { $count }.
check-under = Under det øverste: { $cards }.
check-plays = { $who } kan spille: { $plays }.
check-guilty = { $holds ->
    [yes] Det er en bløff.
   *[no] Det er ingen bløff.
    }
check-owes = { $holds ->
    [yes] { $people } må rope UNO.
   *[no] { $people } trenger ikke å rope UNO.
    }
check-late = { $holds ->
    [yes] { $people } rekker ikke å rope UNO lenger.
   *[no] { $people } rekker fortsatt å rope UNO.
    }
check-called = { $holds ->
    [yes] { $people } har ropt UNO.
   *[no] { $people } har ikke ropt UNO.
    }
check-can-catch = { $holds ->
    [yes] { $who } kan tas for glemt UNO nå.
   *[no] { $who } kan ikke tas for glemt UNO nå.
    }
check-may = { $holds ->
    [yes] Dette er lov: { $move }
   *[no] Dette er ikke lov: { $move } { $why }
    }
check-round-over = { $holds ->
    [yes] Runden er over.
   *[no] Runden går videre.
    }
check-round-winner = { $holds ->
    [yes] Runden er over, og { $who } vinner.
   *[no] { $who } vinner ikke runden.
    }
check-round-points = Runden er over, og { $who } får { $count } poeng.
check-round-void = { $holds ->
    [yes] Runden teller ikke for noen.
   *[no] Runden går videre.
    }
check-total = { $who } har til sammen { $count } poeng.
check-match-over = { $holds ->
    [yes] Kampen er avgjort.
   *[no] Kampen går videre.
    }
check-match-winner = { $people } vinner kampen.
check-game-over = { $holds ->
    [yes] Spillet er over.
   *[no] Spillet går videre.
    }
check-placed = { $who } kommer på plass { $count }.
check-unplaced = { $who } får ingen plassering.
check-out = { $holds ->
    [yes] { $people } er ute av spillet.
   *[no] { $people } er fortsatt med i spillet.
    }
check-phase = { $word ->
    [answer] Kortene må tas, besvares eller betviles.
    [discard] Nå kastes kort.
    [opening] Spillet skal åpnes.
    [verdict] Nå bedømmes vitsen.
   *[play] En vanlig tur følger.
    }
check-deck = Det er { $count } kort i spillet.
check-count = { $cards }: { $count }
check-counts = I stokken: { $list }.
check-marked = { $holds ->
    [yes] Strake albuer: { $people }.
   *[no] Frie albuer: { $people }.
    }
check-open-hands = { $holds ->
    [yes] Alle hender ligger åpne.
   *[no] Hendene er skjult.
    }
check-stuck-three = { $holds ->
    [yes] Den som står fast, trekker nå tre.
   *[no] Den som står fast, trekker ett.
    }
check-free = { $holds ->
    [yes] Nå kan et hvilket som helst kort spilles.
   *[no] Neste kort må passe.
    }
check-drew = Frivillig trukket: { $count }.
check-points = Spillets poeng: { $list }.
check-average = Gjennomsnitt: { $list }.
check-standing = Plasseringer i serien: { $list }.
check-unranked = { $who } får ingen plassering i serien.
check-series-winner = { $people } vinner serien.
check-series-loser = { $people } taper serien.
check-ballot-open = { $holds ->
    [yes] Avstemningen er i gang.
   *[no] Det er ingen avstemning.
    }
check-ballot-carried = Svaret er ja.
check-ballot-lost = Svaret er nei.
check-voters = { $people } kan stemme.
check-asked = { $holds ->
    [yes] { $who } får spørsmålet.
   *[no] { $who } får ikke spørsmålet.
    }
check-warnings = Advarsler: { $list }.
check-warned = Advart: { $people }.
check-player = Spiller: { $people }.
check-spectator = Ser på: { $people }.
check-ready = Klar: { $people }.
check-moved-away = Flyttet: { $people }.
check-put-out = Sendt ut: { $people }.
check-barred = { $people } kan ikke spille videre i serien.
check-heard = { $holds ->
    [yes] { $people }: «{ $word }».
   *[no] Ingen andre hører «{ $word }».
    }
check-coach = { $holds ->
    [yes] Rådgiver og elev: { $people }.
   *[no] Ikke rådgiver og elev: { $people }.
    }
check-sees = { $holds ->
    [yes] { $who } ser { $owner ->
        [you] kortene dine
       *[they] kortene til { $other }
        }.
   *[no] { $who } ser ikke { $owner ->
        [you] kortene dine
       *[they] kortene til { $other }
        }.
    }
check-shuffles = { $who } stokker.
check-tidies = { $who } samler inn kortene.
check-deals = { $who } deler ut.
check-text = På kortet står det «{ $word }».
check-reacted = { $who }: { $reaction }
check-note = Bordet får vite: { $note }
check-offers = Bordet kan velge: { $list }.
check-limit = Et spill varer høyst { $count } minutter.
check-stage = { $word ->
    [lobby] Neste spill kan begynne.
    [between] Spillet er over.
   *[playing] Spillet er i gang.
    }
check-oldest = { $who } er eldst.
check-card = Egentilpassbart kort { $count }: { $text }.

## Reglene i korthet: klassisk

summary-classic-1 = Bli kvitt kortene dine. Den som først går ut, får poeng for alt de andre har igjen, og den som først har 500 poeng, vinner kampen.
summary-classic-2 = To til ti spiller, med 108 kort. Alle trekker et kort, og den med det høyeste tallet deler ut; symboler teller her som null. Hver får sju kort. Resten er trekkbunken, og det øverste kortet snus og begynner kastebunken.
summary-classic-3 = Er det et handlingskort, virker det med en gang: Trekk to og Stå over rammer den første spilleren, etter Snu begynner giveren og spillet går andre veien, og for et Jokerkort velger den første spilleren farge. Jokerkort – trekk fire går tilbake i stokken.
summary-classic-4 = Spillet begynner til venstre for giveren og går med klokken. Når det er din tur, spiller du ett kort med samme farge, tall eller symbol som det øverste, eller et jokerkort.
summary-classic-5 = Hvis ingenting passer, eller du heller lar være, trekker du ett kort. Det kan du spille med en gang hvis det passer, men ikke noe annet; så går turen videre. Når trekkbunken er brukt opp, stokkes kastebunken, unntatt det øverste kortet.
summary-classic-6 = Trekk to: neste spiller trekker to kort og mister turen. Stå over: neste spiller mister turen. Snu: spillet snur; med to spillere virker det som Stå over.
summary-classic-7 = Jokerkort: spill det når du vil, og velg farge. På et jokerkort passer bare den valgte fargen, eller et annet jokerkort.
summary-classic-8 = Jokerkort – trekk fire: velg farge; neste spiller trekker fire kort og mister turen. Det er ærlig bare hvis du ikke har noe kort i fargen som gjelder. Andre jokerkort, og kort som bare passer ved tall eller symbol, spiller ingen rolle.
summary-classic-9 = Den som skulle trekke, kan i stedet utfordre og ser da hånden din. Var det en bløff, trekker du de fire, og utfordreren spiller turen sin; hvis ikke, trekker utfordreren seks og mister turen. Den valgte fargen gjelder likevel.
summary-classic-10 = Rop UNO når du spiller det nest siste kortet ditt. Glemmer du det, og en annen oppdager det før neste spiller begynner turen sin, trekker du to kort.
summary-classic-11 = Runden er slutt når noen har spilt det siste kortet sitt. Er det Trekk to eller Jokerkort – trekk fire, trekker neste spiller likevel, og de kortene teller.
summary-classic-12 = Tall teller det de viser, Trekk to, Stå over og Snu 20, jokerkort 50. Det spilles runder til noen har 500 poeng, og utdelingen går til venstre. Et bord kan bli enig om en annen måte: alle teller sine egne kort, og når noen har 500, vinner den som har færrest poeng.

## Reglene i korthet: egentilpasset

summary-custom-1 = Bli kvitt kortene dine. Den som først går ut, får poeng for alt de andre har igjen, og den som først har 500 poeng, vinner kampen.
summary-custom-2 = To til ti spiller, med 112 kort: blant dem ett Stokkekort og tre egentilpassbare kort, hvorav noen eller alle kan utelates. Alle trekker et kort, og den med det høyeste tallet deler ut; symboler teller her som null. Hver får sju kort. Resten er trekkebunken, og det øverste kortet snus og begynner kastebunken.
summary-custom-3 = Er det et spesialkort, virker det med en gang: Trekk 2-kort og Stå over-kort rammer den første spilleren, og etter Snukort begynner den som delte ut, og spillet går andre veien. For Skift farge-kort, Stokkekort og egentilpassbare kort velger den første spilleren farge, og ikke noe annet skjer. Skift farge og trekk 4-kort går tilbake i stokken.
summary-custom-4 = Spillet begynner til venstre for den som delte ut, og går med klokken. Når det er din tur, spiller du ett kort med samme farge, tall eller symbol som det øverste, eller et kort som skifter farge.
summary-custom-5 = Hvis ingenting passer, eller du heller lar være, trekker du ett kort. Det kan du spille med en gang hvis det passer, men ikke noe annet; så går turen videre. Når trekkebunken er brukt opp, stokkes kastebunken, unntatt det øverste kortet.
summary-custom-6 = Trekk 2-kort: neste spiller trekker to kort og mister turen. Stå over-kort: neste spiller mister turen. Snukort: spillet snur; med to spillere virker det som Stå over-kort.
summary-custom-7 = Skift farge-kort: spill det når du vil, og velg farge. Skift farge og trekk 4-kort: velg farge; neste spiller trekker fire kort og mister turen. Det er ærlig bare hvis du ikke har noe kort i fargen som gjelder; andre kort som skifter farge, og kort som bare passer ved tall eller symbol, spiller ingen rolle.
summary-custom-8 = Den som skulle trekke, kan i stedet utfordre Skift farge og trekk 4-kort og ser da hånden din. Var det en bløff, trekker du de fire, og utfordreren spiller turen sin; hvis ikke, trekker utfordreren seks og mister turen. Den valgte fargen gjelder likevel.
summary-custom-9 = Stokkekort: velg farge. Alle hender stokkes sammen og deles ut på nytt, med start til venstre for den som spilte kortet, til det ikke er flere kort; du kan få flere kort enn før, eller færre. Retningen er den samme.
summary-custom-10 = Egentilpassbart kort: før en kamp blir bordet enig om hva som står på hvert av dem, en av ti ideer eller en egen tekst. Alle må være enige; ellers forblir kortet tomt og er et vanlig Skift farge-kort. Den som spiller det, velger farge, og så gjøres det som står der; en egen tekst utføres sammen.
summary-custom-11 = Rop UNO når du spiller det nest siste kortet ditt. Glemmer du det, og en annen oppdager det før neste spiller begynner turen sin, trekker du to kort.
summary-custom-12 = Runden er slutt når noen har spilt det siste kortet sitt; er det Trekk 2-kort eller Skift farge og trekk 4-kort, trekker neste spiller likevel, og de kortene teller. Tall teller det de viser, Trekk 2-kort, Stå over-kort og Snukort 20, Stokkekort og egentilpassbare kort 40, Skift farge-kort og Skift farge og trekk 4-kort 50. Eller alle teller sine egne kort, og når noen har 500, vinner den som har færrest poeng.

## Reglene i korthet: Mummidalen

summary-moomin-1 = Bli først kvitt alle kortene dine, så har du vunnet. To til ti kan spille, fra sju år.
summary-moomin-2 = Det er 112 kort, blant dem fire jokerkort fra Mummidalen. Giveren trekkes ved loddtrekning, og hver får sju kort. Resten er trekkbunken, og det øverste kortet snus og begynner kastebunken. Til det kommer et tall, blir andre kort liggende uten virkning, og det neste snus.
summary-moomin-3 = Spillet begynner til venstre for giveren og går med klokken. Når det er din tur, spiller du ett kort med samme farge, tall eller symbol som det øverste, eller et jokerkort.
summary-moomin-4 = Hvis ingenting passer, eller du heller lar være, trekker du ett kort. Det kan du spille med en gang hvis det passer, men ikke noe annet; så går turen videre. Når trekkbunken er brukt opp, stokkes kastebunken, unntatt det øverste kortet.
summary-moomin-5 = Trekk to: neste spiller trekker to kort og mister turen. Stå over: neste spiller mister turen. Snu: spillet snur; med to spillere virker det som Stå over.
summary-moomin-6 = Jokerkort: spill det når du vil, og velg farge. På et jokerkort passer bare den valgte fargen, eller et annet jokerkort.
summary-moomin-7 = Wild Tales From Moominvalley-kort: velg farge; så kan alle kaste ett kort, og alle velger samtidig og i hemmelighet. Den som bare har ett kort, trekker først ett og må kaste ett av de to. Kastede kort har ingen virkning, og ingen vinner ved å kaste.
summary-moomin-8 = Jokerkort – trekk fire: velg farge; neste spiller trekker fire kort og mister turen. Det er ærlig bare hvis du verken har et kort i fargen som gjelder, eller et annet jokerkort.
summary-moomin-9 = Den som skulle trekke, kan i stedet utfordre og ser da hånden din. Var det en bløff, trekker du de fire, og utfordreren spiller turen sin; hvis ikke, trekker utfordreren seks og mister turen. Den valgte fargen gjelder likevel.
summary-moomin-10 = Rop UNO så snart du har ett kort igjen, ved å spille eller kaste. Gjør du det ikke, og en annen oppdager det før neste spiller begynner turen sin, trekker du to kort.
summary-moomin-11 = Den som spiller det siste kortet sitt, vinner med en gang; ingen trekker lenger for det. Vil bordet ha poeng, får vinneren dem for de andres kort: tall det de viser, Trekk to, Stå over og Snu 20, jokerkort 50. Da vinner den som først har 500 poeng.

## Reglene i korthet: KPGUT

summary-kpgut-1 = Bli kvitt kortene dine så tidlig du kan. Den som først går ut, vinner; de andre spiller videre, og den som blir sist igjen, har tapt. Vanlige UNO-regler gjelder ikke her.
summary-kpgut-2 = Det trengs én kortstokk på 108 kort for hver påbegynt gruppe på sju spillere. Den eldste spilleren stokker og deler ut sju kort til hver; resten er trekkbunken. Den yngste åpner med et hvilket som helst kort unntatt Jokerkort – trekk fire, og spillet går med klokken.
summary-kpgut-3 = Et kort passer når det har samme farge eller verdi som det øverste. På din tur kan du legge flere kort av samme verdi på hverandre: det nederste må passe, og det siste ligger øverst.
summary-kpgut-4 = Kan du ikke spille, trekker du til du kan, og så spiller du; man melder aldri pass. Du kan trekke selv om noe passer (§ 14). Når trekkbunken er brukt opp, stokkes kastebunken, unntatt det som ble spilt sist; er det ingenting igjen å trekke, er spillet slutt (§ 4, 5).
summary-kpgut-5 = Trekk to: neste spiller tar to kort for hvert og mister turen, eller legger på med egne Trekk to. Da går summen videre til noen tar den.
summary-kpgut-6 = Snu: et oddetall slike kort snur spillet, et partall gjør det ikke; med to spillere virker det som Stå over. Stå over: like mange spillere hoppes over som det ble spilt slike kort.
summary-kpgut-7 = Jokerkort passer på et hvilket som helst kort, så lenge ingen skylder kort, og den som spiller det, velger farge; flere på én gang gir én farge. Jokerkort – trekk fire: velg farge; neste spiller tar fire kort for hvert, eller svarer med samme slags kort. Det er ærlig bare hvis ingenting annet på hånden passer, heller ikke et Jokerkort; som svar på Trekk to bare hvis du ikke har Trekk to.
summary-kpgut-8 = Den som skulle ta kortene, kan betvile Jokerkort – trekk fire og er den eneste som får se hånden. Er tvilen berettiget, tar den som spilte det, alle kortene, og den som tvilte, spiller et hvilket som helst kort, Jokerkort – trekk fire bare hvis det ikke er noe annet. Hvis ikke, tar den som tvilte, to kort mer enn gjelden og mister turen.
summary-kpgut-9 = Si UNO innen tre sekunder når du har ett kort igjen. Gjør du det ikke, og noen oppdager det før neste spiller spiller et kort, trekker du to (§ 1). Man går ikke ut på et spesialkort: det virker, du trekker ett kort og sier UNO igjen (§ 2).
summary-kpgut-10 = Hopp inn: har du nøyaktig samme tallkort som det øverste, også i fargen, kan du spille det utenfor tur; turen blir der den var (§ 7). Den som er borte på sin tur, får to kort og mister turen (§ 8). Den som gir opp, viser kortene sine og får sisteplassen, delt hvis flere gir opp (§ 9).
summary-kpgut-11 = Avbrytes et spill, er færrest kort best, så færrest tallkort, så flest nuller, enere og så videre (§ 6). I en serie varer et spill høyst én time: den som går ut, får sine hele minutter som poeng, de som da er igjen, 65, 70, 75, den som har gitt opp, 60 eller mer. Lavest gjennomsnitt vinner.
summary-kpgut-12 = Den eldste spilleren holder orden, den yngste når det gjelder den eldste. En spiller som gir råd, trekker to kort; en tilskuer som gjør det, tas med i spillet eller sendes bort (§ 3). Juks som oppdages med en gang, tas tilbake, med to kort (§ 10). Trekker noen uten grunn, kan det betviles: en advarsel, eller fire kort til den som tvilte (§ 14). Tvister avgjøres ved avstemning, og den eldste avgjør ved stemmelikhet (§ 11). Nye kan bli med, med ni kort, så lenge ingen har gått ut og den eldste er enig (§ 13). Den som fortsetter etter en advarsel, fjernes, uten plassering (§ 15).

## Bordet i nettleseren

scene-name = Bordet
scene-key-sort = s
scene-key-hint = h
scene-key-takeback = z
scene-your-turn = Din tur
scene-their-turn = { $who } har turen
scene-hint = Spill fargen { $color }, { $symbol } eller { $edition ->
    [custom] et kort som skifter farge
   *[other] et jokerkort
    }.
scene-hint-color = Spill fargen { $color } eller { $edition ->
    [custom] et kort som skifter farge
   *[other] et jokerkort
    }.
scene-fits = { $fit } av dine { $count } kort passer.
scene-nothing-fits = Ingenting passer: trekk et kort.
scene-opening = Du åpner spillet: spill det første kortet.
scene-free = Spill hvilket kort du vil.
scene-drawn-fits = Spill et kort som passer, eller behold det du trakk.
scene-drawn-again = Ingenting passer ennå.
scene-others-choose = Venter på at de andre skal velge
scene-owed = Du er i ferd med å få { $cards }
scene-owed-answer = Svar med et kort som passer, eller ta dem.
scene-owed-take = Ta dem; ingenting du har, kan svare.
scene-hint-catch = { $who } har ett kort. Glemte å rope UNO? Trykk på { $who }.
scene-then-you = Så er det din tur.
scene-then-them = Så { $who }, så du.
scene-between = { $count } spillere før deg.
scene-direction = { $direction ->
    [cw] Spillet går med klokken.
   *[ccw] Spillet går mot klokken.
    }
scene-same-card = Du har nøyaktig samme kort, { $card }. Du kan hoppe inn.
scene-order = I denne rekkefølgen. Øverst blir { $card } liggende.
scene-joke = Lo du?
scene-laugh = Jeg lo
scene-frown = Ikke et smil
scene-discard-may = Kast et kort, om du vil
scene-discard-must = Kast { $cards }
scene-discard-how = Det legges under det øverste kortet, uten virkning. Ingen ser hvilket før alle har valgt.
scene-discard-card = Kast { $card }
scene-keep-all = Behold alle
scene-draw = Trekk
scene-left = { $count } igjen
scene-keep = Behold
scene-take = Trekk { $count }
scene-challenge = { $edition ->
    [kpgut] Betvil
   *[classic] Utfordre
    }
scene-accuse = Anklag { $who }
scene-doubt-drawing = Betvil trekkingen til { $who }
scene-lay = Spill { $card }
scene-lay-several = Spill { $cards }
scene-cancel = Avbryt
scene-reorder = Bytt rekkefølge
scene-jump = Hopp inn
scene-waiting = { $count ->
    [one] kort venter
   *[other] kort venter
    }
scene-held = { $count } kort
scene-sort = Sorter
scene-sort-by = { $order ->
    [color] Etter verdi
    [value] Passende først
   *[fits] Etter farge
    }
scene-of = { $number } av { $count }
scene-would-bluff = { $edition ->
    [moomin] ville være en bløff: du har fargen { $color } eller et annet jokerkort
    [kpgut] ville være en bløff: et annet kort passer
   *[other] ville være en bløff: fargen er { $color }
    }
scene-on-turn = har turen
scene-next = er neste
scene-bot = bot
scene-away = borte, kobler til igjen
scene-away-bot = borte, en bot spiller
scene-out = ute
scene-out-place = ute, plass { $place }
scene-removed = Du ble fjernet fra dette spillet: { $reason }.
scene-removed-bare = Du ble fjernet fra dette spillet.
scene-warned = { $count ->
    [one] én advarsel
   *[other] { $count } advarsler
    }
scene-choosing = velger
scene-marked = strake albuer
scene-marker = har merket
scene-uno-idle = ved 2 kort
scene-uno-now = rop
scene-uno-called = ropt
scene-which-color = Hvilken farge gjelder nå?
scene-in-hand = { $count } på hånden
scene-esc = Esc tar kortet tilbake
scene-take-back = Ta tilbake
scene-which-partner = Hvem bytter du hånd med?
scene-bluff-title = Dette ville være en bløff
scene-bluff = Du har et kort som forbyr { $card } nå. Blir du avslørt, trekker du selv. Bare du vet det.
scene-bluff-dare = Spill likevel
scene-challenge-title = { $who } spiller { $card } mot deg
scene-odds-had = Bløff: { $percent } %
scene-odds-none = Ærlig: { $percent } %
scene-odds-only = Det sier ingenting om hvordan { $who } spiller.
scene-read = Les regelen
scene-odds-basis = Ut fra kortene du kan se: av { $unseen } kort du ikke ser, ville { $matching } gjøre det til en bløff, og { $who } har { $held }.
scene-if-taken = Du tar { $cards } og mister turen.
scene-costs = Koster deg { $count } kort.
scene-if-bluff = Bløff: { $who } tar { $cards }, og du { $free ->
    [yes] spiller hvilket kort du vil
   *[no] spiller turen din
    }.
scene-if-honest = Ærlig: du tar { $cards } og mister turen.
scene-costs-average = Koster deg i snitt { $average } kort.
scene-only-you = Bare du ser hånden.
scene-answer = Svar med et kort i stedet
scene-shown = Hånden til { $who }
scene-close = Lukk
screen-title = Stor skjerm
screen-come-in = Kom inn
screen-full = Alle stolene er tatt
screen-locked = Bordet tar ikke imot flere
screen-at = på { $address }
screen-free = { $count ->
    [one] Én stol til er ledig.
   *[other] { $count } stoler til er ledige.
    }
screen-on-turn = { $who } har turen
screen-color = { $who } velger farge
screen-partner = { $who } velger noen å bytte med
screen-answers = { $who } svarer eller trekker { $cards }
screen-chooses = { $count ->
    [one] { $who } velger et kort
   *[other] { $who } velger kort
    }
screen-lobby = Skann, sett deg og legg hånden på bordet.
screen-lobby-here = Sett deg og legg hånden på bordet.
screen-asleep = Alle har gått. Bordet våkner når noen kommer tilbake.
screen-dark = Over vanlig http kan ikke en side holde skjermen på. Det kan innstillingene på enheten.
screen-leave = Forlat
hand-only = Bare hånden min
hand-screen-gone = Den store skjermen er borte.
hand-show-table = Vis bordet her
hand-watching = Du ser på. Bordet er på den store skjermen.
hand-catch = Glemte { $who } UNO?

## Leksjoner

learn-strip = Lær spillet
    .about = { $count ->
        [7] sju
        [8] åtte
        [9] ni
        [10] ti
       *[other] { $count }
        } steg ved et ekte bord, { $minutes ->
        [4] fire
        [5] fem
       *[other] { $minutes }
        } minutter
learn-on = Lær videre
    .about = steg { $step } av { $count }
keep-strip = Før regnskap ved et ekte bord
    .about = med deres egne papirkort
keep-on = Fortsett regnskapet
    .about = runde { $round }, { $who } deler ut
    .game = spill { $game }
learn-where = Lær spillet · { $name }
learn-step = Steg { $step } av { $count }
learn-steps = { $count ->
        [7] Sju
        [8] Åtte
        [9] Ni
        [10] Ti
       *[other] { $count }
        } steg
learn-this-one = dette
learn-rule = Regelen bak
learn-rulebook = Åpne regelboken her
learn-skip = Hopp over steget
learn-back = Tilbake
learn-next = Videre
learn-leave = Avslutt leksjonen
learn-how = første trykk løfter, andre spiller
learn-fits-too = Det passer også. Her trenger vi { $card }.
learn-fits-too-color = Det passer også. Her trenger vi { $card } og fargen { $color }.
learn-allowed = Det har du også lov til. Her trenger vi det som er merket.
learn-failed = Steget lot seg ikke hente.
learn-retry = Prøv igjen
learn-end = Det er alt du trenger. Resten kommer mens du spiller.
learn-play = Spill med tre boter
learn-other = Lær { $name }
learn-again = En gang til
learn-return = Tilbake til bordet
# Det læreren sier: situasjonen, oppgaven og hva som kom ut av det. $laid er det øverste kortet som objekt, $next og $before er navn.
lesson-table = Det er din tur: båten ligger hos deg. Dette er kortene dine.
    .title = Bordet
    .task = Spill det merkede kortet: { $card }.
    .then = Båten seiler videre: { $next } spiller, så de andre. Den som først blir kvitt alle kortene, vinner.
    .rule = { $edition ->
        [custom] { summary-custom-1 }
        [moomin] { summary-moomin-1 }
        [kpgut] { summary-kpgut-1 }
       *[other] { summary-classic-1 }
        }
lesson-color = { $before } spilte { $laid }. Fargen er { $color }, og alle kort i den fargen passer.
    .title = Hva passer: en farge
    .task = Spill { $card }.
    .then = Nå ligger { $card } øverst, og fargen er fortsatt { $color }.
    .rule = { $edition ->
        [custom] { summary-custom-4 }
        [moomin] { summary-moomin-3 }
        [kpgut] { summary-kpgut-3 }
       *[other] { summary-classic-4 }
        }
lesson-number = { $before } spilte { $laid }. Samme tall passer også, uansett farge.
    .title = Hva passer: et tall
    .task = Spill { $card }, så skifter fargen.
    .then = Fargen er nå { $color }: det øverste kortet bestemmer.
    .rule = { $edition ->
        [custom] { summary-custom-4 }
        [moomin] { summary-moomin-3 }
        [kpgut] { summary-kpgut-3 }
       *[other] { summary-classic-4 }
        }
lesson-several = I KPGUT kan du spille flere kort av samme verdi i én tur.
    .title = Flere på én gang
    .task = Velg { $card }, i den rekkefølgen, og spill dem.
    .then = Det nederste måtte passe; det øverste bestemmer fargen: { $color }.
    .rule = { summary-kpgut-3 }
lesson-nothing = Ingen av kortene dine passer på { $top }.
    .title = Ingenting passer
    .task = Trekk et kort: trykk på bunken.
    .rule = { $edition ->
        [custom] { summary-custom-5 }
        [moomin] { summary-moomin-4 }
       *[other] { summary-classic-5 }
        }
lesson-nothing-2 = Du trakk et kort som passer: { $card }.
    .task = Spill { $card } med en gang. Du kunne også ha beholdt det.
    .then = Det var flaks. Et kort som ikke passer, blir på hånden, og turen går videre.
lesson-draw-on = Ingen av kortene dine passer på { $top }.
    .title = Ingenting passer
    .task = Trekk til noe passer: trykk på bunken.
    .rule = { summary-kpgut-4 }
lesson-draw-on-2 = Du trakk tre kort, og det siste passer: { $card }.
    .task = Spill { $card }.
    .then = I KPGUT trekker man til man kan spille. Ingen melder pass.
lesson-actions = Kort med et symbol gjør noe når du spiller dem.
    .title = Kort som gjør noe
    .task = Spill { $card }: { $next } mister turen sin.
    .rule = { $edition ->
        [custom] { summary-custom-6 }
        [moomin] { summary-moomin-5 }
        [kpgut] { summary-kpgut-6 } { summary-kpgut-5 }
       *[other] { summary-classic-6 }
        }
lesson-actions-2 = { $next } måtte stå over. Det neste kortet snur spillet.
    .task = Spill { $card }, så er det { $before } sin tur igjen.
lesson-actions-3 = Nå går spillet den andre veien: se pilene på stranden.
    .task = Spill { $card }: { $next } trekker to kort og mister turen sin.
    .then = To kort og en tapt tur: det sterkeste av de tre.
lesson-answer = { $before } spilte { $laid }: to kort er på vei til deg.
    .title = Svar på trekk-kort
    .task = Svar med { $card }, så får { $next } fire.
    .then = Slik vokser summen, til noen ikke svarer og tar alt.
    .rule = { summary-kpgut-5 }
lesson-wild = { $card } passer på alt, og du velger farge.
    .title = { $edition ->
        [custom] Skift farge-kort
       *[other] Et jokerkort
        }
    .task = Spill { $card } og velg fargen { $color }: den har du mest av.
    .then = Nå er fargen { $color }, uansett hva som ligger under.
    .rule = { $edition ->
        [custom] { summary-custom-7 }
        [moomin] { summary-moomin-6 }
        [kpgut] { summary-kpgut-7 }
       *[other] { summary-classic-7 }
        }
lesson-shuffle = Du har sju kort, de andre bare to hver.
    .title = Stokkekortet
    .task = Spill { $card } og velg fargen { $color }.
    .then = Alle hendene ble stokket sammen og delt ut på nytt. Nå har du tre kort.
    .rule = { summary-custom-9 }
lesson-texts = { $card }: denne teksten ble bordet enig om før spillet.
    .title = Egne tekster
    .task = Spill det og velg fargen { $color }.
    .rule = { summary-custom-10 }
lesson-texts-2 = Kortet ga deg en ekstra tur, så det er din tur igjen.
    .task = Spill { $card }.
    .then = Det finnes tre slike kort, og dere bestemmer sammen hva som står på dem.
lesson-valley = Med dette kortet kan alle kaste et kort.
    .title = Kortet fra Mummidalen
    .task = Spill { $card } og velg fargen { $color }: den har du mest av.
    .rule = { summary-moomin-7 }
lesson-valley-2 = Nå velger alle i hemmelighet hva de kaster.
    .task = Velg { $card } og kast det.
    .then = De kastede kortene havnet under det øverste. De har ingen virkning.
lesson-jump = { $next } spilte { $laid }, og du har nøyaktig samme kort.
    .title = Hopp inn
    .task = Hopp inn med { $card }. Du trenger ikke vente på tur.
    .then = Kortet ditt er borte, og spillet går videre som om ingenting hadde hendt: { $before } har turen.
    .rule = { summary-kpgut-10 }
lesson-uno = To kort igjen. Rop UNO før du spiller det nest siste.
    .title = UNO
    .task = Trykk på UNO.
    .rule = { $edition ->
        [custom] { summary-custom-11 }
        [moomin] { summary-moomin-10 }
        [kpgut] { summary-kpgut-9 }
       *[other] { summary-classic-10 }
        }
lesson-uno-2 = Alle hørte det. Hadde du glemt det og noen oppdaget det, måtte du ha trukket to kort.
    .task = Spill nå { $card }.
lesson-uno-3 = Ett kort igjen, og det passer.
    .task = Spill { $card }, så går du ut.
    .then = { $edition ->
        [kpgut] Du gikk ut først: seieren er din. De andre spiller videre om plassene.
       *[other] Ingen kort igjen: runden er din.
        }

## Sider i nettleseren

page-title = Ett bord, fire regelbøker.
preview-home = Et bord for kortspillet UNO, for folk og boter, med fire regelbøker. Ingen konto, ingen reklame.
preview-table = En plass ved bordet
    .about = Et parti UNO i nettleseren. Kom og spill eller se på; du trenger ingen konto.
preview-invites = { $who } inviterer deg
    .about = { $count ->
        [one] Én har kommet til bordet.
       *[other] { $count } har kommet til bordet.
        } Sett deg eller se på; ingen konto trengs.
preview-replay = Et parti UNO en gang til, trekk for trekk.
page-home = Til forsiden
page-bar = Bord og innstillinger
page-language = Språk
page-theme-to = { $theme ->
    [day] Bytt til dag
   *[night] Bytt til natt
    }
page-edition = Utgave
page-edition-size = { $edition ->
    [classic] 108 kort, { $low } til { $high } spillere
    [kpgut] 108 kort per stokk, { $low } til { $high } spillere
   *[other] 112 kort, { $low } til { $high } spillere
    }
page-linked-rules = Med reglene fra lenken: { $rules }.
page-name = Navnet ditt
page-who = Hvem spiller?
page-fewer = Én spiller færre
page-more = Én spiller til
page-bots-play = Slik spiller botene
page-length = Hvor lenge dere spiller
    .value = { $value ->
        [1] én runde
       *[other] til { $value } poeng
        }
page-default-texts = På de egentilpassbare kortene står det: { $texts }. Inviter venner for å skrive noe annet.
page-play = Spill
page-with-friends = Inviter venner i stedet
page-join-title = Har du en lenke eller kode?
page-join-field = Lenke eller kode
page-join = Bli med
page-public = Åpne bord
page-your-tables = Bordene dine
page-go-back = Gå tilbake
page-forget-table = Fjern fra listen
page-rules = Dette skiller de fire
page-rules-short = Regler
page-settings = Innstillinger
page-about = Om Yksi
page-about-what = Yksi er et bord for kortspillet UNO, for mennesker og boter. Det krever ingen konto og viser ingen reklame; den som har lenken til et bord, kan sette seg eller se på.
page-about-fair = Hver utdeling stokkes med husets forseglede hemmelighet og en del fra nettleseren til hver spiller: ingen kan velge kortene. Etter runden åpnes alt, og din egen nettleser kontrollerer det.
page-bot-names = Kivi Savu Routa Usva Halla Sammal Kaarna Koski Lampi Niemi Pouta Kaste Korpi Saari Suvi Hanki Tyrsky Kuura Loimu Marja Naava Oras Pilke Rasti Sora Tunturi Vasa
page-guest-names = Liv Nora Sigrid Ola Ingrid Lars Tuva Sondre Ida Jakob
page-trouble-join = Det ser ikke ut som en lenke eller kode til et bord.
page-trouble-no-code = Ingen bord har denne koden nå. Den kan være feilskrevet eller ikke i bruk lenger: spør om den en gang til, eller be om lenken.
page-trouble-too-many-codes = Det ble for mange koder som ikke fører noe sted. Vent et minutt, eller be om lenken.
page-trouble-server = Serveren svarer ikke. Prøv igjen om litt.
page-trouble-house-full = Huset er fullt: så mange spiller at det ikke er noe nytt bord akkurat nå. Prøv igjen om litt.
page-trouble-too-many-tables = Du har åpnet mange bord på kort tid. Vent et minutt før det neste.
page-opening = Et øyeblikk.
missing-title = Her er det ingenting
missing-page = Denne adressen fører ingen steder.
leave-title = Forlate spillet?
leave-alone = Spillet venter på deg: botene spiller ikke videre på egen hånd.
leave-stand-in = Spillet går videre. En bot spiller for deg til du kommer tilbake til plassen din.
leave-absence = Spillet går videre, og plassen din holdes av. Den som er borte på sin tur, trekker { $count } kort og mister turen.
leave-stay = Bli
watch-next = Du ser på: kampen begynte uten deg. Si at du er klar, så spiller du fra neste runde.
watch-game = Du ser på. Si at du er klar, så spiller du i neste spill.
watch-next-ready = Du ser på. Du spiller med fra neste runde.
watch-game-ready = Du ser på. Du spiller med i neste spill.
watch-ask = Du ser på: spillet begynte uten deg. Du kan be om å bli med.
page-door = Kom inn
door-invites = { $who } inviterer deg
door-come = { $count ->
    [one] Én har kommet, kortene er ikke delt ut ennå
   *[other] { $count } har kommet, kortene er ikke delt ut ennå
    }
door-game-classic = Ett kort per tur, først til 500.
door-game-custom = Klassisk, og tre kort med egne tekster.
door-game-moomin = En joker for hele dalen, også for barn.
door-game-kpgut = Flere kort på én gang, og klokken teller.
door-learn = Aldri spilt? { $minutes ->
    [4] Fire minutter
   *[other] { $minutes } minutter
    }
door-chair = Stolen din
door-between = etter { $before }, før { $after }
door-chair-mine = Stolen din, etter { $before }, før { $after }
door-chair-free = Ledig stol, etter { $before }, før { $after }
door-opposite = overfor { $who }
door-chair-mine-opposite = Stolen din, overfor { $who }
door-chair-free-opposite = Ledig stol, overfor { $who }
door-animal = Dyret ditt
door-animal-name = { $animal ->
    [fox] Rev
    [bear] Bjørn
    [owl] Ugle
   *[hare] Hare
    [perch] Abbor
    [swan] Svane
    [hedgehog] Pinnsvin
    [elk] Elg
    [squirrel] Ekorn
    [seal] Sel
    [raven] Ravn
    }
door-seen = andre ser det
door-sit = Jeg setter meg, jeg er klar
door-next = Se på og spill etterpå
door-knock = Bank på
door-watch = Bare se på
door-free = Ingen konto, ingen reklame. Ingenting å installere.
door-running = Kortene er delt ut. Du kan se på og spille når de deles ut neste gang.
door-full = { $count ->
    [10] Alle ti stolene er opptatt. Du kan se på.
   *[other] Alle { $count } stolene er opptatt. Du kan se på.
    }
door-knock-why = Her banker nye på, og { $who } slipper dem inn.
door-no-answer = { $known ->
    [yes] Ingen svarer på denne adressen. Er du på samme wifi som { $who }?
   *[no] Ingen svarer på denne adressen. Er du på samme wifi som den som inviterte deg?
    }
door-told = { $who } vet at du venter.
door-told-nobody = Du har banket på.
door-wait = Døren åpner seg her av seg selv så snart du slippes inn.
door-wait-nobody = Ingen er ved bordet akkurat nå. Den som kommer først, kan slippe deg inn, og døren åpner seg her av seg selv.
door-knocks = Ved døren
door-knocks-one = banker på
door-let-in = Slipp inn
door-let-in-who = Slipp inn { $who }
door-turn-away = Ikke nå
door-turn-away-who = Ikke slipp inn { $who } nå
page-enter = Sett deg
full-title = Huset er fullt
full-why = Så mange spiller at det ikke er plass til én til akkurat nå.
full-again = Bli her: vi banker på igjen med noen sekunders mellomrom, og døren åpner seg av seg selv.
goodbye-title = Ha det for denne gang
goodbye-banned = Her kommer du ikke inn.
goodbye-closed-table = Den som driver serveren, har stengt bordet.
goodbye-closed = Forbindelsen til dette bordet er lukket.
goodbye-damaged = Protokollen for dette bordet er skadet. Den som driver serveren, har fått beskjed.
goodbye-gone = Dette bordet er slettet, med alt som ble spilt ved det.
goodbye-no-table = Dette bordet finnes ikke, eller ikke lenger.
goodbye-origin = Denne siden hører ikke til serveren den spurte.
goodbye-protocol = Bordet har fått en nyere versjon. Last siden på nytt.
goodbye-too-fast = Det ble for mye på én gang, så bordet la på.
goodbye-too-many = Det er for mange forbindelser åpne herfra. Lukk noen faner og last siden på nytt.
goodbye-again = Kom inn igjen
goodbye-same-rules = Et nytt bord med disse reglene
lobby-title = Rundt bordet
lobby-bring = Ta med en venn
invite-alone = Bare denne maskinen når bordet
invite-alone-why = En lenke ville ikke finne noe på en annen telefon eller maskin, så det er ingen å kopiere ennå.
invite-alone-bots = Imens kan du spille mot boter.
invite-ask = Be den som startet Yksi, om å åpne det for nettverket, eller å starte det slik:
invite-reach = { $stop ->
    [computer] Rekkevidde: denne maskinen. Deretter: dette nettverket, overalt.
    [network] Rekkevidde: dette nettverket. Deretter: overalt.
   *[anywhere] Rekkevidde: overalt.
    }
invite-stop = { $stop ->
    [computer] Denne maskinen
    [network] Dette nettverket
   *[anywhere] Overalt
    }
invite-wifi = Slipp inn telefonene på wifi-nettet ditt
invite-wifi-how = Alle på samme nettverk kan da komme inn med lenken. Ingenting forlater huset. Maskinen kan spørre én gang om Yksi kan nås; svar ja for private nettverk.
invite-open = Åpne for nettverket
invite-opening = Åpner …
invite-close = Lukk for nettverket
invite-closing = Lukker …
invite-started = Yksi ble startet for nettverket, med --host eller --address: det er åpent til Yksi avsluttes.
invite-trouble-no-network = Maskinen er ikke på noe nettverk. Koble til wifi og prøv igjen.
invite-trouble-port-taken = Et annet program har tatt denne plassen i nettverket. Lukk det, eller start Yksi med en annen --port.
invite-trouble-blocked = Maskinen lar ikke Yksi åpne nettverket. Start det med --host 0.0.0.0, eller tillat det i brannmuren.
invite-trouble-not-own-computer = Bare en nettleser på maskinen der Yksi kjører, kan åpne eller lukke nettverket.
invite-trouble-settled = Hvor langt Yksi når, ble bestemt da det ble startet, med --host eller --address.
invite-trouble-server = Yksi svarte ikke i tide. Prøv igjen.
invite-elsewhere = Venner andre steder? Da trenger bordet en offentlig adresse.
invite-elsewhere-how = Slik får du en
invite-elsewhere-steps = Legg Yksi på en liten server, eller en tunnel foran denne maskinen, og start det med adressen vennene ser. Guiden «Hosting» har fem linjer for hver måte.
invite-network = Virker bare på dette wifi-nettet. Den som har lenken, kan sette seg eller se på.
invite-anywhere = Virker overalt. Ingen konto trengs, og reglene følger med lenken.
invite-camera = Pek telefonkameraet hit.
invite-other-address = En annen adresse
invite-more = Mer
invite-come = Hvem som har kommet
invite-come-of = { $count } av { $high }{ $watching ->
    [0] { "" }
   *[other] , { $watching } ser på
    }
invite-state = { $state ->
    [here] her
    [choosing] velger plass
    [watching] ser på
   *[door] ved døren
    }
invite-arrives = { $state ->
    [here] { $who } er her.
    [choosing] { $who } velger plass.
    [watching] { $who } ser på.
   *[door] { $who } står ved døren.
    }
invite-not-found = Finner ikke telefonen bordet? Den kan være på mobilnettet eller et gjestenett.
invite-firewall = Fortsatt ingenting? Tillat Yksi, eller Python, i maskinens brannmur for private nettverk.
lobby-invite = Inviter
lobby-qr = Invitasjonen som QR-kode
lobby-copy = Kopier lenken
lobby-copied = Kopiert
lobby-copy-by-hand = Nettleseren lar ikke siden kopiere. Merk lenken her:
lobby-share = Del
lobby-copy-rules = Kopier en lenke til disse reglene
lobby-private-link = Kopier min egen lenke
lobby-private-how = Den fører deg til din egen plass på en annen enhet. Behold den for deg selv.
lobby-seats = Plasser
lobby-seats-of = { $count } av { $high }
lobby-chair = En ledig stol
lobby-add-bot = Legg til en bot
lobby-dismiss = Send { $who } bort
lobby-more = Mer om { $who }
lobby-rename = Bytt navn
lobby-role-you = du
lobby-role-host = vert
lobby-role-starts = starter spillet
lobby-forgets = { $percent ->
    [0] glemmer aldri UNO
   *[other] glemmer UNO { $percent } av hundre ganger
    }
lobby-forgetting = Hvor ofte { $who } glemmer UNO
lobby-role-beginner = nybegynner
lobby-role-barred = ute av serien
lobby-role-silenced = stille inntil videre
lobby-role-muted = dempet for deg
lobby-ready = Klar
lobby-learning = lærer spillet
lobby-watching = ser på
lobby-not-ready = ikke klar ennå
lobby-rules = Dette spiller vi
lobby-host-chooses = Verten velger reglene.
lobby-settings = Tidsgrenser og valg
lobby-manners = Slik oppfører vi oss
lobby-manners-read = Jeg har lest det
lobby-ages = Fra den eldste til den yngste
lobby-ages-how = Den eldste stokker, deler ut og holder orden; den yngste åpner.
lobby-oldest = deler ut
lobby-youngest = åpner
lobby-older = { $who }: eldre
lobby-younger = { $who }: yngre
lobby-texts = { $count ->
    [one] Det egentilpassbare kortet
   *[other] De egentilpassbare kortene
    }
lobby-texts-how = En tekst gjelder når alle er enige i den; ellers forblir kortet tomt, og den som spiller det, velger bare farge.
lobby-texts-own = En egen tekst. Bordet utfører den sammen.
lobby-texts-write = Skriv en tekst
lobby-texts-choose = Tekst på kort { $card }
lobby-texts-asked = Foreslått: «{ $text }»
lobby-start = Del ut kortene
lobby-ready-on = Jeg er klar
lobby-ready-off = Ikke klar likevel
lobby-too-few = Det trengs { $count } for å spille. Inviter noen eller legg til en bot.
lobby-more-ready = { $count ->
    [one] Én til må være klar.
   *[other] { $count } til må være klare.
    }
lobby-host-starts = Alle er klare. { $who } starter spillet.
lobby-stay-out = Jeg bare ser på
lobby-waiting = { $count ->
    [one] Venter på én. Den som ikke er klar, ser på.
   *[other] Venter på { $count }. Den som ikke er klar, ser på.
    }
lobby-all-ready = Alle er klare.
panel-close = Lukk
panel-print = Skriv ut
panel-menu = Meny
panel-leave = Forlat bordet
panel-procedures = Avstemninger og oppgaver
panel-paper = Poengark
panel-paper-empty = Ingenting er skrevet opp ennå.
panel-keys = Taster
panel-where = { $edition } · runde { $round }
panel-where-points = { $edition } · runde { $round }, til { $target }
panel-where-practice = { $edition } · øving med boter
panel-where-practice-short = { $edition } · øving
panel-where-score = { $edition } · { $score } / { $target }
panel-where-series = { $edition } · spill { $game } i serien
panel-your-turn = Din tur
panel-away = borte
panel-cut = Forbindelsen er brutt. Prøver igjen.
panel-slow = Forbindelsen er treg. Venter på bordet.
panel-day = Dag i stedet for natt
panel-sound = Lyder
panel-letters = Enkeltbokstaver som taster
panel-left-handed = UNO-knappen til venstre
panel-last-refusal = Det siste avslaget
paragraph = § { $number }
panel-house-rules = Endret ved dette bordet
panel-own-rules = Egne regler, bygd på { $name }
panel-score = Poeng, til { $target }
panel-sheet = Ark
panel-turn-order = Rekkefølge
panel-all = Alle { $count }
panel-fewer = Færre
panel-on-turn = har turen
panel-out = ute
panel-place = plass { $place }
panel-place-short = Plass
panel-cards = { $count } kort
panel-clock = { $minutes }.{ $seconds }
panel-clock-limit = { $count ->
    [one] Spillets klokke. Spillet slutter etter ett minutt.
   *[other] Spillets klokke. Spillet slutter etter { $count } minutter.
    }
panel-seconds = { $count } s
panel-log = Hva som skjedde
panel-log-seals = Utdelingenes segl
panel-log-empty = Ingenting ennå.
panel-newest-first = nyeste først
panel-watching = Ser på
panel-coach-of = { $who }, rådgiver for { $player }
panel-missed = { $count } nye
panel-say = Si noe
panel-say-alone = Bare til { $who }
panel-send = Send
panel-vote = Avstemning
panel-asked-by = { $who } spurte.
panel-voted = { $count } har stemt, { $missing } mangler
panel-rule-majority = Mer enn halvparten må si ja; stemmelikhet er nei.
panel-rule-casting = Ved stemmelikhet avgjør { $who }.
panel-rule-unanimous = Alle må si ja.
panel-closing = Du kan fortsatt protestere mot siste utspill: { $who }
panel-closing-accept = Jeg godtar resultatet
panel-deed-done = Gjort
panel-question = Spørsmål
panel-question-you = Et spørsmål til deg
panel-question-to = Et spørsmål til { $who }
panel-text = Teksten på kortet
panel-text-by = { $who } spilte:
panel-text-step = Gjør det kortet sier
panel-text-discard = { $count ->
    [one] Velg et kort å kaste.
   *[other] Velg { $count } kort å kaste.
    }
panel-text-give = Velg et kort til { $who }.
panel-text-choose = Ta disse
panel-text-waits = Venter på valget til { $who }.
panel-text-done = Teksten er utført
panel-tool-drawcards = trekk kort
panel-tool-discardcards = kast kort
panel-tool-givecard = gi et kort
panel-tool-showhand = vis hånden
panel-tool-putmarker = sett et merke
panel-tool-giveturn = gi turen
panel-tool-setcolor = bytt farge
panel-color = Farge
panel-who = Hvem
panel-to-whom = Til hvem
panel-how-many = Hvor mange
panel-everybody = Alle
panel-marker = Ord på merket
panel-propose = Foreslå
panel-go = Gjør det
panel-nobody = ingen
panel-do-nothing = Det er ingenting å sette i gang nå.
panel-do-report = Meld fra om råd
    .help = Alle som fortsatt spiller, stemmer. En spiller som ga råd, trekker to kort; en tilskuer blir tatt med eller sendt bort.
    .who = Hvem ga råd?
    .other = Til hvem?
panel-do-accuse = Meld fra om juks
    .help = For det maskinen ikke ser. Ved ja tas utspillet tilbake, og det koster to kort.
    .who = Hvem sitt utspill?
panel-do-doubt = Betvil trekkingen
    .help = Den eldste ser på hånden, den yngste på den eldstes. Å trekke uten grunn gir en advarsel; ubegrunnet tvil koster fire kort.
    .who = Hvem trekker?
panel-do-ask = Spør alle
    .help = Et spørsmål med ja eller nei; svaret avgjør saken.
    .text = Spørsmål
panel-do-warn = Gi en advarsel
    .help = Din oppgave. Skjer det igjen, kan spilleren bli fjernet fra spillet.
    .who = Til hvem?
    .text = Grunn
panel-do-remove = Fjern fra spillet
    .help = Bare etter en advarsel. Kortene vises og legges under det siste utspillet.
    .who = Hvem?
    .text = Grunn
panel-do-beginner = Jeg er nybegynner
    .help = Alle ser det, og du kan be om en rådgiver.
panel-do-coach = Be om en rådgiver
    .help = En tilskuer kan da gi deg råd, hvis den eldste er enig.
    .who = Hvem?
panel-do-gave-up = Regn som gitt opp
    .help = For noen som har gått. Alle som fortsatt spiller, stemmer.
    .who = Hvem?
panel-do-give-up = Gi opp
    .help = Du viser kortene dine og får sisteplassen, delt hvis flere gir opp.
panel-do-stop = Stopp spillet
    .help = Alle stemmer. Et spill med plasseringer avgjøres slik det står.
panel-do-join = Bli med i spillet
    .help = Den eldste spilleren må være enig. Du får din egen hånd.
    .who = Til venstre for
    .other = Eldre enn
panel-do-put-out = Stem noen ut
    .them = Stem ut
    .help = Den som må forlate rommet, kan ikke komme tilbake.
    .who = Hvem?
panel-do-hand-over = Gi fra deg vertskapet
    .them = Gjør til vert
    .help = Verten velger regler og boter og starter spillet.
    .who = Til hvem?
panel-do-delete = Slett bordet
    .help = Alle må gå, og spill, protokoller og lenker blir borte for godt. Ingen kan få dem tilbake.
panel-do-send-out = Send noen ut
    .them = Send ut
    .help = Den personen forlater rommet og kan ikke komme tilbake. Et låst bord holder alle fremmede ute.
    .who = Hvem?
panel-do-silence = Be noen være stille
    .them = Be om stillhet
    .help = Den personen spiller videre, men skriver ingenting til alle.
    .who = Hvem?
panel-do-let-write = La noen skrive igjen
    .them = La skrive igjen
    .help = Alle leser ordene igjen.
    .who = Hvem?
panel-do-mute = Demp noen for meg
    .them = Demp for meg
    .help = Ord og reaksjoner vises ikke her. Ingen får vite det.
    .who = Hvem?
panel-do-unmute = Hør noen igjen
    .them = Hør igjen
    .help = Ord og reaksjoner vises her igjen.
    .who = Hvem?
panel-do-complain = Meld fra om noen
    .them = Meld fra
    .help = Den som driver serveren, får vite det og kan lese hva som er sagt ved bordet. Ingen her får vite det.
    .who = Hvem?
    .text = Hva skjedde?
panel-complained = Takk. Den som driver serveren, har fått beskjed.
panel-keys-arrows = Piler
    .does = gå langs hånden
panel-keys-space = Mellomrom
    .does = velg et kort
panel-keys-enter = Enter
    .does = spill det valgte
panel-keys-colors = 1 til 4
    .does = velg en farge
panel-key-log = v
panel-does-table = fortell om bordet i ord, for skjermlesere
panel-does-call = rop UNO
panel-does-catch = oppdag at noen glemte å rope
panel-does-sort = sorter hånden
panel-does-hint = i øving: hva hvert kort er verdt
panel-does-takeback = i øving: ta tilbake det siste trekket ditt
panel-does-log = hva som skjedde
panel-does-keys = disse tastene
panel-keys-off = Enkeltbokstaver kan slås av i innstillingene.
panel-round = Runde
panel-total = Sum
panel-left = Igjen på hånden
panel-values = { $edition ->
    [custom] tall etter verdi, spesialkort 20, kort uten farge 40 eller 50
   *[other] tall etter verdi, handlingskort 20, jokerkort 50
    }
panel-for = { $person ->
    [you] Til deg
   *[they] Til { $who }
    }
panel-race = Alles poeng som båter på vei mot { $target }; tabellen under har dem som tall
panel-places = Plasseringer
panel-removed = fjernet
panel-gave-up = ga opp
panel-series = Serie
panel-series-leads = { $person ->
    [you] Etter spill { $game } leder du med { $average }
    [several] Etter spill { $game } deler { $who } ledelsen med { $average }
   *[they] Etter spill { $game } leder { $who } med { $average }
    }
panel-series-lowest = Poengene er minutter. Lavest snitt vinner serien.
panel-series-how = Ute ved minutt 18: 18 poeng. Den siste ved bordet får minuttene for hele spillet. Den som gir opp, får 30 mer enn den siste som ikke gjorde det, minst 60. Fortsatt med når spillet stoppes: 65, 70, 75.
panel-end-series = Avslutt serien
panel-end-series-ask = Avslutte serien?
panel-end-series-what = { $count ->
    [one] Ett spill er spilt. Plasseringene blir endelige, og en ny serie kan begynne.
   *[other] { $count } spill er spilt. Plasseringene blir endelige, og en ny serie kan begynne.
    }
panel-series-goes-on = Fortsett serien
final-title = { $count ->
    [one] { $names } vinner serien
   *[other] { $names } vinner serien sammen
    }
final-nobody = Serien er slutt
final-after = { $count ->
    [one] Ett spill ble spilt.
   *[other] { $count } spill ble spilt.
    }
final-played = Spill
final-games = { $count ->
    [one] ett spill
   *[other] { $count } spill
    }
final-export = Plasseringene som tekst
panel-player = Spiller
panel-game = Spill { $game }
panel-average = Snitt
panel-look-back = Se tilbake
panel-replay = Reprise
panel-record = Protokollen som tekst
panel-round-won = { $person ->
    [you] Du tar runden: { $count } poeng
   *[they] { $who } tar runden: { $count } poeng
    }
panel-game-won = { $person ->
    [you] Du vinner spillet
   *[they] { $who } vinner spillet
    }
panel-to-go = { $person ->
    [you] Du mangler { $count } poeng.
   *[they] { $who } mangler { $count } poeng.
    }
panel-goes-on = Fortsetter av seg selv om
panel-are-ready = { $count ->
    [0] Ingen er klare ennå.
    [one] er klar.
   *[other] er klare.
    }
panel-next-round = Neste runde
panel-rematch = Spill igjen
panel-waiting = Venter på de andre
panel-to-lobby = Rundt bordet
replay-title = Reprise
replay-where = Reprise · { $edition }
replay-missing = Det finnes ikke noe slikt bord.
replay-to-table = Til bordet
replay-empty = Ingenting er spilt ferdig ved dette bordet ennå.
replay-eyes = Synsvinkel
replay-all-hands = Alle hender
replay-back = Ett trekk tilbake
replay-on = Ett trekk fram
replay-play = Spill av
replay-pause = Pause
replay-way = Veien gjennom spillet
replay-move = Trekk { $move } av { $count }
replay-round = Runde { $round }
replay-speed = Hastighet
replay-speed-at = Hastighet { $speed }×
replay-link = Lenke til trekket
replay-moves = Trekk
replay-check = Kontroller utdelingene
replay-check-right = { $count ->
    [one] Utdelingen er rettferdig: bestemt før kortene, med en del fra nettleseren din, og kortene følger av den.
   *[other] Alle { $count } utdelinger er rettferdige: bestemt før kortene, med deler fra nettleseren din, og kortene følger av dem.
    }
replay-check-unseen = { $count ->
    [one] I én utdeling følger kortene av hemmeligheten, men nettleseren din hadde ingen del i den: den kan ikke si hva som var bestemt på forhånd.
   *[other] I { $count } utdelinger følger kortene av hemmeligheten, men nettleseren din hadde ingen del i dem: den kan ikke si hva som var bestemt på forhånd.
    }
replay-check-none = Ingen runde er over ennå, så det er ingenting å kontrollere.
replay-check-failed = Det lot seg ikke kontrollere: forbindelsen til serveren er brutt.
replay-receipt = Lagre kvitteringen

## Venner som følger en kveld med papirkort

share-title = La venner følge med
share-about = Den som har lenken, ser poengene vokse og kan ikke skrive noe.
share-who = Hvem fører regnskapet?
share-begin = Lag lenken
share-live-short = Venner kan følge med
share-cut-short = Ikke sendt ennå
share-sent = Alt du har skrevet, kan sees.
share-unsent = { $count ->
    [one] Én oppføring er på vei.
   *[other] { $count } oppføringer er på vei.
    }
share-cut = { $count ->
    [0] Forbindelsen er brutt. Det du skriver nå, sendes senere.
    [one] Forbindelsen er brutt. Én oppføring venter her og sendes senere.
   *[other] Forbindelsen er brutt. { $count } oppføringer venter her og sendes senere.
    }
share-trouble = Serveren godtar ikke en oppføring. Ingenting er tapt: alt finnes på denne enheten.
share-failed = Det gikk ikke nå. Prøv igjen om litt.
share-stop = Slutt å dele
share-stop-about = Serveren glemmer kvelden, og lenken fører ingen steder. Denne enheten beholder alt.
pen-title = Gi pennen videre
pen-about = Én enhet skriver om gangen. Den som åpner denne lenken, kan ta pennen, én gang. Gi den bare til noen som skal få skrive.
pen-make = En lenke til pennen
pen-qr = Pennen som QR-kode
pen-dead = Den virker også når denne enheten er tom for strøm: send den til noen du stoler på.
pen-asks = { $who ->
    [none] Noen vil gjerne skrive
   *[other] { $who } vil gjerne skrive
    }
pen-asks-about = Gir du fra deg pennen, følger du bare med etterpå.
pen-give = Gi pennen
pen-keep = Behold den
pen-lost = { $who ->
    [none] Noen andre har pennen nå
   *[other] { $who } har pennen nå
    }
pen-lost-about = Denne enheten skriver ikke lenger for dem som følger med.
pen-unsent = { $count ->
    [0] Alt du hadde skrevet, ble sendt.
    [one] Én av oppføringene dine ble ikke sendt i tide. Den er her og ble ikke blandet inn.
   *[other] { $count } av oppføringene dine ble ikke sendt i tide. De er her og ble ikke blandet inn.
    }
pen-gone = Kvelden deles ikke lenger
pen-gone-about = Serveren har glemt den. Denne enheten beholder alt du har skrevet.
pen-watch = Følg med
pen-own = Fortsett her alene
pen-save = Lagre som fil
live-title = { $who ->
    [none] En kveld med papirkort
   *[other] Hos { $who }
    }
live-about = { $who ->
    [none] { $game }. Du følger med.
   *[other] { $game }. { $who } fører regnskap; du følger med.
    }
live-line = direkte
live-quiet = { $count ->
    [one] stille i ett minutt
   *[other] stille i { $count } minutter
    }
live-cut = Forbindelsen er brutt. Siste nytt kl. { $time }.
live-gone = { $who ->
    [none] Denne kvelden deles ikke lenger.
   *[other] { $who } har sluttet å dele.
    }
live-gone-about = Det du så sist, står her fortsatt.
live-missing = Det finnes ingen kveld på denne adressen.
live-unread = Siden er for gammel for det som ble skrevet. Last den inn på nytt.
live-out = { $who } er ute
live-counted = runde { $round } telles
live-before = Før denne runden
live-standing = Stillingen
live-empty = Ingenting er skrevet ennå.
live-next = Neste: { $who } deler ut runde { $round }.
live-rounds = Alle runder
live-won = { $who } har vunnet
live-between = Ingen spill er i gang.
live-itself = Det som skrives, kommer hit av seg selv.
live-own = Før regnskap ved ditt eget bord
live-save = Lagre protokollen
live-ask = Be om pennen
live-ask-about = { $who ->
    [none] Den som fører regnskap, bestemmer.
   *[other] { $who } bestemmer.
    }
live-asked = Forespørselen er sendt. Så snart du har pennen, skriver du her.
live-your-name = Navnet ditt
live-take = Ta pennen
live-take-about = { $who ->
    [none] Deretter skriver denne enheten, og den andre følger med.
   *[other] Deretter skriver denne enheten, og { $who } følger med.
    }
live-take-warning = { $count ->
    [0] Den andre enheten ga lyd fra seg for et øyeblikk siden. Det den ikke har sendt ennå, blir der og blandes ikke inn.
    [one] Den andre enheten har ikke gitt lyd fra seg på ett minutt. Det den ikke har sendt ennå, blir der og blandes ikke inn.
   *[other] Den andre enheten har ikke gitt lyd fra seg på { $count } minutter. Det den ikke har sendt ennå, blir der og blandes ikke inn.
    }
live-wrong-key = Denne lenken er allerede brukt. Be om en ny.
live-copy = Fortsett på denne enheten
live-copy-about = Din egen kopi herfra; kvelden du følger, blir som den er.
preview-live = En kveld med papirkort, direkte
    .about = Se poengene vokse, runde for runde.

## Øving: tips og å ta tilbake

hint-button = Tips
hint-take-back = Ta tilbake
hint-percent = { $chance } %
hint-best = { $count ->
    [one] { $what } ser best ut
   *[other] { $what } ser best ut
    }
hint-equal = To er omtrent like gode
hint-equal-two = { $what } og { $other }: tilfeldighetene kan avgjøre mellom dem.
hint-close = { $what } ligger tett bak.
# Det man kan gjøre utenom å spille et kort, som subjekt.
hint-act = { $act ->
    [draw] å trekke
    [keep] å beholde kortet
    [accept] å ta kortene
    [challenge] { $edition ->
        [kpgut] å betvile
       *[other] å utfordre
        }
    [decline] å beholde alle kortene
    [laugh] å le
    [frown] å la være å le
   *[other] å slutte her
    }
hint-color = Velg { $color }.
hint-swap = Bytt hånd med { $who }.
hint-reason-nothing-else = { $fits ->
    [yes] Ingenting annet passer.
   *[no] Ingenting passer.
    }
hint-reason-stops-next = { $how ->
    [draws] { $who } er neste og har { $cards }: { $more } til hindrer { $who } i å gå ut.
    [owes] { $who } er neste og har { $cards }, og skylder da { $more }.
    [skipped] { $who } er neste og har { $cards }, og blir hoppet over.
   *[passed] { $who } ville vært neste og har { $cards }: turen går den andre veien.
    }
hint-reason-bluff-found = { $card } ville vært en bløff, og blir avslørt i { $chance } % av tilfellene.
hint-reason-keeps-wild = { $card } blir igjen på hånden til senere.
hint-reason-keeps-color = { $color } gjelder da, og du har fortsatt { $cards } av den fargen.
hint-reason-sheds-points = Du blir kvitt { $count } poeng, mer enn med noe annet kort som passer.
hint-reason-more-won = Flere prøvespill vinnes med det.
hint-counting = Regner …
hint-first = Den første utregningen tar litt tid.
hint-failed = Ingen tips akkurat nå.
# Etter navnet på kortet, for skjermlesere.
hint-plate = { $best ->
    [yes] { $chance } prosent, { $low } til { $high }, best
   *[no] { $chance } prosent, { $low } til { $high }
    }
hint-why = Hvorfor disse tallene
hint-rest = Hva sjansene bygger på
hint-rest-chance = Hver stolpe er sjansen din til å vinne runden hvis du gjør det nå: { $count } prøvespill for hver, av boter som disse. Klammen viser hvor mye tilfeldighetene alene kan flytte den.
hint-rest-places = Hver stolpe er hva plassen din er verdt hvis du gjør det nå: førsteplassen 100 %, de andre etter rekkefølge høyst 20 %. { $count } prøvespill for hver, av boter som disse. Klammen viser hvor mye tilfeldighetene alene kan flytte den.
hint-rest-known = De vet det du vet: hånden din, bunken og hvor mange kort de andre har.
practice-nothing = Øving teller ikke: ingen poeng, ingen resultater.

## Analyse

command-analyse = bedøm trekkene i en protokoll ved å spille ferdig
    .help = Spiller hver stilling i en protokoll ferdig mange ganger, ut fra det hver spiller kunne vite, og forteller alles sjanser og de dyreste trekkene.
option-playouts = hvor mange ganger det spilles ferdig for hvert tall; flere gjør det sikrere
option-analyse-seed = samme tall gir samme analyse
option-worst = hvor mange av de dyreste trekkene som fortelles
error-analysis-empty = { $file }: ingen har valgt noe trekk i denne protokollen.
analysis-running = spiller ferdig
analysis-title = { $measure ->
    [places] Hva runden er verdt
   *[chance] Sjansen til å vinne runden
    }
analysis-playouts = Spilt ferdig for hvert tall: { $playouts }, frø { $seed }.
analysis-how = { $measure ->
    [places] Før hvert trekk, for den som gjorde det, og ut fra det spilleren kunne vite: førsteplassen teller 100 %, de andre høyst 20 %, etter rekkefølgen. En pris er den delen som det beste alternativet ville ha beholdt, i prosentpoeng; den oppgis bare når den er sikker.
   *[chance] Før hvert trekk, for den som gjorde det, og ut fra det spilleren kunne vite. En pris er hvor mye oftere det beste alternativet ville ha vunnet, i prosentpoeng; den oppgis bare når den er sikker.
    }
analysis-heading = Runde { $round }: { $rules }
analysis-column = { $column ->
    [what] hva som skjedde
    [chance] før det
   *[cost] pris
    }
analysis-worst = De dyreste trekkene
analysis-none = Ikke noe trekk i denne runden kostet med sikkerhet noe.
analysis-costly = { $move }: { $told } Pris: { $cost } ({ $range }). Bedre: { $better }
analysis-no-more = ikke flere kort.
plot-axis-moves = trekk
plot-analysis = hver linje etter det spilleren kunne vite; sirkler: trekk som med sikkerhet kostet noe
replay-chances = Vinnersjanse
chances-how = spilt ferdig { $playouts } ganger for hvert tall, usikkerhet { $points } prosentpoeng; hvert tall etter det spilleren kunne vite
chances-state = { $state ->
    [waiting] Andre spill undersøkes først.
    [preparing] Gjør klart. Første gang tar det omtrent et minutt.
   *[playing] Spiller ferdig: { $done } av { $of } trekk.
    }
chances-failed = Sjansene lot seg ikke finne.
chances-turning = Vendepunkt: trekk { $move }
chances-item = { $who } { $percent } %
chances-better = Bedre:
chances-cost = −{ $cost } %-poeng
chances-table = Sjansene som tabell
chances-after = Alles sjanse etter hvert trekk
