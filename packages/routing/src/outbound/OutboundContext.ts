/** Where a link is shown, and for which coupon. */
export interface OutboundContext {
  /** The coupon's id; null, undefined or blank when the link is for no coupon. 0 is an id. */
  promoId?: string | number | null | undefined
  /** Absolute address of the page that shows the link: its `mktsrc` is carried on, its host is our own. */
  pageUrl: string
  /** Other hosts of the same site, without port. */
  ownHosts?: readonly string[] | undefined
}
