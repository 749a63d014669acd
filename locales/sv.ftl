### Yksi på svenska. Röst: en god värd som kan reglerna: kort, varm, exakt; utropstecken bara för
### UNO. $person är ”you” när platsen är läsarens egen, annars ”they”; $other likaså om en andra.

## Kort och färger

# $form är ”name”, ”object” (någon väljer den) eller ”negated” (”inget … kort”).
color = { $form ->
    [name] { $color ->
        [red] röd
        [green] grön
        [blue] blå
       *[yellow] gul
        }
   *[object] { $color ->
        [red] rött
        [green] grönt
        [blue] blått
       *[yellow] gult
        }
    }
symbol = { $symbol ->
    [draw_two] Dra två
    [reverse] Bakåt
    [skip] Hoppa över
    [wild] Jokerkort
    [wild_four] Joker-dra-fyra-kort
    [shuffle_hands] Blanda händerna-joker
    [valley] Sagor från Mumindalen-jokerkort
    [custom] Anpassningsbart jokerkort
   *[number] { $number }
    }
# $form är ”name”, eller ”object” för det som någon spelar, drar eller kastar.
card = { $color ->
    [none] { symbol }
    [red] röd { symbol }
    [green] grön { symbol }
    [blue] blå { symbol }
   *[yellow] gul { symbol }
    }
card-custom = { $card } ({ $preset })
cards = { $count ->
    [0] inga kort
    [1] ett kort
    [2] två kort
    [3] tre kort
    [4] fyra kort
    [5] fem kort
    [6] sex kort
    [7] sju kort
    [8] åtta kort
    [9] nio kort
   *[other] { $count } kort
    }
no-cards = inga kort
no-color = ingen
that-card = det kortet
list = { $items } och { $last }
# $form är ”subject” (börjar en mening), ”object” eller ”plain” (i en lista).
you = { $form ->
    [subject] Du
    [object] dig
   *[plain] du
    }

## Utgåvor

edition-classic = Klassisk
    .about = Spelet som de flesta kan: ett kort per tur, Joker-dra-fyra-kortet kan utmanas, först till 500 poäng.
edition-custom = Anpassad
    .about = Klassiskt spel med ett kort som blandar allas händer och tre jokrar vars text ni väljer.
edition-moomin = Mumindalen
    .about = Fyra jokrar från Mumindalen låter alla kasta ett kort. Den som först går ut vinner.
edition-kpgut = KPGUT
    .about = Husregler från en finsk turné: flera lika kort på en gång, dra-kort besvaras med dra-kort, inhopp, och spelet går vidare till sista placeringen.

## Texter på de anpassningsbara korten

preset-blank = tomt
    .effect = Kortet är tomt och spelas som en vanlig joker.
preset-draw_to_color = Dra till en färg
    .effect = Nästa spelare drar tills det kommer ett kort i den valda färgen.
preset-drop_wilds = Andra kastar jokrar
    .effect = Alla andra kastar alla sina jokrar.
preset-three_if_stuck = Tre om du sitter fast
    .effect = Om inget passar drar nästa spelare tre kort i stället för ett.
preset-extra_turn = Extra tur
    .effect = Den som spelade kortet får en tur till.
preset-next_to_seven = Nästa till sju
    .effect = Nästa spelare drar eller kastar till exakt sju kort.
preset-all_to_three = Alla till tre
    .effect = Alla drar eller kastar till exakt tre kort.
preset-open_hands = Öppna händer
    .effect = Alla händer ligger öppna tills den som spelade kortet har sin nästa tur.
preset-joke = Vitsen
    .effect = Den som spelade kortet berättar en vits. Skrattar någon kastar berättaren alla sina kort utom ett; annars drar berättaren fyra.
preset-elbows = Raka armbågar
    .effect = Nästa spelare håller armbågarna raka tills någon ropar UNO.
preset-rooster = Tuppen
    .effect = Nästa spelare gal eller kacklar så gott det går och drar fyra kort.
preset-text = Egen text
    .effect = Bordet utför det som det har skrivit på kortet.
joke-1 = ”Varför gick Hoppa över över bordet? För att ingen annan fick någon tur.”
joke-2 = ”Jag har ett kort kvar. Det står på det att jag har ett kort kvar.”
joke-3 = ”Läkaren säger att jag ska dra mindre. Han har sett min hand.”

## Vad som händer

event-cut = Dragning om given: { $draws }.
cut-item = { $who } { $card }
event-dealer = { $who } ger.
event-dealt = { $who } har nu { $cards } på handen.
event-dealt-known = { $who } har nu på handen: { $cards }.
event-turned = { $rejected ->
    [yes] Vänds upp och läggs tillbaka: { $card }.
   *[no] Vänds upp: { $card }.
    }
event-turn = { $person ->
    [you] Din tur.
   *[they] { $who } är i tur.
    }
event-laid = { $who } spelar { $cards }.
event-laid-color = { $who } spelar { $cards } och väljer { $color }.
event-jumped = { $who } hoppar in med { $cards }.
event-named = { $who } väljer { $color }.
event-drew = { $why ->
    [finish] { $person ->
        [you] Man går bara ut på ett sifferkort: du drar { $cards }.
       *[they] Man går bara ut på ett sifferkort: { $who } drar { $cards }.
        }
    [valley] { $person ->
        [you] Med bara ett kort på handen drar du först { $cards }.
       *[they] Med bara ett kort på handen drar { $who } först { $cards }.
        }
    [table] { $person ->
        [you] Bordet ger dig { $cards }.
       *[they] Bordet ger { $who } { $cards }.
        }
   *[turn] { $who } drar { $cards }.
    }
event-kept = { $who } spelar inget.
event-passed = { $who } kan varken spela eller dra och passar.
event-accepted = { $person ->
    [you] Du tar { $cards } och förlorar din tur.
   *[they] { $who } tar { $cards } och förlorar sin tur.
    }
event-challenged = { $edition ->
    [kpgut] { $who } betvivlar { $whom }.
   *[classic] { $who } utmanar { $whom }.
    }
event-shown = { $person ->
    [you] Du visar { $whom } din hand.
   *[they] { $who } visar { $whom } sin hand.
    }
event-shown-known = { $who } visar { $cards }.
event-judged = { $guilty ->
    [yes] Det var en bluff.
   *[no] Det var ingen bluff.
    }
event-called = { $who } ropar UNO!
event-caught = { $person ->
    [you] Du påpekar att { $whom } inte ropade UNO.
   *[they] { $other ->
        [you] { $who } påpekar att du inte ropade UNO.
       *[they] { $who } påpekar att { $whom } inte ropade UNO.
        }
    }
event-lapsed = { $person ->
    [you] Din tid att ropa UNO är ute.
   *[they] { $who }: tiden att ropa UNO är ute.
    }
event-skipped = { $person ->
    [you] Du står över din tur.
   *[they] { $who } står över sin tur.
    }
event-reversed = { $direction ->
    [cw] Riktningen vänds, nu medurs.
   *[ccw] Riktningen vänds, nu moturs.
    }
event-reshuffled = Kasta-högen blandas: { $count } kort att dra.
event-pending = { $who } är skyldig { $cards }.
event-chose = { $who } har valt.
event-discarded = { $who } kastar { $cards }.
event-gave = { $who } ger { $whom } { $card }.
event-laughed = { $who } skrattar.
event-frowned = { $who } skrattar inte.
event-swapped = { $who } byter hand med { $whom }.
event-rotated = Alla händer flyttas ett steg.
event-pooled = { $who } blandar ihop alla händer och delar ut dem på nytt.
event-opened = { $person ->
    [you] Alla händer ligger öppna till din nästa tur.
   *[they] Alla händer ligger öppna tills { $who } är i tur igen.
    }
event-closed = Händerna är dolda igen.
event-marked = { $person ->
    [you] Du får inte böja armbågarna.
   *[they] { $who } får inte böja armbågarna.
    }
event-unmarked = { $person ->
    [you] Du får böja armbågarna igen.
   *[they] { $who } får böja armbågarna igen.
    }
event-custom = På kortet står det ”{ $preset }”.
event-out = { $who } går ut och får placering { $place }.
event-gaveup = { $who } ger upp.
event-removed = { $who } måste lämna spelet.
event-joined = { $who } sätter sig till vänster om { $whom }.
event-wasaway = { $person ->
    [you] Du var borta när det var din tur.
   *[they] { $who } var borta när turen kom.
    }
event-accused = { $rightly ->
    [yes] { $other ->
        [you] { $who } har rätt: du bröt mot reglerna.
       *[they] { $who } har rätt: { $whom } bröt mot reglerna.
        }
   *[no] { $other ->
        [you] { $who } har fel: du bröt inte mot reglerna.
       *[they] { $who } har fel: { $whom } bröt inte mot reglerna.
        }
    }
event-tookback = { $who } tar tillbaka { $cards }.
event-roundover = { $reason ->
    [out] { $who } går ut och vinner rundan.
   *[last_player] { $person ->
        [you] Spelet är slut. Du vinner.
       *[they] Spelet är slut. { $who } vinner.
        }
    }
event-roundover-nobody = { $reason ->
    [void] Ingen kan längre spela eller dra: rundan räknas inte.
    [exhausted] Det finns inget kvar att dra: spelet är slut.
   *[stopped] Spelet avbröts. Ingen vinner ensam.
    }
event-scored = { $who } får { $count } poäng.
event-placed = { $place }. { $who }
event-matchover = Matchen är avgjord.

## Bordet och handen

table-top = Överst: { $card }.
table-top-color = Överst: { $card }. Färg: { $color }.
table-empty = Ännu ligger inget kort på bordet.
table-others = { $direction ->
    [cw] Medurs
   *[ccw] Moturs
    } efter dig: { $others }.
table-seat = { $who } { $count } kort{ $called ->
    [yes] {" "}(UNO)
   *[no] {""}
    }
table-out = { $who } ute
table-draw-pile = Dra-högen: { $count } kort.
hand = Din hand, { $count } kort:
mark-fits = passar
mark-bluff = passar, men vore en bluff
mark-goes-on = går på { $number }
mark-new = nytt

## Poäng och placeringar

score-heading = { $scoring ->
    [winner] Ställning, till { $target } poäng:
   *[low] Ställning, lägst vinner när någon har { $target } poäng:
    }
score-none = I den här utgåvan räknas inga poäng.
score-hand = { $who }: { $cards }. { $count } poäng.
places-heading = Placeringar:
match-winner = { $person ->
    [you] Du vinner med { $count } poäng. Bra spelat.
   *[they] { $who } vinner med { $count } poäng.
    }
match-winners = Segern delas av { $names }.
series-game = Spel { $game } i serien, minuter som poäng:
series-points = { $who }: { $count } poäng
series-removed = { $who }: utesluten, inga poäng
series-heading = { $final ->
    [yes] Serien är slut. Lägst medelpoäng vinner, spelade spel: { $games }.
   *[no] Serien, spelade spel: { $games }.
    }
series-none = Inget spel i serien är färdigt än.
series-no-place = –
series-row = medelpoäng { $average }, sammanlagt { $total }

## Tangenter: det första ordet visas, alla förstås

key-draw = d dra
key-keep = b behåll passa
key-call = u uno
key-catch = x påpeka
key-challenge = m utmana betvivla
key-accept = t ta
key-jump = i inhopp
key-accuse = f fusk
key-forfeit = g geupp
key-needless = n onödigt
key-warn = v varna
key-remove = a avlägsna uteslut
key-stop = s stoppa
key-gesture = e känsla
key-table = l läge bord
key-score = p poäng
key-rule = r regel
key-help = h hjälp
key-quit = q avsluta
typed-red = r röd rött
typed-green = g grön grönt
typed-blue = b blå blått
typed-yellow = y gul gult
typed-yes = j ja
typed-no = n nej
typed-me = jag mig

## Hjälp

help-aim = Bli av med dina kort. Spela ett som har det översta kortets färg, siffra eller symbol; jokrar passar alltid. { $edition ->
    [kpgut] Säg UNO inom tre sekunder när du har ett kort kvar.
   *[other] Ropa UNO när du har ett kort kvar, innan någon påpekar det.
    }
help-cards = Spela ett kort med dess nummer (3) eller namn (r5, röd 5, w4). En joker får sin färg på samma gång (3 grön). Får flera lika kort spelas tillsammans, ligger det första underst (2 5 4). Ropa UNO när du spelar: 3 { $call }.
help-draw = dra ett kort, eller ta korten du är skyldig
help-keep = behåll kortet du drog, eller kasta inget
help-call = ropa UNO; också efter ett kort, som i 3 { $key }
help-catch = påpeka att någon glömde ropa: { $key } och början av namnet
help-challenge = utmana eller betvivla ett Joker-dra-fyra-kort
help-accept = ta korten du är skyldig
help-jump = hoppa in med samma kort som det översta, där reglerna tillåter det
help-accuse = anklaga den som senast spelade för fusk, där reglerna tillåter det
help-forfeit = ge upp, där reglerna tillåter det
help-needless = betvivla att någon drar med skäl, där reglerna tillåter det: { $key } och början av namnet
help-warn = varna någon, när det är din uppgift: { $key }, namnet och skälet
help-remove = uteslut någon som har varnats, när det är din uppgift
help-stop = rösta om att sluta här
help-gesture = visa hur det känns
help-table = visa bordet och din hand igen
help-score = visa ställningen
help-rule = läs regeln bakom det senaste nejet
help-help = visa den här hjälpen
help-quit = lämna spelet

## Frågor

may = Välj: { $offers }.
may-lay = ett nummer spelar kortet
may-draw = { $key } drar
may-keep = { $key } spelar inget
may-accept = { $key } tar korten
may-challenge = { $edition ->
    [kpgut] { $key } betvivlar
   *[classic] { $key } utmanar
    }
may-call = { $key } efter numret ropar UNO
may-help = { $key } hjälper
drew-in-vain = Det passar inte, så din tur är slut.
pause = Enter går vidare.
pause-jump = Du har också { $card }: { $key } hoppar in.
ask-color = Vilken färg? { $offers }. Enter: { $default }.
ask-swap = Med vem byter du hand? { $others }.
ask-bluff = Du har ett kort som förbjuder det, så det vore en bluff. Genomskådas den får du dra själv. { $yes } spelar ändå, Enter gör det inte.
ask-catch = Vem glömde? Början av namnet räcker; Enter: ingen.
ask-forfeit = Ger du verkligen upp? { $yes } ger upp, Enter spelar vidare.
ask-whom = Vem menar du? Början av namnet räcker; Enter: ingen.
ask-remove = Ut ur spelet, utan placering: { $who }. { $yes } gör det, Enter gör det inte.
ask-gesture = Hur känns det? Ett nummer:
ask-vote = { $motion } { $yes } eller { $no }.
ask-discard = Du får kasta ett kort; ingen ser vilket förrän alla har valt. Ett nummer, eller Enter för att behålla alla.
ask-discard-must = Du måste kasta { $count } kort. Vilka nummer?
ask-laugh = Skrattade du? { $yes } eller { $no }.
ask-tool = På kortet står ”{ $text }”. Utför det: { $draw } NAMN 2 låter någon dra, { $discard } NAMN 1 låter någon kasta, { $give } NAMN NAMN låter den första ge den andra ett kort, { $show } NAMN visar en hand, { $mark } NAMN får märket, { $turn } NAMN står i tur härnäst, { $color } FÄRG byter färg. Enter: klart.
use-draw = d dra drar
use-discard = k kasta kastar
use-give = g ge ger
use-show = v visa visar
use-mark = m märke
use-turn = t tur
use-color = f färg
ask-give = Vilket kort ger du till { $who }? Skriv dess nummer.
ask-next-round = Enter delar ut nästa runda.
ask-next-game = Enter delar ut ett nytt spel.
challenge-condition = { $rule ->
    [color] Joker-dra-fyra-kortet är ärligt bara från en hand utan något { $color } kort.
    [color_or_wild] Joker-dra-fyra-kortet är ärligt bara från en hand utan något { $color } kort eller någon annan joker.
    [draw_two] På Dra två är det ärligt bara från en hand utan Dra två.
    [four] På ett annat Joker-dra-fyra-kort är det alltid ärligt.
   *[playable] Joker-dra-fyra-kortet är ärligt bara från en hand där inget annat kort passar.
    }
challenge-outcome = Om du { $edition ->
    [kpgut] betvivlar
   *[classic] utmanar
    } och det var en bluff tar { $who } { $cards } och du { $free ->
    [yes] spelar vilket kort du vill
   *[no] spelar din tur
    }; annars tar du { $more } och förlorar din tur. Bara du ser handen.
challenge-odds = Räknat på korten du ser: { $matching } av { $unseen } osedda kort skulle göra det till en bluff, och { $who } har { $held }; en slumpmässig hand av den storleken har minst ett av dem i { $percent } fall av 100.

## Svar som inte förstods

misread-word = Jag känner inte till ”{ $word }”. { $key } visar vad du kan skriva.
misread-number = Det finns inget kort { $number }; du har { $count }.
misread-twice = Kort { $number } nämns två gånger.
misread-no-card = Vilket kort? Skriv dess nummer.
misread-only-cards = Bara kort, tack.
misread-seat = Jag vet inte vem ”{ $word }” är.
misread-color = ”{ $word }” är ingen färg här.
misread-yes = { $yes } eller { $no }, tack.
misread-nothing = Det är din tur. { $key } visar vad du kan skriva.
misread-enter = Enter går vidare. { $key } visar vad du kan skriva.
misread-choice = ”{ $word }” är inget av dem; ett nummer från 1 till { $count }, tack.
misread-tool = ”{ $word }” är inget av verktygen. En bokstav, ett namn och, där kort räknas, ett antal, tack.
misread-card-count = 0 till { $most }, tack, inte ”{ $word }”.
misread-text = Ett nummer från 0 till { $count }, tack, eller en text på högst { $longest } tecken.

## När något inte går, och varför

refusal = { $reason } ({ $key } berättar regeln)
rule-none = Ännu har inget nekats.
refusal-not-your-turn = Det är inte din tur: { $who } är i tur.
    .rule = Bara den som är i tur spelar och drar. Att ropa, påpeka och, där det finns, hoppa in får alla.
refusal-not-in-game = Du är inte med i det här spelet längre.
    .rule = Den som har gått ut eller gett upp tittar på till nästa spel.
refusal-round-over = Rundan är slut.
    .rule = När en runda är slut kan inget spelas eller dras förrän nästa giv.
refusal-round-running = Rundan pågår ännu.
    .rule = Nästa runda delas ut när den här är slut.
refusal-match-over = Matchen är avgjord.
    .rule = När någon har nått poänggränsen delas ingen ny runda ut.
refusal-not-in-hand = Det har du inte på handen: { $card }.
    .rule = Bara kort från den egna handen kan spelas eller kastas.
refusal-does-not-fit = Det passar inte: { $card } på { $top }, färg { $color }.
    .rule = Ett kort passar genom det översta kortets färg, siffra eller symbol. Jokrar passar alltid. På en joker gäller bara den valda färgen.
refusal-one-card = Här kan bara ett kort spelas.
    .rule = En tur är ett kort, om reglerna inte tillåter flera av samma värde; ett öppningskort eller ett fritt kort spelas alltid ensamt.
refusal-same-value = De går inte ihop: { $card } har ett annat värde.
    .rule = Kort som spelas tillsammans har samma siffra eller symbol, och det understa måste passa. Jokrar går bara ihop med jokrar av samma slag.
refusal-only-drawn = Efter att ha dragit kan du bara spela kortet du just drog.
    .rule = Den som har dragit får spela det dragna kortet eller inget.
refusal-pending = Det finns kort att ta, och { $card } är inget svar på det.
    .rule = Kort som man är skyldig tas, eller besvaras med ett annat dra-kort där reglerna tillåter det, eller så utmanas Joker-dra-fyra-kortet.
refusal-four-illegal = Inte tillåtet nu: { $card }.
    .rule = Vid det här bordet kan Joker-dra-fyra-kortet inte vara en bluff: inget på handen får förbjuda det.
refusal-four-opening = Spelet kan inte öppnas med { $card }.
    .rule = Spelets första kort får vara vilket som helst utom Joker-dra-fyra-kortet.
refusal-four-free = Vilket kort som helst utom { $card }, så länge du har något annat.
    .rule = Den som betvivlade med rätta spelar vilket kort som helst; Joker-dra-fyra-kortet bara om inget annat finns.
refusal-color-missing = Till { $card } hör en färg, som i ”3 grön”.
    .rule = Färgen väljs tillsammans med jokern, innan något annat händer.
refusal-color-unasked = Med { $card } väljs ingen färg.
    .rule = Bara jokrar låter dig välja färg.
refusal-swap-missing = Säg med vem du byter hand.
    .rule = Där man byter hand med en sjua väljer den som spelar sjuan med vem.
refusal-swap-unasked = Med { $card } byts inga händer.
    .rule = Händer byts bara med en sjua, och bara där bordet spelar så.
refusal-must-finish = Gör först färdigt: en färg eller en partner saknas.
    .rule = Korten, färgen och partnern hör ihop.
refusal-must-open = Öppna först spelet med ett kort.
    .rule = Spelet börjar med ett kort, inte med att dra.
refusal-cannot-draw = Du kan inte dra nu.
    .rule = På en tur får man dra ett kort, eller så många som utgåvan säger; kort som du är skyldig tas i stället.
refusal-nothing-left = Det finns inget kvar att dra.
    .rule = { $edition ->
        [kpgut] När båda högarna är slut måste den som kan spela göra det; kan någon inte det är spelet slut (§ 5).
       *[other] När båda högarna är slut måste den som kan spela göra det; den som inte kan passar.
    }
refusal-cannot-keep = Du kan inte passa nu: spela eller dra.
    .rule = En tur slutar med ett spelat eller ett draget kort; där ett draget kort måste spelas kan det inte behållas.
refusal-nothing-pending = Det finns inget att ta.
    .rule = Man är skyldig kort bara efter Dra två eller Joker-dra-fyra-kortet.
refusal-cannot-challenge = Det finns inget att utmana.
    .rule = Bara Joker-dra-fyra-kortet kan utmanas, bara av den som skulle dra, och före allt annat.
refusal-no-duty = Det är inte dags att ropa UNO nu.
    .rule = UNO ropas med ett kort kvar: när du spelar, strax före, eller strax efter om ingen annan har hunnit göra något och tiden inte är ute.
refusal-cannot-catch = Det finns inget att påpeka där.
    .rule = Man kan bara påpeka att någon kom ner till ett kort och inte ropade, och bara tills nästa spelare för spelet vidare. Finns det en tid för ropet måste den vara ute.
refusal-cannot-jump = Du kan inte hoppa in nu.
    .rule = Där inhopp finns krävs exakt samma kort som det översta, och det får inte vara din egen tur.
refusal-no-choice = Du har inget att välja nu.
    .rule = Du får välja och döma när ett kort kräver det.
refusal-must-discard = Här måste du kasta ett kort.
    .rule = Den som ska kasta gör det; bara där ett kort säger ”får” kan man låta bli.
refusal-too-many = Det är för många kort på en gång.
    .rule = Man kastar inte fler kort än kortet säger.
refusal-cannot-accuse = Det finns inget att anklaga någon för.
    .rule = Fusk räknas bara om det märks innan nästa spelare spelar ett kort; sedan gäller det som är spelat.
refusal-cannot-forfeit = I den här utgåvan kan man inte ge upp.
    .rule = Att ge upp hör till spel med placeringar. Du kan alltid lämna spelet.
refusal-cannot-join = Ingen kan gå med nu.
    .rule = Man kan gå med så länge ingen har gått ut och det finns kort nog.
refusal-not-now = Inte nu.
    .rule = Något annat måste bli klart först.

## I början

welcome = Välkommen, { $name }. Utgåva: { $edition }. Med dig vid bordet sitter { $others }.
welcome-help = { $help } hjälper när som helst, { $quit } lämnar spelet.
welcome-limit = Ett spel varar högst { $count } { $count ->
    [one] minut
   *[other] minuter
    }.
ask-etiquette = Enter: du har läst det här.
changed-rule = Ändrad regel: { $name }: { $value }.
goodbye = Tack för spelet. Vi ses.
recorded = Kvällens protokoll finns i { $file }.
default-name = Gäst
ask-name = Hej. Vad får jag kalla dig? Enter: { $default }.
ask-edition = Vad ska vi spela?
ask-number = Ett nummer från 1 till { $count }. Enter: { $default }.
ask-seats = Hur många vid bordet, du inräknad? { $low } till { $high }. Enter: { $default }.
ask-card-count = Hur många anpassningsbara kort är med? 0 till { $most }. Enter: { $most }.
ask-texts = Det här är de kända texterna:
ask-text = Kort { $card }: ett nummer från 1 till { $count }, en egen text eller 0 för ett tomt kort. Enter: { $default }.

## Kommandoraden

usage = Användning:
usage-arguments = { $kind ->
    [group] [VAL] KOMMANDO
   *[command] [VAL]
    }
usage-options = Val
usage-commands = Kommandon
usage-codes = Slutkoder: 0 allt är väl, 1 något stämmer inte, 2 något skrivet eller läst gick inte att förstå, 130 avbrutet.
command-yksi =
    .help = Ett bord för kortspelet UNO, i fyra utgåvor. Utan kommando öppnas bordet i webbläsaren.
command-play = spela i terminalen mot bottar
    .help = Spela i terminalen mot bottar. Det du inte anger blir du tillfrågad om, med ett klokt svar bakom Enter.
command-editions = jämför de fyra utgåvornas regler
    .help = De fyra utgåvorna bredvid varandra, regel för regel, med den punkt som varje regel vilar på. Med egna filer: de utgåvorna bredvid dem som de ändrar.
option-help = visa den här sidan
option-version = visa versionen
option-lang = språk: en, fi, sv, nb eller da (annars YKSI_LANG, annars LANG)
option-default = (förval: { $value })
usual-edition = du blir tillfrågad, annars classic
usual-seats = du blir tillfrågad, annars 4
usual-asked = du blir tillfrågad
usual-chance = slumpen
usual-none = ingen
usual-file = en egen fil
usual-peer-address = där den lyssnar
usual-cores = alla
usual-differ = när de skiljer sig
usual-compare-seats = 4, mellan två bottar 2
usual-beside = någon bredvid bordet
option-edition = classic, custom, moomin eller kpgut, eller en fil med en egen utgåva
option-seats = antal spelare, du inräknad
option-rules = ändrade regler, som "stacking=same + draw=until"; `yksi editions` listar dem
option-card = vad ett anpassningsbart kort säger, en känd text (1=joke) eller en egen (2="alla ställer sig upp"); en gång per kort
option-series = en KPGUT-serie: spel efter spel, minuter som poäng
option-limit = minuter tills ett spel stoppas, i en serie högst 60
option-name = ditt namn
option-level = hur bra bottarna spelar: casual, careful, sharp, master, grandmaster eller random
option-seed = upprepa ett spel: samma tal ger samma kort
option-forget = hur många gånger av hundra en bot glömmer att ropa UNO
option-record = skriv kvällens protokoll i den här filen
option-plain = utan färger och tabeller
error-language = Språket ”{ $word }” finns inte här; det finns { $languages }.
error-command = Kommandot ”{ $word }” finns inte; det finns { $commands }.
error-option = Valet { $option } finns inte. Lägg till --help för att se vad som finns.
error-option-value = { $option } behöver ett värde efter sig.
error-extra = Jag vet inte vad jag ska göra med ”{ $words }”. Lägg till --help för att se vad som finns.
error-missing = { $name } saknas. Lägg till --help för att se vad som finns.
error-value = Värdet för { $option } passar inte. Lägg till --help för att se vad som finns.
error-usage = Det går inte att läsa: { $reason }
error-between = { $option } tar ett heltal från { $low } till { $high }, inte ”{ $value }”.
error-choice = { $option } är något av { $choices }, inte ”{ $value }”.
error-range = { $option } tar ett tal från { $low } till { $high }.
error-address = { $option } tar början av en länk, som https://cards.example, inte ”{ $value }”.
error-edition = Utgåvan ”{ $word }” finns inte; det finns { $editions }, eller en egen fil som slutar på .toml.
error-edition-twice = Utgåvan anges två gånger: { $one } och { $other }.
error-folder = { $count ->
    [0] { $folder } innehåller ingen utgåva: ingen fil som slutar på .toml.
   *[other] { $folder } innehåller { $count } utgåvor; högst { $most } kan erbjudas.
    }
error-seats = { $low } till { $high } kan spela det här, inte { $value }.
error-rules = De här reglerna går inte att spela: { $reason }.
error-card = { $most ->
    [0] --card: de här reglerna har inga anpassningsbara kort.
   *[other] --card tar ett kort från 1 till { $most } och en text på högst { $longest } tecken, som 1="alla ställer sig upp", inte ”{ $value }”.
    }
error-places = { $option } hör till spel med placeringar, som kpgut.

## Jämförelsen av utgåvor

column-rule = Regel
clause-house = husregel
rules-deck = Spelare, kort och giv
rules-turn = En tur
rules-four = Joker-dra-fyra-kortet
rules-last = De sista korten
rules-score = Poäng
rules-people = Människor
yes-no = { $value ->
    [yes] ja
   *[no] nej
    }
how-many = { $value ->
    [0] inga
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
rule-min_seats = Minsta antal spelare
    .value = { $value }
rule-max_seats = Högsta antal spelare
    .value = { $value }
rule-seats_per_deck = Spelare per kortlek
    .value = { $value ->
        [0] en kortlek för alla
       *[other] högst { $value } per kortlek
        }
rule-decks = Antal kortlekar
    .value = { $value ->
        [0] som raden ovan säger
       *[other] { $value }
        }
rule-shuffle_hands = Blanda händerna-jokrar i leken
    .value = { how-many }
rule-custom_wilds = Anpassningsbara jokerkort i leken
    .value = { how-many }
rule-valley_wilds = Jokrar från Mumindalen i leken
    .value = { how-many }
rule-card1 = Text på det första anpassningsbara kortet
    .value = { preset }
rule-card2 = Text på det andra anpassningsbara kortet
    .value = { preset }
rule-card3 = Text på det tredje anpassningsbara kortet
    .value = { preset }
rule-hand_size = Kort till var och en
    .value = { $value }
rule-dealer = Första givaren
    .value = { $value ->
        [cut] den som drar högsta siffran
        [random] lottas
       *[oldest] den äldsta spelaren, varje gång
        }
rule-start = Det första kortet
    .value = { $value ->
        [act] vänds upp, och gäller genast
        [number] vänds upp tills det är en siffra
       *[opener] spelas av den yngsta: vilket som helst utom Joker-dra-fyra-kortet
        }
rule-several = Kort per tur
    .value = { $value ->
        [no] ett
       *[value] ett, eller flera av samma värde
        }
rule-draw = Om inget passar
    .value = { $value ->
        [one] dra ett kort
       *[until] dra tills något passar
        }
rule-voluntary = Dra av fri vilja
    .value = { $value ->
        [once] ett kort
        [many] så många man vill
       *[never] inte tillåtet
        }
rule-after_draw = Efter dragningen får man spela
    .value = { $value ->
        [drawn] det dragna kortet
       *[any] vilket passande kort som helst
        }
rule-play_drawn = Om något passar efter dragningen
    .value = { $value ->
        [may] får man spela det
       *[must] måste man spela
        }
rule-jump_in = Inhopp utan att vara i tur
    .value = { $value ->
        [no] nej
        [number] med samma sifferkort; turen står kvar
       *[identical] med vilket likadant färgkort som helst; spelet går vidare därifrån
        }
rule-stacking = Stapla dra-kort
    .value = { $value ->
        [no] nej
        [same] samma slag på samma slag
        [chain] samma slag, eller Joker-dra-fyra-kort på Dra två
       *[any] alla dra-kort på varandra; Dra två på Joker-dra-fyra-kort bara i den valda färgen
        }
rule-reverse_two = Bakåt med två spelare
    .value = { $value ->
        [skip] fungerar som Hoppa över
       *[flip] vänder bara riktningen
        }
rule-seven_swap = Byta hand med en sjua
    .value = { yes-no }
rule-zero_rotate = En nolla flyttar alla händer
    .value = { yes-no }
rule-wild_four = Joker-dra-fyra-kortet är ärligt utan
    .value = { $value ->
        [color] ett kort i färgen som gäller
        [color_or_wild] ett kort i färgen, eller en annan joker
       *[playable] något annat kort som passar
        }
rule-bluff = Bluffa med det
    .value = { $value ->
        [yes] tillåtet, och kan utmanas
       *[no] inte tillåtet
        }
rule-upheld = Den som utmanar med rätta
    .value = { $value ->
        [turn] tar en vanlig tur
       *[free] spelar vilket kort som helst
        }
rule-doubt = Att betvivla i en kedja kostar
    .value = { $value ->
        [debt] hela skulden, eller två till
       *[letter] fyra kort, eller sex
        }
rule-uno_penalty = Ett glömt rop kostar
    .value = { $value ->
        [0] inget
       *[other] { $value } kort
        }
rule-uno_grace = Tid att ropa
    .value = { $value ->
        [0] tills någon påpekar det
        [one] en sekund
       *[other] { $value } sekunder
        }
rule-uno_window = För sent att påpeka när nästa spelare
    .value = { $value ->
        [acts] börjar sin tur
       *[plays] spelar ett kort
        }
rule-last_draw = Dra två eller Joker-dra-fyra-kort som sista kort
    .value = { $value ->
        [yes] nästa spelare drar ändå
       *[no] ingen drar
        }
rule-finish = Det sista kortet får vara
    .value = { $value ->
        [any] vilket som helst
       *[numbers] ett sifferkort
        }
rule-play_on = När någon har gått ut
    .value = { $value ->
        [no] är rundan slut
       *[yes] spelar de andra vidare
        }
rule-exhausted = När inget finns kvar att dra
    .value = { $value ->
        [void] och ingen kan spela räknas rundan inte
       *[end] slutar spelet, minst kort är bäst
        }
rule-reshuffle_keeps = När kasta-högen blandas ligger kvar
    .value = { $value ->
        [top] det översta kortet
       *[play] alla senast spelade kort
        }
rule-scoring = Poäng
    .value = { $value ->
        [winner] till vinnaren för de andras kort
        [low] till alla för egna kort; lägst vinner
        [none] inga
       *[places] inga, bara placeringar
        }
rule-target = En match går till
    .value = { $value ->
        [0] ingen poänggräns
        [1] en runda
       *[other] { $value } poäng
        }
rule-join_cards = Gå med i ett pågående spel
    .value = { $value ->
        [0] går inte
       *[other] med { $value } kort
        }
rule-absence_cards = Att vara borta på sin tur kostar
    .value = { $value ->
        [0] inget
       *[other] { $value } kort
        }
rule-forfeit = Att ge upp
    .value = { $value ->
        [yes] går, och ger sista placeringen
       *[no] går inte
        }
rule-referee = Kort som inte passar
    .value = { $value ->
        [strict] nekas
       *[open] kan spelas, och man kan anklagas för det
        }
rule-conduct = Råd, tvister och uppförande
    .value = { $value ->
        [offices] genom omröstning och den äldsta spelaren
       *[no] lämnas åt spelarna
        }

## Filer med avgöranden, ställningar och protokoll

command-rulings = pröva avgöranden och säg vilka som inte håller
    .help = Prövar avgörandena i filerna, eller alla som följer med Yksi om ingen fil nämns: korta texter som säger vad reglerna kräver. Nämner varje avgörande som inte håller, med rad och hur det var i stället. Slutkoden är 1 om något inte håller, annars 0. Så skrivs de: ”Positions, moves and rulings” i dokumentationen.
command-position = visa en ställning och vad alla får göra
    .help = Läser en ställning från en fil eller från standardinmatningen, visar den i sin helhet och räknar upp dragen för varje plats. Så skrivs den: ”Positions, moves and rulings” i dokumentationen.
command-replay = spela upp ett protokoll
    .help = Spelar upp ett protokoll och berättar varje handling så som någon bredvid bordet ser den, eller så som en viss plats ser den. Protokollets form: ”Records” i dokumentationen.
command-bench = mät hur snabbt reglerna går här
    .help = Spelar slumpvisa rundor i kompilerad kod och i vanlig Python och säger hur många handlingar i sekunden datorn gör.
option-all = nämn också de avgöranden som håller
option-seat = berätta som den här platsen såg det, till exempel A
option-position = visa ställningen på slutet
option-seconds = hur många sekunder varje mätning tar
error-file = { $file } går inte att läsa: { $reason }.
error-file-write = { $file } kan inte skrivas: { $reason }.
error-file-twice = { $one } och { $other } kan inte båda skrivas till { $file }.
error-output = Utdata kan inte skrivas: { $reason }.
error-file-text = { $file } är inte text i UTF-8.
error-text = { $file }: { $reason }
error-rulings-none = Det finns inget avgörande i { $file }.
error-position-none = Det finns ingen ställning i { $file }.
error-seat = Det finns ingen plats { $word } i protokollet; platserna är { $seats }.
ruling-held = håller: { $ruling }
ruling-broken = HÅLLER INTE: { $ruling }
    { $where }: { $reason }
rulings-sum = { $held ->
    [one] Ett avgörande håller
   *[other] { $held } avgöranden håller
    }, { $broken ->
    [0] inget brister.
    [one] ett brister.
   *[other] { $broken } brister.
    }
position-moves = { $count ->
    [one] { $seat } har ett drag:
   *[other] { $seat } har { $count } drag:
    }
bench-preparing = Slumpvist spel, handlingar i sekunden på en kärna.
compiling = Kompilerar reglerna för den här datorn: ungefär en halv minut, en enda gång.
bench-native = { $rate } { $edition }, { $seats } platser, kompilerat
bench-interpreted = { $rate } { $edition }, { $seats } platser, vanlig Python med alla händelser
bench-clones = { $rate } kopior av ett bord

## Simuleringar

command-sim = spela många spel mellan bottar och räkna
    .help = Spelar många spel mellan bottar, på alla kärnor, och berättar vem som vinner, hur länge en runda varar, vilket kort som avslutar den med mera, och hur säkert varje tal är.
command-compare = jämför två regeluppsättningar eller två bottar
    .help = Spelar samma givar på två sidor och säger vad skillnaden är och om den är mer än slump. Två regeluppsättningar, som "classic" "classic + stacking=same"; eller, med en eller ingen, två bottar med --bots.
command-tournament = rangordna bottar
    .help = Låter bottar spela mot varandra i alla ordningar runt bordet och bedömer dem med Placketts och Luces modell. Samma frö ger samma turnering. Spelare utifrån deltar med --agent eller --process (”Players from outside” i dokumentationen).
command-train = lär ett nätverk att spela
    .help = Låter ett nätverk lära sig genom att spela mot sig själv, mot sina tidigare jag och mot bottar, och berättar vad det vinner sedan. Logg, kontrollpunkt, vikter och kurvor sparas i en mapp; --resume fortsätter därifrån. Kräver yksi[learn].
option-train-champion = lär alla utgåvor och många regler på en gång, som mästaren gör, i stället för en
option-train-many = med --champion: dess arvinge, som börjar med dess vikter och lär sig vid bord med fler än två
option-train-against = lär dig att slå bara den här: den sitter på alla andra platser, och den som lär sig börjar som dess tvilling
option-train-from-nothing = med --against: den som lär sig börjar på måfå och inte som dess tvilling
option-train-minutes = hur många minuter det lär sig, alla gånger tillsammans
option-train-folder = var allt sparas
option-train-resume = fortsätt med det som finns i mappen
option-train-device = vad som räknar: cpu, cuda, eller auto för ett grafikkort där det finns ett
train-running = Lär sig
train-won = { $rules }, { $seats } platser: mot { $bot } vinner det { $share } % ± { $margin } av { $games } spel; { $unfinished } tog inte slut.
train-kept = { $millions } miljoner val. Logg, kontrollpunkt, vikter och kurvor finns i { $folder }.
train-against = { $rules }, { $seats } platser, mot { $bot }
train-against-companion = { $rules }, { $seats } platser, mot { $bot }, som sällskap
train-plot-won = vunna spel i procent, med 95 %-intervall
train-plot-entropy = hur obeslutsamt det är (entropi)
train-plot-minutes = minuter av lärande
train-plot-heading = Ett nätverk efter { $millions } miljoner val
command-score = skriv upp poängen under en kväll med papperskort
    .help = Frågar rad för rad vad som hände och sparar varje svar genast i FILE; utan den i en fil med dagens namn. En fil som redan finns fortsätter. yksi replay och yksi standings läser den.
command-standings = ställningen över kvällar med papperskort
    .help = Läser protokoll från kvällar (se ”Records” i dokumentationen) och filer med gamla resultat (CSV: evening, game, name, points) och visar ställningen över dem alla. Spel på tid räknas efter poängens medelvärde, det lägsta först; rundor och matcher efter vem som vann dem.
option-standings-results = skriv alla resultat till den här filen som CSV, som kan läsas igen; - skriver dem här
standings-nothing = Ingenting är avslutat än under de här kvällarna.
standings-games = Spel på tid, lägsta medelvärde först
standings-rounds = Rundor och matcher, flest vunna matcher först
standings-place = plats
standings-name = namn
standings-played = spel
standings-average = medelvärde
standings-won-rounds = vunna rundor
standings-won-matches = vunna matcher
plot-standings = Först är { $who } med { $average } i snitt
plot-standings-several = Först är { $who } med { $average } i snitt
plot-standings-games = { $count ->
    [one] { $count } spel
   *[other] { $count } spel
}
option-sim-seats = antal spelare
option-games = antal spel, som 5000, 250k eller 1M
option-sim-seed = samma tal ger samma spel
option-bots = vilka som spelar, en per plats: random, casual, careful, rlcard, sharp, master, champion, grandmaster; färre upprepas runt bordet
option-compare-bots = två bottar att jämföra, eller med två regeluppsättningar vilka som spelar
option-tournament-bots = vilka som deltar
option-agent = en spelare utifrån: en Python-klass med decide(view, legal); kan anges flera gånger. Spelen spelas då ett i taget, 1k om inget annat sägs
option-process = en spelare utifrån: ett program som läser och skriver JSON-rader; kan anges flera gånger
option-agent-limit = hur många sekunder en spelare utifrån har på sig för ett beslut
option-rotate = bottarna flyttar från plats till plats, så att ingen plats är en fördel
option-sim-forget = hur ofta en bot glömmer att ropa UNO, som 10%
option-miss = hur ofta en bot missar att någon glömde, som 20%
option-trials = hur många provspel sharp och grandmaster gör för ett beslut; fler är starkare och långsammare
option-threads = hur många kärnor som används
option-cluster = kör på det Dask-kluster vars schemaläggare har den här adressen
option-gpu = kör på ett CUDA-grafikkort
option-json = skriv resultaten i den här filen som JSON; - skriver dem här
option-csv = skriv resultaten i den här filen som CSV; - skriver dem här
option-plot = rita resultaten i den här filen, .png eller .svg
error-bot = { $option }: ingen bot heter ”{ $word }”; det finns { $bots }.
error-bots-few = { $option } behöver minst { $least } bottar.
error-bots-many = { $count } bottar får inte plats på { $seats } platser.
error-bots-twice = I en turnering deltar alla en gång: --bots nämner samma bot två gånger.
error-bots-seats = En turnering med { $seats } platser behöver lika många olika bottar, och det är { $count }.
error-agent-form = { $option } tar ett namn och vad som spelar, som mine=module:Class eller mine="python agent.py", inte ”{ $word }”.
error-agent-taken = Namnet { $name } är upptaget; varje spelare behöver ett eget.
error-agent-load = { $name } kan inte delta: { $reason }
error-agent-option = Spel med spelare utifrån spelas här, ett i taget: utelämna { $option }.
error-count = { $option } tar ett tal från 1 till { $most }, som 5000, 250k eller 1M, inte ”{ $value }”.
error-trials = { $option } gäller bara bottar som tänker ({ $bots }), och ingen av dem spelar här.
error-share = { $option } tar en andel från 0% till 100%, inte ”{ $value }”.
error-compare = Två regeluppsättningar, som "classic" "classic + stacking=same", eller två olika bottar, som --bots careful,random.
error-plot = { $file } ska sluta på en av { $endings }.
error-extra-missing = { $option } kräver att mer är installerat: yksi[{ $extra }].
error-cluster = Det finns inget kluster på { $address }: { $reason }
error-gpu-bot = { $bot } spelar på processorn; utelämna --gpu eller den botten.
gpu-no-package = --gpu kräver att mer är installerat: yksi[gpu].
gpu-no-device = Här finns inget CUDA-grafikkort som kan användas.
sim-running = spelar
sim-interrupted = Avbrutet. Det här hann räknas.
sim-nothing = Avbrutet innan ett spel var slut: inget räknades.
sim-heading = { $rules }, { $seats } platser: { $bots }
sim-games = Spel: { $games }, frö { $seed }.
sim-stopped = Spel: { $games } av { $of }, sedan avbrutet; frö { $seed }.
sim-trials = { $bot }: { $trials } provspel för ett beslut.
sim-rotated = Bottarna flyttar från plats till plats.
sim-wins-bot = Vem vinner
sim-places = På vilken plats de kommer, i snitt
sim-wins-seat = Vem vinner, efter plats
sim-wins-order = Hjälper det att börja?
sim-seat = plats { $seat }
sim-order-place = { $place ->
    [1] den som börjar
   *[other] nummer { $place } i ordningen
    }
sim-length = Hur länge en runda varar
sim-turns = turer, i snitt
sim-median = hälften högst
sim-nine-of-ten = nio av tio
sim-draws = dragningar på egen tur
sim-actions = handlingar av alla slag
sim-points = Vad vinnaren får
sim-points-mean = poäng, i snitt
sim-decides = Vilket kort en runda slutar med
sim-decides-color = Och i vilken färg
sim-number = siffran { $number }
sim-wild = joker
sim-habits = Vad mer som händer i en runda
sim-calls = UNO ropat
sim-catches = ertappade utan rop
sim-jumps = inhopp
sim-four-laid = spelade i en runda
sim-four-bluffs = av dem bluffar
sim-four-challenged = av dem utmanade
sim-four-upheld = av utmaningarna med rätta
sim-end = Hur rundor slutar
sim-end-out = någon spelar sitt sista kort
sim-end-last-player = alla utom en är ute
sim-end-void = ingen kan spela eller dra
sim-end-exhausted = inga kort kvar att dra
sim-end-endless = avbruten efter { $most } handlingar
sim-sure = Bredvid varje värde: intervallet där det ligger med 95 % säkerhet.
sim-speed = Det tog { $seconds } s: { $games } spel och { $actions } handlingar i sekunden.
compare-heading = { $title } ({ $bots }, { $seats } platser)
compare-rules = { $one } eller { $two }
compare-letters = A: { $one }. B: { $two }
compare-bots = { $one } eller { $two }
compare-only = bara { $bot }
compare-table = Samma givar, sida vid sida
compare-duel = Mot varandra: varje giv två gånger, med ombytta platser
compare-alone = Sinsemellan: bara en sort vid bordet
compare-what = i en runda
compare-difference = skillnad
compare-range = 95 %-intervall
compare-sure = säkert?
compare-yes = ja
compare-no = nej
compare-same = lika
compare-turns = Med { $side } varar en runda { $size } turer { $direction ->
    [more] längre
   *[less] kortare
    } ({ $range }).
    .name = turer
compare-points = Med { $side } får vinnaren { $size } poäng { $direction ->
    [more] mer
   *[less] mindre
    } ({ $range }).
    .name = vinnarens poäng
compare-draws = Med { $side } blir det { $size } dragningar { $direction ->
    [more] fler
   *[less] färre
    } i en runda ({ $range }).
    .name = dragningar på egen tur
compare-first = Med { $side } vinner den som börjar { $size } procentenheter { $direction ->
    [more] oftare
   *[less] mer sällan
    } ({ $range }).
    .name = den som börjar vinner
compare-special = Med { $side } slutar en runda { $size } procentenheter { $direction ->
    [more] oftare
   *[less] mer sällan
    } med ett händelsekort eller en joker ({ $range }).
    .name = slutar med händelsekort eller joker
compare-fours = Med { $side } spelas { $size } Joker-dra-fyra-kort { $direction ->
    [more] fler
   *[less] färre
    } i en runda ({ $range }).
    .name = Joker-dra-fyra-kort
compare-bluffs = Med { $side } blir det { $size } bluffar { $direction ->
    [more] fler
   *[less] färre
    } i en runda ({ $range }).
    .name = bluffar
compare-challenges = Med { $side } blir det { $size } utmaningar { $direction ->
    [more] fler
   *[less] färre
    } i en runda ({ $range }).
    .name = utmaningar
compare-catches = Med { $side } ertappas { $size } { $direction ->
    [more] fler
   *[less] färre
    } utan rop i en runda ({ $range }).
    .name = ertappade utan rop
compare-jumps = Med { $side } blir det { $size } inhopp { $direction ->
    [more] fler
   *[less] färre
    } i en runda ({ $range }).
    .name = inhopp
compare-void = Med { $side } vinner ingen { $size } procentenheter { $direction ->
    [more] oftare
   *[less] mer sällan
    } ({ $range }).
    .name = ingen vinner
compare-wins = { $better } vinner { $size } procentenheter oftare än { $worse } ({ $range }).
    .name = vinster
compare-won-points = { $better } får { $size } poäng mer i ett spel än { $worse } ({ $range }).
    .name = vunna poäng
compare-unsaid = Med { $games } spel går det inte att säga något om: { $items }.
compare-all-same = Inte ett enda spel skiljer sig.
compare-how = ”Säkert” betyder: risken att någon av skillnaderna är ren slump är under 5 % (Holm).
tournament-heading = { $rules }, { $seats } platser
tournament-table = Bottarna, den bästa först
tournament-place = plats
tournament-bot = bot
tournament-rating = styrka
tournament-wins = vinster
tournament-best = { $bot } är bäst av dem, och det är mer än slump.
tournament-close = De här går inte att skilja åt med så många spel: { $bots }.
tournament-unfinished = { $games ->
    [one] 1 spel var inte slut efter { $actions } drag och räknas inte för någon.
   *[other] { $games } spel var inte slut efter { $actions } drag och räknas inte för någon.
}
tournament-faults = { $games ->
    [one] { $bot } förlorade 1 spel genom fel: kraschade { $crashed }, otillåtet { $illegal }, för sent { $late }.
   *[other] { $bot } förlorade { $games } spel genom fel: kraschade { $crashed }, otillåtet { $illegal }, för sent { $late }.
}
tournament-fault = { $bot }, { $kind ->
    [crashed] kraschade
    [illegal] otillåtet
   *[late] för sent
}: { $reason }
tournament-how = Styrka enligt Plackett och Luce ur alla spel tillsammans: { $average } i snitt; { $tenfold } mer betyder tio gånger så stor chans att komma först.
plot-wins = { $name } vinner oftast: { $share }
plot-wins-even = { $kind ->
    [bot] Ingen bot vinner med säkerhet oftare än nästa
   *[seat] Ingen plats vinner med säkerhet oftare än nästa
    }
plot-order = Den som börjar vinner { $share } av alla rundor
plot-length = Hälften av alla rundor är över efter { $turns } turer
plot-decides = Det sista kortet är oftast: { $card }, { $share }
plot-axis-wins = rundor som var och en vinner; streckat: lika för alla, { $fair } %
plot-axis-turns = turer i en runda
plot-axis-rating = styrka med sitt 95 %-intervall
plot-compare = skillnad i procent av vad det är med { $one }
plot-compare-sure = Spel: { $games }. Blått: säkert, grått: inget kan sägas. Streck: 95 %-intervall.

## Servern

command-serve = öppna bordet för webbläsare
    .help = Håller borden öppna för webbläsare tills du avbryter. Man sätter sig genom att öppna adressen; borden sparas och kommer tillbaka efter en omstart.
option-host = adressen att lyssna på; 0.0.0.0 släpper in andra datorer
option-port = porten att lyssna på
option-address = där andra hittar servern, för inbjudningar, t.ex. https://kort.example
option-database = var borden sparas, som databasadress
option-editions = mapp med egna utgåvor: filer som slutar på .toml
option-log-level = hur mycket som loggas: debug, info, warning eller error
option-log-format = hur en rad i loggen ser ut: plain eller json
option-log-ids = skriv ut bord och adresser i loggen; annars står där märken som inget säger
option-metrics-port = en port för enbart mätvärden (Prometheus); utan den mäts ingenting
option-metrics-host = adressen där mätvärdena finns
option-rate = hur många meddelanden en webbläsare får skicka i sekunden
option-keep-days = efter hur många dagar utan besök ett bord tas bort; 0: aldrig
option-empty-days = efter hur många dagar ett bord som ingen kom till tas bort; 0: aldrig
option-peer-secret = vad servrar på samma PostgreSQL känner igen varandra på, lika för alla
option-peer-address = där de andra servrarna hittar den här
option-lease = hur länge en server som inte längre svarar håller sina bord från de andra
option-workers = hur många arbetsprocesser det får finnas för repriser, analyser och bottar som tänker; 0: inga, för små datorer
option-analysis-cluster = kör analyser på det Dask-kluster vars schemaläggare har den här adressen
option-server-limit = hur mycket en adress, ett bord eller en webbläsare får be om, som tables-per-address=20; off: utan gräns (all=off: alla); får anges flera gånger
option-proxies = adresser till proxyservrar som servern litar på när de säger för vem de frågar
option-open = öppna en webbläsare
serving = Yksi finns på { $address } (Ctrl+C avslutar).
serving-alone = Bara den här datorn kommer dit. --host 0.0.0.0 släpper in andra enheter i ditt nätverk.
serving-unknown = Andra enheter kan komma dit, men den här datorn vet inte på vilken adress. Ange den med --address, till exempel --address http://192.168.1.5:{ $port }.
error-port = { $host }:{ $port } är upptagen eller inte tillåten. Välj en annan port med --port.
error-metrics-port = Mätvärden kan inte visas på { $host }:{ $port }: porten är upptagen eller inte tillåten. Välj en annan med --metrics-port.
error-database = Borden kan inte sparas: { $reason }
error-house-file = En annan Yksi har redan hand om borden i { $file }. Stäng den, eller ge den här en egen fil med --database. Flera servrar kan dela bord i PostgreSQL (”Operating a server” i dokumentationen).
error-house-shared = En annan Yksi har redan hand om borden i databasen. Starta båda med samma --peer-secret, så delar de på dem.
error-peer-database = --peer-secret är för servrar som delar en PostgreSQL-databas. Ange den med --database postgresql+psycopg://…
error-peer-secret = --peer-secret tar minst { $least } tecken på en rad, utan mellanslag före eller efter: ingen utomstående får kunna gissa den.
error-proxies = --proxies tar adresser och nätverk med kommatecken emellan, som 192.0.2.7,10.0.0.0/8, eller * för alla, inte ”{ $value }”.
command-backup = kopiera alla bord till en fil
    .help = Kopierar allt i en databas till en ny fil, som det är just nu; servrar kan spela vidare. Filen är densamma för SQLite och PostgreSQL, och ”yksi restore” läser den.
backup-copies = kopierar
backup-done = { $file } har { $tables } bord med { $lines ->
    [one] en rad
   *[other] { $lines } rader
    }.
error-backup-exists = { $file } finns redan, och en säkerhetskopia skrivs aldrig över.
error-backup-database = Ingen säkerhetskopia kan göras: { $reason }.
command-restore = fyll en tom databas från en säkerhetskopia
    .help = Fyller en tom databas med det som ”yksi backup” har skrivit, allt eller inget. Det kan vara en annan sorts databas än den som kopierades.
restore-copies = återställer
restore-done = { $tables } bord med { $lines ->
    [one] en rad
   *[other] { $lines } rader
    } är tillbaka.
error-restore-file = { $file } kan inte återställas: { $reason }.
error-restore-database = Ingenting återställdes: { $reason }.
command-admin = ta hand om en servers bord, personer och anmälningar
    .help = För den som sköter en server: arbetar i dess databas, vare sig den är igång eller inte. En server som är igång gör inom några sekunder det som bestäms här.
command-admin-list = lista borden som användes senast
    .help = Listar borden som användes senast, när de skapades och hur många rader deras protokoll har.
command-admin-evenings = lista kvällar med papperskort som vänner följer
    .help = Listar delade kvällar med papperskort, de senast använda först, med antalet anteckningar och vem som för protokoll. yksi admin export, close och delete förstår också namnet på en kväll.
command-admin-look = visa ett bord, vilka som är där och vad som har anmälts
    .help = Visar ett bord: dess skede, regler, personer med de nycklar som en avstängning känner igen dem på, och vad som har anmälts där.
command-admin-reports = visa vad folk har anmält
    .help = Visar vad folk vid borden har anmält om varandra, det nyaste först.
command-admin-export = skriv ut ett bords protokoll
    .help = Skriver protokollet över avslutade spel, så som alla får läsa det, till en fil eller hit. Med --whole varje rad som den är sparad, med allt som är hemligt.
command-admin-close = stäng ett bord, för en tid eller för gott
    .help = Skickar bort alla från ett bord och släpper inte in någon. Det sparas; yksi admin open öppnar det igen.
command-admin-open = öppna ett stängt bord
    .help = Släpper åter in folk vid ett stängt bord.
command-admin-delete = radera ett bord för gott
    .help = Raderar ett bord med allt som har spelats vid det. Ingen kan få tillbaka det.
command-admin-ban = håll en adress eller en person utanför
    .help = Håller WHO utanför: en adress, ett nät som 192.0.2.0/24 eller en persons nyckel så som yksi admin look visar den. Den som är där måste gå.
command-admin-unban = släpp in någon igen
    .help = Släpper in WHO igen: en adress, ett nät eller en nyckel, så som den stängdes av.
command-admin-orders = visa vilka som hålls utanför och vilka bord som är stängda
    .help = Visar vad som har bestämts och ännu gäller: avstängningar, stängda bord och bord som ska raderas.
option-admin-json = skriv JSON
option-admin-days = i så många dagar
option-admin-reason = varför, för dem som sköter servern
option-admin-most = hur många som mest
option-admin-whole = varje rad som den är sparad, med nycklar och hemligheter
usual-for-ever = för gott
admin-none = Det finns inget.
admin-closed = Bordet { $table } är stängt.
admin-opened = Bordet { $table } är öppet igen.
admin-deleting = Servern raderar bordet { $table } inom några sekunder.
admin-deleted = Bordet { $table } är raderat.
admin-deleted-evening = Kvällen { $evening } är raderad.
admin-banned = { $value } hålls utanför.
admin-unbanned = { $value } får komma in igen.
admin-column-table = bord
admin-column-created = skapat (UTC)
admin-column-used = använt (UTC)
admin-column-lines = rader
admin-column-stage = skede
admin-column-rules = regler
admin-column-number = nr
admin-column-name = namn
admin-column-bot = bot
admin-column-key = nyckel
admin-column-at = när (UTC)
admin-column-by = av nr
admin-column-reason = skäl
admin-column-kind = vad
admin-column-value = vem
admin-column-until = till (UTC)
admin-column-evening = kväll
admin-column-writer = protokollförare
error-no-table = Det finns inget bord { $table }.
error-damaged = Bordet kan inte läsas: { $reason }
error-no-order = Inget har bestämts om { $value }.
error-ban = { $value } är varken en adress, ett nät eller en persons nyckel.
command-verify = spela igenom ett protokoll och kontrollera varje giv
    .help = Spelar igenom ett protokoll: varje kort följer av hemligheterna bakom sin giv. Ett sigill är SHA-256 av husets hemlighet; alla vid bordet fick veta det före given. Med kvittot som en spelare sparat jämförs protokollet också med allt som spelarens webbläsare fick veta då.
option-seal = ett sigill som du fick veta vid bordet; det måste finnas bland dem
option-receipt = vad en spelares webbläsare fick veta då, sparat vid bordet
verify-deal = Giv { $number }: { $seal }
verify-missing = Ingen giv i det här protokollet gjordes under sigillet { $seal }.
verify-unfinished = Giv { $number }: rundan är inte slut och hemligheten inte öppnad. Om den går det inte att säga något än.
verify-nothing = Ingen giv i det här protokollet är slut: det finns inget att kontrollera.
verify-absent = Giv { $number } gjordes utan en del som aldrig kom. Saknas: { $names }.
verify-fault-seal = Giv { $number }: hemligheten som öppnades är inte den som förseglades före korten.
verify-fault-pledge = Giv { $number }: någons del är inte den som lovades före korten.
verify-fault-part = Giv { $number }: din webbläsares del lämnades utanför, eller begärdes en andra gång.
verify-fault-cards = Giv { $number }: andra kort delades ut än som följer av hemligheten och delarna.
verify-fault-gone = Giv { $number }: du spelade den, men den saknas i protokollet.
verify-receipt = { $count ->
    [0] Kvitto, { $person }: ingen giv gjordes med den här webbläsarens del; vad som bestämdes före korten är inte bevisat.
    [one] Kvitto, { $person }: en giv gjordes med den här webbläsarens del.
   *[other] Kvitto, { $person }: { $count } givar gjordes med den här webbläsarens del.
    }
verify-good = { $count ->
    [one] Protokollet stämmer; dess enda giv följer av sin hemlighet.
   *[other] Protokollet stämmer; alla { $count } givar följer av sina hemligheter.
    }

## Vad som händer kring bordet: människor, omröstningar, frågor

news-entered = { $who } kommer in.
news-entered-bot = { $who } sätter sig vid bordet ({ $level }).
bot-casual = avspänd bot
bot-careful = eftertänksam bot
bot-sharp = skarp bot
bot-master = mästarbot
bot-grandmaster = stormästarbot
bot-random = slumpbot
news-left = { $person ->
    [you] Du har gått; din plats finns kvar.
   *[they] { $who } har gått; platsen finns kvar.
    }
news-returned = { $who } är tillbaka.
news-renamed = { $person ->
    [you] Du heter nu { $name }.
   *[they] Ett nytt namn vid bordet: { $name }.
    }
news-knocks = { $name } knackar på.
news-turnedaway = { $name } släpptes inte in.
news-tookchair = { $person ->
    [you] Du tar stolen bredvid { $names }.
   *[they] { $who } tar en stol. Bredvid sitter { $names }.
    }
news-stoodup = { $person ->
    [you] Du bara tittar på.
   *[they] { $who } tittar bara på.
    }
news-learns = { $person ->
    [you] Du går och lär dig spelet. Din stol hålls ledig åt dig i fem minuter.
   *[they] { $who } lär sig spelet.
    }
news-dismissed = { $who } behövs inte längre och går.
news-hosting = { $who } är nu värd för bordet.
news-networkclosed = Bordet är stängt för nätverket. Du får stanna, men bryts förbindelsen kommer du inte tillbaka.
news-letforgets = { $who } glömmer nu { $percent } av hundra UNO-rop.
news-watches = { $way ->
    [next-round] Du tittar på den här rundan. Säg att du är redo, så spelar du i nästa.
    [ask] Du tittar på det här spelet. Du kan be att få gå med.
   *[next-game] Du tittar på det här spelet. Du får spela i nästa.
    }
news-changed = Ändrad inställning: { $name }: { $value }.
house-rules = { $name } ({ $changes })
house-rule = { $name }: { $value }
news-agesordered = Från den äldsta till den yngsta: { $names }.
news-acknowledged = { $who } har läst etiketten.
news-isready = { $ready ->
    [yes] { $who } är redo.
   *[no] { $who } är inte redo längre.
    }
news-seated = Runt bordet, medurs: { $names }.
news-seated-shuffles = { $who } blandar, som äldst.
news-standsin = { $on ->
    [yes] { $person ->
        [you] En bot spelar för dig tills du är tillbaka.
       *[they] { $who } är borta; en bot spelar så länge.
        }
   *[no] { $who } spelar själv igen.
    }
news-timedout = { $person ->
    [you] Din tid är ute.
   *[they] Tiden är ute för { $who }.
    }
news-sealed = Nästa blandning är bestämd och förseglad; ingen kan ändra den längre. Sigill: { $seal }.
news-gathering = Slumpen för given kommer från huset och från de här spelarnas webbläsare: { $names }.
news-gathered = Alla delar av given har kommit.
news-gathered-missing = Given gjordes utan en del som aldrig kom. Saknas: { $names }.
news-unsealed = Blandningen i den här rundan är nu öppnad; protokollet visar att den stämmer med sitt sigill.
news-shuffles = { $who } sköter blandningen.
news-ballotopened = { $who } begär omröstning: { $motion }
news-voted = { $who } har röstat.
news-ballotclosed = { $motion } { $carried ->
    [yes] Svaret är ja.
   *[no] Svaret är nej.
    }
vote-yes = Ja: { $names }.
vote-no = Nej: { $names }.
vote-abstained = Ingen röst: { $names }.
vote-casting = { $person ->
    [you] Rösterna väger jämnt, och din avgör, eftersom du är äldst.
   *[they] Rösterna väger jämnt, och { $who } avgör, som äldst.
    }
news-asked = { $person ->
    [you] En fråga till dig: { $question }
   *[they] { $who } får en fråga: { $question }
    }
news-answered = { $who } svarar ”{ $answer }”.
news-doubted = { $other ->
    [you] { $who } tvivlar på att du drar med skäl.
   *[they] { $who } tvivlar på att { $whom } drar med skäl.
    }
news-drawninturn = { $who } har dragit den här turen: { $cards }.
news-doubtsettled = { $verdict ->
    [needless] { $person ->
        [you] Tvivlet var befogat: du drog utan skäl.
       *[they] Tvivlet var befogat: { $who } drog utan skäl.
        }
    [forced] { $person ->
        [you] Tvivlet var obefogat: du var tvungen att dra.
       *[they] Tvivlet var obefogat: { $who } var tvungen att dra.
        }
   *[reason] { $person ->
        [you] Tvivlet var obefogat: du drog med skäl.
       *[they] Tvivlet var obefogat: { $who } drog med skäl.
        }
    }
news-doubtlapsed = { $who } svarade inte: tvivlet förfaller och ingen drar kort.
news-warned = { $who } varnar { $whom }: { $reason }.
news-warned-bare = { $who } varnar { $whom }.
news-removal = { $who } utesluter { $whom } ur spelet: { $reason }.
news-removal-bare = { $who } utesluter { $whom } ur spelet.
news-reopened = Det sista draget tas tillbaka, och spelet fortsätter.
warning-needless-drawing = dragning utan skäl
quote = ”{ $text }”
news-coachnamed = { $who } får nu ge { $whom } råd.
news-beginner = { $who } är nybörjare och får be om en rådgivare.
news-movedaway = { $person ->
    [you] Du måste flytta dig från bordet: du ser det som alla ser och kan inte skriva.
   *[they] { $who } måste flytta sig från bordet.
    }
news-putout = { $why ->
    [host] { $who } måste lämna rummet: värden har bestämt det.
    [voted] { $who } måste lämna rummet: de andra har röstat för det.
    [advice] { $who } har gett råd och måste lämna rummet.
   *[other] { $who } måste lämna rummet.
    }
news-silenced = { $on ->
    [yes] { $person ->
        [you] Värden ber dig vara tyst: du kan spela men inte skriva till alla.
       *[they] Värden ber { $who } vara tyst.
        }
   *[no] { $who } kan skriva igen.
    }
news-satdown = { $who } går med i spelet.
news-hintasked = { $who } ber om ett tips.
news-acttakenback = { $did ->
    [cards] { $who } tar tillbaka { $cards }.
    [draw] { $who } lägger tillbaka det dragna.
   *[other] { $person ->
        [you] Du tar tillbaka ditt senaste drag.
       *[they] { $who } tar tillbaka sitt senaste drag.
        }
    }
news-practiceended = { $who } har satt sig. Här slutar tipsen.
news-cardwritten = På anpassningsbart kort { $card } står det nu ”{ $text }”.
news-cardwritten-blank = Anpassningsbart kort { $card } förblir tomt.
news-textplayed = { $person ->
    [you] På ditt kort står det ”{ $text }”. Utför det tillsammans.
   *[they] På kortet som { $who } spelade står det ”{ $text }”. Utför det tillsammans.
    }
news-toolused = Överenskommet. { $tool }
news-textdone = Texten är utförd, och spelet går vidare.
news-said = { $who }: { $text }
news-said-alone = { $who }, bara till { $whom }: { $text }
news-reacted = { $who }: { $reaction }
reaction-cheer = Hurra
reaction-sigh = Nåja
reaction-laugh = Ha ha
reaction-gasp = Oj då
reaction-thumbs-up = Bra spelat
reaction-thanks = Tack
news-roundscored = Efter runda { $round }: { $scores }.
score-item = { $who } { $count }
score-item-none = { $who } utan poäng
news-tidies = { $who } samlar ihop korten.
news-seriesscored = Spel { $game } i serien: { $scores }. Medelpoäng hittills: { $standings }.
standing-item = { $place }. { $who } ({ $average })
standing-item-none = { $who } utan placering
decimal = { $whole },{ $tenths }
news-seriesover = Serien är slut. Medelpoäng: { $standings }.
news-abandoned = Matchen avbröts; ingen vinner den.
evening-deals = { $who } delar ut nästa runda.
evening-round = Runda { $round }: { $who } går ut.
evening-corrected = Runda { $round } är rättad: { $who } gick ut.
evening-totals = Poäng: { $scores }.
evening-won = { $who } – matchen är vunnen.
evening-match = En ny match börjar.
evening-begins = Spel { $game } börjar med { $who }.
evening-out = { $minutes ->
    [one] { $who } är ute: plats { $place }, { $minutes } hel minut.
   *[other] { $who } är ute: plats { $place }, { $minutes } hela minuter.
}
evening-gives-up = { $who } ger upp.
evening-away = { $who } är borta på sin tur och får två kort.
evening-warns = { $by } varnar { $who }.
evening-warns-reason = { $by } varnar { $who }: { $reason }
evening-removes = { $by } utesluter { $who } ur spelet.
evening-voted-yes = Omröstning: { $question } Ja, { $yes } mot { $no }.
evening-voted-no = Omröstning: { $question } Nej, { $yes } mot { $no }.
evening-joins = { $who } sätter sig till vänster om { $other } och tar nio kort.
evening-stops-time = Tiden är slut. Korten räknas.
evening-stops-vote = Spelet avbryts efter omröstning. Korten räknas.
evening-stops-piles = Det finns inga kort kvar att dra. Korten räknas.
evening-place = { $place }. { $who }
evening-places = Spelet är slut: { $places }.
evening-memo = Antecknat: { $text }
evening-undo = Den senaste anteckningen är ångrad.
evening-redo = Det ångrade gäller igen.
score-edition = Vilken utgåva?
score-names = Vilka sitter runt bordet? Namnen medurs, med kommatecken emellan.
score-points = Vem får poäng?
score-points-winner = Den som går ut
score-points-low = Alla
score-points-none = Ingen
score-target = Till hur många poäng? Enter betyder 500.
score-dealer = Vem delar ut först?
score-oldest-left = Vem är äldst av dem?
score-series = En serie med poäng?
score-limit = Hur många minuter varar ett spel som mest? Enter tar det vanliga.
score-what = Vad hände? Ett nummer, eller början på en rad.
score-unclear = ”{ $word }” är inget av dem. Skriv ett nummer ur listan, eller början på en rad.
score-number = Ett tal från { $least } till { $most }, tack.
score-next-round = Runda { $round }: { $dealer } delar ut, { $first } börjar.
score-next-game = Spel { $game } har inte börjat än.
score-time-is-up = De { $minutes } minuterna är slut: visa korten och stoppa spelet.
score-went-out = Någon gick ut
score-another-match = En ny match, samma sällskap
score-other-dealer = Någon annan delar ut
score-put-right = Ändra en runda
score-begin = Korten är utdelade: starta klockan
score-out = Ute
score-out-earlier = Ute tidigare
score-out-minutes = Hela minuter tills { $who } var ute
score-gives-up = Ger upp
score-away = Borta på sin tur
score-warning = Varning
score-remove = Uteslut
score-memo = Anteckna något annat
score-memo-what = Vad ska antecknas? Till exempel ett slitet kort som togs bort.
score-vote = Resultat av en omröstning
score-join = Någon går med
score-stop = Stoppa spelet
score-undo = Ångra
score-redo = Gör om
score-end = Det var allt för i kväll
score-who = Vem?
score-who-out = Vem gick ut?
score-who-deals = Vem delar ut?
score-holds = Vad har { $who } kvar på handen? Till exempel 7 7 S R +2 W W4; ingenting: tryck Enter.
score-no-card = Det finns inget kort { $word } här. Korten är { $cards }.
score-impossible = En kortlek har inte så många av dessa: { $cards }. De antecknas ändå.
score-which-round = Vilken runda? Enter betyder den senaste.
score-reason = Varför? Tryck Enter för att hoppa över.
score-question = Vad röstade ni om?
score-votes-yes = Hur många sa ja?
score-votes-no = Hur många sa nej?
score-tie = Lika. Vad säger { $who }, som är äldst?
score-joiner = Vem går med?
score-left-of = Till vänster om vem?
score-older = Äldre än vem?
score-youngest = Än ingen: den yngsta
score-why = Varför slutar det?
score-stop-time = Tiden är slut
score-stop-vote = Efter omröstning
score-stop-piles = Det finns inga kort kvar att dra
score-kept = Allt finns kvar i { $file }.
score-sum = { $count ->
    [one] { $count } poäng.
   *[other] { $count } poäng.
}
score-goes-on = { $count ->
    [one] { $file } fortsätter: { $count } anteckning hittills.
   *[other] { $file } fortsätter: { $count } anteckningar hittills.
}
score-clock = { $count ->
    [one] { $time }, { $count } spelare är kvar.
   *[other] { $time }, { $count } spelare är kvar.
}
clock-time = Spelets klocka
clock-count = { $count } i spelet, { $out } ute
clock-latest = slutar senast vid { $time }
clock-time-up = tiden är ute
clock-no-limit = utan tidsgräns
clock-time-is-up = Tiden är ute. Visa korten.
clock-lay-open = Tiden ute: räkna korten
clock-minute-mark = { $count ->
    [one] { $count } minut spelad.
   *[other] { $count } minuter spelade.
    }
clock-row = { $who }, { $words }
clock-in = i spelet
clock-age = { $age ->
    [oldest] äldst
   *[youngest] yngst
    }
clock-warned = { $count ->
    [one] { $count } varning
   *[other] { $count } varningar
    }
clock-absent = { $count ->
    [one] borta en gång
   *[other] borta { $count } gånger
    }
clock-is-out = { $minutes ->
    [one] plats { $place }, { $minutes } minut
   *[other] plats { $place }, { $minutes } minuter
    }
clock-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minuter
    }
clock-gave-up = gav upp, sista plats
clock-gave-up-points = gav upp, { $points } eller mer
clock-removed = utesluten, ingen placering
clock-out-who = Ute: { $who }
clock-more-who = Mer: { $who }
clock-warden = Om varningar och uteslutning bestämmer { $who } (§ 15).
clock-settle = Avgör:
clock-noted = Vad som antecknats
clock-newest-first = nyast överst
clock-note-begins = { $who } har delat ut, { $opener } öppnar.
clock-note = Anteckna
clock-undo-time = Ångra { $time }
clock-undo-game = Ångra spel { $game }
clock-stop = Stoppa
clock-shuffles = Om dra-högen tar slut blandar { $who } (§ 4).
clock-so-far = Serien hittills
clock-all-rows = Alla { $count }
clock-barred = utesluten ur serien
clock-keeps-time = äldst, håller tiden
clock-opens = yngst, öppnar
clock-shared = delad
clock-place-shared = delad plats
clock-no-place = ingen placering
clock-not-there = spelade inte
clock-ending = { $ending ->
    [last] sist
    [still-in] ännu i spelet
    [gave-up] gav upp
   *[removed] utesluten
    }
clock-sum = Summa
clock-remark = { $ending ->
    [still-in] { $count ->
        [one] Spel { $game } avbröts efter { $minutes } { $minutes ->
            [one] minut
           *[other] minuter
            }: { $who } var kvar och fick { $points }.
       *[other] Spel { $game } avbröts efter { $minutes } { $minutes ->
            [one] minut
           *[other] minuter
            }: { $who } var kvar och fick { $points }.
        }
    [gave-up] { $who } gav upp spel { $game } och fick { $points }: 30 mer än den sista som inte gav upp, minst 60.
   *[removed] { $count ->
        [one] { $who } uteslöts ur spel { $game }, utan poäng.
       *[other] { $who } uteslöts ur spel { $game }, utan poäng.
        }
    }
clock-shares = Samma medelvärde ger delad plats.
clock-dotted = Den prickade linjen är 60 minuter.
clock-scoring = Så räknas poängen
clock-none-yet = Dela ut korten
clock-game-won = { $count ->
    [one] Spel { $game }: { $who } vinner
   *[other] Spel { $game }: { $who } delar förstaplatsen
    }
clock-nobody-leads = Efter spel { $game } har ingen en placering
clock-leads = { $count ->
    [one] Efter spel { $game } leder { $who } med { $average }
   *[other] Efter spel { $game } delar { $who } ledningen med { $average }
    }
clock-who-plays = Med i nästa spel: { $count }
clock-next-game = { $who } blandar och delar ut, { $opener } öppnar. Tryck när korten är utdelade.
clock-start-game = Starta spel { $game }
clock-end-series = Avsluta serien
clock-end-evening = Avsluta kvällen
clock-final-won = { $count ->
    [one] { $who } vinner serien med { $average }
   *[other] { $who } delar segern med { $average }
    }
clock-final-games = { $count ->
    [one] { $count } spel spelat
   *[other] { $count } spel spelade
    }
clock-final-when = { $date }. Spel: { $games }. Spelare: { $people }.
clock-final-lost = Högsta medelvärdet: { $who }.
clock-jumped = Enhetens klocka hoppade; spelets klocka höll tiden.
clock-did-sleep = { $count ->
    [one] Enheten sov: räkna in { $count } minut
   *[other] Enheten sov: räkna in { $count } minuter
    }
clock-slept = { $count ->
    [one] Enheten sov i { $count } minut, som räknas.
   *[other] Enheten sov i { $count } minuter, som räknas.
    }
clock-not-slept = Den sov inte: klockan ställdes om
clock-warns = { $by } varnar { $who }.
clock-reason = Varför? Kan lämnas tomt.
clock-reason-rules = regelbrott
clock-reason-manners = dåligt uppträdande
clock-reason-effort = försöker inte göra sitt bästa
clock-removes = { $by } utesluter { $who } ur spelet.
clock-removed-series = Ingen placering, inga poäng och inga fler spel i serien. Korten visas och blandas in i kasta-högen.
clock-removed-game = Ingen placering. Korten visas och blandas in i kasta-högen.
clock-join-follows = Om den äldsta, { $oldest }, går med på det: nio kort. Den som gett råd som åskådare tar elva.
clock-fewer = En färre: { $what }
clock-one-more = En till: { $what }
clock-vote-subject = { $subject ->
    [advice] Råd
    [cheating] Fusk
    [other] Annan tvist
    [watcher] En åskådare gav råd
    [gave-up] Gav någon upp?
   *[stop] Avsluta spelet
    }
clock-vote-whom = Vem gällde det?
clock-vote-words = Frågan, som besvaras med ja eller nej
clock-vote-question = { $subject ->
    [advice] Gav { $who } råd?
    [cheating] Fuskade { $who }?
    [other] En tvist.
    [watcher] Gav en åskådare råd?
    [gave-up] Har { $who } gett upp?
   *[stop] Avslutas spelet?
    }
clock-vote-tie = Lika röstetal: den äldsta avgör
clock-vote-says = { $who } säger
clock-vote-answer = { $answer ->
    [yes] ja
    [no] nej
   *[abstained] röstade inte
    }
clock-vote-follows = { $subject ->
    [advice] { $who } gav råd och drar två kort.
    [cheating] { $who } tar tillbaka de lagda korten och drar två till.
    [other] Svaret är ja.
    [watcher] En åskådare gav råd: { $oldest } bestämmer om hen får gå med, och då blir det två kort extra.
    [gave-up] { $who } har gett upp och får sista platsen.
    [stop] Spelet slutar, och korten räknas.
   *[no] Svaret är nej. Inget händer.
    }
clock-vote-choose = Välj vem det gällde.
clock-count-whom = Vems kort?
clock-hand = { $count ->
    [one] { $count } kort, siffror: { $numbers }
   *[other] { $count } kort, siffror: { $numbers }
    }
clock-place-points = plats { $place }, { $points } poäng
clock-press-cards = Tryck på korten som ligger där.
clock-key = { $count ->
    [0] { $card }
   *[other] { $card }: { $count }
    }
clock-where = { $series ->
    [yes] Poäng · { $edition }, seriens spel { $game }
   *[no] Poäng · { $edition }, spel { $game }
    }
clock-where-short = { $series ->
    [yes] { $edition } · seriens spel { $game }
   *[no] { $edition } · spel { $game }
    }
clock-elsewhere = Ett annat fönster har skrivit under tiden. Ladda om sidan.
clock-not-kept = Enheten kunde inte spara det. Försök igen.
clock-take-off = Ta bort: { $card }
keep-score = Räkna poäng
keep-title = Ni spelar, Yksi räknar
    .about = Med papperskort på ett riktigt bord. Allt stannar på den här enheten tills du låter vänner titta på.
keep-what = Vad ni spelar
keep-around = Runt bordet
keep-clockwise = medurs
keep-name = Ett namn till
keep-add = Lägg till namnet
keep-deals-first = delar ut först
keep-deals-who = { $who } delar ut först
keep-draw-for-it = Dra lott
keep-drew = { $who } drog det högsta kortet och delar ut först.
keep-row = { $who }, { $place } av { $count }
keep-up = { $who }: en plats upp
keep-down = { $who }: en plats ned
keep-moved = { $who } är nu { $place } av { $count }.
keep-rename = Byt namn på eller ta bort { $who }
keep-name-of = Namn
keep-remove = Ta bort
keep-done = Klart
keep-again = { $who } igen
keep-taken = Det finns redan en { $who }.
keep-most = Högst { $count } kan spela { $name }.
keep-too-many = { $count } namn är för många: högst { $most } kan spela { $name }. Ta bort några eller välj en annan utgåva.
keep-decks = { $count } spelare, { $decks ->
    [one] en kortlek med { $cards } kort.
   *[other] { $decks } kortlekar med { $cards } kort.
    }
keep-winner-how = Den som går ut får de andras kort som poäng.
keep-winner-to = Först till { $target }.
keep-low-how = Alla räknar sina egna kort. När någon har { $target } vinner den som har minst poäng.
keep-none-how = Bara vem som vinner varje runda antecknas.
keep-change = Ändra
keep-change-who = Ändra: { $who }
keep-target = Till hur många poäng?
keep-series = En serie spel
keep-ends = Ett spel slutar
keep-ends-at = { $minutes ->
    [0] när det är färdigspelat
   *[other] efter { $minutes } minuter
    }
keep-series-how = Poängen är minuter; det lägsta medelvärdet vinner.
keep-next-ages = Nästa: ålder
keep-start = Börja räkna
keep-start-clock = Till bordet
keep-two = Det behövs två.
keep-go-on = Fortsätta med { $who }?
    .when = { $edition }, { $date }
keep-forget = Ta bort
keep-forget-sure = Ta bort kvällen? Den finns ingen annanstans.
keep-where = Poäng · { $edition }, runda { $round }
keep-where-to = Poäng · { $edition }, runda { $round }, till { $target }
keep-holds = { $who } har kvar
keep-take-off = tryck på ett för att ta bort det
keep-so-far = Till { $who } hittills
keep-next = Nästa: { $who }
keep-to-count = att räkna
keep-counted = räknat
keep-left-to-count = { $count ->
    [one] en kvar att räkna
   *[other] { $count } kvar att räkna
    }
keep-all-counted = Alla räknade
keep-write = Skriv upp
keep-back = Tillbaka
keep-holds-nothing = { $who } har inga kort kvar?
keep-yes-nothing = Ja, inga
keep-values = { $edition ->
    [custom] Siffror efter värde, händelsekort 20, jokerkort 40 eller 50 som det står på knapparna.
   *[other] Siffror efter värde, händelsekort 20, jokerkort 50.
    }
keep-last-draws = Om det sista kortet får nästa spelare att dra drar hen ändå; räkna de korten också.
keep-impossible = En kortlek har bara { $count } av dessa: { $card }. Det räknas ändå.
keep-key = { $count ->
    [0] { $card }, { $points } poäng
   *[other] { $card }, { $points } poäng, räknade: { $count }
    }
keep-pad = Kort att räkna
keep-announced = { $who }: { $cards }. { $count }
keep-type-it = Skriv: 0–9 siffror, { $keys }, ⌫ tillbaka, ↵ nästa
keep-nothing-yet = Inget ännu.
keep-went-out-fewest = { $fewest ->
    [yes] gick ut och har minst poäng
   *[no] gick ut
    }
keep-fewest = har minst poäng
keep-deals = Runda { $round }: { $who } delar ut
keep-begins = { $who } börjar
    .unless = om inte första kortet säger annat
keep-before = { $who } delar ut.
keep-took = { $who } tar runda { $round }: { $count } poäng
keep-won-round = { $who } vinner runda { $round }
keep-leads = { $who } leder och behöver { $count } poäng till.
keep-fewest-now = Minst poäng: { $who }.
keep-wins = { $count ->
    [one] { $who } vinner med { $points }
   *[other] { $who } delar segern med { $points }
    }
keep-put-right = Rätta till
keep-undo-round = Ångra runda { $round }
keep-undone = Det senaste är ångrat.
keep-which-round = Vilken runda skrevs fel?
keep-round-was = Runda { $round }: { $who }, { $count }
keep-round-won = Runda { $round }: { $who }
keep-changes-round = Runda { $round } rättas
keep-as-text = Spara som text
keep-copy = Kopiera
keep-file = Som fil
keep-written-at = Skrivet kl. { $time }. Sparat på den här enheten.
keep-may-sleep = Medan ni spelar får sidan sova. Inget går förlorat.
keep-matches = Vunna matcher: { $who }
keep-rounds-won = Vunna rundor
keep-new-match = Börja en ny match
keep-torn = { $count ->
    [one] En rad av kvällen kunde inte läsas och lades åt sidan. Allt före den finns kvar.
   *[other] { $count } rader av kvällen kunde inte läsas och lades åt sidan. Allt före dem finns kvar.
    }
keep-no-shelf = Den här webbläsaren sparar inget åt sidor, kanske för att fönstret är privat. Öppna Yksi i ett vanligt fönster.
keep-not-here = Den här kvällen finns inte på den här enheten
    .what = Den finns i en annan webbläsare eller har tagits bort.
keep-own = Räkna poäng vid ditt eget bord
evening-refused-nobody = Det finns ingen med det namnet här.
evening-refused-name-taken = Två har samma namn. Ge den ena ett annat.
evening-refused-no-name = Ett namn har 1 till 24 bokstäver.
evening-refused-too-few = Det behövs minst två.
evening-refused-too-many = Så många kan inte spela den här utgåvan.
evening-refused-not-here = Den här utgåvan har ingen sådan anteckning.
evening-refused-no-such-card = Det finns inget sådant kort i den här utgåvan.
evening-refused-winner-holds = Den som gick ut har inga kort.
evening-refused-not-counted = Någons kort är inte räknade än.
evening-refused-no-such-round = Det finns ingen sådan runda i den här matchen.
evening-refused-match-over = Då är matchen redan slut.
evening-refused-match-runs = Matchen är inte slut än.
evening-refused-no-game = Inget spel pågår.
evening-refused-game-runs = Ett spel pågår redan.
evening-refused-not-in-game = Den personen är inte med i spelet längre.
evening-refused-in-game = Den personen är redan med i det här spelet eller har lämnat det.
evening-refused-time-over = Det är över tidsgränsen: de som då är kvar räknar korten.
evening-refused-time-left = Tiden är inte slut än.
evening-refused-no-such-minute = Inte i den minuten: någon har redan gått ut senare, eller så har den inte kommit än.
evening-refused-not-warned = Uteslutning kommer först efter en varning (§ 15).
evening-refused-not-the-warden = Det avgör den äldsta, och för den äldsta den yngsta (§ 15).
evening-refused-winner-known = Någon har redan vunnit: ingen får gå med längre (§ 13).
evening-refused-barred = Den som uteslutits står över resten av serien.
evening-refused-no-votes = Det är inget resultat av en omröstning.
evening-refused-nothing-to-undo = Det finns inget att ångra.
evening-refused-nothing-to-redo = Det finns inget att göra om.
evening-refused-backwards = Den senaste anteckningen är senare än så.

## Vad man röstar om

motion-advised = { $person ->
    [you] Gav du råd till { $whom }?
   *[they] Gav { $who } råd till { $whom }?
    }
motion-cheated = { $person ->
    [you] Fuskade du i ditt senaste drag?
   *[they] Fuskade { $who } i sitt senaste drag?
    }
motion-stops = Ska spelet sluta nu?
motion-gaveup = { $person ->
    [you] Har du gett upp genom att gå din väg?
   *[they] Har { $who } gett upp genom att gå sin väg?
    }
motion-goesout = { $person ->
    [you] Måste du lämna rummet?
   *[they] Måste { $who } lämna rummet?
    }
motion-dispute = ”{ $question }”
motion-text = Ska det stå ”{ $text }” på anpassningsbart kort { $card }?
motion-text-blank = Ska anpassningsbart kort { $card } vara tomt?
motion-uses = { $tool } Är ni överens?

## Frågor till en person, och svaren

question-mayjoin = { $person ->
    [you] Får du gå med i spelet, till vänster om { $whom }?
   *[they] Får { $who } gå med i spelet, till vänster om { $whom }?
    }
question-mayjoin-older = { $other ->
    [you] { $who } är äldre än du.
   *[they] { $who } är äldre än { $whom }.
    }
question-takeadviser = { $person ->
    [you] Ska du tas med i spelet, mitt emot { $whom } och med två kort extra?
   *[they] Ska { $who } tas med i spelet, mitt emot { $whom } och med två kort extra?
    }
question-whereto = { $person ->
    [you] Flyttar du dig från bordet, eller lämnar du rummet?
   *[they] Ska { $who } flytta sig från bordet eller lämna rummet?
    }
question-maycoach = { $person ->
    [you] Får du ge råd till { $whom }?
   *[they] Får { $who } ge råd till { $whom }?
    }
question-isdrawingreasonable = { $person ->
    [you] Drog du med eller utan skäl?
   *[they] Drog { $who } med eller utan skäl?
    }
answer-yes = Ja
answer-no = Nej
answer-moved-away = Bort från bordet
answer-put-out = Ut ur rummet
answer-reason = Med skäl
answer-no-reason = Utan skäl
answer-lapsed = Inget svar

## Verktyg för att utföra texten på ett kort

tool-drawcards = { $who } drar { $cards }.
tool-drawcards-all = Alla drar { $cards }.
tool-discardcards = { $who } kastar { $cards }.
tool-discardcards-all = Alla kastar { $cards }.
tool-givecard = { $who } ger { $whom } { $cards }.
tool-givecard-all = Alla ger { $whom } { $cards }.
tool-showhand = { $person ->
    [you] Du visar alla spelare din hand.
   *[they] { $who } visar alla spelare sin hand.
    }
tool-showhand-all = Alla visar sin hand.
tool-putmarker = { $who } får märket.
tool-putmarker-all = Alla får ett märke.
tool-putmarker-words = { $done } På det står det ”{ $words }”.
tool-giveturn = { $person ->
    [you] Turen går till dig.
   *[they] Turen går till { $who }.
    }
tool-setcolor = Färgen blir { $color }.

## Bordets inställningar

setting-rules = Regler
    .value = { $value }
    .help = Utgåvan, och vad ert bord spelar annorlunda.
setting-turn = Tid för en tur
    .value = { $value ->
        [0] så länge som det behövs
        [one] en sekund
       *[other] { $value } sekunder
        }
    .help = När tiden är ute sköter bordet resten av turen.
setting-absent = Tålamod med den som är borta
    .value = { $value ->
        [one] en sekund
       *[other] { $value } sekunder
        }
    .help = Hur länge bordet väntar när den som är i tur har gått.
setting-ballot = Tid för en omröstning
    .value = { $value ->
        [one] en sekund
       *[other] { $value } sekunder
        }
    .help = För en omröstning, eller för ett svar som en enda person ska ge.
setting-pause = Paus mellan rundor
    .value = { $value ->
        [0] tills alla är redo
        [one] en sekund
       *[other] { $value } sekunder
        }
    .help = Nästa runda delas ut efter pausen, eller så snart alla är redo.
setting-rounds = Rundor i en match
    .value = { $value ->
        [0] tills någon har tillräckligt med poäng
        [one] en runda
       *[other] { $value } rundor
        }
    .help = Matchen slutar efter så många rundor, eller så snart någon har tillräckligt med poäng.
setting-bot = Bottarnas betänketid
    .value = { $value ->
        [0] ingen
        [one] en sekund
       *[other] { $value } sekunder
        }
    .help = Hur länge en bot väntar innan den gör något.
setting-bot_uno = Försprång för att påpeka
    .value = { $value ->
        [0] inget
        [one] en sekund
       *[other] { $value } sekunder
        }
    .help = Hur länge bottarna låter människorna vara först med att påpeka ett glömt UNO.
setting-limit = Tidsgräns för ett spel
    .value = { $value ->
        [0] ingen
        [one] en minut
       *[other] { $value } minuter
        }
    .help = För spel med placeringar: när tiden är ute är den bäst som har minst kort.
setting-series = Serie av spel
    .value = { yes-no }
    .help = För spel med placeringar: minuterna tills du går ut räknas, och lägst medelpoäng vinner.
setting-open_hands = Åskådare ser händerna
    .value = { yes-no }
    .help = I KPGUT: den som tittar på ser alla kort och kan inte skriva medan spelet pågår.
setting-chat = Samtal vid bordet
    .value = { yes-no }
    .help = Alla kan skriva till alla.
setting-public = Syns i lobbyn
    .value = { yes-no }
    .help = Bordet finns i listan, och vem som helst kan komma in.
setting-locked = Låst
    .value = { yes-no }
    .help = Ingen ny kommer in. Den som var här förut kan komma tillbaka.
setting-knock = Nya knackar på, och jag släpper in dem
    .value = { yes-no }
    .help = Den som kommer för första gången väntar vid dörren tills värden öppnar. Den som var här förut kan komma tillbaka.
setting-practice = Övning
    .value = { yes-no }
    .help = Med bara bottar: tips, och drag kan tas tillbaka. Övning räknas inte: inga poäng, inga resultat.

## När något inte går vid bordet, och varför

refusal-stranger = Det finns ingen sådan vid bordet.
    .rule = Bara de som är här kan nämnas, och en bot tillfrågas inte om det som människor avgör.
refusal-put-out = Du har skickats ut ur det här rummet.
    .rule = Den som har skickats ut ur ett rum kan inte göra något där längre.
refusal-not-host = Det kan bara värden göra.
    .rule = Regler, tider, bottar och starten är värdens sak; när värden är borta sköts de av den som kom först.
refusal-acting = Det kan bara värden göra, och du är värdens ersättare.
    .rule = Ersättaren sköter bordet. Att skicka ut någon och lämna över värdskapet är värdens sak.
refusal-host = Det här bordet har sin värd, som inte kan skickas ut eller tystas så.
    .rule = Ingen röstar ut värden före ett spel, och ingen tystar värden.
refusal-no-voice = Du har inte spelat någon runda här än.
    .rule = Vem som måste gå bestäms av värden och dem som har spelat en runda här till slut.
refusal-locked = Bordet är låst: ingen ny kommer in just nu.
    .rule = Värden kan låsa ett bord. Den som var där förut kan alltid komma tillbaka.
refusal-knock = Här knackar man på först.
    .rule = Värden vill själv släppa in nya. Den som var där förut kommer tillbaka utan att knacka.
refusal-no-knock = Ingen knackar längre: den som knackade har gått eller är redan inne.
    .rule = Den som går från dörren knackar inte längre.
refusal-turned-away = Du släpptes inte in. Fråga värden, eller försök igen om en stund.
    .rule = Den som inte släpptes in kan knacka igen efter en minut.
refusal-chair-taken = Den stolen blev just upptagen. Välj en annan.
    .rule = En stol står mellan två grannar, och den som sätter sig först har den.
refusal-name = Det namnet går inte; välj ett annat, med högst 24 tecken.
    .rule = Ett namn är kort och läsligt, och ingen annan här har det.
refusal-name-joined = En familj eller flagga som är sammansatt av flera bilder går inte i ett namn; ta enstaka bilder.
    .rule = I ett namn får det finnas enstaka bilder och länders flaggor, men inte bilder som är sammansatta av flera.
refusal-name-taken = Någon här heter redan så, eller nästan så; välj ett annat namn.
    .rule = Två vid samma bord har aldrig namn som kan förväxlas.
refusal-animal-taken = Någon här är redan det djuret. Välj ett annat.
    .rule = Två vid samma bord ser aldrig likadana ut.
refusal-room-full = Rummet är fullt.
    .rule = Ett rum rymmer högst hundra, bottarna inräknade.
refusal-already-here = Redan här.
    .rule = Ingen kommer in två gånger, och den som är här har inte gett upp.
refusal-not-here = Du har gått; kom först tillbaka.
    .rule = Den som har gått måste komma tillbaka för att kunna göra något; platsen finns kvar.
refusal-not-a-bot = Så kan bara en bot skickas i väg.
    .rule = Människor går själva, eller skickas ut av värden eller efter en omröstning.
refusal-bot-level = Den sortens bot känner jag inte till.
    .rule = Välj en av bottarna som bordet erbjuder.
refusal-setting-unknown = Den inställningen finns inte.
    .rule = Bara inställningarna i bordets lista kan ändras.
refusal-setting-value = Det värdet passar inte inställningen.
    .rule = Tider och andra tal är heltal inom sina gränser; de andra inställningarna är ja eller nej.
refusal-rules-wrong = De här reglerna går inte ihop.
    .rule = Regler som säger emot varandra nekas; ändra en i taget, så ser du vilken det är.
refusal-needs-places = Välj först regler som ger alla en placering.
    .rule = En tidsgräns och en serie kräver placeringar, som KPGUT har.
refusal-needs-points = De här reglerna har inga rundor: ett spel ger alla en placering.
    .rule = Antalet rundor hör till matcher som spelas om poäng.
refusal-series-limit = I en serie varar ett spel högst en timme.
    .rule = Gränsen får vara kortare än en timme, aldrig längre.
refusal-game-running = Ett spel pågår; vänta tills det är slut.
    .rule = Vad som spelas och vilka som spelar ligger fast från given till spelets eller matchens slut.
refusal-no-game = Inget spel pågår.
    .rule = Först behövs ett spel; värden startar det när tillräckligt många är redo.
refusal-etiquette = Läs etiketten först.
    .rule = Alla som spelar KPGUT bekräftar en gång att de vet hur man uppför sig vid bordet.
refusal-barred = Du kan inte spela i den här serien längre.
    .rule = Den som har uteslutits ur ett spel är inte med i seriens senare spel.
refusal-seat-count = Det går inte att spela med så många, eller så få.
    .rule = Utgåvan säger hur många som kan spela, korten måste räcka till alla, och minst en spelare är en människa.
refusal-no-such-card = Det anpassningsbara kortet finns inte.
    .rule = Bara anpassningsbara kort som finns i leken kan få en text.
refusal-not-playing = Det är för dem som spelar.
    .rule = Den som tittar på kan följa spelet, prata och be att få gå med.
refusal-out-already = Det gäller bara dem som ännu är med i spelet.
    .rule = Den som har gått ut, eller inte spelar, kan varken varnas eller få kort.
refusal-busy = Något annat avgörs just nu; vänta ett ögonblick.
    .rule = En omröstning eller fråga i taget, och aldrig mitt i ett drag.
refusal-no-ballot = Det finns inget att rösta om.
    .rule = En omröstning är öppen tills alla har svarat eller tiden är ute.
refusal-no-vote = Du har ingen röst i det här.
    .rule = De röstar som tillfrågas när omröstningen börjar, i regel de som ännu är med i spelet. Bottar röstar inte.
refusal-voted = Du har redan röstat.
    .rule = Alla har en röst, och den gäller.
refusal-not-asked = Ingen frågar dig nu.
    .rule = En fråga till en person besvaras av den personen ensam.
refusal-no-such-answer = Det är inget av svaren.
    .rule = Välj ett av svaren som hör till frågan.
refusal-no-offices = De här reglerna har inget sådant förfarande.
    .rule = Anmälningar, varningar, tvivel på dragandet och liknande hör till KPGUT; annars kommer spelarna överens sinsemellan.
refusal-not-your-office = Det är någon annans uppgift.
    .rule = Den äldsta spelaren varnar och utesluter, den yngsta när det gäller den äldsta; en text avslutas av den som spelade kortet.
refusal-not-warned = Först kommer en varning.
    .rule = En spelare utesluts bara om det fortsätter efter en varning.
refusal-not-advice = Att fråga är inte att ge råd.
    .rule = Alla får fråga om reglerna och spelets gång.
refusal-coach = En rådgivare får ge råd.
    .rule = Det som en nybörjare har bett om och den äldsta spelaren tillåtit är ingen förseelse.
refusal-oneself = Välj någon annan: ingen kan stå på båda sidor.
    .rule = En anmälan, ett tvivel eller en anklagelse gäller alltid någon annan.
refusal-too-late = Det är för sent.
    .rule = Fusk räknas bara om det märks innan nästa spelare spelar ett kort; sedan gäller det som är spelat.
refusal-doubt-only = Ett Joker-dra-fyra-kort betvivlar man; det är inget att anklaga någon för.
    .rule = Bara den som skulle dra får betvivla det, och innan korten dras.
refusal-judged = Den här dragningen har redan betvivlats.
    .rule = Ett tvivel per tur, och utgången gäller.
refusal-no-drawing = Det finns ingen dragning att betvivla.
    .rule = En dragning kan betvivlas från turens första dragna kort tills nästa spelare spelar ett kort.
refusal-spectator-only = Bara en åskådare kan vara rådgivare.
    .rule = En rådgivare är en människa i rummet som inte spelar.
refusal-winner-exists = Det är för sent att gå med: någon har redan vunnit.
    .rule = Man kan gå med så länge ingen har gått ut.
refusal-cannot-return = Du har redan varit med i det här spelet.
    .rule = Den som har gått ut, gett upp eller uteslutits väntar på nästa spel.
refusal-not-a-beginner = Säg först att du är nybörjare.
    .rule = Rådgivare är till för dem som är nya i KPGUT.
refusal-player-asks = Spelaren måste själv be om en rådgivare.
    .rule = Ingen får råd mot sin vilja; när någon ber om det avgör den äldsta spelaren.
refusal-silent = Det kan du inte skriva här.
    .rule = Den som har flyttats bort eller ser händer skriver inte; enskilt talar bara en rådgivare och den som får råd.
refusal-silenced = Värden har bett dig vara tyst.
    .rule = Värden kan tysta någon och sedan låta hen skriva igen.
refusal-no-chat = Samtalet är avstängt vid det här bordet.
    .rule = Värden kan sätta på det.
refusal-text-length = Texten är tom, för lång eller kan inte visas.
    .rule = En rad med vanliga ord räcker.
refusal-no-such-reaction = Den reaktionen finns inte.
    .rule = Reaktionerna är valda så att ingen hånas.
refusal-too-often = Det var för mycket på en gång; vänta några sekunder.
    .rule = Meddelanden och obefogade påpekanden är begränsade, så att alla kommer till tals.
refusal-overloaded = Bordet hinner inte med; vänta ett ögonblick.
    .rule = Ett bord gör en sak i taget, och allt får inte plats i kön.
refusal-table-full = Det här bordets protokoll är fullt. Ett nytt bord har ett nytt.
    .rule = Ett protokoll rymmer bara ett visst antal rader; en runda som pågår spelas till slut.
refusal-too-many-bots = Det finns nog med bottar vid det här bordet.
    .rule = Den som sköter servern bestämmer hur många bottar ett bord får ha.
refusal-no-text = Ingen text håller på att utföras.
    .rule = Verktygen är till för en egen text, när dess kort har spelats.
refusal-tool = Så kan det inte användas.
    .rule = Högst tio kort dras på en gång, precis så många kastas som man kom överens om, och alla behåller minst ett.
refusal-carrying-out = Texten på kortet kommer först.
    .rule = Spelet går vidare när den är utförd.
refusal-no-practice = Här finns inga tips: det här spelet räknas.
    .rule = Övning väljs före ett spel, av den som spelar med bara bottar.
refusal-people-play = Inga tips när det sitter människor vid bordet.
    .rule = Tips och att ta tillbaka hör till övning: en människa och bottar.
refusal-nothing-back = Det finns inget att ta tillbaka.
    .rule = Egna drag kan tas tillbaka ett i taget, ända till given.
refusal-no-series = Det finns ingen serie att avsluta.
    .rule = En serie börjar med sitt första spel.
refusal-not-secret = Den hemligheten går inte att använda.
    .rule = En plats öppnas med en nyckel av bokstäver och siffror; och huset förseglar en blandning i taget, innan någon kan önska något.
refusal-pledged = Din webbläsare har redan lovat sin del av nästa giv.
    .rule = Det som är lovat kan inte bytas ut; efter given lovas en ny del.
refusal-not-pledged = Det är inte den del som lovades.
    .rule = En del av given bestäms innan den visas, så att ingen kan välja den efter behag.

## Innan ni börjar

etiquette =
    Vid det här bordet uppför sig alla som en dam eller en gentleman: lugnt och artigt, även om det blir högljutt ibland.
    Vinnaren får glädja sig och förloraren förarga sig; ingen hånar någon.
    Den som har gått ut stannar gärna till slutet och hjälper till som åskådare.
    Den som råkar se kort behåller det för sig själv.
    En spelare får råd bara om spelaren själv och den äldsta spelaren går med på det.
note-time = Räkna med 30 minuter eller mer; med många spelare tar det längre tid.
note-age = Från 7 år.
about-kpgut = KPGUT är Kingi89 Pro Gamer Uno Tour. Riku ”kingi89” Eskelinen skrev ner reglerna 2009 och reviderade dem 2016, då reglerna om onödigt dragande och uppförande skärptes och poängräkningen i en serie kom till. De bygger på regler som användes vid ungdomsträffar i Orivesi församling, och de beskriver hela spelet: vanliga UNO-regler gäller inte. Originaltexten får spridas fritt, oförändrad och utan vinstsyfte; formuleringarna här är våra egna.
trademark = UNO är ett varumärke som tillhör Mattel. Yksi är ett fristående projekt, varken gjort eller godkänt av Mattel, och korten har egen formgivning. Andra namn tillhör sina ägare.

## Regelboken som spelar: frågor och exempel

ask-field = Tänk om …?
ask-clear = Rensa
ask-show = Visa mig
ask-editions = Svaret i varje utgåva
ask-choose = Svaret i varje utgåva; välj en för att läsa dess punkter.
ask-found = { $count } { $count ->
    [one] punkt
   *[other] punkter
    } i { $edition }, närmast först
ask-not-in = inte i { $editions }
ask-changed = ändrat vid det här bordet
ask-same = Samma i { $editions }.
ask-silent = ingen sådan regel
ask-nothing = Ingen punkt om det. Pröva andra ord, eller fråga bordet.
ask-groups = Titta här
ask-try = Till exempel
ask-try-1 = Kan jag vinna med en joker?
ask-try-2 = Får man lägga +2 på +2?
ask-try-3 = Jag glömde säga UNO
ask-short = Reglerna i korthet
ask-clauses = Punkt för punkt
ask-copy = Kopiera länken till { $clause }
ask-copied = Länken är kopierad.
ask-unknown = Det finns ingen sådan punkt
ask-unknown-what = { $clause } är ingen punkt i { $edition }. Här står vad den säger.
clauses-deck = Spelare, kort och given
clauses-turn = En tur
clauses-actions = Dra två, Hoppa över, Bakåt
clauses-wilds = Jokrar
clauses-four = Dra fyra
clauses-last = De sista korten
clauses-score = Poäng
clauses-series = En serie spel
clauses-people = Människor
example-next = Nästa
example-back = Tillbaka
example-again = Igen
example-another = Ett annat exempel
example-step = Drag { $move } av { $count }
example-table = Bordet
example-then = Sedan: { $words }
example-follows = Alltså: { $words }
example-refused = Avvisas: { $move } { $why }
example-in-vain = { $move } Det har ingen verkan.
example-house = Här spelas med: { $rules }
example-at = Vid { $time }:
example-after = Efter { $time } sekunder:
example-nothing = Ingenting händer.
example-how-out = { $who } ute vid { $value }
example-how-left = { $who } är kvar
example-how-holds = { $who } har kvar { $value }
example-how-gaveup = { $who } gav upp
example-how-removed = { $who } uteslöts
example-game = Ett spel: { $results }.
example-picture = Överst: { $top }. { $hands }.
example-hand = { $who }: { $cards }
check-given-turn = { $person ->
    [you] Det är din tur.
   *[they] { $who } är i tur.
    } Överst ligger { $cards }, och färgen är { $color }.
check-given-opening = { $who } öppnar spelet.
check-seats = { $count } kan inte spela det här.
check-next-cards = Härnäst i dra-högen: { $cards }.
check-turn = { $person ->
    [you] Det är din tur.
   *[they] { $who } är i tur.
    }
check-direction = { $word ->
    [cw] Spelet går medurs.
   *[ccw] Spelet går moturs.
    }
check-top = Överst ligger { $cards }.
check-color = Färgen är { $color }.
check-dealer = { $who } ger.
check-order = Runt bordet medurs: { $people }.
check-holds = { $who } har { $count } kort.
check-hand = { $who } har { $cards }.
check-pending = { $count ->
    [0] Inga kort behöver dras.
   *[other] { $count } kort ska dras.
    }
check-draw-pile = I dra-högen: { $count }.
check-discard-pile = I kasta-högen: { $count }.
check-under = Under det översta: { $cards }.
check-plays = { $who } kan lägga: { $plays }.
check-guilty = { $holds ->
    [yes] Det är en bluff.
   *[no] Det är ingen bluff.
    }
check-owes = { $holds ->
    [yes] { $people } måste ropa UNO.
   *[no] { $people } behöver inte ropa UNO.
    }
check-late = { $holds ->
    [yes] { $people } hinner inte ropa UNO längre.
   *[no] { $people } hinner fortfarande ropa UNO.
    }
check-called = { $holds ->
    [yes] { $people } har ropat UNO.
   *[no] { $people } har inte ropat UNO.
    }
check-can-catch = { $holds ->
    [yes] { $who } kan bli påkommen nu.
   *[no] { $who } kan inte bli påkommen nu.
    }
check-may = { $holds ->
    [yes] Så här får man göra: { $move }
   *[no] Så här får man inte göra: { $move } { $why }
    }
check-round-over = { $holds ->
    [yes] Rundan är slut.
   *[no] Rundan går vidare.
    }
check-round-winner = { $holds ->
    [yes] Rundan är slut, och { $who } vinner.
   *[no] { $who } vinner inte rundan.
    }
check-round-points = Rundan är slut, och { $who } får { $count } poäng.
check-round-void = { $holds ->
    [yes] Rundan räknas för ingen.
   *[no] Rundan går vidare.
    }
check-total = { $who } har sammanlagt { $count } poäng.
check-match-over = { $holds ->
    [yes] Matchen är avgjord.
   *[no] Matchen går vidare.
    }
check-match-winner = { $people } vinner matchen.
check-game-over = { $holds ->
    [yes] Spelet är slut.
   *[no] Spelet går vidare.
    }
check-placed = { $who } kommer på plats { $count }.
check-unplaced = { $who } får ingen placering.
check-out = { $holds ->
    [yes] { $people } är ute ur spelet.
   *[no] { $people } är kvar i spelet.
    }
check-phase = { $word ->
    [answer] Korten ska tas, besvaras eller betvivlas.
    [discard] Nu kastas kort.
    [opening] Spelet ska öppnas.
    [verdict] Nu bedöms vitsen.
   *[play] En vanlig tur följer.
    }
check-deck = Det finns { $count } kort i spelet.
check-count = { $cards }: { $count }
check-counts = I leken: { $list }.
check-marked = { $holds ->
    [yes] Raka armbågar: { $people }.
   *[no] Fria armbågar: { $people }.
    }
check-open-hands = { $holds ->
    [yes] Alla händer ligger öppna.
   *[no] Händerna är dolda.
    }
check-stuck-three = { $holds ->
    [yes] Den som sitter fast drar nu tre.
   *[no] Den som sitter fast drar ett.
    }
check-free = { $holds ->
    [yes] Nu får vilket kort som helst läggas.
   *[no] Nästa kort måste passa.
    }
check-drew = Frivilligt dragna: { $count }.
check-points = Spelets poäng: { $list }.
check-average = Medelvärde: { $list }.
check-standing = Placeringar i serien: { $list }.
check-unranked = { $who } får ingen placering i serien.
check-series-winner = { $people } vinner serien.
check-series-loser = { $people } förlorar serien.
check-ballot-open = { $holds ->
    [yes] Omröstningen pågår.
   *[no] Det är ingen omröstning.
    }
check-ballot-carried = Svaret är ja.
check-ballot-lost = Svaret är nej.
check-voters = { $people } får rösta.
check-asked = { $holds ->
    [yes] { $who } får frågan.
   *[no] { $who } får inte frågan.
    }
check-warnings = Varningar: { $list }.
check-warned = Varnade: { $people }.
check-player = Spelar: { $people }.
check-spectator = Tittar på: { $people }.
check-ready = Redo: { $people }.
check-moved-away = Flyttad: { $people }.
check-put-out = Utskickad: { $people }.
check-barred = { $people } får inte spela vidare i serien.
check-heard = { $holds ->
    [yes] { $people }: ”{ $word }”.
   *[no] Ingen annan hör ”{ $word }”.
    }
check-coach = { $holds ->
    [yes] Rådgivare och elev: { $people }.
   *[no] Inte rådgivare och elev: { $people }.
    }
check-sees = { $holds ->
    [yes] { $who } ser { $owner ->
        [you] dina kort
       *[they] korten hos { $other }
        }.
   *[no] { $who } ser inte { $owner ->
        [you] dina kort
       *[they] korten hos { $other }
        }.
    }
check-shuffles = { $who } blandar.
check-tidies = { $who } samlar ihop korten.
check-deals = { $who } ger.
check-text = På kortet står ”{ $word }”.
check-reacted = { $who }: { $reaction }
check-note = Bordet får veta: { $note }
check-offers = Bordet får välja: { $list }.
check-limit = Ett spel varar högst { $count } minuter.
check-stage = { $word ->
    [lobby] Nästa spel kan börja.
    [between] Spelet är slut.
   *[playing] Spelet pågår.
    }
check-oldest = { $who } är äldst.
check-card = Anpassningsbart kort { $count }: { $text }.

## Reglerna i korthet: klassisk

summary-classic-1 = Bli av med dina kort. Den som först går ut får poäng för allt som de andra har kvar, och den som först når 500 poäng vinner matchen.
summary-classic-2 = Två till tio spelar, med 108 kort. Alla drar ett kort, och den som får högst siffra ger; symboler räknas här som noll. Var och en får sju kort. Resten är dra-högen, och dess översta kort vänds upp som början på kasta-högen.
summary-classic-3 = Är det ett händelsekort gäller det genast: Dra två och Hoppa över drabbar den första spelaren, efter Bakåt börjar givaren och spelet går åt andra hållet, och är det ett Jokerkort väljer den första spelaren färg. Ett Joker-dra-fyra-kort går tillbaka till leken.
summary-classic-4 = Spelet börjar till vänster om givaren och går medurs. När det är din tur spelar du ett kort som har det översta kortets färg, siffra eller symbol, eller en joker.
summary-classic-5 = Om inget passar, eller om du hellre låter bli, drar du ett kort. Det får du spela genast om det passar, men inget annat; sedan går turen vidare. När dra-högen är slut blandas kasta-högen, utom dess översta kort.
summary-classic-6 = Dra två: nästa spelare drar två kort och förlorar sin tur. Hoppa över: nästa spelare förlorar sin tur. Bakåt: spelets riktning vänds; med två spelare fungerar det som Hoppa över.
summary-classic-7 = Jokerkort: spela det när du vill och välj färg. På en joker passar bara den valda färgen, eller en annan joker.
summary-classic-8 = Joker-dra-fyra-kort: välj färg; nästa spelare drar fyra kort och förlorar sin tur. Det är ärligt bara om du inte har något kort i den gällande färgen. Andra jokrar, och kort som passar bara genom siffra eller symbol, spelar ingen roll.
summary-classic-9 = Den som skulle dra får i stället utmana och ser då din hand. Var det en bluff drar du de fyra och utmanaren spelar sin tur; annars drar utmanaren sex och förlorar sin tur. Den valda färgen gäller ändå.
summary-classic-10 = Ropa UNO när du spelar ditt näst sista kort. Glömmer du det, och någon annan påpekar det innan nästa spelare börjar sin tur, drar du två kort.
summary-classic-11 = Rundan är slut när någon har spelat sitt sista kort. Är det Dra två eller ett Joker-dra-fyra-kort drar nästa spelare ändå, och de korten räknas.
summary-classic-12 = Siffror räknas efter sitt värde, Dra två, Hoppa över och Bakåt 20, jokrar 50. Man spelar runda efter runda tills någon har 500 poäng, och given går till vänster. Ett bord kan komma överens om ett annat sätt: alla räknar sina egna kort, och när någon har 500 vinner den som har minst.

## Reglerna i korthet: anpassad

summary-custom-1 = Bli av med dina kort. Den som först går ut får poäng för allt som de andra har kvar, och den som först når 500 poäng vinner matchen.
summary-custom-2 = Två till tio spelar, med 112 kort: bland dem en Blanda händerna-joker och tre anpassningsbara jokerkort, av vilka några eller alla kan lämnas utanför. Alla drar ett kort, och den som får högst siffra ger; symboler räknas här som noll. Var och en får sju kort. Resten är dra-högen, och dess översta kort vänds upp som början på kasta-högen.
summary-custom-3 = Är det ett händelsekort gäller det genast: Dra två och Hoppa över drabbar den första spelaren, och efter Bakåt börjar givaren och spelet går åt andra hållet. Är det en joker väljer den första spelaren färg, och inget annat händer. Ett Joker-dra-fyra-kort går tillbaka till leken.
summary-custom-4 = Spelet börjar till vänster om givaren och går medurs. När det är din tur spelar du ett kort som har det översta kortets färg, siffra eller symbol, eller en joker.
summary-custom-5 = Om inget passar, eller om du hellre låter bli, drar du ett kort. Det får du spela genast om det passar, men inget annat; sedan går turen vidare. När dra-högen är slut blandas kasta-högen, utom dess översta kort.
summary-custom-6 = Dra två: nästa spelare drar två kort och förlorar sin tur. Hoppa över: nästa spelare förlorar sin tur. Bakåt: spelets riktning vänds; med två spelare fungerar det som Hoppa över.
summary-custom-7 = Jokerkort: spela det när du vill och välj färg. Joker-dra-fyra-kort: välj färg; nästa spelare drar fyra kort och förlorar sin tur. Det är ärligt bara om du inte har något kort i den gällande färgen; andra jokrar, och kort som passar bara genom siffra eller symbol, spelar ingen roll.
summary-custom-8 = Den som skulle dra får i stället utmana ett Joker-dra-fyra-kort och ser då din hand. Var det en bluff drar du de fyra och utmanaren spelar sin tur; annars drar utmanaren sex och förlorar sin tur. Den valda färgen gäller ändå.
summary-custom-9 = Blanda händerna-joker: välj färg. Alla händer blandas ihop och delas ut på nytt, med början till vänster om den som spelade kortet, tills inga kort finns kvar; du kan få fler kort än förut, eller färre. Riktningen är densamma.
summary-custom-10 = Anpassningsbart jokerkort: före en match kommer bordet överens om vad som står på vart och ett, en av tio idéer eller en egen text. Alla måste gå med på det; annars förblir kortet tomt och är en vanlig joker. Den som spelar det väljer färg, och sedan görs det som står där; en egen text utförs tillsammans.
summary-custom-11 = Ropa UNO när du spelar ditt näst sista kort. Glömmer du det, och någon annan påpekar det innan nästa spelare börjar sin tur, drar du två kort.
summary-custom-12 = Rundan är slut när någon har spelat sitt sista kort; är det Dra två eller ett Joker-dra-fyra-kort drar nästa spelare ändå, och de korten räknas. Siffror räknas efter sitt värde, Dra två, Hoppa över och Bakåt 20, Blanda händerna och anpassningsbara kort 40, andra jokrar 50. Eller så räknar alla sina egna kort, och när någon har 500 vinner den som har minst.

## Reglerna i korthet: Mumindalen

summary-moomin-1 = Bli först av med alla dina kort, så har du vunnit. Två till tio kan spela, från sju år.
summary-moomin-2 = Det finns 112 kort, bland dem fyra jokrar från Mumindalen. Givaren lottas, och var och en får sju kort. Resten är dra-högen, och dess översta kort vänds upp som början på kasta-högen. Är det inte en siffra får det ligga kvar utan verkan, och nästa kort vänds upp tills det kommer en siffra.
summary-moomin-3 = Spelet börjar till vänster om givaren och går medurs. När det är din tur spelar du ett kort som har det översta kortets färg, siffra eller symbol, eller en joker.
summary-moomin-4 = Om inget passar, eller om du hellre låter bli, drar du ett kort. Det får du spela genast om det passar, men inget annat; sedan går turen vidare. När dra-högen är slut blandas kasta-högen, utom dess översta kort.
summary-moomin-5 = Dra två: nästa spelare drar två kort och förlorar sin tur. Hoppa över: nästa spelare förlorar sin tur. Bakåt: spelets riktning vänds; med två spelare fungerar det som Hoppa över.
summary-moomin-6 = Jokerkort: spela det när du vill och välj färg. På en joker passar bara den valda färgen, eller en annan joker.
summary-moomin-7 = Sagor från Mumindalen-jokerkort: välj färg; sedan får alla kasta ett kort, och alla väljer samtidigt och i hemlighet. Den som bara har ett kort drar först ett och måste kasta ett av de två. Kastade kort har ingen verkan, och ingen vinner genom att kasta.
summary-moomin-8 = Joker-dra-fyra-kort: välj färg; nästa spelare drar fyra kort och förlorar sin tur. Det är ärligt bara om du varken har ett kort i den gällande färgen eller någon annan joker.
summary-moomin-9 = Den som skulle dra får i stället utmana och ser då din hand. Var det en bluff drar du de fyra och utmanaren spelar sin tur; annars drar utmanaren sex och förlorar sin tur. Den valda färgen gäller ändå.
summary-moomin-10 = Ropa UNO så snart du har ett kort kvar, genom att spela eller kasta. Gör du inte det, och någon annan påpekar det innan nästa spelare börjar sin tur, drar du två kort.
summary-moomin-11 = Den som spelar sitt sista kort vinner genast; ingen behöver dra för det. Vill bordet ha poäng får vinnaren dem för de andras kort: siffror efter sitt värde, Dra två, Hoppa över och Bakåt 20, jokrar 50. Då vinner den som först når 500.

## Reglerna i korthet: KPGUT

summary-kpgut-1 = Bli av med dina kort så tidigt du kan. Den som först går ut vinner; de andra spelar vidare, och den som blir kvar sist har förlorat. Vanliga UNO-regler gäller inte här.
summary-kpgut-2 = En kortlek med 108 kort räcker till sju spelare, två till fjorton och så vidare. Den äldsta spelaren blandar och ger var och en sju kort; resten är dra-högen. Den yngsta öppnar med vilket kort som helst utom ett Joker-dra-fyra-kort, och spelet går medurs.
summary-kpgut-3 = Ett kort passar genom det översta kortets färg eller värde. På din tur får du lägga flera kort av samma värde på varandra: det understa måste passa, och det sista ligger överst.
summary-kpgut-4 = Kan du inte spela drar du tills du kan, och spelar sedan; man passar aldrig. Du får dra även om något passar (§ 14). När dra-högen är slut blandas kasta-högen, utom det som spelades sist; finns det inget alls kvar att dra är spelet slut (§ 4, 5).
summary-kpgut-5 = Dra två: nästa spelare tar två kort för varje och förlorar sin tur, eller bygger på med egna Dra två. Då går summan vidare tills någon tar den.
summary-kpgut-6 = Bakåt: ett udda antal vänder riktningen, ett jämnt antal gör det inte; med två spelare fungerar det som Hoppa över. Hoppa över: så många spelare hoppas över som det spelades sådana kort.
summary-kpgut-7 = Jokerkort passar på vilket kort som helst, om ingen är skyldig kort, och den som spelar det väljer färg; flera på en gång ger ändå bara en färg. Joker-dra-fyra-kort: välj färg; nästa spelare tar fyra kort för varje, eller svarar med likadana kort. Det är ärligt bara om inget annat kort du har passar, inte ens ett Jokerkort; som svar på Dra två bara om du inte har Dra två.
summary-kpgut-8 = Den som skulle ta korten får betvivla ett Joker-dra-fyra-kort och ser ensam handen. Är tvivlet befogat tar den som spelade det alla korten, och den som tvivlade spelar vilket kort som helst, ett Joker-dra-fyra-kort bara om inget annat finns. Annars tar den som tvivlade två kort mer än vad som gällde och förlorar sin tur.
summary-kpgut-9 = Säg UNO inom tre sekunder när du har ett kort kvar. Gör du inte det, och någon påpekar det innan nästa spelare spelar ett kort, drar du två (§ 1). Man går bara ut på ett sifferkort: ett annat kort har sin verkan, men du drar ett kort och säger UNO igen (§ 2).
summary-kpgut-10 = Inhopp: har du exakt samma sifferkort som det översta, också till färgen, får du spela det utan att vara i tur; turen stannar där den var (§ 7). Den som är borta på sin tur får två kort och förlorar den (§ 8). Den som ger upp visar sina kort och får sista placeringen, delad om flera ger upp (§ 9).
summary-kpgut-11 = Avbryts ett spel är den bäst som har minst kort, sedan minst sifferkort, sedan flest nollor, ettor och så vidare (§ 6). I en serie varar ett spel högst en timme: den som går ut får sina hela minuter som poäng, de som då är kvar 65, 70, 75, den som har gett upp 60 eller mer. Lägst medelpoäng vinner.
summary-kpgut-12 = Den äldsta spelaren håller ordning, den yngsta när det gäller den äldsta. En spelare som ger råd drar två kort; en åskådare som gör det tas med i spelet eller skickas bort (§ 3). Märks fusk genast tas korten tillbaka, och det kostar två kort (§ 10). Drar någon utan skäl får det betvivlas: en varning, eller fyra kort för den som tvivlade (§ 14). Tvister avgörs genom omröstning, och den äldsta avgör när det väger jämnt (§ 11). Nya får gå med, med nio kort, så länge ingen har gått ut och den äldsta går med på det (§ 13). Den som fortsätter efter en varning utesluts, utan placering (§ 15).

## Bordet i webbläsaren

scene-name = Bordet
scene-key-sort = s
scene-key-hint = h
scene-key-takeback = z
scene-your-turn = Din tur
scene-their-turn = { $who } är i tur
scene-hint = Nu gäller: { $color }, { $symbol } eller joker.
scene-hint-color = Nu gäller: { $color } eller joker.
scene-fits = { $fit } av dina { $count } kort passar.
scene-nothing-fits = Inget passar: dra ett kort.
scene-opening = Du öppnar spelet: spela det första kortet.
scene-free = Spela vilket kort du vill.
scene-drawn-fits = Spela ett kort som passar, eller behåll det du drog.
scene-drawn-again = Inget passar än.
scene-others-choose = Väntar på att de andra ska välja
scene-owed = Du är på väg att få { $cards }
scene-owed-answer = Svara med ett kort som passar, eller dra dem.
scene-owed-take = Dra dem; du har inget att svara med.
scene-hint-catch = { $who } har ett kort kvar. Hördes inget UNO? Tryck på { $who }.
scene-then-you = Sedan är det din tur.
scene-then-them = Sedan { $who }, sedan du.
scene-between = { $count } spelare före dig.
scene-direction = { $direction ->
    [cw] Spelet går medurs.
   *[ccw] Spelet går moturs.
    }
scene-same-card = Du har exakt samma kort, { $card }. Du får hoppa in.
scene-order = I den här ordningen. Överst hamnar { $card }.
scene-joke = Skrattade du?
scene-laugh = Jag skrattade
scene-frown = Inte ett leende
scene-discard-may = Kasta ett kort, om du vill
scene-discard-must = Kasta { $cards }
scene-discard-how = Det läggs under det översta kortet, utan verkan. Ingen ser vilket förrän alla har valt.
scene-discard-card = Kasta { $card }
scene-keep-all = Behåll alla
scene-draw = Dra
scene-left = { $count } kvar
scene-keep = Behåll
scene-take = Dra { $count }
scene-challenge = { $edition ->
    [kpgut] Betvivla
   *[classic] Utmana
    }
scene-accuse = Anklaga { $who }
scene-doubt-drawing = Betvivla dragandet: { $who }
scene-lay = Spela { $card }
scene-lay-several = Spela { $cards }
scene-cancel = Avbryt
scene-reorder = Byt ordning
scene-jump = Hoppa in
scene-waiting = { $count ->
    [one] kort väntar
   *[other] kort väntar
    }
scene-held = { $count } kort
scene-sort = Sortera
scene-sort-by = { $order ->
    [color] Efter värde
    [value] Passande först
   *[fits] Efter färg
    }
scene-of = { $number } av { $count }
scene-would-bluff = { $edition ->
    [moomin] vore en bluff: du har färgen { $color } eller en annan joker
    [kpgut] vore en bluff: ett annat kort passar
   *[other] vore en bluff: färgen är { $color }
    }
scene-on-turn = i tur
scene-next = härnäst
scene-bot = bot
scene-away = borta, ansluter
scene-away-bot = borta, en bot spelar
scene-out = ute
scene-out-place = ute, plats { $place }
scene-removed = Du uteslöts ur det här spelet: { $reason }.
scene-removed-bare = Du uteslöts ur det här spelet.
scene-warned = { $count ->
    [one] en varning
   *[other] { $count } varningar
    }
scene-choosing = väljer
scene-marked = raka armbågar
scene-marker = har märket
scene-uno-idle = vid 2 kort
scene-uno-now = ropa
scene-uno-called = ropat
scene-which-color = Vilken färg gäller nu?
scene-in-hand = { $count } på handen
scene-esc = Esc tar tillbaka kortet
scene-take-back = Ta tillbaka
scene-which-partner = Med vem byter du hand?
scene-bluff-title = Det här vore en bluff
scene-bluff = Du har ett kort som förbjuder { $card } nu. Blir du genomskådad får du dra själv. Bara du vet det.
scene-bluff-dare = Spela ändå
scene-challenge-title = { $who } spelar { $card } mot dig
scene-odds-had = Bluff: { $percent } %
scene-odds-none = Ärligt: { $percent } %
scene-odds-only = Det säger inget om hur { $who } spelar.
scene-read = Läs regeln
scene-odds-basis = Räknat på korten du ser: { $matching } av { $unseen } osedda kort skulle göra det till en bluff, och { $who } har { $held }.
scene-if-taken = Du drar { $cards } och förlorar din tur.
scene-costs = Kostar dig { $count } kort.
scene-if-bluff = Bluff: { $who } drar { $cards } och du { $free ->
    [yes] spelar vilket kort du vill
   *[no] spelar din tur
    }.
scene-if-honest = Ärligt: du drar { $cards } och förlorar din tur.
scene-costs-average = Kostar dig i snitt { $average } kort.
scene-only-you = Bara du ser handen.
scene-answer = Svara med ett kort i stället
scene-shown = Handen: { $who }
scene-close = Stäng
screen-title = Stor skärm
screen-come-in = Kom in
screen-full = Alla stolar är tagna
screen-locked = Bordet tar inte emot fler
screen-at = på { $address }
screen-free = { $count ->
    [one] En stol till är ledig.
   *[other] { $count } stolar till är lediga.
    }
screen-on-turn = { $who } är i tur
screen-color = { $who } väljer färg
screen-partner = { $who } väljer någon att byta med
screen-answers = { $who } svarar eller drar { $cards }
screen-chooses = { $count ->
    [one] { $who } väljer ett kort
   *[other] { $who } väljer kort
    }
screen-lobby = Skanna, slå dig ner och lägg handen på bordet.
screen-lobby-here = Slå dig ner och lägg handen på bordet.
screen-asleep = Alla har gått. Bordet vaknar när någon kommer tillbaka.
screen-dark = Över vanlig http kan en sida inte hålla skärmen tänd. Enhetens inställningar kan det.
screen-leave = Lämna
hand-only = Bara min hand
hand-screen-gone = Den stora skärmen är borta.
hand-show-table = Visa bordet här
hand-watching = Du tittar på. Bordet finns på den stora skärmen.
hand-catch = Påpeka för { $who }

## Lektioner

learn-strip = Lär dig spela
    .about = { $count ->
        [7] sju
        [8] åtta
        [9] nio
        [10] tio
       *[other] { $count }
        } steg vid ett riktigt bord, { $minutes ->
        [4] fyra
        [5] fem
       *[other] { $minutes }
        } minuter
learn-on = Fortsätt lära dig
    .about = steg { $step } av { $count }
keep-strip = Räkna poäng vid ett riktigt bord
    .about = med egna papperskort
keep-on = Fortsätt räkna poäng
    .about = runda { $round }, { $who } delar ut
    .game = spel { $game }
learn-where = Lär dig spela · { $name }
learn-step = Steg { $step } av { $count }
learn-steps = { $count ->
        [7] Sju
        [8] Åtta
        [9] Nio
        [10] Tio
       *[other] { $count }
        } steg
learn-this-one = det här
learn-rule = Regeln bakom
learn-rulebook = Öppna regelboken här
learn-skip = Hoppa över steget
learn-back = Tillbaka
learn-next = Vidare
learn-leave = Avsluta lektionen
learn-how = första trycket lyfter, andra spelar
learn-fits-too = Det passar också. Här behöver vi { $card }.
learn-fits-too-color = Det passar också. Här behöver vi { $card } och färgen { $color }.
learn-allowed = Det får du också göra. Här behöver vi det som är markerat.
learn-failed = Steget gick inte att hämta.
learn-retry = Försök igen
learn-end = Det är allt du behöver. Resten kommer när du spelar.
learn-play = Spela med tre bottar
learn-other = Lär dig { $name }
learn-again = En gång till
learn-return = Tillbaka till bordet
# Vad läraren säger: läget, uppgiften och vad som följde. $laid är det översta kortet som objekt, $next och $before är namn.
lesson-table = Det är din tur: båten ligger hos dig. Det här är dina kort.
    .title = Bordet
    .task = Spela det markerade kortet: { $card }.
    .then = Båten seglar vidare: { $next } spelar, sedan de andra. Den som först blir av med alla sina kort vinner.
    .rule = { $edition ->
        [custom] { summary-custom-1 }
        [moomin] { summary-moomin-1 }
        [kpgut] { summary-kpgut-1 }
       *[other] { summary-classic-1 }
        }
lesson-color = { $before } spelade { $laid }. Färgen är { $color }, och alla kort i den färgen passar.
    .title = Vad passar: en färg
    .task = Spela { $card }.
    .then = Nu ligger { $card } överst, och färgen är fortfarande { $color }.
    .rule = { $edition ->
        [custom] { summary-custom-4 }
        [moomin] { summary-moomin-3 }
        [kpgut] { summary-kpgut-3 }
       *[other] { summary-classic-4 }
        }
lesson-number = { $before } spelade { $laid }. Samma siffra passar också, i vilken färg som helst.
    .title = Vad passar: en siffra
    .task = Spela { $card }, så byts färgen.
    .then = Färgen är nu { $color }: det översta kortet bestämmer.
    .rule = { $edition ->
        [custom] { summary-custom-4 }
        [moomin] { summary-moomin-3 }
        [kpgut] { summary-kpgut-3 }
       *[other] { summary-classic-4 }
        }
lesson-several = I KPGUT får du spela flera kort av samma värde i en tur.
    .title = Flera på en gång
    .task = Välj { $card }, i den ordningen, och spela dem.
    .then = Det understa måste passa; det översta bestämmer färgen: { $color }.
    .rule = { summary-kpgut-3 }
lesson-nothing = Inget av dina kort passar på { $top }.
    .title = Inget passar
    .task = Dra ett kort: tryck på högen.
    .rule = { $edition ->
        [custom] { summary-custom-5 }
        [moomin] { summary-moomin-4 }
       *[other] { summary-classic-5 }
        }
lesson-nothing-2 = Du drog ett kort som passar: { $card }.
    .task = Spela { $card } genast. Du kunde också behålla det.
    .then = Det var tur. Ett kort som inte passar stannar på handen, och turen går vidare.
lesson-draw-on = Inget av dina kort passar på { $top }.
    .title = Inget passar
    .task = Dra tills något passar: tryck på högen.
    .rule = { summary-kpgut-4 }
lesson-draw-on-2 = Du drog tre kort, och det sista passar: { $card }.
    .task = Spela { $card }.
    .then = I KPGUT drar man tills man kan spela. Ingen passar.
lesson-actions = Kort med en symbol gör något när du spelar dem.
    .title = Kort som gör något
    .task = Spela { $card }: { $next } förlorar sin tur.
    .rule = { $edition ->
        [custom] { summary-custom-6 }
        [moomin] { summary-moomin-5 }
        [kpgut] { summary-kpgut-6 } { summary-kpgut-5 }
       *[other] { summary-classic-6 }
        }
lesson-actions-2 = { $next } fick stå över. Nästa kort vänder spelets riktning.
    .task = Spela { $card }, så är { $before } i tur igen.
lesson-actions-3 = Nu går spelet åt andra hållet: se pilarna på stranden.
    .task = Spela { $card }: { $next } drar två kort och förlorar sin tur.
    .then = Två kort och en förlorad tur: det starkaste av de tre.
lesson-answer = { $before } spelade { $laid }: två kort är på väg till dig.
    .title = Svara med dra-kort
    .task = Svara med { $card }, så får { $next } fyra.
    .then = Så växer summan, tills någon inte svarar och drar allt.
    .rule = { summary-kpgut-5 }
lesson-wild = { $card } passar på allt, och du väljer färg.
    .title = Ett jokerkort
    .task = Spela { $card } och välj { $color }: den färgen har du mest av.
    .then = Nu är färgen { $color }, vad som än ligger under.
    .rule = { $edition ->
        [custom] { summary-custom-7 }
        [moomin] { summary-moomin-6 }
        [kpgut] { summary-kpgut-7 }
       *[other] { summary-classic-7 }
        }
lesson-shuffle = Du har sju kort, de andra bara två var.
    .title = Blanda händerna
    .task = Spela { $card } och välj { $color }.
    .then = Alla händer blandades ihop och delades ut på nytt. Nu har du tre kort.
    .rule = { summary-custom-9 }
lesson-texts = { $card }: den texten kom bordet överens om före spelet.
    .title = Egna texter
    .task = Spela det och välj { $color }.
    .rule = { summary-custom-10 }
lesson-texts-2 = Kortet gav dig en extra tur, så du spelar igen.
    .task = Spela { $card }.
    .then = Det finns tre sådana kort, och ni bestämmer tillsammans vad som står på dem.
lesson-valley = Med det här kortet får alla kasta ett kort.
    .title = Kortet från Mumindalen
    .task = Spela { $card } och välj { $color }: den färgen har du mest av.
    .rule = { summary-moomin-7 }
lesson-valley-2 = Nu väljer alla i hemlighet vad de kastar.
    .task = Välj { $card } och kasta det.
    .then = De kastade korten hamnade under det översta. De har ingen verkan.
lesson-jump = { $next } spelade { $laid }, och du har precis samma kort.
    .title = Inhopp
    .task = Hoppa in med { $card }. Du behöver inte vänta på din tur.
    .then = Ditt kort är borta, och spelet går vidare som om inget hade hänt: { $before } är i tur.
    .rule = { summary-kpgut-10 }
lesson-uno = Två kort kvar. Ropa UNO innan du spelar det näst sista.
    .title = UNO
    .task = Tryck på UNO.
    .rule = { $edition ->
        [custom] { summary-custom-11 }
        [moomin] { summary-moomin-10 }
        [kpgut] { summary-kpgut-9 }
       *[other] { summary-classic-10 }
        }
lesson-uno-2 = Alla hörde det. Hade du glömt det och någon märkt det, hade du fått dra två kort.
    .task = Spela nu { $card }.
lesson-uno-3 = Ett kort kvar, och det passar.
    .task = Spela { $card }, så går du ut.
    .then = { $edition ->
        [kpgut] Du gick ut först: segern är din. De andra spelar vidare om sina placeringar.
       *[other] Inga kort kvar: rundan är din.
        }

## Sidor i webbläsaren

page-title = Ett bord, fyra regelböcker.
preview-home = Ett bord för kortspelet UNO, för människor och bottar, med fyra regelböcker. Inget konto, ingen reklam.
preview-table = En plats vid bordet
    .about = Ett parti UNO i webbläsaren. Kom och spela eller titta på; inget konto behövs.
preview-invites = { $who } bjuder in dig
    .about = { $count ->
        [one] En har kommit till bordet.
       *[other] { $count } har kommit till bordet.
        } Slå dig ner eller titta på; inget konto behövs.
preview-replay = Ett parti UNO en gång till, drag för drag.
page-home = Till första sidan
page-bar = Bord och inställningar
page-language = Språk
page-theme-to = { $theme ->
    [day] Byt till dag
   *[night] Byt till natt
    }
page-edition = Utgåva
page-edition-size = { $edition ->
    [classic] 108 kort, { $low } till { $high } spelare
    [kpgut] 108 kort per lek, { $low } till { $high } spelare
   *[other] 112 kort, { $low } till { $high } spelare
    }
page-linked-rules = Med länkens regler: { $rules }.
page-name = Ditt namn
page-who = Vilka spelar?
page-fewer = En spelare färre
page-more = En spelare till
page-bots-play = Så spelar bottarna
page-length = Hur långt man spelar
    .value = { $value ->
        [1] en runda
       *[other] till { $value } poäng
        }
page-default-texts = På de anpassningsbara korten står: { $texts }. Bjud in vänner för att skriva något annat.
page-play = Spela
page-with-friends = Bjud in vänner i stället
page-join-title = Har du en länk eller kod?
page-join-field = Länk eller kod
page-join = Gå med
page-public = Öppna bord
page-your-tables = Dina bord
page-go-back = Gå tillbaka
page-forget-table = Ta bort från listan
page-rules = Så skiljer sig reglerna
page-rules-short = Regler
page-settings = Inställningar
page-about = Om Yksi
page-about-what = Yksi är ett bord för kortspelet UNO, för människor och bottar. Det kräver inget konto och visar ingen reklam; den som har bordets länk kan slå sig ner eller titta på.
page-about-fair = Varje giv blandas av husets förseglade hemlighet och en del från varje spelares webbläsare: ingen kan välja korten. Efter rundan öppnas allt, och din egen webbläsare kontrollerar det.
page-bot-names = Kivi Savu Routa Usva Halla Sammal Kaarna Koski Lampi Niemi Pouta Kaste Korpi Saari Suvi Hanki Tyrsky Kuura Loimu Marja Naava Oras Pilke Rasti Sora Tunturi Vasa
page-guest-names = Freja Sigrid Oskar Elsa Nils Maja Astrid Hugo Ebba Linnea
page-trouble-join = Det där ser inte ut som en länk eller kod till ett bord.
page-trouble-no-code = Inget bord har den koden nu. Den kan vara felskriven eller inte användas längre: fråga en gång till, eller be om länken.
page-trouble-too-many-codes = Det blev för många koder som inte leder någonstans. Vänta en minut, eller be om länken.
page-trouble-server = Servern svarar inte. Försök igen om en stund.
page-trouble-house-full = Huset är fullt: så många spelar att det inte finns något nytt bord just nu. Försök igen om en stund.
page-trouble-too-many-tables = Du har öppnat många bord på kort tid. Vänta en minut före nästa.
page-opening = Ett ögonblick.
missing-title = Här finns inget
missing-page = Den här adressen leder ingenstans.
leave-title = Lämna spelet?
leave-alone = Spelet väntar på dig: bottarna spelar inte vidare på egen hand.
leave-stand-in = Spelet går vidare. En bot spelar för dig tills du kommer tillbaka till din plats.
leave-absence = Spelet går vidare, och din plats finns kvar. Den som är borta på sin tur drar { $count } kort och förlorar turen.
leave-stay = Stanna
watch-next = Du tittar på: matchen började utan dig. Säg att du är redo, så spelar du från nästa runda.
watch-game = Du tittar på. Säg att du är redo, så spelar du i nästa spel.
watch-next-ready = Du tittar på. Du spelar med från nästa runda.
watch-game-ready = Du tittar på. Du spelar med i nästa spel.
watch-ask = Du tittar på: spelet började utan dig. Du kan be att få gå med.
page-door = Kom in
door-invites = { $who } bjuder in dig
door-come = { $count ->
    [one] En har kommit, korten är inte utdelade än
   *[other] { $count } har kommit, korten är inte utdelade än
    }
door-game-classic = Ett kort per tur, först till 500.
door-game-custom = Klassisk, och tre jokrar med egna texter.
door-game-moomin = En joker för hela dalen, även för barn.
door-game-kpgut = Flera kort på en gång, och tiden räknas.
door-learn = Aldrig spelat? { $minutes ->
    [4] Fyra minuter
   *[other] { $minutes } minuter
    }
door-chair = Din stol
door-between = efter { $before }, före { $after }
door-chair-mine = Din stol, efter { $before }, före { $after }
door-chair-free = Ledig stol, efter { $before }, före { $after }
door-opposite = mitt emot { $who }
door-chair-mine-opposite = Din stol, mitt emot { $who }
door-chair-free-opposite = Ledig stol, mitt emot { $who }
door-animal = Ditt djur
door-animal-name = { $animal ->
    [fox] Räv
    [bear] Björn
    [owl] Uggla
   *[hare] Hare
    [perch] Abborre
    [swan] Svan
    [hedgehog] Igelkott
    [elk] Älg
    [squirrel] Ekorre
    [seal] Säl
    [raven] Korp
    }
door-seen = andra ser det
door-sit = Jag sätter mig, jag är redo
door-next = Titta och spela sedan
door-knock = Knacka på
door-watch = Bara titta på
door-free = Inget konto, ingen reklam. Inget att installera.
door-running = Korten är utdelade. Du kan titta på och spela när de delas ut nästa gång.
door-full = { $count ->
    [10] Alla tio stolar är upptagna. Du kan titta på.
   *[other] Alla { $count } stolar är upptagna. Du kan titta på.
    }
door-knock-why = Här knackar nya på, och { $who } släpper in dem.
door-no-answer = { $known ->
    [yes] Ingen svarar på den här adressen. Är du på samma wifi som { $who }?
   *[no] Ingen svarar på den här adressen. Är du på samma wifi som den som bjöd in dig?
    }
door-told = { $who } vet att du väntar.
door-told-nobody = Du har knackat på.
door-wait = Dörren öppnas här av sig själv så snart du släpps in.
door-wait-nobody = Ingen är vid bordet just nu. Den som kommer först kan släppa in dig, och dörren öppnas här av sig själv.
door-knocks = Vid dörren
door-knocks-one = knackar på
door-let-in = Släpp in
door-let-in-who = Släpp in { $who }
door-turn-away = Inte nu
door-turn-away-who = Släpp inte in { $who } nu
page-enter = Slå dig ner
full-title = Huset är fullt
full-why = Så många spelar att det inte finns plats för en till just nu.
full-again = Stanna här: vi knackar igen med några sekunders mellanrum, och dörren öppnas av sig själv.
goodbye-title = Hej då för den här gången
goodbye-banned = Du kommer inte in här.
goodbye-closed-table = Den som sköter servern har stängt bordet.
goodbye-closed = Förbindelsen till det här bordet är stängd.
goodbye-damaged = Bordets protokoll är skadat. Den som sköter servern har fått veta det.
goodbye-gone = Det här bordet är borttaget, med allt som spelades vid det.
goodbye-no-table = Det här bordet finns inte, eller inte längre.
goodbye-origin = Den här sidan hör inte till servern som den frågade.
goodbye-protocol = Bordet har fått en nyare version. Ladda om sidan.
goodbye-too-fast = Det blev för mycket på en gång, så bordet lade på.
goodbye-too-many = Det är för många förbindelser öppna härifrån. Stäng några flikar och ladda om sidan.
goodbye-again = Kom in igen
goodbye-same-rules = Ett nytt bord med de här reglerna
lobby-title = Runt bordet
lobby-bring = Ta med en vän
invite-alone = Bara den här datorn når bordet
invite-alone-why = En länk skulle inte hitta något på en annan telefon eller dator, så det finns ingen att kopiera än.
invite-alone-bots = Under tiden kan du spela mot bottar.
invite-ask = Be den som startade Yksi att öppna det för nätverket, eller att starta det så här:
invite-reach = { $stop ->
    [computer] Räckvidd: den här datorn. Sedan: det här nätverket, överallt.
    [network] Räckvidd: det här nätverket. Sedan: överallt.
   *[anywhere] Räckvidd: överallt.
    }
invite-stop = { $stop ->
    [computer] Den här datorn
    [network] Det här nätverket
   *[anywhere] Överallt
    }
invite-wifi = Släpp in telefonerna på ditt wifi
invite-wifi-how = Alla på samma nätverk kan då komma in med länken. Inget lämnar huset. Datorn kan fråga en gång om Yksi får nås; svara ja för privata nätverk.
invite-open = Öppna för nätverket
invite-opening = Öppnar …
invite-close = Stäng för nätverket
invite-closing = Stänger …
invite-started = Yksi startades för nätverket, med --host eller --address: det är öppet tills Yksi avslutas.
invite-trouble-no-network = Datorn är inte på något nätverk. Anslut till ditt wifi och försök igen.
invite-trouble-port-taken = Ett annat program har tagit den här platsen i nätverket. Stäng det, eller starta Yksi med en annan --port.
invite-trouble-blocked = Datorn låter inte Yksi öppna nätverket. Starta det med --host 0.0.0.0, eller tillåt det i brandväggen.
invite-trouble-not-own-computer = Bara en webbläsare på datorn där Yksi körs kan öppna eller stänga nätverket.
invite-trouble-settled = Hur långt Yksi når bestämdes när det startades, med --host eller --address.
invite-trouble-server = Yksi svarade inte i tid. Försök igen.
invite-elsewhere = Vänner på annat håll? Då behöver bordet en offentlig adress.
invite-elsewhere-how = Så får du en
invite-elsewhere-steps = Lägg Yksi på en liten server, eller en tunnel framför den här datorn, och starta det med adressen som vännerna ser. Guiden ”Hosting” har fem rader för varje sätt.
invite-network = Fungerar bara på det här wifi-nätet. Den som har länken kan slå sig ner eller titta på.
invite-anywhere = Fungerar överallt. Inget konto behövs, och reglerna följer med länken.
invite-camera = Rikta telefonens kamera hit.
invite-other-address = En annan adress
invite-more = Mer
invite-come = Vilka som har kommit
invite-come-of = { $count } av { $high }{ $watching ->
    [0] { "" }
   *[other] , { $watching } tittar på
    }
invite-state = { $state ->
    [here] här
    [choosing] väljer plats
    [watching] tittar på
   *[door] vid dörren
    }
invite-arrives = { $state ->
    [here] { $who } är här.
    [choosing] { $who } väljer plats.
    [watching] { $who } tittar på.
   *[door] { $who } står vid dörren.
    }
invite-not-found = Hittas inte? Telefonen kan vara på mobilnätet eller ett gästnät.
invite-firewall = Fortfarande inget? Tillåt Yksi, eller Python, i datorns brandvägg för privata nätverk.
lobby-invite = Bjud in
lobby-qr = Inbjudan som QR-kod
lobby-copy = Kopiera länken
lobby-copied = Kopierad
lobby-copy-by-hand = Webbläsaren låter inte sidan kopiera. Markera länken här:
lobby-share = Dela
lobby-copy-rules = Kopiera en länk till de här reglerna
lobby-private-link = Kopiera min privata länk
lobby-private-how = Den tar dig till din egen plats på en annan enhet. Behåll den för dig själv.
lobby-seats = Platser
lobby-seats-of = { $count } av { $high }
lobby-chair = En ledig stol
lobby-add-bot = Lägg till en bot
lobby-dismiss = Skicka i väg { $who }
lobby-more = Mer om { $who }
lobby-rename = Byt namn
lobby-role-you = du
lobby-role-host = värd
lobby-role-starts = startar spelet
lobby-forgets = { $percent ->
    [0] glömmer aldrig UNO
   *[other] glömmer UNO { $percent } gånger av hundra
    }
lobby-forgetting = Hur ofta { $who } glömmer UNO
lobby-role-beginner = nybörjare
lobby-role-barred = ute ur serien
lobby-role-silenced = tyst tills vidare
lobby-role-muted = tystad för dig
lobby-ready = Redo
lobby-learning = lär sig spelet
lobby-watching = tittar på
lobby-not-ready = inte redo än
lobby-rules = Det här spelar vi
lobby-host-chooses = Värden väljer reglerna.
lobby-settings = Tidsgränser och val
lobby-manners = Så uppför vi oss
lobby-manners-read = Jag har läst det
lobby-ages = Från den äldsta till den yngsta
lobby-ages-how = Den äldsta blandar, ger och håller ordning; den yngsta öppnar.
lobby-oldest = ger
lobby-youngest = öppnar
lobby-older = { $who }: äldre
lobby-younger = { $who }: yngre
lobby-texts = { $count ->
    [one] Vårt anpassningsbara kort
   *[other] Våra anpassningsbara kort
    }
lobby-texts-how = En text gäller när alla går med på den; annars förblir kortet tomt och är en vanlig joker.
lobby-texts-own = En egen text. Bordet utför den tillsammans.
lobby-texts-write = Skriv en text
lobby-texts-choose = Text på kort { $card }
lobby-texts-asked = Föreslaget: ”{ $text }”
lobby-start = Dela ut korten
lobby-ready-on = Jag är redo
lobby-ready-off = Inte redo ändå
lobby-too-few = Det behövs { $count } för att spela. Bjud in någon eller lägg till en bot.
lobby-more-ready = { $count ->
    [one] En till måste vara redo.
   *[other] { $count } till måste vara redo.
    }
lobby-host-starts = Alla är redo. { $who } startar spelet.
lobby-stay-out = Jag tittar bara på
lobby-waiting = { $count ->
    [one] Väntar på en. Den som inte är redo tittar på.
   *[other] Väntar på { $count }. Den som inte är redo tittar på.
    }
lobby-all-ready = Alla är redo.
panel-close = Stäng
panel-print = Skriv ut
panel-menu = Meny
panel-leave = Lämna bordet
panel-procedures = Omröstningar och uppgifter
panel-paper = Poängprotokoll
panel-paper-empty = Inget har skrivits upp än.
panel-keys = Tangenter
panel-where = { $edition } · runda { $round }
panel-where-points = { $edition } · runda { $round }, till { $target }
panel-where-practice = { $edition } · övning med bottar
panel-where-practice-short = { $edition } · övning
panel-where-score = { $edition } · { $score } / { $target }
panel-where-series = { $edition } · spel { $game } i serien
panel-your-turn = Din tur
panel-away = borta
panel-cut = Förbindelsen är bruten. Försöker igen.
panel-slow = Förbindelsen är långsam. Väntar på bordet.
panel-day = Dag i stället för natt
panel-sound = Ljud
panel-letters = Bokstäver som snabbtangenter
panel-left-handed = UNO-knappen till vänster
panel-last-refusal = Det som senast inte gick
paragraph = § { $number }
panel-house-rules = Ändrat vid det här bordet
panel-own-rules = Egna regler, med { $name } som grund
panel-score = Poäng, till { $target }
panel-sheet = Protokoll
panel-turn-order = Turordning
panel-all = Alla { $count }
panel-fewer = Färre
panel-on-turn = i tur
panel-out = ute
panel-place = plats { $place }
panel-place-short = Plats
panel-cards = { $count } kort
panel-clock = { $minutes }.{ $seconds }
panel-clock-limit = { $count ->
    [one] Spelklocka. Spelet slutar efter en minut.
   *[other] Spelklocka. Spelet slutar efter { $count } minuter.
    }
panel-seconds = { $count } s
panel-log = Vad som hände
panel-log-seals = Sigill för varje giv
panel-log-empty = Inget än.
panel-newest-first = senaste först
panel-watching = Åskådare
panel-coach-of = { $who }, rådgivare åt { $player }
panel-missed = { $count } nya
panel-say = Säg något
panel-say-alone = Bara till { $who }
panel-send = Skicka
panel-vote = Omröstning
panel-asked-by = { $who } frågade.
panel-voted = { $count } har röstat, { $missing } saknas
panel-rule-majority = Mer än hälften måste säga ja; vid lika röstetal blir det nej.
panel-rule-casting = Vid lika röstetal avgör { $who }.
panel-rule-unanimous = Alla måste säga ja.
panel-closing = Det sista draget kan ännu ifrågasättas: { $who }
panel-closing-accept = Jag godtar resultatet
panel-deed-done = Klart
panel-question = Fråga
panel-question-you = En fråga till dig
panel-question-to = En fråga till { $who }
panel-text = Texten på kortet
panel-text-by = { $who } spelade:
panel-text-step = Gör vad kortet säger
panel-text-discard = { $count ->
    [one] Välj ett kort att kasta.
   *[other] Välj { $count } kort att kasta.
    }
panel-text-give = Välj ett kort till { $who }.
panel-text-choose = Välj de här
panel-text-waits = Väntar på att { $who } ska välja.
panel-text-done = Texten är utförd
panel-tool-drawcards = dra kort
panel-tool-discardcards = kasta kort
panel-tool-givecard = ge ett kort
panel-tool-showhand = visa handen
panel-tool-putmarker = sätt ett märke
panel-tool-giveturn = ge turen
panel-tool-setcolor = byt färg
panel-color = Färg
panel-who = Vem
panel-to-whom = Till vem
panel-how-many = Hur många
panel-everybody = Alla
panel-marker = Text på märket
panel-propose = Föreslå
panel-go = Gör det
panel-nobody = ingen
panel-do-nothing = Det finns inget att sätta igång nu.
panel-do-report = Anmäl ett råd
    .help = Alla som är kvar i spelet röstar. En spelare som gav råd drar två kort; en åskådare tas med i spelet eller skickas bort.
    .who = Vem gav råd?
    .other = Till vem?
panel-do-accuse = Anklaga någon för fusk
    .help = För det som maskinen inte ser i det senaste draget. Blir svaret ja tas draget tillbaka, och det kostar två kort.
    .who = Vems drag?
panel-do-doubt = Betvivla dragandet
    .help = Den äldsta tittar på handen, den yngsta på den äldstas. Att dra utan skäl ger en varning; ett obefogat tvivel kostar fyra kort.
    .who = Vem drar?
panel-do-ask = Fråga alla
    .help = En fråga med ja eller nej; svaret avgör saken.
    .text = Fråga
panel-do-warn = Varna
    .help = Det är din uppgift. Efter en varning kan spelaren uteslutas ur spelet.
    .who = Vem?
    .text = Skäl
panel-do-remove = Uteslut ur spelet
    .help = Först efter en varning. Korten visas och läggs under de senast spelade.
    .who = Vem?
    .text = Skäl
panel-do-beginner = Jag är nybörjare
    .help = Alla ser det, och du får be om en rådgivare.
panel-do-coach = Be om en rådgivare
    .help = En åskådare får då ge dig råd, om den äldsta går med på det.
    .who = Vem?
panel-do-gave-up = Anmäl att någon har gett upp
    .help = För någon som har gått. Alla som är kvar i spelet röstar.
    .who = Vem?
panel-do-give-up = Ge upp
    .help = Du visar dina kort och får sista placeringen, delad om fler ger upp.
panel-do-stop = Avbryt spelet
    .help = Alla röstar. Ett spel med placeringar avgörs efter ställningen.
panel-do-join = Gå med i spelet
    .help = Den äldsta spelaren måste gå med på det. Du får en egen hand.
    .who = Till vänster om
    .other = Äldre än
panel-do-put-out = Rösta ut någon
    .them = Rösta ut
    .help = Den som måste lämna rummet kan inte komma tillbaka.
    .who = Vem?
panel-do-hand-over = Lämna över värdskapet
    .them = Gör till värd
    .help = Värden väljer regler och bottar och startar spelet.
    .who = Till vem?
panel-do-delete = Ta bort bordet
    .help = Alla måste gå, och spel, protokoll och länkar försvinner för gott. Ingen kan få dem tillbaka.
panel-do-send-out = Skicka ut någon
    .them = Skicka ut
    .help = Den personen lämnar rummet och kan inte komma tillbaka. Ett låst bord håller alla främlingar ute.
    .who = Vem?
panel-do-silence = Be någon vara tyst
    .them = Be om tystnad
    .help = Den personen spelar vidare men skriver inget till alla.
    .who = Vem?
panel-do-let-write = Låt någon skriva igen
    .them = Låt skriva igen
    .help = Alla ser igen vad den personen skriver.
    .who = Vem?
panel-do-mute = Tysta någon för mig
    .them = Tysta för mig
    .help = Ord och reaktioner visas inte här. Ingen får veta det.
    .who = Vem?
panel-do-unmute = Hör någon igen
    .them = Hör igen
    .help = Ord och reaktioner visas här igen.
    .who = Vem?
panel-do-complain = Anmäl någon
    .them = Anmäl
    .help = Den som sköter servern får veta det och kan läsa vad som har sagts vid bordet. Ingen här får veta det.
    .who = Vem?
    .text = Vad hände?
panel-complained = Tack. Den som sköter servern har fått veta det.
panel-keys-arrows = Pilar
    .does = gå från kort till kort
panel-keys-space = Mellanslag
    .does = välj ett kort
panel-keys-enter = Enter
    .does = spela det valda
panel-keys-colors = 1 till 4
    .does = välj en färg
panel-key-log = v
panel-does-table = berätta om bordet i ord, för skärmläsare
panel-does-call = ropa UNO
panel-does-catch = påpeka att någon glömde ropa
panel-does-sort = sortera handen
panel-does-hint = i övning: vad varje kort är värt
panel-does-takeback = i övning: ta tillbaka ditt senaste drag
panel-does-log = vad som hände
panel-does-keys = de här tangenterna
panel-keys-off = Bokstäverna kan stängas av i inställningarna.
panel-round = Runda
panel-total = Summa
panel-left = Kvar på händerna
panel-values = siffror efter värde, händelsekort 20, jokrar { $edition ->
        [custom] 40 eller 50
       *[other] 50
    }
panel-for = { $person ->
    [you] Till dig
   *[they] Till { $who }
    }
panel-race = Allas poäng som båtar på väg mot { $target }; tabellen nedanför har dem som tal
panel-places = Placeringar
panel-removed = utesluten
panel-gave-up = gav upp
panel-series = Serie
panel-series-leads = { $person ->
    [you] Efter spel { $game } leder du med { $average }
    [several] Efter spel { $game } delar { $who } ledningen med { $average }
   *[they] Efter spel { $game } leder { $who } med { $average }
    }
panel-series-lowest = Poängen är minuter. Lägst medelpoäng vinner serien.
panel-series-how = Ute vid minut 18: 18 poäng. Den sista vid bordet får hela spelets minuter. Den som ger upp får 30 mer än den sista som inte gjorde det, minst 60. Kvar när spelet avbryts: 65, 70, 75.
panel-end-series = Avsluta serien
panel-end-series-ask = Avsluta serien?
panel-end-series-what = { $count ->
    [one] Ett spel har spelats. Placeringarna blir slutgiltiga, och en ny serie kan börja.
   *[other] { $count } spel har spelats. Placeringarna blir slutgiltiga, och en ny serie kan börja.
    }
panel-series-goes-on = Fortsätt serien
final-title = { $count ->
    [one] { $names } vinner serien
   *[other] { $names } vinner serien tillsammans
    }
final-nobody = Serien är slut
final-after = { $count ->
    [one] Ett spel spelades.
   *[other] { $count } spel spelades.
    }
final-played = Spel
final-games = { $count ->
    [one] ett spel
   *[other] { $count } spel
    }
final-export = Placeringarna som text
panel-player = Spelare
panel-game = Spel { $game }
panel-average = Medel
panel-look-back = Se tillbaka
panel-replay = Repris
panel-record = Protokollet som text
panel-round-won = { $person ->
    [you] Du vinner rundan: { $count } poäng
   *[they] { $who } vinner rundan: { $count } poäng
    }
panel-game-won = { $person ->
    [you] Du vinner spelet
   *[they] { $who } vinner spelet
    }
panel-to-go = { $person ->
    [you] Du behöver { $count } poäng till.
   *[they] { $who } behöver { $count } poäng till.
    }
panel-goes-on = Fortsätter av sig självt om
panel-are-ready = { $count ->
    [0] Ingen är redo än.
   *[other] är redo.
    }
panel-next-round = Nästa runda
panel-rematch = Spela igen
panel-waiting = Väntar på de andra
panel-to-lobby = Runt bordet
replay-title = Repris
replay-where = Repris · { $edition }
replay-missing = Det finns inget sådant bord.
replay-to-table = Till bordet
replay-empty = Inget har spelats färdigt vid det här bordet än.
replay-eyes = Synvinkel
replay-all-hands = Alla händer
replay-back = Ett drag bakåt
replay-on = Ett drag framåt
replay-play = Spela upp
replay-pause = Pausa
replay-way = Vägen genom spelet
replay-move = Drag { $move } av { $count }
replay-round = Runda { $round }
replay-speed = Hastighet
replay-speed-at = Hastighet { $speed }×
replay-link = Länk till draget
replay-moves = Drag
replay-check = Kontrollera varje giv
replay-check-right = { $count ->
    [one] Given är rättvis: bestämd före korten, med en del från din webbläsare, och korten följer av den.
   *[other] Alla { $count } givar är rättvisa: bestämda före korten, med delar från din webbläsare, och korten följer av dem.
    }
replay-check-unseen = { $count ->
    [one] I en giv följer korten av hemligheten, men din webbläsare hade ingen del i den: den kan inte säga vad som bestämdes innan.
   *[other] I { $count } givar följer korten av hemligheten, men din webbläsare hade ingen del i dem: den kan inte säga vad som bestämdes innan.
    }
replay-check-none = Ingen runda är slut än, så det finns inget att kontrollera.
replay-check-failed = Det gick inte att kontrollera: förbindelsen till servern är bruten.
replay-receipt = Spara kvittot

## Vänner som följer en kväll med papperskort

share-title = Låt vänner följa
share-about = Den som har länken ser poängen växa och kan inte skriva något.
share-who = Vem för protokoll?
share-begin = Gör länken
share-live-short = Vänner kan följa
share-cut-short = Inte skickat än
share-sent = Allt du har skrivit syns.
share-unsent = { $count ->
    [one] En anteckning är på väg.
   *[other] { $count } anteckningar är på väg.
    }
share-cut = { $count ->
    [0] Förbindelsen är bruten. Det du skriver nu skickas senare.
    [one] Förbindelsen är bruten. En anteckning väntar här och skickas senare.
   *[other] Förbindelsen är bruten. { $count } anteckningar väntar här och skickas senare.
    }
share-trouble = Servern godtar inte en anteckning. Inget är förlorat: allt finns på den här enheten.
share-failed = Det gick inte nu. Försök igen om en stund.
share-stop = Sluta dela
share-stop-about = Servern glömmer kvällen och länken leder ingenstans. Den här enheten behåller allt.
pen-title = Lämna över pennan
pen-about = En enhet i taget skriver. Den som öppnar den här länken kan ta pennan, en gång. Ge den bara till någon som får skriva.
pen-make = En länk till pennan
pen-qr = Pennan som QR-kod
pen-dead = Den fungerar också när den här enheten är urladdad: skicka den till någon du litar på.
pen-asks = { $who ->
    [none] Någon vill gärna skriva
   *[other] { $who } vill gärna skriva
    }
pen-asks-about = Ger du bort pennan kan du bara följa med sedan.
pen-give = Ge pennan
pen-keep = Behåll den
pen-lost = { $who ->
    [none] Någon annan har pennan nu
   *[other] { $who } har pennan nu
    }
pen-lost-about = Den här enheten skriver inte längre för dem som följer.
pen-unsent = { $count ->
    [0] Allt du hade skrivit hann skickas.
    [one] En av dina anteckningar hann inte skickas. Den finns kvar här och blandades inte in.
   *[other] { $count } av dina anteckningar hann inte skickas. De finns kvar här och blandades inte in.
    }
pen-gone = Kvällen delas inte längre
pen-gone-about = Servern har glömt den. Den här enheten behåller allt du har skrivit.
pen-watch = Följ
pen-own = Fortsätt här på egen hand
pen-save = Spara som fil
live-title = { $who ->
    [none] En kväll med papperskort
   *[other] Hos { $who }
    }
live-about = { $who ->
    [none] { $game }. Du följer med.
   *[other] { $game }. { $who } för protokoll; du följer med.
    }
live-line = live
live-quiet = { $count ->
    [one] tyst i en minut
   *[other] tyst i { $count } minuter
    }
live-cut = Förbindelsen är bruten. Senaste nytt kl. { $time }.
live-gone = { $who ->
    [none] Den här kvällen delas inte längre.
   *[other] { $who } har slutat dela.
    }
live-gone-about = Det du såg senast står kvar här.
live-missing = Det finns ingen kväll på den här adressen.
live-unread = Sidan är för gammal för det som skrevs. Ladda om den.
live-out = { $who } är ute
live-counted = runda { $round } räknas
live-before = Före den här rundan
live-standing = Ställningen
live-empty = Inget har skrivits än.
live-next = Härnäst: { $who } ger i runda { $round }.
live-rounds = Alla rundor
live-won = { $who } har vunnit
live-between = Inget spel pågår.
live-itself = Det som skrivs kommer hit av sig självt.
live-own = Räkna poäng vid ditt eget bord
live-save = Spara protokollet
live-ask = Be om pennan
live-ask-about = { $who ->
    [none] Den som för protokoll bestämmer.
   *[other] { $who } bestämmer.
    }
live-asked = Frågat. Så snart du har pennan skriver du här.
live-your-name = Ditt namn
live-take = Ta pennan
live-take-about = { $who ->
    [none] Därefter skriver den här enheten och den andra följer.
   *[other] Därefter skriver den här enheten och { $who } följer.
    }
live-take-warning = { $count ->
    [0] Den andra enheten hördes alldeles nyss. Det den inte har skickat än blir kvar där och blandas inte in.
    [one] Den andra enheten har inte hörts på en minut. Det den inte har skickat än blir kvar där och blandas inte in.
   *[other] Den andra enheten har inte hörts på { $count } minuter. Det den inte har skickat än blir kvar där och blandas inte in.
    }
live-wrong-key = Den här länken är redan använd. Be om en ny.
live-copy = Fortsätt på den här enheten
live-copy-about = En egen kopia härifrån; kvällen du följer förblir som den är.
preview-live = En kväll med papperskort, live
    .about = Se poängen växa, runda för runda.

## Övning: tips och att ta tillbaka

hint-button = Tips
hint-take-back = Ta tillbaka
hint-percent = { $chance } %
hint-best = { $count ->
    [one] { $what } ser bäst ut
   *[other] { $what } ser bäst ut
    }
hint-equal = Två är ungefär lika bra
hint-equal-two = { $what } och { $other }: slumpen kan avgöra mellan dem.
hint-close = { $what } ligger tätt bakom.
# Vad man kan göra utom att spela ett kort, som subjekt.
hint-act = { $act ->
    [draw] att dra
    [keep] att behålla kortet
    [accept] att ta korten
    [challenge] { $edition ->
        [kpgut] att betvivla
       *[other] att utmana
        }
    [decline] att behålla alla kort
    [laugh] att skratta
    [frown] att inte skratta
   *[other] att sluta här
    }
hint-color = Välj { $color }.
hint-swap = Byt hand med { $who }.
hint-reason-nothing-else = { $fits ->
    [yes] Inget annat passar.
   *[no] Inget passar.
    }
hint-reason-stops-next = { $how ->
    [draws] { $who } står på tur och har { $cards }: { $more } till hindrar { $who } från att gå ut.
    [owes] { $who } står på tur och har { $cards }, och är sedan skyldig { $more }.
    [skipped] { $who } står på tur och har { $cards }, och blir överhoppad.
   *[passed] { $who } skulle stå på tur och har { $cards }: turen går åt andra hållet.
    }
hint-reason-bluff-found = { $card } vore en bluff, och avslöjas med { $chance } % sannolikhet.
hint-reason-keeps-wild = { $card } blir kvar på handen till senare.
hint-reason-keeps-color = { $color } blir färgen, och du har kvar { $cards } i den.
hint-reason-sheds-points = Du blir av med { $count } poäng, mer än med något annat kort som passar.
hint-reason-more-won = Fler provspel vinns med det.
hint-counting = Räknar …
hint-first = Första räkningen tar en stund.
hint-failed = Inget tips just nu.
# Efter kortets namn, för skärmläsare.
hint-plate = { $best ->
    [yes] { $chance } procent, { $low } till { $high }, bäst
   *[no] { $chance } procent, { $low } till { $high }
    }
hint-why = Varför de här talen
hint-rest = Vad chanserna bygger på
hint-rest-chance = Varje stapel är din chans att vinna rundan om du gör det nu: { $count } provspel för var och en, med bottar som de här. Klammern visar hur mycket slumpen ensam kan flytta den.
hint-rest-places = Varje stapel är vad din placering är värd om du gör det nu: första plats 100 %, de andra i tur och ordning högst 20 %. { $count } provspel för var och en, med bottar som de här. Klammern visar hur mycket slumpen ensam kan flytta den.
hint-rest-known = De vet vad du vet: din hand, högen och hur många kort de andra har.
practice-nothing = Övning räknas inte: inga poäng, inga resultat.

## Analys

command-analyse = bedöm dragen i ett protokoll genom provspel
    .help = Spelar varje ställning i ett protokoll till slut många gånger, så långt som varje spelare kunde veta, och berättar allas chanser och de dyraste dragen.
option-playouts = hur många provspel för varje tal; fler gör det säkrare
option-analyse-seed = samma tal ger samma analys
option-worst = hur många av de dyraste dragen som berättas
error-analysis-empty = { $file }: ingen har valt något drag i det här protokollet.
analysis-running = spelar till slut
analysis-title = { $measure ->
    [places] Vad rundan är värd
   *[chance] Chansen att vinna rundan
    }
analysis-playouts = Provspel för varje tal: { $playouts }, frö { $seed }.
analysis-how = { $measure ->
    [places] Före varje drag, för den som gjorde det och så långt som den spelaren kunde veta: första placeringen räknas som 100 %, de andra i ordning som högst 20 %. Ett pris är den del som det bästa alternativet hade behållit, i procentenheter; det anges bara när det är säkert.
   *[chance] Före varje drag, för den som gjorde det och så långt som den spelaren kunde veta. Ett pris är hur mycket oftare det bästa alternativet hade vunnit, i procentenheter; det anges bara när det är säkert.
    }
analysis-heading = Runda { $round }: { $rules }
analysis-column = { $column ->
    [what] vad som hände
    [chance] innan
   *[cost] pris
    }
analysis-worst = De dyraste dragen
analysis-none = Inget drag i den här rundan kostade med säkerhet något.
analysis-costly = { $move }: { $told } Pris: { $cost } ({ $range }). Bättre: { $better }
analysis-no-more = inget kort till.
plot-axis-moves = drag
plot-analysis = varje linje efter vad spelaren kunde veta; cirklar: drag som med säkerhet kostade något
replay-chances = Vinstchans
chances-how = { $playouts } provspel för varje tal, på { $points } procentenheter när; var och en efter vad spelaren kunde veta
chances-state = { $state ->
    [waiting] Andra spel undersöks först.
    [preparing] Förbereder. Första gången tar det ungefär en minut.
   *[playing] Spelar till slut: { $done } av { $of } drag.
    }
chances-failed = Chanserna gick inte att få fram.
chances-turning = Vändpunkt: drag { $move }
chances-item = { $who } { $percent } %
chances-better = Bättre:
chances-cost = −{ $cost } procentenheter
chances-table = Chanserna som tabell
chances-after = Allas chans efter varje drag
