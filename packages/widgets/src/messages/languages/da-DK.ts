import type { Count } from '../../format/createFormat.ts'
import { joinPresent } from '../joinPresent.ts'
import type { Messages } from '../Messages.ts'
import { createPlural } from '../createPlural.ts'

const plural = createPlural('da')

const countCodes = (count: Count) => plural(count, { one: `${count.written} kode`, other: `${count.written} koder` })
const countDeals = (count: Count) => `${count.written} tilbud`
const countMerchants = (count: Count) =>
  plural(count, { one: `${count.written} butik`, other: `${count.written} butikker` })
/** Codes and deals together. */
const countOffers = (count: Count) =>
  plural(count, { one: `${count.written} rabat`, other: `${count.written} rabatter` })

const codesAndDeals = (codes: Count, deals: Count) =>
  joinPresent(' og ', [codes, countCodes(codes)], [deals, countDeals(deals)])

/** Danish, with du. */
export const messages: Messages = {
  // Frame
  skipToContent: 'Gå til indholdet',
  home: 'Forside',
  stores: 'Butikker',
  mainNavigation: 'Hovedmenu',
  menu: 'Menu',
  allCategories: 'Alle kategorier',
  allEvents: 'Alle mærkedage og udsalg',
  regions: 'Land og valuta',
  footerNavigation: 'Om dette websted',
  breadcrumbs: 'Du er her',
  about: 'Om os',
  howWeTest: 'Sådan tester vi',
  askAssistant: 'Spørg',
  howWeRank: 'Sådan rangordner vi',
  privacy: 'Privatliv',
  allTags: 'Typer af rabatter',
  contact: 'Kontakt',
  imprint: 'Udgiver',
  terms: 'Vilkår for brug',
  footerGroups: { shop: 'Indkøb', trust: 'Tillid', company: 'Virksomheden' },
  allStores: 'Alle butikker',
  loadingPage: 'Siden indlæses',

  // Consent
  cookies: 'Cookies',
  cookieSettings: 'Cookieindstillinger',
  cookieQuestion:
    'Må vi gemme små noter på din enhed? De holder åbnede koder åbne, sørger for, at et klik ikke tælles to gange, og viser os, hvad der er langsomt eller ikke virker. Alt fungerer også uden.',
  cookieService: (service) => `Hvis du accepterer, indlæses også ${service}.`,
  cookieAds: (service) =>
    `Hvis du accepterer, viser ${service} også annoncer, som ikke vælges ud fra, hvad du gør andre steder.`,
  cookieChoices: {
    yes: 'Du har accepteret.',
    no: 'Du har afvist: Intet gemmes på denne enhed. Visninger og klik tælles stadig, uden navn.',
    unanswered: 'Du har ikke valgt endnu: Der gemmes noter, indtil du afviser.',
  },
  cookiesRefused: (signal) =>
    `Din browser sender ”${signal}”. Det gælder som et nej: Intet gemmes på denne enhed, og her er intet at vælge. Visninger og klik tælles stadig, uden navn.`,
  accept: 'Acceptér',
  decline: 'Afvis',
  close: 'Luk',

  // Demo shop
  demoShopNote: 'En butik til demonstration: Her er ikke noget at købe.',
  sectionsOf: (publisher) => `Sektioner hos ${publisher}`,
  backTo: (site) => `Tilbage til ${site}`,

  // Search
  search: 'Søg',
  searchLabel: 'Søg efter butikker og rabatkoder',
  searchPlaceholder: 'Butik eller produkt',
  resultsFor: (query) => `Resultater for ”${query}”`,
  searchHeading: 'Find en butik',
  noResultsFor: (query) => `Ingen resultater for ”${query}”`,
  noResultsHint: 'Prøv med butikkens navn alene, eller begynd med en af disse.',
  searchFor: (query) => `Søg efter ”${query}”`,
  popularSearches: 'Populære søgninger',
  didYouMean: 'Mente du',
  alsoFound: 'Ligner det, du skrev',
  found: (stores, offers) => joinPresent(' og ', [stores, countMerchants(stores)], [offers, countOffers(offers)]),

  // Home
  homeHeading: 'Find en rabatkode, der virker',
  firstOffer: 'Det øverste tilbud',
  topOffers: 'Kan bruges i dag',
  nothingYet: 'Der er ingen tilbud endnu',
  nothingYetText: 'Butikker og deres tilbud dukker op her, så snart der er nogen.',
  popularStores: 'Populære butikker',
  categories: 'Kategorier',
  testing: 'Hvad ”testet” betyder her',
  testingSteps: [
    'En kode mærket ”Testet” er indtastet i en rigtig indkøbskurv af den nævnte person på det nævnte tidspunkt.',
    'Ved en kode, som ingen har prøvet, står der ”Ikke testet endnu”.',
    'Ved en kode, der ikke gælder længere, står der ”Udløbet”.',
  ],
  readHowWeTest: 'Læs, hvordan vi tester',
  events: 'Mærkedage og udsalg',
  workedLast: 'Set virke for nylig',
  inFigures: 'I tal',
  countedAgo: (ago) => `Talt ${ago}`,
  offersNow: 'Rabatter i dag',
  testsThisWeek: 'Prøvet denne uge',

  // Merchant
  merchantHeading: (merchant) => `Rabatkoder til ${merchant}`,
  codesAndDeals,
  lastTested: (counts, ago) => `${counts} – senest testet ${ago}`,
  merchantHeadingUntested: (merchant) => `Rabatter hos ${merchant}`,
  listedOffers: (count) => `${countOffers(count)} på listen, ikke testet`,
  failingToo: (count) => `desuden ${countOffers(count)} uden held`,
  onlyFailing: (count) => `${countOffers(count)} på listen, senest testet uden held`,
  noLiveOffers: 'Ingen rabatter i dag',
  noLiveOffersTitle: (merchant) => `Ingen rabatkode til ${merchant} virker i dag`,
  noLiveOffersText: (hasPast) =>
    hasPast
      ? 'Vi viser dig ikke en kode, der ikke virker. Længere nede kan du se, hvad der har været her før.'
      : 'Vi viser dig ikke en kode, der ikke virker. Se en af de lignende butikker i stedet.',
  offersHeading: 'Koder og tilbud',
  upcomingOffers: 'Starter snart',
  pastOffers: 'Tidligere rabatter',
  pastOffersText: 'Udløbet eller ikke bekræftet i seks måneder. Nogle virker måske stadig; de fleste gør ikke.',
  visit: (merchant) => `Besøg ${merchant}`,
  newTab: '(åbner i en ny fane)',
  facts: (merchant) => `Om ${merchant}`,
  similarStores: 'Lignende butikker',
  moreCategories: 'I disse kategorier',
  howItOpens: '”Vis kode” åbner også butikken.',
  mayEarn: 'Den betaler os nogle gange provision.',
  howItWorks: 'Læs mere',

  // A basket. Where a sentence ends with an amount, the full stop of kr. is its own.
  basketHeading: 'Hvad betaler du?',
  basketField: (example) => `Din kurv, fx ${example}`,
  basketSubmit: 'Regn ud',
  basketBest: (basket, saved, pays) =>
    `Af ${basket} sparer det bedste tilbud til alle ${saved}, hvis dets vilkår passer: du betaler ${pays}`,
  basketNothing: (basket) => `Af ${basket} er der intet tilbud, som med sikkerhed sparer alle noget.`,
  basketUnreadable: (example, most) =>
    `Det beløb kan vi ikke regne med. Skriv et over 0 og op til ${most}, fx ${example}`,
  basketGroups: {
    everybody: 'Til alle',
    some: 'Kun til nogle',
    open: 'Besparelsen kendes ikke på forhånd',
    failing: 'Virkede ikke, da den sidst blev testet',
    excluded: 'Ikke med denne kurv',
  },
  basketSaves: (saved, pays) => `Sparer ${saved}, du betaler ${pays}`,
  basketCapped: 'Mere sparer det aldrig',
  basketUpTo: (most) => `Op til ${most}, ikke lovet`,
  basketDelivery: 'Sparer fragten',
  basketUnknown: 'Afhænger af, hvad du køber',
  basketMissing: (missing, minimum) => `Der mangler ${missing} op til ${minimum}`,
  basketCurrency: (currency) => `Vilkårene er i ${currency}, så det kan ikke regnes ud`,
  basketNote: 'Regnet på hele kurven. Varer, som et tilbud undtager, sparer intet.',
  basketPart: 'Kun tilbuddene på denne side er regnet med.',

  // Tags and brands
  storesWithSuch: 'Butikker med sådanne rabatter',
  otherTags: 'Andre slags rabatter',
  bestOfEachStore: 'Det bedste fra hver butik',
  ownStore: 'Mærkets egen butik',
  brands: 'Mærker',
  otherBrands: 'Andre mærker',
  subcategories: 'Underkategorier',
  typicalPercent: (figure) => `Typisk ${figure} rabat`,
  howToUse: (merchant) => `Sådan bruges en kode hos ${merchant}`,
  formLinks: { subscribe: 'Nye tilbud på e-mail', submission: 'Send en kode', review: 'Skriv en anmeldelse' },
  newsletter: 'Nyhedsbrev',
  reviews: 'Det siger kunderne',
  reviewsChecked:
    'Redaktionen læser hver anmeldelse, før den vises. Vi kontrollerer ikke, om skribenten har handlet dér.',
  allReviews: (count) => `Alle ${count} anmeldelser`,
  filterReviews: 'Filtrer efter stjerner',
  ratingSummary: (average, count) =>
    `${average} ud af 5 fra ${plural(count, { one: `${count.written} anmeldelse`, other: `${count.written} anmeldelser` })}`,
  stars: (figure) => `${figure} ud af 5 stjerner`,
  workedLately: (worked, all, days) => `Virkede for ${worked} ud af ${all} de seneste ${days} dage`,
  votesWindow: (days) => `”Virkede for” tæller, hvad kunder har sagt de seneste ${days} dage.`,

  // Cashback
  cashbackHeading: (merchant) => `Cashback hos ${merchant}`,
  cashbackFigure: (figure, upTo) => `${upTo ? 'Op til ' : ''}${figure} cashback`,
  noCashbackTitle: (merchant) => `${merchant} giver ikke cashback lige nu`,
  noCashbackText: 'Det, der var før, står længere nede til orientering.',
  cashbackRates: 'Satser',
  ratesChanged: (date) => `Senest ændret ${date}`,
  rateFor: 'Gælder',
  rateReward: 'Cashback',
  rateAll: 'Alle køb',
  rateElse: 'Alt andet',
  rateRaised: (date) => (date ? `Mere end normalt til og med ${date}` : 'Mere end normalt i en periode'),
  rateUsual: (figure) => `Normalt ${figure}`,
  rateAtMost: (figure) => `Højst ${figure} pr. køb`,
  cashbackSteps: 'Sådan virker det',
  cashbackStep: (merchant, site) => [
    `Åbn ${merchant} via linket på denne side, og tillad cookies dér.`,
    'Køb under det samme besøg uden at følge et link fra et andet websted imens.',
    'Butikken bekræfter købet. Det, der sendes retur, giver ingenting.',
    `${merchant} betaler selv cashback ud, som det står i vilkårene nedenfor. ${site} udbetaler intet og fører ingen konto.`,
  ],
  untilTracked: 'Indtil et køb vises',
  untilPaid: 'Indtil udbetaling',
  exclusions: 'Det giver ingenting',
  cashbackTerms: 'Vilkår',
  rateHistory: 'Den bedste sats hidtil',
  historyFrom: 'Fra',
  historyUntil: 'Til',
  stillOn: 'i dag',
  cashbackBeside: 'En kode og cashback kan kun bruges sammen, hvis vilkårene for begge tillader det.',
  similarCashback: 'Flere butikker med cashback',

  // Category
  categoryHeading: (category) => `${category}: rabatkoder og tilbud`,
  offersInAll: countOffers,
  topStoresIn: (category) => `${category}: butikker`,
  noOffersHere: 'Der er ikke noget at bruge her i dag',
  noOffersHereText: 'Prøv en af butikkerne eller en anden kategori.',

  // Events and channels
  moreFrom: (heading) => `Flere fra ${heading}`,
  questions: 'Spørgsmål og svar',
  eventAhead: (date, time) => `Starter ${date}, ${time}`,
  eventOn: (date) => (date ? `I gang til ${date}` : 'I gang nu'),
  eventOver: (date) => `Sluttede ${date}`,
  bestOfLastTime: 'Det bedste fra sidste gang',
  bestOfLastTimeText: 'De er alle udløbet. De viser, hvad man kan vente sig.',
  eventEmptyText: 'Rabatter dukker op her, så snart butikkerne melder dem ud.',
  otherEvents: 'Andre begivenheder',
  moreChannels: 'Flere udvalg',

  // Blog
  guides: 'Guider',
  guidesText: 'Hvad rabatkoder virkelig giver, og hvad vilkårene betyder.',
  noGuides: 'Der er ikke skrevet noget endnu',
  noGuidesText: 'Nye guider dukker op her.',
  writtenBy: (name) => `Af ${name}`,
  reviewedBy: (name) => `Gennemgået af ${name}`,
  changedOn: (date) => `Opdateret ${date}`,
  readingTime: (minutes) => `${minutes} min. læsetid`,
  contents: 'På denne side',
  offersChecked: (ago) => `Alle rabatter testet, den første ${ago}`,
  relatedGuides: 'Relaterede guider',
  storesInGuide: 'Butikker i denne guide',

  // Directory
  storesByLetter: 'Butikker efter bogstav',
  allOfLetter: (count, letter) => `Alle ${count} med ${letter}`,

  // Lists
  filter: 'Filtrér og sortér',
  filterAll: 'Alle',
  filterNames: { for: 'Til hvem', value: 'Fordel' },
  filterValues: {
    code: 'Koder',
    deal: 'Tilbud',
    percent: 'Procentrabat',
    money: 'Beløb',
    price: 'Fast pris',
    'free-delivery': 'Gratis fragt',
    gift: 'Gaver',
    soon: 'Slutter snart',
    week: 'Testet i denne uge',
  },
  removeFilter: 'fjern filteret',
  removeFilters: 'Fjern alle filtre',
  noOffersFiltered: 'Intet passer til alle filtrene',
  noOffersFilteredText: 'Med færre filtre er der mere at vælge imellem.',
  sort: 'Sortér',
  sorts: {
    best: 'Bedste',
    newest: 'Nyeste',
    biggest: 'Største rabat',
    ending: 'Slutter snart',
    used: 'Mest brugt i dag',
  },
  paging: 'Sider',
  goToPage: (page) => `Side ${page}`,
  previous: 'Forrige',
  next: 'Næste',

  // The ticket: what it is worth
  percentOff: (figure, upTo) => ({ lead: upTo ? 'Op til ' : '', figure, tail: ' rabat' }),
  moneyOff: (figure, upTo) => ({ lead: upTo ? 'Op til ' : '', figure, tail: ' rabat' }),
  price: (figure, was) => ({ lead: '', figure, tail: was && ` før ${was}` }),
  freeDelivery: { lead: '', figure: 'Gratis', tail: ' fragt' },
  gift: { lead: 'Gratis ', figure: 'gave', tail: '' },
  free: { lead: '', figure: 'Gratis', tail: '' },
  kinds: { code: 'Kode', deal: 'Tilbud' },
  exclusive: 'Kun hos os',

  // The ticket: facts
  testedBy: (name, ago) => `Testet af ${name} ${ago}`,
  tested: (ago) => `Testet ${ago}`,
  testedOnce: 'Testet',
  unconfirmed: 'Ikke bekræftet i seks måneder',
  untested: 'Ikke testet endnu',
  failed: (ago) => `Virkede ikke i testen ${ago}`,
  until: (date) => `Til ${date}`,
  endedOn: (date) => `Udløb ${date}`,
  startsSoon: 'Starter snart',
  startsOn: (date) => `Starter ${date}`,
  timeLeft: (duration) => `${duration} tilbage`,
  usedToday: (count) => plural(count, { one: 'Brugt én gang i dag', other: `Brugt ${count.written} gange i dag` }),
  lastTests: (outcomes) =>
    `Seneste prøver, de nyeste først: ${outcomes.map((outcome) => (outcome === 'worked' ? 'virkede' : 'virkede ikke')).join(', ')}.`,
  worked: (worked, all) => `Virkede for ${worked} ud af ${all}`,
  fewVotes: 'Endnu for få svar',
  details: 'Detaljer',
  moreOfCoupon: 'Mere om dette tilbud',
  expired: 'Udløbet',

  // The ticket: actions
  getCode: 'Vis kode',
  getDeal: 'Se tilbud',
  howToGet: 'Sådan får du det',
  tryCode: 'Prøv alligevel',
  tryDeal: 'Prøv alligevel',
  codeOpens: (merchant) => `i en ny fane, og åbn ${merchant}`,
  dealOpens: (merchant) => `(åbner ${merchant} i en ny fane)`,
  codeEndsWith: 'koden slutter på',

  // The ticket, torn open
  yourCode: (merchant) => `Din rabatkode til ${merchant}`,
  yourCodeHint: 'Kopiér den, og indsæt den, når du betaler.',
  yourCodeHintUnlinked: (merchant) => `Kopiér den, åbn ${merchant}, som du plejer, og indsæt den, når du betaler.`,
  askedFor: 'Koden, du bad om',
  askedForEnded: (date) => `Den udløb${date && ` ${date}`} og kan ikke bruges længere.`,
  askedForStarts: (date) =>
    date ? `Den kan bruges fra ${date}. Kom tilbage til den tid.` : 'Den kan ikke bruges endnu. Kom tilbage senere.',
  askedForInVain: {
    expired: 'Koden, du bad om, er udløbet. Disse kan bruges i dag.',
    upcoming: 'Koden, du bad om, gælder ikke endnu. Disse kan bruges i dag.',
  },
  copy: 'Kopiér',
  theCode: 'koden',
  copied: 'Kopieret',
  copiedAnnouncement: (code) => `Koden ${code} er kopieret`,
  copyFailed: 'Markeret. Kopiér den med tastaturet.',
  copyFailedByTouch: 'Hold fingeren på koden for at kopiere den.',
  goToShop: (merchant) => `Gå til ${merchant}`,
  otherOffers: (merchant) => `Mere fra ${merchant}`,

  // Did it work?
  didItWork: 'Virkede den?',
  itWorked: 'Virkede',
  itDidNot: 'Virkede ikke',
  whatWasWrong: (code) => `Hvad var galt med ${code}?`,
  voteReasons: {
    expired: 'Udløbet',
    minimum: 'Minimumskøb',
    excluded: 'Varen er ikke med',
    'not-eligible': 'Kun for nye kunder',
    other: 'Noget andet',
  },
  voteTaken: (answer) => `Noteret: ”${answer}”. Tak!`,
  voteSaid: (answer) => `Dit svar: ”${answer}”.`,
  voteNotCounted: 'Noteret. Koden er kun for nye kunder, så det tæller ikke imod den.',
  voteSending: 'Sender dit svar …',
  voteOffline: 'Du er offline. Dit svar venter kun i denne fane og sendes, så snart forbindelsen er tilbage.',
  formFailed: 'Det kunne ikke sendes. Alt det skrevne er her stadig.',
  voteFailed: 'Dit svar kunne ikke sendes og tæller ikke endnu.',
  voteRejected: {
    gone: 'Tilbuddet findes ikke længere, så dit svar er ikke talt med.',
    limited: 'Der er kommet så mange svar fra din forbindelse, som vi tager imod lige nu, så dette er ikke talt med.',
  },
  nextCode: 'Prøv denne i stedet',
  noNextCode: (merchant) => `Der er ikke flere koder til ${merchant} at prøve i dag.`,

  // The ticket whose code this visitor has opened
  openedAgo: (ago) => `Åbnet ${ago}`,
  ownVote: { worked: 'For dig: virkede', failed: 'For dig: virkede ikke' },

  // A coupon's own page
  couponHeading: (merchant, kind) => `${kind === 'code' ? 'Rabatkode' : 'Tilbud'} til ${merchant}`,
  couponOffer: 'Rabatten',
  couponTerms: 'Betingelser',
  conditionLabels: {
    leastBasket: 'Kurv på mindst',
    mostSaved: 'Højeste besparelse',
    audience: 'Til',
    uses: 'Hvor ofte',
    where: 'Hvor',
  },
  audiences: {
    'new-customers': 'Nye kunder',
    students: 'Studerende',
    members: 'Medlemmer',
    'app-users': 'Brugere af appen',
  },
  usesEach: (count) => plural(count, { one: 'Én gang pr. kunde', other: `${count.written} gange pr. kunde` }),
  places: { 'in-store': 'I butikken', anywhere: 'I butikken og på nettet' },
  couponTrials: 'Hvem der har testet den',
  noTrials: 'Ingen har testet den endnu.',
  trial: (who, day, outcome) => `Testet af ${who} den ${day}: ${outcome === 'worked' ? 'virkede' : 'virkede ikke'}`,
  testers: {
    editor: 'redaktionen',
    feed: 'butikken selv',
    bot: 'vores kontrolprogram',
    community: 'en kunde',
    extension: 'browserudvidelsen',
  },
  trialBasket: (figure) => `Kurv på ${figure}`,
  trialPaid: (figure) => `${figure} at betale`,
  trialSaved: (figure) => `sparet ${figure}`,
  healthRate: (percent, days) => `Virkede i ${percent} af forsøgene de seneste ${days} dage; de nyeste tæller mest.`,
  healthUnknown: (fewest, days) => `For lidt at gå ud fra: færre end ${fewest} svar og prøver de seneste ${days} dage.`,
  lastWorked: (ago) => `Virkede senest ${ago}.`,
  couponFailures: 'Hvorfor den ikke virkede for nogle',
  couponFailuresText: (days) => `Hvad kunder har fortalt os de seneste ${days} dage.`,
  failureReasons: {
    expired: 'Den var udløbet',
    minimum: 'Kurven var for lille',
    excluded: 'Varen var ikke med',
    'not-eligible': 'Den var til andre kunder',
    other: 'En anden grund',
  },

  // Kept on the device
  save: 'Gem',
  saved: 'Gemt',
  saveOffer: 'Gem dette tilbud',
  yourStores: 'Dine butikker',
  keptNote: 'Gemt på denne enhed alene, så ingen andre ser det.',
  savedOffers: 'Gemte tilbud',
  openedLately: 'Koder, du har åbnet',
  forgetKept: 'Glem det hele',
  keptForgotten: 'Glemt. Der er intet af det på enheden mere.',
  share: 'Del',
  linkCopied: 'Link kopieret',
  linkNotCopied: (address) => `Kopiér denne adresse: ${address}`,

  // Errors
  errorHeading: {
    403: 'Det er ikke sikkert at følge dette link',
    404: 'Denne side findes ikke',
    410: 'Denne side er fjernet',
    429: 'Der kom for meget fra din forbindelse på én gang',
    connection: 'Siden kunne ikke indlæses',
    other: 'Der gik noget galt hos os',
  },
  errorText: {
    403: 'Tilbuddets adresse manglede eller var ændret, så vi sendte dig ikke videre. Åbn butikkens side, og prøv igen.',
    404: 'Måske er adressen stavet forkert, eller butikken er flyttet. Søg efter den, eller begynd på forsiden.',
    410: 'Butikken eller tilbuddet findes ikke længere. Søg efter et andet.',
    429: 'Vi tager kun imod et vist antal forespørgsler fra hver forbindelse. Prøv igen senere.',
    connection:
      'Forbindelsen er væk, eller vores server svarede ikke. Så snart du er online igen, prøver siden af sig selv.',
    other: 'Intet er gået tabt. Vent et øjeblik, og indlæs siden igen.',
  },
  goneSince: (date) => `Fjernet ${date}.`,
  tryAgain: 'Prøv igen',
  backToPage: 'Tilbage til siden',
  backHome: 'Gå til forsiden',
  tryThese: 'Prøv en af disse butikker',
  offline: 'Du er offline',
  offlineText: 'Det, du ser, er fra før. Sider kan åbnes igen, når forbindelsen er tilbage.',
  openedUnchecked: 'Ikke tjekket siden.',
  showEarlier: 'Vis de forrige',
  showFurther: 'Vis de næste',
  advertisement: 'Annonce',
  newsletterHeading: 'De bedste tilbud én gang om ugen',
  newsletterText:
    'En e-mail med de koder, der virkede, da de blev testet. I hver af dem er der et link til at afmelde.',
  newsletterJoin: 'Få nyhedsbrevet',
  extensionHeading: (name) => `${name} i din browser`,
  extensionText: 'Testede koder til den butik, du er i, med ét klik.',
  addExtension: (browser) => `Føj til ${browser}`,
  hideExtension: 'Vis ikke igen',
}
