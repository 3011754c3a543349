import {
  type Headline,
  describeRates,
  isValidAt,
  findLastChange,
  listRates,
  pickHeadline,
  rateHistory,
  writeReward,
} from '@clipfront/catalog/cashback'
import { openBestOfMerchant } from '@clipfront/catalog/coupons'
import { describeMerchant, similarMerchants } from '@clipfront/catalog/merchants'
import { findBySlug } from '@clipfront/catalog/slugs'
import { findCrawling } from '../alternates/indexablePaths.ts'
import { resolveMessages } from '@clipfront/catalog/messages'
import { buildPage } from './buildPage.ts'
import type { CatalogView, PageRequest } from '@clipfront/catalog/context'
import { countFacets, countFilters, pickFitting } from '@clipfront/catalog/filters'
import { pagePath } from '@clipfront/routing/page-paths'

const COUPONS = 6

/**
 * What a merchant pays back: its rates of now, one of each tier. One that paid something back once and does not now keeps its page,
 * which says so and how it went, for those who come by an old link; crawlers are not brought there.
 * @returns undefined when the site has no such merchant, or it never paid anything back
 */
export async function cashbackPage(view: CatalogView, slug: string, { filter }: PageRequest) {
  const merchant = await findBySlug(view, 'merchant', slug)
  if (!merchant) return undefined
  const [rates, about, best, similar, crawling] = await Promise.all([
    listRates(view, merchant.id),
    view.database.selectFrom('cashback').selectAll().where('merchant_id', '=', merchant.id).executeTakeFirst(),
    openBestOfMerchant(view, merchant.id, COUPONS),
    similarMerchants(view, merchant.id, { haveCashback: true }),
    findCrawling(view, 'cashback', merchant.master_id),
  ])
  const changedAt = findLastChange(rates, view.now)
  if (!about || !changedAt) return undefined
  const valid = rates.filter((rate) => isValidAt(rate, view.now))
  const headline = pickHeadline(valid)
  return buildPage(view.site, {
    page: 'cashback',
    ...describeHead(view, merchant, headline),
    ...crawling,
    keywords: [merchant.name, merchant.domain],
    canonicalPath: pagePath('cashback', merchant.slug),
    data: {
      merchant: describeMerchant(merchant),
      headline,
      rates: describeRates(valid),
      rates_changed_at: changedAt.toISOString(),
      tracking_hours: about.tracking_hours,
      paying_days: about.paying_days,
      exclusions: about.exclusions,
      terms: about.terms,
      history: rateHistory(rates, { now: view.now, timeZone: view.site.timeZone }),
      coupons: pickFitting(best.coupons, best.facets, filter),
      filters: countFilters(countFacets(best.facets), filter),
      similar_merchants: similar,
    },
    tags: [`merchant:${merchant.id}`],
  })
}

/** What the head of a cashback page says: what there is now, and nothing else. */
function describeHead({ site }: CatalogView, { name }: { name: string }, headline: Headline | null) {
  const { cashback: words } = resolveMessages(site.language)
  if (!headline) return { title: words.titleWithoutRates(name), description: words.descriptionWithoutRates(name) }
  const figure = writeReward(headline.reward, site.language)
  const upTo = headline.up_to === true
  return { title: words.title(name, figure, upTo), description: words.description(name, figure, upTo) }
}
