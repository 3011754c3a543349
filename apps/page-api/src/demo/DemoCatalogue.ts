import type { CategorySlug } from '../import/draft/CategorySlug.ts'
import type { DemoContent } from './DemoContent.ts'

/**
 * A text of the demo. `{m:40}` is an amount in the site's currency, another word in braces is said as the catalogue's own
 * `words` say it: `{delivery}` is "shipping" on an American site.
 */
type DemoText = string

/** An offer's worth; money is an amount in the site's own currency. */
export type DemoDiscount =
  | { kind: 'percent'; percent: number; upTo?: boolean }
  | { kind: 'money'; amount: number; upTo?: boolean }
  | { kind: 'price'; amount: number; was: number | null }
  /** "3 for 2". */
  | { kind: 'bundle'; all: number; paid: number }
  | { kind: 'free-delivery' }
  | { kind: 'gift' }
  | { kind: 'free' }
  | { kind: 'other'; text: DemoText }

export interface DemoOffer {
  title: DemoText
  /** Left out for a deal. */
  code?: string
  save: DemoDiscount
  detail?: DemoText
  terms?: readonly DemoText[]
  /** Who tried it, as a place in the catalogue's list of testers, and how many hours ago. */
  tested?: readonly [tester: number, hoursAgo: number]
  /** Days from now; negative is past. Fractions are hours. */
  starts?: number
  ends?: number
  /** Days since it was first listed. */
  seen: number
  /** How often shoppers said that it worked, and that it did not. */
  votes?: readonly [worked: number, failed: number]
  exclusive?: true
  /** Days ago: its feed took it back, or an editor hid it. */
  withdrawn?: number
  hidden?: number
  /** Where it belongs beside its shop's own categories. */
  alsoIn?: readonly CategorySlug[]
}

export interface DemoMerchant {
  slug: string
  name: string
  categories: readonly [CategorySlug, ...CategorySlug[]]
  /** How well known it is, 0 to 100. */
  popularity: number
  summary: DemoText
  facts: readonly (readonly [label: DemoText, value: DemoText])[]
  offers: readonly DemoOffer[]
}

/**
 * What a site of one language shows before it has a catalogue of its own. Every shop is made up; its domain is its slug below
 * `.example`, so that the same slug in another language is the same shop.
 */
export interface DemoCatalogue {
  /** People who try codes at the till. They are as fictional as the shops. */
  testers: readonly [string, string, ...string[]]
  words: Readonly<Record<string, string>>
  /** What is said about the categories, in the order in which they get their ids; those that have an offer. */
  categories: Readonly<Partial<Record<CategorySlug, DemoText>>>
  /** In the order in which they get their ids. */
  merchants: readonly DemoMerchant[]
  content: DemoContent
}
