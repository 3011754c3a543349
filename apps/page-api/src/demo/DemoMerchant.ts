import type { CategorySlug } from '../import/draft/categories.ts'

/**
 * The demo's texts are written once. A word in braces is said as the site's language says it (`{delivery}` is "shipping"
 * on an American site), `{m:40}` is an amount in the site's currency; `wording.ts` has them all.
 */
type DemoText = string

/** An offer's worth; money is an amount in the site's own currency. */
export type DemoDiscount =
  | { kind: 'percent'; percent: number; upTo?: boolean }
  | { kind: 'money'; amount: number; upTo?: boolean }
  | { kind: 'price'; amount: number; was: number | null }
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
  /** Who tried it, as a place in the site's list of testers, and how many hours ago. */
  tested?: readonly [tester: number, hoursAgo: number]
  /** Days from now; negative is past. Fractions are hours. */
  starts?: number
  ends?: number
  /** Days since it was first listed. */
  seen: number
  /** How often shoppers said that it worked, and that it did not. */
  votes?: readonly [worked: number, failed: number]
  exclusive?: true
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
