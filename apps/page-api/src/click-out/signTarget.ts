import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a click-out belongs to: a coupon, a merchant, or a link of a mailing. */
export const CLICK_OUT_KINDS = ['c', 'm', 'e'] as const
export type ClickOutKind = (typeof CLICK_OUT_KINDS)[number]

interface SignedParts {
  site: string
  kind: ClickOutKind
  id: number
  /** The target as it stands in the link, decoded once. */
  url: string
}

/**
 * The `sig` of a click-out whose target is not the catalog's own. It is over site, kind, id and url and nothing else:
 * `promoid`, `mktsrc` and `traffic_type` are appended afterwards.
 */
export function signTarget(secret: string, { site, kind, id, url }: SignedParts): string {
  // As JSON: no two different lists of parts have the same text.
  return createHmac('sha256', secret)
    .update(JSON.stringify([site, kind, id, url]))
    .digest('base64url')
}

/** Whether one of our secrets made this signature. Takes the same time however much of it is right. */
export function isSignedTarget(secrets: readonly string[], parts: SignedParts, signature: string): boolean {
  const given = Buffer.from(signature)
  return secrets
    .map((secret) => Buffer.from(signTarget(secret, parts)))
    .some((right) => right.length === given.length && timingSafeEqual(right, given))
}
