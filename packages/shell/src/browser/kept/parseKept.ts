/** What a visitor keeps on the device, as it is stored: `docs/contracts/kept.md`. */
export interface KeptItem {
  /** Saved by a click, or a coupon whose code was opened. */
  kind: 'merchant' | 'coupon' | 'opened'
  /** Of the merchant or the coupon. */
  id: number
  /** Of the coupon; a merchant has its name alone. */
  title: string
  merchant: { slug: string; name: string; tint: number }
  /** When it was saved or opened, in epoch milliseconds. */
  at: number
}

const DAY_MS = 86_400_000
/** How many are kept of each kind, the newest ones, and how long. */
const LIMITS = {
  merchant: { most: 50, ms: 180 * DAY_MS },
  coupon: { most: 50, ms: 180 * DAY_MS },
  opened: { most: 10, ms: 30 * DAY_MS },
} as const satisfies Record<KeptItem['kind'], { most: number; ms: number }>

const LONGEST_TEXT = 500
/** How many tints a merchant's mark has. */
const TINTS = 12
/** Clocks are put right now and then. */
const AHEAD_MS = 60_000

/**
 * What a device says was kept: outside input. What is no such item, is too old or is ahead of the clock is left out.
 * @param now epoch milliseconds
 * @returns the newest ones first, each once
 */
export function parseKept(given: unknown, now: number): KeptItem[] {
  if (!Array.isArray(given)) return []
  const known = given
    .flatMap(parseItem)
    .filter(({ kind, at }) => at > now - LIMITS[kind].ms && at < now + AHEAD_MS)
    .sort((a, b) => b.at - a.at)
  const firsts = known.filter((item, index) => known.findIndex((other) => isSameItem(item, other)) === index)
  const isWithin = (item: KeptItem) =>
    firsts.filter(({ kind }) => kind === item.kind).indexOf(item) < LIMITS[item.kind].most
  return firsts.filter(isWithin)
}

export const isSameItem = (a: Pick<KeptItem, 'kind' | 'id'>, b: Pick<KeptItem, 'kind' | 'id'>) =>
  a.kind === b.kind && a.id === b.id

function parseItem(given: unknown): KeptItem[] {
  if (!isObject(given) || !isObject(given['merchant'])) return []
  const { kind, id, title, at } = given
  const { slug, name, tint } = given['merchant']
  if (!isKind(kind) || !isWhole(id) || !isWhole(at) || !isText(title) || !isText(name) || !name) return []
  if (!isText(slug) || !/^[\w.~-]+$/.test(slug) || !Number.isInteger(tint)) return []
  return [{ kind, id, title, merchant: { slug, name, tint: Math.abs(Number(tint)) % TINTS }, at }]
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isKind = (value: unknown): value is KeptItem['kind'] => typeof value === 'string' && Object.hasOwn(LIMITS, value)
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_TEXT
