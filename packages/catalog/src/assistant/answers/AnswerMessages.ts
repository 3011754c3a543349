import type { OfferSort } from '../readWish.ts'

/** What is asked about us and not about offers. */
export const TOPICS = ['failed', 'use', 'howTested', 'howRanked', 'about', 'privacy', 'contact', 'cashback'] as const
export type Topic = (typeof TOPICS)[number]

/** What is no question; of several the first that was said counts. */
export const SMALL_TALK = ['help', 'thanks', 'bye', 'hello'] as const
export type SmallTalk = (typeof SMALL_TALK)[number]

/** The sentences of an answer in one language. Names, figures and lists come written. */
export interface AnswerMessages {
  /** Between two sentences. */
  gap: string
  /** Live offers, codes or deals, counted. */
  offers: (count: number) => string
  codes: (count: number) => string
  deals: (count: number) => string
  /** Where they are, behind what was counted. */
  at: (merchants: string) => string
  within: (names: string) => string
  about: (words: string) => string
  /** @param where empty for the whole site @param labels what was asked for; empty for nothing */
  found: (offers: string, where: string, labels: string) => string
  none: (where: string, labels: string) => string
  /** Below it stand others of the same place. */
  others: string
  /** Nothing stands there at all; what stands below is elsewhere. */
  elsewhere: string
  /** Of merchants, which stand below it. */
  similar: (merchants: string) => string
  /** What stands below it is what many look for. */
  popular: string
  unknown: (words: string) => string
  /** No offer of that place has all of them. */
  someWords: (words: string) => string
  /** A part of what was asked for is in no offer of that place. */
  withoutWords: (words: string) => string
  /** How those below are sorted. */
  sorted: Record<Exclude<OfferSort, 'best'>, string>
  labels: {
    /** Of the words that were asked for. */
    part: string
    code: string
    deal: string
    'free-delivery': string
    gift: string
    leastPercent: (figure: string) => string
    leastOff: (figure: string) => string
    mostPrice: (figure: string) => string
    /** Offers for new customers alone are left out. */
    notNew: string
    noMinimum: string
    exclusive: string
    tested: string
    testedToday: string
    testedThisWeek: string
    endsToday: string
    endsThisWeek: string
  }
  /** What is not known of what goods cost. */
  prices: string
  basket: {
    saves: (basket: string, saved: string) => string
    /** The same where the first is for some only. @param audience as its terms say it */
    savesSome: (basket: string, saved: string, audience: string) => string
    /** Behind what everybody saves: what some do. */
    more: (saved: string, audience: string) => string
    /** None of those below says what it saves. */
    open: (basket: string) => string
    /** None of those below can be used with it. */
    excluded: (basket: string) => string
  }
  outcomes: {
    saves: (saved: string) => string
    capped: (saved: string) => string
    /** Of one that failed when it was last tested: no promise. */
    wouldSave: (saved: string) => string
    wouldSaveDelivery: string
    upTo: (most: string) => string
    delivery: string
    unknown: string
    belowMinimum: (missing: string, minimum: string) => string
    otherCurrency: (currency: string) => string
    inStore: string
  }
  health: {
    tested: (date: string) => string
    failed: (date: string) => string
    votes: (worked: string, all: string) => string
    untested: string
  }
  failing: {
    /** Behind those that are not known to fail stand some that failed when they were last tested. */
    some: string
    /** All that could be used did. */
    all: string
  }
  /** What a merchant's page here says, in the words of others. */
  page: {
    /** @param lines quoted, and put together */
    says: (merchant: string, lines: string) => string
    quote: (line: string) => string
    /** Of what is written here. */
    sentence: (text: string) => string
    /** It says nothing to the question. */
    silent: (merchants: string) => string
    /** Nobody's page was asked for. */
    ask: string
  }
  topics: Record<Topic, (site: string) => string>
  /** To what is no question. @param site its name */
  smallTalk: Record<SmallTalk, (site: string) => string>
  searchFor: (words: string) => string
}
