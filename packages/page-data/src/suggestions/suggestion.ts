import { oneOf, optional, type OutOf, record, type WireRecord } from '../reading/index.ts'
import { count, id, ownPath, text } from '../schemas/fields.ts'
import { logo, tint } from '../schemas/merchant.ts'

const KINDS = ['merchant', 'category'] as const
const kind = oneOf(KINDS)
const optionalTint = optional(tint, null)

interface WireSuggestion {
  kind: (typeof KINDS)[number]
  id: number
  name: string
  path: string
  live_coupons: number
  /** A merchant's tile; null for a category. */
  tint: number | null
  /** A merchant's picture, where it has one. */
  logo?: string | null
}

/** One line under a search field: a page whose name is like what was typed. */
export const suggestion = record((wire: WireRecord<WireSuggestion>) => ({
  kind: wire.read('kind', kind),
  id: wire.read('id', id),
  name: wire.read('name', text),
  path: wire.read('path', ownPath),
  liveCoupons: wire.read('live_coupons', count),
  tint: wire.read('tint', optionalTint),
  logo: wire.read('logo', logo),
}))
export type Suggestion = OutOf<typeof suggestion>
