import type { Count } from '../../format/createFormat.ts'
import { joinPresent } from '../joinPresent.ts'
import type { Messages } from '../Messages.ts'
import { createPlural } from '../createPlural.ts'

const plural = createPlural('de')

const countCodes = (count: Count) => plural(count, { one: `${count.written} Code`, other: `${count.written} Codes` })
const countDeals = (count: Count) => plural(count, { one: `${count.written} Deal`, other: `${count.written} Deals` })
const countMerchants = (count: Count) =>
  plural(count, { one: `${count.written} Shop`, other: `${count.written} Shops` })
const countOffers = (count: Count) =>
  plural(count, { one: `${count.written} Angebot`, other: `${count.written} Angebote` })

const codesAndDeals = (codes: Count, deals: Count) =>
  joinPresent(' und ', [codes, countCodes(codes)], [deals, countDeals(deals)])

/** German. Neither du nor Sie: sites of both kinds say it, and a button is shorter without. */
export const messages: Messages = {
  // Frame
  skipToContent: 'Zum Inhalt springen',
  home: 'Startseite',
  stores: 'Shops',
  mainNavigation: 'Hauptmenü',
  menu: 'Menü',
  allCategories: 'Alle Kategorien',
  allEvents: 'Alle Aktionen',
  regions: 'Land und Währung',
  footerNavigation: 'Über diese Website',
  breadcrumbs: 'Navigationspfad',
  about: 'Über uns',
  howWeTest: 'So testen wir',
  askAssistant: 'Fragen',
  howWeRank: 'So sortieren wir',
  privacy: 'Datenschutz',
  allTags: 'Angebotsarten',
  contact: 'Kontakt',
  imprint: 'Impressum',
  terms: 'Nutzungsbedingungen',
  footerGroups: { shop: 'Einkaufen', trust: 'Vertrauen', company: 'Unternehmen' },
  allStores: 'Alle Shops',
  loadingPage: 'Seite wird geladen',

  // Consent
  cookies: 'Cookies',
  cookieSettings: 'Cookie-Einstellungen',
  cookieQuestion:
    'Dürfen wir auf diesem Gerät ein paar Daten speichern? So bleiben geöffnete Codes offen, kein Klick zählt doppelt, und wir sehen, was langsam ist oder nicht funktioniert. Ohne sie geht alles genauso.',
  cookieService: (service) => `Bei Zustimmung wird auch ${service} geladen.`,
  cookieAds: (service) =>
    `Bei Zustimmung zeigt ${service} außerdem Anzeigen, die nicht nach dem Verhalten auf anderen Seiten ausgewählt sind.`,
  cookieChoices: {
    yes: 'Bisherige Wahl: zugestimmt.',
    no: 'Bisherige Wahl: abgelehnt. Auf diesem Gerät wird nichts gespeichert; Ansichten und Klicks zählen weiter, ohne Namen.',
    unanswered: 'Noch nichts gewählt: Bis zu einer Ablehnung wird gespeichert.',
  },
  cookiesRefused: (signal) =>
    `Der Browser sendet „${signal}“. Das gilt hier als Nein: Auf diesem Gerät wird nichts gespeichert, und es gibt nichts zu wählen. Ansichten und Klicks zählen weiter, ohne Namen.`,
  accept: 'Zustimmen',
  decline: 'Ablehnen',
  close: 'Schließen',

  // Demo shop
  demoShopNote: 'Ein Demo-Shop: Hier gibt es nichts zu kaufen.',
  sectionsOf: (publisher) => `Ressorts von ${publisher}`,
  backTo: (site) => `Zurück zu ${site}`,

  // Search
  search: 'Suchen',
  searchLabel: 'Shops und Rabattcodes suchen',
  searchPlaceholder: 'Shop oder Produkt',
  resultsFor: (query) => `Ergebnisse für „${query}“`,
  searchHeading: 'Shop finden',
  noResultsFor: (query) => `Nichts gefunden für „${query}“`,
  noResultsHint: 'Oft hilft es, nur den Namen des Shops einzugeben. Oder es ist einer von diesen dabei.',
  searchFor: (query) => `Nach „${query}“ suchen`,
  popularSearches: 'Beliebte Suchen',
  didYouMean: 'Vielleicht gemeint',
  alsoFound: 'Ähnliche Treffer',
  found: (stores, offers) => joinPresent(' und ', [stores, countMerchants(stores)], [offers, countOffers(offers)]),

  // Home
  homeHeading: 'Rabattcodes, die funktionieren',
  firstOffer: 'Top-Angebot',
  topOffers: 'Heute einlösbar',
  nothingYet: 'Noch keine Angebote',
  nothingYetText: 'Sobald es Shops und Angebote gibt, erscheinen sie hier.',
  popularStores: 'Beliebte Shops',
  categories: 'Kategorien',
  testing: 'Was „getestet“ hier bedeutet',
  testingSteps: [
    'Ein Code mit dem Vermerk „Getestet“ wurde von der genannten Person zur genannten Zeit in einen echten Warenkorb eingegeben.',
    'Bei einem Code, den noch niemand ausprobiert hat, steht „Noch nicht getestet“.',
    'Bei einem Code, der nicht mehr gilt, steht „Abgelaufen“.',
  ],
  readHowWeTest: 'Mehr darüber, wie wir testen',
  events: 'Aktionen',
  workedLast: 'Zuletzt erfolgreich getestet',
  countedAgo: (ago) => `Gezählt ${ago}`,
  testsThisWeek: (count) =>
    plural(count, { one: `${count.written} Test in dieser Woche`, other: `${count.written} Tests in dieser Woche` }),

  // Merchant
  merchantHeading: (merchant) => `Gutscheine für ${merchant}`,
  codesAndDeals,
  lastTested: (counts, ago) => `${counts}, zuletzt getestet ${ago}`,
  merchantHeadingUntested: (merchant) => `Angebote von ${merchant}`,
  listedOffers: (count) => `${countOffers(count)} gelistet, nicht getestet`,
  failingToo: (count) => `dazu ${countOffers(count)} ohne Erfolg`,
  onlyFailing: (count) => `${countOffers(count)} gelistet, zuletzt ohne Erfolg getestet`,
  noLiveOffers: 'Heute keine Angebote',
  noLiveOffersTitle: (merchant) => `Heute funktioniert kein Rabattcode für ${merchant}`,
  noLiveOffersText: (hasPast) =>
    hasPast
      ? 'Codes, die nicht funktionieren, zeigen wir nicht. Was es früher gab, steht weiter unten, ohne Gewähr.'
      : 'Codes, die nicht funktionieren, zeigen wir nicht. Ein Blick auf ähnliche Shops lohnt sich.',
  offersHeading: 'Codes und Deals',
  upcomingOffers: 'Demnächst',
  pastOffers: 'Frühere Angebote',
  pastOffersText:
    'Abgelaufen oder seit sechs Monaten nicht bestätigt. Manche funktionieren vielleicht noch, die meisten nicht.',
  visit: (merchant) => `${merchant} besuchen`,
  newTab: '(öffnet in neuem Tab)',
  facts: (merchant) => `Über ${merchant}`,
  similarStores: 'Ähnliche Shops',
  moreCategories: 'In diesen Kategorien',
  howItOpens: '„Code zeigen“ öffnet auch den Shop.',
  mayEarn: 'Manchmal zahlt er uns eine Provision.',
  howItWorks: 'Mehr dazu',

  // A basket
  basketHeading: 'Preis berechnen',
  basketField: (example) => `Warenkorb, zum Beispiel ${example}`,
  basketSubmit: 'Berechnen',
  basketBest: (basket, saved, pays) =>
    `Bei ${basket} spart das beste Angebot für alle ${saved}, sofern die Bedingungen passen: Zu zahlen sind ${pays}.`,
  basketNothing: (basket) => `Bei ${basket} gibt es kein Angebot, mit dem alle sicher sparen.`,
  basketUnreadable: (example, most) => `Bitte einen Betrag über 0 und bis ${most} eingeben, zum Beispiel ${example}.`,
  basketGroups: {
    everybody: 'Für alle',
    some: 'Nur für manche',
    open: 'Ersparnis vorher nicht bekannt',
    failing: 'Beim letzten Test fehlgeschlagen',
    excluded: 'Nicht bei diesem Warenkorb',
  },
  basketSaves: (saved, pays) => `Spart ${saved}, zu zahlen ${pays}`,
  basketCapped: 'Höchstmögliche Ersparnis',
  basketUpTo: (most) => `Bis zu ${most}, nicht garantiert`,
  basketDelivery: 'Spart die Versandkosten',
  basketUnknown: 'Hängt vom Einkauf ab',
  basketMissing: (missing, minimum) => `Es fehlen ${missing} zum Mindestbetrag von ${minimum}`,
  basketCurrency: (currency) => `Bedingungen in ${currency}, daher nicht berechenbar`,
  basketNote: 'Berechnet für den ganzen Warenkorb. Auf ausgenommene Artikel gibt es keinen Rabatt.',
  basketPart: 'Berücksichtigt sind nur die Angebote dieser Seite.',

  // Tags and brands
  storesWithSuch: 'Shops mit diesen Angeboten',
  otherTags: 'Andere Angebotsarten',
  bestOfEachStore: 'Das Beste aus jedem Shop',
  ownStore: 'Der eigene Shop der Marke',
  brands: 'Marken',
  otherBrands: 'Andere Marken',
  subcategories: 'Unterkategorien',
  typicalPercent: (figure) => `Üblich sind ${figure} Rabatt`,
  howToUse: (merchant) => `Code bei ${merchant} einlösen`,
  formLinks: { subscribe: 'Neue Angebote per E-Mail', submission: 'Code einsenden', review: 'Bewertung schreiben' },
  newsletter: 'Newsletter',
  reviews: 'Stimmen zum Shop',
  reviewsChecked:
    'Die Redaktion liest jede Bewertung, bevor sie erscheint. Ob dort wirklich eingekauft wurde, prüfen wir nicht.',
  allReviews: (count) => `Alle ${count} Bewertungen`,
  filterReviews: 'Nach Sternen filtern',
  ratingSummary: (average, count) =>
    `${average} von 5 aus ${plural(count, { one: `${count.written} Bewertung`, other: `${count.written} Bewertungen` })}`,
  stars: (figure) => `${figure} von 5 Sternen`,
  workedLately: (worked, all, days) => `Klappte in den letzten ${days} Tagen bei ${worked} von ${all}`,
  votesWindow: (days) => `„Klappte bei“ zählt die Rückmeldungen der letzten ${days} Tage.`,

  // Cashback
  cashbackHeading: (merchant) => `Cashback bei ${merchant}`,
  cashbackFigure: (figure, upTo) => `${upTo ? 'Bis zu ' : ''}${figure} Cashback`,
  noCashbackTitle: (merchant) => `Zurzeit gibt es bei ${merchant} kein Cashback`,
  noCashbackText: 'Was es früher gab, steht weiter unten, ohne Gewähr.',
  cashbackRates: 'Sätze',
  ratesChanged: (date) => `Zuletzt geändert am ${date}`,
  rateFor: 'Wofür',
  rateReward: 'Cashback',
  rateAll: 'Alles',
  rateElse: 'Alles andere',
  rateRaised: (date) => (date ? `Mehr als üblich bis ${date}` : 'Vorübergehend mehr als üblich'),
  rateUsual: (figure) => `Sonst ${figure}`,
  rateAtMost: (figure) => `Höchstens ${figure} je Einkauf`,
  cashbackSteps: 'So funktioniert es',
  cashbackStep: (merchant, site) => [
    `${merchant} über den Link auf dieser Seite öffnen und die Cookies dort erlauben.`,
    'Direkt danach einkaufen, ohne zwischendurch einem Link einer anderen Website zu folgen.',
    'Der Shop bestätigt den Einkauf. Für Rücksendungen gibt es kein Cashback.',
    `${merchant} zahlt das Cashback selbst aus, wie es unten in den Bedingungen steht. ${site} zahlt nichts aus und führt kein Konto.`,
  ],
  untilTracked: 'Bis zur Erfassung',
  untilPaid: 'Bis zur Auszahlung',
  exclusions: 'Kein Cashback auf',
  cashbackTerms: 'Bedingungen',
  rateHistory: 'Höchster Satz im Zeitverlauf',
  historyFrom: 'Von',
  historyUntil: 'Bis',
  stillOn: 'heute',
  cashbackBeside: 'Ein Code lässt sich nur dann mit Cashback kombinieren, wenn die Bedingungen beider es erlauben.',
  similarCashback: 'Weitere Shops mit Cashback',

  // Category
  categoryHeading: (category) => `${category}: Gutscheine und Deals`,
  offersInAll: countOffers,
  topStoresIn: (category) => `${category}: beliebte Shops`,
  noOffersHere: 'Hier gibt es heute keine Angebote',
  noOffersHereText: 'Vielleicht hilft einer der Shops oder eine andere Kategorie weiter.',

  // Events and channels
  moreFrom: (heading) => `Mehr aus: ${heading}`,
  questions: 'Fragen und Antworten',
  eventAhead: (date, time) => `Startet am ${date}, ${time}`,
  eventOn: (date) => (date ? `Läuft bis ${date}` : 'Läuft gerade'),
  eventOver: (date, isLive) => `Vorbei seit ${date}${isLive ? '; diese Angebote gelten bei ihren Shops noch' : ''}`,
  bestOfLastTime: 'Das Beste vom letzten Mal',
  bestOfLastTimeText: 'Alle abgelaufen, aber ein Hinweis darauf, was zu erwarten ist.',
  eventEmptyText: 'Angebote erscheinen hier, sobald Shops sie ankündigen.',
  otherEvents: 'Weitere Anlässe',
  moreChannels: 'Weitere Empfehlungen',

  // Blog
  guides: 'Ratgeber',
  guidesText: 'Was Rabattcodes wirklich bringen und was ihre Bedingungen bedeuten.',
  noGuides: 'Noch keine Ratgeber',
  noGuidesText: 'Neue Ratgeber erscheinen hier.',
  writtenBy: (name) => `Von ${name}`,
  reviewedBy: (name) => `Geprüft von ${name}`,
  changedOn: (date) => `Aktualisiert am ${date}`,
  readingTime: (minutes) => `${minutes} Min. Lesezeit`,
  contents: 'Auf dieser Seite',
  offersChecked: (ago) => `Alle Angebote getestet, das erste ${ago}`,
  relatedGuides: 'Ähnliche Ratgeber',
  storesInGuide: 'Shops in diesem Ratgeber',

  // Directory
  storesByLetter: 'Shops nach Buchstaben',
  allOfLetter: (count, letter) => `Alle ${count} mit ${letter}`,

  // Lists
  filter: 'Filtern und sortieren',
  filterAll: 'Alle',
  filterNames: { for: 'Für wen', value: 'Vorteil' },
  filterValues: {
    code: 'Codes',
    deal: 'Deals',
    percent: 'Prozentrabatt',
    money: 'Fester Rabatt',
    price: 'Festpreise',
    'free-delivery': 'Gratisversand',
    gift: 'Geschenke',
    soon: 'Bald vorbei',
    week: 'Diese Woche getestet',
  },
  removeFilter: 'Filter entfernen',
  removeFilters: 'Alle Filter entfernen',
  noOffersFiltered: 'Zu diesen Filtern passt gerade nichts',
  noOffersFilteredText: 'Mit weniger Filtern ist die Auswahl größer.',
  sort: 'Sortieren',
  sorts: {
    best: 'Beste',
    newest: 'Neueste',
    biggest: 'Höchster Rabatt',
    ending: 'Bald vorbei',
    used: 'Heute meistgenutzt',
  },
  paging: 'Seiten',
  goToPage: (page) => `Seite ${page}`,
  previous: 'Zurück',
  next: 'Weiter',

  // The ticket: what it is worth
  percentOff: (figure, upTo) => ({ lead: upTo ? 'Bis zu ' : '', figure, tail: ' Rabatt' }),
  moneyOff: (figure, upTo) => ({ lead: upTo ? 'Bis zu ' : '', figure, tail: ' Rabatt' }),
  price: (figure, was, isLowest) => ({ lead: isLowest ? 'Ab ' : '', figure, tail: was && ` statt ${was}` }),
  freeDelivery: { lead: 'Versand ', figure: 'gratis', tail: '' },
  gift: { lead: '', figure: 'Geschenk', tail: ' dazu' },
  free: { lead: '', figure: 'Gratis', tail: '' },
  kinds: { code: 'Code', deal: 'Deal' },
  exclusive: 'Exklusiv',

  // The ticket: facts
  testedBy: (name, ago) => `Getestet von ${name} ${ago}`,
  tested: (ago) => `Getestet ${ago}`,
  testedOnce: 'Getestet',
  unconfirmed: 'Seit sechs Monaten nicht bestätigt',
  untested: 'Noch nicht getestet',
  failed: (ago) => `Test ${ago} fehlgeschlagen`,
  until: (date) => `Bis ${date}`,
  endedOn: (date) => `Abgelaufen am ${date}`,
  startsSoon: 'Startet bald',
  startsOn: (date) => `Ab ${date}`,
  timeLeft: (duration) => `Noch ${duration}`,
  usedToday: (count) => plural(count, { one: 'Heute einmal genutzt', other: `Heute ${count.written}-mal genutzt` }),
  lastTests: (outcomes) =>
    `Letzte Tests, neueste zuerst: ${outcomes.map((outcome) => (outcome === 'worked' ? 'erfolgreich' : 'fehlgeschlagen')).join(', ')}.`,
  worked: (worked, all) => `Klappte bei ${worked} von ${all}`,
  fewVotes: 'Noch zu wenige Rückmeldungen',
  details: 'Details',
  moreOfCoupon: 'Mehr zu diesem Angebot',
  expired: 'Abgelaufen',

  // The ticket: actions
  getCode: 'Code zeigen',
  getDeal: 'Zum Deal',
  howToGet: 'So geht’s',
  tryCode: 'Trotzdem versuchen',
  tryDeal: 'Trotzdem versuchen',
  codeOpens: (merchant) => `in neuem Tab und ${merchant} öffnen`,
  dealOpens: (merchant) => `(öffnet ${merchant} in neuem Tab)`,
  codeEndsWith: ', Code endet auf',

  // The ticket, torn open
  yourCode: (merchant) => `Rabattcode für ${merchant}`,
  yourCodeHint: 'Code kopieren und an der Kasse einfügen.',
  yourCodeHintUnlinked: (merchant) =>
    `Code kopieren, ${merchant} wie gewohnt öffnen und den Code an der Kasse einfügen.`,
  askedFor: 'Der gewünschte Code',
  askedForEnded: (date) => `Er ist ${date && `am ${date} `}abgelaufen und nicht mehr einlösbar.`,
  askedForStarts: (date) =>
    date
      ? `Er ist ab ${date} einlösbar und steht dann hier bereit.`
      : 'Er ist noch nicht einlösbar und steht später hier bereit.',
  askedForInVain: {
    expired: 'Der gewünschte Code ist abgelaufen. Diese hier sind heute einlösbar.',
    upcoming: 'Der gewünschte Code gilt noch nicht. Diese hier sind heute einlösbar.',
  },
  copy: 'Kopieren',
  theCode: '(Code)',
  copied: 'Kopiert',
  copiedAnnouncement: (code) => `Code ${code} kopiert`,
  copyFailed: 'Markiert. Jetzt mit der Tastatur kopieren.',
  copyFailedByTouch: 'Zum Kopieren den Code gedrückt halten.',
  goToShop: (merchant) => `Zu ${merchant}`,
  otherOffers: (merchant) => `Mehr von ${merchant}`,

  // Did it work?
  didItWork: 'Hat es funktioniert?',
  itWorked: 'Funktioniert',
  itDidNot: 'Funktioniert nicht',
  whatWasWrong: (code) => `Woran lag es bei ${code}?`,
  voteReasons: {
    expired: 'Abgelaufen',
    minimum: 'Mindestbestellwert',
    excluded: 'Artikel ausgeschlossen',
    'not-eligible': 'Nur für Neukunden',
    other: 'Etwas anderes',
  },
  voteTaken: (answer) => `Notiert: „${answer}“. Danke!`,
  voteSaid: (answer) => `Die Antwort: „${answer}“.`,
  voteNotCounted: 'Notiert. Der Code gilt nur für Neukunden, deshalb zählt das nicht gegen ihn.',
  voteSending: 'Die Antwort wird gesendet …',
  voteOffline:
    'Keine Verbindung. Bitte diesen Tab offen lassen: Die Antwort wird gesendet, sobald die Verbindung zurück ist.',
  formFailed: 'Es konnte nicht gesendet werden. Die Eingaben sind noch da.',
  voteFailed: 'Die Antwort konnte nicht gesendet werden und zählt noch nicht.',
  voteRejected: {
    gone: 'Dieses Angebot gibt es nicht mehr, deshalb wurde die Antwort nicht gezählt.',
    limited: 'Von diesem Anschluss kamen zu viele Antworten, deshalb wurde diese nicht gezählt.',
  },
  nextCode: 'Stattdessen diesen probieren',
  noNextCode: (merchant) => `Für ${merchant} gibt es heute keinen anderen Code.`,

  // The ticket whose code this visitor has opened
  openedAgo: (ago) => `Geöffnet ${ago}`,
  ownVote: { worked: 'Eigene Antwort: funktioniert', failed: 'Eigene Antwort: funktioniert nicht' },

  // A coupon's own page
  couponHeading: (offer, merchant) => `${offer} bei ${merchant}`,
  couponOffer: 'Das Angebot',
  couponTerms: 'Bedingungen',
  conditionLabels: {
    leastBasket: 'Warenkorb ab',
    mostSaved: 'Höchste Ersparnis',
    audience: 'Für',
    uses: 'Wie oft',
    where: 'Wo',
  },
  audiences: {
    'new-customers': 'Neukunden',
    students: 'Studierende',
    members: 'Mitglieder',
    'app-users': 'Nutzer der App',
  },
  usesEach: (count) => plural(count, { one: 'Einmal pro Kunde', other: `${count.written}-mal pro Kunde` }),
  places: { 'in-store': 'In der Filiale', anywhere: 'In der Filiale und online' },
  couponTrials: 'Wer es getestet hat',
  noTrials: 'Das hat noch niemand getestet.',
  trial: (who, day, outcome) =>
    `Getestet von ${who} am ${day}: ${outcome === 'worked' ? 'funktioniert' : 'funktioniert nicht'}`,
  testers: {
    editor: 'der Redaktion',
    feed: 'dem Händler',
    bot: 'unserem Prüfprogramm',
    community: 'einem Kunden',
    extension: 'der Browser-Erweiterung',
  },
  trialBasket: (figure) => `Warenkorb ${figure}`,
  trialPaid: (figure) => `${figure} zu zahlen`,
  trialSaved: (figure) => `${figure} gespart`,
  healthRate: (percent, days) =>
    `Klappte in den letzten ${days} Tagen bei ${percent} der Versuche; neuere zählen mehr.`,
  healthUnknown: (fewest, days) =>
    `Zu wenige Daten: weniger als ${fewest} Rückmeldungen und Tests in den letzten ${days} Tagen.`,
  lastWorked: (ago) => `Zuletzt geklappt ${ago}.`,
  couponFailures: 'Woran es bei manchen lag',
  couponFailuresText: (days) => `Aus den Rückmeldungen der letzten ${days} Tage.`,
  failureReasons: {
    expired: 'Schon abgelaufen',
    minimum: 'Warenkorb zu klein',
    excluded: 'Artikel ausgeschlossen',
    'not-eligible': 'Nicht für diese Kunden gedacht',
    other: 'Ein anderer Grund',
  },

  // Kept on the device
  save: 'Merken',
  saved: 'Gemerkt',
  saveOffer: 'Dieses Angebot merken',
  yourStores: 'Gemerkte Shops',
  keptNote: 'Nur auf diesem Gerät gespeichert, sonst sieht es niemand.',
  savedOffers: 'Gemerkte Angebote',
  openedLately: 'Zuletzt geöffnete Codes',
  forgetKept: 'Alles löschen',
  keptForgotten: 'Gelöscht. Auf diesem Gerät ist nichts mehr davon gespeichert.',
  share: 'Teilen',
  linkCopied: 'Link kopiert',
  linkNotCopied: (address) => `Diese Adresse kopieren: ${address}`,

  // Errors
  errorHeading: {
    403: 'Dieser Link ist nicht sicher',
    404: 'Diese Seite gibt es nicht',
    410: 'Diese Seite wurde entfernt',
    429: 'Zu viele Anfragen von diesem Anschluss',
    connection: 'Diese Seite konnte nicht geladen werden',
    other: 'Bei uns ist etwas schiefgelaufen',
  },
  errorText: {
    403: 'Die Adresse des Angebots fehlte oder war verändert, deshalb haben wir nicht weitergeleitet. Am besten die Seite des Shops öffnen und es von dort noch einmal versuchen.',
    404: 'Vielleicht ist die Adresse falsch geschrieben, oder der Shop ist umgezogen. Die Suche und die Startseite helfen weiter.',
    410: 'Diesen Shop oder dieses Angebot gibt es nicht mehr. Über die Suche finden sich andere.',
    429: 'Je Anschluss nehmen wir nur eine bestimmte Zahl von Anfragen an. Bitte später noch einmal versuchen.',
    connection:
      'Die Verbindung ist unterbrochen, oder unser Server hat nicht geantwortet. Sobald sie wieder da ist, versucht es diese Seite von selbst noch einmal.',
    other: 'Es ist nichts verloren. Einen Moment warten und die Seite neu laden.',
  },
  goneSince: (date) => `Entfernt am ${date}.`,
  tryAgain: 'Noch einmal versuchen',
  backToPage: 'Zurück zur Seite',
  backHome: 'Zur Startseite',
  tryThese: 'Vielleicht einer von diesen Shops',
  offline: 'Keine Verbindung',
  offlineText: 'Diese Seite wurde vorhin gespeichert. Andere öffnen sich wieder, sobald die Verbindung zurück ist.',
  openedUnchecked: 'Seitdem nicht geprüft.',
  showEarlier: 'Zurückblättern',
  showFurther: 'Weiterblättern',
  advertisement: 'Anzeige',
  newsletterHeading: 'Die besten Angebote, einmal pro Woche',
  newsletterText:
    'Eine E-Mail mit den Codes, die beim Testen funktioniert haben. In jeder steht ein Link zum Abbestellen.',
  newsletterJoin: 'Newsletter bestellen',
  extensionHeading: (name) => `${name} im Browser`,
  extensionText: 'Getestete Codes für den Shop, der gerade offen ist, mit einem Klick.',
  addExtension: (browser) => `Zu ${browser} hinzufügen`,
  hideExtension: 'Nicht mehr anzeigen',
}
