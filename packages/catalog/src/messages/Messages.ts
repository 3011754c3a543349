import type { Site } from '@clipfront/site-config'
import type { Block, Trial } from '@clipfront/page-data'
import type { Audience } from '@clipfront/feeds/discount'
import type { CategorySlug } from '@clipfront/feeds/draft'
import type { AssistantMessages } from './assistant/AssistantMessages.ts'
import type { FormMessages } from './forms/FormMessages.ts'

interface Article {
  heading: string
  description: string
  blocks: Block[]
}

interface TextPage {
  heading: string
  description: (site: string) => string
}

interface Paragraph {
  heading: string
  text: string
}

interface OwnPage {
  heading: (merchant: string) => string
  description: (merchant: string, site: string) => string
  /** @param path of the merchant's page */
  blocks: (merchant: string, path: string) => Block[]
}

/** Pages that hold text only, by their path without its slash. */
export type ArticleName = 'about' | 'how-we-test' | 'privacy'

/** What scripts of ours may store on a device: cookies, and keys of its storage and names of its caches as they begin. */
export type DeviceNote =
  | 'cf_consent'
  | 'cf_merchant'
  | 'timezone'
  | 'td:cp'
  | 'td:kept'
  | 'td:opened'
  | 'td:out'
  | 'td:searches'
  | 'td:web-vitals'
  | 'td:pwa-open'
  | 'td:extension'
  | 'cf-offline'
  | 'cf:chunk-reload'

/**
 * Every word that page data holds beside the catalog's own. One of these per language; `site` is the site's name. A month
 * comes written out with its year, a figure with its sign.
 */
export interface Messages {
  /** What must be so for an offer to work, as short as a label. */
  conditions: Record<Exclude<Audience, 'everybody'>, string> & {
    leastBasket: (figure: string) => string
    inStore: string
    /** One use for each shopper. */
    onceEach: string
  }
  /** Names of the catalog's own categories. */
  categories: Record<CategorySlug, string>
  home: {
    title: (site: string) => string
    description: (site: string, liveOffers: number, merchants: number) => string
  }
  merchant: {
    /** @param bestDiscount empty when there is none to speak of */
    title: (name: string, month: string, bestDiscount: string) => string
    /** @param topTitle of the first offer; empty when there is none */
    description: (name: string, month: string, codes: number, deals: number, topTitle: string) => string
    descriptionWithoutOffers: (name: string, pastOffers: number) => string
    /** Of a merchant without a programme of whose offers none was tested. */
    titleUntested: (name: string, month: string) => string
    descriptionUntested: (name: string, offers: number) => string
    /** Of the page that shows one code. */
    titleOfCode: (name: string) => string
  }
  category: {
    title: (name: string, month: string, page: number) => string
    description: (name: string, total: number) => string
  }
  /** What a shop pays back. @param upTo something else, or somebody else, gets less */
  cashback: {
    title: (name: string, figure: string, upTo: boolean) => string
    description: (name: string, figure: string, upTo: boolean) => string
    /** Of a shop that gave some once, and gives none now. */
    titleWithoutRates: (name: string) => string
    descriptionWithoutRates: (name: string) => string
  }
  /** The query is empty on the page from which a search begins. */
  search: { title: (query: string) => string; description: (query: string) => string }
  /** The title of a later page of a list. */
  onPage: (title: string, page: number) => string
  /** Over the offers of an event that stand in no category. */
  moreOffers: string
  /** What is written for shoppers to read. */
  blog: { title: (site: string, page: number) => string; description: (site: string) => string }
  notFound: string
  /** Of what was there once and will not be again. */
  gone: string
  badRequest: string
  directory: {
    heading: string
    title: (site: string) => string
    description: (site: string, total: number) => string
    /** Of one letter, as a heading and a title say it. */
    ofLetter: (letter: string, page: number) => string
    empty: string
    /** Where names that begin with no letter stand. */
    other: string
  }
  /** @param disclosure the site’s own sentence of who is paid */
  articles: Record<ArticleName, (site: string, disclosure: string) => Article>
  /** Who tested offers lately, at the end of "How we test"; figures come written. */
  tests: {
    heading: string
    /** Over a list of `share`. */
    text: (days: string) => string
    none: (days: string) => string
    /** Who tests; a feed does not. */
    kinds: Record<Exclude<Trial['byKind'], 'feed'>, string>
    share: (kind: string, percent: string, worked: string, tests: string) => string
    /** @param days after which one counts half; `votes`: as how many a test of ours counts */
    health: (days: string, votes: string, fewest: string) => string
  }
  /** "How we rank": of a site with ranking, and of one without. */
  ranking: TextPage & {
    byEditors: string
    /** Over a list of `term`. */
    byScore: string
    terms: Record<'health' | 'verification' | 'clicks' | 'discount' | 'freshness' | 'expiry', string>
    term: (name: string, percent: string) => string
    tie: string
    commission: string
    usable: string
  }
  /** Pages that list all categories, events, brands or tags of a site. */
  indexes: Record<'categories' | 'topics' | 'brands' | 'tags', TextPage> & {
    /** Over the ways to channels, below the events. */
    moreChannels: string
  }
  /** What the page of privacy says by name: what may stand on a device, and who else hears of a visit. */
  privacyDetails: {
    heading: string
    /** Whether the site must ask before; every note but the last waits for it. */
    rules: Record<Site['consent'], string>
    notes: Record<DeviceNote, string>
    othersHeading: string
    analytics: (service: string, host: string) => string
    errorReports: (host: string) => string
    ads: (service: string, host: string) => string
  }
  /** Who runs a site: its pages of contact, legal notice and terms, and what those about us and of privacy end with. */
  company: {
    runBy: (site: string, operator: string) => string
    /** Where the domain is another company's. */
    forPartner: (operator: string, partner: string) => string
    /** A line of the company's facts. */
    fact: (label: string, value: string) => string
    labels: Record<'address' | 'email' | 'representative' | 'register' | 'vatId', string>
    /** Over the person who answers for the content. */
    responsible: string
    contact: TextPage
    imprint: TextPage
    terms: TextPage
    wrong: Paragraph
    orders: Paragraph
    termsItems: (site: string) => string[]
    /** Over who is responsible for personal data. */
    controller: string
    rights: (email: string) => string
  }
  forms: FormMessages
  assistant: AssistantMessages
  demoShop: OwnPage
  noProgramme: OwnPage
}
