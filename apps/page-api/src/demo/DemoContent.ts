import type { Looks } from '../media/drawing/drawPortrait.ts'

/** A longer text of the demo, in Markdown. `{m:40}` and words in braces are said as in `DemoText`; `{name}` is the shop's. */
type LongText = string

/** Shops that every language has. */
export type SharedShop = 'nimbus-shoes' | 'volta-and-vine' | 'wayfarer-stays'

export const TAG_SLUGS = ['free-delivery', 'free-gift', 'first-order', 'bundles', 'reduced'] as const
export type TagSlug = (typeof TAG_SLUGS)[number]

/** Makers as fictional as the shops; the kinds of goods that are theirs stand in `brandOf`. */
export const BRANDS = { corrie: 'Corrie', alto: 'Alto', oatfield: 'Oatfield' } as const
export type BrandSlug = keyof typeof BRANDS

export const TOPIC_SLUGS = ['long-weekend', 'home-week', 'outdoor-days', 'student-savings'] as const
export type TopicSlug = (typeof TOPIC_SLUGS)[number]

export const POST_SLUGS = [
  'how-we-test-codes',
  'small-print-in-four-words',
  'when-a-code-fails',
  'three-nights-away',
  'a-table-for-four',
] as const
export type PostSlug = (typeof POST_SLUGS)[number]

export type PartSlug = 'shoes' | 'appliances' | 'stays'

interface DemoLabel {
  name: string
  summary: string
  about: LongText
}

/** What is said of offers and of what gathers them. */
export interface OfferWords {
  /** Terms in full: of a code, of a deal, of both. */
  terms: Readonly<Record<'code' | 'deal' | 'always', LongText>>
  /** Offers that nobody sees any more: what a feed has taken back, and what an editor has hidden. */
  withdrawn: string
  hidden: string
  tags: Readonly<Record<TagSlug, DemoLabel>>
  brands: Readonly<Record<BrandSlug, Omit<DemoLabel, 'name'>>>
  /** Parts of categories. */
  parts: Readonly<Record<PartSlug, Omit<DemoLabel, 'about'>>>
  /** Of every category. */
  questions: readonly (readonly [question: string, answer: LongText])[]
}

/** What is said of shops. */
export interface ShopWords {
  about: Readonly<Record<SharedShop, LongText>>
  howToUse: LongText
  questions: readonly (readonly [question: string, answer: LongText])[]
  /** The last one waits to be looked through. */
  reviews: readonly (readonly [rating: number, title: string, body: string, by: string])[]
  cashback: {
    /** What the tiers are paid for. */
    newCustomers: string
    accessories: string
    exclusions: LongText
    terms: LongText
  }
}

export interface DemoAuthor {
  role: string
  about: LongText
  looks: Looks
}

/** What is written: events, ways in, people and their posts. */
export interface Stories {
  topics: Readonly<Record<TopicSlug, DemoLabel & { questions?: ShopWords['questions'] }>>
  channels: Readonly<Record<'letter' | 'app', { name: string; summary: string; lanes: readonly string[] }>>
  /** The first two testers write too. */
  authors: readonly [DemoAuthor, DemoAuthor]
  /** A body is written as any post is (`postFromMarkdown`): `[offer](/stores/SLUG)` is the place of a shop's best offer. */
  posts: Readonly<Record<PostSlug, { title: string; summary: string; body: LongText }>>
}

export interface DemoContent {
  offers: OfferWords
  shops: ShopWords
  stories: Stories
}
