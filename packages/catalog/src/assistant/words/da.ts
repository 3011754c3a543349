import type { QuestionWords } from './QuestionWords.ts'

export const da: QuestionWords = {
  phrases: {
    offer: `
      tilbud, tilbuddet, tilbuddene, rabatter, rabatterne, rabataftale*, kupon, kuponer, kuponen, udsalg, besparelse*,
      kampagne*, gode køb, spotvare*, deal, deals, voucher*, prisnedsættelse*, nedsat, nedsatte`,
    code: `
      kode, koder, koden, koderne, rabatkode*, kampagnekode*, kuponkode*, tilbudskode*, med kode, promokode*`,
    withoutCode: 'uden kode, uden koder, uden rabatkode, ingen kode, ikke bruge kode',
    freeDelivery: `
      gratis fragt, fri fragt, fragtfri*, gratis levering, fri levering, gratis forsendelse, uden fragt, ingen fragt,
      portofri*, leverer gratis, sender gratis, fragten er gratis, gratis porto, fragt gratis, levering gratis`,
    gift: 'gave, gaver, gratis gave, gaven, med gave, gratis prøve*, vareprøve*, gratis produkt',
    newCustomers: `
      ny kunde, nye kunder, første ordre, første køb, første bestilling, første gang, velkomstrabat*, velkomsttilbud,
      velkomstkode*, aldrig handlet, aldrig købt, aldrig bestilt, ny bruger, nye brugere, førstegangs*`,
    notNew: `
      ikke ny kunde, ikke en ny kunde, ikke nye kunder, ikke for nye kunder, ikke kun for nye kunder, ikke til nye kunder,
      ikke kun til nye kunder, undtagen nye kunder, ikke ny, allerede kunde, eksisterende kunde*, gammel kunde, fast kunde,
      faste kunder, tidligere kunde*, allerede bestilt, allerede handlet, allerede købt, bestilt før, handlet før,
      købt før, handlet der før, bestilt der før, købt der før, anden ordre, anden bestilling, andet køb, næste ordre,
      næste bestilling, næste køb, ikke min første ordre, ikke min første bestilling, ikke mit første køb,
      ikke første gang, ikke første ordre, ikke første køb, ikke den første gang`,
    students: 'studerende, student*, studierabat*, studie, elev, elever, su',
    members: 'medlem, medlemmer, medlemsrabat*, kundeklub*, klubmedlem*, loyalitet*',
    appUsers: 'i appen, via appen, med appen, kun app, gennem appen, app tilbud',
    noMinimum: `
      uden minimum*, uden mindstekøb, uden minimumskøb, intet minimum*, intet mindstekøb, ingen minimum*,
      uden mindstebeløb, intet mindstebeløb, uanset beløb, alle ordrer`,
    tested: `
      testet, testede, afprøvet*, bekræftet*, verificeret*, der virker, som virker, der faktisk virker, som faktisk virker,
      tjekket*, prøvet, der rent faktisk virker, virker rigtigt`,
    exclusive: 'eksklusiv*, kun her, kun hos jer',
    ends: `
      slutter, udløber, ender, stopper, sidste chance, snart slut, slut, ophører, sidste dag, udløber snart, slutter snart,
      ved at udløbe`,
    today: 'i dag, idag, dagens, i aften, inden midnat, kun i dag',
    week: 'denne uge, i denne uge, ugens, næste 7 dage, seneste 7 dage, sidste uge, for nylig, de seneste dage, i ugen',
    newest: 'nyeste, nye, ny, nyt, seneste, hvad er nyt, nyheder, friske',
    biggest:
      'største, højeste, største rabat, højeste rabat, mest rabat, flest procent, største procent, største besparelse',
    spend: `
      bruge, bruger, brugt, kurv, kurven, kurv på, køber for, køb for, handler for, handle for, bestiller for, bestilling på,
      ordre på, ordre, betaler, betale, koster, budget, indkøb på, indkøb for, beløb, beløb på, værdi, køb på, i alt,
      samlet, indkøb`,
    off: 'rabat, rabat på, spare, sparer, sparet, nedslag, billigere, afslag, mindre, nedsat med',
    atMost: 'under, op til, højst, maks, maksimalt, mindre end, ikke mere end, ikke over, billigere end',
    delivery: `
      levering, leveringer, leveringstid*, leveringspris*, leveres, leverer, leveret, fragt, fragten,
      fragtpris*, forsendelse, porto, pakkeshop*, hvor lang tid tager * levering, hvornår kommer`,
    returns: `
      retur, returret, returnere, returnerer, returneres, returnering, returfragt, sende tilbage, sende *
      tilbage, sender * tilbage, bytte, bytter, ombytte, ombytning, refusion, refundering, refunderes,
      fortrydelsesret, fortryde, fortryder, pengene tilbage for`,
    payment: `
      betaling, betalinger, betalingsmåde*, betalingsmetode*, betale med, betaler med, betaler man med,
      mobilepay, paypal, kreditkort, dankort, faktura, afbetaling, delbetaling, i rater`,
    guarantee: 'garanti, garantien, garantier, reklamation*, reparation*, reparere, reparerer',
    combine: `
      to koder, flere koder, to rabatkoder, flere rabatkoder, mere end én kode, anden kode, begge koder,
      kombinere, kombineres, kombinerer`,
    elsewhere: `
      andre steder, andre butikker, anden butik, en anden butik, hvilke butikker, hvilken butik, alle butikker,
      hvor ellers, hvor er der, hvor kan jeg, hvor får jeg, hvor findes, overalt, andre shops, hvilke shops, alle shops`,
    similar: 'lignende, ligner, butikker som, alternativ*, alternativer til, i stedet for, magen til',
    refersBack: `
      virker den, virker det, gælder den, gælder det, kan den, kan jeg bruge den, denne kode, den kode, det tilbud, dette tilbud, dertil`,
    followUp: 'og, og hos, hvad med, også, flere, mere, andet, andre, eller, og hvad med',
    use: `
      hvordan * bruge*, hvordan * virker, hvordan * fungerer, hvor * skrive*, 
      hvordan bruger jeg, hvordan bruger man, hvordan indløser, indløse, indløser, hvor skriver jeg, hvor indtaster,
      hvor taster jeg, hvor skal koden, hvordan virker koder, hvordan virker en kode, hvordan virker det,
      hvordan fungerer det, hvordan fungerer koder, hvordan fungerer en kode, hvordan virker rabatkoder,
      hvordan fungerer rabatkoder, hvordan virker en rabatkode, hvordan fungerer en rabatkode, bruge en kode, bruge koden`,
    howTested: `
      hvordan * testes, hvordan * testet, hvordan * tester, hvem * tester, 
      hvordan tester i, hvem tester, hvordan testes, hvordan testes koderne, hvordan testes rabatkoderne, er de testet,
      er koderne testet, er rabatkoderne testet, er den testet, er det testet, virker koderne, virker de, virker det rigtigt,
      er de ægte, kan man stole på, kan jeg stole på, hvad betyder testet, tjekker i, tester i, bliver koderne testet,
      bliver de testet, hvordan bliver koderne testet, virker rabatkoderne`,
    howRanked: `
      hvordan * sorteret, hvordan * sorteres, 
      hvordan sorterer i, rækkefølge*, hvorfor står den først, hvorfor er den først, hvordan er de sorteret, rangering,
      hvem bestemmer rækkefølgen, hvordan rangerer i`,
    failed: `
      virker ikke, virkede ikke, fungerer ikke, fungerede ikke, duer ikke, kan ikke bruges, blev afvist, afvist*, ugyldig*,
      udløbet, godtages ikke, accepteres ikke, blev ikke accepteret, gik ikke, går ikke, fejl, fejlmeddelelse,
      har ikke virket, ikke virket, ikke gyldig`,
    about: `
      hvem er i, hvem er du, hvem står bag, hvad er det her, hvad er dette, hvordan tjener i, provision, om jer,
      er du en robot, er du et menneske, er det gratis at bruge`,
    privacy:
      'privatliv*, mine data, persondata, personlige oplysninger, hvad gemmer i, gemmer i, cookies, gdpr, hvem læser',
    contact: `
      kontakt, kontakte, tale med et menneske, kundeservice, klage, klager, min pakke, min ordre, min levering,
      hvor er min ordre, hvor er min pakke, telefonnummer, annullere`,
    cashback: 'cashback, cash back, penge tilbage',
    help: 'hjælp, hjælp mig, kan du hjælpe, kan du hjælpe mig, hvad kan du, hvad kan jeg spørge om',
    thanks: 'tak, mange tak, tusind tak, tak for hjælpen, ok, okay, fint, super, perfekt',
    bye: 'farvel, hej hej, vi ses, på gensyn, godnat',
    hello: 'hej, hejsa, hej med dig, goddag, godmorgen, godaften, davs, hvordan går det',
  },
  beforeBasket: 'for på til med over',
  negations: { before: ['ikke', 'i stedet for', 'frem for', 'ikke for', 'ikke på'], behind: [] },
  fillers: `
    længe lang lange
    stedet frem
    sælger to tre
    kunde kunder kone mand ven veninde søn datter barn børn mor far
    den det de der som en et denne dette disse min mit mine din dit dine sin sit sine vores jeres deres hans hendes
    jeg du han hun vi i mig dig os jer dem man sig er var været være bliver blev blive har haft have havde får få fik kan kunne
    vil ville skal skulle må måtte bør ønsker søger leder efter find finder finde vis vise viser giv give sig sige fortæl ved ser se gerne behøver mangler
    hvad hvem hvor hvornår hvordan hvorfor hvilken hvilket hvilke hvis om at og eller men så fordi end da når mens
    på til fra med hos ved for af under over mellem efter før inden uden om omkring cirka ca mindst minimum højst maksimalt procent
    nu lige aktuel aktuelle aktuelt gældende gyldig gyldige tilgængelig tilgængelige findes stadig endnu her dér derhenne
    butik butikker butikken shop webshop forretning side hjemmeside net nettet online køb købe køber handle handler bestille bestiller
    pris priser penge billig billige billigst billigste bedst bedste god gode godt rigtig meget mange lidt mest mere flest
    noget nogen nogle alle alt hver ting andet anden andre vare varer produkt produkter ikke ingen intet ja nej jo bare kun også venligst tak
    virker fungerer gælder bruges bruge dag dage uge uger`,
  categories: {
    fashion: 'mode, *tøj, *kjole*, *sko, *støvler, jakke*, frakke*, jeans, bukser, skjorte*, taske*, sneakers',
    'home-garden': 'hjem, hus, have, møbler, køkken, sengetøj, sofa*, lampe*, planter, værktøj, bolig, dyr, kæledyr',
    electronics: 'elektronik, teknik, computer*, bærbar*, mobil*, telefon*, fjernsyn, tv, høretelefoner, kamera*',
    'food-drink': 'mad, drikke, dagligvarer, kaffe, te, vin, chokolade, måltid*, måltidskasse*, snacks',
    'health-beauty': 'skønhed, sundhed, kosmetik, hudpleje, makeup, apotek, parfume*, vitaminer',
    travel: 'rejse*, ferie*, hotel, hoteller, fly, flyrejse*, ophold, tog',
    software: 'software, app, apps, vpn, abonnement*, hosting',
    games: 'spil, brætspil, legetøj, konsol*, gaming',
    'books-media': 'bog, bøger, lydbog, lydbøger, læsning, musik, film',
    education: 'kursus, kurser, sprog, undervisning, lære',
  },
  currencies: {
    DKK: ['kroner', 'krone', 'kr.', 'dkk'],
    EUR: ['euro'],
    GBP: ['pund'],
    USD: ['dollars', 'dollar'],
    JPY: ['yen'],
  },
  percent: ['procent', 'pct.', 'pct'],
}
