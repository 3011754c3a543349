import type { Count } from '../format/createFormat.ts'
import { joinPresent } from './joinPresent.ts'
import type { Messages } from './Messages.ts'
import { createPlural } from './createPlural.ts'

/** What American and British shoppers call differently. */
interface RegionalWords {
  promoCode: string
  store: string
  cart: string
  atCheckout: string
  delivery: string
}

const plural = createPlural('en')

const counted = (count: Count, one: string) =>
  plural(count, { one: `${count.written} ${one}`, other: `${count.written} ${one}s` })

const codesAndDeals = (codes: Count, deals: Count) =>
  joinPresent(' and ', [codes, counted(codes, 'code')], [deals, counted(deals, 'deal')])

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** English as all sites in English have it, but for the words of the region. */
export function english({ promoCode, store, cart, atCheckout, delivery }: RegionalWords): Messages {
  return {
    // Frame
    skipToContent: 'Skip to content',
    home: 'Home',
    stores: `${capital(store)}s`,
    mainNavigation: 'Main',
    menu: 'Menu',
    allCategories: 'All categories',
    allEvents: 'All sales and events',
    regions: 'Country and currency',
    footerNavigation: 'About this site',
    breadcrumbs: 'You are here',
    about: 'About us',
    howWeTest: 'How we test',
    askAssistant: 'Ask',
    howWeRank: 'How we rank',
    privacy: 'Privacy',
    allTags: 'Offer types',
    contact: 'Contact',
    imprint: 'Legal notice',
    terms: 'Terms of use',
    footerGroups: { shop: 'Shop', trust: 'Trust', company: 'Company' },
    allStores: `All ${store}s`,
    loadingPage: 'Loading page',

    // Consent
    cookies: 'Cookies',
    cookieSettings: 'Cookie settings',
    cookieQuestion:
      'May we store a little data on your device? It keeps the codes you opened open, stops clicks being counted twice and shows us what is slow or broken. Everything works without it.',
    cookieService: (service) => `If you accept, ${service} loads too.`,
    cookieAds: (service) => `If you accept, ${service} also shows ads, which are not based on what you do elsewhere.`,
    cookieChoices: {
      yes: 'You have accepted.',
      no: 'You have declined. Nothing is stored on this device. Views and clicks are still counted, without your name.',
      unanswered: 'You have not chosen yet. Data is stored until you decline.',
    },
    cookiesRefused: (signal) =>
      `Your browser sends “${signal}”. We take that as a no, so nothing is stored on this device and there is nothing to choose here. Views and clicks are still counted, without your name.`,
    accept: 'Accept',
    decline: 'Decline',
    close: 'Close',

    // Demo shop
    demoShopNote: `A demo ${store}: there is nothing to buy here.`,
    sectionsOf: (publisher) => `Sections of ${publisher}`,
    backTo: (site) => `Back to ${site}`,

    // Search
    search: 'Search',
    searchLabel: `Search ${store}s and ${promoCode}s`,
    searchPlaceholder: `${capital(store)} or product`,
    resultsFor: (query) => `Results for “${query}”`,
    searchHeading: `Find a ${store}`,
    noResultsFor: (query) => `Nothing found for “${query}”`,
    noResultsHint: `Try just the ${store}’s name, or start with one of these.`,
    searchFor: (query) => `Search for “${query}”`,
    popularSearches: 'Popular searches',
    didYouMean: 'Did you mean',
    alsoFound: 'Close to what you typed',
    found: (stores, offers) =>
      joinPresent(' and ', [stores, counted(stores, store)], [offers, counted(offers, 'offer')]),

    // Home
    homeHeading: `Find a ${promoCode} that works`,
    firstOffer: 'Top offer',
    topOffers: 'Offers to use today',
    nothingYet: 'No offers yet',
    nothingYetText: `${capital(store)}s and their offers appear here as soon as there are any.`,
    popularStores: `Popular ${store}s`,
    categories: 'Categories',
    testing: 'What “tested” means here',
    testingSteps: [
      `A code marked “Tested” was entered in a real ${cart} by the person named, at the time shown.`,
      'A code that nobody has tried says “Not tested yet”.',
      'A code that has expired says so.',
    ],
    readHowWeTest: 'Read how we test',
    events: 'Sales and events',
    workedLast: 'Worked recently',
    countedAgo: (ago) => `Counted ${ago}`,
    testsThisWeek: (count) => `${counted(count, 'test')} this week`,

    // Merchant
    merchantHeading: (merchant) => `${merchant} ${promoCode}s`,
    codesAndDeals,
    lastTested: (counts, ago) => `${counts}, last tested ${ago}`,
    merchantHeadingUntested: (merchant) => `${merchant} offers`,
    listedOffers: (count) => `${counted(count, 'offer')} listed, not tested`,
    failingToo: (count) => `plus ${count.written} that failed`,
    onlyFailing: (count) => `${counted(count, 'offer')} that failed when last tested`,
    noLiveOffers: 'No offers today',
    noLiveOffersTitle: (merchant) => `No ${promoCode} for ${merchant} works today`,
    noLiveOffersText: (hasPast) =>
      hasPast
        ? 'We do not show codes that fail. Past offers are listed below.'
        : `We do not show codes that fail. Try a similar ${store} instead.`,
    offersHeading: 'Codes and deals',
    upcomingOffers: 'Starting soon',
    pastOffers: 'Past offers',
    pastOffersText: 'Ended, or not confirmed for six months. Some may still work; most will not.',
    visit: (merchant) => `Visit ${merchant}`,
    newTab: '(opens in a new tab)',
    facts: (merchant) => `About ${merchant}`,
    similarStores: `Similar ${store}s`,
    moreCategories: 'In these categories',
    howItOpens: `“Get code” also opens the ${store}.`,
    mayEarn: 'We may earn a commission.',
    howItWorks: 'How this works',

    // A basket
    basketHeading: 'What will you pay?',
    basketField: (example) => `Your ${cart} total, for example ${example}`,
    basketSubmit: 'Calculate',
    basketBest: (basket, saved, pays) =>
      `On ${basket}, the best offer open to everyone saves ${saved} if its terms fit: you pay ${pays}.`,
    basketNothing: (basket) => `On ${basket}, no offer is sure to save everyone money.`,
    basketUnreadable: (example, most) => `Enter an amount above 0 and up to ${most}, such as ${example}.`,
    basketGroups: {
      everybody: 'For everyone',
      some: 'For some shoppers',
      open: 'Saving not known in advance',
      failing: 'Failed when last tested',
      excluded: `Not with this ${cart}`,
    },
    basketSaves: (saved, pays) => `Saves ${saved}, you pay ${pays}`,
    basketCapped: 'The most it can save',
    basketUpTo: (most) => `Up to ${most}, not guaranteed`,
    basketDelivery: `Saves the ${delivery} charge`,
    basketUnknown: 'Depends on what you buy',
    basketMissing: (missing, minimum) => `${missing} short of the minimum of ${minimum}`,
    basketCurrency: (currency) => `Its terms are in ${currency}, so we cannot calculate it`,
    basketNote: `Based on your whole ${cart}. Items an offer excludes save nothing.`,
    basketPart: 'Only the offers on this page are counted.',

    // Tags and brands
    storesWithSuch: `${capital(store)}s with these offers`,
    otherTags: 'Other offer types',
    bestOfEachStore: `The best from each ${store}`,
    ownStore: `The brand’s own ${store}`,
    brands: 'Brands',
    otherBrands: 'Other brands',
    subcategories: 'Subcategories',
    typicalPercent: (figure) => `Typically ${figure} off`,
    howToUse: (merchant) => `How to use a code at ${merchant}`,
    formLinks: { subscribe: 'New offers by email', submission: 'Submit a code', review: 'Write a review' },
    newsletter: 'Newsletter',
    reviews: 'What shoppers say',
    reviewsChecked:
      'An editor reads every review before it is published. We do not check whether the reviewer bought anything.',
    ratingSummary: (average, count) => `${average} out of 5, from ${counted(count, 'review')}`,
    allReviews: (count) => `All ${count} reviews`,
    filterReviews: 'Filter by stars',
    stars: (figure) => `${figure} of 5 stars`,
    workedLately: (worked, all, days) => `Worked for ${worked} of ${all} in the last ${days} days`,
    votesWindow: (days) => `“Worked for” counts what shoppers said in the last ${days} days.`,

    // Cashback
    cashbackHeading: (merchant) => `${merchant} cashback`,
    cashbackFigure: (figure, upTo) => `${upTo ? 'Up to ' : ''}${figure} cashback`,
    noCashbackTitle: (merchant) => `${merchant} has no cashback at the moment`,
    noCashbackText: 'Past rates are listed below.',
    cashbackRates: 'Rates',
    ratesChanged: (date) => `Last changed ${date}`,
    rateFor: 'For',
    rateReward: 'Cashback',
    rateAll: 'Everything',
    rateElse: 'Everything else',
    rateRaised: (date) => (date ? `Higher than usual until ${date}` : 'Higher than usual for a limited time'),
    rateUsual: (figure) => `Usually ${figure}`,
    rateAtMost: (figure) => `Up to ${figure} per purchase`,
    cashbackSteps: 'How it works',
    cashbackStep: (merchant, site) => [
      `Open ${merchant} from the link on this page and accept its cookies.`,
      `Buy during that visit, without following another site’s link in between.`,
      `The ${store} confirms the purchase. Returned items earn nothing.`,
      `${merchant} pays the cashback itself, on the terms below. ${site} makes no payouts and keeps no account for you.`,
    ],
    untilTracked: 'Time to track',
    untilPaid: 'Time to payout',
    exclusions: 'No cashback on',
    cashbackTerms: 'Terms',
    rateHistory: 'Best rate over time',
    historyFrom: 'From',
    historyUntil: 'Until',
    stillOn: 'today',
    cashbackBeside: 'You can combine a code with cashback only if the terms of both allow it.',
    similarCashback: `More ${store}s with cashback`,

    // Category
    categoryHeading: (category) => `${category} ${promoCode}s and deals`,
    offersInAll: (count) => counted(count, 'offer'),
    topStoresIn: (category) => `${category} ${store}s`,
    noOffersHere: 'No offers here today',
    noOffersHereText: `Try one of the ${store}s or another category.`,

    // Events and channels
    moreFrom: (heading) => `More from ${heading}`,
    questions: 'Questions and answers',
    eventAhead: (date, time) => `Starts ${date}, ${time}`,
    eventOn: (date) => (date ? `On now, until ${date}` : 'On now'),
    eventOver: (date, isLive) =>
      isLive ? `Over since ${date}; these offers are still live at their ${store}s` : `Over since ${date}`,
    bestOfLastTime: 'The best from last time',
    bestOfLastTimeText: 'These have all ended, but they show what to expect.',
    eventEmptyText: `Offers appear here as soon as ${store}s announce them.`,
    otherEvents: 'Other events',
    moreChannels: 'More picks',

    // Blog
    guides: 'Guides',
    guidesText: `What ${promoCode}s really save you, and what their terms mean.`,
    noGuides: 'No guides yet',
    noGuidesText: 'New guides appear here.',
    writtenBy: (name) => `By ${name}`,
    reviewedBy: (name) => `Checked by ${name}`,
    changedOn: (date) => `Updated ${date}`,
    readingTime: (minutes) => `${minutes} min read`,
    contents: 'On this page',
    offersChecked: (ago) => `All offers tested, the earliest ${ago}`,
    relatedGuides: 'Related guides',
    storesInGuide: `${capital(store)}s in this guide`,

    // Directory
    storesByLetter: `${capital(store)}s by letter`,
    allOfLetter: (count, letter) => `All ${count} under ${letter}`,

    // Lists
    filter: 'Filter and sort',
    filterAll: 'All',
    filterNames: { for: 'Who it’s for', value: 'What you get' },
    filterValues: {
      code: 'Codes',
      deal: 'Deals',
      percent: 'Percent off',
      money: 'Money off',
      price: 'Fixed price',
      'free-delivery': `Free ${delivery}`,
      gift: 'Gifts and freebies',
      soon: 'Ends soon',
      week: 'Tested this week',
    },
    removeFilter: 'remove this filter',
    removeFilters: 'Remove all filters',
    noOffersFiltered: 'No offers match all of these filters',
    noOffersFilteredText: 'Remove one to see more.',
    sort: 'Sort',
    sorts: {
      best: 'Best',
      newest: 'Newest',
      biggest: 'Biggest saving',
      ending: 'Ending soon',
      used: 'Most used today',
    },
    paging: 'Pages',
    goToPage: (page) => `Page ${page}`,
    previous: 'Previous',
    next: 'Next',

    // The ticket: what it is worth
    percentOff: (figure, upTo) => ({ lead: upTo ? 'Up to ' : '', figure, tail: ' off' }),
    moneyOff: (figure, upTo) => ({ lead: upTo ? 'Up to ' : '', figure, tail: ' off' }),
    price: (figure, was, isLowest) => ({ lead: isLowest ? 'From ' : '', figure, tail: was && ` was ${was}` }),
    freeDelivery: { lead: '', figure: 'Free', tail: ` ${delivery}` },
    gift: { lead: 'Free ', figure: 'Gift', tail: '' },
    free: { lead: '', figure: 'Free', tail: '' },
    kinds: { code: 'Code', deal: 'Deal' },
    exclusive: 'Exclusive',

    // The ticket: facts
    testedBy: (name, ago) => `Tested by ${name}, ${ago}`,
    tested: (ago) => `Tested ${ago}`,
    testedOnce: 'Tested',
    unconfirmed: 'Not confirmed for six months',
    untested: 'Not tested yet',
    failed: (ago) => `Failed when tested ${ago}`,
    until: (date) => `Until ${date}`,
    endedOn: (date) => `Ended ${date}`,
    startsSoon: 'Starts soon',
    startsOn: (date) => `Starts ${date}`,
    timeLeft: (duration) => `${duration} left`,
    usedToday: (count) => plural(count, { one: 'Used once today', other: `Used ${count.written} times today` }),
    lastTests: (outcomes) => `Last tests, newest first: ${outcomes.join(', ')}.`,
    worked: (worked, all) => `Worked for ${worked} of ${all}`,
    fewVotes: 'Not enough votes yet',
    details: 'Details',
    moreOfCoupon: 'More about this offer',
    expired: 'Expired',

    // The ticket: actions
    getCode: 'Get code',
    getDeal: 'Get deal',
    howToGet: 'How to get it',
    tryCode: 'Try code anyway',
    tryDeal: 'Try deal anyway',
    codeOpens: (merchant) => `in a new tab & open ${merchant}`,
    dealOpens: (merchant) => `& open ${merchant} in a new tab`,
    codeEndsWith: ', code ends with',

    // The ticket, torn open
    yourCode: (merchant) => `Your ${promoCode} for ${merchant}`,
    yourCodeHint: `Copy it, then paste it ${atCheckout}.`,
    yourCodeHintUnlinked: (merchant) => `Copy it, open ${merchant} the way you usually do, and paste it ${atCheckout}.`,
    askedFor: 'The code you asked for',
    askedForEnded: (date) => `It expired${date && ` ${date}`}, so it can no longer be used.`,
    askedForStarts: (date) =>
      date ? `You can use it from ${date}. Come back then.` : 'It cannot be used yet. Come back later.',
    askedForInVain: {
      expired: 'The code you asked for has expired. You can use these today.',
      upcoming: 'The code you asked for has not started yet. You can use these today.',
    },
    copy: 'Copy',
    theCode: 'the code',
    copied: 'Copied',
    copiedAnnouncement: (code) => `Code ${code} copied`,
    copyFailed: 'Selected. Copy it with your keyboard.',
    copyFailedByTouch: 'Press and hold the code to copy it.',
    goToShop: (merchant) => `Go to ${merchant}`,
    otherOffers: (merchant) => `More for ${merchant}`,

    // Did it work?
    didItWork: 'Did it work?',
    itWorked: 'Worked',
    itDidNot: 'Did not work',
    whatWasWrong: (code) => `What was wrong with ${code}?`,
    voteReasons: {
      expired: 'Expired',
      minimum: 'Minimum not reached',
      excluded: 'Item excluded',
      'not-eligible': 'New customers only',
      other: 'Something else',
    },
    voteTaken: (answer) => `Noted: “${answer}”. Thank you.`,
    voteSaid: (answer) => `Your answer: “${answer}”.`,
    voteNotCounted: 'Noted. The code is for new customers only, so this does not count against it.',
    voteSending: 'Sending your answer …',
    voteOffline: 'You are offline. Keep this tab open, and your answer will be sent once you are back.',
    formFailed: 'It could not be sent. Everything you wrote is still here.',
    voteFailed: 'Your answer could not be sent, so it does not count yet.',
    voteRejected: {
      gone: 'This offer has been removed, so your answer was not counted.',
      limited: 'Too many answers have come from your connection, so this one was not counted.',
    },
    nextCode: 'Try this one instead',
    noNextCode: (merchant) => `There is no other code for ${merchant} to try today.`,

    // The ticket whose code this visitor has opened
    openedAgo: (ago) => `Opened ${ago}`,
    ownVote: { worked: 'You: worked', failed: 'You: did not work' },

    // A coupon's own page
    couponHeading: (offer, merchant) => `${offer} at ${merchant}`,
    couponOffer: 'The offer',
    couponTerms: 'Terms',
    conditionLabels: {
      leastBasket: `${capital(cart)} of at least`,
      mostSaved: 'Saves at most',
      audience: 'For',
      uses: 'How often',
      where: 'Where',
    },
    audiences: {
      'new-customers': 'New customers',
      students: 'Students',
      members: 'Members',
      'app-users': 'Users of the app',
    },
    usesEach: (count) => plural(count, { one: 'Once per customer', other: `${count.written} times per customer` }),
    places: { 'in-store': 'In store', anywhere: 'In store and online' },
    couponTrials: 'Who tried it',
    noTrials: 'Nobody has tested it yet.',
    trial: (who, day, outcome) => `Tested by ${who} on ${day}: it ${outcome}`,
    testers: {
      editor: 'our editors',
      feed: `the ${store} itself`,
      bot: 'our automated checker',
      community: 'a shopper',
      extension: 'the browser extension',
    },
    trialBasket: (figure) => `${capital(cart)} ${figure}`,
    trialPaid: (figure) => `${figure} to pay`,
    trialSaved: (figure) => `saved ${figure}`,
    healthRate: (percent, days) => `Worked ${percent} of the time in the last ${days} days; recent tries count more.`,
    healthUnknown: (fewest, days) => `Not enough data: fewer than ${fewest} votes and tests in the last ${days} days.`,
    lastWorked: (ago) => `Last worked ${ago}.`,
    couponFailures: 'Why it failed for some',
    couponFailuresText: (days) => `What shoppers told us in the last ${days} days.`,
    failureReasons: {
      expired: 'It had ended',
      minimum: `The ${cart} was too small`,
      excluded: 'The item was excluded',
      'not-eligible': 'They were not eligible',
      other: 'Another reason',
    },

    // Kept on the device
    save: 'Save',
    saved: 'Saved',
    saveOffer: 'Save this offer',
    yourStores: `Your ${store}s`,
    keptNote: 'Kept only on this device. Nobody else can see it.',
    savedOffers: 'Saved offers',
    openedLately: 'Codes you opened',
    forgetKept: 'Clear all of this',
    keptForgotten: 'Cleared. None of it is left on this device.',
    share: 'Share',
    linkCopied: 'Link copied',
    linkNotCopied: (address) => `Copy this address: ${address}`,

    // Errors
    errorHeading: {
      403: 'This link is not safe to follow',
      404: 'This page could not be found',
      410: 'This page has been removed',
      429: 'Too many requests from your connection',
      connection: 'This page could not be loaded',
      other: 'Something went wrong on our side',
    },
    errorText: {
      403: `The offer’s address was missing or had been changed, so we did not send you on. Open the ${store}’s page and try again.`,
      404: `The address may be mistyped, or the ${store} may have moved. Search for it, or start from the home page.`,
      410: `The ${store} or offer is gone for good. Search for another one.`,
      429: 'We limit how many requests we take from one connection. Try again later.',
      connection:
        'Your connection was lost, or our server did not answer. This page tries again by itself once you are back online.',
      other: 'Nothing is lost. Wait a moment and load the page again.',
    },
    goneSince: (date) => `Removed ${date}.`,
    tryAgain: 'Try again',
    backToPage: 'Back to the page',
    backHome: 'Go to the home page',
    tryThese: `Try one of these ${store}s`,
    offline: 'You are offline',
    offlineText: 'This page was saved earlier. Pages will open again once you are back online.',
    openedUnchecked: 'Not checked since.',
    showEarlier: 'Show previous',
    showFurther: 'Show more',
    advertisement: 'Advertisement',
    newsletterHeading: 'The best offers, once a week',
    newsletterText: 'One email with codes that worked when tested. Unsubscribe at any time.',
    newsletterJoin: 'Get the newsletter',
    extensionHeading: (name) => `${name} in your browser`,
    extensionText: `Tested codes for the ${store} you are visiting, one click away.`,
    addExtension: (browser) => `Add to ${browser}`,
    hideExtension: 'Don’t show this again',
  }
}
