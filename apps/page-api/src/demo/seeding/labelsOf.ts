import type { DemoMerchant, DemoOffer } from '../DemoCatalogue.ts'
import type { BrandSlug, TagSlug } from '../DemoContent.ts'
import { audienceOf } from './conditionsOf.ts'

/** What an offer has in common with others. */
export function tagsOf(offer: DemoOffer): TagSlug[] {
  const { save } = offer
  return [
    ...(save.kind === 'free-delivery' ? (['free-delivery'] as const) : []),
    ...(save.kind === 'gift' ? (['free-gift'] as const) : []),
    ...(audienceOf(offer) === 'new-customers' ? (['first-order'] as const) : []),
    ...(save.kind === 'bundle' ? (['bundles'] as const) : []),
    ...(save.kind === 'price' || ('upTo' in save && save.upTo) ? (['reduced'] as const) : []),
  ]
}

const BRAND_OF_CATEGORY: Readonly<Record<string, BrandSlug>> = {
  fashion: 'corrie',
  electronics: 'alto',
  'home-garden': 'alto',
  'food-drink': 'oatfield',
}

/** Every other offer is for goods of the brand that such shops have. */
export function brandsOf({ categories, offers }: DemoMerchant, offer: DemoOffer): BrandSlug[] {
  const brand = BRAND_OF_CATEGORY[categories[0]]
  return brand && offers.indexOf(offer) % 2 === 0 ? [brand] : []
}
