import { sites } from '@clipfront/site-config'
import { type RawBuilder, sql } from 'kysely'
import { countLive } from '@clipfront/catalog/counts'
import { drawSample, SAMPLED } from '@clipfront/vitest/sample'
import { describe, expect, it } from 'vitest'
import { couponState } from '@clipfront/catalog/coupons'
import { createTestDatabase, NOW } from '@clipfront/catalog/testing'
import { getPage } from '@clipfront/catalog/testing'
import { startPageApi } from '@clipfront/catalog/testing'
import { findByLanguage } from '@clipfront/feeds/messages'
import { parseSuggestions } from '@clipfront/page-data/suggestions'
import { readDemo } from './readDemo.ts'

const { database, url } = await createTestDatabase({ hasDemo: true })
const api = await startPageApi(url)

const demos = readDemo()
const { tags = [], brands = [], parts = [], topics = [], posts = [] } = demos['en-GB'] ?? {}
const pages = new Map<string, ReturnType<typeof getPage>>()
/** Each page once, however many tests look at it. */
async function readPage(path: string, code: string) {
  const key = `${code}${path}`
  const page = pages.get(key) ?? getPage(api, path, code)
  pages.set(key, page)
  return page
}
const listSlugs = (things: readonly { slug: string }[]) => things.map(({ slug }) => slug)

/** The kinds of something that there are, in their order. */
async function readKinds(query: RawBuilder<{ kind: string }>): Promise<string[]> {
  const { rows } = await query.execute(database)
  return rows.map(({ kind }) => kind)
}

it('has hundreds of offers in each of its languages or, where it is small, dozens', async () => {
  const counts = await database
    .selectFrom('coupon')
    .groupBy('site')
    .select(['site', sql<number>`count(*)::int`.as('offers')])
    .execute()
  expect(counts.length).toBe(sites.length)
  for (const { offers } of counts) expect(offers).toBeGreaterThan(35)
  expect(counts.reduce((sum, { offers }) => sum + offers, 0)).toBeGreaterThan(800)
})

it('has a record of every test that its cards name', async () => {
  const tested = await database
    .selectFrom('coupon as c')
    .leftJoin('verification as v', (join) =>
      join.onRef('v.coupon_id', '=', 'c.id').onRef('v.happened_at', '=', 'c.verified_at'),
    )
    .where('c.verified_at', 'is not', null)
    .select(['c.verified_by', 'v.by_name', 'v.outcome'])
    .execute()
  expect(tested.length).toBeGreaterThan(sites.length * 10)
  expect(tested.filter(({ verified_by, by_name, outcome }) => by_name !== verified_by || outcome !== 'worked')).toEqual(
    [],
  )
})

describe.each(Object.entries(demos))('[R1.7] the synonyms of %s', (language, { synonyms }) => {
  const site = sites.find((each) => findByLanguage(demos, each.language) === demos[language])

  it.each(synonyms)('“%s” and “%s” find the same offers', async (...words) => {
    const found = words.map(async (word) => {
      const { text } = await api.get(`/v1/sites/${site?.code}/search?q=${encodeURIComponent(word)}`)
      return parseSuggestions(JSON.parse(text)).offers.map(({ id }) => id)
    })
    const [one = [], other] = await Promise.all(found)
    expect(one.length).toBeGreaterThan(0)
    expect(other).toEqual(one)
  })
})

describe('the last thirty days', () => {
  it('have events of every kind on every site, by people and by others, and are counted', async () => {
    const { rows } = await sql<Record<string, number>>`
      select count(distinct day)::int as days, count(distinct type)::int as types, count(distinct class)::int as classes,
        count(distinct device)::int as devices, sum(events)::int as events,
        (sum(events) filter (where class <> 'human'))::int as others, sum(late)::int as late
      from event_day group by site`.execute(database)
    expect(rows.length).toBe(sites.length)
    for (const { days = 0, types, classes, events = 0, others = 0, late } of rows) {
      expect(days).toBeGreaterThanOrEqual(30)
      expect([types, classes]).toEqual([6, 4])
      expect(events).toBeGreaterThan(800)
      expect(others / events).toBeGreaterThan(0.03)
      expect(others / events).toBeLessThan(0.2)
      expect(late).toBeGreaterThan(5)
    }
  })

  it('have fewer clicks of as many impressions the further down an offer stands', async () => {
    const { rows } = await sql<{ rate: number }>`
      select sum(clicks)::float8 / sum(impressions) as rate from site_day
      where position between 1 and 4 group by position order by position`.execute(database)
    const rates = rows.map(({ rate }) => rate)
    expect(rates).toEqual(rates.toSorted((a, b) => b - a))
  })

  it('[R1.4] rank the offers from the first minute as ever after', async () => {
    const uncounted = await createTestDatabase({ hasDemo: true })
    const readRanks = () => uncounted.database.selectFrom('coupon_rank').selectAll().orderBy('coupon_id').execute()
    const ranks = await readRanks()
    expect(ranks.length).toBeGreaterThan(0)
    for (const { code } of sites.filter(({ flags }) => flags.couponRanking))
      await countLive(uncounted.database, { site: code, now: NOW })
    expect(await readRanks()).toEqual(ranks)
  })

  it('[R3.10] add nothing to what was used today', async () => {
    for (const { code, timeZone } of sites) {
      const { rows } = await sql<{ clicks: number }>`
        select count(*)::int as clicks from event where site = ${code} and type = 'click' and network_hash is not null
          and occurred_at >= date_trunc('day', ${NOW}::timestamptz, ${timeZone})`.execute(database)
      expect([code, rows]).toEqual([code, [{ clicks: 0 }]])
    }
  })
})

describe.each(drawSample(sites, ({ businessUnit, language }) => [businessUnit, language]))(
  `$code (${SAMPLED})`,
  ({ code, language, pageType }) => {
    it('shows the demo of its language', async () => {
      const demo = findByLanguage(demos, language)
      const home = await readPage('/', code)
      const { topCoupons = [], popularMerchants = [], categories = [] } = home.page === 'home' ? home.data : {}
      expect(topCoupons.length).toBeGreaterThanOrEqual(10)
      expect(popularMerchants.length).toBeGreaterThanOrEqual(10)
      const described = demo?.categories.map(([slug]) => slug) ?? []
      expect(listSlugs(categories).toSorted()).toEqual(described.toSorted())
      for (const { slug, name } of popularMerchants) {
        const page = await readPage(`/stores/${slug}`, code)
        expect(page.meta).toMatchObject({ robots: 'INDEX', title: expect.stringContaining(name) })
      }
      const testers: readonly string[] = demo?.testers ?? []
      expect(topCoupons.filter(({ verifiedBy }) => verifiedBy && !testers.includes(verifiedBy))).toEqual([])
    })

    it('has offers in every state', async () => {
      const states = sql<{ kind: string }>`
      select distinct ${couponState(NOW)}::text as kind from coupon c where site = ${code} and hidden_at is null order by 1`
      expect(await readKinds(states)).toEqual(['expired', 'live', 'unconfirmed', 'upcoming'])
      const special = await database
        .selectFrom('coupon as c')
        .where('site', '=', code)
        .select([
          sql<number>`count(*) filter (where withdrawn_at <= ${NOW})::int`.as('withdrawn'),
          sql<number>`count(*) filter (where hidden_at <= ${NOW})::int`.as('hidden'),
          sql<number>`count(*) filter (where is_exclusive)::int`.as('exclusive'),
          sql<number>`count(*) filter (where ends_at > ${NOW} and ends_at < ${NOW}::timestamptz + interval '1 day')::int`.as(
            'ending',
          ),
          sql<number>`count(*) filter (where verified_at is null and ends_at > ${NOW})::int`.as('untested'),
          sql<number>`count(*) filter (where conditions ? 'leastBasket')::int`.as('least_basket'),
          sql<number>`count(*) filter (where conditions ? 'audience')::int`.as('audience'),
          sql<number>`(bool_and(terms <> '[]'))::int`.as('all_with_terms'),
        ])
        .executeTakeFirstOrThrow()
      expect(special).toMatchObject({ hidden: 1 })
      expect(Object.entries(special).filter(([, count]) => count === 0)).toEqual([])
    })

    it('has been tried by everybody, with and without success, and voted on for every reason', async () => {
      const trials = sql<{ kind: string }>`
      select distinct by_kind || ' ' || outcome as kind from verification v join coupon c on c.id = v.coupon_id
      where c.site = ${code} order by 1`
      expect(await readKinds(trials)).toEqual([
        'bot failed',
        'bot worked',
        'community failed',
        'community worked',
        'editor failed',
        'editor worked',
        'extension failed',
        'extension worked',
        'feed worked',
      ])
      const votes = sql<{ kind: string }>`
      select distinct coalesce(reason, 'worked') as kind from vote v join coupon c on c.id = v.coupon_id
      where c.site = ${code} order by 1`
      expect(await readKinds(votes)).toEqual(['excluded', 'expired', 'minimum', 'not-eligible', 'other', 'worked'])
      const [days] = await readKinds(
        sql`select count(distinct cast_on)::text as kind from vote v join coupon c on c.id = v.coupon_id where c.site = ${code}`,
      )
      expect(Number(days)).toBeGreaterThan(25)
      const early = sql<{ kind: string }>`
      select v.id::text as kind from vote v join coupon c on c.id = v.coupon_id
      where c.site = ${code} and (v.cast_at > ${NOW} or v.cast_at < c.first_seen_at - interval '1 day')`
      expect(await readKinds(early)).toEqual([])
    })

    it('[R3.10] says figures that add up: a merchant’s are those of its tickets, its reviews those of its rating', async () => {
      const slugs = await database.selectFrom('merchant').where('site', '=', code).select('slug').execute()
      const seen = { voted: 0, rated: 0, failing: 0, used: 0 }
      for (const { slug } of slugs) {
        const { data, page } = await readPage(`/stores/${slug}`, code)
        if (page !== 'merchant') throw new Error(`${slug} is a ${page} page`)
        const tickets = [...data.coupons, ...data.pastCoupons]
        const sum = (figure: (ticket: (typeof tickets)[number]) => number) =>
          tickets.reduce((total, ticket) => total + figure(ticket), 0)
        const written = [sum(({ votesWorked }) => votesWorked), sum(({ votesFailed }) => votesFailed)]
        expect([slug, data.health?.worked ?? 0, data.health?.failed ?? 0]).toEqual([slug, ...written])
        const live = data.coupons.filter(({ state }) => state === 'live')
        const codes = live.filter(({ kind }) => kind === 'code').length
        expect([slug, data.counts]).toMatchObject([slug, { codes, deals: live.length - codes }])
        const ratings = data.reviews.map(({ rating }) => rating)
        const mean = Math.round((ratings.reduce((total, rating) => total + rating, 0) / ratings.length) * 10) / 10
        expect([slug, data.rating]).toEqual([slug, data.rating && { average: mean, count: ratings.length }])
        seen.voted += data.health ? 1 : 0
        seen.rated += data.rating ? 1 : 0
        seen.failing += live.filter(({ failedAt }) => failedAt).length
        seen.used += live.filter(({ usedToday }) => usedToday > 0).length
      }
      for (const [figure, count] of Object.entries(seen)) expect([figure, count > 0]).toEqual([figure, true])
    })

    it('gathers offers under every tag, brand, event and part of a category', async () => {
      for (const [kind, slugs] of [
        ['tags', listSlugs(tags)],
        ['brands', listSlugs(brands)],
        ['categories', listSlugs(parts)],
      ] as const)
        for (const slug of slugs) {
          const page = await readPage(`/${kind}/${slug}`, code)
          const found = 'paging' in page.data ? (page.data.paging?.total ?? 0) : 0
          expect([kind, slug, page.code, found > 0]).toEqual([kind, slug, 200, true])
        }
      const states = topics.map(async ({ slug }) => {
        const page = await readPage(`/topics/${slug}`, code)
        return page.page === 'topic' ? [page.data.state, page.data.lanes.length > 0] : [page.page]
      })
      expect(await Promise.all(states)).toEqual([
        ['ahead', true],
        ['on', true],
        ['over', true],
        ['undated', true],
      ])
    })

    it('has posts with living offers and pictures, and people who wrote them', async () => {
      for (const { slug } of posts) {
        const page = await readPage(`/blog/${slug}`, code)
        const post = page.page === 'blog' && page.data.view === 'post' ? page.data : undefined
        expect([slug, post?.body.some(({ type }) => type === 'offer')]).toEqual([slug, true])
        expect(post?.post.picture).toMatchObject({
          width: expect.toBeOneOf([960, 1200, 1280]),
          height: expect.toBeOneOf([540, 630, 720]),
          path: expect.stringMatching(/^\/media\//),
        })
        expect(post?.author).toMatchObject({ role: expect.stringMatching(/./), picture: { width: 320, height: 320 } })
      }
    })

    it('has shops that pay back, more than usual today, and how that went', async () => {
      const { data, page } = await readPage('/cashback/nimbus-shoes', code)
      const rates = page === 'cashback' ? data : undefined
      expect([rates?.rates.some(({ isBoost }) => isBoost), rates?.history.length]).toEqual([true, 5])
    })

    it('has a shop with all that can be told of one, and addresses of shops that are gone', async () => {
      const page = await readPage('/stores/nimbus-shoes', code)
      const merchant = page.page === 'merchant' ? page.data : undefined
      expect(merchant?.merchant.logo).toMatch(/^\/media\/[0-9a-f]{32}\.png$/)
      for (const list of [
        merchant?.merchant.about,
        merchant?.merchant.howToUse,
        merchant?.merchant.questions,
        merchant?.reviews,
      ])
        expect(list?.length).toBeGreaterThan(0)
      expect([merchant?.rating === null, merchant?.health === null]).toEqual([false, false])
      // Sites without a page for it say nothing of it.
      expect(merchant?.cashback !== null).toBe('cashback' in pageType)
      const waiting = await database.selectFrom('review').where('state', '=', 'waiting').select('id').execute()
      expect(waiting.length).toBeGreaterThan(0)
      const former = async (path: string) => {
        const { status, text } = await api.get(`/v1/sites/${code}/pages${path}`)
        return [status, JSON.parse(text).code, text.includes('/stores/nimbus-shoes')]
      }
      expect(await former('/stores/nimbus-walking')).toEqual([301, 301, true])
      expect((await former('/stores/paperlane')).slice(0, 2)).toEqual([410, 410])
    })
  },
)
