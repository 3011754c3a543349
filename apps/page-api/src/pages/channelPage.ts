import type { OfferFilter, WirePageContent } from '@clipfront/page-data'
import { fillChannel, laneOffers, readLanes } from '@clipfront/catalog/listings'
import type { Lane } from '@clipfront/catalog/database'
import { cached, type CatalogView, type PageRequest } from '@clipfront/catalog/context'
import { countFacets, countFilters, pickFitting } from '@clipfront/catalog/filters'
import { showLanes } from '@clipfront/catalog/coupons'
import { listMerchants } from '@clipfront/catalog/merchants'
import { resolveMessages } from '@clipfront/catalog/messages'
import { findBySlug } from '@clipfront/catalog/slugs'
import { buildPage } from './buildPage.ts'
import { formatMonth } from './formatMonth.ts'
import { pagePath } from '@clipfront/routing/page-paths'

const MOST_LANES = 8
const OFFERS_IN_LANE = 6
/** Lanes overlap: each looks further than it shows. */
const OFFERS_LOOKED_AT = 3 * OFFERS_IN_LANE
const MERCHANTS = 12
const OTHER_CHANNELS = 8

/**
 * The page of those who come by one way, such as a letter or the app: rows that an editor put together. What stands there
 * stands elsewhere too, in another order; crawlers are not to show it, nor is it in a sitemap.
 */
export async function channelPage(view: CatalogView, slug: string, { filter }: PageRequest) {
  const channel = await findBySlug(view, 'channel', slug)
  if (!channel) return undefined
  const [{ lanes, merchants, filters, whole }, others] = await Promise.all([
    fill(view, readLanes(channel.lanes).slice(0, MOST_LANES), filter),
    otherChannels(view, channel.id),
  ])
  const words = resolveMessages(view.site.language).category
  return buildPage(view.site, {
    page: 'channel',
    title: words.title(channel.name, formatMonth(view), 1),
    description: [channel.summary, words.description(channel.name, whole)].filter(Boolean).join(' '),
    keywords: [channel.name],
    canonicalPath: pagePath('channel', channel.slug),
    robots: 'NOINDEX, FOLLOW',
    data: {
      channel: { id: channel.id, slug: channel.slug, name: channel.name, summary: channel.summary },
      mktsrc: channel.mktsrc,
      lanes,
      filters,
      merchants,
      other_channels: others,
    },
    tags: [`channel:${channel.id}`],
  })
}

type Filled = Pick<WirePageContent['channel'], 'lanes' | 'merchants' | 'filters'> & {
  /** How many offers stand in the lanes without a filter. */
  whole: number
}

/**
 * The offers of each lane that fit a filter, and the merchants behind all of them. What has ended since they were chosen is left
 * out.
 */
async function fill(view: CatalogView, lanes: readonly Lane[], filter: OfferFilter): Promise<Filled> {
  const found = await Promise.all(
    lanes.map((lane) =>
      cached(view, ['lane', lane.from.kind, laneSlug(lane)], () => laneOffers(view, lane, OFFERS_LOOKED_AT)),
    ),
  )
  const filled = fillChannel(lanes, found, OFFERS_IN_LANE)
  const offers = filled.flatMap((lane) => lane.offers)
  const merchantIds = [...new Set(offers.map((offer) => offer.merchant_id))].slice(0, MERCHANTS)
  const chosen = filled.map(({ lane, offers: own }) => ({
    heading: lane.heading,
    path: lanePath(lane),
    ids: own.map(({ id }) => id),
  }))
  const [shown, merchants] = await Promise.all([showLanes(view, chosen), listMerchants(view, merchantIds)])
  const shownIds = new Set(shown.flatMap(({ coupons }) => coupons.map(({ id }) => id)))
  const counted = offers.filter(({ id }) => shownIds.has(id))
  const facets = counted.map((offer) => offer.facets)
  const fitting = new Set(pickFitting(counted, facets, filter).map(({ id }) => id))
  const narrowed = shown.map(({ heading, path, coupons }) => ({
    heading,
    path,
    coupons: coupons.filter(({ id }) => fitting.has(id)),
  }))
  return {
    lanes: narrowed.filter(({ coupons }) => coupons.length > 0),
    merchants,
    filters: countFilters(countFacets(facets), filter),
    whole: counted.length,
  }
}

function laneSlug({ from }: Lane): string {
  return from.kind === 'newest' ? '' : from.slug
}

function lanePath({ from }: Lane): string | null {
  return from.kind === 'newest' ? null : pagePath(from.kind, from.slug)
}

function otherChannels({ database, site }: CatalogView, id: number) {
  return database
    .selectFrom('channel')
    .select(['id', 'slug', 'name'])
    .where('site', '=', site.code)
    .where('id', '<>', id)
    .orderBy('name')
    .orderBy('id')
    .limit(OTHER_CHANNELS)
    .execute()
}
