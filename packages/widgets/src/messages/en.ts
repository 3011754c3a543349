import type { ValueWords } from './ValueWords.ts'

interface RegionalWords {
  promoCode: string
  store: string
  cart: string
  atCheckout: string
  delivery: string
}

/** `1 code`, `2 codes`: the number is already written in the site's way. */
const counted = (count: number, written: string, one: string, many = `${one}s`) =>
  `${written} ${count === 1 ? one : many}`

/**
 * Every word in English that a shopper reads. Numbers and dates arrive written by `Format`; where grammar depends on a
 * number, it arrives as well.
 */
export function en({ promoCode, store, cart, atCheckout, delivery }: RegionalWords) {
  return {
    // Frame
    skipToContent: 'Skip to content',
    home: 'Home',
    stores: `${capital(store)}s`,
    mainNavigation: 'Main',
    footerNavigation: 'About this site',
    breadcrumbs: 'You are here',
    about: 'About us',
    howWeTest: 'How we test',
    privacy: 'Privacy',
    allStores: `All ${store}s`,

    loadingPage: 'Loading page',

    // Demo shop
    demoShopNote: 'A shop for demonstration: there is nothing to buy here.',
    backTo: (site: string) => `Back to ${site}`,

    // Search
    search: 'Search',
    searchLabel: `Search ${store}s and ${promoCode}s`,
    searchPlaceholder: `${capital(store)} or product`,
    resultsFor: (query: string) => `Results for “${query}”`,
    searchHeading: `Find a ${store}`,
    noResultsFor: (query: string) => `Nothing found for “${query}”`,
    noResultsHint: `Try the ${store}’s name alone, or start from one of these.`,
    suggestionsFound: (count: number, written: string) => counted(count, written, 'suggestion'),
    didYouMean: 'Did you mean',
    alsoFound: 'Close to what you typed',
    found: (stores: number, offers: number) =>
      [stores > 0 && counted(stores, String(stores), store), offers > 0 && counted(offers, String(offers), 'offer')]
        .filter(Boolean)
        .join(' and '),

    // Home
    homeHeading: `Find a ${promoCode} that works`,
    topOffers: 'Offers to use today',
    popularStores: `Popular ${store}s`,
    categories: 'Categories',
    testing: 'What “tested” means here',
    testingSteps: [
      `A code marked “Tested” was put into a real ${cart} by the person named, at the time named.`,
      'A code that nobody has tried says “Not tested yet”.',
      'A code that has ended says so, in words.',
    ] as const,
    readHowWeTest: 'Read how we test',

    // Merchant
    merchantHeading: (merchant: string) => `${merchant} ${promoCode}s`,
    offersOf: (codes: number, deals: number) =>
      [codes > 0 && counted(codes, String(codes), 'code'), deals > 0 && counted(deals, String(deals), 'deal')]
        .filter(Boolean)
        .join(' and '),
    liveOffers: (codes: number, deals: number) =>
      `${[codes > 0 && counted(codes, String(codes), 'code'), deals > 0 && counted(deals, String(deals), 'deal')]
        .filter(Boolean)
        .join(' and ')} you can use today`,
    /** Of a merchant without a programme of whose offers none was tested: nothing is promised. */
    merchantHeadingUntested: (merchant: string) => `${merchant} offers`,
    listedOffers: (count: number, written: string) => `${counted(count, written, 'offer')} listed, not tested`,
    lastTested: (ago: string) => `last tested ${ago}`,
    noLiveOffers: 'No offers today',
    noLiveOffersTitle: (merchant: string) => `No ${promoCode} for ${merchant} works today`,
    noLiveOffersText: (past: number) =>
      past > 0
        ? 'We will not show you a code that fails. What was here before is listed below, for what it is worth.'
        : `We will not show you a code that fails. Look at one of the ${store}s beside it.`,
    offersHeading: 'Codes and deals',
    upcomingOffers: 'Starting soon',
    pastOffers: 'Past offers',
    pastOffersText: 'Ended, or not confirmed for six months. Some may still work; most will not.',
    visit: (merchant: string) => `Visit ${merchant}`,
    newTab: '(opens in a new tab)',
    facts: (merchant: string) => `About ${merchant}`,
    similarStores: `Similar ${store}s`,
    moreCategories: 'In these categories',
    howItOpens: (merchant: string | null) =>
      `Get code opens the code in a new tab and ${merchant ?? `the ${store}`} in this one.`,

    // Category
    categoryHeading: (category: string) => `${category} ${promoCode}s and deals`,
    offersInAll: (count: number, written: string) => counted(count, written, 'offer'),
    topStoresIn: (category: string) => `${category} ${store}s`,
    noOffersHere: 'Nothing to use here today',
    noOffersHereText: `Try one of the ${store}s or another category.`,

    // Lists
    filter: 'Show',
    filterAll: 'All',
    filterCodes: 'Codes',
    filterDeals: 'Deals',
    paging: 'Pages',
    pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
    goToPage: (page: string) => `Page ${page}`,
    previous: 'Previous',
    next: 'Next',

    // The ticket: what it is worth
    percentOff: (figure: string, upTo: boolean): ValueWords => ({ lead: upTo ? 'Up to' : '', figure, tail: 'off' }),
    moneyOff: (figure: string, upTo: boolean): ValueWords => ({ lead: upTo ? 'Up to' : '', figure, tail: 'off' }),
    price: (figure: string, was: string): ValueWords => ({ lead: '', figure, tail: was && `was ${was}` }),
    freeDelivery: { lead: '', figure: 'Free', tail: delivery } satisfies ValueWords,
    gift: { lead: 'Free', figure: 'Gift', tail: '' } satisfies ValueWords,
    free: { lead: '', figure: 'Free', tail: '' } satisfies ValueWords,
    code: 'Code',
    deal: 'Deal',
    exclusive: 'Exclusive',

    // The ticket: facts
    testedBy: (name: string, ago: string) => `Tested by ${name}, ${ago}`,
    tested: (ago: string) => `Tested ${ago}`,
    testedOnce: 'Tested',
    unconfirmed: 'Not confirmed for six months',
    untested: 'Not tested yet',
    until: (date: string) => `Until ${date}`,
    endedOn: (date: string) => `Ended ${date}`,
    startsSoon: 'Starts soon',
    startsOn: (date: string) => `Starts ${date}`,
    endsIn: (time: string) => `Ends ${time}`,
    usedToday: (count: number, written: string) => `Used ${count === 1 ? 'once' : `${written} times`} today`,
    worked: (worked: string, all: string) => `Worked for ${worked} of ${all}`,
    details: 'Details',
    expired: 'Expired',

    // The ticket: actions. Each says, to those who cannot see the icon, what opens where.
    getCode: 'Get code',
    getDeal: 'Get deal',
    howToGet: 'How to get it',
    tryCode: 'Try code anyway',
    tryDeal: 'Try deal anyway',
    codeOpens: (merchant: string) => `in a new tab & open ${merchant}`,
    dealOpens: (merchant: string) => `& open ${merchant} in a new tab`,
    codeEndsWith: 'code ends with',

    // The ticket, torn open
    yourCode: (merchant: string) => `Your ${promoCode} for ${merchant}`,
    yourCodeHint: `Copy it, then paste it ${atCheckout}.`,
    /** Where no link of ours leads to the shop. */
    yourCodeHintUnlinked: (merchant: string) =>
      `Copy it, open ${merchant} the way you usually do, and paste it ${atCheckout}.`,
    askedFor: 'The code you asked for',
    askedForEnded: (date: string) => `It ended${date && ` ${date}`}, so there is nothing left to use.`,
    askedForStarts: (date: string) =>
      date ? `It can be used from ${date}. Come back for it then.` : 'It cannot be used yet. Come back for it later.',
    /** Above what can be used instead. */
    askedForInVain: {
      expired: 'The code you asked for has ended. These can be used today.',
      upcoming: 'The code you asked for has not begun. These can be used today.',
      live: '',
      unconfirmed: '',
    },
    copy: 'Copy',
    /** After "Copy", for those who hear it away from the code. */
    theCode: 'the code',
    copied: 'Copied',
    copiedAnnouncement: (code: string) => `Code ${code} copied`,
    copyFailed: 'Selected. Copy it with your keyboard.',
    copyFailedByTouch: 'Press and hold the code to copy it.',
    goToShop: (merchant: string) => `Go to ${merchant}`,
    otherOffers: (merchant: string) => `More for ${merchant}`,

    // Errors
    errorHeading: {
      403: 'This link is not safe to follow',
      404: 'This page could not be found',
      410: 'This page was taken down',
      connection: 'This page could not be loaded',
      other: 'Something went wrong on our side',
    },
    errorText: {
      403: `The offer’s address was missing or had been changed, so we did not send you on. Open the ${store}’s page and try again.`,
      404: `The address may be mistyped, or the ${store} may have moved. Search for it, or start from the home page.`,
      410: `The ${store} or offer is gone for good. Search for another one.`,
      connection:
        'The connection is gone, or our server did not answer. As soon as you are back online, this page tries again by itself.',
      other: 'Nothing is lost. Wait a moment and load the page again.',
    },
    tryAgain: 'Try again',
    backHome: 'Go to the home page',
    tryThese: `Try one of these ${store}s`,
    offline: 'You are offline',
    offlineText: 'What you see is from before. Pages open again when the connection is back.',
  }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
