### Yksi suomeksi. Ääni: hyvä isäntä, joka tuntee säännöt: lyhyt, lämmin, tarkka; huutomerkkejä
### vain UNOlla. Nimiä ei taivuteta: taipuva sana (”pelaajan”, ”pelaajalle”) seisoo nimen edellä.
### $person on ”you”, kun paikka on lukijan oma, muuten ”they”; $other samoin toisesta paikasta.

## Kortit ja värit

# $form on ”name”, ”object” (joku valitsee sen) tai ”negated” (”ei yhtään … korttia”).
color = { $form ->
    [object] { $color ->
        [red] punaisen
        [green] vihreän
        [blue] sinisen
       *[yellow] keltaisen
        }
    [negated] { $color ->
        [red] punaista
        [green] vihreää
        [blue] sinistä
       *[yellow] keltaista
        }
   *[name] { $color ->
        [red] punainen
        [green] vihreä
        [blue] sininen
       *[yellow] keltainen
        }
    }
symbol = { $form ->
    [object] { $symbol ->
        [draw_two] { $edition ->
            [classic] Nosta 2 korttia -kortin
           *[other] Nosta 2:n
            }
        [reverse] Suunnanvaihdon
        [skip] Ohituksen
        [wild] { $edition ->
            [classic] Villin kortin
            [kpgut] Villin
           *[other] Jokerin
            }
        [wild_four] { $edition ->
            [classic] Villi nosta 4 korttia -kortin
            [kpgut] Villi+Nosta 4:n
           *[other] Nosta 4 -jokerin
            }
        [shuffle_hands] Sekoita kortit -jokerin
        [valley] Muumilaakson villit tarinat -kortin
        [custom] Mukautettavan jokerin
       *[number] { $number }:n
        }
   *[name] { $symbol ->
        [draw_two] { $edition ->
            [classic] Nosta 2 korttia
           *[other] Nosta 2
            }
        [reverse] Suunnanvaihto
        [skip] Ohitus
        [wild] { $edition ->
            [classic] Villi kortti
            [kpgut] Villi
           *[other] Jokeri
            }
        [wild_four] { $edition ->
            [classic] Villi nosta 4 korttia
            [kpgut] Villi+Nosta 4
           *[other] Nosta 4 -jokeri
            }
        [shuffle_hands] Sekoita kortit -jokeri
        [valley] Muumilaakson villit tarinat
        [custom] Mukautettava jokeri
       *[number] { $number }
        }
    }
# $form on ”name”, tai ”object” siitä, mitä joku pelaa, nostaa tai heittää pois.
card = { $color ->
    [none] { symbol }
   *[other] { color } { symbol }
    }
card-custom = { $card } ({ $preset })
# Objektina: ”nostaa kortin”, ”nostaa kaksi korttia”.
cards = { $count ->
    [0] nolla korttia
    [1] kortin
    [2] kaksi korttia
    [3] kolme korttia
    [4] neljä korttia
    [5] viisi korttia
    [6] kuusi korttia
    [7] seitsemän korttia
    [8] kahdeksan korttia
    [9] yhdeksän korttia
   *[other] { $count } korttia
    }
# Subjektina: ”on yksi kortti”. ”kortin” on cards, kun kortteja on yksi.
cards-held = { $cards ->
    [kortin] yksi kortti
   *[other] { $cards }
    }
no-cards = ei kortteja
no-color = ei mitään
that-card = se kortti
list = { $items } ja { $last }
# $form on ”subject” (lauseen alussa), ”object” tai ”plain” (luettelossa).
you = { $form ->
    [subject] Sinä
    [object] sinut
   *[plain] sinä
    }

## Peliversiot

edition-classic = Klassinen
    .about = Useimmille tuttu peli: yksi kortti vuorolla, Villi nosta 4 korttia -kortin voi haastaa, 500 pistettä voittaa.
edition-custom = Mukautettava
    .about = Klassinen peli, jossa yksi kortti sekoittaa kaikkien kädet ja kolmen jokerin tekstin saa valita itse.
edition-moomin = Muumilaakso
    .about = Neljä Muumilaakson jokeria: jokainen saa heittää pois kortin. Ensimmäisenä pois päässyt voittaa.
edition-kpgut = KPGUT
    .about = Suomalaisen kiertueen omat säännöt: monta samanarvoista korttia kerralla, nostoihin vastataan nostoilla, väliin saa lyödä, ja pelataan viimeiseen sijaan asti.

## Mukautettavien korttien tekstit

preset-blank = tyhjä
    .effect = Kortti on tyhjä, ja se pelataan tavallisena jokerina.
preset-draw_to_color = Nosta väriin asti
    .effect = Seuraava pelaaja nostaa, kunnes saa valitun värisen kortin.
preset-drop_wilds = Muut luopuvat jokereista
    .effect = Kaikki muut heittävät pois kaikki jokerinsa.
preset-three_if_stuck = Kolme, jos jumissa
    .effect = Jos mikään kortti ei sovi, seuraava pelaaja nostaa yhden sijasta kolme korttia.
preset-extra_turn = Lisävuoro
    .effect = Kortin pelannut saa uuden vuoron.
preset-next_to_seven = Seuraavalle seitsemän
    .effect = Seuraava pelaaja nostaa tai heittää pois, kunnes kortteja on tasan seitsemän.
preset-all_to_three = Kaikille kolme
    .effect = Kaikki nostavat tai heittävät pois, kunnes kortteja on tasan kolme.
preset-open_hands = Kortit näkyvillä
    .effect = Kaikkien kortit ovat näkyvillä kortin pelanneen seuraavaan vuoroon asti.
preset-joke = Vitsi
    .effect = Kortin pelannut kertoo vitsin. Jos joku nauraa, kertoja heittää pois kaikki korttinsa yhtä lukuun ottamatta; jos kukaan ei naura, hän nostaa neljä.
preset-elbows = Suorat kyynärpäät
    .effect = Seuraava pelaaja pitää kyynärpäänsä suorina, kunnes joku huutaa UNO.
preset-rooster = Kukko tai kana
    .effect = Seuraava pelaaja esittää kukkoa tai kanaa parhaansa mukaan ja nostaa neljä korttia.
preset-text = Oma teksti
    .effect = Pöytä toteuttaa sen, mitä on korttiin kirjoittanut.
joke-1 = ”Miksi Ohitus meni pöydän yli? Koska muut eivät saaneet vuoroa.”
joke-2 = ”Minulla on yksi kortti jäljellä. Siinä lukee, että minulla on yksi kortti jäljellä.”
joke-3 = ”Lääkäri käski nostaa vähemmän. Hän oli nähnyt käteni.”

## Mitä tapahtuu

event-cut = Jakajan arvonta: { $draws }.
cut-item = { $who } { $card }
event-dealer = { $person ->
    [you] Sinä jaat.
   *[they] { $who } jakaa.
    }
event-dealt = { $person ->
    [you] Saat käteesi { $cards }.
   *[they] { $who } saa käteensä { $cards }.
    }
event-dealt-known = { $person ->
    [you] Kädessäsi on nyt { $cards }.
   *[they] { $who }: kädessä on nyt { $cards }.
    }
event-turned = { $rejected ->
    [yes] Käännetään { $card }, mutta se palaa pakkaan.
   *[no] Pöytään käännetään { $card }.
    }
event-turn = { $person ->
    [you] Sinun vuorosi.
   *[they] { $who } on vuorossa.
    }
event-laid = { $person ->
    [you] Pelaat { $cards }.
   *[they] { $who } pelaa { $cards }.
    }
event-laid-color = { $person ->
    [you] Pelaat { $cards } ja valitset väriksi { $color }.
   *[they] { $who } pelaa { $cards } ja valitsee väriksi { $color }.
    }
event-jumped = { $person ->
    [you] Lyöt väliin { $cards }.
   *[they] { $who } lyö väliin { $cards }.
    }
event-named = { $person ->
    [you] Valitset väriksi { $color }.
   *[they] { $who } valitsee väriksi { $color }.
    }
event-drew = { $why ->
    [finish] { $person ->
        [you] Erikoiskorttiin ei voi lopettaa: nostat { $cards }.
       *[they] Erikoiskorttiin ei voi lopettaa: { $who } nostaa { $cards }.
        }
    [valley] { $person ->
        [you] Sinulla on vain yksi kortti, joten nostat ensin { $cards }.
       *[they] { $who } nostaa ensin { $cards }, koska kädessä on vain yksi.
        }
    [table] { $person ->
        [you] Pöytä päättää: nostat { $cards }.
       *[they] Pöytä päättää: { $who } nostaa { $cards }.
        }
   *[turn] { $person ->
        [you] Nostat { $cards }.
       *[they] { $who } nostaa { $cards }.
        }
    }
event-kept = { $person ->
    [you] Et pelaa mitään.
   *[they] { $who } ei pelaa mitään.
    }
event-passed = { $person ->
    [you] Et voi pelata etkä nostaa, joten vuoro menee ohi.
   *[they] { $who } ei voi pelata eikä nostaa, joten vuoro menee ohi.
    }
event-accepted = { $person ->
    [you] Nostat { $cards } ja menetät vuorosi.
   *[they] { $who } nostaa { $cards } ja menettää vuoronsa.
    }
event-challenged = { $edition ->
    [kpgut] { $person ->
        [you] Epäilet pelaajaa { $whom }.
       *[they] { $other ->
            [you] { $who } epäilee sinua.
           *[they] { $who } epäilee pelaajaa { $whom }.
            }
        }
   *[classic] { $person ->
        [you] Haastat pelaajan { $whom }.
       *[they] { $other ->
            [you] { $who } haastaa sinut.
           *[they] { $who } haastaa pelaajan { $whom }.
            }
        }
    }
event-shown = { $person ->
    [you] Näytät korttisi pelaajalle { $whom }.
   *[they] { $other ->
        [you] { $who } näyttää korttinsa sinulle.
       *[they] { $who } näyttää korttinsa pelaajalle { $whom }.
        }
    }
event-shown-known = { $person ->
    [you] Näytät kortit: { $cards }.
   *[they] { $who } näyttää kortit: { $cards }.
    }
event-judged = { $guilty ->
    [yes] { $edition ->
        [kpgut] Epäily oli aiheellinen.
       *[classic] Se oli bluffi.
        }
   *[no] { $edition ->
        [kpgut] Epäily oli aiheeton.
       *[classic] Se ei ollut bluffi.
        }
    }
event-called = { $person ->
    [you] Huudat UNO!
   *[they] { $who } huutaa UNO!
    }
event-caught = { $person ->
    [you] Huomaat, että { $whom } ei huutanut UNO.
   *[they] { $other ->
        [you] { $who } huomaa, ettet huutanut UNO.
       *[they] { $who } huomaa, että { $whom } ei huutanut UNO.
        }
    }
event-lapsed = { $person ->
    [you] Aikasi sanoa UNO on ohi.
   *[they] { $who }: aika sanoa UNO on ohi.
    }
event-skipped = { $person ->
    [you] Menetät vuorosi.
   *[they] { $who } menettää vuoronsa.
    }
event-reversed = { $direction ->
    [cw] Suunta vaihtuu, nyt myötäpäivään.
   *[ccw] Suunta vaihtuu, nyt vastapäivään.
    }
event-reshuffled = { $edition ->
    [classic] Poistopino sekoitetaan uudeksi nostopinoksi: { $count } { $count ->
        [one] kortti
       *[other] korttia
        }.
    [kpgut] Pelipino sekoitetaan uudeksi nostopinoksi: { $count } { $count ->
        [one] kortti
       *[other] korttia
        }.
   *[other] Poistopakka sekoitetaan uudeksi nostopakaksi: { $count } { $count ->
        [one] kortti
       *[other] korttia
        }.
    }
event-pending = { $person ->
    [you] Sinun pitäisi nostaa { $cards }.
   *[they] { $who }: nostettavana { $cards }.
    }
event-chose = { $person ->
    [you] Olet valinnut.
   *[they] { $who } on valinnut.
    }
event-discarded = { $person ->
    [you] Heität pois { $cards }.
   *[they] { $who } heittää pois { $cards }.
    }
event-gave = { $person ->
    [you] Annat { $card } pelaajalle { $whom }.
   *[they] { $other ->
        [you] { $who } antaa sinulle { $card }.
       *[they] { $who } antaa { $card } pelaajalle { $whom }.
        }
    }
event-laughed = { $person ->
    [you] Naurat.
   *[they] { $who } nauraa.
    }
event-frowned = { $person ->
    [you] Et naura.
   *[they] { $who } ei naura.
    }
event-swapped = { $person ->
    [you] Vaihdat kortit pelaajan { $whom } kanssa.
   *[they] { $other ->
        [you] { $who } vaihtaa kortit kanssasi.
       *[they] { $who } vaihtaa kortit pelaajan { $whom } kanssa.
        }
    }
event-rotated = Kaikkien kortit siirtyvät seuraavalle pelaajalle.
event-pooled = { $person ->
    [you] Sekoitat kaikkien kortit keskenään ja jaat ne uudelleen.
   *[they] { $who } sekoittaa kaikkien kortit keskenään ja jakaa ne uudelleen.
    }
event-opened = { $person ->
    [you] Kaikkien kortit ovat näkyvillä seuraavaan vuoroosi asti.
   *[they] Kaikkien kortit ovat näkyvillä, kunnes { $who } on taas vuorossa.
    }
event-closed = Kortit ovat taas piilossa.
event-marked = { $person ->
    [you] Et saa koukistaa kyynärpäitäsi.
   *[they] { $who } ei saa koukistaa kyynärpäitään.
    }
event-unmarked = { $person ->
    [you] Saat taas koukistaa kyynärpäitäsi.
   *[they] { $who } saa taas koukistaa kyynärpäitään.
    }
event-custom = Kortissa lukee ”{ $preset }”.
event-out = { $person ->
    [you] Pääset pois. Sija { $place }.
   *[they] { $who } pääsee pois. Sija { $place }.
    }
event-gaveup = { $person ->
    [you] Luovutat.
   *[they] { $who } luovuttaa.
    }
event-removed = { $person ->
    [you] Joudut poistumaan pelistä.
   *[they] { $who } joutuu poistumaan pelistä.
    }
event-joined = { $person ->
    [you] Liityt peliin pelaajan { $whom } vasemmalle puolelle.
   *[they] { $other ->
        [you] { $who } liittyy peliin vasemmalle puolellesi.
       *[they] { $who } liittyy peliin pelaajan { $whom } vasemmalle puolelle.
        }
    }
event-wasaway = { $person ->
    [you] Olit vuorollasi pois pelin luota.
   *[they] { $who } oli vuorollaan pois pelin luota.
    }
event-accused = { $rightly ->
    [yes] { $person ->
        [you] Syytät aiheesta: { $whom } rikkoi sääntöjä.
       *[they] { $other ->
            [you] { $who } syyttää aiheesta: rikoit sääntöjä.
           *[they] { $who } syyttää aiheesta: { $whom } rikkoi sääntöjä.
            }
        }
   *[no] { $person ->
        [you] Syytät turhaan: { $whom } ei rikkonut sääntöjä.
       *[they] { $other ->
            [you] { $who } syyttää turhaan: et rikkonut sääntöjä.
           *[they] { $who } syyttää turhaan: { $whom } ei rikkonut sääntöjä.
            }
        }
    }
event-tookback = { $person ->
    [you] Otat takaisin { $cards }.
   *[they] { $who } ottaa takaisin { $cards }.
    }
event-roundover = { $reason ->
    [out] { $person ->
        [you] Pääset pois ja voitat kierroksen.
       *[they] { $who } pääsee pois ja voittaa kierroksen.
        }
   *[last_player] { $person ->
        [you] Peli on ohi. Voitat.
       *[they] Peli on ohi. { $who } voittaa.
        }
    }
event-roundover-nobody = { $reason ->
    [void] Kukaan ei voi enää pelata eikä nostaa: kierros raukeaa.
    [exhausted] Nostettavia kortteja ei enää ole: peli on ohi.
   *[stopped] Peli keskeytettiin. Kukaan ei voita yksin.
    }
event-scored = { $person ->
    [you] Saat { $count ->
        [one] yhden pisteen
       *[other] { $count } pistettä
        }.
   *[they] { $who } saa { $count ->
        [one] yhden pisteen
       *[other] { $count } pistettä
        }.
    }
event-placed = { $place }. { $who }
event-matchover = Ottelu on ratkennut.

## Pöytä ja käsi

table-top = Päällimmäisenä: { $card }.
table-top-color = Päällimmäisenä: { $card }. Väri: { $color }.
table-empty = Pöydässä ei ole vielä korttia.
table-others = { $direction ->
    [cw] Myötäpäivään
   *[ccw] Vastapäivään
    } sinun jälkeesi: { $others }.
table-seat = { $who } { $count } { $count ->
    [one] kortti
   *[other] korttia
    }{ $called ->
    [yes] {" "}(UNO)
   *[no] {""}
    }
table-out = { $who } pois pelistä
table-draw-pile = { $edition ->
    [classic] Nostopinossa
    [kpgut] Nostopinossa
   *[other] Nostopakassa
    } { $count } { $count ->
    [one] kortti
   *[other] korttia
    }.
hand = Kätesi, { $count } { $count ->
    [one] kortti
   *[other] korttia
    }:
mark-fits = sopii
mark-bluff = sopii, mutta olisi bluffi
mark-goes-on = käy { $number }:n päälle
mark-new = uusi

## Pisteet ja sijat

score-heading = { $scoring ->
    [winner] Pisteet, { $target } voittaa:
   *[low] Pisteet, vähiten voittaa, kun jollakulla on { $target }:
    }
score-none = Tässä pelissä ei lasketa pisteitä.
score-hand = { $who }: { $cards }. { $count } { $count ->
    [one] piste
   *[other] pistettä
    }.
places-heading = Sijoitukset:
match-winner = { $person ->
    [you] Voitat, { $count } { $count ->
        [one] piste
       *[other] pistettä
        }. Hyvin pelattu.
   *[they] { $who } voittaa, { $count } { $count ->
        [one] piste
       *[other] pistettä
        }.
    }
match-winners = Jaettu voitto: { $names }.
series-game = Sarjan { $game }. peli, minuutit pisteinä:
series-points = { $who }: { $count } { $count ->
    [one] piste
   *[other] pistettä
    }
series-removed = { $who }: poistettu, ei pisteitä
series-heading = { $final ->
    [yes] Sarja on päättynyt. Pienin keskiarvo voittaa, pelejä { $games }:
   *[no] Sarjan tilanne, pelejä { $games }:
    }
series-none = Sarjassa ei ole vielä pelattu yhtään peliä loppuun.
series-no-place = –
series-row = keskiarvo { $average }, yhteensä { $total }

## Näppäimet: ensimmäinen sana näytetään, kaikki ymmärretään

key-draw = n nosta
key-keep = p pidä
key-call = u uno
key-catch = x huomaa
key-challenge = h haasta epäile
key-accept = o ota
key-jump = v väliin
key-accuse = y syytä
key-forfeit = l luovuta
key-needless = e turha
key-warn = r huomauta
key-remove = d poista
key-stop = m keskeytä
key-gesture = i ilmaise
key-table = t tilanne
key-score = s pisteet
key-rule = k kohta sääntö
key-help = a apua ohje
key-quit = q lopeta
typed-red = p punainen punaisen r
typed-green = v vihreä vihreän g
typed-blue = s sininen sinisen b
typed-yellow = k keltainen keltaisen y
typed-yes = k kyllä joo
typed-no = e ei
typed-me = minä minut minulle

## Ohje

help-aim = Pyri eroon korteistasi. Pelaa kortti, jolla on päällimmäisen kortin väri, numero tai symboli; { $edition ->
    [classic] villit kortit
    [kpgut] villit
   *[other] jokerit
    } sopivat aina. Kun sinulla on yksi kortti jäljellä, { $edition ->
    [kpgut] sano UNO kolmessa sekunnissa.
   *[other] huuda UNO, ennen kuin joku huomaa.
    }
help-cards = Pelaa kortti sen numerolla (3) tai nimellä (p5, punainen 5, w4). { $edition ->
    [classic] Villi kortti
    [kpgut] Villi
   *[other] Jokeri
    } saa värinsä samalla (3 vihreä). Jos monta samanarvoista saa pelata kerralla, ensimmäinen jää alimmaksi (2 5 4). Huuda UNO pelatessasi: 3 { $call }.
help-draw = nosta kortti, tai nosta velkana olevat kortit
help-keep = pidä nostettu kortti, tai älä heitä mitään pois
help-call = huuda UNO; myös pelaamisen yhteydessä: 3 { $key }
help-catch = huomaa, että joku unohti huutaa: { $key } ja nimen alku
help-challenge = { $edition ->
    [classic] haasta Villi nosta 4 korttia
    [kpgut] epäile Villi+Nosta 4:ää
   *[other] haasta Nosta 4 -jokeri
    }
help-accept = nosta velkana olevat kortit
help-jump = lyö väliin täsmälleen sama kortti, jos säännöt sen sallivat
help-accuse = syytä edellistä pelaajaa sääntöjen rikkomisesta, jos säännöt sen sallivat
help-forfeit = luovuta, jos säännöt sen sallivat
help-needless = epäile, että joku nostaa turhaan, jos säännöt sen sallivat: { $key } ja nimen alku
help-warn = anna jollekulle huomautus, jos se on sinun tehtäväsi: { $key }, nimi ja syy
help-remove = poista huomautuksen saanut pelaaja, jos se on sinun tehtäväsi
help-stop = äänestä pelin keskeyttämisestä
help-gesture = näytä, miltä tuntuu
help-table = katso pöytä ja kätesi uudelleen
help-score = katso pisteet
help-rule = lue viimeisimmän torjunnan sääntö
help-help = tämä ohje
help-quit = lopeta peli

## Kysymykset

may = Valitse: { $offers }.
may-lay = numero pelaa kortin
may-draw = { $key } nostaa
may-keep = { $key } ei pelaa mitään
may-accept = { $key } nostaa kortit
may-challenge = { $edition ->
    [kpgut] { $key } epäilee
   *[classic] { $key } haastaa
    }
may-call = { $key } numeron perässä huutaa UNO
may-help = { $key } auttaa
drew-in-vain = Ei sovi, joten vuorosi päättyy.
pause = Enter jatkaa.
pause-jump = Sinullakin on { $card }: { $key } lyö väliin.
ask-color = Mikä väri? { $offers }. Enter: { $default }.
ask-swap = Kenen kanssa vaihdat kortit? { $others }.
ask-bluff = Sinulla on kortti, joka kieltää tämän, joten se olisi bluffi. Jos jäät kiinni, nostat itse. { $yes } pelaa silti, Enter ei pelaa.
ask-catch = Kuka unohti? Nimen alku riittää; Enter: ei kukaan.
ask-forfeit = Luovutatko todella? { $yes } luovuttaa, Enter jatkaa peliä.
ask-whom = Ketä tarkoitat? Nimen alku riittää; Enter: en ketään.
ask-remove = Pois pelistä, ilman sijaa: { $who }. { $yes } poistaa, Enter ei poista.
ask-gesture = Miltä tuntuu? Numero:
ask-vote = { $motion } { $yes } tai { $no }.
ask-discard = Saat heittää pois yhden kortin; muut näkevät sen vasta, kun kaikki ovat valinneet. Numero, tai Enter, niin pidät kaikki.
ask-discard-must = Heitä pois { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
    }. Mitkä numerot?
ask-laugh = Nauroitko? { $yes } tai { $no }.
ask-tool = Kortissa lukee ”{ $text }”. Toteuta se: { $draw } NIMI 2: nostaa kortteja, { $discard } NIMI 1: heittää pois kortteja, { $give } NIMI NIMI: ensimmäinen antaa toiselle kortin, { $show } NIMI: näyttää kätensä, { $mark } NIMI: saa merkin, { $turn } NIMI: on seuraavaksi vuorossa, { $color } VÄRI: väri vaihtuu. Enter: valmis.
use-draw = n nosta nostaa
use-discard = h heitä heittää
use-give = a anna antaa
use-show = o näytä näyttää
use-mark = m merkki
use-turn = v vuoro
use-color = r väri
ask-give = Minkä kortin annat? Saaja: { $who }. Kirjoita kortin numero.
ask-next-round = Enter jakaa seuraavan kierroksen.
ask-next-game = Enter jakaa uuden pelin.
challenge-condition = { $rule ->
    [color] { $edition ->
        [classic] Villi nosta 4 korttia -kortin
        [kpgut] Villi+Nosta 4:n
       *[other] Nosta 4 -jokerin
        } saa pelata rehellisesti vain, jos kädessä ei ole yhtään { $color } korttia.
    [color_or_wild] { $edition ->
        [classic] Villi nosta 4 korttia -kortin
        [kpgut] Villi+Nosta 4:n
       *[other] Nosta 4 -jokerin
        } saa pelata rehellisesti vain, jos kädessä ei ole yhtään { $color } korttia eikä { $edition ->
        [classic] muuta villiä korttia
        [kpgut] muuta villiä
       *[other] muuta jokeria
        }.
    [draw_two] { $edition ->
        [classic] Nosta 2 korttia -kortin päälle sen saa pelata rehellisesti vain, jos kädessä ei ole Nosta 2 korttia -korttia.
       *[other] Nosta 2:n päälle sen saa pelata rehellisesti vain, jos kädessä ei ole Nosta 2 -korttia.
        }
    [four] { $edition ->
        [classic] Toisen Villi nosta 4 korttia -kortin
        [kpgut] Toisen Villi+Nosta 4:n
       *[other] Toisen Nosta 4 -jokerin
        } päälle sen saa pelata aina rehellisesti.
   *[playable] { $edition ->
        [classic] Villi nosta 4 korttia -kortin
        [kpgut] Villi+Nosta 4:n
       *[other] Nosta 4 -jokerin
        } saa pelata rehellisesti vain, jos mikään muu kortti ei sovi.
    }
challenge-outcome = Jos { $edition ->
    [kpgut] epäilet
   *[classic] haastat
    } ja se oli bluffi, { $who } nostaa { $cards } ja sinä { $free ->
    [yes] pelaat minkä tahansa kortin
   *[no] pelaat vuorosi
    }; jos ei ollut, nostat { $more } ja menetät vuorosi. Vain sinä näet kortit.
challenge-odds = Näkyvien korttien perusteella: { $unseen } näkymättömästä kortista { $matching } tekisi siitä bluffin, ja { $who } pitää kädessään { $held }; satunnaisessa kädessä sellainen on { $percent } kertaa sadasta.

## Vastaukset, joita ei ymmärretty

misread-word = En tunne sanaa ”{ $word }”. { $key } kertoo, mitä voit kirjoittaa.
misread-number = Korttia { $number } ei ole; sinulla on { $count }.
misread-twice = Kortti { $number } on mainittu kahdesti.
misread-no-card = Mikä kortti? Kirjoita sen numero.
misread-only-cards = Vain kortteja, kiitos.
misread-seat = En tiedä, kuka on ”{ $word }”.
misread-color = ”{ $word }” ei ole väri.
misread-yes = { $yes } tai { $no }, kiitos.
misread-nothing = Nyt on sinun vuorosi. { $key } kertoo, mitä voit kirjoittaa.
misread-enter = Enter jatkaa. { $key } kertoo, mitä voit kirjoittaa.
misread-choice = ”{ $word }” ei ole mikään niistä; numero väliltä 1–{ $count }, kiitos.
misread-tool = ”{ $word }” ei ole mikään keinoista. Kirjain, nimi ja tarvittaessa korttien määrä, kiitos.
misread-card-count = 0–{ $most }, kiitos, ei ”{ $word }”.
misread-text = Numero väliltä 0–{ $count }, kiitos, tai enintään { $longest } merkin teksti.

## Kun jokin ei käy, ja miksi

refusal = { $reason } ({ $key } kertoo säännön)
rule-none = Mitään ei ole vielä torjuttu.
refusal-not-your-turn = Ei ole sinun vuorosi: { $who } on vuorossa.
    .rule = Vain vuorossa oleva pelaa ja nostaa. UNOn huutaminen, unohduksen huomaaminen ja, missä se sallitaan, väliin lyöminen ovat avoinna kaikille.
refusal-not-in-game = Et ole enää mukana tässä pelissä.
    .rule = Pois päässyt tai luovuttanut seuraa sivusta seuraavaan peliin asti.
refusal-round-over = Kierros on ohi.
    .rule = Kun kierros on ohi, mitään ei pelata eikä nosteta ennen seuraavaa jakoa.
refusal-round-running = Kierros on vielä kesken.
    .rule = Seuraava kierros jaetaan, kun tämä on ohi.
refusal-match-over = Ottelu on ratkennut.
    .rule = Kun joku on saavuttanut pisterajan, uutta kierrosta ei jaeta.
refusal-not-in-hand = Tätä sinulla ei ole: { $card }.
    .rule = Vain omasta kädestä voi pelata tai heittää pois kortteja.
refusal-does-not-fit = Ei sovi: { $card }, kun päällimmäisenä on { $top } ja väri on { $color }.
    .rule = Kortti sopii päällimmäisen kortin värin, numeron tai symbolin mukaan. Värittömät kortit sopivat aina, ja niiden päällä ratkaisee vain valittu väri.
refusal-one-card = Tässä voi pelata vain yhden kortin.
    .rule = Vuorolla pelataan yksi kortti, elleivät säännöt salli monta samanarvoista; avauskortti ja vapaa kortti pelataan aina yksin.
refusal-same-value = Nämä eivät käy yhdessä: { $card } on eriarvoinen.
    .rule = Yhdessä pelattavilla korteilla on sama numero tai symboli, ja alimman on sovittava. Värittömät kortit käyvät vain samanlaisten kanssa.
refusal-only-drawn = Noston jälkeen voi pelata vain juuri nostetun kortin.
    .rule = Nostanut saa pelata nostamansa kortin tai ei mitään.
refusal-pending = Kortteja on nostettavana, eikä { $card } käy vastaukseksi.
    .rule = Velkana olevat kortit nostetaan, tai niihin vastataan toisella nostokortilla, jos säännöt sen sallivat. Jos päällimmäisenä on nosta 4 -kortti, saa myös vaatia, että sen pelannut näyttää korttinsa.
refusal-four-illegal = Ei käy nyt: { $card }.
    .rule = Tässä pöydässä nosta 4 -kortilla ei voi bluffata: kädessä ei saa olla mitään, mikä sen kieltää.
refusal-four-opening = Peliä ei voi avata tällä: { $card }.
    .rule = Pelin ensimmäinen kortti saa olla mikä tahansa muu kuin nosta 4 -kortti.
refusal-four-free = Mikä tahansa muu kuin { $card }, kun sinulla on muitakin kortteja.
    .rule = Aiheesta epäillyt pelaa minkä tahansa yhden kortin, nosta 4 -kortin vain, jos muuta ei ole.
refusal-color-missing = Tarvitaan myös väri: { $card }. Esimerkiksi ”3 vihreä”.
    .rule = Väri valitaan korttia pelattaessa, ennen kuin mitään muuta tapahtuu.
refusal-color-unasked = Tässä ei valita väriä: { $card }.
    .rule = Värin saa valita vain värittömällä kortilla.
refusal-swap-missing = Sano, kenen kanssa vaihdat kortit.
    .rule = Missä seiska vaihtaa kädet, sen pelannut valitsee, kenen kanssa.
refusal-swap-unasked = Tässä ei vaihdeta kortteja: { $card }.
    .rule = Kortit vaihdetaan vain seiskalla ja vain, jos pöytä pelaa niin.
refusal-must-finish = Tee ensin vuorosi valmiiksi: väri tai vaihtokumppani puuttuu.
    .rule = Kortit, väri ja vaihtokumppani kuuluvat yhteen.
refusal-must-open = Avaa peli ensin kortilla.
    .rule = Peli alkaa kortilla, ei nostamisella.
refusal-cannot-draw = Et voi nostaa nyt.
    .rule = Vuorolla nostetaan yksi kortti, tai niin monta kuin peliversio sanoo; velkana olevat kortit nostetaan sen sijaan.
refusal-nothing-left = Nostettavaa ei ole enää.
    .rule = { $edition ->
        [kpgut] Kun nostettavaa ei ole enää missään, sen, joka voi pelata, on pelattava; jos joku ei voi, peli päättyy (5 §).
       *[other] Kun nostettavaa ei ole enää missään, sen, joka voi pelata, on pelattava; joka ei voi, jättää vuoron väliin.
    }
refusal-cannot-keep = Vuoroa ei voi nyt jättää väliin: pelaa tai nosta.
    .rule = Vuoro päättyy pelattuun tai nostettuun korttiin; missä noston jälkeen on pelattava, korttia ei voi pitää.
refusal-nothing-pending = Nostettavia kortteja ei ole.
    .rule = Velkaa syntyy vain nosta 2- ja nosta 4 -korteista.
refusal-cannot-challenge = { $edition ->
    [kpgut] Epäiltävää ei ole.
   *[other] Haastettavaa ei ole.
    }
    .rule = Bluffista voi epäillä vain nosta 4 -kortin pelannutta, vain se, jonka pitäisi nostaa, ja ennen mitään muuta.
refusal-no-duty = Nyt ei ole aika huutaa UNO.
    .rule = UNO huudetaan, kun kortteja jää yksi: pelatessa, juuri ennen tai heti jälkeen, kun kukaan ei ole vielä jatkanut eikä aika ole kulunut.
refusal-cannot-catch = Ketään ei voi nyt saada kiinni.
    .rule = Huomata voi vain sen, jolle jäi yksi kortti ja joka ei huutanut, ja vain siihen asti, kun seuraava jatkaa. Missä huudolle on sekunteja, niiden on oltava kuluneet.
refusal-cannot-jump = Et voi lyödä väliin nyt.
    .rule = Missä väliin saa lyödä, siihen tarvitaan täsmälleen sama kortti kuin päällimmäinen, eikä vuoro saa olla oma.
refusal-no-choice = Sinulta ei kysytä nyt valintaa.
    .rule = Poisheitot ja tuomiot kysytään, kun jokin kortti vaatii ne.
refusal-must-discard = Tässä on heitettävä pois kortti.
    .rule = Kun kortti käskee heittää pois, se tehdään; vain jos kortti antaa luvan, voi kieltäytyä.
refusal-too-many = Liian monta korttia kerralla.
    .rule = Kortteja heitetään pois enintään niin monta kuin pyydetään.
refusal-cannot-accuse = Syytettävää ei ole.
    .rule = Huijaus lasketaan, jos se huomataan, ennen kuin seuraava pelaa kortin; myöhemmin se jää voimaan.
refusal-cannot-forfeit = Tässä pelissä ei voi luovuttaa.
    .rule = Luovuttaminen kuuluu peleihin, joissa jaetaan sijat. Pelin voi aina lopettaa.
refusal-cannot-join = Peliin ei voi nyt liittyä.
    .rule = Liittyä voi, kun kukaan ei ole vielä pois ja kortteja on jäljellä tarpeeksi.
refusal-not-now = Ei nyt.
    .rule = Jokin muu on tehtävä ensin valmiiksi.

## Pelin alussa

welcome = Tervetuloa, { $name }. Peliversio: { $edition }. Pöydässä kanssasi: { $others }.
welcome-help = { $help } auttaa milloin tahansa, { $quit } lopettaa pelin.
welcome-limit = Peli kestää enintään { $count ->
    [one] yhden minuutin
   *[other] { $count } minuuttia
    }.
ask-etiquette = Enter: olet lukenut tämän.
changed-rule = Muutettu sääntö: { $name }: { $value }.
goodbye = Kiitos pelistä. Ensi kertaan.
recorded = Illan pöytäkirja on tiedostossa { $file }.
default-name = Vieras
ask-name = Hyvää päivää. Miksi saan kutsua sinua? Enter: { $default }.
ask-edition = Mitä pelataan?
ask-number = Numero väliltä 1–{ $count }. Enter: { $default }.
ask-seats = Montako pelaajaa, sinut mukaan lukien? { $low }–{ $high }. Enter: { $default }.
ask-card-count = Montako mukautettavaa korttia otetaan mukaan? 0–{ $most }. Enter: { $most }.
ask-texts = Nämä tekstit tunnetaan:
ask-text = Kortti { $card }: numero väliltä 1–{ $count }, oma teksti, tai 0, niin kortti jää tyhjäksi. Enter: { $default }.

## Komentorivi

usage = Käyttö:
usage-arguments = { $kind ->
    [group] [VALINNAT] KOMENTO
   *[command] [VALINNAT]
    }
usage-options = Valinnat
usage-commands = Komennot
usage-codes = Paluukoodit: 0 kaikki hyvin, 1 jokin ei ole kunnossa, 2 jotakin kirjoitettua tai luettua ei ymmärretty, 130 keskeytetty.
command-yksi =
    .help = Pöytä UNO-korttipelille, neljä peliversiota. Ilman komentoa pöytä aukeaa selaimeen.
command-play = pelaa päätteessä botteja vastaan
    .help = Pelaa päätteessä botteja vastaan. Mitä et sano, se kysytään, ja Enter antaa järkevän vastauksen.
command-editions = vertaile neljän peliversion sääntöjä
    .help = Neljä peliversiota rinnakkain, sääntö säännöltä, ja kunkin säännön kohta. Omien tiedostojen kanssa: ne versiot niiden rinnalla, joita ne muuttavat.
option-help = näytä tämä sivu
option-version = näytä versio
option-lang = kieli: en, fi, sv, nb tai da (muuten YKSI_LANG tai LANG)
option-default = (oletus: { $value })
usual-edition = kysytään, muuten classic
usual-seats = kysytään, muuten 4
usual-asked = kysytään
usual-chance = sattuma
usual-none = ei mitään
usual-file = oma tiedostosi
usual-peer-address = missä se kuuntelee
usual-cores = kaikki
usual-differ = kun ne eroavat
usual-compare-seats = 4, kahden botin kesken 2
usual-beside = joku pöydän vieressä
option-edition = classic, custom, moomin tai kpgut, tai tiedosto, jossa on oma peliversio
option-seats = pelaajien määrä, sinä mukaan lukien
option-rules = muutetut säännöt, esim. "stacking=same + draw=until"; `yksi editions` luettelee ne
option-card = mukautettavan kortin teksti, tunnettu (1=joke) tai oma (2="kaikki nousevat seisomaan"); kerran korttia kohti
option-series = KPGUT-sarja: peli toisensa jälkeen, minuutit pisteinä
option-limit = minuutit, joiden jälkeen peli keskeytetään, sarjassa enintään 60
option-name = nimesi
option-level = miten hyvin botit pelaavat: casual, careful, sharp, master, grandmaster tai random
option-seed = toista peli: sama luku jakaa samat kortit
option-forget = kuinka monta kertaa sadasta botti unohtaa huutaa UNO
option-record = kirjoita illan pöytäkirja tähän tiedostoon
option-plain = ilman värejä ja taulukoita
error-language = Kieltä ”{ $word }” ei ole; kielet ovat { $languages }.
error-command = Komentoa ”{ $word }” ei ole; komennot ovat { $commands }.
error-option = Valintaa { $option } ei ole. Lisää --help, niin näet valinnat.
error-option-value = { $option } tarvitsee arvon peräänsä.
error-extra = En tiedä, mitä tehdä tällä: ”{ $words }”. Lisää --help, niin näet valinnat.
error-missing = { $name } puuttuu. Lisää --help, niin näet valinnat.
error-value = Valinnan { $option } arvo ei käy. Lisää --help, niin näet valinnat.
error-usage = Tätä ei voi lukea: { $reason }
error-between = { $option } on kokonaisluku väliltä { $low }–{ $high }, ei ”{ $value }”.
error-choice = { $option } on jokin näistä: { $choices }, ei ”{ $value }”.
error-range = { $option } on luku väliltä { $low }–{ $high }.
error-address = { $option } on linkin alku, esimerkiksi https://cards.example, ei ”{ $value }”.
error-edition = Peliversiota ”{ $word }” ei ole; versiot ovat { $editions }, tai oma .toml-päätteinen tiedosto.
error-edition-twice = Peliversio on annettu kahdesti: { $one } ja { $other }.
error-folder = { $count ->
    [0] Kansiossa { $folder } ei ole peliversioita: ei yhtään .toml-päätteistä tiedostoa.
   *[other] Kansiossa { $folder } on { $count } peliversiota; tarjolla voi olla enintään { $most }.
    }
error-seats = Tätä pelaa { $low }–{ $high } pelaajaa, ei { $value }.
error-rules = Näillä säännöillä ei voi pelata: { $reason }.
error-card = { $most ->
    [0] --card: näissä säännöissä ei ole mukautettavia kortteja.
   *[other] --card on kortti väliltä 1–{ $most } ja enintään { $longest } merkin teksti, esim. 1="kaikki nousevat seisomaan", ei ”{ $value }”.
    }
error-places = { $option } kuuluu peleihin, joissa jaetaan sijat, kuten kpgut.

## Peliversioiden vertailu

column-rule = Sääntö
clause-house = talon sääntö
rules-deck = Pelaajat, kortit ja jako
rules-turn = Vuoro
rules-four = Nosta 4 -kortti
rules-last = Viimeiset kortit
rules-score = Pisteet
rules-people = Pelaajat pöydässä
yes-no = { $value ->
    [yes] kyllä
   *[no] ei
    }
how-many = { $value ->
    [0] ei yhtään
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
rule-min_seats = Pelaajia vähintään
    .value = { $value }
rule-max_seats = Pelaajia enintään
    .value = { $value }
rule-seats_per_deck = Pelaajia pakkaa kohti
    .value = { $value ->
        [0] yksi pakka kaikille
       *[other] pakka jokaista alkavaa { $value } pelaajaa kohti
        }
rule-decks = Pakkojen määrä
    .value = { $value ->
        [0] kuten edellä
       *[other] { $value }
        }
rule-shuffle_hands = Sekoita kortit -jokereita pakassa
    .value = { how-many }
rule-custom_wilds = Mukautettavia jokereita pakassa
    .value = { how-many }
rule-valley_wilds = Muumilaakson jokereita pakassa
    .value = { how-many }
rule-card1 = Ensimmäisen mukautettavan kortin teksti
    .value = { preset }
rule-card2 = Toisen mukautettavan kortin teksti
    .value = { preset }
rule-card3 = Kolmannen mukautettavan kortin teksti
    .value = { preset }
rule-hand_size = Kortteja jaetaan kullekin
    .value = { $value }
rule-dealer = Ensimmäinen jakaja
    .value = { $value ->
        [cut] suurimman numeron nostanut
        [random] arvotaan
       *[oldest] vanhin pelaaja, joka kerta
        }
rule-start = Ensimmäinen kortti
    .value = { $value ->
        [act] käännetään, ja se vaikuttaa
        [number] käännetään, kunnes tulee numero
       *[opener] on nuorimman valinta: mikä vain paitsi nosta 4 -kortti
        }
rule-several = Kortteja vuorolla
    .value = { $value ->
        [no] yksi
       *[value] yksi tai monta samanarvoista
        }
rule-draw = Jos mikään ei sovi
    .value = { $value ->
        [one] nostetaan yksi kortti
       *[until] nostetaan, kunnes jokin sopii
        }
rule-voluntary = Vapaaehtoinen nosto
    .value = { $value ->
        [once] yksi kortti
        [many] niin monta kuin haluaa
       *[never] ei sallittu
        }
rule-after_draw = Noston jälkeen saa pelata
    .value = { $value ->
        [drawn] nostetun kortin
       *[any] minkä tahansa sopivan kortin
        }
rule-play_drawn = Jos noston jälkeen jokin sopii
    .value = { $value ->
        [may] sen saa pelata
       *[must] on pelattava
        }
rule-jump_in = Väliin lyöminen
    .value = { $value ->
        [no] ei
        [number] samalla numerokortilla; vuoro säilyy
       *[identical] millä tahansa samalla värillisellä kortilla; peli jatkuu siitä
        }
rule-stacking = Nostokorttien pinoaminen
    .value = { $value ->
        [no] ei
        [same] samanlainen samanlaisen päälle
        [chain] samanlainen, tai nosta 4 -kortti nosta 2 -kortin päälle
       *[any] mikä tahansa minkä tahansa päälle; nosta 2 nosta 4 -kortin päälle vain valitun värisenä
        }
rule-reverse_two = Suunnanvaihto kahdella pelaajalla
    .value = { $value ->
        [skip] toimii kuin Ohitus
       *[flip] vain kääntää suunnan
        }
rule-seven_swap = Seiska vaihtaa kädet
    .value = { yes-no }
rule-zero_rotate = Nolla siirtää kaikki kädet
    .value = { yes-no }
rule-wild_four = Nosta 4 -kortti on rehellinen, jos kädessä ei ole
    .value = { $value ->
        [color] pelin väristä korttia
        [color_or_wild] pelin väristä eikä muuta väritöntä korttia
       *[playable] muuta sopivaa korttia
        }
rule-bluff = Nosta 4 -kortilla bluffaaminen
    .value = { $value ->
        [yes] sallittu, ja sen voi haastaa
       *[no] ei sallittu
        }
rule-upheld = Aiheesta haastanut
    .value = { $value ->
        [turn] pelaa tavallisen vuoron
       *[free] pelaa minkä tahansa yhden kortin
        }
rule-doubt = Epäily ketjussa maksaa
    .value = { $value ->
        [debt] koko velan tai kaksi enemmän
       *[letter] neljä korttia tai kuusi
        }
rule-uno_penalty = Unohdettu UNO maksaa
    .value = { $value ->
        [0] ei mitään
        [one] yhden kortin
       *[other] { $value } korttia
        }
rule-uno_grace = Aikaa huutaa
    .value = { $value ->
        [0] kunnes joku huomaa
        [one] sekunti
       *[other] { $value } sekuntia
        }
rule-uno_window = Huomata ei voi enää, kun seuraava
    .value = { $value ->
        [acts] aloittaa vuoronsa
       *[plays] pelaa kortin
        }
rule-last_draw = Jos viimeinen kortti on nostokortti
    .value = { $value ->
        [yes] seuraava nostaa vielä
       *[no] kukaan ei enää nosta
        }
rule-finish = Viimeinen kortti saa olla
    .value = { $value ->
        [any] mikä tahansa
       *[numbers] numerokortti
        }
rule-play_on = Kun joku pääsee pois
    .value = { $value ->
        [no] kierros on ohi
       *[yes] muut jatkavat
        }
rule-exhausted = Kun nostettavaa ei ole
    .value = { $value ->
        [void] kierros lopulta raukeaa
       *[end] peli päättyy, vähiten kortteja on paras
        }
rule-reshuffle_keeps = Kun pelatut kortit sekoitetaan, jää
    .value = { $value ->
        [top] päällimmäinen kortti
       *[play] viimeksi pelatut kortit
        }
rule-scoring = Pisteet
    .value = { $value ->
        [winner] voittajalle muiden korteista
        [low] kullekin omista korteista, vähiten voittaa
        [none] ei pisteitä
       *[places] ei pisteitä, vain sijat
        }
rule-target = Ottelun pituus
    .value = { $value ->
        [0] ei pisterajaa
        [1] yksi kierros
       *[other] { $value } pisteeseen
        }
rule-join_cards = Mukaan kesken pelin
    .value = { $value ->
        [0] ei voi liittyä
       *[other] { $value } kortilla
        }
rule-absence_cards = Poissaolo omalla vuorolla maksaa
    .value = { $value ->
        [0] ei mitään
        [one] yhden kortin
       *[other] { $value } korttia
        }
rule-forfeit = Luovuttaminen
    .value = { $value ->
        [yes] mahdollista, viimeinen sija
       *[no] ei mahdollista
        }
rule-referee = Sopimaton kortti
    .value = { $value ->
        [strict] torjutaan
       *[open] voidaan pelata ja siitä voi syyttää
        }
rule-conduct = Neuvominen, kiistat ja käytös
    .value = { $value ->
        [offices] äänestetään, vanhin pelaaja valvoo
       *[no] jätetään pelaajille
        }

## Ratkaisut, asemat ja pöytäkirjat tiedostoina

command-rulings = tarkista ratkaisut ja kerro, mitkä eivät pidä
    .help = Ajaa tiedostojen ratkaisut, tai kaikki Yksin mukana tulevat, jos tiedostoa ei anneta: lyhyet tekstit, jotka kertovat, mitä säännöt vaativat. Nimeää jokaisen ratkaisun, joka ei pidä, rivin ja sen, miten asia olikin. Paluuarvo on 1, jos yksikin ei pidä, muuten 0. Kirjoitusohje: dokumentaation sivu ”Positions, moves and rulings”.
command-position = näytä asema ja jokaisen mahdolliset siirrot
    .help = Lukee aseman tiedostosta tai vakiosyötteestä, näyttää sen kokonaan ja luettelee jokaisen paikan siirrot. Kirjoitusohje: dokumentaation sivu ”Positions, moves and rulings”.
command-replay = toista pöytäkirja
    .help = Toistaa pöytäkirjan ja kertoo jokaisen teon niin kuin pöydän vierestä tai yhdeltä paikalta näkee. Pöytäkirjan muoto: dokumentaation sivu ”Records”.
command-bench = mittaa, kuinka nopeasti säännöt toimivat tällä koneella
    .help = Pelaa satunnaisia kierroksia käännettynä koodina ja tavallisella Pythonilla ja kertoo, kuinka monta tekoa sekunnissa tämä kone tekee.
option-all = kerro myös ratkaisut, jotka pitävät
option-seat = kerro tämän paikan silmin, esimerkiksi A
option-position = näytä asema lopussa
option-seconds = kuinka monta sekuntia kukin mittaus kestää
error-file = Tiedostoa { $file } ei voi lukea: { $reason }.
error-file-write = Tiedostoon { $file } ei voi kirjoittaa: { $reason }.
error-file-twice = { $one } ja { $other } eivät voi molemmat mennä samaan paikkaan: { $file }.
error-output = Tulostetta ei voi kirjoittaa: { $reason }.
error-file-text = { $file } ei ole UTF-8-tekstiä.
error-text = { $file }: { $reason }
error-rulings-none = Tiedostossa { $file } ei ole yhtään ratkaisua.
error-position-none = Tiedostossa { $file } ei ole asemaa.
error-seat = Tässä pöytäkirjassa ei ole paikkaa { $word }; paikat ovat { $seats }.
ruling-held = pitää: { $ruling }
ruling-broken = EI PIDÄ: { $ruling }
    { $where }: { $reason }
rulings-sum = { $held ->
    [one] Yksi ratkaisu pitää
   *[other] { $held } ratkaisua pitää
    }, { $broken ->
    [0] kaikki kunnossa.
    [one] yksi ei pidä.
   *[other] { $broken } ei pidä.
    }
position-moves = { $count ->
    [one] { $seat }: yksi siirto
   *[other] { $seat }: { $count } siirtoa
    }
bench-preparing = Satunnaista peliä, tekoja sekunnissa yhdellä ytimellä.
compiling = Käännetään säännöt tälle koneelle: noin puoli minuuttia, vain kerran.
bench-native = { $rate } { $edition }, { $seats } paikkaa, käännettynä
bench-interpreted = { $rate } { $edition }, { $seats } paikkaa, tavallinen Python kaikkine tapahtumineen
bench-clones = { $rate } pöydän kopiota

## Simulaatiot

command-sim = pelaa paljon pelejä bottien kesken ja laske
    .help = Pelaa paljon pelejä bottien kesken kaikilla ytimillä ja kertoo, kuka voittaa, kuinka kauan kierros kestää, mihin korttiin se päättyy ja paljon muuta, ja kuinka varma kukin luku on.
command-compare = vertaa kaksia sääntöjä tai kahta bottia
    .help = Pelaa samat jaot kahdella puolella ja kertoo, mikä ero on ja onko se enemmän kuin sattumaa. Kahdet säännöt, esim. "classic" "classic + stacking=same"; tai yksillä säännöillä tai ilman kaksi bottia valinnalla --bots.
command-tournament = aseta botit järjestykseen
    .help = Antaa bottien pelata toisiaan vastaan kaikissa istumajärjestyksissä ja arvioi ne Plackettin ja Lucen mallilla. Sama siemenluku antaa saman turnauksen. Ulkopuoliset pelaajat osallistuvat valinnoilla --agent ja --process (dokumentaation sivu ”Players from outside”).
command-train = opeta verkkoa pelaamaan
    .help = Verkko oppii pelaamalla itseään, entisiä itsejään ja botteja vastaan, ja lopuksi kerrotaan, mitä se voittaa. Loki, tallennuspiste, painot ja käyrät jäävät kansioon; --resume jatkaa siitä. Vaatii: yksi[learn].
option-train-champion = opi kaikki peliversiot ja monta sääntöä kerralla, kuten champion, eikä vain yhtä
option-train-many = --champion-valinnan kanssa: sen perillinen, joka aloittaa sen painoilla ja oppii yli kahden pelaajan pöydissä
option-train-against = opettele voittamaan vain tämä: se istuu kaikilla muilla paikoilla, ja oppija on aluksi sen kaksonen
option-train-from-nothing = --against-valinnan kanssa: oppija aloittaa sattumasta eikä sen kaksosena
option-train-minutes = montako minuuttia opitaan, kaikki kerrat yhteensä
option-train-folder = mihin kaikki jää talteen
option-train-resume = jatka siitä, mitä kansiossa on
option-train-device = mikä laskee: cpu, cuda tai auto, jolloin näytönohjain, jos sellainen on
train-running = Opitaan
train-won = { $rules }, { $seats } pelaajaa, vastassa { $bot }: voittaa { $share } % ± { $margin }, pelejä { $games }; päättymättömiä { $unfinished }.
train-kept = Valintoja { $millions } miljoonaa. Loki, tallennuspiste, painot ja käyrät ovat kansiossa { $folder }.
train-against = { $rules }, { $seats } pelaajaa, vastassa { $bot }
train-against-companion = { $rules }, { $seats } pelaajaa, vastassa { $bot }, pelikaverina
train-plot-won = voitetut pelit prosentteina, 95 %:n välit
train-plot-entropy = kuinka epävarma se on (entropia)
train-plot-minutes = minuutteja oppimista
train-plot-heading = Verkko { $millions } miljoonan valinnan jälkeen
command-score = pidä kirjaa paperikorteilla pelatusta illasta
    .help = Kysyy rivi riviltä, mitä tapahtui, ja tallentaa jokaisen vastauksen heti tiedostoon FILE; ilman sitä päivän mukaan nimettyyn tiedostoon. Olemassa oleva tiedosto jatkuu. yksi replay ja yksi standings lukevat sen.
command-standings = paperikorteilla pelattujen iltojen sijoitukset
    .help = Lukee iltojen pöytäkirjat (ks. dokumentaation sivu ”Records”) ja vanhojen tulosten tiedostot (CSV: evening, game, name, points) ja näyttää sijoitukset niiden kaikkien perusteella. Kellon mukaan pelatuista peleistä lasketaan pisteiden keskiarvo, pienin ensin; kierroksista ja otteluista lasketaan voitot.
option-standings-results = kirjoita kaikki tulokset tähän tiedostoon CSV-muodossa, jonka voi lukea uudelleen; - kirjoittaa ne tähän
standings-nothing = Näissä illoissa mikään ei ole vielä päättynyt.
standings-games = Pelit kellon mukaan, pienin keskiarvo ensin
standings-rounds = Kierrokset ja ottelut, eniten voitettuja otteluita ensin
standings-place = sija
standings-name = nimi
standings-played = pelejä
standings-average = keskiarvo
standings-won-rounds = voitettuja kierroksia
standings-won-matches = voitettuja otteluita
plot-standings = Ensimmäinen on { $who }, keskiarvo { $average }
plot-standings-several = Ensimmäiset ovat { $who }, keskiarvo { $average }
plot-standings-games = { $count ->
    [one] { $count } peli
   *[other] { $count } peliä
}
option-sim-seats = pelaajien määrä
option-games = pelien määrä, esim. 5000, 250k tai 1M
option-sim-seed = sama luku jakaa samat pelit
option-bots = ketkä pelaavat, yksi paikkaa kohti: random, casual, careful, rlcard, sharp, master, champion, grandmaster; jos niitä on vähemmän, ne toistuvat pöydän ympäri
option-compare-bots = kaksi verrattavaa bottia, tai kaksilla säännöillä ne, jotka pelaavat
option-tournament-bots = ketkä osallistuvat
option-agent = ulkopuolinen pelaaja: Python-luokka, jolla on decide(view, legal); voi antaa useita. Pelit pelataan silloin yksitellen, 1k, jos muuta ei sanota
option-process = ulkopuolinen pelaaja: ohjelma, joka lukee ja kirjoittaa JSON-rivejä; voi antaa useita
option-agent-limit = montako sekuntia ulkopuolisella pelaajalla on aikaa päätökseen
option-rotate = botit siirtyvät paikalta toiselle, jottei mikään paikka ole etu
option-sim-forget = kuinka usein botti unohtaa huutaa UNO, esim. 10%
option-miss = kuinka usein botti ei huomaa toisen unohdusta, esim. 20%
option-trials = montako kertaa sharp ja grandmaster pelaavat mielessään eteenpäin päätöstä kohti; useampi on vahvempi ja hitaampi
option-threads = montako ydintä käytetään
option-cluster = aja Dask-klusterissa, jonka ajoittaja on tässä osoitteessa
option-gpu = aja CUDA-näytönohjaimella
option-json = kirjoita tulokset tähän tiedostoon JSONina; - kirjoittaa ne tähän
option-csv = kirjoita tulokset tähän tiedostoon CSV:nä; - kirjoittaa ne tähän
option-plot = piirrä tulokset tähän tiedostoon, .png tai .svg
error-bot = { $option }: bottia ”{ $word }” ei ole; botit ovat { $bots }.
error-bots-few = { $option } tarvitsee vähintään { $least } bottia.
error-bots-many = { $count } bottia ei mahdu { $seats } paikalle.
error-bots-twice = Turnaukseen osallistutaan kerran: --bots mainitsee saman botin kahdesti.
error-bots-seats = Turnaus, jossa on { $seats } paikkaa, tarvitsee yhtä monta eri bottia, ja niitä on { $count }.
error-agent-form = { $option } ottaa nimen ja pelaajan, esimerkiksi mine=module:Class tai mine="python agent.py", ei ”{ $word }”.
error-agent-taken = Nimi { $name } on varattu; jokainen pelaaja tarvitsee omansa.
error-agent-load = { $name } ei voi osallistua: { $reason }
error-agent-option = Pelit ulkopuolisten kanssa pelataan tässä, yksitellen: jätä pois { $option }.
error-count = { $option } on luku väliltä 1–{ $most }, esim. 5000, 250k tai 1M, ei ”{ $value }”.
error-trials = { $option } koskee vain ajattelevia botteja ({ $bots }), eikä mikään niistä pelaa tässä.
error-share = { $option } on osuus väliltä 0%–100%, ei ”{ $value }”.
error-compare = Kahdet säännöt, esim. "classic" "classic + stacking=same", tai kaksi eri bottia, esim. --bots careful,random.
error-plot = Tiedoston { $file } pitää päättyä johonkin näistä: { $endings }.
error-extra-missing = { $option } tarvitsee lisäosan: yksi[{ $extra }].
error-cluster = Osoitteessa { $address } ei ole klusteria: { $reason }
error-gpu-bot = { $bot } pelaa suorittimella; jätä pois --gpu tai se botti.
gpu-no-package = --gpu tarvitsee lisäosan: yksi[gpu].
gpu-no-device = Täällä ei ole CUDA-näytönohjainta, jota voisi käyttää.
sim-running = pelataan
sim-interrupted = Keskeytetty. Tämä ehdittiin laskea.
sim-nothing = Keskeytetty, ennen kuin yksikään peli päättyi: mitään ei laskettu.
sim-heading = { $rules }, { $seats } paikkaa: { $bots }
sim-games = Pelejä: { $games }, siemenluku { $seed }.
sim-stopped = Pelejä: { $games } / { $of }, sitten keskeytetty; siemenluku { $seed }.
sim-trials = { $bot } pelaa mielessään eteenpäin { $trials } kertaa päätöstä kohti.
sim-rotated = Botit siirtyvät paikalta toiselle.
sim-wins-bot = Kuka voittaa
sim-places = Monentenako ne tulevat, keskimäärin
sim-wins-seat = Kuka voittaa, paikoittain
sim-wins-order = Onko aloittamisesta etua?
sim-seat = paikka { $seat }
sim-order-place = { $place ->
    [1] aloittaja
   *[other] { $place }. vuorossa
    }
sim-length = Kuinka kauan kierros kestää
sim-turns = vuoroja, keskimäärin
sim-median = puolet enintään
sim-nine-of-ten = yhdeksän kymmenestä
sim-draws = nostoja omalla vuorolla
sim-actions = kaikenlaisia tekoja
sim-points = Mitä voittaja saa
sim-points-mean = pisteitä, keskimäärin
sim-decides = Mihin korttiin kierros päättyy
sim-decides-color = Ja mihin väriin
sim-number = numero { $number }
sim-wild = värittömät
sim-habits = Mitä muuta kierroksella tapahtuu
sim-calls = UNO-huutoja
sim-catches = jäi kiinni huutamatta
sim-jumps = välilyöntejä
sim-four-laid = pelattu kierroksella
sim-four-bluffs = näistä bluffeja
sim-four-challenged = näistä haastettu
sim-four-upheld = haasteista aiheellisia
sim-end = Miten kierrokset päättyvät
sim-end-out = joku pelaa viimeisen korttinsa
sim-end-last-player = vain yksi on jäljellä
sim-end-void = kukaan ei voi pelata eikä nostaa
sim-end-exhausted = nostettavat kortit loppuvat
sim-end-endless = lopetettu, kun tekoja oli { $most }
sim-sure = Jokaisen arvon vieressä on väli, jolla se on 95 %:n varmuudella.
sim-speed = Aikaa kului { $seconds } s: { $games } peliä ja { $actions } tekoa sekunnissa.
compare-heading = { $title } ({ $bots }, { $seats } paikkaa)
compare-rules = { $one } vai { $two }
compare-letters = A: { $one }. B: { $two }
compare-bots = { $one } vai { $two }
compare-only = vain { $bot }
compare-table = Samat jaot rinnakkain
compare-duel = Toisiaan vastaan: jokainen jako kahdesti, paikat vaihtaen
compare-alone = Keskenään: pöydässä vain yhtä lajia
compare-what = kierroksella
compare-difference = ero
compare-range = 95 %:n väli
compare-sure = varma?
compare-yes = kyllä
compare-no = ei
compare-same = sama
compare-turns = { $side }: kierros kestää { $size } vuoroa { $direction ->
    [more] pidempään
   *[less] lyhyemmän ajan
    } ({ $range }).
    .name = vuorot
compare-points = { $side }: voittaja saa { $size } pistettä { $direction ->
    [more] enemmän
   *[less] vähemmän
    } ({ $range }).
    .name = voittajan pisteet
compare-draws = { $side }: kierroksella nostetaan { $size } kertaa { $direction ->
    [more] useammin
   *[less] harvemmin
    } ({ $range }).
    .name = nostot omalla vuorolla
compare-first = { $side }: aloittaja voittaa { $size } prosenttiyksikköä { $direction ->
    [more] useammin
   *[less] harvemmin
    } ({ $range }).
    .name = aloittaja voittaa
compare-special = { $side }: kierros päättyy erikoiskorttiin tai värittömään { $size } prosenttiyksikköä { $direction ->
    [more] useammin
   *[less] harvemmin
    } ({ $range }).
    .name = päättyy erikoiskorttiin tai värittömään
compare-fours = { $side }: nosta 4 -kortteja pelataan kierroksella { $size } { $direction ->
    [more] enemmän
   *[less] vähemmän
    } ({ $range }).
    .name = nosta 4 -kortit
compare-bluffs = { $side }: kierroksella bluffataan { $size } kertaa { $direction ->
    [more] useammin
   *[less] harvemmin
    } ({ $range }).
    .name = bluffit
compare-challenges = { $side }: kierroksella haastetaan { $size } kertaa { $direction ->
    [more] useammin
   *[less] harvemmin
    } ({ $range }).
    .name = haasteet
compare-catches = { $side }: kierroksella jäädään kiinni huutamatta { $size } kertaa { $direction ->
    [more] useammin
   *[less] harvemmin
    } ({ $range }).
    .name = kiinni huutamatta
compare-jumps = { $side }: kierroksella lyödään väliin { $size } kertaa { $direction ->
    [more] useammin
   *[less] harvemmin
    } ({ $range }).
    .name = välilyönnit
compare-void = { $side }: kukaan ei voita { $size } prosenttiyksikköä { $direction ->
    [more] useammin
   *[less] harvemmin
    } ({ $range }).
    .name = kukaan ei voita
compare-wins = { $better } voittaa { $size } prosenttiyksikköä useammin kuin { $worse } ({ $range }).
    .name = voitot
compare-won-points = { $better } saa pelissä { $size } pistettä enemmän kuin { $worse } ({ $range }).
    .name = voitetut pisteet
compare-unsaid = Kun pelejä on { $games }, ei voi sanoa mitään näistä: { $items }.
compare-all-same = Yksikään peli ei eroa.
compare-how = ”Varma” tarkoittaa: riski, että yksikin näistä eroista on pelkkää sattumaa, on alle 5 % (Holm).
tournament-heading = { $rules }, { $seats } paikkaa
tournament-table = Botit, paras ensin
tournament-place = sija
tournament-bot = botti
tournament-rating = arvio
tournament-wins = voitot
tournament-best = { $bot } on niistä paras, ja se on enemmän kuin sattumaa.
tournament-close = Näitä ei voi erottaa tällä pelimäärällä: { $bots }.
tournament-unfinished = { $games ->
    [one] 1 peli ei ollut ohi { $actions } siirron jälkeen, eikä sitä lasketa kenellekään.
   *[other] { $games } peliä ei ollut ohi { $actions } siirron jälkeen, eikä niitä lasketa kenellekään.
}
tournament-faults = { $games ->
    [one] { $bot } hävisi 1 pelin virheeseen: kaatui { $crashed }, sääntöjen vastainen { $illegal }, myöhässä { $late }.
   *[other] { $bot } hävisi { $games } peliä virheeseen: kaatui { $crashed }, sääntöjen vastainen { $illegal }, myöhässä { $late }.
}
tournament-fault = { $bot }, { $kind ->
    [crashed] kaatui
    [illegal] sääntöjen vastainen
   *[late] myöhässä
}: { $reason }
tournament-how = Arviot Plackettin ja Lucen mallilla kaikista peleistä yhdessä: keskiarvo on { $average }; { $tenfold } enemmän tarkoittaa kymmenkertaista todennäköisyyttä tulla ensimmäiseksi.
plot-wins = Useimmin voittaa { $name }: { $share }
plot-wins-even = { $kind ->
    [bot] Mikään botti ei varmasti voita seuraavaa useammin
   *[seat] Mikään paikka ei varmasti voita seuraavaa useammin
    }
plot-order = Aloittaja voittaa kierroksista { $share }
plot-length = Puolet kierroksista on ohi, kun vuoroja on ollut { $turns }
plot-decides = Viimeinen kortti on useimmin: { $card }, { $share }
plot-axis-wins = kunkin voittamat kierrokset; katkoviiva: kaikille sama, { $fair } %
plot-axis-turns = vuoroja kierroksella
plot-axis-rating = arvio ja sen 95 %:n väli
plot-compare = ero prosentteina; vertailukohta { $one }
plot-compare-sure = Pelejä: { $games }. Sininen: varma, harmaa: ei voi sanoa mitään. Viivat: 95 %:n välit.

## Palvelin

command-serve = avaa pöytä selaimille
    .help = Tarjoaa pöytiä selaimille, kunnes se keskeytetään. Pöytään istutaan avaamalla osoite; pöydät säilyvät ja palaavat uudelleenkäynnistyksen jälkeen.
option-host = osoite, jota kuunnellaan; 0.0.0.0 päästää muutkin koneet
option-port = portti, jota kuunnellaan
option-address = osoite, josta muut löytävät palvelimen; se tulee kutsuihin, esim. https://kortit.example
option-database = missä pöydät säilytetään, tietokannan osoitteena
option-editions = kansio, jossa on omia peliversioita: .toml-päätteisiä tiedostoja
option-log-level = lokin tarkkuus: debug, info, warning tai error
option-log-format = miltä lokin rivi näyttää: plain tai json
option-log-ids = nimeä lokissa pöydät ja osoitteet; muuten niiden tilalla on merkki, joka ei kerro mitään
option-metrics-port = portti pelkille mittareille (Prometheus); ilman sitä mitään ei mitata
option-metrics-host = osoite, jossa mittarit kerrotaan
option-rate = montako viestiä yksi selain saa lähettää sekunnissa
option-keep-days = monenko päivän kuluttua käyttämätön pöytä poistetaan; 0: ei koskaan
option-empty-days = monenko päivän kuluttua pöytä, johon kukaan ei tullut, poistetaan; 0: ei koskaan
option-peer-secret = mistä saman PostgreSQL-kannan palvelimet tuntevat toisensa, kaikilla sama
option-peer-address = mistä nuo muut palvelimet löytävät tämän
option-lease = kauanko vastaamaton palvelin pitää pöytänsä poissa muilta
option-workers = montako työprosessia saa olla toistoja, analyyseja ja miettiviä botteja varten; 0: ei yhtään, pienille koneille
option-analysis-cluster = aja analyysit Dask-klusterissa, jonka ajoittaja on tässä osoitteessa
option-server-limit = kuinka paljon yksi osoite, pöytä tai selain saa pyytää, esim. tables-per-address=20; off: rajatta (all=off: kaikki); voi antaa monta kertaa
option-proxies = välityspalvelinten osoitteet, joita uskotaan, kun ne kertovat kenen puolesta kysyvät
option-open = avaa selain
serving = Yksi on osoitteessa { $address } (Ctrl+C lopettaa).
serving-alone = Sinne pääsee vain tältä koneelta. --host 0.0.0.0 päästää samassa verkossa olevat laitteet mukaan.
serving-unknown = Muut laitteet voivat päästä sinne, mutta tämä kone ei tiedä omaa osoitettaan. Kerro se valinnalla --address, esimerkiksi --address http://192.168.1.5:{ $port }.
error-port = { $host }:{ $port } on varattu tai kielletty. Valitse toinen portti valinnalla --port.
error-metrics-port = Mittareita ei voi kertoa osoitteessa { $host }:{ $port }: portti on varattu tai kielletty. Valitse toinen valinnalla --metrics-port.
error-database = Pöytiä ei voi säilyttää: { $reason }
error-house-file = Toinen Yksi pitää jo tiedoston { $file } pöytiä. Sulje se, tai anna tälle oma tiedosto valinnalla --database. Useampi palvelin voi jakaa pöydät PostgreSQL-kannassa (dokumentaation sivu ”Operating a server”).
error-house-shared = Toinen Yksi pitää jo tämän tietokannan pöytiä. Jotta ne voivat jakaa ne, käynnistä kumpikin samalla valinnalla --peer-secret.
error-peer-database = --peer-secret on palvelimille, jotka jakavat PostgreSQL-kannan. Kerro kanta valinnalla --database postgresql+psycopg://…
error-peer-secret = --peer-secret on vähintään { $least } merkkiä yhdellä rivillä, ilman välejä alussa tai lopussa: kukaan ulkopuolinen ei saa arvata sitä.
error-proxies = --proxies on osoitteita ja verkkoja pilkuin erotettuina, esimerkiksi 192.0.2.7,10.0.0.0/8, tai * kaikille, ei ”{ $value }”.
command-backup = kopioi kaikki pöydät yhteen tiedostoon
    .help = Kopioi tietokannan koko sisällön yhteen uuteen tiedostoon sellaisena kuin se on nyt; palvelimet voivat pelata samalla. Tiedosto on samanlainen SQLitelle ja PostgreSQL:lle, ja ”yksi restore” lukee sen.
backup-copies = kopioidaan
backup-done = { $file }: pöytiä { $tables }, rivejä { $lines }.
error-backup-exists = { $file } on jo olemassa, eikä varmuuskopiota koskaan kirjoiteta yli.
error-backup-database = Varmuuskopiota ei voi tehdä: { $reason }.
command-restore = täytä tyhjä tietokanta varmuuskopiosta
    .help = Täyttää tyhjän tietokannan sillä, mitä ”yksi backup” on kirjoittanut, kokonaan tai ei lainkaan. Tietokanta voi olla eri lajia kuin se, josta kopio otettiin.
restore-copies = palautetaan
restore-done = Palautettu: pöytiä { $tables }, rivejä { $lines }.
error-restore-file = Tiedostoa { $file } ei voi palauttaa: { $reason }.
error-restore-database = Mitään ei palautettu: { $reason }.
command-admin = hoida palvelimen pöytiä, ihmisiä ja ilmoituksia
    .help = Palvelimen ylläpitäjälle: toimii sen tietokannassa, olipa palvelin käynnissä tai ei. Käynnissä oleva palvelin tekee tässä määrätyn muutamassa sekunnissa.
command-admin-list = luettele viimeksi käytetyt pöydät
    .help = Luettelee viimeksi käytetyt pöydät, milloin ne tehtiin ja montako riviä niiden pöytäkirjoissa on.
command-admin-evenings = luettele paperikorteilla pelatut illat, joita ystävät seuraavat
    .help = Luettelee jaetut paperikorteilla pelatut illat, viimeksi käytetyt ensin, ja kertoo, montako merkintää niissä on ja kuka pitää kirjaa. Myös yksi admin export, close ja delete ymmärtävät illan nimen.
command-admin-look = näytä pöytä, sen ihmiset ja ilmoitukset
    .help = Näyttää pöydän: vaiheen, säännöt, ihmiset ja avaimet, joista porttikielto heidät tuntee, sekä mitä siellä on ilmoitettu.
command-admin-reports = näytä, mitä ihmiset ovat ilmoittaneet
    .help = Näyttää, mitä pöydissä on ilmoitettu toisista, uusin ensin.
command-admin-export = kirjoita pöydän pöytäkirja
    .help = Kirjoittaa päättyneiden pelien pöytäkirjan, sellaisena kuin kaikki saavat sen lukea, tiedostoon tai tähän. Valinnalla --whole jokaisen rivin niin kuin se on tallessa, salaisuuksineen.
command-admin-close = sulje pöytä, joksikin aikaa tai pysyvästi
    .help = Lähettää kaikki pois pöydästä eikä päästä ketään sisään. Pöytä säilyy; yksi admin open avaa sen taas.
command-admin-open = avaa suljettu pöytä
    .help = Päästää ihmiset taas suljettuun pöytään.
command-admin-delete = poista pöytä lopullisesti
    .help = Poistaa pöydän ja kaiken, mitä siinä on pelattu. Kukaan ei saa sitä takaisin.
command-admin-ban = pidä osoite tai ihminen poissa
    .help = Pitää poissa: WHO on osoite, verkko kuten 192.0.2.0/24 tai ihmisen avain, jonka yksi admin look näyttää. Paikalla olevan on lähdettävä.
command-admin-unban = päästä joku taas sisään
    .help = Päästää taas sisään: WHO on osoite, verkko tai avain sellaisena kuin se kiellettiin.
command-admin-orders = näytä, ketkä pidetään poissa ja mitkä pöydät ovat kiinni
    .help = Näyttää, mitä on määrätty ja on yhä voimassa: porttikiellot, suljetut pöydät ja poistettavat pöydät.
option-admin-json = kirjoita JSONia
option-admin-days = näin monta päivää
option-admin-reason = miksi, palvelimen ylläpitäjille
option-admin-most = montako enintään
option-admin-whole = jokainen rivi niin kuin se on tallessa, avaimineen ja salaisuuksineen
usual-for-ever = pysyvästi
admin-none = Ei ole mitään.
admin-closed = Pöytä { $table } on suljettu.
admin-opened = Pöytä { $table } on taas auki.
admin-deleting = Palvelin poistaa pöydän { $table } muutamassa sekunnissa.
admin-deleted = Pöytä { $table } on poistettu.
admin-deleted-evening = Ilta { $evening } on poistettu.
admin-banned = { $value } pidetään poissa.
admin-unbanned = { $value } saa taas tulla.
admin-column-table = pöytä
admin-column-created = tehty (UTC)
admin-column-used = käytetty (UTC)
admin-column-lines = rivejä
admin-column-stage = vaihe
admin-column-rules = säännöt
admin-column-number = nro
admin-column-name = nimi
admin-column-bot = botti
admin-column-key = avain
admin-column-at = milloin (UTC)
admin-column-by = ilmoittaja
admin-column-reason = syy
admin-column-kind = mitä
admin-column-value = ketä
admin-column-until = asti (UTC)
admin-column-evening = ilta
admin-column-writer = kirjaa pitää
error-no-table = Pöytää { $table } ei ole.
error-damaged = Pöytää ei voi lukea: { $reason }
error-no-order = Kohteesta { $value } ei ole määrätty mitään.
error-ban = { $value } ei ole osoite, verkko eikä ihmisen avain.
command-verify = pelaa pöytäkirja läpi ja tarkista sen jaot
    .help = Pelaa pöytäkirjan läpi: jokainen kortti seuraa jakojen salaisuuksista. Sinetti on talon salaisuuden SHA-256; se kerrottiin kaikille pöydässä ennen jakoa. Pelaajan tallentaman kuitin kanssa pöytäkirjaa verrataan myös kaikkeen, mitä pelaajan selaimelle silloin kerrottiin.
option-seal = sinetti, joka sinulle kerrottiin pöydässä; sen on oltava joukossa
option-receipt = mitä pelaajan selaimelle silloin kerrottiin, pöydässä tallennettuna
verify-deal = Jako { $number }: { $seal }
verify-missing = Yksikään tämän pöytäkirjan jako ei vastaa sinettiä { $seal }.
verify-unfinished = Jako { $number }: kierros on kesken eikä salaisuutta ole avattu. Siitä ei voi vielä sanoa mitään.
verify-nothing = Yksikään tämän pöytäkirjan jako ei ole ohi: tarkistettavaa ei ole.
verify-absent = Jako { $number } tehtiin ilman osaa, joka ei koskaan tullut. Puuttuu: { $names }.
verify-fault-seal = Jako { $number }: avattu salaisuus ei ole se, joka sinetöitiin ennen kortteja.
verify-fault-pledge = Jako { $number }: jonkun osa ei ole se, joka luvattiin ennen kortteja.
verify-fault-part = Jako { $number }: selaimesi osa jätettiin pois tai sitä pyydettiin toiseen kertaan.
verify-fault-cards = Jako { $number }: jaettiin muita kortteja kuin salaisuudesta ja osista seuraa.
verify-fault-gone = Jako { $number }: pelasit sen, eikä sitä ole pöytäkirjassa.
verify-receipt = { $count ->
    [0] Kuitti, { $person }: yhdessäkään jaossa ei ole tämän selaimen osaa, joten se ei todista, mitä ennen kortteja lukittiin.
    [one] Kuitti, { $person }: yhdessä jaossa on tämän selaimen osa.
   *[other] Kuitti, { $person }: { $count } jaossa on tämän selaimen osa.
    }
verify-good = { $count ->
    [one] Pöytäkirja pitää paikkansa; sen ainoa jako seuraa salaisuudestaan.
   *[other] Pöytäkirja pitää paikkansa; kaikki { $count } jakoa seuraavat salaisuuksistaan.
    }

## Mitä pöydän ympärillä tapahtuu: ihmiset, äänestykset, kysymykset

news-entered = { $person ->
    [you] Tulet sisään.
   *[they] { $who } tulee sisään.
    }
news-entered-bot = { $who } istuu pöytään ({ $level }).
bot-casual = rento botti
bot-careful = huolellinen botti
bot-sharp = terävä botti
bot-master = mestaribotti
bot-grandmaster = suurmestaribotti
bot-random = sattumabotti
news-left = { $person ->
    [you] Lähdit; paikkasi säilyy.
   *[they] { $who } lähti; paikka säilyy.
    }
news-returned = { $person ->
    [you] Olet taas täällä.
   *[they] { $who } on taas täällä.
    }
news-renamed = { $person ->
    [you] Nimesi on nyt { $name }.
   *[they] Uusi nimi pöydässä: { $name }.
    }
news-knocks = { $name } koputtaa.
news-turnedaway = { $name } jäi oven ulkopuolelle.
news-tookchair = { $person ->
    [you] Otat tuolin. Vieressäsi: { $names }.
   *[they] { $who } ottaa tuolin. Vieressä: { $names }.
    }
news-stoodup = { $person ->
    [you] Sinä vain katsot.
   *[they] { $who } vain katsoo.
    }
news-learns = { $person ->
    [you] Lähdet opettelemaan peliä. Tuolisi säilyy viisi minuuttia.
   *[they] { $who } opettelee peliä.
    }
news-dismissed = { $who } lähtee; bottia ei enää tarvita.
news-hosting = { $person ->
    [you] Olet nyt tämän pöydän isäntä.
   *[they] { $who } on nyt tämän pöydän isäntä.
    }
news-networkclosed = Pöytä on suljettu verkolta. Saat jäädä, mutta jos yhteys katkeaa, et pääse takaisin.
news-letforgets = { $who } unohtaa nyt sadasta UNO-huudosta { $percent }.
news-watches = { $way ->
    [next-round] Katsot tämän kierroksen. Ilmoittaudu valmiiksi, niin pelaat seuraavassa.
    [ask] Katsot tätä peliä. Voit pyytää päästä mukaan.
   *[next-game] Katsot tätä peliä. Voit pelata seuraavassa.
    }
news-changed = Muutettu asetus: { $name }: { $value }.
house-rules = { $name } ({ $changes })
house-rule = { $name }: { $value }
news-agesordered = Vanhimmasta nuorimpaan: { $names }.
news-acknowledged = { $person ->
    [you] Olet lukenut etiketin.
   *[they] { $who } on lukenut etiketin.
    }
news-isready = { $ready ->
    [yes] { $person ->
        [you] Olet valmis.
       *[they] { $who } on valmis.
        }
   *[no] { $person ->
        [you] Et ole enää valmis.
       *[they] { $who } ei ole enää valmis.
        }
    }
news-seated = Pöydän ympärillä myötäpäivään: { $names }.
news-seated-shuffles = { $person ->
    [you] Sekoitat kortit, koska olet vanhin.
   *[they] { $who } sekoittaa kortit vanhimpana.
    }
news-standsin = { $on ->
    [yes] { $person ->
        [you] Botti pelaa puolestasi, kunnes palaat.
       *[they] { $who } on poissa, ja sillä aikaa pelaa botti.
        }
   *[no] { $person ->
        [you] Pelaat taas itse.
       *[they] { $who } pelaa taas itse.
        }
    }
news-timedout = { $person ->
    [you] Aikasi loppui.
   *[they] Aika loppui: { $who }.
    }
news-sealed = Seuraava sekoitus on lyöty lukkoon ja sinetöity; kukaan ei voi enää muuttaa sitä. Sinetti: { $seal }.
news-gathering = Jaon sattuma tulee talolta ja näiden pelaajien selaimilta: { $names }.
news-gathered = Kaikki jaon osat ovat tulleet.
news-gathered-missing = Jaettiin ilman osaa, joka ei koskaan tullut. Puuttuu: { $names }.
news-unsealed = Tämän kierroksen sekoitus on nyt avattu; pöytäkirjasta näkee, että se vastaa sinettiään.
news-shuffles = { $person ->
    [you] Hoidat sekoittamisen.
   *[they] { $who } hoitaa sekoittamisen.
    }
news-ballotopened = { $person ->
    [you] Pyydät äänestystä: { $motion }
   *[they] { $who } pyytää äänestystä: { $motion }
    }
news-voted = { $person ->
    [you] Olet äänestänyt.
   *[they] { $who } on äänestänyt.
    }
news-ballotclosed = { $motion } { $carried ->
    [yes] Vastaus on kyllä.
   *[no] Vastaus on ei.
    }
vote-yes = Kyllä: { $names }.
vote-no = Ei: { $names }.
vote-abstained = Äänestämättä: { $names }.
vote-casting = { $person ->
    [you] Äänet menevät tasan, ja sinun äänesi ratkaisee, koska olet vanhin.
   *[they] Äänet menevät tasan, ja { $who } ratkaisee vanhimpana.
    }
news-asked = { $person ->
    [you] Kysymys sinulle: { $question }
   *[they] { $who } saa kysymyksen: { $question }
    }
news-answered = { $person ->
    [you] Vastaat ”{ $answer }”.
   *[they] { $who } vastaa ”{ $answer }”.
    }
news-doubted = { $person ->
    [you] Epäilet, että { $whom } nostaa turhaan.
   *[they] { $other ->
        [you] { $who } epäilee, että nostat turhaan.
       *[they] { $who } epäilee, että { $whom } nostaa turhaan.
        }
    }
news-drawninturn = { $person ->
    [you] Olet nostanut tällä vuorolla: { $cards }.
   *[they] { $who } on nostanut tällä vuorolla: { $cards }.
    }
news-doubtsettled = { $verdict ->
    [needless] { $person ->
        [you] Epäily oli aiheellinen: nostit turhaan.
       *[they] Epäily oli aiheellinen: { $who } nosti turhaan.
        }
    [forced] { $person ->
        [you] Epäily oli aiheeton: et voinut muuta kuin nostaa.
       *[they] Epäily oli aiheeton: { $who } ei voinut muuta kuin nostaa.
        }
   *[reason] { $person ->
        [you] Epäily oli aiheeton: nostit aiheesta.
       *[they] Epäily oli aiheeton: { $who } nosti aiheesta.
        }
    }
news-doubtlapsed = { $person ->
    [you] Et vastannut: epäily raukeaa, eikä kukaan nosta.
   *[they] { $who } ei vastannut: epäily raukeaa, eikä kukaan nosta.
    }
news-warned = { $person ->
    [you] Annat huomautuksen pelaajalle { $whom }: { $reason }.
   *[they] { $other ->
        [you] { $who } antaa sinulle huomautuksen: { $reason }.
       *[they] { $who } antaa huomautuksen pelaajalle { $whom }: { $reason }.
        }
    }
news-warned-bare = { $person ->
    [you] Annat huomautuksen pelaajalle { $whom }.
   *[they] { $other ->
        [you] { $who } antaa sinulle huomautuksen.
       *[they] { $who } antaa huomautuksen pelaajalle { $whom }.
        }
    }
news-removal = { $person ->
    [you] Poistat pelistä pelaajan { $whom }: { $reason }.
   *[they] { $other ->
        [you] { $who } poistaa sinut pelistä: { $reason }.
       *[they] { $who } poistaa pelistä pelaajan { $whom }: { $reason }.
        }
    }
news-removal-bare = { $person ->
    [you] Poistat pelistä pelaajan { $whom }.
   *[they] { $other ->
        [you] { $who } poistaa sinut pelistä.
       *[they] { $who } poistaa pelistä pelaajan { $whom }.
        }
    }
news-reopened = Viimeinen siirto otetaan takaisin, ja peli jatkuu.
warning-needless-drawing = turha nostaminen
quote = ”{ $text }”
news-coachnamed = { $person ->
    [you] Saat nyt neuvoa pelaajaa { $whom }.
   *[they] { $other ->
        [you] { $who } saa nyt neuvoa sinua.
       *[they] { $who } saa nyt neuvoa pelaajaa { $whom }.
        }
    }
news-beginner = { $person ->
    [you] Olet aloittelija ja saat pyytää neuvojaa.
   *[they] { $who } on aloittelija ja saa pyytää neuvojaa.
    }
news-movedaway = { $person ->
    [you] Joudut siirtymään kauemmas pöydästä: näet sen, minkä kaikki näkevät, etkä voi kirjoittaa.
   *[they] { $who } joutuu siirtymään kauemmas pöydästä.
    }
news-putout = { $why ->
    [host] { $person ->
        [you] Isäntä poisti sinut huoneesta.
       *[they] { $who } joutuu poistumaan huoneesta: niin isäntä päätti.
        }
    [voted] { $person ->
        [you] Muut äänestivät sinut ulos huoneesta.
       *[they] { $who } joutuu poistumaan huoneesta, niin muut äänestivät.
        }
    [advice] { $person ->
        [you] Neuvoit pelaajaa ja joudut poistumaan huoneesta.
       *[they] { $who } neuvoi pelaajaa ja joutuu poistumaan huoneesta.
        }
   *[other] { $person ->
        [you] Joudut poistumaan huoneesta.
       *[they] { $who } joutuu poistumaan huoneesta.
        }
    }
news-silenced = { $on ->
    [yes] { $person ->
        [you] Isäntä pyytää sinua olemaan hiljaa: voit pelata, mutta et kirjoittaa kaikille.
       *[they] { $who } on nyt hiljaa isännän pyynnöstä.
        }
   *[no] { $person ->
        [you] Voit taas kirjoittaa.
       *[they] { $who } voi taas kirjoittaa.
        }
    }
news-satdown = { $person ->
    [you] Liityt peliin.
   *[they] { $who } liittyy peliin.
    }
news-hintasked = { $person ->
    [you] Pyydät vihjettä.
   *[they] { $who } pyytää vihjettä.
    }
news-acttakenback = { $did ->
    [cards] { $person ->
        [you] Otat takaisin { $cards }.
       *[they] { $who } ottaa takaisin { $cards }.
        }
    [draw] { $person ->
        [you] Perut noston.
       *[they] { $who } peruu noston.
        }
   *[other] { $person ->
        [you] Perut viime siirtosi.
       *[they] { $who } peruu viime siirtonsa.
        }
    }
news-practiceended = { $person ->
    [you] Istuit pöytään. Vihjeet loppuvat tähän.
   *[they] { $who } istui pöytään. Vihjeet loppuvat tähän.
    }
news-cardwritten = Mukautettavassa kortissa { $card } lukee nyt ”{ $text }”.
news-cardwritten-blank = Mukautettava kortti { $card } jää tyhjäksi.
news-textplayed = { $person ->
    [you] Kortissasi lukee ”{ $text }”. Toteuttakaa se yhdessä.
   *[they] Kortissa, jonka { $who } pelasi, lukee ”{ $text }”. Toteuttakaa se yhdessä.
    }
news-toolused = Sovittu. { $tool }
news-textdone = Kortin teksti on toteutettu, ja peli jatkuu.
news-said = { $who }: { $text }
news-said-alone = { $person ->
    [you] Sinä (kahden kesken, { $whom }): { $text }
   *[they] { $other ->
        [you] { $who } (kahden kesken sinulle): { $text }
       *[they] { $who } (kahden kesken, { $whom }): { $text }
        }
    }
news-reacted = { $who }: { $reaction }
reaction-cheer = Jee
reaction-sigh = Voi voi
reaction-laugh = Ha ha
reaction-gasp = Ohhoh
reaction-thumbs-up = Hyvin pelattu
reaction-thanks = Kiitos
news-roundscored = Pisteet { $round }. kierroksen jälkeen: { $scores }.
score-item = { $who } { $count }
score-item-none = { $who } ilman pisteitä
news-tidies = { $person ->
    [you] Keräät kortit kokoon.
   *[they] { $who } kerää kortit kokoon.
    }
news-seriesscored = Sarjan { $game }. peli: { $scores }. Keskiarvot tähän asti: { $standings }.
standing-item = { $place }. { $who } ({ $average })
standing-item-none = { $who } ilman sijaa
decimal = { $whole },{ $tenths }
news-seriesover = Sarja on päättynyt. Keskiarvot: { $standings }.
news-abandoned = Ottelu keskeytettiin; sitä ei voita kukaan.
evening-deals = { $who } jakaa seuraavan kierroksen.
evening-round = Kierros { $round }: { $who } pääsi pois.
evening-corrected = Kierros { $round } on korjattu: { $who } pääsi pois.
evening-totals = Pisteet: { $scores }.
evening-won = { $who } – ottelu on voitettu.
evening-match = Uusi ottelu alkaa.
evening-begins = Peli { $game } alkaa. Mukana { $who }.
evening-out = { $minutes ->
    [one] { $who } pääsi pois: sija { $place }, { $minutes } täysi minuutti.
   *[other] { $who } pääsi pois: sija { $place }, { $minutes } täyttä minuuttia.
}
evening-gives-up = { $who } luovuttaa.
evening-away = { $who } on poissa vuorollaan ja saa kaksi korttia.
evening-warns = { $by } antaa huomautuksen pelaajalle { $who }.
evening-warns-reason = { $by } antaa huomautuksen pelaajalle { $who }: { $reason }
evening-removes = { $by } poistaa pelistä pelaajan { $who }.
evening-voted-yes = Äänestys: { $question } Kyllä, { $yes }–{ $no }.
evening-voted-no = Äänestys: { $question } Ei, { $yes }–{ $no }.
evening-joins = { $who } tulee mukaan pelaajan { $other } vasemmalle puolelle ja nostaa yhdeksän korttia.
evening-stops-time = Aika loppui. Kortit lasketaan.
evening-stops-vote = Peli lopetetaan äänestyksellä. Kortit lasketaan.
evening-stops-piles = Nostettavat kortit loppuivat. Kortit lasketaan.
evening-place = { $place }. { $who }
evening-places = Peli on ohi: { $places }.
evening-memo = Kirjattu: { $text }
evening-undo = Viimeinen merkintä on kumottu.
evening-redo = Kumottu merkintä on taas voimassa.
score-edition = Mikä peliversio?
score-names = Ketkä istuvat pöydässä? Nimet myötäpäivään, pilkut väliin.
score-points = Kuka saa pisteitä?
score-points-winner = Pois päässyt
score-points-low = Kaikki
score-points-none = Ei kukaan
score-target = Montako pistettä tarvitaan? Enter on 500.
score-dealer = Kuka jakaa ensin?
score-oldest-left = Kuka näistä on vanhin?
score-series = Sarja, jossa lasketaan pisteet?
score-limit = Montako minuuttia peli kestää enintään? Enter ottaa tavallisen.
score-what = Mitä tapahtui? Numero tai rivin alku.
score-unclear = ”{ $word }” ei ole mikään näistä. Kirjoita luettelon numero tai rivin alku.
score-number = Luku väliltä { $least }–{ $most }, kiitos.
score-next-round = Kierros { $round }: { $dealer } jakaa, { $first } aloittaa.
score-next-game = Peli { $game } ei ole vielä alkanut.
score-time-is-up = Aika, { $minutes } minuuttia, on loppunut: kortit näkyviin ja peli lopetetaan.
score-went-out = Joku pääsi pois
score-another-match = Uusi ottelu, sama seura
score-other-dealer = Joku muu jakaa
score-put-right = Korjaa kierros
score-begin = Kortit on jaettu: käynnistä kello
score-out = Pääsi pois
score-out-earlier = Pääsi pois aiemmin
score-out-minutes = Täydet minuutit, kun { $who } pääsi pois
score-gives-up = Luovutti
score-away = Poissa vuorollaan
score-warning = Huomautus
score-remove = Poista pelistä
score-memo = Kirjaa muuta
score-memo-what = Mitä kirjataan? Esimerkiksi kulunut kortti, joka otettiin pois.
score-vote = Äänestyksen tulos
score-join = Joku tulee mukaan
score-stop = Lopeta peli
score-undo = Kumoa
score-redo = Palauta
score-end = Se oli tältä illalta
score-who = Kuka?
score-who-out = Kuka pääsi pois?
score-who-deals = Kuka jakaa?
score-holds = { $who }: mitä on vielä kädessä? Esimerkiksi 7 7 S R +2 W W4; jos ei mitään, paina Enter.
score-no-card = Täällä ei ole korttia { $word }. Kortit ovat { $cards }.
score-impossible = Pakassa ei ole näin montaa: { $cards }. Ne kirjataan silti.
score-which-round = Mikä kierros? Enter on viimeinen.
score-reason = Miksi? Enter jättää syyn pois.
score-question = Mistä äänestettiin?
score-votes-yes = Moniko sanoi kyllä?
score-votes-no = Moniko sanoi ei?
score-tie = Äänet tasan. Mitä sanoo vanhin, { $who }?
score-joiner = Kuka tulee mukaan?
score-left-of = Kenen vasemmalle puolelle?
score-older = Ketä vanhempi?
score-youngest = Ei ketään: nuorin
score-why = Miksi se loppuu?
score-stop-time = Aika loppui
score-stop-vote = Äänestyksellä
score-stop-piles = Nostettavat kortit loppuivat
score-kept = Kaikki on tallessa: { $file }.
score-sum = { $count ->
    [one] { $count } piste.
   *[other] { $count } pistettä.
}
score-goes-on = { $count ->
    [one] { $file } jatkuu: tähän asti { $count } merkintä.
   *[other] { $file } jatkuu: tähän asti { $count } merkintää.
}
score-clock = { $count ->
    [one] { $time }, pelissä vielä { $count }.
   *[other] { $time }, pelissä vielä { $count }.
}
clock-time = Pelin kello
clock-count = { $count } pelissä, { $out } päässyt pois
clock-latest = loppuu viimeistään { $time }
clock-time-up = aika on loppunut
clock-no-limit = ilman aikarajaa
clock-time-is-up = Aika. Kortit näkyviin.
clock-lay-open = Aika: laske kortit
clock-minute-mark = { $count ->
    [one] Pelattu { $count } minuutti.
   *[other] Pelattu { $count } minuuttia.
    }
clock-row = { $who }, { $words }
clock-in = pelissä
clock-age = { $age ->
    [oldest] vanhin
   *[youngest] nuorin
    }
clock-warned = { $count ->
    [one] { $count } huomautus
   *[other] { $count } huomautusta
    }
clock-absent = { $count ->
    [one] kerran poissa
   *[other] { $count } kertaa poissa
    }
clock-is-out = { $minutes ->
    [one] { $place }. sija, { $minutes } minuutti
   *[other] { $place }. sija, { $minutes } minuuttia
    }
clock-minutes = { $count ->
    [one] { $count } minuutti
   *[other] { $count } minuuttia
    }
clock-gave-up = luovutti, viimeinen sija
clock-gave-up-points = luovutti, { $points } tai enemmän
clock-removed = poistettu, ei sijaa
clock-out-who = Pääsi pois: { $who }
clock-more-who = Lisää: { $who }
clock-warden = Huomautuksista ja poistosta päättää { $who } (15 §).
clock-settle = Ratkaise:
clock-noted = Mitä kirjattiin
clock-newest-first = uusin ylinnä
clock-note-begins = { $who } jakoi, { $opener } avaa.
clock-note = Kirjaa
clock-undo-time = Kumoa { $time }
clock-undo-game = Kumoa peli { $game }
clock-stop = Lopeta
clock-shuffles = Jos nostopino loppuu, sekoittaja on { $who } (4 §).
clock-so-far = Sarja tähän asti
clock-all-rows = Kaikki { $count }
clock-barred = poistettu sarjasta
clock-keeps-time = vanhin, pitää aikaa
clock-opens = nuorin, avaa
clock-shared = jaettu
clock-place-shared = jaettu sija
clock-no-place = ei sijaa
clock-not-there = ei pelannut
clock-ending = { $ending ->
    [last] viimeinen
    [still-in] vielä pelissä
    [gave-up] luovutti
   *[removed] poistettu
    }
clock-sum = Summa
clock-remark = { $ending ->
    [still-in] { $count ->
        [one] Peli { $game } päättyi kesken, kun aikaa oli kulunut { $minutes } { $minutes ->
            [one] minuutti
           *[other] minuuttia
            }. { $who } oli vielä pelissä ja sai { $points }.
       *[other] Peli { $game } päättyi kesken, kun aikaa oli kulunut { $minutes } { $minutes ->
            [one] minuutti
           *[other] minuuttia
            }. { $who } olivat vielä pelissä ja saivat { $points }.
        }
    [gave-up] Pelin { $game } luovutti { $who }, pisteet { $points }: 30 enemmän kuin viimeisellä, joka ei luovuttanut, vähintään 60.
   *[removed] { $count ->
        [one] { $who } poistettiin pelistä { $game } ilman pisteitä.
       *[other] { $who } poistettiin pelistä { $game } ilman pisteitä.
        }
    }
clock-shares = Samalla keskiarvolla on jaettu sija.
clock-dotted = Pisteviiva on 60 minuuttia.
clock-scoring = Näin pisteet lasketaan
clock-none-yet = Kortit jakoon
clock-game-won = { $count ->
    [one] Peli { $game }: voittaja on { $who }
   *[other] Peli { $game }: { $who } jakavat ensimmäisen sijan
    }
clock-nobody-leads = Pelin { $game } jälkeen kenelläkään ei ole sijaa
clock-leads = { $count ->
    [one] Pelin { $game } jälkeen kärjessä { $who }, keskiarvo { $average }
   *[other] Pelin { $game } jälkeen kärjen jakavat { $who }, keskiarvo { $average }
    }
clock-who-plays = Seuraavassa pelissä mukana: { $count }
clock-next-game = { $who } sekoittaa ja jakaa, { $opener } avaa. Paina, kun kortit on jaettu.
clock-start-game = Aloita peli { $game }
clock-end-series = Päätä sarja
clock-end-evening = Päätä ilta
clock-final-won = { $count ->
    [one] Sarjan voittaa { $who }, keskiarvo { $average }
   *[other] Voiton jakavat { $who }, keskiarvo { $average }
    }
clock-final-games = { $count ->
    [one] Pelattu { $count } peli
   *[other] Pelattu { $count } peliä
    }
clock-final-when = { $date }. Pelejä: { $games }. Pelaajia: { $people }.
clock-final-lost = Suurin keskiarvo: { $who }.
clock-jumped = Laitteen kello hyppäsi; pelin kello pysyi oikeana.
clock-did-sleep = { $count ->
    [one] Laite nukkui: laske { $count } minuutti mukaan
   *[other] Laite nukkui: laske { $count } minuuttia mukaan
    }
clock-slept = { $count ->
    [one] Laite nukkui { $count } minuutin, ja se lasketaan mukaan.
   *[other] Laite nukkui { $count } minuuttia, ja ne lasketaan mukaan.
    }
clock-not-slept = Se ei nukkunut: sen kelloa siirrettiin
clock-warns = { $by } antaa huomautuksen pelaajalle { $who }.
clock-reason = Miksi? Syyn voi jättää pois.
clock-reason-rules = sääntöjen rikkominen
clock-reason-manners = huono käytös
clock-reason-effort = ei yritä pärjätä
clock-removes = { $by } poistaa pelistä pelaajan { $who }.
clock-removed-series = Ei sijaa, ei pisteitä eikä enempää tämän sarjan pelejä. Kortit näytetään ja sekoitetaan pelipinoon.
clock-removed-game = Ei sijaa. Kortit näytetään ja sekoitetaan pelipinoon.
clock-join-follows = Jos vanhin, { $oldest }, suostuu: yhdeksän korttia. Katsojana neuvonut nostaa yksitoista.
clock-fewer = Yksi vähemmän: { $what }
clock-one-more = Yksi lisää: { $what }
clock-vote-subject = { $subject ->
    [advice] Neuvominen
    [cheating] Huijaus
    [other] Muu kiista
    [watcher] Katsoja neuvoi
    [gave-up] Luovuttiko?
   *[stop] Pelin lopetus
    }
clock-vote-whom = Ketä se koski?
clock-vote-words = Kysymys, johon vastataan kyllä tai ei
clock-vote-question = { $subject ->
    [advice] Neuvoiko { $who }?
    [cheating] Huijasiko { $who }?
    [other] Kiista.
    [watcher] Neuvoiko katsoja?
    [gave-up] Luovuttiko { $who }?
   *[stop] Lopetetaanko peli?
    }
clock-vote-tie = Äänet tasan: vanhin ratkaisee
clock-vote-says = { $who } sanoo
clock-vote-answer = { $answer ->
    [yes] kyllä
    [no] ei
   *[abstained] ei äänestänyt
    }
clock-vote-follows = { $subject ->
    [advice] { $who } neuvoi ja nostaa kaksi korttia.
    [cheating] { $who } ottaa pelaamansa kortit takaisin ja nostaa kaksi lisää.
    [other] Vastaus on kyllä.
    [watcher] Katsoja neuvoi: { $oldest } päättää, tuleeko hän mukaan. Silloin hän nostaa kaksi korttia lisää.
    [gave-up] { $who } on luovuttanut ja saa viimeisen sijan.
    [stop] Peli loppuu, ja kortit lasketaan.
   *[no] Vastaus on ei. Mitään ei tapahdu.
    }
clock-vote-choose = Valitse, ketä se koski.
clock-count-whom = Kenen kortit?
clock-hand = { $count ->
    [one] { $count } kortti, numeroita { $numbers }
   *[other] { $count } korttia, numeroita { $numbers }
    }
clock-place-points = { $place }. sija, { $points } { $points ->
    [one] piste
   *[other] pistettä
    }
clock-press-cards = Paina näkyvissä olevia kortteja.
clock-key = { $count ->
    [0] { $card }
   *[other] { $card }: { $count }
    }
clock-where = { $series ->
    [yes] Pistelasku · { $edition }, sarjan peli { $game }
   *[no] Pistelasku · { $edition }, peli { $game }
    }
clock-where-short = { $series ->
    [yes] { $edition } · sarjan peli { $game }
   *[no] { $edition } · peli { $game }
    }
clock-elsewhere = Toinen ikkuna on kirjannut välissä. Lataa sivu uudelleen.
clock-not-kept = Laite ei saanut merkintää talteen. Yritä uudelleen.
clock-take-off = Ota pois: { $card }
keep-score = Pistelasku
keep-title = Te pelaatte, Yksi laskee
    .about = Paperikorteilla oikeassa pöydässä. Kaikki pysyy tällä laitteella, kunnes annat ystävien seurata.
keep-what = Mitä pelataan
keep-around = Pöydän ympärillä
keep-clockwise = myötäpäivään
keep-name = Vielä yksi nimi
keep-add = Lisää nimi
keep-deals-first = jakaa ensin
keep-deals-who = { $who } jakaa ensin
keep-draw-for-it = Arvotaan
keep-drew = { $who } nosti suurimman kortin ja jakaa ensin.
keep-row = { $who }, { $place }/{ $count }
keep-up = { $who }: paikka ylemmäs
keep-down = { $who }: paikka alemmas
keep-moved = { $who } on nyt { $place }/{ $count }.
keep-rename = Muuta nimeä tai poista: { $who }
keep-name-of = Nimi
keep-remove = Poista
keep-done = Valmis
keep-again = Taas { $who }
keep-taken = { $who } on jo täällä.
keep-most = { $name }: enintään { $count } pelaajaa.
keep-too-many = { $count } nimeä on liikaa: { $name }, enintään { $most } pelaajaa. Poista nimiä tai valitse toinen peliversio.
keep-decks = { $count ->
    [one] { $count } pelaaja
   *[other] { $count } pelaajaa
    }, { $decks ->
    [one] yksi { $cards } kortin pakka.
    [2] kaksi { $cards } kortin pakkaa.
    [3] kolme { $cards } kortin pakkaa.
   *[4] neljä { $cards } kortin pakkaa.
    }
keep-winner-how = Pois päässyt saa muiden kortit pisteinä.
keep-winner-to = Ensimmäisenä { $target } pistettä saanut voittaa.
keep-low-how = Jokainen laskee omat korttinsa. Kun jollakulla on { $target }, vähiten pisteitä saanut voittaa.
keep-none-how = Vain kierrosten voittajat kirjataan.
keep-change = Muuta
keep-change-who = Muuta: { $who }
keep-target = Montako pistettä tarvitaan?
keep-series = Pelisarja
keep-ends = Peli päättyy
keep-ends-at = { $minutes ->
    [0] vasta loppuun pelattuna
   *[other] { $minutes } minuutin kohdalla
    }
keep-series-how = Pisteet ovat minuutteja; pienin keskiarvo voittaa.
keep-next-ages = Seuraavaksi: ikäjärjestys
keep-start = Aloita laskeminen
keep-start-clock = Pöytään
keep-two = Tarvitaan kaksi.
keep-go-on = Jatketaanko: { $who }?
    .when = { $edition }, { $date }
keep-forget = Heitä pois
keep-forget-sure = Heitetäänkö ilta pois? Sitä ei ole missään muualla.
keep-where = Pistelasku · { $edition }, kierros { $round }
keep-where-to = Pistelasku · { $edition }, kierros { $round }, { $target } pisteeseen
keep-holds = { $who }: vielä kädessä
keep-take-off = paina korttia poistaaksesi sen
keep-so-far = { $who } saa tähän asti
keep-next = Seuraava: { $who }
keep-to-count = laskematta
keep-counted = laskettu
keep-left-to-count = { $count ->
    [one] yksi laskematta
   *[other] { $count } laskematta
    }
keep-all-counted = Kaikki laskettu
keep-write = Kirjaa
keep-back = Takaisin
keep-holds-nothing = { $who }: ei yhtään korttia?
keep-yes-nothing = Ei yhtään
keep-values = { $edition ->
    [custom] Numerot arvonsa mukaan, erikoiskortit 20, jokerit 40 tai 50 kuten näppäimissä.
    [moomin] Numerot arvonsa mukaan, erikoiskortit 20, jokerit 50.
   *[other] Numerot arvonsa mukaan, erikoiskortit 20, villit kortit 50.
    }
keep-last-draws = Jos viimeinen kortti käskee seuraavaa nostamaan, hän nostaa vielä; laske nekin kortit.
keep-impossible = Pakassa näitä on vain { $count }: { $card }. Lasketaan silti.
keep-key = { $card }, { $points } { $points ->
    [one] piste
   *[other] pistettä
    }{ $count ->
    [0] {""}
   *[other] , laskettu: { $count }
    }
keep-pad = Laskettavat kortit
keep-announced = { $who }: { $cards }. { $count }
keep-type-it = Näppäile: 0–9 numerot, { $keys }, ⌫ takaisin, ↵ seuraava
keep-nothing-yet = Ei vielä mitään.
keep-went-out-fewest = { $fewest ->
    [yes] pääsi pois, ja hänellä on vähiten pisteitä
   *[no] pääsi pois
    }
keep-fewest = vähiten pisteitä
keep-deals = Kierros { $round }: { $who } jakaa
keep-begins = { $who } aloittaa
    .unless = ellei ensimmäinen kortti määrää toisin
keep-before = { $who } jakaa.
keep-took = { $count ->
    [one] Kierros { $round }: { $who }, { $count } piste
   *[other] Kierros { $round }: { $who }, { $count } pistettä
    }
keep-won-round = { $who } voittaa kierroksen { $round }
keep-leads = { $who } johtaa, voittoon vielä { $count } { $count ->
    [one] piste
   *[other] pistettä
    }.
keep-fewest-now = Vähiten pisteitä: { $who }.
keep-wins = { $count ->
    [one] { $who } voittaa, { $points } { $points ->
        [one] piste
       *[other] pistettä
        }
   *[other] { $who } jakavat voiton, { $points } { $points ->
        [one] piste
       *[other] pistettä
        }
    }
keep-put-right = Korjaukset
keep-undo-round = Kumoa kierros { $round }
keep-undone = Viimeinen merkintä on kumottu.
keep-which-round = Mikä kierros kirjattiin väärin?
keep-round-was = Kierros { $round }: { $who }, { $count }
keep-round-won = Kierros { $round }: { $who }
keep-changes-round = Korjataan kierrosta { $round }
keep-as-text = Tallenna tekstinä
keep-copy = Kopioi
keep-file = Tiedostona
keep-written-at = Kirjattu klo { $time }. Tallessa tällä laitteella.
keep-may-sleep = Pelin aikana sivu saa nukkua. Mitään ei katoa.
keep-matches = Voitetut ottelut: { $who }
keep-rounds-won = Voitetut kierrokset
keep-new-match = Aloita uusi ottelu
keep-torn = { $count ->
    [one] Yhtä illan riviä ei voitu lukea, ja se pantiin syrjään. Kaikki sitä ennen on tallella.
   *[other] { $count } illan riviä ei voitu lukea, ja ne pantiin syrjään. Kaikki niitä ennen on tallella.
    }
keep-no-shelf = Tämä selain ei tallenna sivuille mitään, ehkä siksi, että ikkuna on yksityinen. Avaa Yksi tavallisessa ikkunassa, niin voit laskea pisteitä.
keep-not-here = Tämä ilta ei ole tällä laitteella
    .what = Se on toisessa selaimessa tai heitetty pois.
keep-own = Laske oman pöytäsi pisteet
evening-refused-nobody = Täällä ei ole ketään sen nimistä.
evening-refused-name-taken = Kahdella on sama nimi. Anna toiselle toinen nimi.
evening-refused-no-name = Nimessä on 1–24 kirjainta.
evening-refused-too-few = Tarvitaan vähintään kaksi.
evening-refused-too-many = Näin moni ei voi pelata tätä peliversiota.
evening-refused-not-here = Tässä peliversiossa ei ole sellaista merkintää.
evening-refused-no-such-card = Tässä peliversiossa ei ole sellaista korttia.
evening-refused-winner-holds = Pois päässeellä ei ole kortteja.
evening-refused-not-counted = Jonkun kortteja ei ole vielä laskettu.
evening-refused-no-such-round = Tässä ottelussa ei ole sellaista kierrosta.
evening-refused-match-over = Ottelu on silloin jo ohi.
evening-refused-match-runs = Ottelu ei ole vielä ohi.
evening-refused-no-game = Peli ei ole käynnissä.
evening-refused-game-runs = Peli on jo käynnissä.
evening-refused-not-in-game = Se pelaaja ei ole enää pelissä.
evening-refused-in-game = Se pelaaja on jo tässä pelissä tai on lähtenyt siitä.
evening-refused-time-over = Se on yli aikarajan: silloin vielä pelissä olevat laskevat korttinsa.
evening-refused-time-left = Aika ei ole vielä loppunut.
evening-refused-no-such-minute = Ei sillä minuutilla: joku on päässyt pois jo myöhemmin, tai minuutti on vasta edessä.
evening-refused-not-warned = Poistaa voi vasta huomautuksen jälkeen (15 §).
evening-refused-not-the-warden = Sen päättää vanhin, ja vanhimmasta nuorin (15 §).
evening-refused-winner-known = Voittaja on jo selvillä: mukaan ei enää pääse (13 §).
evening-refused-barred = Pelistä poistettu ei pelaa sarjan loppupelejä.
evening-refused-no-votes = Se ei ole äänestyksen tulos.
evening-refused-nothing-to-undo = Kumottavaa ei ole.
evening-refused-nothing-to-redo = Palautettavaa ei ole.
evening-refused-backwards = Viimeinen merkintä on tätä myöhäisempi.

## Mistä äänestetään

motion-advised = { $person ->
    [you] Neuvoitko pelaajaa { $whom }?
   *[they] { $other ->
        [you] Neuvoiko { $who } sinua?
       *[they] Neuvoiko { $who } pelaajaa { $whom }?
        }
    }
motion-cheated = { $person ->
    [you] Huijasitko, kun pelasit viimeksi?
   *[they] Huijasiko { $who } viimeksi pelatessaan?
    }
motion-stops = Lopetetaanko peli nyt?
motion-gaveup = { $person ->
    [you] Oletko luovuttanut lähtemällä pois?
   *[they] Onko { $who } luovuttanut lähtemällä pois?
    }
motion-goesout = { $person ->
    [you] Pitääkö sinun poistua huoneesta?
   *[they] Joutuuko { $who } poistumaan huoneesta?
    }
motion-dispute = ”{ $question }”
motion-text = Kirjoitetaanko mukautettavaan korttiin { $card } ”{ $text }”?
motion-text-blank = Jätetäänkö mukautettava kortti { $card } tyhjäksi?
motion-uses = { $tool } Sopiiko?

## Kysymykset yhdelle, ja vastaukset

question-mayjoin = { $person ->
    [you] Saatko liittyä peliin pelaajan { $whom } vasemmalle puolelle?
   *[they] { $other ->
        [you] Saako { $who } liittyä peliin vasemmalle puolellesi?
       *[they] Saako { $who } liittyä peliin pelaajan { $whom } vasemmalle puolelle?
        }
    }
question-mayjoin-older = { $person ->
    [you] Olet vanhempi kuin { $whom }.
   *[they] { $other ->
        [you] { $who } on vanhempi kuin sinä.
       *[they] { $who } on vanhempi kuin { $whom }.
        }
    }
question-takeadviser = { $person ->
    [you] Otetaanko sinut peliin pelaajaa { $whom } vastapäätä, rangaistuksena kaksi lisäkorttia?
   *[they] { $other ->
        [you] Otetaanko { $who } peliin sinua vastapäätä, rangaistuksena kaksi lisäkorttia?
       *[they] Otetaanko { $who } peliin pelaajaa { $whom } vastapäätä, rangaistuksena kaksi lisäkorttia?
        }
    }
question-whereto = { $person ->
    [you] Siirrytkö kauemmas pöydästä vai poistutko huoneesta?
   *[they] Siirtyykö { $who } kauemmas pöydästä vai poistuuko huoneesta?
    }
question-maycoach = { $person ->
    [you] Saatko neuvoa pelaajaa { $whom }?
   *[they] { $other ->
        [you] Saako { $who } neuvoa sinua?
       *[they] Saako { $who } neuvoa pelaajaa { $whom }?
        }
    }
question-isdrawingreasonable = { $person ->
    [you] Nostitko aiheesta vai turhaan?
   *[they] Nostiko { $who } aiheesta vai turhaan?
    }
answer-yes = Kyllä
answer-no = Ei
answer-moved-away = Kauemmas pöydästä
answer-put-out = Pois huoneesta
answer-reason = Aiheesta
answer-no-reason = Turhaan
answer-lapsed = Ei vastausta

## Välineet, joilla kortin teksti toteutetaan

tool-drawcards = { $person ->
    [you] Nostat { $cards }.
   *[they] { $who } nostaa { $cards }.
    }
tool-drawcards-all = Jokainen nostaa { $cards }.
tool-discardcards = { $person ->
    [you] Heität pois { $cards }.
   *[they] { $who } heittää pois { $cards }.
    }
tool-discardcards-all = Jokainen heittää pois { $cards }.
tool-givecard = { $person ->
    [you] Annat { $cards } pelaajalle { $whom }.
   *[they] { $other ->
        [you] { $who } antaa sinulle { $cards }.
       *[they] { $who } antaa { $cards } pelaajalle { $whom }.
        }
    }
tool-givecard-all = { $other ->
    [you] Jokainen antaa sinulle { $cards }.
   *[they] Jokainen antaa { $cards } pelaajalle { $whom }.
    }
tool-showhand = { $person ->
    [you] Näytät korttisi kaikille pelaajille.
   *[they] { $who } näyttää korttinsa kaikille pelaajille.
    }
tool-showhand-all = Jokainen näyttää kätensä.
tool-putmarker = { $person ->
    [you] Saat merkin.
   *[they] { $who } saa merkin.
    }
tool-putmarker-all = Jokainen saa merkin.
tool-putmarker-words = { $done } Merkissä lukee ”{ $words }”.
tool-giveturn = { $person ->
    [you] Saat vuoron.
   *[they] { $who } saa vuoron.
    }
tool-setcolor = Väriksi tulee { $color }.

## Pöydän asetukset

setting-rules = Säännöt
    .value = { $value }
    .help = Peliversio ja se, mitä pöytänne pelaa toisin.
setting-turn = Aikaa vuorolle
    .value = { $value ->
        [0] niin kauan kuin tarvitaan
        [one] sekunti
       *[other] { $value } sekuntia
        }
    .help = Kun aika loppuu, pöytä hoitaa vuoron loppuun.
setting-absent = Poissa olevan odotus
    .value = { $value ->
        [one] sekunti
       *[other] { $value } sekuntia
        }
    .help = Kuinka kauan odotetaan, kun vuorossa oleva on lähtenyt.
setting-ballot = Aikaa äänestää
    .value = { $value ->
        [one] sekunti
       *[other] { $value } sekuntia
        }
    .help = Äänestykseen tai vastaukseen, jota yhdeltä kysytään.
setting-pause = Tauko kierrosten välissä
    .value = { $value ->
        [0] kunnes kaikki ovat valmiita
        [one] sekunti
       *[other] { $value } sekuntia
        }
    .help = Seuraava kierros jaetaan tauon jälkeen tai heti, kun kaikki ovat valmiita.
setting-rounds = Ottelun kierrokset
    .value = { $value ->
        [0] kunnes jollakulla on tarpeeksi pisteitä
        [one] yksi kierros
       *[other] { $value } kierrosta
        }
    .help = Ottelu päättyy näin monen kierroksen jälkeen, tai heti, kun jollakulla on tarpeeksi pisteitä.
setting-bot = Bottien miettimisaika
    .value = { $value ->
        [0] ei lainkaan
        [one] sekunti
       *[other] { $value } sekuntia
        }
    .help = Kuinka kauan botti odottaa, ennen kuin se toimii.
setting-bot_uno = Etumatka huomaamiseen
    .value = { $value ->
        [0] ei lainkaan
        [one] sekunti
       *[other] { $value } sekuntia
        }
    .help = Kuinka kauan botit antavat ihmisten huomata unohtuneen UNOn.
setting-limit = Pelin aikaraja
    .value = { $value ->
        [0] ei rajaa
        [one] minuutti
       *[other] { $value } minuuttia
        }
    .help = Peleissä, joissa jaetaan sijat: kun aika loppuu, vähiten kortteja on paras.
setting-series = Pelisarja
    .value = { yes-no }
    .help = Peleissä, joissa jaetaan sijat: minuutit pois pääsyyn lasketaan, ja pienin keskiarvo voittaa.
setting-open_hands = Katsojat näkevät kortit
    .value = { yes-no }
    .help = KPGUT:ssä: katsoja näkee kaikkien kortit eikä voi kirjoittaa pelin aikana.
setting-chat = Keskustelu pöydässä
    .value = { yes-no }
    .help = Kaikki voivat kirjoittaa kaikille.
setting-public = Näkyy aulassa
    .value = { yes-no }
    .help = Pöytä on luettelossa, ja kuka tahansa voi tulla sisään.
setting-locked = Lukittu
    .value = { yes-no }
    .help = Uusia ei oteta sisään. Mukana olleet pääsevät takaisin.
setting-knock = Uudet koputtavat, ja minä päästän sisään
    .value = { yes-no }
    .help = Ensi kertaa tuleva odottaa ovella, kunnes isäntä päästää sisään. Mukana olleet pääsevät takaisin.
setting-practice = Harjoitus
    .value = { yes-no }
    .help = Kun muut ovat botteja: saat vihjeitä ja voit perua siirtojasi. Harjoitusta ei lasketa: ei pisteitä, ei tuloksia.

## Kun jokin ei käy pöydässä, ja miksi

refusal-stranger = Tässä pöydässä ei ole ketään sellaista.
    .rule = Nimetä voi vain ne, jotka ovat paikalla, eikä botilta kysytä sitä, minkä ihmiset päättävät.
refusal-put-out = Jouduit poistumaan tästä huoneesta.
    .rule = Huoneesta poistettu ei voi enää toimia siellä.
refusal-not-host = Sen voi tehdä vain pöydän isäntä.
    .rule = Säännöt, ajat, botit ja aloitus kuuluvat isännälle; kun isäntä on poissa, ensimmäisenä tulleelle.
refusal-acting = Sen voi tehdä vain isäntä, ja sinä olet hänen sijaisensa.
    .rule = Sijainen huolehtii pöydästä. Vain isäntä poistaa ihmisiä ja luovuttaa isännyyden.
refusal-host = Pöydän isäntää ei voi näin poistaa eikä hiljentää.
    .rule = Isäntää ei äänestetä ulos ennen peliä, eikä kukaan vie isännältä puheenvuoroa.
refusal-no-voice = Et ole vielä pelannut täällä yhtään kierrosta.
    .rule = Poistamisesta päättävät isäntä ja ne, jotka ovat pelanneet täällä kierroksen loppuun.
refusal-locked = Pöytä on lukittu: uusia ei nyt oteta sisään.
    .rule = Isäntä voi lukita pöydän. Mukana olleet pääsevät aina takaisin.
refusal-knock = Täällä koputetaan ensin.
    .rule = Isäntä haluaa itse päästää uudet sisään. Mukana ollut tulee takaisin koputtamatta.
refusal-no-knock = Kukaan ei koputa enää: koputtaja on lähtenyt tai jo sisällä.
    .rule = Ovelta lähtenyt ei enää koputa.
refusal-turned-away = Sinua ei päästetty sisään. Kysy isännältä tai yritä myöhemmin uudelleen.
    .rule = Käännytetty voi koputtaa uudelleen minuutin kuluttua.
refusal-chair-taken = Tuo tuoli otettiin juuri. Valitse toinen.
    .rule = Tuoli on kahden vierustoverin välissä, ja se on sen, joka istuu ensin.
refusal-name = Tätä nimeä ei voi käyttää; valitse toinen, enintään 24 merkkiä.
    .rule = Nimi on lyhyt ja luettava, eikä kenelläkään muulla täällä ole samaa.
refusal-name-joined = Monesta kuvasta koottu perhe tai lippu ei käy nimeen; valitse yksittäisiä kuvia.
    .rule = Nimessä voi olla yksittäisiä kuvia ja maiden lippuja, mutta ei monesta koottuja.
refusal-name-taken = Täällä on jo sama nimi tai aivan sen näköinen; valitse toinen.
    .rule = Saman pöydän nimiä ei voi sekoittaa toisiinsa.
refusal-animal-taken = Joku täällä on jo se eläin. Valitse toinen.
    .rule = Saman pöydän ihmiset eivät koskaan näytä samalta.
refusal-room-full = Huone on täynnä.
    .rule = Huoneeseen mahtuu enintään sata, botit mukaan lukien.
refusal-already-here = On jo täällä.
    .rule = Kukaan ei tule sisään kahdesti, eikä paikalla oleva ole luovuttanut.
refusal-not-here = Olet lähtenyt; tule ensin takaisin.
    .rule = Lähtenyt ei voi tehdä mitään ennen paluutaan; paikka säilyy.
refusal-not-a-bot = Näin voi lähettää pois vain botin.
    .rule = Ihminen lähtee itse, tai isäntä tai äänestys poistaa hänet.
refusal-bot-level = Sellaista bottia en tunne.
    .rule = Valitse jokin boteista, joita pöytä tarjoaa.
refusal-setting-unknown = Sellaista asetusta ei ole.
    .rule = Muuttaa voi vain asetuksia, jotka pöytä luettelee.
refusal-setting-value = Tämä arvo ei käy tähän asetukseen.
    .rule = Ajat ja muut luvut ovat kokonaislukuja omissa rajoissaan; muut asetukset ovat kyllä tai ei.
refusal-rules-wrong = Nämä säännöt eivät sovi yhteen.
    .rule = Ristiriitaiset säännöt torjutaan; muuta yhtä kerrallaan, niin näet, mistä on kyse.
refusal-needs-places = Valitse ensin säännöt, joissa jaetaan sijat.
    .rule = Aikaraja ja pelisarja tarvitsevat sijat, joita on esimerkiksi KPGUT:ssä.
refusal-needs-points = Näissä säännöissä ei ole kierroksia: peli antaa jokaiselle sijan.
    .rule = Kierrosten määrä kuuluu otteluihin, joissa pelataan pisteistä.
refusal-series-limit = Sarjassa peli kestää enintään tunnin.
    .rule = Raja saa olla tuntia lyhyempi, ei koskaan pidempi.
refusal-game-running = Peli on kesken; odota, kunnes se on ohi.
    .rule = Mitä pelataan ja ketkä pelaavat, pysyy samana jaosta pelin tai ottelun loppuun.
refusal-no-game = Peliä ei ole käynnissä.
    .rule = Ensin tarvitaan peli; isäntä aloittaa sen, kun tarpeeksi moni on valmis.
refusal-etiquette = Lue ensin etiketti.
    .rule = KPGUT:n pelaaja vahvistaa kerran tietävänsä, miten pöydässä käyttäydytään.
refusal-barred = Et voi enää pelata tässä sarjassa.
    .rule = Pelistä poistettu ei osallistu sarjan myöhempiin peleihin.
refusal-seat-count = Tällä pelaajamäärällä ei voi pelata.
    .rule = Peliversio sanoo, kuinka moni voi pelata, korttien on riitettävä kaikille, ja ainakin yksi pelaajista on ihminen.
refusal-no-such-card = Sellaista mukautettavaa korttia ei ole.
    .rule = Tekstin voi antaa vain pakassa oleville mukautettaville korteille.
refusal-not-playing = Se on vain niille, jotka pelaavat.
    .rule = Katsoja voi seurata, jutella ja pyytää päästä mukaan.
refusal-out-already = Se koskee vain niitä, jotka ovat vielä pelissä.
    .rule = Pois päässeelle tai katsojalle ei voi antaa huomautusta eikä kortteja.
refusal-busy = Jotain muuta päätetään juuri nyt; odota hetki.
    .rule = Yksi äänestys tai kysymys kerrallaan, eikä koskaan kesken kortin pelaamisen.
refusal-no-ballot = Nyt ei äänestetä.
    .rule = Äänestys on auki, kunnes kaikki ovat vastanneet tai aika loppuu.
refusal-no-vote = Sinulla ei ole tässä ääntä.
    .rule = Äänestävät ne, joilta äänestyksen alkaessa kysytään, yleensä pelissä vielä olevat. Botit eivät äänestä.
refusal-voted = Olet jo äänestänyt.
    .rule = Jokaisella on yksi ääni, ja se pysyy.
refusal-not-asked = Sinulta ei kysytä nyt mitään.
    .rule = Yhdelle esitettyyn kysymykseen vastaa vain hän.
refusal-no-such-answer = Sellaista vastausta ei ole.
    .rule = Valitse jokin vastauksista, jotka kysymykseen kuuluvat.
refusal-no-offices = Näissä säännöissä ei ole sellaista menettelyä.
    .rule = Ilmoitukset, huomautukset, nostamisen epäileminen ja muu sellainen kuuluvat KPGUT:hen; muualla pelaajat sopivat asiat keskenään.
refusal-not-your-office = Se on jonkun muun tehtävä.
    .rule = Vanhin pelaaja huomauttaa ja poistaa, nuorin silloin, kun asia koskee vanhinta; kortin tekstin kuittaa toteutetuksi kortin pelannut.
refusal-not-warned = Ensin tarvitaan huomautus.
    .rule = Pelaaja poistetaan vain, jos sama jatkuu huomautuksen jälkeen.
refusal-not-advice = Kysyminen ei ole neuvomista.
    .rule = Säännöistä ja pelin kulusta saavat kysyä kaikki.
refusal-coach = Neuvoja saa neuvoa.
    .rule = Mitä aloittelija on pyytänyt ja vanhin pelaaja sallinut, se ei ole rike.
refusal-oneself = Valitse joku muu: kukaan ei voi olla molemmilla puolilla.
    .rule = Ilmoitus, epäily tai syytös koskee aina toista.
refusal-too-late = Se on myöhäistä.
    .rule = Huijaus lasketaan vain, kunnes seuraava pelaa kortteja; sen jälkeen pelattu jää voimaan.
refusal-doubt-only = Nosta 4 -korttia epäillään, siitä ei syytetä.
    .rule = Sitä saa epäillä vain se, jonka pitäisi nostaa, ja ennen nostamista.
refusal-judged = Tätä nostamista on jo epäilty.
    .rule = Yksi epäily vuoroa kohti, ja sen tulos pysyy.
refusal-no-drawing = Epäiltävää nostamista ei ole.
    .rule = Nostamista voi epäillä vuoron ensimmäisestä kortista siihen asti, kun seuraava pelaa kortin.
refusal-spectator-only = Neuvojaksi käy vain katsoja.
    .rule = Neuvoja on huoneessa oleva ihminen, joka ei itse pelaa.
refusal-winner-exists = On myöhäistä liittyä: joku on jo voittanut.
    .rule = Liittyä voi, kun kukaan ei ole vielä pois.
refusal-cannot-return = Olet jo ollut mukana tässä pelissä.
    .rule = Pois päässyt, luovuttanut tai poistettu odottaa seuraavaa peliä.
refusal-not-a-beginner = Kerro ensin, että olet aloittelija.
    .rule = Neuvojat ovat niitä varten, joille KPGUT on uusi.
refusal-player-asks = Pelaajan on itse pyydettävä neuvojaa.
    .rule = Ketään ei neuvota vastoin tahtoaan; pyynnöstä päättää vanhin pelaaja.
refusal-silent = Et voi kirjoittaa sitä tänne.
    .rule = Kauemmas siirretty ja kortit näkevä katsoja eivät kirjoita; kahden kesken puhuvat vain neuvoja ja neuvottava.
refusal-silenced = Isäntä pyysi sinua olemaan hiljaa.
    .rule = Isäntä voi viedä puheenvuoron ja antaa sen takaisin.
refusal-no-chat = Keskustelu ei ole käytössä tässä pöydässä.
    .rule = Isäntä voi ottaa sen käyttöön.
refusal-text-length = Teksti on tyhjä, liian pitkä tai sellainen, jota ei voi näyttää.
    .rule = Yksi rivi tavallisia sanoja riittää.
refusal-no-such-reaction = Sellaista reaktiota ei ole.
    .rule = Reaktiot on valittu niin, ettei ketään pilkata.
refusal-too-often = Se oli liikaa kerralla; odota muutama sekunti.
    .rule = Viestien ja väärien UNO-hälytysten määrää on rajoitettu, jotta kaikki saavat äänensä kuuluviin.
refusal-overloaded = Pöytä ei ehdi mukaan; odota hetki.
    .rule = Pöytä tekee yhden asian kerrallaan, ja jonoon mahtuu vain osa.
refusal-table-full = Tämän pöydän pöytäkirja on täynnä. Uusi pöytä alkaa puhtaalta sivulta.
    .rule = Pöytäkirjaan mahtuu tietty määrä rivejä; kesken oleva kierros pelataan loppuun.
refusal-too-many-bots = Tässä pöydässä on jo tarpeeksi botteja.
    .rule = Palvelimen ylläpitäjä päättää, montako bottia pöydässä saa olla.
refusal-no-text = Nyt ei toteuteta mitään tekstiä.
    .rule = Välineet ovat omaa tekstiä varten, kun sen kortti on pelattu.
refusal-tool = Niin sitä ei voi käyttää.
    .rule = Kerralla nostetaan enintään kymmenen korttia, pois heitetään täsmälleen sovittu määrä, ja jokaiselle jää ainakin yksi.
refusal-carrying-out = Ensin toteutetaan kortin teksti.
    .rule = Peli jatkuu, kun se on toteutettu.
refusal-no-practice = Täällä ei anneta vihjeitä: tämä peli lasketaan.
    .rule = Harjoitus valitaan ennen peliä, kun muut pelaajat ovat botteja.
refusal-people-play = Vihjeitä ei anneta, kun pöydässä on muita ihmisiä.
    .rule = Vihjeet ja peruminen kuuluvat harjoitukseen: yksi ihminen ja botteja.
refusal-nothing-back = Peruttavaa ei ole.
    .rule = Omat siirrot voi perua yksi kerrallaan jakoon asti.
refusal-no-series = Päätettävää sarjaa ei ole.
    .rule = Sarja alkaa ensimmäisestä pelistään.
refusal-not-secret = Tuo salaisuus ei kelpaa.
    .rule = Paikan avaa avain, jossa on kirjaimia ja numeroita; sekoituksia talo sinetöi yhden kerrallaan, ennen kuin kukaan voi toivoa mitään.
refusal-pledged = Selaimesi on jo sitoutunut omaan osaansa seuraavasta jaosta.
    .rule = Luvattua osaa ei voi vaihtaa; jaon jälkeen luvataan uusi.
refusal-not-pledged = Tuo ei ole se osa, joka luvattiin.
    .rule = Jaon osa lyödään lukkoon, ennen kuin se näytetään, joten kukaan ei voi valita sitä mieleisekseen.

## Ennen alkua

etiquette =
    Tässä pöydässä jokainen käyttäytyy kuin herrasmies tai leidi: rauhallisesti ja kohteliaasti, vaikka välillä olisi äänekästä.
    Voittaja saa iloita ja häviäjä harmitella; ketään ei pilkata.
    Pois päässyt jää mielellään loppuun asti ja auttaa katsojana.
    Joka sattuu näkemään kortteja, pitää sen omana tietonaan.
    Pelaajaa neuvotaan vain, jos hän itse ja vanhin pelaaja siihen suostuvat.
note-time = Varatkaa aikaa 30 minuuttia tai enemmän; mitä useampi pelaa, sitä kauemmin kestää.
note-age = 7-vuotiaille ja vanhemmille.
about-kpgut = KPGUT on Kingi89 Pro Gamer Uno Tour. Riku ”kingi89” Eskelinen kirjoitti sen säännöt muistiin vuonna 2009 ja uudisti ne vuonna 2016, jolloin turhaa nostamista ja käytöstä koskevia kohtia tiukennettiin ja sarjan pistelasku lisättiin. Säännöt pohjautuvat Oriveden seurakunnan nuorten tapahtumissa käytettyihin sääntöihin, ja ne kuvaavat koko pelin: tavallisia UNO-sääntöjä ei noudateta. Alkuperäistä tekstiä saa levittää vapaasti, muuttamattomana ja ilman ansiotarkoitusta; tässä oleva sanamuoto on meidän omamme.
trademark = UNO on Mattelin tavaramerkki. Yksi on itsenäinen hanke, jota Mattel ei ole tehnyt eikä hyväksynyt, ja sen kortit ovat omaa suunnittelua. Muut nimet kuuluvat omistajilleen.

## Sääntökirja, joka pelaa: kysymykset ja esimerkit

ask-field = Entä jos …?
ask-clear = Tyhjennä
ask-show = Näytä
ask-editions = Vastaus eri peliversioissa
ask-choose = Vastaus eri peliversioissa; valitse yksi, niin luet sen kohdat.
ask-found = { $edition }: { $count } { $count ->
    [one] kohta
   *[other] kohtaa
    }, lähin ensin
ask-not-in = ei: { $editions }
ask-changed = muutettu tässä pöydässä
ask-same = Sama: { $editions }.
ask-silent = ei sellaista sääntöä
ask-nothing = Siitä ei ole kohtaa. Kokeile toisia sanoja tai kysy pöydältä.
ask-groups = Katso täältä
ask-try = Esimerkiksi
ask-try-1 = Voiko jokerilla voittaa?
ask-try-2 = Saako +2:n laittaa +2:n päälle?
ask-try-3 = Unohdin sanoa UNO
ask-short = Säännöt lyhyesti
ask-clauses = Kohta kohdalta
ask-copy = Kopioi linkki: { $clause }
ask-copied = Linkki on kopioitu.
ask-unknown = Sellaista kohtaa ei ole
ask-unknown-what = { $edition } ei tunne kohtaa { $clause }. Tässä on, mitä se sanoo.
clauses-deck = Pelaajat, kortit ja jako
clauses-turn = Vuoro
clauses-actions = Nosta 2, Ohitus, Suunnanvaihto
clauses-wilds = Jokerit ja villit
clauses-four = Nosta 4
clauses-last = Viimeiset kortit
clauses-score = Pisteet
clauses-series = Pelisarja
clauses-people = Pelaajat pöydässä
example-next = Seuraava
example-back = Takaisin
example-again = Alusta
example-another = Toinen esimerkki
example-step = Siirto { $move }/{ $count }
example-table = Pöytä
example-then = Seuraavaksi: { $words }
example-follows = Siis: { $words }
example-refused = Torjutaan: { $move } { $why }
example-in-vain = { $move } Sillä ei ole vaikutusta.
example-house = Tässä pelataan näin: { $rules }
example-at = Pelikellossa { $time }:
example-after = { $time } sekunnin kuluttua:
example-nothing = Mitään ei tapahdu.
example-how-out = { $who } pääsi pois { $value }
example-how-left = { $who } jäi viimeiseksi
example-how-holds = { $who }, kortteja vielä { $value }
example-how-gaveup = { $who } luovutti
example-how-removed = { $who } poistettiin
example-game = Peli: { $results }.
example-picture = Päällimmäisenä: { $top }. { $hands }.
example-hand = { $who }: { cards-held }
check-given-turn = { $person ->
    [you] On sinun vuorosi.
   *[they] Vuorossa on { $who }.
    } Päällimmäisenä on { $cards }, ja väri on { $color }.
check-given-opening = { $person ->
    [you] Sinä aloitat pelin.
   *[they] { $who } aloittaa pelin.
    }
check-seats = Tätä ei voi pelata, kun pelaajia on { $count }.
check-next-cards = { $edition ->
    [classic] Nostopinossa
    [kpgut] Nostopinossa
   *[other] Nostopakassa
    } seuraavana: { $cards }.
check-turn = { $person ->
    [you] On sinun vuorosi.
   *[they] Vuorossa on { $who }.
    }
check-direction = { $word ->
    [cw] Peli kiertää myötäpäivään.
   *[ccw] Peli kiertää vastapäivään.
    }
check-top = Päällimmäisenä on { $cards }.
check-color = Väri on { $color }.
check-dealer = { $person ->
    [you] Sinä jaat.
   *[they] { $who } jakaa.
    }
check-order = Pöydän ympäri myötäpäivään: { $people }.
check-holds = { $person ->
    [you] Kädessäsi on
   *[they] { $who }: kädessä
    } { $count } { $count ->
    [one] kortti
   *[other] korttia
    }.
check-hand = { $person ->
    [you] Kädessäsi:
   *[they] { $who }: kädessä
    } { $cards }.
check-pending = { $count ->
    [0] Nostettavaa ei ole.
    [one] Nostettavana on yksi kortti.
   *[other] Nostettavana on { $count } korttia.
    }
check-draw-pile = { $edition ->
    [classic] Nostopinossa
    [kpgut] Nostopinossa
   *[other] Nostopakassa
    }: { $count }.
check-discard-pile = { $edition ->
    [classic] Poistopinossa
    [kpgut] Pelipinossa
   *[other] Poistopakassa
    }: { $count }.
check-under = Päällimmäisen alla: { $cards }.
check-plays = { $person ->
    [you] Voit pelata:
   *[they] { $who } voi pelata:
    } { $plays }.
check-guilty = { $holds ->
    [yes] Se on bluffi.
   *[no] Se ei ole bluffi.
    }
check-owes = { $holds ->
    [yes] UNO on huudettava: { $people }.
   *[no] UNOa ei tarvitse huutaa: { $people }.
    }
check-late = { $holds ->
    [yes] Aika huutaa on ohi: { $people }.
   *[no] Vielä ehtii huutaa: { $people }.
    }
check-called = { $holds ->
    [yes] UNO on huudettu: { $people }.
   *[no] UNOa ei ole huudettu: { $people }.
    }
check-can-catch = { $holds ->
    [yes] { $person ->
        [you] Voit
       *[they] { $who } voi
        } nyt jäädä kiinni.
   *[no] { $person ->
        [you] Et
       *[they] { $who } ei
        } voi nyt jäädä kiinni.
    }
check-may = { $holds ->
    [yes] Näin saa tehdä: { $move }
   *[no] Näin ei saa tehdä: { $move } { $why }
    }
check-round-over = { $holds ->
    [yes] Kierros on ohi.
   *[no] Kierros jatkuu.
    }
check-round-winner = { $holds ->
    [yes] Kierros on ohi, ja { $person ->
        [you] sinä voitit
       *[they] { $who } voitti
        } sen.
   *[no] { $person ->
        [you] Sinä et
       *[they] { $who } ei
        } voittanut kierrosta.
    }
check-round-points = Kierros on ohi, ja { $person ->
    [you] sinä sait
   *[they] { $who } sai
    } { $count ->
    [one] yhden pisteen
   *[other] { $count } pistettä
    }.
check-round-void = { $holds ->
    [yes] Kierros raukeaa.
   *[no] Kierros jatkuu.
    }
check-total = { $person ->
    [you] Sinulla on
   *[they] { $who }:
    } yhteensä { $count } { $count ->
    [one] piste
   *[other] pistettä
    }.
check-match-over = { $holds ->
    [yes] Ottelu on ratkennut.
   *[no] Ottelu jatkuu.
    }
check-match-winner = Ottelun voittaa: { $people }.
check-game-over = { $holds ->
    [yes] Peli on ohi.
   *[no] Peli jatkuu.
    }
check-placed = { $person ->
    [you] Olet
   *[they] { $who } on
    } sijalla { $count }.
check-unplaced = { $person ->
    [you] Et
   *[they] { $who } ei
    } saa sijaa.
check-out = { $holds ->
    [yes] Päässyt pois: { $people }.
   *[no] Vielä mukana: { $people }.
    }
check-phase = { $word ->
    [answer] Kortit on nostettava, niihin vastattava tai epäiltävä.
    [discard] Nyt heitetään kortteja pois.
    [opening] Peli on aloittamatta.
    [verdict] Nyt arvioidaan vitsi.
   *[play] Seuraa tavallinen vuoro.
    }
check-deck = Pelissä on { $count } korttia.
check-count = { $cards }: { $count }
check-counts = Pakassa: { $list }.
check-marked = { $holds ->
    [yes] Kyynärpäät suorina: { $people }.
   *[no] Kyynärpäät vapaina: { $people }.
    }
check-open-hands = { $holds ->
    [yes] Kaikki kortit ovat näkyvillä.
   *[no] Kortit ovat piilossa.
    }
check-stuck-three = { $holds ->
    [yes] Jumissa oleva nostaa nyt kolme.
   *[no] Jumissa oleva nostaa yhden.
    }
check-free = { $holds ->
    [yes] Nyt saa pelata minkä kortin tahansa.
   *[no] Seuraavan kortin on sovittava.
    }
check-drew = Omasta halusta nostettu: { $count }.
check-points = Pelin pisteet: { $list }.
check-average = Keskiarvo: { $list }.
check-standing = Sijat sarjassa: { $list }.
check-unranked = { $person ->
    [you] Et
   *[they] { $who } ei
    } saa sijaa sarjassa.
check-series-winner = Sarjan voittaa: { $people }.
check-series-loser = Sarjan häviää: { $people }.
check-ballot-open = { $holds ->
    [yes] Äänestys on käynnissä.
   *[no] Äänestystä ei ole.
    }
check-ballot-carried = Vastaus on kyllä.
check-ballot-lost = Vastaus on ei.
check-voters = Äänestävät: { $people }.
check-asked = { $holds ->
    [yes] { $person ->
        [you] Sinun on vastattava.
       *[they] Vastaajana on { $who }.
        }
   *[no] { $person ->
        [you] Sinulta ei kysytä mitään.
       *[they] { $who } ei saa kysymystä.
        }
    }
check-warnings = Huomautuksia: { $list }.
check-warned = Huomautuksen saanut: { $people }.
check-player = Pelaa: { $people }.
check-spectator = Katsoo: { $people }.
check-ready = Valmiina: { $people }.
check-moved-away = Siirretty kauemmas: { $people }.
check-put-out = Lähetetty ulos: { $people }.
check-barred = Ei pelaa enää sarjassa: { $people }.
check-heard = { $holds ->
    [yes] { $people }: ”{ $word }”.
   *[no] Kukaan muu ei kuule: ”{ $word }”.
    }
check-coach = { $holds ->
    [yes] Neuvoja ja neuvottava: { $people }.
   *[no] Eivät neuvoja ja neuvottava: { $people }.
    }
check-sees = { $holds ->
    [yes] { $person ->
        [you] Näet
       *[they] { $who } näkee
        } { $owner ->
        [you] sinun korttisi
       *[they] pelaajan { $other } kortit
        }.
   *[no] { $person ->
        [you] Et
       *[they] { $who } ei
        } näe { $owner ->
        [you] sinun korttejasi
       *[they] pelaajan { $other } kortteja
        }.
    }
check-shuffles = { $person ->
    [you] Sinä sekoitat.
   *[they] { $who } sekoittaa.
    }
check-tidies = { $person ->
    [you] Sinä keräät kortit.
   *[they] { $who } kerää kortit.
    }
check-deals = { $person ->
    [you] Sinä jaat.
   *[they] { $who } jakaa.
    }
check-text = Kortissa lukee ”{ $word }”.
check-reacted = { $who }: { $reaction }
check-note = Pöydälle kerrotaan: { $note }
check-offers = Pöytä voi valita: { $list }.
check-limit = Peli kestää enintään { $count } minuuttia.
check-stage = { $word ->
    [lobby] Seuraava peli voi alkaa.
    [between] Peli on ohi.
   *[playing] Peli on käynnissä.
    }
check-oldest = { $person ->
    [you] Sinä olet vanhin.
   *[they] { $who } on vanhin.
    }
check-card = Mukautettava kortti { $count }: { $text }.

## Säännöt lyhyesti: klassinen

summary-classic-1 = Pyri eroon korteistasi. Ensimmäisenä pois päässyt saa pisteet kaikesta, mitä muille jäi käteen, ja 500 pistettä voittaa ottelun.
summary-classic-2 = Pelaajia on kahdesta kymmeneen ja kortteja 108. Jokainen nostaa kortin, ja suurimman numeron saanut jakaa; symbolikortit ovat tässä nollia. Kukin saa seitsemän korttia. Loput ovat nostopino, jonka päällimmäinen kortti käännetään poistopinon aluksi.
summary-classic-3 = Jos se on erikoiskortti, se vaikuttaa heti: Nosta 2 korttia ja Ohitus osuvat ensimmäiseen pelaajaan, Suunnanvaihdon jälkeen jakaja aloittaa ja peli kulkee toiseen suuntaan, ja Villin kortin värin valitsee ensimmäinen pelaaja. Villi nosta 4 korttia palaa pakkaan.
summary-classic-4 = Peli alkaa jakajan vasemmalta puolelta ja kulkee myötäpäivään. Pelaa vuorollasi yksi kortti, jolla on päällimmäisen kortin väri, numero tai symboli, tai villi kortti.
summary-classic-5 = Jos mikään ei sovi tai et halua pelata, nosta yksi kortti. Sen saat pelata heti, jos se sopii, mutta et mitään muuta; sitten vuoro siirtyy. Kun nostopino loppuu, poistopino sekoitetaan päällimmäistä korttia lukuun ottamatta.
summary-classic-6 = Nosta 2 korttia: seuraava pelaaja nostaa kaksi korttia ja menettää vuoronsa. Ohitus: seuraava pelaaja menettää vuoronsa. Suunnanvaihto: pelin suunta kääntyy; kahdella pelaajalla se toimii kuin Ohitus.
summary-classic-7 = Villi kortti: pelaa se milloin haluat ja valitse väri. Sen päälle käy vain valittu väri tai toinen villi kortti.
summary-classic-8 = Villi nosta 4 korttia: valitse väri; seuraava pelaaja nostaa neljä korttia ja menettää vuoronsa. Se on rehellinen vain, jos kädessäsi ei ole yhtään pelin väristä korttia. Muut villit kortit ja vain numeron tai symbolin mukaan sopivat kortit eivät haittaa.
summary-classic-9 = Se, jonka pitäisi nostaa, saa haastaa, ja hän näkee silloin korttisi. Jos se oli bluffi, nostat itse neljä ja haastaja pelaa vuoronsa; jos ei, haastaja nostaa kuusi ja menettää vuoronsa. Valittu väri pysyy.
summary-classic-10 = Huuda UNO, kun pelaat toiseksi viimeisen korttisi. Jos unohdat ja joku toinen huomaa sen, ennen kuin seuraava aloittaa vuoronsa, nostat kaksi korttia.
summary-classic-11 = Kierros on ohi, kun joku on pelannut viimeisen korttinsa. Jos se on Nosta 2 korttia tai Villi nosta 4 korttia, seuraava pelaaja nostaa vielä, ja nekin kortit lasketaan.
summary-classic-12 = Numerokortit ovat numeronsa arvoisia, Nosta 2 korttia, Ohitus ja Suunnanvaihto 20, villit kortit 50. Kierroksia pelataan, kunnes jollakulla on 500 pistettä, ja jakovuoro siirtyy vasemmalle. Pöytä voi sopia toisinkin: jokainen laskee omat korttinsa, ja kun jollakulla on 500, vähiten pisteitä voittaa.

## Säännöt lyhyesti: mukautettava

summary-custom-1 = Pyri eroon korteistasi. Ensimmäisenä pois päässyt saa pisteet kaikesta, mitä muille jäi käteen, ja 500 pistettä voittaa ottelun.
summary-custom-2 = Pelaajia on kahdesta kymmeneen ja kortteja 112: niiden joukossa yksi Sekoita kortit -jokeri ja kolme mukautettavaa jokeria, joista osan tai kaikki voi jättää pois. Jokainen nostaa kortin, ja suurimman numeron saanut jakaa; symbolikortit ovat tässä nollia. Kukin saa seitsemän korttia. Loput ovat nostopakka, jonka päällimmäinen kortti käännetään poistopakan aluksi.
summary-custom-3 = Jos se on erikoiskortti, se vaikuttaa heti: Nosta 2 ja Ohitus osuvat ensimmäiseen pelaajaan, ja Suunnanvaihdon jälkeen jakaja aloittaa ja peli kulkee toiseen suuntaan. Jokerin värin valitsee ensimmäinen pelaaja, eikä muuta tapahdu. Nosta 4 -jokeri palaa pakkaan.
summary-custom-4 = Peli alkaa jakajan vasemmalta puolelta ja kulkee myötäpäivään. Pelaa vuorollasi yksi kortti, jolla on päällimmäisen kortin väri, numero tai symboli, tai jokeri.
summary-custom-5 = Jos mikään ei sovi tai et halua pelata, nosta yksi kortti. Sen saat pelata heti, jos se sopii, mutta et mitään muuta; sitten vuoro siirtyy. Kun nostopakka loppuu, poistopakka sekoitetaan päällimmäistä korttia lukuun ottamatta.
summary-custom-6 = Nosta 2: seuraava pelaaja nostaa kaksi korttia ja menettää vuoronsa. Ohitus: seuraava pelaaja menettää vuoronsa. Suunnanvaihto: pelin suunta kääntyy; kahdella pelaajalla se toimii kuin Ohitus.
summary-custom-7 = Jokeri: pelaa se milloin haluat ja valitse väri. Nosta 4 -jokeri: valitse väri; seuraava pelaaja nostaa neljä korttia ja menettää vuoronsa. Se on rehellinen vain, jos kädessäsi ei ole yhtään pelin väristä korttia; muut jokerit ja vain numeron tai symbolin mukaan sopivat kortit eivät haittaa.
summary-custom-8 = Se, jonka pitäisi nostaa, saa haastaa Nosta 4 -jokerin, ja hän näkee silloin korttisi. Jos se oli bluffi, nostat itse neljä ja haastaja pelaa vuoronsa; jos ei, haastaja nostaa kuusi ja menettää vuoronsa. Valittu väri pysyy.
summary-custom-9 = Sekoita kortit -jokeri: valitse väri. Kaikkien kortit sekoitetaan keskenään ja jaetaan uudelleen kortin pelanneen vasemmalta puolelta alkaen, kunnes kortit loppuvat; sinulle voi jäädä enemmän kortteja kuin ennen, tai vähemmän. Suunta pysyy.
summary-custom-10 = Mukautettava jokeri: ennen ottelua pöytä sopii, mitä kussakin lukee, jokin kymmenestä ideasta tai oma teksti. Kaikkien on suostuttava; muuten kortti jää tyhjäksi ja on tavallinen jokeri. Kortin pelannut valitsee värin, ja sitten tehdään, mitä kortissa lukee; oma teksti toteutetaan yhdessä.
summary-custom-11 = Huuda UNO, kun pelaat toiseksi viimeisen korttisi. Jos unohdat ja joku toinen huomaa sen, ennen kuin seuraava aloittaa vuoronsa, nostat kaksi korttia.
summary-custom-12 = Kierros on ohi, kun joku on pelannut viimeisen korttinsa; jos se on Nosta 2 tai Nosta 4 -jokeri, seuraava nostaa vielä, ja nekin kortit lasketaan. Numerokortit ovat numeronsa arvoisia, Nosta 2, Ohitus ja Suunnanvaihto 20, Sekoita kortit ja mukautettavat 40, muut jokerit 50. Tai jokainen laskee omat korttinsa, ja kun jollakulla on 500, vähiten pisteitä voittaa.

## Säännöt lyhyesti: Muumilaakso

summary-moomin-1 = Pääse ensimmäisenä eroon kaikista korteistasi, niin olet voittanut. Pelaajia on kahdesta kymmeneen, seitsenvuotiaista alkaen.
summary-moomin-2 = Kortteja on 112, niiden joukossa neljä Muumilaakson jokeria. Jakaja arvotaan, ja kukin saa seitsemän korttia. Loput ovat nostopakka, jonka päällimmäinen kortti käännetään poistopakan aluksi. Muu kuin numerokortti jää pöytään vaikuttamatta, ja seuraava käännetään, kunnes tulee numero.
summary-moomin-3 = Peli alkaa jakajan vasemmalta puolelta ja kulkee myötäpäivään. Pelaa vuorollasi yksi kortti, jolla on päällimmäisen kortin väri, numero tai symboli, tai jokeri.
summary-moomin-4 = Jos mikään ei sovi tai et halua pelata, nosta yksi kortti. Sen saat pelata heti, jos se sopii, mutta et mitään muuta; sitten vuoro siirtyy. Kun nostopakka loppuu, poistopakka sekoitetaan päällimmäistä korttia lukuun ottamatta.
summary-moomin-5 = Nosta 2: seuraava pelaaja nostaa kaksi korttia ja menettää vuoronsa. Ohitus: seuraava pelaaja menettää vuoronsa. Suunnanvaihto: pelin suunta kääntyy; kahdella pelaajalla se toimii kuin Ohitus.
summary-moomin-6 = Jokeri: pelaa se milloin haluat ja valitse väri. Sen päälle käy vain valittu väri tai toinen jokeri.
summary-moomin-7 = Muumilaakson villit tarinat: valitse väri; sitten jokainen saa heittää pois yhden kortin, ja kaikki valitsevat yhtä aikaa ja salassa. Jolla on vain yksi kortti, nostaa ensin yhden ja heittää pois toisen niistä. Pois heitetyt kortit eivät vaikuta, eikä poisheitolla voita.
summary-moomin-8 = Nosta 4 -jokeri: valitse väri; seuraava pelaaja nostaa neljä korttia ja menettää vuoronsa. Se on rehellinen vain, jos kädessäsi ei ole yhtään pelin väristä korttia eikä muuta jokeria.
summary-moomin-9 = Se, jonka pitäisi nostaa, saa haastaa, ja hän näkee silloin korttisi. Jos se oli bluffi, nostat itse neljä ja haastaja pelaa vuoronsa; jos ei, haastaja nostaa kuusi ja menettää vuoronsa. Valittu väri pysyy.
summary-moomin-10 = Huuda UNO heti, kun sinulle jää yksi kortti, pelaamalla tai poisheitossa. Jos et huuda ja joku toinen huomaa sen, ennen kuin seuraava aloittaa vuoronsa, nostat kaksi korttia.
summary-moomin-11 = Viimeisen korttinsa pelannut voittaa heti; siitä ei enää nosteta. Jos pöytä haluaa pisteitä, voittaja saa ne muiden korteista: numerokortit ovat numeronsa arvoisia, Nosta 2, Ohitus ja Suunnanvaihto 20, jokerit 50. Silloin 500 pistettä voittaa.

## Säännöt lyhyesti: KPGUT

summary-kpgut-1 = Pääse eroon korteistasi niin aikaisin kuin voit. Ensimmäisenä pois päässyt voittaa; muut jatkavat, ja viimeisenä jäljellä oleva häviää. Tavallisia UNO-sääntöjä ei tässä noudateta.
summary-kpgut-2 = Jokaista alkavaa seitsemää pelaajaa kohti on yksi 108 kortin pakka. Vanhin pelaaja sekoittaa ja jakaa kullekin seitsemän korttia; loput ovat nostopino. Nuorin avaa millä tahansa yhdellä kortilla, paitsi ei Villi+Nosta 4:llä, ja peli kulkee myötäpäivään.
summary-kpgut-3 = Kortti sopii päällimmäisen kortin värin tai arvon mukaan. Vuorollasi saat pelata monta samanarvoista korttia päällekkäin: alimman on sovittava, ja viimeinen jää päällimmäiseksi.
summary-kpgut-4 = Jos et voi pelata, nosta, kunnes voit, ja pelaa sitten; vuoroa ei voi jättää väliin. Saat nostaa myös silloin, kun jokin sopii (14 §). Kun nostopino loppuu, pelipino sekoitetaan viimeksi pelattuja kortteja lukuun ottamatta; jos nostettavaa ei ole enää lainkaan, peli päättyy (4, 5 §).
summary-kpgut-5 = Nosta 2: seuraava nostaa kaksi korttia kustakin ja menettää vuoronsa, tai ketjuttaa kädestään lisää Nosta 2 -kortteja. Silloin summa siirtyy eteenpäin, kunnes joku nostaa sen.
summary-kpgut-6 = Suunnanvaihto: pariton määrä kääntää suunnan, parillinen ei; kahdella pelaajalla se toimii kuin Ohitus. Ohitus: yli hypätään yhtä monta pelaajaa kuin ohituksia pelattiin.
summary-kpgut-7 = Villi käy minkä tahansa kortin päälle, ellei kortteja ole nostettavana, ja sen pelannut valitsee värin; monta villiä kerralla, yksi väri. Villi+Nosta 4: valitse väri; seuraava nostaa neljä korttia kustakin tai vastaa samalla kortilla. Se on rehellinen vain, jos mikään muu korttisi ei sovi, ei edes Villi; Nosta 2 -korttien päälle vain, jos kädessäsi ei ole Nosta 2:ta.
summary-kpgut-8 = Se, jonka pitäisi nostaa, saa epäillä Villi+Nosta 4:ää ja näkee yksin kortit. Jos epäily on aiheellinen, kortin pelannut nostaa kaiken ja epäilijä pelaa minkä tahansa yhden kortin, Villi+Nosta 4:n vain, jos muuta ei ole. Jos ei, epäilijä nostaa kaksi korttia enemmän kuin oli velkana ja menettää vuoronsa.
summary-kpgut-9 = Kun sinulle jää yksi kortti, sano UNO kolmen sekunnin kuluessa. Jos et sano ja joku huomaa sen, ennen kuin seuraava pelaa kortin, nostat kaksi (1 §). Erikoiskorttiin ei voi lopettaa: se vaikuttaa, nostat yhden kortin ja sanot taas UNO (2 §).
summary-kpgut-10 = Välilyönti: jos sinulla on täsmälleen sama numerokortti kuin päällimmäinen, myös väriltään, saat pelata sen vuorosi ulkopuolella; vuoro pysyy siinä, missä oli (7 §). Vuorollaan poissa oleva saa kaksi korttia ja menettää vuoronsa (8 §). Luovuttaja näyttää korttinsa ja jää viimeiselle sijalle, useampi luovuttaja jaetulle (9 §).
summary-kpgut-11 = Jos peli lopetetaan kesken, vähiten kortteja on paras, sitten vähiten numerokortteja, sitten eniten nollia, ykkösiä ja niin edelleen (6 §). Sarjassa peli kestää enintään tunnin: pois päässyt saa pisteiksi täydet minuutit, silloin vielä mukana olevat 65, 70, 75, luovuttanut 60 tai enemmän. Pienin keskiarvo voittaa.
summary-kpgut-12 = Vanhin pelaaja pitää järjestystä, nuorin silloin, kun asia koskee vanhinta. Neuvova pelaaja nostaa kaksi korttia; neuvova katsoja otetaan peliin tai siirretään pois (3 §). Heti huomattu huijaus perutaan, ja siitä nostetaan kaksi korttia (10 §). Turhasta nostamisesta saa epäillä: siitä seuraa huomautus, tai epäilijälle neljä korttia (14 §). Kiistoista äänestetään, ja tasatilanteessa ratkaisee vanhin (11 §). Peliin voi liittyä yhdeksällä kortilla, kun kukaan ei ole vielä pois ja vanhin suostuu (13 §). Joka jatkaa huomautuksen jälkeen, poistetaan ilman sijoitusta (15 §).

## Pöytä selaimessa

scene-name = Pöytä
scene-key-sort = j
scene-key-hint = i
scene-key-takeback = z
scene-your-turn = Sinun vuorosi
scene-their-turn = Vuorossa { $who }
scene-hint = Käy { $color }, { $symbol } tai { $edition ->
    [classic] villi kortti
    [kpgut] Villi
   *[other] jokeri
    }.
scene-hint-color = Käy { $color } tai { $edition ->
    [classic] villi kortti
    [kpgut] Villi
   *[other] jokeri
    }.
scene-fits = { $count ->
    [one] Ainoa korttisi { $fit ->
        [0] ei sovi
       *[other] sopii
        }.
   *[other] { $count } kortistasi sopii { $fit }.
    }
scene-nothing-fits = Mikään ei sovi: nosta kortti.
scene-opening = Avaat pelin: pelaa ensimmäinen kortti.
scene-free = Pelaa mikä tahansa kortti.
scene-drawn-fits = Pelaa sopiva kortti tai pidä nostamasi.
scene-drawn-again = Mikään ei vielä sovi.
scene-others-choose = Odotetaan muiden valintaa
scene-owed = Sinulle on tulossa { $cards }
scene-owed-answer = Vastaa sopivalla kortilla tai nosta ne.
scene-owed-take = Nosta ne; mikään korttisi ei käy vastaukseksi.
scene-hint-catch = { $who }: yksi kortti. Jäikö UNO huutamatta? Paina pelaajaa.
scene-then-you = Sitten on sinun vuorosi.
scene-then-them = Sitten { $who }, sitten sinä.
scene-between = Ennen sinua { $count } pelaajaa.
scene-direction = { $direction ->
    [cw] Peli kulkee myötäpäivään.
   *[ccw] Peli kulkee vastapäivään.
    }
scene-same-card = Sinulla on täsmälleen sama kortti, { $card }. Voit lyödä sen väliin.
scene-order = Tässä järjestyksessä. Päällimmäiseksi jää { $card }.
scene-joke = Nauroitko?
scene-laugh = Nauroin
scene-frown = En edes hymyillyt
scene-discard-may = Heitä pois yksi kortti, jos haluat
scene-discard-must = Joudut heittämään pois { $cards }
scene-discard-how = Kortti menee päällimmäisen alle ilman vaikutusta. Kukaan ei näe sitä, ennen kuin kaikki ovat valinneet.
scene-discard-card = Heitä pois { $card }
scene-keep-all = Pidä kaikki
scene-draw = Nosta
scene-left = { $count } jäljellä
scene-keep = Pidä
scene-take = Nosta { $count }
scene-challenge = { $edition ->
    [kpgut] Epäile
   *[classic] Haasta
    }
scene-accuse = Syytä: { $who }
scene-doubt-drawing = Epäile nostamista: { $who }
scene-lay = Pelaa { $card }
scene-lay-several = Pelaa { $cards }
scene-cancel = Peru
scene-reorder = Vaihda järjestys
scene-jump = Lyö väliin
scene-waiting = { $count ->
    [one] kortti odottaa
   *[other] korttia odottaa
    }
scene-held = { $count } { $count ->
    [one] kortti
   *[other] korttia
    }
scene-sort = Järjestä
scene-sort-by = { $order ->
    [color] Arvon mukaan
    [value] Sopivat ensin
   *[fits] Värin mukaan
    }
scene-of = { $number }/{ $count }
scene-would-bluff = { $edition ->
    [moomin] olisi bluffi: kädessäsi on pelin väri tai toinen jokeri
    [kpgut] olisi bluffi: jokin muu korttisi sopii
   *[other] olisi bluffi: väri on { $color }
    }
scene-on-turn = vuorossa
scene-next = seuraava
scene-bot = botti
scene-away = poissa, yhdistetään
scene-away-bot = poissa, botti pelaa
scene-out = pois pelistä
scene-out-place = pois, sija { $place }
scene-removed = Sinut poistettiin tästä pelistä: { $reason }.
scene-removed-bare = Sinut poistettiin tästä pelistä.
scene-warned = { $count ->
    [one] yksi huomautus
   *[other] { $count } huomautusta
    }
scene-choosing = valitsee
scene-marked = kyynärpäät suorina
scene-marker = sai merkin
scene-uno-idle = 2 kortilla
scene-uno-now = huuda
scene-uno-called = huudettu
scene-which-color = Millä värillä jatketaan?
scene-in-hand = kädessä { $count }
scene-esc = Esc ottaa kortin takaisin
scene-take-back = Ota takaisin
scene-which-partner = Kenen kanssa vaihdat kortit?
scene-bluff-title = Tämä olisi bluffi
scene-bluff = { $card } olisi nyt bluffi: kädessäsi on kortti, joka kieltää sen. Jos jäät kiinni, nostat itse. Vain sinä tiedät tämän.
scene-bluff-dare = Pelaa silti
scene-challenge-title = { $who } pelaa sinulle { $card }
scene-odds-had = Bluffi: { $percent } %
scene-odds-none = Rehellinen: { $percent } %
scene-odds-only = Se ei kerro, miten { $who } pelaa.
scene-read = Lue sääntö
scene-odds-basis = Näkyvien korttien perusteella: { $unseen } näkymättömästä kortista { $matching } tekisi siitä bluffin, ja { $who } pitää kädessään { $held }.
scene-if-taken = Nostat { $cards } ja menetät vuorosi.
scene-costs = Maksaa sinulle { $count } korttia.
scene-if-bluff = Bluffi: { $who } nostaa { $cards } ja sinä { $free ->
    [yes] pelaat minkä tahansa kortin
   *[no] pelaat vuorosi
    }.
scene-if-honest = Rehellinen: nostat { $cards } ja menetät vuorosi.
scene-costs-average = Maksaa sinulle keskimäärin { $average } korttia.
scene-only-you = Vain sinä näet kortit.
scene-answer = Vastaa sittenkin kortilla
scene-shown = Pelaajan { $who } kortit
scene-close = Sulje
screen-title = Iso näyttö
screen-come-in = Tule mukaan
screen-full = Kaikki tuolit on varattu
screen-locked = Pöytään ei oteta uusia
screen-at = osoitteessa { $address }
screen-free = { $count ->
    [one] Yksi tuoli on vielä vapaana.
   *[other] { $count } tuolia on vielä vapaana.
    }
screen-on-turn = Vuorossa { $who }
screen-color = { $who } valitsee väriä
screen-partner = { $who } valitsee, kenen kanssa vaihtaa
screen-answers = { $who } vastaa tai nostaa { $cards }
screen-chooses = { $count ->
    [one] { $who } valitsee korttia
   *[other] { $who } valitsevat kortteja
    }
screen-lobby = Skannaa, istu pöytään ja laske käsi pöydälle.
screen-lobby-here = Istu pöytään ja laske käsi pöydälle.
screen-asleep = Kaikki ovat lähteneet. Pöytä herää, kun joku palaa.
screen-dark = Pelkän http-yhteyden yli sivu ei voi pitää näyttöä hereillä. Laitteen asetukset voivat.
screen-leave = Poistu
hand-only = Vain oma käsi
hand-screen-gone = Iso näyttö on poissa.
hand-show-table = Näytä pöytä tässä
hand-watching = Sinä katsot. Pöytä on isolla näytöllä.
hand-catch = Unohtiko { $who }?

## Opettelu

learn-strip = Opi pelaamaan
    .about = { $count ->
        [7] seitsemän
        [8] kahdeksan
        [9] yhdeksän
        [10] kymmenen
       *[other] { $count }
        } askelta oikean pöydän ääressä, { $minutes ->
        [4] neljä
        [5] viisi
       *[other] { $minutes }
        } minuuttia
learn-on = Jatka opettelua
    .about = askel { $step }/{ $count }
keep-strip = Laske pisteet oikeassa pöydässä
    .about = omilla paperikorteilla
keep-on = Jatka pistelaskua
    .about = kierros { $round }, { $who } jakaa
    .game = peli { $game }
learn-where = Opi pelaamaan · { $name }
learn-step = Askel { $step }/{ $count }
learn-steps = { $count ->
        [7] Seitsemän
        [8] Kahdeksan
        [9] Yhdeksän
        [10] Kymmenen
       *[other] { $count }
        } askelta
learn-this-one = tämä
learn-rule = Sääntö tämän takana
learn-rulebook = Avaa säännöt tästä
learn-skip = Ohita askel
learn-back = Takaisin
learn-next = Jatka
learn-leave = Lopeta opettelu
learn-how = napauta korttia kahdesti
learn-fits-too = Sekin sopii. Tässä tarvitaan { $card }.
learn-fits-too-color = Sekin sopii. Tässä tarvitaan { $card } ja väri { $color }.
learn-allowed = Niinkin saa tehdä. Tässä tarvitaan se, mikä on merkitty.
learn-failed = Tämä askel ei latautunut.
learn-retry = Yritä uudelleen
learn-end = Muuta et tarvitse. Loput oppii pelatessa.
learn-play = Pelaa kolmen botin kanssa
learn-other = Opi myös: { $name }
learn-again = Alusta uudelleen
learn-return = Takaisin pöytään
# Mitä ohjaaja sanoo: tilanne, tehtävä ja mitä siitä seurasi. $laid on päällimmäinen kortti objektina, $next ja $before ovat nimiä.
lesson-table = On sinun vuorosi: vene on luonasi. Nämä ovat korttisi.
    .title = Pöytä
    .task = Pelaa merkitty kortti: { $card }.
    .then = Vene purjehtii eteenpäin: nyt pelaa { $next }, sitten muut. Ensimmäisenä korteistaan eroon päässyt voittaa.
    .rule = { $edition ->
        [custom] { summary-custom-1 }
        [moomin] { summary-moomin-1 }
        [kpgut] { summary-kpgut-1 }
       *[other] { summary-classic-1 }
        }
lesson-color = { $before } pelasi { $laid }. Väri on { $color }, ja kaikki sen väriset kortit sopivat.
    .title = Mikä sopii: väri
    .task = Pelaa { $card }.
    .then = Nyt päällimmäisenä on { $card }, ja väri on yhä { $color }.
    .rule = { $edition ->
        [custom] { summary-custom-4 }
        [moomin] { summary-moomin-3 }
        [kpgut] { summary-kpgut-3 }
       *[other] { summary-classic-4 }
        }
lesson-number = { $before } pelasi { $laid }. Sama numero sopii myös, oli väri mikä tahansa.
    .title = Mikä sopii: numero
    .task = Pelaa { $card }, niin väri vaihtuu.
    .then = Väri on nyt { $color }: päällimmäinen kortti määrää.
    .rule = { $edition ->
        [custom] { summary-custom-4 }
        [moomin] { summary-moomin-3 }
        [kpgut] { summary-kpgut-3 }
       *[other] { summary-classic-4 }
        }
lesson-several = KPGUT:ssä saat pelata vuorollasi monta samanarvoista korttia.
    .title = Monta kerralla
    .task = Valitse { $card } tässä järjestyksessä ja pelaa ne.
    .then = Alimman piti sopia; päällimmäinen määrää värin, joka on nyt { $color }.
    .rule = { summary-kpgut-3 }
lesson-nothing = Mikään korttisi ei sovi, kun päällimmäisenä on { $top }.
    .title = Mikään ei sovi
    .task = Nosta kortti: paina pinoa.
    .rule = { $edition ->
        [custom] { summary-custom-5 }
        [moomin] { summary-moomin-4 }
       *[other] { summary-classic-5 }
        }
lesson-nothing-2 = Nostit sopivan kortin: { $card }.
    .task = Pelaa { $card } heti. Voisit myös pitää sen.
    .then = Hyvin kävi. Kortti, joka ei sovi, jää käteesi, ja vuoro siirtyy.
lesson-draw-on = Mikään korttisi ei sovi, kun päällimmäisenä on { $top }.
    .title = Mikään ei sovi
    .task = Nosta, kunnes jokin sopii: paina pinoa.
    .rule = { summary-kpgut-4 }
lesson-draw-on-2 = Nostit kolme korttia, ja viimeinen sopii: { $card }.
    .task = Pelaa { $card }.
    .then = KPGUT:ssä nostetaan, kunnes voi pelata. Vuoroa ei voi ohittaa.
lesson-actions = Symbolikortit vaikuttavat, kun pelaat ne.
    .title = Kortit, jotka vaikuttavat
    .task = Pelaa { $card }: { $next } menettää vuoronsa.
    .rule = { $edition ->
        [custom] { summary-custom-6 }
        [moomin] { summary-moomin-5 }
        [kpgut] { summary-kpgut-6 } { summary-kpgut-5 }
       *[other] { summary-classic-6 }
        }
lesson-actions-2 = { $next } jäi väliin. Seuraava kortti kääntää pelin suunnan.
    .task = Pelaa { $card }, niin seuraava on taas { $before }.
lesson-actions-3 = Nyt peli kulkee toiseen suuntaan: katso rannan nuolia.
    .task = Pelaa { $card }: { $next } nostaa kaksi ja menettää vuoron.
    .then = Kaksi korttia ja menetetty vuoro: se on kolmesta tehokkain.
lesson-answer = { $before } pelasi { $laid }: sinulle on tulossa kaksi korttia.
    .title = Ketjutus
    .task = Vastaa: pelaa { $card }, niin { $next } saa neljä.
    .then = Näin summa kasvaa, kunnes joku ei vastaa ja nostaa kaiken.
    .rule = { summary-kpgut-5 }
lesson-wild = { $card } sopii minkä tahansa päälle, ja saat valita värin.
    .title = { $edition ->
        [classic] Villi kortti
        [kpgut] Villi
       *[other] Jokeri
        }
    .task = Pelaa { $card } ja valitse { $color }: sitä sinulla on eniten.
    .then = Nyt väri on { $color }, oli alla mitä tahansa.
    .rule = { $edition ->
        [custom] { summary-custom-7 }
        [moomin] { summary-moomin-6 }
        [kpgut] { summary-kpgut-7 }
       *[other] { summary-classic-7 }
        }
lesson-shuffle = Sinulla on seitsemän korttia, muilla vain kaksi.
    .title = Sekoita kortit
    .task = Pelaa { $card } ja valitse { $color }.
    .then = Kaikkien kortit sekoitettiin yhteen ja jaettiin uudelleen. Nyt sinulla on kolme.
    .rule = { summary-custom-9 }
lesson-texts = { $card }: tästä tekstistä pöytä sopi ennen peliä.
    .title = Omat tekstit
    .task = Pelaa se ja valitse { $color }.
    .rule = { summary-custom-10 }
lesson-texts-2 = Kortti antoi lisävuoron, joten vuoro on taas sinulla.
    .task = Pelaa { $card }.
    .then = Näitä kortteja on kolme, ja päätätte yhdessä, mitä niissä lukee.
lesson-valley = Tällä kortilla jokainen saa heittää pois yhden kortin.
    .title = Muumilaakson jokeri
    .task = Pelaa { $card } ja valitse { $color }: sitä sinulla on eniten.
    .rule = { summary-moomin-7 }
lesson-valley-2 = Nyt jokainen valitsee salassa, mitä heittää pois.
    .task = Valitse { $card } ja heitä se pois.
    .then = Pois heitetyt kortit menivät päällimmäisen alle. Ne eivät vaikuta mihinkään.
lesson-jump = { $next } pelasi { $laid }, ja sinulla on täsmälleen sama kortti.
    .title = Välilyönti
    .task = Lyö väliin: { $card }. Omaa vuoroa ei tarvitse odottaa.
    .then = Korttisi lähti, ja peli jatkuu kuin mitään ei olisi tapahtunut: vuorossa on { $before }.
    .rule = { summary-kpgut-10 }
lesson-uno = Kaksi korttia jäljellä. Huuda UNO, ennen kuin pelaat toiseksi viimeisen.
    .title = UNO
    .task = Paina UNO.
    .rule = { $edition ->
        [custom] { summary-custom-11 }
        [moomin] { summary-moomin-10 }
        [kpgut] { summary-kpgut-9 }
       *[other] { summary-classic-10 }
        }
lesson-uno-2 = Kaikki kuulivat. Jos olisit unohtanut ja joku olisi huomannut sen, nostaisit kaksi korttia.
    .task = Pelaa nyt { $card }.
lesson-uno-3 = Yksi kortti jäljellä, ja se sopii.
    .task = Pelaa { $card }, niin pääset pois.
    .then = { $edition ->
        [kpgut] Pääsit pois ensimmäisenä: voitto on sinun. Muut pelaavat vielä sijoista.
       *[other] Kortit loppuivat: kierros on sinun.
        }

## Sivut selaimessa

page-title = Yksi pöytä, neljät säännöt.
preview-home = Pöytä UNO-korttipelille, ihmisille ja boteille, neljillä säännöillä. Ei tunnuksia, ei mainoksia.
preview-table = Paikka pöydässä
    .about = UNO-peli selaimessa. Tule mukaan pelaamaan tai katsomaan; tunnuksia ei tarvita.
preview-invites = { $who } kutsuu sinut
    .about = { $count ->
        [one] Pöytään on tullut yksi.
       *[other] Pöytään on tullut { $count }.
        } Istu mukaan tai katso; tunnuksia ei tarvita.
preview-replay = UNO-peli uudelleen siirto siirrolta.
page-home = Etusivulle
page-bar = Pöytä ja asetukset
page-language = Kieli
page-theme-to = { $theme ->
    [day] Vaihda päiväksi
   *[night] Vaihda yöksi
    }
page-edition = Peliversio
page-edition-size = { $edition ->
    [classic] 108 korttia, { $low }–{ $high } pelaajaa
    [kpgut] 108 korttia pakassa, { $low }–{ $high } pelaajaa
   *[other] 112 korttia, { $low }–{ $high } pelaajaa
    }
page-linked-rules = Linkin säännöillä: { $rules }.
page-name = Nimesi
page-who = Ketkä pelaavat?
page-fewer = Yksi pelaaja vähemmän
page-more = Yksi pelaaja lisää
page-bots-play = Miten botit pelaavat
page-length = Kuinka pitkään pelataan
    .value = { $value ->
        [1] yksi kierros
       *[other] { $value } pisteeseen
        }
page-default-texts = Mukautettavissa korteissa lukee: { $texts }. Kutsu ystäviä, niin voitte sopia muuta.
page-play = Pelaa
page-with-friends = Kutsu ystäviä
page-join-title = Onko sinulla linkki tai koodi?
page-join-field = Linkki tai koodi
page-join = Liity
page-public = Avoimet pöydät
page-your-tables = Omat pöytäsi
page-go-back = Palaa
page-forget-table = Poista luettelosta
page-rules = Miten säännöt eroavat
page-rules-short = Säännöt
page-settings = Asetukset
page-about = Tietoa Yksistä
page-about-what = Yksi on pöytä UNO-korttipelille, ihmisille ja boteille. Se ei kysy tunnuksia eikä näytä mainoksia; kuka tahansa, jolla on pöydän linkki, voi istua pelaamaan tai katsoa.
page-about-fair = Jokainen jako sekoitetaan talon sinetöidystä salaisuudesta ja jokaisen pelaajan selaimen osasta: kukaan ei voi valita kortteja. Kierroksen jälkeen kaikki avataan, ja oma selaimesi tarkistaa sen.
page-bot-names = Kivi Savu Routa Usva Halla Sammal Kaarna Koski Lampi Niemi Pouta Kaste Korpi Saari Suvi Hanki Tyrsky Kuura Loimu Marja Naava Oras Pilke Rasti Sora Tunturi Vasa
page-guest-names = Aino Eero Onni Elsa Ida Veikko Tuuli Riku Kaisa Mikko
page-trouble-join = Tuo ei näytä pöydän linkiltä eikä koodilta.
page-trouble-no-code = Millään pöydällä ei ole nyt tätä koodia. Ehkä siinä on kirjoitusvirhe tai se ei ole enää käytössä: kysy se uudestaan tai pyydä linkki.
page-trouble-too-many-codes = Liian monta koodia, jotka eivät johda minnekään. Odota minuutti tai pyydä linkki.
page-trouble-server = Palvelin ei vastaa. Yritä hetken kuluttua uudelleen.
page-trouble-house-full = Talo on täynnä: pelaajia on niin paljon, ettei uutta pöytää juuri nyt saa. Yritä hetken kuluttua uudelleen.
page-trouble-too-many-tables = Olet avannut monta pöytää lyhyessä ajassa. Odota hetki ennen seuraavaa.
page-opening = Pieni hetki.
missing-title = Täällä ei ole mitään
missing-page = Tämä osoite ei vie minnekään.
leave-title = Lähdetkö kesken pelin?
leave-alone = Pelisi odottaa sinua: botit eivät jatka keskenään.
leave-stand-in = Peli jatkuu. Botti pelaa puolestasi, kunnes palaat paikallesi.
leave-absence = Peli jatkuu, ja paikkasi säilyy. Vuorollaan poissa oleva nostaa { $count ->
    [one] yhden kortin
   *[other] { $count } korttia
    } ja menettää vuoronsa.
leave-stay = Jää
watch-next = Katsot peliä: ottelu alkoi ilman sinua. Ilmoita olevasi valmis, niin pelaat seuraavasta kierroksesta alkaen.
watch-game = Katsot peliä. Ilmoita olevasi valmis, niin pelaat seuraavassa pelissä.
watch-next-ready = Katsot peliä. Pelaat mukana seuraavasta kierroksesta alkaen.
watch-game-ready = Katsot peliä. Pelaat mukana seuraavassa pelissä.
watch-ask = Katsot peliä: se alkoi ilman sinua. Voit pyytää päästä mukaan.
page-door = Tule sisään
door-invites = { $who } kutsuu sinut
door-come = { $count ->
    [one] Yksi on tullut, kortteja ei ole vielä jaettu
   *[other] { $count } on tullut, kortteja ei ole vielä jaettu
    }
door-game-classic = Yksi kortti vuorolla, ensin 500 pisteeseen.
door-game-custom = Klassinen ja kolme jokeria omin tekstein.
door-game-moomin = Koko laakson jokeri, myös lapsille.
door-game-kpgut = Monta korttia kerralla, ja kello käy.
door-learn = Ensi kertaa? { $minutes ->
    [4] Neljä minuuttia
   *[other] { $minutes } minuuttia
    }
door-chair = Tuolisi
door-between = edellä { $before }, jäljessä { $after }
door-chair-mine = Tuolisi, edellä { $before }, jäljessä { $after }
door-chair-free = Vapaa tuoli, edellä { $before }, jäljessä { $after }
door-opposite = vastapäätä istuu { $who }
door-chair-mine-opposite = Tuolisi, vastapäätä istuu { $who }
door-chair-free-opposite = Vapaa tuoli, vastapäätä istuu { $who }
door-animal = Eläimesi
door-animal-name = { $animal ->
    [fox] Kettu
    [bear] Karhu
    [owl] Pöllö
   *[hare] Jänis
    [perch] Ahven
    [swan] Joutsen
    [hedgehog] Siili
    [elk] Hirvi
    [squirrel] Orava
    [seal] Hylje
    [raven] Korppi
    }
door-seen = muut näkevät sen
door-sit = Istun pöytään, olen valmis
door-next = Katso ja pelaa seuraava
door-knock = Koputa
door-watch = Vain katson
door-free = Ei tunnuksia, ei mainoksia. Mitään ei asenneta.
door-running = Kortit on jaettu. Voit katsoa ja pelata, kun ne jaetaan seuraavan kerran.
door-full = { $count ->
    [10] Kaikki kymmenen tuolia ovat varattuja. Voit katsoa.
   *[other] Kaikki { $count } tuolia ovat varattuja. Voit katsoa.
    }
door-knock-why = Täällä uudet koputtavat, ja { $who } päästää sisään.
door-no-answer = { $known ->
    [yes] Tästä osoitteesta ei vastata. Oletko samassa Wi-Fi-verkossa kuin { $who }?
   *[no] Tästä osoitteesta ei vastata. Oletko samassa Wi-Fi-verkossa kuin kutsujasi?
    }
door-told = { $who } tietää, että odotat.
door-told-nobody = Olet koputtanut.
door-wait = Ovi aukeaa tässä itsestään heti, kun sinut päästetään sisään.
door-wait-nobody = Pöydässä ei ole nyt ketään. Ensimmäisenä tuleva voi päästää sinut sisään, ja ovi aukeaa tässä itsestään.
door-knocks = Ovella
door-knocks-one = koputtaa
door-let-in = Päästä sisään
door-let-in-who = Päästä sisään: { $who }
door-turn-away = Ei nyt
door-turn-away-who = Älä päästä nyt sisään: { $who }
page-enter = Istu pöytään
full-title = Talo on täynnä
full-why = Pelaajia on niin paljon, ettei juuri nyt mahdu enää ketään.
full-again = Jää tähän: koputamme parin sekunnin välein, ja ovi aukeaa itsestään.
goodbye-title = Näkemiin tällä erää
goodbye-banned = Tänne et pääse.
goodbye-closed-table = Palvelimen ylläpitäjä on sulkenut tämän pöydän.
goodbye-closed = Yhteys tähän pöytään on suljettu.
goodbye-damaged = Tämän pöydän pöytäkirja on vaurioitunut. Palvelimen ylläpitäjälle on kerrottu.
goodbye-gone = Tämä pöytä on poistettu kaikkine peleineen.
goodbye-no-table = Tätä pöytää ei ole, tai sitä ei enää ole.
goodbye-origin = Tämä sivu ei kuulu palvelimelle, jolta se kysyi.
goodbye-protocol = Pöytä on siirtynyt uudempaan versioon. Lataa sivu uudelleen.
goodbye-too-fast = Viestejä tuli liikaa kerralla, joten pöytä katkaisi yhteyden.
goodbye-too-many = Täältä on liian monta yhteyttä auki. Sulje muutama välilehti ja lataa sivu uudelleen.
goodbye-again = Palaa pöytään
goodbye-same-rules = Uusi pöytä näillä säännöillä
lobby-title = Pöydän ympärillä
lobby-bring = Tuo ystävä
invite-alone = Pöytään pääsee vain tältä koneelta
invite-alone-why = Linkki ei löytäisi mitään toiselta puhelimelta tai koneelta, joten kopioitavaa ei vielä ole.
invite-alone-bots = Sillä välin voit pelata botteja vastaan.
invite-ask = Pyydä Yksin käynnistänyttä avaamaan se verkkoon tai käynnistämään se näin:
invite-reach = { $stop ->
    [computer] Pöytään pääsee: tältä koneelta. Seuraavaksi: tästä verkosta, kaikkialta.
    [network] Pöytään pääsee: tästä verkosta. Seuraavaksi: kaikkialta.
   *[anywhere] Pöytään pääsee: kaikkialta.
    }
invite-stop = { $stop ->
    [computer] Tältä koneelta
    [network] Tästä verkosta
   *[anywhere] Kaikkialta
    }
invite-wifi = Päästä Wi-Fi-verkkosi puhelimet mukaan
invite-wifi-how = Silloin kaikki samassa verkossa olevat pääsevät linkillä sisään. Mikään ei lähde kotoa ulos. Kone voi kysyä kerran, saako Yksiin ottaa yhteyttä; salli se yksityisissä verkoissa.
invite-open = Avaa tähän verkkoon
invite-opening = Avataan …
invite-close = Sulje tältä verkolta
invite-closing = Suljetaan …
invite-started = Yksi käynnistettiin verkkoa varten valinnalla --host tai --address, joten se on auki, kunnes Yksi suljetaan.
invite-trouble-no-network = Tämä kone ei ole missään verkossa. Liity Wi-Fi-verkkoon ja yritä uudelleen.
invite-trouble-port-taken = Toinen ohjelma on vienyt tämän paikan verkossa. Sulje se tai käynnistä Yksi toisella portilla (--port).
invite-trouble-blocked = Kone ei anna Yksin avata verkkoa. Käynnistä se valinnalla --host 0.0.0.0 tai salli se palomuurissa.
invite-trouble-not-own-computer = Verkon voi avata ja sulkea vain selaimella siltä koneelta, jolla Yksi on käynnissä.
invite-trouble-settled = Mistä Yksiin pääsee, päätettiin käynnistettäessä valinnalla --host tai --address.
invite-trouble-server = Yksi ei vastannut ajoissa. Yritä uudelleen.
invite-elsewhere = Ystäviä muualla? Silloin pöytä tarvitsee julkisen osoitteen.
invite-elsewhere-how = Näin sellaisen saa
invite-elsewhere-steps = Laita Yksi pienelle palvelimelle tai tunneli tämän koneen eteen, ja käynnistä se osoitteella, jonka ystävät näkevät. Oppaassa ”Hosting” on viisi riviä kumpaankin tapaan.
invite-network = Toimii vain tässä Wi-Fi-verkossa. Kuka tahansa, jolla on linkki, voi istua pelaamaan tai katsoa.
invite-anywhere = Toimii kaikkialla. Tunnuksia ei tarvita, ja säännöt kulkevat linkin mukana.
invite-camera = Osoita tätä puhelimen kameralla.
invite-other-address = Toinen osoite
invite-more = Lisää
invite-come = Ketkä ovat tulleet
invite-come-of = { $count }/{ $high }{ $watching ->
    [0] { "" }
   *[other] , katsomassa { $watching }
    }
invite-state = { $state ->
    [here] täällä
    [choosing] valitsee paikkaa
    [watching] katsoo
   *[door] ovella
    }
invite-arrives = { $state ->
    [here] { $who } on täällä.
    [choosing] { $who } valitsee paikkaa.
    [watching] { $who } katsoo.
   *[door] { $who } on ovella.
    }
invite-not-found = Eikö löydy? Puhelin voi olla mobiiliverkossa tai vieraiden Wi-Fi-verkossa.
invite-firewall = Eikö vieläkään? Salli Yksi tai Python tämän koneen palomuurissa yksityisissä verkoissa.
lobby-invite = Kutsu
lobby-qr = Kutsu QR-koodina
lobby-copy = Kopioi linkki
lobby-copied = Kopioitu
lobby-copy-by-hand = Selain ei anna sivun kopioida. Valitse linkki tästä:
lobby-share = Jaa
lobby-copy-rules = Kopioi linkki näihin sääntöihin
lobby-private-link = Kopioi oma linkkini
lobby-private-how = Se tuo sinut omalle paikallesi toisella laitteella. Pidä se omana tietonasi.
lobby-seats = Paikat
lobby-seats-of = { $count }/{ $high }
lobby-chair = Vapaa tuoli
lobby-add-bot = Lisää botti
lobby-dismiss = Poista { $who }
lobby-more = Lisää toimintoja: { $who }
lobby-rename = Vaihda nimi
lobby-role-you = sinä
lobby-role-host = isäntä
lobby-role-starts = aloittaa pelin
lobby-forgets = { $percent ->
    [0] ei unohda huutaa UNO
   *[other] unohtaa huutaa UNO { $percent } kertaa sadasta
    }
lobby-forgetting = Kuinka usein UNO unohtuu: { $who }
lobby-role-beginner = aloittelija
lobby-role-barred = poissa tästä sarjasta
lobby-role-silenced = hiljaa toistaiseksi
lobby-role-muted = mykistetty sinulta
lobby-ready = Valmis
lobby-learning = opettelee peliä
lobby-watching = katsoo
lobby-not-ready = ei vielä valmis
lobby-rules = Mitä pelataan
lobby-host-chooses = Isäntä valitsee säännöt.
lobby-settings = Ajat ja muut valinnat
lobby-manners = Näin käyttäydytään
lobby-manners-read = Olen lukenut
lobby-ages = Vanhimmasta nuorimpaan
lobby-ages-how = Vanhin sekoittaa, jakaa ja pitää järjestystä; nuorin avaa.
lobby-oldest = jakaa
lobby-youngest = avaa
lobby-older = { $who }: vanhemmaksi
lobby-younger = { $who }: nuoremmaksi
lobby-texts = { $count ->
    [one] Oma korttimme
   *[other] Omat korttimme
    }
lobby-texts-how = Teksti on voimassa, kun kaikki siihen suostuvat; muuten kortti jää tyhjäksi ja on tavallinen jokeri.
lobby-texts-own = Oma teksti. Pöytä toteuttaa sen yhdessä.
lobby-texts-write = Kirjoita teksti
lobby-texts-choose = Kortin { $card } teksti
lobby-texts-asked = Ehdotettu: ”{ $text }”
lobby-start = Jaa kortit
lobby-ready-on = Olen valmis
lobby-ready-off = En olekaan valmis
lobby-too-few = Pelaajia tarvitaan { $count }. Kutsu joku tai lisää botti.
lobby-more-ready = { $count ->
    [one] Vielä yhden on oltava valmis.
   *[other] Vielä { $count } pelaajan on oltava valmiita.
    }
lobby-host-starts = Kaikki ovat valmiita. { $who } aloittaa pelin.
lobby-stay-out = Minä vain katson
lobby-waiting = { $count ->
    [one] Odotetaan yhtä. Joka ei ole valmis, katsoo.
   *[other] Odotettavia on { $count }. Joka ei ole valmis, katsoo.
    }
lobby-all-ready = Kaikki ovat valmiita.
panel-close = Sulje
panel-print = Tulosta
panel-menu = Valikko
panel-leave = Poistu pöydästä
panel-procedures = Äänestykset ja tehtävät
panel-paper = Pistepaperi
panel-paper-empty = Mitään ei ole vielä kirjattu.
panel-keys = Näppäimet
panel-where = { $edition } · kierros { $round }
panel-where-points = { $edition } · kierros { $round }, { $target } pisteeseen
panel-where-practice = { $edition } · harjoitus bottien kanssa
panel-where-practice-short = { $edition } · harjoitus
panel-where-score = { $edition } · { $score } / { $target }
panel-where-series = { $edition } · sarjan peli { $game }
panel-your-turn = Sinun vuorosi
panel-away = poissa
panel-cut = Yhteys on poikki. Yritetään uudelleen.
panel-slow = Yhteys on hidas. Odotetaan pöytää.
panel-day = Päivä yön sijaan
panel-sound = Äänet
panel-letters = Kirjaimet pikanäppäiminä
panel-left-handed = UNO-nappi vasemmalla
panel-last-refusal = Viimeisin torjunta
paragraph = { $number } §
panel-house-rules = Muutettu tässä pöydässä
panel-own-rules = Omat säännöt, pohjana { $name }
panel-score = Pisteet, tavoite { $target }
panel-sheet = Paperi
panel-turn-order = Vuorojärjestys
panel-all = Kaikki { $count }
panel-fewer = Vähemmän
panel-on-turn = vuorossa
panel-out = pois pelistä
panel-place = { $place }. sija
panel-place-short = Sija
panel-cards = { $count } { $count ->
    [one] kortti
   *[other] korttia
    }
panel-clock = { $minutes }.{ $seconds }
panel-clock-limit = { $count ->
    [one] Pelikello. Peli päättyy viimeistään minuutin kuluttua alusta.
   *[other] Pelikello. Peli päättyy viimeistään { $count } minuutin kuluttua alusta.
    }
panel-seconds = { $count } s
panel-log = Mitä tapahtui
panel-log-seals = Jakojen sinetit
panel-log-empty = Ei vielä mitään.
panel-newest-first = uusin ensin
panel-watching = Katsomassa
panel-coach-of = { $who }, neuvottavana { $player }
panel-missed = { $count } { $count ->
    [one] uusi
   *[other] uutta
    }
panel-say = Sano jotain
panel-say-alone = Vain yhdelle: { $who }
panel-send = Lähetä
panel-vote = Äänestys
panel-asked-by = Kysyjä: { $who }.
panel-voted = { $count } äänestänyt, { $missing } puuttuu
panel-rule-majority = Yli puolten on kannatettava; tasatulos tarkoittaa ei.
panel-rule-casting = Tasatuloksen ratkaisija: { $who }.
panel-rule-unanimous = Kaikkien on kannatettava.
panel-closing = Viimeinen siirto ({ $who }): siitä voi vielä syyttää
panel-closing-accept = Hyväksyn tuloksen
panel-deed-done = Tehty
panel-question = Kysymys
panel-question-you = Kysymys sinulle
panel-question-to = Kysymys, johon vastaa { $who }
panel-text = Kortin teksti
panel-text-by = { $who }:
panel-text-step = Tee, mitä kortti käskee
panel-text-discard = { $count ->
    [one] Valitse pois heitettävä kortti.
   *[other] Valitse { $count } pois heitettävää korttia.
    }
panel-text-give = Valitse annettava kortti. Saaja: { $who }.
panel-text-choose = Nämä
panel-text-waits = Valitsemassa: { $who }.
panel-text-done = Teksti on toteutettu
panel-tool-drawcards = nosta kortteja
panel-tool-discardcards = heitä kortteja pois
panel-tool-givecard = anna kortti
panel-tool-showhand = näytä kortit
panel-tool-putmarker = aseta merkki
panel-tool-giveturn = anna vuoro
panel-tool-setcolor = vaihda väri
panel-color = Väri
panel-who = Kuka
panel-to-whom = Kenelle
panel-how-many = Kuinka monta
panel-everybody = Kaikki
panel-marker = Merkin teksti
panel-propose = Ehdota
panel-go = Tee se
panel-nobody = ei ketään
panel-do-nothing = Nyt ei ole mitään aloitettavaa.
panel-do-report = Ilmoita neuvomisesta
    .help = Kaikki vielä pelaavat äänestävät. Neuvonut pelaaja nostaa kaksi korttia; katsoja otetaan peliin tai siirretään pois.
    .who = Kuka neuvoi?
    .other = Ketä?
panel-do-accuse = Syytä edellistä pelaajaa
    .help = Rikkeestä, jota kone ei näe. Jos äänestyksen tulos on kyllä, kortit otetaan takaisin ja rikkeestä nostetaan kaksi korttia.
    .who = Ketä?
panel-do-doubt = Epäile nostamista
    .help = Vanhin katsoo kortit, vanhimman kortit nuorin. Turhasta nostamisesta tulee huomautus; väärä epäily maksaa neljä korttia.
    .who = Kenen nostamista?
panel-do-ask = Kysy kaikilta
    .help = Kysymys, johon vastataan kyllä tai ei; vastaus ratkaisee asian.
    .text = Kysymys
panel-do-warn = Anna huomautus
    .help = Sinun tehtäväsi. Toisella kerralla voi joutua pois pelistä.
    .who = Kenelle?
    .text = Syy
panel-do-remove = Poista pelistä
    .help = Vasta huomautuksen jälkeen. Kortit näytetään ja pannaan viimeksi pelattujen korttien alle.
    .who = Kenet?
    .text = Syy
panel-do-beginner = Olen aloittelija
    .help = Kaikki näkevät sen, ja saat pyytää neuvojaa.
panel-do-coach = Pyydä neuvojaa
    .help = Katsoja saa silloin neuvoa sinua, jos vanhin suostuu.
    .who = Ketä?
panel-do-gave-up = Katso luovuttaneeksi
    .help = Poissa olevasta. Kaikki vielä pelaavat äänestävät.
    .who = Kenet?
panel-do-give-up = Luovuta
    .help = Näytät korttisi ja jäät viimeiselle sijalle, jaetulle, jos muutkin luovuttavat.
panel-do-stop = Lopeta peli
    .help = Kaikki äänestävät. Peli, jossa on sijat, ratkaistaan tilanteen mukaan.
panel-do-join = Liity peliin
    .help = Vanhimman pelaajan on suostuttava. Saat omat kortit.
    .who = Kenen vasemmalle puolelle?
    .other = Ketä vanhempi?
panel-do-put-out = Äänestä joku ulos
    .them = Äänestä ulos
    .help = Ulos äänestetty ei voi palata.
    .who = Kenet?
panel-do-hand-over = Luovuta isännyys
    .them = Tee isännäksi
    .help = Isäntä valitsee säännöt ja botit ja aloittaa pelin.
    .who = Kenelle?
panel-do-delete = Poista pöytä
    .help = Kaikki joutuvat lähtemään, ja pelit, pöytäkirjat ja linkit katoavat lopullisesti. Kukaan ei saa niitä takaisin.
panel-do-send-out = Poista joku huoneesta
    .them = Poista huoneesta
    .help = Hän joutuu lähtemään eikä voi palata. Lukittu pöytä pitää kaikki vieraat poissa.
    .who = Kenet?
panel-do-silence = Pyydä jotakuta olemaan hiljaa
    .them = Pyydä olemaan hiljaa
    .help = Hän pelaa edelleen, mutta ei kirjoita kaikille.
    .who = Ketä?
panel-do-let-write = Anna jonkun taas kirjoittaa
    .them = Anna taas kirjoittaa
    .help = Kaikki näkevät taas hänen sanansa.
    .who = Kenen?
panel-do-mute = Mykistä joku minulta
    .them = Mykistä minulta
    .help = Hänen sanojaan ja reaktioitaan ei näytetä tässä. Kukaan ei saa tietää siitä.
    .who = Kenet?
panel-do-unmute = Kuule jotakuta taas
    .them = Kuule taas
    .help = Hänen sanansa ja reaktionsa näkyvät taas tässä.
    .who = Ketä?
panel-do-complain = Ilmoita jostakusta
    .them = Ilmoita
    .help = Palvelimen ylläpitäjälle kerrotaan, ja hän voi lukea, mitä tässä pöydässä on sanottu. Kukaan täällä ei saa tietää siitä.
    .who = Kenestä?
    .text = Mitä tapahtui?
panel-complained = Kiitos. Palvelimen ylläpitäjälle on kerrottu.
panel-keys-arrows = Nuolet
    .does = siirry kädessä
panel-keys-space = Väli
    .does = valitse kortti
panel-keys-enter = Enter
    .does = pelaa valitut
panel-keys-colors = 1–4
    .does = valitse väri
panel-key-log = m
panel-does-table = kerro pöydän tilanne sanoin ruudunlukijalle
panel-does-call = huuda UNO
panel-does-catch = huomaa, että joku unohti huutaa
panel-does-sort = järjestä kortit
panel-does-hint = harjoituksessa: minkä arvoinen kukin kortti on
panel-does-takeback = harjoituksessa: peru viime siirtosi
panel-does-log = mitä tapahtui
panel-does-keys = nämä näppäimet
panel-keys-off = Kirjaimet voi kytkeä pois asetuksista.
panel-round = Kierros
panel-total = Yhteensä
panel-left = Käsiin jäi
panel-values = numerot arvonsa mukaan, erikoiskortit 20, värittömät { $edition ->
        [custom] 40 tai 50
       *[other] 50
    }
panel-for = { $person ->
    [you] Sinä saat
   *[they] { $who } saa
    }
panel-race = Kaikkien pisteet veneinä matkalla kohti { $target } pistettä; alla olevassa taulukossa ne ovat lukuina
panel-places = Sijat
panel-removed = poistettu
panel-gave-up = luovutti
panel-series = Sarja
panel-series-leads = { $person ->
    [you] Pelin { $game } jälkeen olet kärjessä, keskiarvo { $average }
    [several] Pelin { $game } jälkeen kärjen jakavat { $who }, keskiarvo { $average }
   *[they] Pelin { $game } jälkeen kärjessä { $who }, keskiarvo { $average }
    }
panel-series-lowest = Pisteet ovat minuutteja. Pienin keskiarvo voittaa sarjan.
panel-series-how = Pois minuutilla 18: 18 pistettä. Viimeinen pöydässä saa koko pelin minuutit. Luovuttanut saa 30 enemmän kuin viimeinen, joka ei luovuttanut, vähintään 60. Mukana pelin keskeytyessä: 65, 70, 75.
panel-end-series = Päätä sarja
panel-end-series-ask = Päätetäänkö sarja?
panel-end-series-what = { $count ->
    [one] Yksi peli on pelattu. Sijoitukset jäävät lopullisiksi, ja uusi sarja voi alkaa.
   *[other] { $count } peliä on pelattu. Sijoitukset jäävät lopullisiksi, ja uusi sarja voi alkaa.
    }
panel-series-goes-on = Jatketaan sarjaa
final-title = { $count ->
    [one] { $names } voittaa sarjan
   *[other] { $names } voittavat sarjan yhdessä
    }
final-nobody = Sarja on päättynyt
final-after = { $count ->
    [one] Pelattiin yksi peli.
   *[other] Pelattiin { $count } peliä.
    }
final-played = Pelejä
final-games = { $count ->
    [one] yksi peli
   *[other] { $count } peliä
    }
final-export = Sijoitukset tekstinä
panel-player = Pelaaja
panel-game = Peli { $game }
panel-average = Keskiarvo
panel-look-back = Katso taaksepäin
panel-replay = Toista peli
panel-record = Pöytäkirja tekstinä
panel-round-won = { $person ->
    [you] Voitat kierroksen: { $count } { $count ->
        [one] piste
       *[other] pistettä
        }
   *[they] { $who } voittaa kierroksen: { $count } { $count ->
        [one] piste
       *[other] pistettä
        }
    }
panel-game-won = { $person ->
    [you] Voitat pelin
   *[they] { $who } voittaa pelin
    }
panel-to-go = { $person ->
    [you] Sinulta puuttuu { $count } { $count ->
        [one] piste
       *[other] pistettä
        }.
   *[they] { $who }: voittoon puuttuu { $count } { $count ->
        [one] piste
       *[other] pistettä
        }.
    }
panel-goes-on = Jatkuu itsestään:
panel-are-ready = { $count ->
    [0] Kukaan ei ole vielä valmis.
    [one] on valmis.
   *[other] ovat valmiita.
    }
panel-next-round = Seuraava kierros
panel-rematch = Pelataan uudelleen
panel-waiting = Odotetaan muita
panel-to-lobby = Pöydän ympärille
replay-title = Toisto
replay-where = Toisto · { $edition }
replay-missing = Sellaista pöytää ei ole.
replay-to-table = Pöytään
replay-empty = Tässä pöydässä ei ole vielä pelattu mitään loppuun.
replay-eyes = Kenen silmin
replay-all-hands = Kaikki kortit
replay-back = Siirto taaksepäin
replay-on = Siirto eteenpäin
replay-play = Käynnistä
replay-pause = Pysäytä
replay-way = Matka pelin läpi
replay-move = Siirto { $move }/{ $count }
replay-round = Kierros { $round }
replay-speed = Nopeus
replay-speed-at = Nopeus { $speed }×
replay-link = Linkki tähän siirtoon
replay-moves = Siirrot
replay-check = Tarkista jaot
replay-check-right = { $count ->
    [one] Jako on reilu: se lukittiin ennen kortteja, siinä on selaimesi osa, ja kortit seuraavat siitä.
   *[other] Kaikki { $count } jakoa ovat reiluja: ne lukittiin ennen kortteja, niissä on selaimesi osa, ja kortit seuraavat niistä.
    }
replay-check-unseen = { $count ->
    [one] Yhdessä jaossa kortit seuraavat salaisuudesta, mutta selaimesi ei ollut siinä mukana: se ei voi sanoa, mitä ennalta lukittiin.
   *[other] { $count } jaossa kortit seuraavat salaisuudesta, mutta selaimesi ei ollut niissä mukana: se ei voi sanoa, mitä ennalta lukittiin.
    }
replay-check-none = Yksikään kierros ei ole vielä ohi, joten tarkistettavaa ei ole.
replay-check-failed = Tarkistus ei onnistunut: yhteys palvelimeen on poikki.
replay-receipt = Tallenna kuitti

## Ystävät seuraavat paperikorteilla pelattua iltaa

share-title = Anna ystävien seurata
share-about = Linkin saanut näkee pisteiden karttuvan, mutta ei voi kirjoittaa mitään.
share-who = Kuka pitää kirjaa?
share-begin = Tee linkki
share-live-short = Ystävät voivat seurata
share-cut-short = Vielä lähettämättä
share-sent = Kaikki kirjaamasi on nähtävissä.
share-unsent = { $count ->
    [one] Yksi merkintä on matkalla.
   *[other] { $count } merkintää on matkalla.
    }
share-cut = { $count ->
    [0] Yhteys on poikki. Mitä nyt kirjaat, lähetetään myöhemmin.
    [one] Yhteys on poikki. Yksi merkintä odottaa tässä ja lähetetään myöhemmin.
   *[other] Yhteys on poikki. { $count } merkintää odottaa tässä ja lähetetään myöhemmin.
    }
share-trouble = Palvelin ei hyväksy erästä merkintää. Mitään ei ole kadonnut: kaikki on tällä laitteella.
share-failed = Se ei nyt onnistunut. Yritä hetken päästä uudelleen.
share-stop = Lopeta jakaminen
share-stop-about = Palvelin unohtaa illan, eikä linkki vie enää mihinkään. Tällä laitteella kaikki säilyy.
pen-title = Anna kynä toiselle
pen-about = Yksi laite kirjoittaa kerrallaan. Tämän linkin avaaja voi ottaa kynän, kerran. Anna se vain sille, joka saa kirjoittaa.
pen-make = Linkki kynään
pen-qr = Kynä QR-koodina
pen-dead = Se toimii myös, kun tästä laitteesta on virta loppu: lähetä se jollekulle, johon luotat.
pen-asks = { $who ->
    [none] Joku haluaisi kirjoittaa
   *[other] { $who } haluaisi kirjoittaa
    }
pen-asks-about = Jos annat kynän, seuraat siitä lähtien.
pen-give = Anna kynä
pen-keep = Pidä se
pen-lost = { $who ->
    [none] Kynä on nyt jollakulla muulla
   *[other] Kynä: nyt kirjoittaa { $who }
    }
pen-lost-about = Tämä laite ei enää kirjoita seuraajille.
pen-unsent = { $count ->
    [0] Kaikki kirjaamasi ehdittiin lähettää.
    [one] Yksi merkintäsi ei ehtinyt perille. Se on tallessa tässä, eikä sitä sekoitettu muihin.
   *[other] { $count } merkintääsi ei ehtinyt perille. Ne ovat tallessa tässä, eikä niitä sekoitettu muihin.
    }
pen-gone = Iltaa ei enää jaeta
pen-gone-about = Palvelin on unohtanut sen. Tällä laitteella kaikki kirjaamasi säilyy.
pen-watch = Seuraa
pen-own = Jatka tässä yksin
pen-save = Tallenna tiedostona
live-title = { $who ->
    [none] Ilta paperikorteilla
   *[other] { $who } ja pöytäseurue
    }
live-about = { $who ->
    [none] { $game }. Sinä seuraat.
   *[other] { $game }. { $who } pitää kirjaa; sinä seuraat.
    }
live-line = suorana
live-quiet = { $count ->
    [one] hiljaista minuutin ajan
   *[other] hiljaista { $count } minuuttia
    }
live-cut = Yhteys on poikki. Viimeksi kuultiin kello { $time }.
live-gone = { $who ->
    [none] Tätä iltaa ei enää jaeta.
   *[other] { $who } on lopettanut jakamisen.
    }
live-gone-about = Se, minkä näit viimeksi, on vielä tässä.
live-missing = Tässä osoitteessa ei ole iltaa.
live-unread = Tämä sivu on liian vanha sille, mitä kirjattiin. Lataa se uudelleen.
live-out = { $who } pääsi pois
live-counted = kierrosta { $round } lasketaan
live-before = Ennen tätä kierrosta
live-standing = Tilanne
live-empty = Vielä ei ole kirjattu mitään.
live-next = Seuraavaksi: { $who } jakaa kierroksen { $round }.
live-rounds = Kaikki kierrokset
live-won = { $who } on voittanut
live-between = Peli ei ole käynnissä.
live-itself = Se, mitä kirjataan, tulee tähän itsestään.
live-own = Laske oman pöytäsi pisteet
live-save = Tallenna pöytäkirja
live-ask = Pyydä kynää
live-ask-about = { $who ->
    [none] Kirjanpitäjä päättää.
   *[other] { $who } päättää.
    }
live-asked = Pyydetty. Heti kun saat kynän, kirjoitat tässä.
live-your-name = Nimesi
live-take = Ota kynä
live-take-about = { $who ->
    [none] Siitä lähtien tämä laite kirjoittaa ja toinen seuraa.
   *[other] Siitä lähtien tämä laite kirjoittaa ja { $who } seuraa.
    }
live-take-warning = { $count ->
    [0] Toisesta laitteesta kuultiin hetki sitten. Mitä se ei ole vielä lähettänyt, jää sinne eikä sekoitu tähän.
    [one] Toisesta laitteesta ei ole kuultu minuuttiin. Mitä se ei ole vielä lähettänyt, jää sinne eikä sekoitu tähän.
   *[other] Toisesta laitteesta ei ole kuultu { $count } minuuttiin. Mitä se ei ole vielä lähettänyt, jää sinne eikä sekoitu tähän.
    }
live-wrong-key = Tämä linkki on jo käytetty. Pyydä uusi.
live-copy = Jatka tällä laitteella
live-copy-about = Oma kopio tästä eteenpäin; ilta, jota seuraat, jää ennalleen.
preview-live = Ilta paperikorteilla, suorana
    .about = Katso, miten pisteet karttuvat kierros kierrokselta.

## Harjoitus: vihjeet ja peruminen

hint-button = Vihje
hint-take-back = Peru
hint-percent = { $chance } %
hint-best = { $count ->
    [one] { $what } näyttää parhaalta
   *[other] { $what } näyttävät parhailta
    }
hint-equal = Kaksi on suunnilleen yhtä hyviä
hint-equal-two = { $what } ja { $other }: sattuma voi ratkaista näiden välillä.
hint-close = Lähellä kannoilla: { $what }.
# Mitä muuta voi tehdä kuin pelata kortin, lauseen subjektina.
hint-act = { $act ->
    [draw] nostaminen
    [keep] kortin pitäminen
    [accept] korttien ottaminen
    [challenge] { $edition ->
        [kpgut] epäileminen
       *[other] haastaminen
        }
    [decline] kaikkien korttien pitäminen
    [laugh] nauraminen
    [frown] nauramatta jättäminen
   *[other] lopettaminen tähän
    }
hint-color = Samalla valitset väriksi { $color }.
hint-swap = Vaihda kortit pelaajan { $who } kanssa.
hint-reason-nothing-else = { $fits ->
    [yes] Mikään muu ei käy.
   *[no] Mikään ei käy.
    }
hint-reason-stops-next = { $how ->
    [draws] { $who } on seuraavana, ja hänellä on enää { cards-held }: hän joutuu nostamaan { $more } eikä pääse vielä pois.
    [owes] { $who } on seuraavana, ja hänellä on enää { cards-held }: hän joutuu vastaamaan tai nostamaan { $more }.
    [skipped] { $who } on seuraavana, ja hänellä on enää { cards-held }: vuoro menee häneltä ohi.
   *[passed] { $who } olisi seuraavana, ja hänellä on enää { cards-held }: vuoro kääntyy toisaalle.
    }
hint-reason-bluff-found = { $card } olisi bluffi ja jäisi kiinni { $chance } %:n todennäköisyydellä.
hint-reason-keeps-wild = { $card } jää käteen myöhemmäksi.
hint-reason-keeps-color = { $color } on silloin pelin väri, ja sitä sinulla on vielä { cards-held }.
hint-reason-sheds-points = Pääset eroon { $count } pisteestä, useammasta kuin millään muulla sopivalla kortilla.
hint-reason-more-won = Sillä voitetaan useampi koepeli.
hint-counting = Lasketaan …
hint-first = Ensimmäinen lasku vie hetken.
hint-failed = Nyt ei saatu vihjettä.
# Kortin nimen perässä ruudunlukijalle.
hint-plate = { $best ->
    [yes] { $chance } prosenttia, { $low }–{ $high }, paras
   *[no] { $chance } prosenttia, { $low }–{ $high }
    }
hint-why = Miksi nämä luvut
hint-rest = Mihin luvut perustuvat
hint-rest-chance = Jokainen palkki on todennäköisyys voittaa kierros, jos teet sen nyt: { $count } koepeliä kutakin kohti, pelaajina tällaisia botteja. Haarukka näyttää, minkä verran sattuma voi sitä siirtää.
hint-rest-places = Jokainen palkki kertoo, minkä arvoinen sijoituksesi on, jos teet sen nyt: ensimmäinen sija on 100 %, muut järjestyksessä enintään 20 %. { $count } koepeliä kutakin kohti, pelaajina tällaisia botteja. Haarukka näyttää, minkä verran sattuma voi sitä siirtää.
hint-rest-known = Ne tietävät sen, minkä sinäkin: kätesi, pinon ja sen, montako korttia muilla on.
practice-nothing = Harjoitusta ei lasketa: ei pisteitä, ei tuloksia.

## Analyysi

command-analyse = arvioi pöytäkirjan siirrot loppuun pelaamalla
    .help = Pelaa pöytäkirjan jokaisen aseman monta kertaa loppuun sen mukaan, mitä kukin pelaaja saattoi tietää, ja kertoo kaikkien mahdollisuudet sekä kalleimmat siirrot.
option-playouts = montako kertaa pelataan loppuun jokaista lukua varten; useampi on varmempi
option-analyse-seed = sama luku antaa saman analyysin
option-worst = montako kalleinta siirtoa kerrotaan
error-analysis-empty = { $file }: tässä pöytäkirjassa kukaan ei ole valinnut siirtoa.
analysis-running = pelataan loppuun
analysis-title = { $measure ->
    [places] Kierroksen arvo
   *[chance] Mahdollisuus voittaa kierros
    }
analysis-playouts = Loppuun pelattu jokaista lukua varten: { $playouts }, siemenluku { $seed }.
analysis-how = { $measure ->
    [places] Ennen jokaista siirtoa sen tekijälle, sen mukaan, mitä hän saattoi tietää: ensimmäinen sija on 100 %, muut järjestyksessä enintään 20 %. Hinta on se osa, jonka paras vaihtoehto olisi säilyttänyt, prosenttiyksikköinä; se kerrotaan vain, kun se on varma.
   *[chance] Ennen jokaista siirtoa sen tekijälle, sen mukaan, mitä hän saattoi tietää. Hinta on se, minkä verran useammin paras vaihtoehto olisi voittanut, prosenttiyksikköinä; se kerrotaan vain, kun se on varma.
    }
analysis-heading = Kierros { $round }: { $rules }
analysis-column = { $column ->
    [what] mitä tapahtui
    [chance] sitä ennen
   *[cost] hinta
    }
analysis-worst = Kalleimmat siirrot
analysis-none = Mikään tämän kierroksen siirto ei varmasti maksanut mitään.
analysis-costly = { $move }: { $told } Hinta: { $cost } ({ $range }). Parempi: { $better }
analysis-no-more = ei enempää kortteja.
plot-axis-moves = siirto
plot-analysis = kukin viiva pelaajan omin tiedoin; ympyrät: siirrot, jotka varmasti maksoivat jotain
replay-chances = Voiton mahdollisuus
chances-how = Pelattu loppuun { $playouts } kertaa jokaista lukua varten, { $points } prosenttiyksikön tarkkuudella; kukin pelaajan omin tiedoin
chances-state = { $state ->
    [waiting] Muita pelejä tutkitaan ensin.
    [preparing] Valmistellaan. Ensimmäisellä kerralla tämä kestää noin minuutin.
   *[playing] Pelataan loppuun: { $done }/{ $of } siirtoa.
    }
chances-failed = Mahdollisuuksia ei saatu selville.
chances-turning = Käännekohta: siirto { $move }
chances-item = { $who } { $percent } %
chances-better = Parempi:
chances-cost = −{ $cost } %-yks.
chances-table = Mahdollisuudet taulukkona
chances-after = Kaikkien mahdollisuus jokaisen siirron jälkeen
