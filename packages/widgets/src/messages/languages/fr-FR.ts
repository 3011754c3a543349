import type { Count } from '../../format/createFormat.ts'
import { joinPresent } from '../joinPresent.ts'
import type { Messages } from '../Messages.ts'
import { createPlural } from '../createPlural.ts'

const plural = createPlural('fr')

const countCodes = (count: Count) =>
  plural(count, { one: `${count.written} code`, many: `${count.written} de codes`, other: `${count.written} codes` })
const countDeals = (count: Count) =>
  plural(count, {
    one: `${count.written} bon plan`,
    many: `${count.written} de bons plans`,
    other: `${count.written} bons plans`,
  })
const countMerchants = (count: Count) =>
  plural(count, {
    one: `${count.written} boutique`,
    many: `${count.written} de boutiques`,
    other: `${count.written} boutiques`,
  })
const countOffers = (count: Count) =>
  plural(count, { one: `${count.written} offre`, many: `${count.written} d’offres`, other: `${count.written} offres` })

const codesAndDeals = (codes: Count, deals: Count) =>
  joinPresent(' et ', [codes, countCodes(codes)], [deals, countDeals(deals)])

/** The first of a month is an ordinal: `1er oct.`, which `Intl` does not know. */
const on = (date: string) => date.replace(/^1(?=\s)/, '1er')

/** A narrow no-break space stands before `: ; ! ?` and inside of « ». */
const quoted = (words: string) => `«\u202F${words}\u202F»`

/** French, with vous. */
export const messages: Messages = {
  // Frame
  skipToContent: 'Aller au contenu',
  home: 'Accueil',
  stores: 'Boutiques',
  mainNavigation: 'Menu principal',
  menu: 'Menu',
  allCategories: 'Toutes les catégories',
  allEvents: 'Tous les temps forts',
  regions: 'Pays et devise',
  footerNavigation: 'À propos de ce site',
  breadcrumbs: 'Vous êtes ici',
  about: 'Qui sommes-nous',
  howWeTest: 'Comment nous testons',
  askAssistant: 'Une question\u202F?',
  howWeRank: 'Comment nous classons',
  privacy: 'Confidentialité',
  allTags: 'Types d’offres',
  contact: 'Nous écrire',
  imprint: 'Mentions légales',
  terms: 'Conditions d’utilisation',
  footerGroups: { shop: 'Acheter', trust: 'Confiance', company: 'Entreprise' },
  allStores: 'Toutes les boutiques',
  loadingPage: 'Chargement de la page',

  // Consent
  cookies: 'Cookies',
  cookieSettings: 'Gérer les cookies',
  cookieQuestion:
    'Pouvons-nous enregistrer quelques données sur votre appareil\u202F? Grâce à elles, les codes ouverts le restent, aucun clic n’est compté deux fois et nous voyons ce qui est lent ou ne marche pas. Sans elles, tout fonctionne aussi.',
  cookieService: (service) => `Si vous acceptez, ${service} sera aussi chargé.`,
  cookieAds: (service) =>
    `Si vous acceptez, ${service} affiche aussi des publicités, sans tenir compte de ce que vous faites ailleurs.`,
  cookieChoices: {
    yes: 'Vous avez accepté.',
    no: 'Vous avez refusé\u202F: rien n’est enregistré sur cet appareil. Les vues et les clics restent comptés, sans votre nom.',
    unanswered: 'Vous n’avez pas encore choisi\u202F: des données sont enregistrées tant que vous ne refusez pas.',
  },
  cookiesRefused: (signal) =>
    `Votre navigateur envoie «\u202F${signal}\u202F». Pour nous, c’est un non\u202F: rien n’est enregistré sur cet appareil et vous n’avez rien à choisir ici. Les vues et les clics restent comptés, sans votre nom.`,
  accept: 'Accepter',
  decline: 'Refuser',
  close: 'Fermer',

  // Demo shop
  demoShopNote: 'Boutique de démonstration\u202F: il n’y a rien à acheter ici.',
  sectionsOf: (publisher) => `Rubriques de ${publisher}`,
  backTo: (site) => `Retour à ${site}`,

  // Search
  search: 'Rechercher',
  searchLabel: 'Rechercher une boutique ou un code promo',
  searchPlaceholder: 'Boutique ou produit',
  resultsFor: (query) => `Résultats pour ${quoted(query)}`,
  searchHeading: 'Trouver une boutique',
  noResultsFor: (query) => `Aucun résultat pour ${quoted(query)}`,
  noResultsHint: 'Essayez avec le seul nom de la boutique, ou choisissez parmi celles-ci.',
  searchFor: (query) => `Rechercher ${quoted(query)}`,
  popularSearches: 'Recherches populaires',
  didYouMean: 'Vous cherchiez peut-être',
  alsoFound: 'Proche de votre recherche',
  found: (stores, offers) => joinPresent(' et ', [stores, countMerchants(stores)], [offers, countOffers(offers)]),

  // Home
  homeHeading: 'Trouvez un code promo qui fonctionne',
  firstOffer: 'La meilleure offre',
  topOffers: 'À utiliser aujourd’hui',
  nothingYet: 'Pas encore d’offres',
  nothingYetText: 'Les boutiques et leurs offres apparaîtront ici dès qu’il y en aura.',
  popularStores: 'Boutiques populaires',
  categories: 'Catégories',
  testing: `Ce que ${quoted('testé')} veut dire ici`,
  testingSteps: [
    `Un code marqué ${quoted('Testé')} a été saisi dans un vrai panier par la personne indiquée, au moment indiqué.`,
    `Un code que personne n’a essayé porte la mention ${quoted('Pas encore testé')}.`,
    `Un code qui n’est plus valable porte la mention ${quoted('Expiré')}.`,
  ],
  readHowWeTest: 'Lire comment nous testons',
  events: 'Temps forts',
  workedLast: 'Testés avec succès récemment',
  countedAgo: (ago) => `Compté ${ago}`,
  testsThisWeek: (count) =>
    plural(count, {
      one: `${count.written} test cette semaine`,
      many: `${count.written} de tests cette semaine`,
      other: `${count.written} tests cette semaine`,
    }),

  // Merchant
  merchantHeading: (merchant) => `Codes promo ${merchant}`,
  codesAndDeals,
  lastTested: (counts, ago) => `${counts}, dernier test ${ago}`,
  merchantHeadingUntested: (merchant) => `Offres ${merchant}`,
  listedOffers: (count) =>
    plural(count, {
      one: `${count.written} offre répertoriée, non testée`,
      many: `${count.written} d’offres répertoriées, non testées`,
      other: `${count.written} offres répertoriées, non testées`,
    }),
  failingToo: (count) => `plus ${countOffers(count)} sans succès`,
  onlyFailing: (count) => `${countOffers(count)}, sans succès au dernier test`,
  noLiveOffers: 'Aucune offre aujourd’hui',
  noLiveOffersTitle: (merchant) => `Aucun code promo ${merchant} ne fonctionne aujourd’hui`,
  noLiveOffersText: (hasPast) =>
    hasPast
      ? 'Nous n’affichons pas les codes qui ne marchent pas. Les offres passées figurent plus bas, à titre indicatif.'
      : 'Nous n’affichons pas les codes qui ne marchent pas. Voyez plutôt l’une des boutiques similaires.',
  offersHeading: 'Codes et bons plans',
  upcomingOffers: 'Bientôt',
  pastOffers: 'Offres passées',
  pastOffersText:
    'Expirées, ou non confirmées depuis six mois. Certaines fonctionnent peut-être encore\u202F; la plupart, non.',
  visit: (merchant) => `Visiter ${merchant}`,
  newTab: '(s’ouvre dans un nouvel onglet)',
  facts: (merchant) => `À propos de ${merchant}`,
  similarStores: 'Boutiques similaires',
  moreCategories: 'Dans ces catégories',
  howItOpens: `${quoted('Voir le code')} ouvre aussi la boutique.`,
  mayEarn: 'Nous touchons parfois une commission.',
  howItWorks: 'En savoir plus',

  // A basket
  basketHeading: 'Calculer le prix',
  basketField: (example) => `Votre panier, par exemple ${example}`,
  basketSubmit: 'Calculer',
  basketBest: (basket, saved, pays) =>
    `Sur ${basket}, la meilleure offre pour tous fait économiser ${saved} si ses conditions sont réunies\u202F: vous payez ${pays}.`,
  basketNothing: (basket) => `Sur ${basket}, aucune offre ne garantit une économie à tous.`,
  basketUnreadable: (example, most) => `Saisissez un montant supérieur à 0, jusqu’à ${most}, par exemple ${example}.`,
  basketGroups: {
    everybody: 'Pour tous',
    some: 'Réservé à certains',
    open: 'Économie inconnue à l’avance',
    failing: 'Échec au dernier test',
    excluded: 'Pas avec ce panier',
  },
  basketSaves: (saved, pays) => `${saved} de moins, vous payez ${pays}`,
  basketCapped: 'Remise maximale',
  basketUpTo: (most) => `Jusqu’à ${most}, sans garantie`,
  basketDelivery: 'Livraison offerte',
  basketUnknown: 'Dépend de vos achats',
  basketMissing: (missing, minimum) => `Il manque ${missing} pour le minimum de ${minimum}`,
  basketCurrency: (currency) => `Conditions en ${currency}\u202F: calcul impossible`,
  basketNote: 'Calculé sur tout le panier. Les articles exclus d’une offre ne sont pas réduits.',
  basketPart: 'Calculé avec les seules offres de cette page.',

  // Tags and brands
  storesWithSuch: 'Les boutiques qui en proposent',
  otherTags: 'Autres types d’offres',
  bestOfEachStore: 'La meilleure offre de chaque boutique',
  ownStore: 'La boutique de la marque',
  brands: 'Marques',
  otherBrands: 'Autres marques',
  subcategories: 'Sous-catégories',
  typicalPercent: (figure) => `En général, ${figure} de remise`,
  howToUse: (merchant) => `Utiliser un code chez ${merchant}`,
  formLinks: { subscribe: 'Nouvelles offres par e-mail', submission: 'Proposer un code', review: 'Donner un avis' },
  newsletter: 'Newsletter',
  reviews: 'L’avis des clients',
  reviewsChecked:
    'La rédaction lit chaque avis avant publication. Nous ne vérifions pas si son auteur a bien acheté dans cette boutique.',
  allReviews: (count) => `Les ${count} avis`,
  filterReviews: 'Filtrer par étoiles',
  ratingSummary: (average, count) =>
    `${average} sur 5, d’après ${plural(count, { one: `${count.written} avis`, many: `${count.written} d’avis`, other: `${count.written} avis` })}`,
  stars: (figure) => `${figure} étoiles sur 5`,
  workedLately: (worked, all, days) => `A fonctionné ${worked} fois sur ${all} ces ${days} derniers jours`,
  votesWindow: (days) => `${quoted('A fonctionné')} compte les retours des ${days} derniers jours.`,

  // Cashback
  cashbackHeading: (merchant) => `Cashback chez ${merchant}`,
  cashbackFigure: (figure, upTo) => `${upTo ? 'Jusqu’à ' : ''}${figure} de cashback`,
  noCashbackTitle: (merchant) => `Pas de cashback chez ${merchant} en ce moment`,
  noCashbackText: 'Les anciens taux figurent plus bas, à titre indicatif.',
  cashbackRates: 'Taux',
  ratesChanged: (date) => `Dernier changement le ${date}`,
  rateFor: 'Pour',
  rateReward: 'Cashback',
  rateAll: 'Tous les achats',
  rateElse: 'Tout le reste',
  rateRaised: (date) => (date ? `Plus que d’habitude jusqu’au ${date}` : 'Temporairement plus que d’habitude'),
  rateUsual: (figure) => `D’habitude ${figure}`,
  rateAtMost: (figure) => `${figure} maximum par achat`,
  cashbackSteps: 'Comment ça marche',
  cashbackStep: (merchant, site) => [
    `Ouvrir ${merchant} par le lien de cette page et y accepter les cookies.`,
    'Acheter dans la foulée, sans passer par le lien d’un autre site.',
    'La boutique confirme l’achat. Les articles renvoyés ne donnent droit à rien.',
    `${merchant} verse le cashback directement, selon les conditions ci-dessous. ${site} ne verse rien et ne tient aucun compte.`,
  ],
  untilTracked: 'Délai de suivi',
  untilPaid: 'Délai de versement',
  exclusions: 'Achats exclus',
  cashbackTerms: 'Conditions',
  rateHistory: 'Évolution du meilleur taux',
  historyFrom: 'Du',
  historyUntil: 'Au',
  stillOn: 'aujourd’hui',
  cashbackBeside: 'Un code et le cashback ne se cumulent que si les conditions des deux le permettent.',
  similarCashback: 'D’autres boutiques avec cashback',

  // Category
  categoryHeading: (category) => `${category}\u202F: codes promo et bons plans`,
  offersInAll: countOffers,
  topStoresIn: (category) => `${category}\u202F: les boutiques`,
  noOffersHere: 'Aucune offre ici aujourd’hui',
  noOffersHereText: 'Essayez l’une des boutiques ou une autre catégorie.',

  // Events and channels
  moreFrom: (heading) => `${heading}\u202F: voir plus`,
  questions: 'Questions et réponses',
  eventAhead: (date, time) => `Commence le ${on(date)}, ${time}`,
  eventOn: (date) => (date ? `En cours jusqu’au ${on(date)}` : 'En cours'),
  eventOver: (date, isLive) =>
    `Terminé depuis le ${on(date)}${isLive ? '\u202F; ces offres restent valables dans leurs boutiques' : ''}`,
  bestOfLastTime: 'Les meilleures offres de la dernière fois',
  bestOfLastTimeText: 'Elles ont toutes expiré, mais donnent une idée de ce qui vous attend.',
  eventEmptyText: 'Les offres apparaîtront ici dès que les boutiques les annonceront.',
  otherEvents: 'Autres événements',
  moreChannels: 'Autres sélections',

  // Blog
  guides: 'Conseils',
  guidesText: 'Ce que valent vraiment les codes promo et ce que disent leurs conditions.',
  noGuides: 'Aucun conseil pour l’instant',
  noGuidesText: 'Les nouveaux conseils apparaîtront ici.',
  writtenBy: (name) => `Par ${name}`,
  reviewedBy: (name) => `Relu par ${name}`,
  changedOn: (date) => `Mis à jour le ${on(date)}`,
  readingTime: (minutes) => `${minutes} min de lecture`,
  contents: 'Sur cette page',
  offersChecked: (ago) => `Toutes les offres testées, la première ${ago}`,
  relatedGuides: 'À lire aussi',
  storesInGuide: 'Les boutiques citées',

  // Directory
  storesByLetter: 'Boutiques par lettre',
  allOfLetter: (count, letter) => `Les ${count} boutiques en ${letter}`,

  // Lists
  filter: 'Filtrer et trier',
  filterAll: 'Tout',
  filterNames: { for: 'Pour qui', value: 'Avantage' },
  filterValues: {
    code: 'Codes',
    deal: 'Bons plans',
    percent: 'Remises en %',
    money: 'Remises en euros',
    price: 'Prix fixes',
    'free-delivery': 'Livraison offerte',
    gift: 'Cadeaux',
    soon: 'Bientôt terminés',
    week: 'Testés cette semaine',
  },
  removeFilter: 'retirer ce filtre',
  removeFilters: 'Retirer tous les filtres',
  noOffersFiltered: 'Aucune offre ne correspond à ces filtres',
  noOffersFilteredText: 'Retirez-en un pour élargir le choix.',
  sort: 'Trier',
  sorts: {
    best: 'Meilleures',
    newest: 'Plus récentes',
    biggest: 'Plus fortes remises',
    ending: 'Bientôt terminées',
    used: 'Les plus utilisées du jour',
  },
  paging: 'Pages',
  goToPage: (page) => `Page ${page}`,
  previous: 'Précédent',
  next: 'Suivant',

  // The ticket: what it is worth
  percentOff: (figure, upTo) => ({ lead: upTo ? 'Jusqu’à ' : '', figure, tail: ' de\u00A0remise' }),
  moneyOff: (figure, upTo) => ({ lead: upTo ? 'Jusqu’à ' : '', figure, tail: ' de\u00A0remise' }),
  price: (figure, was, isLowest) => ({ lead: isLowest ? 'Dès ' : '', figure, tail: was && ` au lieu de ${was}` }),
  freeDelivery: { lead: 'Livraison ', figure: 'offerte', tail: '' },
  gift: { lead: '', figure: 'Cadeau', tail: ' offert' },
  free: { lead: '', figure: 'Gratuit', tail: '' },
  kinds: { code: 'Code', deal: 'Bon plan' },
  exclusive: 'Exclusif',

  // The ticket: facts
  testedBy: (name, ago) => `Testé par ${name} ${ago}`,
  tested: (ago) => `Testé ${ago}`,
  testedOnce: 'Testé',
  unconfirmed: 'Non confirmé depuis six mois',
  untested: 'Pas encore testé',
  failed: (ago) => `Échec au test ${ago}`,
  until: (date) => `Jusqu’au ${on(date)}`,
  endedOn: (date) => `Expiré le ${on(date)}`,
  startsSoon: 'Bientôt disponible',
  startsOn: (date) => `Dès le ${on(date)}`,
  timeLeft: (duration) => `Encore ${duration}`,
  usedToday: (count) =>
    plural(count, {
      one: 'Utilisé une fois aujourd’hui',
      many: `Utilisé ${count.written} de fois aujourd’hui`,
      other: `Utilisé ${count.written} fois aujourd’hui`,
    }),
  lastTests: (outcomes) =>
    `Derniers tests, du plus récent au plus ancien\u202F: ${outcomes.map((outcome) => (outcome === 'worked' ? 'réussi' : 'échec')).join(', ')}.`,
  worked: (worked, all) => `A fonctionné ${worked} fois sur ${all}`,
  fewVotes: 'Pas encore assez de retours',
  details: 'Détails',
  moreOfCoupon: 'En savoir plus sur cette offre',
  expired: 'Expiré',

  // The ticket: actions
  getCode: 'Voir le code',
  getDeal: 'Voir l’offre',
  howToGet: 'Comment en profiter',
  tryCode: 'Essayer quand même',
  tryDeal: 'Essayer quand même',
  codeOpens: (merchant) => `dans un nouvel onglet et ouvrir ${merchant}`,
  dealOpens: (merchant) => `(ouvre ${merchant} dans un nouvel onglet)`,
  codeEndsWith: ', code se terminant par',

  // The ticket, torn open
  yourCode: (merchant) => `Votre code promo ${merchant}`,
  yourCodeHint: 'Copiez-le, puis collez-le au moment de payer.',
  yourCodeHintUnlinked: (merchant) => `Copiez-le, ouvrez ${merchant} comme d’habitude et collez-le au moment de payer.`,
  askedFor: 'Le code demandé',
  askedForEnded: (date) => `Il a expiré${date && ` le ${on(date)}`} et ne peut plus être utilisé.`,
  askedForStarts: (date) =>
    date
      ? `Il sera valable à partir du ${on(date)}. Revenez à ce moment-là.`
      : 'Il n’est pas encore valable. Revenez plus tard.',
  askedForInVain: {
    expired: 'Le code demandé a expiré. Ces offres sont valables aujourd’hui.',
    upcoming: 'Le code demandé n’est pas encore valable. Ces offres le sont aujourd’hui.',
  },
  copy: 'Copier',
  theCode: 'le code',
  copied: 'Copié',
  copiedAnnouncement: (code) => `Code ${code} copié`,
  copyFailed: 'Sélectionné. Copiez-le avec votre clavier.',
  copyFailedByTouch: 'Appuyez longuement sur le code pour le copier.',
  goToShop: (merchant) => `Aller sur ${merchant}`,
  otherOffers: (merchant) => `Autres offres ${merchant}`,

  // Did it work?
  didItWork: 'A-t-il fonctionné\u202F?',
  itWorked: 'Fonctionne',
  itDidNot: 'Ne fonctionne pas',
  whatWasWrong: (code) => `Quel était le problème avec ${code}\u202F?`,
  voteReasons: {
    expired: 'Code expiré',
    minimum: 'Montant trop faible',
    excluded: 'Article exclu',
    'not-eligible': 'Nouveaux clients seulement',
    other: 'Autre chose',
  },
  voteTaken: (answer) => `C’est noté\u202F: «\u202F${answer}\u202F». Merci\u202F!`,
  voteSaid: (answer) => `Votre réponse\u202F: «\u202F${answer}\u202F».`,
  voteNotCounted: 'C’est noté. Le code est réservé aux nouveaux clients\u202F: votre réponse ne compte pas contre lui.',
  voteSending: 'Envoi de votre réponse…',
  voteOffline:
    'Vous êtes hors ligne. Gardez cet onglet ouvert\u202F: votre réponse partira dès le retour de la connexion.',
  formFailed: 'L’envoi n’a pas abouti. Tout ce que vous avez écrit est encore là.',
  voteFailed: 'Votre réponse n’a pas pu être envoyée\u202F: elle ne compte pas encore.',
  voteRejected: {
    gone: 'Cette offre a été retirée\u202F: votre réponse n’a pas été comptée.',
    limited: 'Trop de réponses viennent de votre connexion\u202F: celle-ci n’a pas été comptée.',
  },
  nextCode: 'Essayez plutôt celui-ci',
  noNextCode: (merchant) => `Il n’y a pas d’autre code ${merchant} à essayer aujourd’hui.`,

  // The ticket whose code this visitor has opened
  openedAgo: (ago) => `Ouvert ${ago}`,
  ownVote: { worked: 'Votre réponse\u202F: fonctionne', failed: 'Votre réponse\u202F: ne fonctionne pas' },

  // A coupon's own page
  couponHeading: (offer, merchant) => `${offer} chez ${merchant}`,
  couponOffer: 'L’offre',
  couponTerms: 'Conditions',
  conditionLabels: {
    leastBasket: 'Panier d’au moins',
    mostSaved: 'Remise maximale',
    audience: 'Pour',
    uses: 'Utilisations',
    where: 'Où',
  },
  audiences: {
    'new-customers': 'Nouveaux clients',
    students: 'Étudiants',
    members: 'Adhérents',
    'app-users': 'Utilisateurs de l’application',
  },
  usesEach: ({ written }) => `${written} fois par client`,
  places: { 'in-store': 'En magasin', anywhere: 'En magasin et en ligne' },
  couponTrials: 'Qui l’a testée',
  noTrials: 'Personne ne l’a encore testée.',
  trial: (who, day, outcome) => `Testée par ${who} le ${on(day)}\u202F: ${outcome === 'worked' ? 'réussi' : 'échec'}`,
  testers: {
    editor: 'notre rédaction',
    feed: 'la boutique',
    bot: 'notre robot',
    community: 'un client',
    extension: 'l’extension du navigateur',
  },
  trialBasket: (figure) => `Panier de ${figure}`,
  trialPaid: (figure) => `${figure} à payer`,
  trialSaved: (figure) => `remise de ${figure}`,
  healthRate: (percent, days) =>
    `A fonctionné dans ${percent} des essais des ${days} derniers jours\u202F; les plus récents comptent davantage.`,
  healthUnknown: (fewest, days) =>
    `Pas assez de données\u202F: moins de ${fewest} retours et tests ces ${days} derniers jours.`,
  lastWorked: (ago) => `Dernier succès ${ago}.`,
  couponFailures: 'Pourquoi elle a parfois échoué',
  couponFailuresText: (days) => `D’après les retours des ${days} derniers jours.`,
  failureReasons: {
    expired: 'Offre terminée',
    minimum: 'Panier trop petit',
    excluded: 'Article exclu',
    'not-eligible': 'Réservée à d’autres clients',
    other: 'Autre raison',
  },

  // Kept on the device
  save: 'Enregistrer',
  saved: 'Enregistré',
  saveOffer: 'Enregistrer cette offre',
  yourStores: 'Vos boutiques',
  keptNote: 'Enregistré sur cet appareil seulement\u202F: personne d’autre ne le voit.',
  savedOffers: 'Offres enregistrées',
  openedLately: 'Codes que vous avez ouverts',
  forgetKept: 'Tout effacer',
  keptForgotten: 'C’est effacé. Il n’en reste rien sur cet appareil.',
  share: 'Partager',
  linkCopied: 'Lien copié',
  linkNotCopied: (address) => `Copiez cette adresse\u202F: ${address}`,

  // Errors
  errorHeading: {
    403: 'Ce lien n’est pas sûr',
    404: 'Cette page n’existe pas',
    410: 'Cette page a été supprimée',
    429: 'Trop de demandes viennent de votre connexion',
    connection: 'Cette page n’a pas pu être chargée',
    other: 'Un problème est survenu de notre côté',
  },
  errorText: {
    403: 'L’adresse de l’offre manquait ou avait été modifiée, la redirection a donc été arrêtée. Ouvrez la page de la boutique et réessayez.',
    404: 'L’adresse comporte peut-être une erreur, ou la boutique a changé d’adresse. Cherchez-la, ou repartez de l’accueil.',
    410: 'La boutique ou l’offre n’existe plus. Cherchez-en une autre.',
    429: 'Nous n’acceptons qu’un certain nombre de demandes par connexion. Réessayez plus tard.',
    connection:
      'La connexion est coupée, ou notre serveur n’a pas répondu. Dès que la connexion sera rétablie, cette page réessaiera d’elle-même.',
    other: 'Rien n’est perdu. Patientez un instant et rechargez la page.',
  },
  goneSince: (date) => `Retirée le ${date}.`,
  tryAgain: 'Réessayer',
  backToPage: 'Retour à la page',
  backHome: 'Aller à l’accueil',
  tryThese: 'Essayez l’une de ces boutiques',
  offline: 'Vous êtes hors ligne',
  offlineText: 'Cette page a été enregistrée plus tôt. Les autres s’ouvriront de nouveau au retour de la connexion.',
  openedUnchecked: 'Non vérifié depuis.',
  showEarlier: 'Voir les précédents',
  showFurther: 'Voir la suite',
  advertisement: 'Publicité',
  newsletterHeading: 'Les meilleures offres, une fois par semaine',
  newsletterText: 'Un e-mail avec les codes testés avec succès. Désabonnement possible à tout moment.',
  newsletterJoin: 'Recevoir la newsletter',
  extensionHeading: (name) => `${name} dans votre navigateur`,
  extensionText: 'Les codes testés de la boutique où vous êtes, en un clic.',
  addExtension: (browser) => `Ajouter à ${browser}`,
  hideExtension: 'Ne plus afficher',
}
