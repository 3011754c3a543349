import type { Format } from '../../format/createFormat.ts'
import type { Messages } from '../Messages.ts'
import type { SuggestionMessages } from '../suggestionMessages.ts'

type AnyMessages = Messages & SuggestionMessages

/** The messages that are called, each with what it is called with. */
type Arguments = {
  [
    Key in keyof AnyMessages as AnyMessages[Key] extends (...given: never[]) => unknown ? Key : never
  ]: AnyMessages[Key] extends (...given: infer Given) => unknown ? readonly Readonly<Given>[] : never
}

/** Names of no language, so that what is left of a sentence without them is the language's own. */
export const GIVEN = {
  merchant: 'Zzq & Co.',
  query: 'qwx',
  person: 'Xqz',
  code: 'QQ7',
  offer: 'Wzx Qqz',
  category: 'Wqx',
  site: 'Qzx',
  service: 'Wzq',
}

/** Numbers at which one language or another changes its mind. */
export const COUNTED = [1, 2, 3, 10, 11, 21, 99, 100, 101, 102, 103, 111, 1000, 1_000_000] as const

const NOW = Date.parse('2026-11-20T12:00:00.000Z')
const HOUR_MS = 60 * 60 * 1000

/** Every message that takes something, with all that makes it say something else. A message that is not here is a type error. */
export function samplesIn(format: Format): Arguments {
  const { merchant, query, person, code, offer, category, site, service } = GIVEN
  const counts = COUNTED.map((value) => format.count(value))
  const none = format.count(0)
  const each = counts.map((count) => [count] as const)
  const pairs = [
    ...counts.map((count) => [count, none] as const),
    ...counts.map((count) => [none, count] as const),
    ...counts.map((count) => [count, count] as const),
  ]
  const days = ['2026-11-01', '2026-12-31', '2025-01-01'].map((day) => format.day(`${day}T12:00:00.000Z`, NOW))
  const pastTimes = [1, 2, 3, 11, 24 * 70].map((hours) => [format.relative(NOW - hours * HOUR_MS, NOW)] as const)
  const times = [1, 2, 3, 11].map((hours) => [format.relative(NOW + hours * HOUR_MS, NOW)] as const)
  const figures = [format.percent(20), format.percent(12.5), format.money(1299.5, 'EUR')]
  const worths = figures.flatMap((figure) => [[figure, true] as const, [figure, false] as const])
  const amounts = [80, 1299.5].map((amount) => [format.money(amount, 'EUR')] as const)
  const orNoDay = [...days, ''].map((day) => [day] as const)
  const someDay = days.map((day) => [day] as const)
  return {
    cookieService: [[service]],
    cookieAds: [[service]],
    extensionHeading: [[site]],
    addExtension: [[service]],
    cookiesRefused: [[service]],
    sectionsOf: [[site]],
    backTo: [[site]],
    resultsFor: [[query]],
    noResultsFor: [[query]],
    searchFor: [[query]],
    suggestionsFound: each,
    removeSearch: [[query]],
    fromAddress: [[query]],
    found: pairs,
    countedAgo: pastTimes,
    testsThisWeek: each,
    goneSince: someDay,
    merchantHeading: [[merchant]],
    codesAndDeals: pairs,
    lastTested: pastTimes.map(([ago]) => [query, ago]),
    merchantHeadingUntested: [[merchant]],
    listedOffers: each,
    failingToo: each,
    onlyFailing: each,
    noLiveOffersTitle: [[merchant]],
    noLiveOffersText: [[true], [false]],
    visit: [[merchant]],
    facts: [[merchant]],
    typicalPercent: [[format.percent(20)], [format.percent(12.5)]],
    howToUse: [[merchant]],
    ratingSummary: counts.map((count) => [format.number(4.3), count]),
    allReviews: counts.map((count) => [count.written]),
    stars: [[format.number(4.3)], [format.number(5)]],
    workedLately: [[format.number(40), format.number(43), format.number(30)]],
    votesWindow: [[format.number(30)]],
    cashbackHeading: [[merchant]],
    cashbackFigure: worths,
    noCashbackTitle: [[merchant]],
    ratesChanged: someDay,
    rateRaised: orNoDay,
    rateAtMost: figures.map((figure) => [figure]),
    cashbackStep: [[merchant, site]],
    rateUsual: figures.map((figure) => [figure]),
    basketField: amounts,
    basketBest: amounts.map(([amount]) => [amount, amount, amount]),
    basketNothing: amounts,
    basketUnreadable: amounts.map(([amount]) => [amount, amount]),
    basketSaves: amounts.map(([amount]) => [amount, amount]),
    basketUpTo: amounts,
    basketMissing: amounts.map(([amount]) => [amount, amount]),
    basketCurrency: [[code]],
    categoryHeading: [[category]],
    offersInAll: each,
    topStoresIn: [[category]],
    moreFrom: [[category]],
    eventAhead: days.flatMap((day) => times.map(([time]) => [day, time] as const)),
    eventOn: orNoDay,
    eventOver: days.flatMap((day) => [
      [day, true],
      [day, false],
    ]),
    writtenBy: [[person]],
    reviewedBy: [[person]],
    changedOn: someDay,
    readingTime: [[format.number(3)]],
    offersChecked: pastTimes,
    allOfLetter: [[format.number(1543), query]],
    goToPage: [[format.number(2)]],
    percentOff: worths,
    moneyOff: worths,
    price: figures.flatMap((figure) => [
      [figure, figure, false],
      [figure, '', false],
      [figure, '', true],
    ]),
    testedBy: pastTimes.map(([ago]) => [person, ago]),
    tested: pastTimes,
    failed: pastTimes,
    until: someDay,
    endedOn: someDay,
    startsOn: someDay,
    timeLeft: [1, 2, 61, 1440, 1502].map((minutes) => [format.duration(minutes)] as const),
    usedToday: each,
    lastTests: [[['worked', 'failed', 'worked']]],
    worked: [[format.number(40), format.number(43)]],
    codeOpens: [[merchant]],
    dealOpens: [[merchant]],
    yourCode: [[merchant]],
    yourCodeHintUnlinked: [[merchant]],
    askedForEnded: orNoDay,
    askedForStarts: orNoDay,
    copiedAnnouncement: [[code]],
    goToShop: [[merchant]],
    otherOffers: [[merchant]],
    // What stands on a button, in the same language.
    voteTaken: [['7']],
    voteSaid: [['7']],
    linkNotCopied: [['7']],
    noNextCode: [[merchant]],
    whatWasWrong: [[code]],
    openedAgo: pastTimes,
    couponHeading: [[offer, merchant]],
    usesEach: each,
    couponFailuresText: [[format.number(30)]],
    trial: days.flatMap((day) => [
      [person, day, 'worked'],
      [person, day, 'failed'],
    ]),
    trialBasket: figures.map((figure) => [figure]),
    trialPaid: figures.map((figure) => [figure]),
    healthRate: [[format.percent(92), format.number(30)]],
    healthUnknown: [[format.number(5), format.number(30)]],
    lastWorked: pastTimes,
    trialSaved: figures.map((figure) => [figure]),
  }
}
