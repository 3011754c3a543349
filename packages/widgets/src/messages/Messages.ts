import type {
  Audience,
  Coupon,
  CouponSort,
  FilterValue,
  Trial,
  TrialOutcome,
  VoteReason,
  VoteRejection,
} from '@clipfront/page-data'
import type { Count } from '../format/createFormat.ts'
import type { ValueWords } from './ValueWords.ts'

/** An HTTP status of which something is known to say, or what its kind is called. */
export type ErrorKind = 403 | 404 | 410 | 429 | 'connection' | 'other'

/**
 * Every word of its own that a page says: the table that each language fills (`languages/<tag>.ts`). What is missing is a type
 * error; what no widget says is found by `npm run check -- messages`.
 *
 * Numbers, money and moments arrive written as the site writes them (`format/`); where grammar depends on a number it
 * arrives as a `Count`. Whole sentences only: another language has another order. Names of merchants, categories and people
 * arrive as they are, in any script.
 */
export interface Messages {
  // Frame
  /** The first link of every page, seen when the keyboard reaches it. */
  skipToContent: string
  home: string
  /** The list of all merchants: in the header, and above a merchant in the breadcrumbs. */
  stores: string
  /** What the header's navigation is called by those who listen. */
  mainNavigation: string
  /** The button that opens the same where there is no room for it. */
  menu: string
  /** The last of the categories in it. */
  allCategories: string
  /** The same of sales and events. */
  allEvents: string
  /** What the list of other countries is called by those who listen. */
  regions: string
  /** The same of a publisher's sections, above ours. */
  sectionsOf: (publisher: string) => string
  /** The same of the footer's. */
  footerNavigation: string
  /** The same of the way from the home page down to this one. */
  breadcrumbs: string
  about: string
  howWeTest: string
  /** The way to the assistant, which answers questions about offers: in the header, as short as can be. */
  askAssistant: string
  howWeRank: string
  privacy: string
  /** The page that lists what offers may be tagged with: free delivery, first orders. */
  allTags: string
  contact: string
  /** The page that names the company, by the name that the law or custom gives it. */
  imprint: string
  terms: string
  /** Headings of the links at the foot of every page. */
  footerGroups: Record<'shop' | 'trust' | 'company', string>
  allStores: string
  /** The bar along the top of the window, for those who listen. */
  loadingPage: string

  // Consent
  /** What the bar that asks is called by those who listen. */
  cookies: string
  /** The way to it at the foot of every page. */
  cookieSettings: string
  /** Whether anything may be stored on the device, what for, and that all works without. */
  cookieQuestion: string
  /** On a site with a tag manager. */
  cookieService: (service: string) => string
  /** On a site with advertisements. @param service which shows them */
  cookieAds: (service: string) => string
  /** Under the question, where it is asked for again. `unanswered` stands where storing needs no consent. */
  cookieChoices: Readonly<Record<'yes' | 'no' | 'unanswered', string>>
  /** In the place of the question. @param signal `Global Privacy Control` */
  cookiesRefused: (signal: string) => string
  accept: string
  decline: string
  close: string

  // Demo shop
  demoShopNote: string
  backTo: (site: string) => string

  // Search
  /** Its button, and the small form in the header. */
  search: string
  /** Its field, for those who listen. */
  searchLabel: string
  searchPlaceholder: string
  resultsFor: (query: string) => string
  /** Where nothing was searched for yet. */
  searchHeading: string
  noResultsFor: (query: string) => string
  /** Under it; popular merchants follow. */
  noResultsHint: string
  /** The last of the suggestions, and the way to what was typed where something else was found. */
  searchFor: (query: string) => string
  /** Above what many have searched for and found. */
  popularSearches: string
  /** Above what only looks like what was typed, where nothing matches it. */
  didYouMean: string
  /** The same, below what does match. */
  alsoFound: string
  /** One of the two may be none, never both. */
  found: (stores: Count, offers: Count) => string

  // Home
  homeHeading: string
  /** What the offer at the edge of a phone is called by those who listen: the first of its list. */
  firstOffer: string
  topOffers: string
  /** Of a site that has no merchant and no offer yet. */
  nothingYet: string
  nothingYetText: string
  popularStores: string
  categories: string
  testing: string
  /** They quote what tickets say: `testedOnce`, `untested`, `expired`. */
  testingSteps: readonly string[]
  readHowWeTest: string
  /** Those that are on, or begin before long. */
  events: string
  /** Above offers that were tested with success in the last days. */
  workedLast: string
  countedAgo: (ago: string) => string
  testsThisWeek: (count: Count) => string

  // Merchant
  merchantHeading: (merchant: string) => string
  /** Beside a merchant's name, and at the head of a list. One of the two may be none, never both. */
  codesAndDeals: (codes: Count, deals: Count) => string
  /** Under the merchant's name at the head of its page. @param counts what `codesAndDeals` said */
  lastTested: (counts: string, ago: string) => string
  /** Of a merchant without a programme of whose offers none was tested: nothing is promised. */
  merchantHeadingUntested: (merchant: string) => string
  listedOffers: (count: Count) => string
  /** After it, in the same line and with a point between: of those that are listed as well, and failed when they were last tested. */
  failingToo: (count: Count) => string
  /** In the place of both, where all of them did. */
  onlyFailing: (count: Count) => string
  noLiveOffers: string
  noLiveOffersTitle: (merchant: string) => string
  /** @param hasPast whether past offers follow; else similar merchants are the way on */
  noLiveOffersText: (hasPast: boolean) => string
  offersHeading: string
  upcomingOffers: string
  pastOffers: string
  pastOffersText: string
  visit: (merchant: string) => string
  /** After the words of a link, for those who listen. */
  newTab: string
  facts: (merchant: string) => string
  similarStores: string
  moreCategories: string
  /** Above every list, in one line with the next two: what a click on `getCode` does beside showing the code. It quotes that label. */
  howItOpens: string
  /** How the site is paid, in as few words as can be. */
  mayEarn: string
  /** The link behind both, to the page that explains them. */
  howItWorks: string

  // A basket
  /** Over a form that says what each offer saves of an amount. */
  basketHeading: string
  /** Its field. @param example an amount, as the site writes it */
  basketField: (example: string) => string
  basketSubmit: string
  /** Announced. What needs no membership and the like is for everybody. @param basket the amount that was typed */
  basketBest: (basket: string, saved: string, pays: string) => string
  /** The same where nothing is; offers for some may follow. */
  basketNothing: (basket: string) => string
  /** The same of what is no amount. */
  basketUnreadable: (example: string, most: string) => string
  /** Headings of the offers under it. */
  basketGroups: Readonly<Record<'everybody' | 'some' | 'open' | 'failing' | 'excluded', string>>
  basketSaves: (saved: string, pays: string) => string
  /** Beside `basketSaves`: without the offer's limit it would be more. */
  basketCapped: string
  /** The merchant says "up to". */
  basketUpTo: (most: string) => string
  basketDelivery: string
  /** Of a gift, a price, a bundle. */
  basketUnknown: string
  basketMissing: (missing: string, minimum: string) => string
  /** @param currency `USD` */
  basketCurrency: (currency: string) => string
  basketNote: string
  /** Where the list goes on on other pages, or is narrowed. */
  basketPart: string

  // Tags and brands
  /** Those that have offers of the kind that the page is about. */
  storesWithSuch: string
  /** Ways to "Free delivery", "Students" and the like. */
  otherTags: string
  /** Above one offer of each merchant that sells a brand. */
  bestOfEachStore: string
  ownStore: string
  brands: string
  otherBrands: string
  /** The parts of a category. */
  subcategories: string
  /** The median: as many offers take off more as less. */
  typicalPercent: (figure: string) => string
  howToUse: (merchant: string) => string
  /** Ways to what shoppers may send: alerts of a merchant by mail, a code, a review. */
  formLinks: Record<'subscribe' | 'submission' | 'review', string>
  newsletter: string
  reviews: string
  /** Whether and how reviews are checked. */
  reviewsChecked: string
  ratingSummary: (average: string, count: Count) => string
  /** Opens all of them; there are at least four. */
  allReviews: (count: string) => string
  filterReviews: string
  /** Of five stars, for those who listen. */
  stars: (figure: string) => string
  /** Of the codes of a merchant. */
  /** What shoppers said of all offers of a merchant within so many days. */
  workedLately: (worked: string, all: string, days: string) => string
  /** Of how many days the votes are that `worked` counts; it quotes it. */
  votesWindow: (days: string) => string

  // Cashback
  cashbackHeading: (merchant: string) => string
  /** What comes back of a purchase. @param upTo something else, or somebody else, gets less */
  cashbackFigure: (figure: string, upTo: boolean) => string
  noCashbackTitle: (merchant: string) => string
  /** Under it; the history follows. */
  noCashbackText: string
  cashbackRates: string
  /** Under it. */
  ratesChanged: (date: string) => string
  /** Over what must be bought, and over what comes back of it. */
  rateFor: string
  rateReward: string
  /** What must be bought where nothing else is said. */
  rateAll: string
  /** The same, where other lines name something. */
  rateElse: string
  /** @param date empty where it is not known */
  rateRaised: (date: string) => string
  /** Beside a raised rate: what it is otherwise. */
  rateUsual: (figure: string) => string
  rateAtMost: (figure: string) => string
  cashbackSteps: string
  /** The last one says who pays it. */
  cashbackStep: (merchant: string, site: string) => readonly string[]
  untilTracked: string
  untilPaid: string
  exclusions: string
  cashbackTerms: string
  rateHistory: string
  historyFrom: string
  historyUntil: string
  /** Of the rate that stands: in the place of the day on which it ended. */
  stillOn: string
  /** Above codes and deals of the same merchant. */
  cashbackBeside: string
  similarCashback: string

  // Category
  categoryHeading: (category: string) => string
  offersInAll: (count: Count) => string
  topStoresIn: (category: string) => string
  noOffersHere: string
  noOffersHereText: string

  // Events and channels
  /** Under some offers: the way to all of their kind. */
  moreFrom: (heading: string) => string
  questions: string
  /** @param time `in 6 days` */
  eventAhead: (date: string, time: string) => string
  /** @param date of its end; empty where it is not known */
  eventOn: (date: string) => string
  /** @param isLive offers stand below it that are used all the same */
  eventOver: (date: string, isLive: boolean) => string
  bestOfLastTime: string
  bestOfLastTimeText: string
  /** Where an event has no offers yet. */
  eventEmptyText: string
  otherEvents: string
  /** Other pages whose offers an editor chose. */
  moreChannels: string

  // Blog
  /** What is written for shoppers to read: the heading of its list, and what it is called where it is led to. */
  guides: string
  guidesText: string
  noGuides: string
  noGuidesText: string
  writtenBy: (name: string) => string
  /** Who looked a post through before it was published. */
  reviewedBy: (name: string) => string
  changedOn: (date: string) => string
  readingTime: (minutes: string) => string
  /** Above the headings of a post. */
  contents: string
  /** @param ago when the test that is the longest ago was made */
  offersChecked: (ago: string) => string
  relatedGuides: string
  storesInGuide: string

  // Directory
  /** The ways to the letters, for those who listen. */
  storesByLetter: string
  /** Under the best known merchants of a letter: the way to all of it. @param count more than a dozen */
  allOfLetter: (count: string, letter: string) => string

  // Lists
  /** What the bar above a list is called by those who listen: it narrows and sorts the list. */
  filter: string
  /** A choice that narrows nothing, with the number of all. */
  filterAll: string
  /** Two menus of that bar: who may use the offers, and what they give. */
  filterNames: Readonly<Record<'for' | 'value', string>>
  /** What a list can be narrowed to, before the number of such offers. Those of `for` are `audiences`. */
  filterValues: Readonly<Record<Exclude<FilterValue, FilterValue<'for'>>, string>>
  /** After the name of a filter that is on, for those who listen: its link leads away from it. */
  removeFilter: string
  removeFilters: string
  noOffersFiltered: string
  noOffersFilteredText: string
  /** The menu of the orders in which a list can be read; for those who listen it stands before the one that is chosen. */
  sort: string
  /** `used` counts the uses of this day. */
  sorts: Readonly<Record<CouponSort, string>>
  /** The links to a list's pages, for those who listen. */
  paging: string
  goToPage: (page: string) => string
  previous: string
  next: string

  // The ticket: what it is worth
  percentOff: (figure: string, upTo: boolean) => ValueWords
  moneyOff: (figure: string, upTo: boolean) => ValueWords
  /** @param was the price before; empty where it is not known */
  /** @param isLowest of several prices */
  price: (figure: string, was: string, isLowest: boolean) => ValueWords
  freeDelivery: ValueWords
  gift: ValueWords
  free: ValueWords
  kinds: Readonly<Record<Coupon['kind'], string>>
  /** Given to this site alone. */
  exclusive: string

  // The ticket: facts
  testedBy: (name: string, ago: string) => string
  tested: (ago: string) => string
  testedOnce: string
  unconfirmed: string
  untested: string
  /** The last test of it failed. */
  failed: (ago: string) => string
  until: (date: string) => string
  endedOn: (date: string) => string
  startsSoon: string
  startsOn: (date: string) => string
  /** Of an offer or an event that ends. @param duration `1 day, 3 hours` */
  timeLeft: (duration: string) => string
  usedToday: (count: Count) => string
  /** For those who listen: what the last tests found, the latest first. */
  lastTests: (outcomes: readonly TrialOutcome[]) => string
  worked: (worked: string, all: string) => string
  /** Fewer than a share can be made of. */
  fewVotes: string
  details: string
  /** At the end of the details: the way to the coupon's own page. */
  moreOfCoupon: string
  /** Stamped across what cannot be used any more. */
  expired: string

  // The ticket: actions. What stands in `codeOpens`, `dealOpens` and `newTab` follows the words of the link, for those who listen.
  /** `howItOpens` quotes it. */
  getCode: string
  getDeal: string
  /** Where no programme leads to the merchant: the click ends on a page of ours. */
  howToGet: string
  tryCode: string
  tryDeal: string
  codeOpens: (merchant: string) => string
  dealOpens: (merchant: string) => string
  /** Before the last two characters of a code, for those who listen. */
  codeEndsWith: string

  // The ticket, torn open
  yourCode: (merchant: string) => string
  yourCodeHint: string
  /** Where no link of ours leads to the merchant. */
  yourCodeHintUnlinked: (merchant: string) => string
  askedFor: string
  /** @param date empty where it is not known */
  askedForEnded: (date: string) => string
  /** @param date empty where it is not known */
  askedForStarts: (date: string) => string
  /** Above what can be used instead. */
  askedForInVain: Readonly<Record<'expired' | 'upcoming', string>>
  copy: string
  /** After `copy`, for those who hear it away from the code. */
  theCode: string
  copied: string
  copiedAnnouncement: (code: string) => string
  /** The code is selected, ready for the keyboard. */
  copyFailed: string
  copyFailedByTouch: string
  goToShop: (merchant: string) => string
  otherOffers: (merchant: string) => string

  // Did it work?
  /** Under a code that is shown; its answers are the two that follow. */
  didItWork: string
  itWorked: string
  itDidNot: string
  /** After `itDidNot`; its answers are `voteReasons`. */
  whatWasWrong: (code: string) => string
  /** Short: each stands on a button. */
  voteReasons: Readonly<Record<VoteReason, string>>
  /** @param answer one of `itWorked`, `itDidNot` and `voteReasons` */
  voteTaken: (answer: string) => string
  /** Of a vote that is in no figure, or of which it is not known. @param answer as of `voteTaken` */
  voteSaid: (answer: string) => string
  /** In its place, after the reason that it is for new customers only. */
  voteNotCounted: string
  voteSending: string
  voteOffline: string
  /** `tryAgain` or `backToPage` follows. */
  voteFailed: string
  /** Of a form; `tryAgain` follows. */
  formFailed: string
  voteRejected: Readonly<Record<VoteRejection, string>>
  /** Above another code of the merchant, after one that did not work. */
  nextCode: string
  noNextCode: (merchant: string) => string

  // The ticket whose code this visitor has opened
  /** Where the screen shows `ago` alone, for those who listen. */
  openedAgo: (ago: string) => string
  /** What this visitor has said of the code, for those who listen. */
  ownVote: Readonly<Record<'worked' | 'failed', string>>

  // A coupon's own page
  /** @param offer the coupon's title: `20% off your first pair` */
  couponHeading: (offer: string, merchant: string) => string
  /** Above it, for those who listen. */
  couponOffer: string
  couponTerms: string
  /** What must be so for it to work; what is asked for stands beside each. */
  conditionLabels: Readonly<Record<'leastBasket' | 'mostSaved' | 'audience' | 'uses' | 'where', string>>
  audiences: Readonly<Record<Audience, string>>
  usesEach: (count: Count) => string
  places: Readonly<Record<'in-store' | 'anywhere', string>>
  couponTrials: string
  noTrials: string
  /** @param who a name, or one of `testers` */
  trial: (who: string, day: string, outcome: TrialOutcome) => string
  /** Whoever tried it, where no name is known; it stands within `trial`. */
  testers: Readonly<Record<Trial['byKind'], string>>
  trialBasket: (figure: string) => string
  /** What was left to be paid of the basket. */
  trialPaid: (figure: string) => string
  trialSaved: (figure: string) => string
  /** How well it did, and that there is too little to say so. */
  healthRate: (percent: string, days: string) => string
  healthUnknown: (fewest: string, days: string) => string
  lastWorked: (ago: string) => string
  couponFailures: string
  couponFailuresText: (days: string) => string
  failureReasons: Readonly<Record<VoteReason, string>>

  // Errors
  // Kept on the device
  /** On a button at the head of a page, whose merchant or offer is heard after it. */
  save: string
  /** In its place, on what is saved. */
  saved: string
  /** Of a button without words on a card. */
  saveOffer: string
  /** Of the merchants and offers that a visitor has saved, and the codes they have opened. */
  yourStores: string
  keptNote: string
  savedOffers: string
  openedLately: string
  /** A button; then `keptForgotten`. */
  forgetKept: string
  keptForgotten: string
  share: string
  linkCopied: string
  linkNotCopied: (address: string) => string

  errorHeading: Readonly<Record<ErrorKind, string>>
  errorText: Readonly<Record<ErrorKind, string>>
  /** Of a page that is gone for good. */
  goneSince: (date: string) => string
  tryAgain: string
  /** After `voteFailed` and `voteRejected`: to the page that the vote came from. */
  backToPage: string
  backHome: string
  tryThese: string
  offline: string
  offlineText: string
  /** After `openedAgo`, of a code that is shown without a connection. */
  openedUnchecked: string

  // Rows that are moved sideways
  /** Buttons beside the heading of such a row, which is heard after them. */
  showEarlier: string
  showFurther: string

  // What stands between the parts of a page
  /** Above an advertisement, as the law or custom calls it. */
  advertisement: string
  newsletterHeading: string
  newsletterText: string
  /** The way to its form. */
  newsletterJoin: string
  /** Of the browser extension. @param name its name */
  extensionHeading: (name: string) => string
  extensionText: string
  /** @param browser `Firefox` */
  addExtension: (browser: string) => string
  hideExtension: string
}
