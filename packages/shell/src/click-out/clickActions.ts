import type { CouponEventType } from '@clipfront/tracking'

/**
 * The anchors that lead to an offer, by their `data-action`, and what a click on each is counted as. Going on to the shop
 * from a code already shown is no second click on the coupon.
 */
export const clickActions = {
  'get-code': 'click',
  'get-deal': 'click',
  'go-to-shop': 'shop',
} as const satisfies Record<string, CouponEventType>

export type ClickAction = keyof typeof clickActions
