import { VOTED, type Voted } from '@clipfront/page-data'

/** A coupon that this visitor has opened, as it is stored and told to other tabs: `docs/contracts/opened-coupons.md`. */
export interface StoredCoupon {
  id: number
  code: string
  /** Of the offer as it was shown; empty where nobody knows, as in records of before. */
  sign: string
  openedAt: number
  /** When something of it was last changed: the newest one wins, but for a vote of which it has not heard. */
  changedAt: number
  voted: Voted | null
}

/** So many are remembered, the newest ones. */
const MOST = 100
/** So long they are remembered. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000
/** What a code may have in the catalog, and more. */
const LONGEST_CODE = 200
/** Clocks are put right now and then. */
const AHEAD_MS = 60_000

/**
 * What a device or another tab says was opened: outside input. What is no such coupon, is older than 30 days or is ahead of the
 * clock is left out.
 * @param now epoch milliseconds
 * @returns the newest ones first, each once
 */
export function parseOpenedCoupons(given: unknown, now: number): StoredCoupon[] {
  if (!Array.isArray(given)) return []
  const newest = new Map<number, StoredCoupon>()
  const inTime = given
    .flatMap(parseCoupon)
    .filter(({ openedAt, changedAt }) => isWithin(openedAt, now) && isWithin(changedAt, now))
  for (const coupon of inTime.sort((a, b) => a.changedAt - b.changedAt)) {
    const before = newest.get(coupon.id)
    // A tab may open a code before others have told it of the vote; no vote is ever taken back.
    const known = before?.code === coupon.code ? before.voted : null
    newest.set(coupon.id, { ...coupon, voted: coupon.voted ?? known })
  }
  return [...newest.values()].sort((a, b) => b.openedAt - a.openedAt).slice(0, MOST)
}

const isWithin = (moment: number, now: number) => moment > now - KEPT_MS && moment < now + AHEAD_MS

function parseCoupon(given: unknown): StoredCoupon[] {
  if (typeof given !== 'object' || given === null) return []
  const { id, code, sign = '', openedAt, changedAt, voted } = given as Record<string, unknown>
  return isWhole(id) && isCode(code) && isSign(sign) && isWhole(openedAt) && isWhole(changedAt)
    ? [{ id, code, sign, openedAt, changedAt, voted: VOTED.find((each) => each === voted) ?? null }]
    : []
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

const isSign = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_CODE

const isCode = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= LONGEST_CODE
