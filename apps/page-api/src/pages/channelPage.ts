import type { WirePageData } from '@clipfront/page-data'
import { fillChannel } from '../channels/fillChannel.ts'
import { laneOffers } from '../channels/laneOffers.ts'
import { readLanes } from '../channels/readLanes.ts'
import { listCoupons } from '../coupons/listCoupons.ts'
import type { Lane } from '../database/tables/content.ts'
import { listMerchants } from '../merchants/listMerchants.ts'
import { wordingOf } from '../messages/wordingOf.ts'
import { buildPage } from './buildPage.ts'
import type { CatalogueView } from './CatalogueView.ts'
import { categoryPath } from './categoryPath.ts'
import { channelPath } from './channelPath.ts'
import { monthOf } from './monthOf.ts'
import { topicPath } from './topicPath.ts'

const MOST_LANES = 8
const OFFERS_IN_LANE = 6
/** Lanes overlap: each looks further than it shows. */
const OFFERS_LOOKED_AT = 3 * OFFERS_IN_LANE
const MERCHANTS = 12
const OTHER_CHANNELS = 8

const PATHS = {
  category: categoryPath,
  topic: topicPath,
  tag: (slug: string) => `/tags/${encodeURIComponent(slug)}`,
  brand: (slug: string) => `/brands/${encodeURIComponent(slug)}`,
} as const

/**
 * The page of those who come by one way, such as a letter or the app: rows that an editor put together. What stands there
 * stands elsewhere too, in another order; crawlers are not to show it, nor is it in a sitemap.
 * @returns undefined when the site has no such channel
 */
export async function channelPage(view: CatalogueView, slug: string): Promise<WirePageData | undefined> {
  const channel = await view.database
    .selectFrom('channel')
    .selectAll()
    .where('site', '=', view.site.code)
    .where('slug', 'in', [slug, slug.toLowerCase()])
    .executeTakeFirst()
  if (!channel) return undefined
  const lanes = readLanes(channel.lanes).slice(0, MOST_LANES)
  const [found, others] = await Promise.all([
    Promise.all(lanes.map((lane) => laneOffers(view, lane, OFFERS_LOOKED_AT))),
    otherChannels(view, channel.id),
  ])
  const filled = fillChannel(lanes, found, OFFERS_IN_LANE)
  const offers = filled.flatMap((lane) => lane.offers)
  const shops = [...new Set(offers.map((offer) => offer.merchant_id))].slice(0, MERCHANTS)
  const [coupons, merchants] = await Promise.all([
    listCoupons(
      view,
      offers.map(({ id }) => id),
    ),
    listMerchants(view, shops),
  ])
  const words = wordingOf(view.site).category
  return buildPage(view.site, {
    page: 'channel',
    title: words.title(channel.name, monthOf(view), 1),
    description: [channel.summary, words.description(channel.name, offers.length)].filter(Boolean).join(' '),
    keywords: [channel.name],
    canonicalPath: channelPath(channel.slug),
    robots: 'NOINDEX, FOLLOW',
    data: {
      channel: { id: channel.id, slug: channel.slug, name: channel.name, summary: channel.summary },
      mktsrc: channel.mktsrc,
      lanes: filled.map(({ lane, offers: own }) => ({
        heading: lane.heading,
        path: pathOf(lane),
        coupons: own.flatMap(({ id }) => coupons.get(id) ?? []),
      })),
      merchants,
      other_channels: others,
    },
    tags: [`channel:${channel.id}`],
  })
}

function pathOf({ from }: Lane): string | null {
  return from.kind === 'newest' ? null : PATHS[from.kind](from.slug)
}

function otherChannels({ database, site }: CatalogueView, id: number) {
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
