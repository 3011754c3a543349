import { resolveOffer } from '@clipfront/routing/outbound'
import * as v from 'valibot'
import type { CatalogView } from '@clipfront/catalog/context'
import { resolveMerchantTarget } from '@clipfront/catalog/coupons'
import { wasGiven } from '@clipfront/catalog/database'
import { pickQuery } from '../request/readQuery.ts'
import { isSignedTarget, type ClickOutKind } from './signTarget.ts'

interface ClickOut {
  kind: ClickOutKind
  id: number
  /** The query as it was sent, without its question mark. */
  query: string
}

/** What a click-out's query must hold (R5.1); what the page appended stands beside it. */
export const clickOutQuerySchema = v.object({
  url: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.description('The target.')),
  sig: v.optional(v.string(), ''),
})

type ClickOutAnswer = { code: 302; location: string } | { code: 403 | 404 | 410; message: string }

const FORBIDDEN: ClickOutAnswer = {
  code: 403,
  message: 'The link names no target that may be followed. Open the offer again from its page.',
}

/**
 * Where a click-out leads. The target is the catalog's own; the link's `url` must be there and safe (R5.1), and is
 * followed only when it equals that target or is signed.
 * @param secrets newest first; any of them verifies
 */
export async function resolveClickOut(
  view: CatalogView,
  secrets: readonly string[],
  { kind, id, query }: ClickOut,
): Promise<ClickOutAnswer> {
  const parsed = v.safeParse(clickOutQuerySchema, pickQuery(clickOutQuerySchema, new URLSearchParams(query)))
  if (!parsed.success) return FORBIDDEN
  const { url, sig } = parsed.output
  // The browser's own rule, applied to the same bytes: a link that it would send to /403 is refused here as well.
  if (resolveOffer(`/go-${kind}-${id}?${query}`, { pageUrl: view.site.domainLink }) === '/403') return FORBIDDEN
  const isSigned = isSignedTarget(secrets, { site: view.site.code, kind, id, url }, sig)
  if (kind === 'e') return isSigned && id === 0 ? { code: 302, location: url } : FORBIDDEN
  const found = await findTarget(view, kind, id)
  if (found === 'unknown') return { code: 404, message: 'There is no such offer. It may belong to another site.' }
  if (found === 'gone') return { code: 410, message: 'This offer has been removed.' }
  return url === found.target || isSigned ? { code: 302, location: url } : FORBIDDEN
}

/**
 * The catalog's own target of a coupon or merchant.
 * @returns `gone` for an id that was given once and is no more, `unknown` for one that never was, or is another site's
 */
async function findTarget(view: CatalogView, kind: 'c' | 'm', id: number) {
  const merchants = view.database.selectFrom('merchant as m').select(['m.site', 'm.slug', 'm.programme_target'])
  const found =
    kind === 'm'
      ? merchants.where('m.id', '=', id)
      : merchants.innerJoin('coupon as c', 'c.merchant_id', 'm.id').where('c.id', '=', id)
  const row = await found.executeTakeFirst()
  if (row) return row.site === view.site.code ? { target: resolveMerchantTarget(row) } : 'unknown'
  return (await wasGiven(view.database, kind === 'c' ? 'coupon' : 'merchant', id)) ? 'gone' : 'unknown'
}
