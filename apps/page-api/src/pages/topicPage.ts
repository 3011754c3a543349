import { isFiltering } from '@clipfront/page-data'
import { couponsById } from '@clipfront/catalog/coupons'
import { cached, type CatalogView, type PageRequest } from '@clipfront/catalog/context'
import { listMerchants } from '@clipfront/catalog/merchants'
import { resolveMessages } from '@clipfront/catalog/messages'
import { postsAbout } from '@clipfront/catalog/posts'
import { findBySlug } from '@clipfront/catalog/slugs'
import {
  describeLabel,
  nearestTopics,
  openTopic,
  topicState,
  listTopicOffers,
  listPastTopicOffers,
} from '@clipfront/catalog/listings'
import { findCrawling } from '../alternates/indexablePaths.ts'
import { buildPage } from './buildPage.ts'
import { canonicalListPath } from './canonicalListPath.ts'
import { formatMonth } from './formatMonth.ts'
import { pagePath } from '@clipfront/routing/page-paths'

const MERCHANTS = 12
const OTHER_TOPICS = 8
const POSTS = 3

/**
 * The page of an event, at the same address every year: where it stands, its live offers by category, what has no
 * room there on pages of its own, and the best of the last time.
 */
export async function topicPage(view: CatalogView, slug: string, request: PageRequest) {
  const { page } = request
  const topic = await findBySlug(view, 'topic', slug)
  if (!topic) return undefined
  const [live, past, others, crawling] = await Promise.all([
    cached(view, ['liveOffersOfTopic', topic.id], () => listTopicOffers(view, topic.id)),
    cached(view, ['pastOffersOfTopic', topic.id], () => listPastTopicOffers(view, topic)),
    nearestTopics(view).where('t.id', '<>', topic.id).limit(OTHER_TOPICS).execute(),
    cached(view, ['crawling', 'topic', topic.id], () => findCrawling(view, 'topic', topic.slug)),
  ])
  const merchantIds = bestKnownMerchants(live)
  const [opened, pastCoupons, merchants, posts] = await Promise.all([
    openTopic(view, live, request),
    couponsById(view, past),
    listMerchants(view, merchantIds),
    postsAbout(view, merchantIds, POSTS),
  ])
  if (!opened) return undefined
  const words = resolveMessages(view.site.language).category
  return buildPage(view.site, {
    page: 'topic',
    title: words.title(topic.name, formatMonth(view), page),
    description: [topic.summary, words.description(topic.name, live.length)].filter(Boolean).join(' '),
    robots: crawling.robots,
    // Pages of a list do not correspond: the second one holds other offers elsewhere.
    alternates: page === 1 ? crawling.alternates : [],
    keywords: [topic.name],
    canonicalPath: canonicalListPath(pagePath('topic', topic.slug), request, page),
    data: {
      topic: { ...describeLabel(topic), questions: topic.questions },
      state: topicState(topic, view.now),
      starts_at: topic.starts_at?.toISOString() ?? null,
      ends_at: topic.ends_at?.toISOString() ?? null,
      picture: topic.picture,
      ...opened,
      // What is over is no answer to a filter.
      past_coupons: page > 1 || isFiltering(request.filter) ? [] : past.flatMap((id) => pastCoupons.get(id) ?? []),
      merchants,
      other_topics: others,
      posts,
    },
    tags: [`topic:${topic.id}`],
  })
}

type LiveOffers = Awaited<ReturnType<typeof listTopicOffers>>

/** The best known of the merchants behind the offers. */
function bestKnownMerchants(live: LiveOffers): number[] {
  const popularity = new Map(live.map((offer) => [offer.merchant_id, offer.popularity]))
  return [...popularity]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MERCHANTS)
    .map(([id]) => id)
}
