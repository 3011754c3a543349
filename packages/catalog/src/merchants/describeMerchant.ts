import { TILE_TINTS, type WirePageContent } from '@clipfront/page-data'
import type { Selectable } from 'kysely'
import { hash } from 'node:crypto'
import { hasProgramme, resolveMerchantTarget } from '../coupons/describeCoupon.ts'
import type { MerchantTable } from '../database/tables.ts'

/** All that is known of a merchant and the way there, as its own pages carry it (R1.1). */
export function describeMerchant(merchant: Selectable<MerchantTable>): WirePageContent['merchant']['merchant'] {
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
    link: `###-m-${merchant.id}?url=${encodeURIComponent(resolveMerchantTarget(merchant))}`,
    has_affiliate: hasProgramme(merchant),
  }
}

/** Which of the tints a merchant's tile wears: the same name gets the same tint on every site and for ever. */
export function hashTint(name: string): number {
  return hash('sha256', name, 'buffer').readUInt32BE(0) % TILE_TINTS
}
