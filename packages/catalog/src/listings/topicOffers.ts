import { sql } from 'kysely'
import { bestOrder, historyOrder, joinedScore } from '../coupons/couponOrder.ts'
import { isLive, isShown } from '../coupons/couponState.ts'
import type { CatalogView } from '../context/CatalogView.ts'
import { selectFacets } from '../filters/facets.ts'
import { topicState } from './topics.ts'

/** An event with more offers than these shows the best of them. */
const MOST_OFFERS = 1000

const PAST_OFFERS = 12
/** What ended so long before the last one belongs to another time. */
const ONE_TIME_DAYS = 60

/** The live offers of a topic, the best first, each with what it is put into its place by. */
export async function listTopicOffers(view: CatalogView, topicId: number) {
  return selectTopicOffers(view, topicId)
    .where(isLive(view.now))
    .innerJoin('merchant as m', 'm.id', 'c.merchant_id')
    .leftJoin('coupon_rank as r', 'r.coupon_id', 'c.id')
    .select(['c.id', 'c.merchant_id', 'm.popularity', selectFacets(view.now).as('facets')])
    .select(
      sql<number[]>`array(select cc.category_id from coupon_category cc where cc.coupon_id = c.id)`.as('categories'),
    )
    .orderBy(bestOrder(view.site, joinedScore))
    .limit(MOST_OFFERS)
    .execute()
}

/**
 * The offers that a topic had the last time, all of which have ended: in the order of a merchant's past ones. What ends while it is on belongs to this
 * time.
 */
export async function listPastTopicOffers(
  view: CatalogView,
  topic: { id: number; starts_at: Date | null; ends_at: Date | null },
): Promise<number[]> {
  const isOn = topicState(topic, view.now) === 'on'
  const ended = selectTopicOffers(view, topic.id)
    .where('c.ends_at', '<=', isOn && topic.starts_at ? topic.starts_at : view.now)
    // What was taken back before its end is nothing to look back on.
    .where((is) => is.or([is('c.withdrawn_at', 'is', null), is('c.withdrawn_at', '>=', is.ref('c.ends_at'))]))
    .where(isShown(view.now))
    .selectAll('c')
    .select(sql<Date>`max(c.ends_at) over ()`.as('last_end'))
  const rows = await view.database
    .selectFrom(ended.as('c'))
    .where(sql<boolean>`c.ends_at > c.last_end - make_interval(days => ${sql.lit(ONE_TIME_DAYS)})`)
    .select('c.id')
    .orderBy(historyOrder)
    .limit(PAST_OFFERS)
    .execute()
  return rows.map(({ id }) => id)
}

function selectTopicOffers({ database, site }: CatalogView, topicId: number) {
  return database
    .selectFrom('topic_coupon as tc')
    .innerJoin('coupon as c', 'c.id', 'tc.coupon_id')
    .where('tc.topic_id', '=', topicId)
    .where('c.site', '=', site.code)
}
