import type { Coupon, Voted } from '@clipfront/page-data'
import { createContext, use, useSyncExternalStore } from 'react'

/** What this visitor knows of a coupon whose whole code was shown to them: `docs/contracts/opened-coupons.md`. */
export interface OpenedCoupon {
  code: string
  /** Of the offer as it was shown; empty where nobody knows. */
  sign: string
  /** Epoch milliseconds. */
  openedAt: number
  /** What they said of it last; null before. */
  voted: Voted | null
  /** The moment for which its age is told, in epoch milliseconds. */
  now: number
}

/** The coupons that this visitor has opened, the same in all tabs. */
export interface OpenedCoupons {
  /** Undefined for one that was not opened; the same object until something of it has changed. */
  find: (couponId: number) => OpenedCoupon | undefined
  /** @param listener hears of each change · @returns ends the subscription */
  subscribe: (listener: () => void) => () => void
  /** Its whole code is shown. */
  open: (couponId: number, code: string, sign: string) => void
  vote: (couponId: number, voted: Voted) => void
  /** Forgets all of them. */
  forget: () => void
}

/** Null on a server, during hydration, and until the code that knows them is here. */
export const OpenedCouponsContext = createContext<OpenedCoupons | null>(null)

/**
 * What this visitor knows of a coupon. A code of an offer that has changed since, or that does not end as the page says that it
 * ends, may be an old one, and is not shown.
 * @param coupon with the end of its code, or all of it
 */
export function useOpenedCoupon({ id, code, sign }: Pick<Coupon, 'id' | 'code' | 'sign'>): OpenedCoupon | undefined {
  const all = use(OpenedCouponsContext)
  const opened = useSyncExternalStore(
    all?.subscribe ?? neverChanges,
    () => all?.find(id),
    () => undefined,
  )
  if (!opened?.code.endsWith(code)) return undefined
  // Of a page whose data is older than this, and of a record of before, the end is all there is.
  return opened.sign === sign || !opened.sign || !sign ? opened : undefined
}

const neverChanges = () => () => {}
