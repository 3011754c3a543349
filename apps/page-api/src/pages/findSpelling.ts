import { isFiltering, type ProductKey, type WirePageData } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import type { PageRequest } from '@clipfront/catalog/context'
import { pagePath } from '@clipfront/routing/page-paths'

/**
 * The one address of a page that was asked for by another: slashes too many, needless escapes, capitals, a number where
 * there are no pages. Crawlers and caches would take each of them for a page of its own.
 * @param target path and query as they were sent
 * @returns path and query; undefined when the page was asked for by its own address
 */
export function findSpelling(
  { domainLink }: Pick<Site, 'domainLink'>,
  target: string,
  { page: number, filter }: Pick<PageRequest, 'page' | 'filter'>,
  answer: WirePageData,
): string | undefined {
  if (answer.code !== 200) return undefined
  const [path = '', ...rest] = target.split('?')
  const [ownPath = '', ownQuery = ''] = ownAddress(answer, domainLink).split('?')
  // Any page of a narrowed list is known by the first one of the whole.
  const isBeyond = number > 1 && !isFiltering(filter) && !new URLSearchParams(ownQuery).has('page')
  if (path === ownPath && !isBeyond) return undefined
  return buildTarget(ownPath, rest.join('?'), isBeyond ? 'page' : undefined)
}

/** The same address without one key of its query. @param target path and query as they were sent */
export function withoutKey(target: string, key: ProductKey): string {
  const [path = '', ...rest] = target.split('?')
  return buildTarget(path, rest.join('?'), key)
}

function buildTarget(path: string, query: string, dropped: ProductKey | undefined): string {
  const pairs = query.split('&').filter(Boolean)
  const kept = dropped ? pairs.filter((pair) => !new URLSearchParams(pair).has(dropped)) : pairs
  // Browsers read a backslash in an address as a slash.
  const text = kept.join('&').replaceAll('\\', '%5C')
  return text ? `${path}?${text}` : path
}

/** Path and query of the page itself; a coupon's is a part of its merchant's page, which is its canonical one. */
function ownAddress({ attr, meta, data }: WirePageData, domainLink: string): string {
  return attr.page === 'coupon' && 'coupon' in data
    ? pagePath('coupon', data.coupon.id)
    : meta.canonical_url.slice(domainLink.length)
}
