/** What page data says of an offer, as far as a rule asks. */
export interface Offer {
  id: string
  kind: 'code' | 'deal'
  state: string
  /** The code, or its end; empty where there is none. */
  code: string
  title: string
  keyTerms: readonly string[]
  /** ISO 8601; null where it has no end of its own. */
  endsAt: string | null
  /** Counted from events. */
  usedToday: number
  hasAffiliate: boolean
  merchantName: string
}

/**
 * Every offer somewhere in a value, by id: in the state of a page, or in the arguments of a story. An offer is known by its fields, so
 * that no page type has to be named here.
 */
export function readOffers(value: unknown): Map<string, Offer> {
  const offers = new Map<string, Offer>()
  collect(value, offers)
  return offers
}

/** The offers and the moment of a served document, out of the state that it carries for its scripts; none where it has no state. */
export function readState(root: Element): { offers: Map<string, Offer>; renderedAt: number | undefined } {
  const state = parseJson(root.querySelector('script#state')?.textContent ?? '')
  const renderedAt = isRecord(state) ? Date.parse(String(state['renderedAt'])) : Number.NaN
  return { offers: readOffers(state), renderedAt: Number.isNaN(renderedAt) ? undefined : renderedAt }
}

/** @returns undefined for what is no JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function collect(value: unknown, offers: Map<string, Offer>): void {
  if (Array.isArray(value)) for (const item of value as unknown[]) collect(item, offers)
  if (!isRecord(value)) return
  const offer = parseOffer(value)
  if (offer) offers.set(offer.id, offer)
  else for (const item of Object.values(value)) collect(item, offers)
}

function parseOffer(value: Record<string, unknown>): Offer | undefined {
  const { id, kind, state, keyTerms, merchant } = value
  if (typeof id !== 'number' || (kind !== 'code' && kind !== 'deal') || typeof state !== 'string') return undefined
  if (!Array.isArray(keyTerms)) return undefined
  return {
    id: String(id),
    kind,
    state,
    code: readString(value['code']),
    title: readString(value['title']),
    keyTerms: keyTerms.filter((term) => typeof term === 'string'),
    endsAt: typeof value['endsAt'] === 'string' ? value['endsAt'] : null,
    usedToday: typeof value['usedToday'] === 'number' ? value['usedToday'] : 0,
    hasAffiliate: value['hasAffiliate'] !== false,
    merchantName: isRecord(merchant) ? readString(merchant['name']) : '',
  }
}

function readString(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
