import type { WirePageData } from '@clipfront/page-data'
import { couponsById } from '../coupons/listCoupons.ts'
import { cached } from '../context/cached.ts'
import { listMerchants } from '../merchants/merchantSummaries.ts'
import { wordingOf } from '../messages/wordingOf.ts'
import { postsAbout } from '../posts/selectPosts.ts'
import { findBySlug } from '../slugs/slugs.ts'
import { listLanes } from '../topics/topicLanes.ts'
import { nearestTopics, topicState } from '../topics/topics.ts'
import { liveOffersOf, pastOffersOf } from '../topics/topicOffers.ts'
import { describeCrawling } from '../alternates/listAlternates.ts'
import { topicPaths } from '../alternates/indexablePaths.ts'
import { buildPage } from './buildPage.ts'
import type { CatalogView } from '../context/CatalogView.ts'
import { monthOf } from './monthOf.ts'
import { topicPath } from '../paths/paths.ts'

const MERCHANTS = 12
const OTHER_TOPICS = 8
const POSTS = 3

/**
 * The page of an event, at the same address every year: where it stands, its live offers by category, and the best of the
 * last time.
 * @returns undefined when the site has no such topic
 */
export async function topicPage(view: CatalogView, slug: string): Promise<WirePageData | undefined> {
  const topic = await findBySlug(view, 'topic', slug)
  if (!topic) return undefined
  const [live, past, others, paths] = await Promise.all([
    cached(view, ['liveOffersOfTopic', topic.id], () => liveOffersOf(view, topic.id)),
    cached(view, ['pastOffersOfTopic', topic.id], () => pastOffersOf(view, topic)),
    nearestTopics(view).where('t.id', '<>', topic.id).limit(OTHER_TOPICS).execute(),
    cached(view, ['paths', 'topic', topic.id], () => topicPaths(view, [topic.slug])),
  ])
  const shops = bestKnownShops(live)
  const [lanes, pastCoupons, merchants, posts] = await Promise.all([
    listLanes(view, live),
    couponsById(view, past),
    listMerchants(view, shops),
    postsAbout(view, shops, POSTS),
  ])
  const words = wordingOf(view.site).category
  return buildPage(view.site, {
    page: 'topic',
    title: words.title(topic.name, monthOf(view), 1),
    description: [topic.summary, words.description(topic.name, live.length)].filter(Boolean).join(' '),
    ...describeCrawling(view.site, 'topic', paths.get(topic.slug) ?? new Map()),
    keywords: [topic.name],
    canonicalPath: topicPath(topic.slug),
    data: {
      topic: {
        id: topic.id,
        slug: topic.slug,
        name: topic.name,
        summary: topic.summary,
        about: topic.about,
        questions: topic.questions,
      },
      state: topicState(topic, view.now),
      starts_at: topic.starts_at?.toISOString() ?? null,
      ends_at: topic.ends_at?.toISOString() ?? null,
      picture: topic.picture,
      lanes,
      past_coupons: past.flatMap((id) => pastCoupons.get(id) ?? []),
      merchants,
      other_topics: others,
      posts,
    },
    tags: [`topic:${topic.id}`],
  })
}

type LiveOffers = Awaited<ReturnType<typeof liveOffersOf>>

/** The best known of the shops behind the offers. */
function bestKnownShops(live: LiveOffers): number[] {
  const popularity = new Map(live.map((offer) => [offer.merchant_id, offer.popularity]))
  return [...popularity]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MERCHANTS)
    .map(([id]) => id)
}
