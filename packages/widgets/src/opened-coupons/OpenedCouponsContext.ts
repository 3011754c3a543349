import type { Coupon, Voted } from '@clipfront/page-data'
import { createContext, use, useSyncExternalStore } from 'react'

/** What this visitor knows of a coupon whose whole code was shown to them: `docs/contracts/opened-coupons.md`. */
export interface OpenedCoupon {
  code: string
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
  open: (couponId: number, code: string) => void
  vote: (couponId: number, voted: Voted) => void
}

/** Null on a server, during hydration, and until the code that knows them is here. */
export const OpenedCouponsContext = createContext<OpenedCoupons | null>(null)

/**
 * What this visitor knows of a coupon. A code that does not end as the page says that it ends is an old one, and not shown.
 * @param coupon with the end of its code, or all of it
 */
export function useOpenedCoupon({ id, code }: Pick<Coupon, 'id' | 'code'>): OpenedCoupon | undefined {
  const all = use(OpenedCouponsContext)
  const opened = useSyncExternalStore(
    all?.subscribe ?? neverChanges,
    () => all?.find(id),
    () => undefined,
  )
  return opened?.code.endsWith(code) ? opened : undefined
}

const neverChanges = () => () => {}
