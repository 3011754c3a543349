import type { WirePageData } from '@clipfront/page-data'
import type { Selectable } from 'kysely'
import { hasProgramme, resolveTarget } from '../coupons/describeCoupon.ts'
import type { MerchantTable } from '../database/tables.ts'

type WireMerchant = Extract<WirePageData, { attr: { page: 'merchant' } }>['data']['merchant']

/** A merchant as the pages carry it that are about it (R1.1): all that is known of the shop, and the way there. */
export function describeMerchant(merchant: Selectable<MerchantTable>): WireMerchant {
  return {
    id: merchant.id,
    slug: merchant.slug,
    name: merchant.name,
    tint: merchant.tint,
    logo: merchant.logo,
    summary: merchant.summary,
    facts: merchant.facts,
    about: merchant.about,
    how_to_use: merchant.how_to_use,
    questions: merchant.questions,
    link: `###-m-${merchant.id}?url=${encodeURIComponent(resolveTarget(merchant))}`,
    has_affiliate: hasProgramme(merchant),
  }
}
