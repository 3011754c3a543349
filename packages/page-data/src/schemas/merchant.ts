import { optional, optionalListOf, type OutOf, record, type WireOf, type WireRecord } from '../reading/readers.ts'
import { block } from './blocks.ts'
import { count, flag, id, optionalText, ownPath, text, whole } from './fields.ts'
import { question } from './question.ts'

/** Tints of a merchant's tile; the tile takes the class of its number, since a style attribute is forbidden. */
export const TILE_TINTS = 12

export const tint = whole(`a tint, 0 to ${TILE_TINTS - 1}`, 0, TILE_TINTS - 1)

interface WireMerchantReference {
  id: number
  slug: string
  name: string
  /** 0 to 11: which tint the merchant's tile has; chosen once, by the name. */
  tint: number
  /** A picture of our own, square; the tile says the name's first letters where there is none. */
  logo?: string | null
}

export const logo = optional(ownPath, null)

/** As much of a merchant as a card or a link needs. */
export const merchantReference = record((wire: WireRecord<WireMerchantReference>) => ({
  id: wire.read('id', id),
  slug: wire.read('slug', text),
  name: wire.read('name', text),
  tint: wire.read('tint', tint),
  logo: wire.read('logo', logo),
}))
export type MerchantReference = OutOf<typeof merchantReference>

interface WireMerchantSummary extends WireMerchantReference {
  live_codes: number
  live_deals: number
}

/** A merchant in a list: how much there is to find. */
export const merchantSummary = record((wire: WireRecord<WireMerchantSummary>) => ({
  id: wire.read('id', id),
  slug: wire.read('slug', text),
  name: wire.read('name', text),
  tint: wire.read('tint', tint),
  logo: wire.read('logo', logo),
  liveCodes: wire.read('live_codes', count),
  liveDeals: wire.read('live_deals', count),
}))
export type MerchantSummary = OutOf<typeof merchantSummary>

/** A fact about the shop, both parts ready to be read: "Delivery", "Free from £40". */
const merchantFact = record((wire: WireRecord<{ label: string; value: string }>) => ({
  label: wire.read('label', text),
  value: wire.read('value', text),
}))
export type MerchantFact = OutOf<typeof merchantFact>

interface WireMerchant extends WireMerchantReference {
  summary?: string | null
  facts?: WireOf<typeof merchantFact>[]
  about?: WireOf<typeof block>[]
  /** How a code is used there, in the shop's own words for its fields. */
  how_to_use?: WireOf<typeof block>[]
  questions?: WireOf<typeof question>[]
  /** Offer link to the shop, in its marker form (`###-m-{id}?url=…`). */
  link: string
  /** False when no affiliate programme is set up: the link then ends on our own page that says so. */
  has_affiliate: boolean
}

const facts = optionalListOf(merchantFact)
const blocks = optionalListOf(block)
const questions = optionalListOf(question)

/** The merchant of a merchant page. */
export const merchant = record((wire: WireRecord<WireMerchant>) => ({
  id: wire.read('id', id),
  slug: wire.read('slug', text),
  name: wire.read('name', text),
  tint: wire.read('tint', tint),
  logo: wire.read('logo', logo),
  summary: wire.read('summary', optionalText),
  facts: wire.read('facts', facts),
  about: wire.read('about', blocks),
  howToUse: wire.read('how_to_use', blocks),
  questions: wire.read('questions', questions),
  link: wire.read('link', text),
  hasAffiliate: wire.read('has_affiliate', flag),
}))
export type Merchant = OutOf<typeof merchant>
