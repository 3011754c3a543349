import type { QuestionWords } from './QuestionWords.ts'

export const de: QuestionWords = {
  phrases: {
    offer: `
      angebot*, deal, deals, gutschein, gutscheine, gutscheinen, coupon*, voucher*, rabatte, rabatten, rabattaktion*,
      aktion, aktionen, schnäppchen, sale, ermäßigung*, vergünstigung*, ersparnis, prozente`,
    code: `
      code, codes, gutscheincode*, rabattcode*, promocode*, promo code*, aktionscode*, vouchercode*, couponcode*,
      mit code`,
    withoutCode: 'ohne code, ohne codes, ohne gutscheincode, ohne rabattcode, kein code, keinen code, code unnötig',
    freeDelivery: `
      kostenloser versand, kostenlosen versand, kostenloser lieferung, kostenlose lieferung, kostenlosem versand,
      gratis versand, gratisversand, gratis lieferung, gratislieferung, versandkostenfrei*, versandfrei*, portofrei*,
      ohne versandkosten, keine versandkosten, versand kostenlos, versand gratis, versand frei, versand umsonst,
      versandkosten sparen, freier versand, freien versand, versandkosten frei, lieferung kostenlos, umsonst geliefert,
      kostenlos geliefert, versand ist kostenlos, lieferung ist kostenlos, liefert kostenlos, liefern kostenlos`,
    gift: `
      geschenk dazu, gratisgeschenk*, gratis geschenk*, mit geschenk*, zugabe*, gratiszugabe*, gratisprobe*, geschenk,
      geschenke, goodie*, freebie*, gratisartikel`,
    newCustomers: `
      neukunde*, neukundin*, neukundenrabatt*, neukundengutschein*, neue kunden, neuer kunde, neue kundin,
      erste bestellung, ersten bestellung, erstbestell*, ersten einkauf, erster einkauf, erstkauf, ersten kauf,
      willkommensrabatt*, willkommensgutschein*, willkommenscode*, noch nie bestellt, zum ersten mal, erstes mal,
      das erste mal, neu hier`,
    notNew: `
      bestandskunde*, bestandskundin*, stammkunde*, kein neukunde*, keine neukunde*, keine neukundin*, kein neuer kunde,
      keine neue kundin, keine neuen kunden, nicht neukunde*, nicht für neukunde*, nicht nur für neukunde*, ohne neukunde*,
      nicht neu hier, nicht neu, schon kunde, schon kundin, bereits kunde, bereits kundin, schon bestellt,
      bereits bestellt, schon mal bestellt, schon einmal bestellt, schon gekauft, schon eingekauft, bereits gekauft,
      schon öfter bestellt, zweite bestellung, zweiten bestellung, zweite mal, zweiten einkauf, zweiter einkauf,
      nächste bestellung, nächsten bestellung, nicht meine erste bestellung, nicht die erste bestellung,
      nicht mein erster einkauf, nicht das erste mal, nicht zum ersten mal`,
    students: 'student*, studierende*, studi, studis, studium, studentenrabatt*, uni rabatt*, azubi*, auszubildende*',
    members: 'mitglied*, kundenkarte*, treueprogramm*, stammkunde*, treuerabatt*, clubmitglied*',
    appUsers: 'in der app, per app, mit der app, über die app, nur app, app rabatt*, app gutschein*, app code*',
    noMinimum: `
      ohne mindestbestellwert*, kein mindestbestellwert*, keinen mindestbestellwert*, ohne mindesteinkauf*,
      ohne mindestumsatz*, ohne mindestsumme, kein mindesteinkauf*, ohne mbw, ohne minimum, kein mindestwert,
      egal wie viel, jede bestellung`,
    tested: `
      getestet*, geprüft*, verifiziert*, bestätigt*, funktionierende*, wirklich funktionier*, tatsächlich funktionier*,
      die funktionieren, der funktioniert, das funktioniert, die gehen, der geht, die klappen, der klappt,
      erfolgreich getestet*`,
    exclusive: 'exklusiv*, nur hier, nur bei euch',
    ends: `
      endet, enden, läuft ab, laufen ab, ablaufend*, läuft aus, laufen aus, letzte chance, bald vorbei, endet bald,
      enden bald, nur noch, bald ablaufend*, gilt nur noch, gelten nur noch, letzter tag, endend*, abläuft, ablaufen,
      auslaufend*`,
    today: 'heute, heutige*, heut, bis mitternacht, heute abend, nur heute, heute noch, noch heute',
    week: `
      diese woche, dieser woche, in dieser woche, nächsten 7 tage, letzten 7 tage, kürzlich, letzte woche,
      letzter woche, in den letzten tagen, zuletzt`,
    newest: 'neueste*, neuste*, neue, neu, neues, neuen, aktuellste*, was gibt es neues, gerade neu, frisch',
    biggest: `
      höchste*, größte*, höchster rabatt, größter rabatt, höchsten rabatt, größten rabatt, meisten prozent*,
      höchste ersparnis, größte ersparnis, höchste prozent*, am meisten rabatt`,
    spend: `
      gebe, gib, geben, ausgeben, ausgebe, ausgegeben, ausgibt, bestelle für, bestellung für, kaufe für, einkauf für, einkaufen für,
      einkauf von, bestellung von, warenkorb, warenkorb von, warenwert, bestellwert, bestellwert von, einkaufswert,
      zahle, zahlen, bezahle, koste, kostet, kosten, budget, im wert von, wert, summe, gesamtsumme, bestellung über,
      einkauf über, bestelle, bestellung, einkaufe, ab einem bestellwert von, mindestbestellwert*, mindestbestellwert von, einkauf unter, einkauf bis`,
    off: `
      rabatt, rabatt von, sparen, spare, spart, nachlass, nachlass von, günstiger, billiger, abzug, preisnachlass,
      weniger, ermäßigt, reduziert, reduzierte, geschenkt, gutschein über, gutschein von, gutschein im wert von`,
    atMost: 'unter, bis, bis zu, höchstens, maximal, weniger als, nicht mehr als, günstiger als, billiger als',
    delivery: `
      lieferung, lieferungen, liefern, liefert, geliefert, lieferzeit*, lieferkosten, lieferdauer,
      liefergebühr*, versand, versendet, versenden, verschickt, versandkosten, versandzeit*, versanddauer,
      porto, expressversand, zustellung, wie lange dauert * versand, wie lange dauert * lieferung, kommt * paket`,
    returns: `
      rückgabe*, rücksendung*, rücksende*, rückversand, retoure*, retournieren, zurückschicken, zurückschicke,
      zurücksenden, zurücksende, zurückgeben, zurückgebe, zurückgeschickt, umtausch*, erstattung*, erstattet,
      rückerstattung*, widerruf*`,
    payment: `
      zahlung, zahlungen, zahlungsart*, zahlungsmöglichkeit*, zahlungsweise*, bezahlung, auf rechnung, per
      rechnung, rechnung, ratenzahlung*, in raten, kreditkarte*, paypal, lastschrift, anzahlung, wie kann ich
      zahlen, wie kann ich bezahlen, womit kann ich zahlen, womit kann ich bezahlen`,
    guarantee: 'garantie*, gewährleistung*, reparatur*, reparieren, repariert',
    combine: `
      zwei codes, mehrere codes, zwei gutscheine, mehrere gutscheine, zwei gutscheincodes, mehr als einen code,
      zweiten code, zweiter code, beide codes, codes kombinieren, gutscheine kombinieren, kombinieren,
      kombinierbar, kombiniert`,
    elsewhere: `
      woanders, anderswo, anderer shop, andere shops, anderen shops, andere läden, anderen läden, anderer laden,
      welche shops, welcher shop, welchen shops, welchem shop, welche läden, welcher laden, alle shops, allen shops,
      irgendein shop, irgendwo, wo gibt es, wo bekomme ich, andere händler, bei anderen, überall`,
    similar:
      'ähnlich wie, ähnliche, ähnliche shops, alternative*, alternativen zu, shops wie, läden wie, so was wie, statt',
    refersBack: `
      dieser code, diesen code, diesem code, dieser gutschein, dieses angebot, gilt er, gilt es, gilt das, geht das, geht er, funktioniert er, funktioniert das, klappt das, kann ich ihn, kann ich es, damit, dort`,
    followUp:
      'und, und bei, wie ist es bei, was ist mit, auch, noch mehr, mehr, weitere, sonst noch, oder, und was ist mit',
    use: `
      wie * einlösen, wo * eingeben, wie * verwenden, wie funktionieren * codes, wo * ein, 
      wie löse ich, code einlösen, gutschein einlösen, einlösen, einlöse, eingelöst, wie benutze ich, wie nutze ich,
      wie verwende ich, wo gebe ich, code eingeben, gebe ich den code ein, wie funktionieren codes,
      wie funktioniert ein code, wie funktioniert ein gutschein, wie funktionieren gutscheine, wie funktioniert das,
      wie funktioniert der code, wie geht das, wie funktionieren die codes, wie funktionieren gutscheincodes,
      wie funktionieren rabattcodes, wo muss der code hin, wohin mit dem code, wie wende ich`,
    howTested: `
      wie * getestet, wer * getestet, wie * geprüft, wer * testet, 
      wie testet ihr, wie prüft ihr, wer testet, wer prüft, wer hat das getestet, wie wird getestet, wie werden codes getestet,
      wie werden die codes getestet, sind die getestet, sind die codes getestet, ist das getestet, ist der code getestet,
      sind die echt, sind die codes echt, ist das echt, funktionieren die codes, funktionieren die wirklich,
      funktioniert das wirklich, klappt das wirklich, was heißt getestet, was bedeutet getestet, kann man dem trauen,
      wie werden gutscheine getestet, wie werden die gutscheincodes getestet, wie werden die gutscheine getestet,
      wie werden die rabattcodes getestet, werden die codes getestet, werden codes getestet, testet ihr, prüft ihr`,
    howRanked: `
      wie * sortiert, wie * geordnet, 
      wie sortiert ihr, wie ordnet ihr, reihenfolge, warum steht das oben, warum steht der oben, wie wird sortiert,
      wie werden angebote sortiert, rangfolge, ranking, warum ist das an erster stelle`,
    failed: `
      funktioniert * nicht, geht * nicht, klappt * nicht, funktionierte * nicht, 
      funktioniert nicht, funktionieren nicht, funktionierte nicht, geht nicht, gehen nicht, ging nicht, klappt nicht,
      klappte nicht, klappen nicht, hat nicht funktioniert, hat nicht geklappt, nicht funktioniert, nicht geklappt,
      nicht akzeptiert, nicht angenommen, ungültig*, abgelehnt, wird nicht angenommen, abgelaufen, fehlermeldung,
      wurde nicht akzeptiert, nicht gültig, nicht einlösbar, nicht eingelöst`,
    about: `
      wer seid ihr, wer sind sie, wer bist du, was ist das hier, wer steckt dahinter, wer betreibt, wer steht dahinter,
      über euch, womit verdient ihr, wie verdient ihr, womit verdienen sie, provision, bist du ein bot,
      bist du ein mensch, ist das kostenlos, was kostet das hier`,
    privacy: `
      datenschutz, meine daten, persönliche daten, personenbezogene daten, was speichert ihr, speichert ihr, cookies,
      dsgvo, wer liest das`,
    contact: `
      kontakt, kontaktieren, mit einem menschen, kundenservice, kundendienst, beschwerde*, beschweren, mein
      paket, meine bestellung, meine lieferung, wo ist meine bestellung, wo bleibt mein paket, telefonnummer,
      stornieren`,
    cashback: 'cashback, cash back, geld zurück',
    help: 'hilfe, hilf mir, kannst du helfen, kannst du mir helfen, was kannst du, was kann ich fragen',
    thanks: `
      danke, danke dir, danke schön, vielen dank, besten dank, herzlichen dank, dankeschön, ok, okay, super,
      prima, alles klar, perfekt`,
    bye: 'tschüss, tschüs, auf wiedersehen, bis bald, bis dann, ciao, gute nacht',
    hello: `
      hallo, hi, hey, guten tag, guten morgen, guten abend, moin, servus, grüß gott, wie geht es dir, wie gehts,
      wie geht s`,
  },
  beforeBasket: 'für bei ab mit über',
  negations: { before: ['nicht', 'statt', 'anstatt', 'keine', 'nicht für', 'nicht bei'], behind: [] },
  fillers: `
    lange lang
    sondern statt anstatt stattdessen
    verkauft verkaufen zwei drei führt führen
    kunde kundin kunden
    der die das den dem des ein eine einen einem einer eines kein keine keinen keiner dies diese dieser dieses diesen jene
    ich du er sie es wir ihr mich mir dich dir uns euch ihn ihm ihnen man mein meine meinen meinem meiner dein deine sein seine unser eure
    bin bist ist sind seid war waren wäre wird werden werde wirst wurde wurden worden gewesen
    hab habe hast hat haben habt hatte hätte hätten gibt gab gibts gäbe es kann kannst können könnt könnte könntet darf dürfen
    will willst wollen möchte möchten mag mögen muss müssen soll sollen sollte brauche braucht brauchen suche sucht suchen
    finde findet finden zeig zeige zeigt zeigen nenn nenne sag sage sagt such bitte mal doch denn eigentlich etwa nur noch
    was welche welcher welches welchen welchem wer wen wem wo wann warum wieso wie wieviel viel viele viel wofür womit
    in im an am auf bei beim für von vom zu zum zur mit ohne aus nach über unter um gegen bis ab seit per pro als wenn weil ob dass so
    aber nicht ja nein nee auch da dort dafür davon hier dann jetzt gerade aktuell aktuelle aktuellen aktueller derzeit momentan zurzeit gültig gültige
    gültigen verfügbar gilt gelten bekomme bekommt bekommen kriege kriegt kriegen lohnt lohnen sich
    shop shops laden läden geschäft händler onlineshop store seite website webseite internet online einkauf einkaufen kaufen kauf gekauft bestellen bestellt
    geld preis preise preiswert günstig günstige günstigste günstigsten billig billige bester beste besten bestes gut gute guten guter gutes tolle super am meisten meiste
    mindestens wenigstens minimum höchstens maximal etwa ungefähr circa ca rund prozent mehr als
    etwas irgendwas alles alle allem allen jeder jede jedes einige paar anderes andere anderen anderer sachen ding dinge zeug artikel produkt produkte
    frau mann freund freundin tochter sohn kind kinder mutter vater oma funktioniert funktionieren geht gehen klappt nutzen benutzen verwenden eur tag tage tagen woche`,
  categories: {
    fashion:
      'mode, kleidung, klamotten, kleid, kleider, schuh*, jacke*, mantel, hose*, jeans, shirt*, tasche*, sneaker*, bekleidung',
    'home-garden':
      'haus, garten, möbel, küche, haushalt, bettwäsche, sofa*, lampe*, pflanzen, werkzeug*, deko, wohnen, haustier*',
    electronics: 'elektronik, technik, laptop*, handy*, smartphone*, fernseher, kopfhörer, kamera*, computer',
    'food-drink': 'essen, trinken, lebensmittel, kaffee, tee, wein, snack*, schokolade, getränke',
    'health-beauty':
      'gesundheit, schönheit, kosmetik, hautpflege, apotheke, parfum*, parfüm*, pflege, drogerie, beauty',
    travel: 'reise*, urlaub*, hotel*, flug, flüge, ferien*, unterkunft, bahn',
    software: 'software, app, apps, vpn, abo, abos, hosting',
    games: 'spiel*, brettspiel*, konsole*, gaming, spielzeug',
    'books-media': 'buch, bücher, hörbuch, hörbücher, ebook*, lesen, musik, filme',
    education: 'kurs*, lernen, bildung, sprachkurs*, weiterbildung',
  },
  currencies: {
    EUR: ['euro', 'euros', 'öcken'],
    GBP: ['pfund'],
    USD: ['dollar', 'us dollar'],
    CHF: ['franken', 'fr.'],
    JPY: ['yen'],
    DKK: ['kronen'],
  },
  percent: ['prozent', 'proz.'],
}
