import { isReject } from '@clipfront/feeds/draft'
import { openSource } from '@clipfront/feeds/readFeed'
import { findSiteByName } from '@clipfront/site-config'
import type { FoundOffer } from './judgeLine.ts'

/**
 * What an import would make of lists; nothing is stored.
 * @param files absolute paths
 * @returns the offers by `file:line`
 */
export async function readOffers(files: readonly string[]): Promise<Map<string, FoundOffer[]>> {
  const site = findSiteByName('main/www')
  if (!site) throw new Error('There is no site main/www to import for.')
  const offers = new Map<string, FoundOffer[]>()
  for (const file of files) {
    const settings = { site, format: 'markdown', file, map: null, now: new Date(), domainOf: () => null } as const
    for await (const { line, draft } of await openSource(settings)) {
      const { code = '', discount = null } = 'upk' in draft ? draft : {}
      const offer = { code, discount, reason: isReject(draft) ? draft.reason : null }
      offers.set(`${file}:${line}`, [...(offers.get(`${file}:${line}`) ?? []), offer])
    }
  }
  return offers
}
