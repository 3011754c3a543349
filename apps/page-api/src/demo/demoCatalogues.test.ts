import { sites } from '@clipfront/site-config'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Discount } from '../discount/Discount.ts'
import { createTestDatabase } from '../database/testing/createTestDatabase.ts'
import { getPage } from '../http/testing/getPage.ts'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { stringsIn } from '../import/testing/stringsIn.ts'
import { findByLanguage } from '../messages/findByLanguage.ts'
import { ar } from './ar.ts'
import { findMisset } from '../messages/testing/findMisset.ts'
import { createSay } from './createSay.ts'
import type { DemoCatalogue, DemoMerchant } from './DemoCatalogue.ts'
import { demoCatalogues } from './demoCatalogues.ts'
import { ja } from './ja.ts'
import { seedTestDemo } from './testing/seedTestDemo.ts'
import { textsOf } from './testing/textsOf.ts'

const DISCOUNTS: Record<Discount['kind'], true> = {
  percent: true,
  money: true,
  price: true,
  'free-delivery': true,
  gift: true,
  free: true,
  bundle: true,
  other: true,
}
const CURRENCIES: Readonly<Record<string, string>> = { 'en-US': 'USD', 'en-GB': 'GBP', da: 'DKK', ja: 'JPY', ar: 'AED' }
const JAPANESE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u
const isStale = ({ ends, seen, tested }: DemoMerchant['offers'][number]): boolean =>
  ends === undefined && seen > 180 && tested === undefined

describe.each(Object.entries(demoCatalogues))('%s', (language, demo) => {
  const offers = demo.merchants.flatMap((merchant) => merchant.offers)
  const say = createSay(language, CURRENCIES[language] ?? 'EUR', demo.words)

  it('shows offers of every worth and in every state', () => {
    expect([...new Set(offers.map(({ save }) => save.kind))].toSorted()).toEqual(Object.keys(DISCOUNTS).toSorted())
    expect(offers.some(({ save }) => 'upTo' in save && save.upTo)).toBe(true)
    expect(offers.some(({ ends }) => (ends ?? 0) < 0)).toBe(true)
    expect(offers.some(({ starts }) => (starts ?? 0) > 0)).toBe(true)
    expect(offers.some(isStale)).toBe(true)
    expect(offers.some(({ exclusive }) => exclusive)).toBe(true)
    expect(offers.some(({ tested }) => tested === undefined)).toBe(true)
    expect(new Set(offers.flatMap(({ tested }) => (tested ? [tested[0]] : []))).size).toBe(demo.testers.length)
  })

  it('has enough to fill a page', () => {
    expect(demo.merchants.length).toBeGreaterThanOrEqual(10)
    for (const merchant of demo.merchants) expect(merchant.offers.length).toBeGreaterThanOrEqual(2)
  })

  it('is set as the language is', () => {
    expect(findMisset(language, wordsOf(demo).map(say))).toEqual([])
  })

  it('leaves words of its own and amounts to the site', () => {
    for (const text of stringsIn([demo.merchants, demo.categories])) {
      expect(text).not.toMatch(/[€£$¥￥]|\d ?kr\b|\d円|د\.إ/u)
      expect(say(text)).toMatch(/^[^\s{}<>](?:[^{}<>]*[^\s{}<>])?$/u)
      expect(say(text)).not.toMatch(/NaN|\s{2}/u)
    }
  })

  it('has addresses of plain letters and codes of capitals', () => {
    for (const { slug } of demo.merchants) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    const codes = offers.flatMap(({ code }) => code ?? [])
    for (const code of codes) expect(code).toMatch(/^[\p{Lu}0-9]{3,14}$/u)
    expect(codes.length).toBe(new Set(codes).size)
  })

  it('describes exactly the categories that have an offer', () => {
    const used = demo.merchants.flatMap((merchant) => [
      ...merchant.categories,
      ...merchant.offers.flatMap(({ alsoIn }) => alsoIn ?? []),
    ])
    expect(Object.keys(demo.categories).toSorted()).toEqual([...new Set(used)].toSorted())
  })
})

it('the same slug is the same shop in every language', () => {
  const shops = Object.values(demoCatalogues).flatMap(({ merchants }) => merchants)
  for (const group of Map.groupBy(shops, ({ slug }) => slug).values()) {
    expect(new Set(group.map(({ name }) => name)).size).toBe(1)
    expect(new Set(group.map(({ categories }) => categories.join())).size).toBe(1)
  }
})

/** Names of shops, codes and paths are the same everywhere. */
function wordsOf({ merchants, categories, content }: DemoCatalogue): string[] {
  return stringsIn([
    categories,
    textsOf(content),
    merchants.map(({ summary, facts, offers }) => [
      summary,
      facts,
      offers.map(({ title, detail, terms }) => [title, detail ?? '', terms ?? []]),
    ]),
  ]).filter(Boolean)
}

it('no language shows a text of another', () => {
  const texts = new Map<string, string>()
  const shared: string[] = []
  for (const [language, demo] of Object.entries(demoCatalogues)) {
    if (language === 'en-GB') continue
    for (const text of new Set(wordsOf(demo))) {
      const other = texts.get(text)
      if (other !== undefined && / /.test(text)) shared.push(`${other} and ${language}: ${text}`)
      texts.set(text, language)
    }
  }
  expect(shared).toEqual([])
  expect(wordsOf(ja).filter((text) => !JAPANESE.test(text))).toEqual([])
  expect(wordsOf(ar).filter((text) => !/\p{Script=Arabic}/u.test(text))).toEqual([])
})

describe('every site', async () => {
  const { database } = await createTestDatabase()
  const api = await startTestApi(database)
  beforeAll(async () => seedTestDemo(database))

  it('has a demo in its own language', () => {
    const without = sites.filter(({ language }) => findByLanguage(demoCatalogues, language) === undefined)
    expect(without.map(({ code, language }) => `${code}: no ${language} in src/demo`)).toEqual([])
  })

  it.each(sites)('$code shows it', async (site) => {
    const demo = findByLanguage(demoCatalogues, site.language)
    const home = await getPage(api, '/', site.code)
    const { topCoupons = [], popularMerchants = [], categories = [] } = home.page === 'home' ? home.data : {}
    expect(topCoupons.length).toBeGreaterThanOrEqual(10)
    expect(popularMerchants.length).toBeGreaterThanOrEqual(10)
    expect(categories.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(demo?.categories ?? {}).toSorted())
    for (const { slug, name } of popularMerchants) {
      const page = await getPage(api, `/stores/${slug}`, site.code)
      expect(page.meta).toMatchObject({ robots: 'INDEX', title: expect.stringContaining(name) })
    }
    expect(topCoupons.filter(({ verifiedBy }) => verifiedBy && !demo?.testers.includes(verifiedBy))).toEqual([])
  })

  it('has a record of every test that its cards speak of', async () => {
    const tested = await database
      .selectFrom('coupon as c')
      .leftJoin('verification as v', (join) =>
        join.onRef('v.coupon_id', '=', 'c.id').onRef('v.happened_at', '=', 'c.verified_at'),
      )
      .where('c.verified_at', 'is not', null)
      .select(['c.verified_by', 'v.by_name', 'v.outcome'])
      .execute()
    expect(tested.length).toBeGreaterThan(sites.length * 10)
    expect(
      tested.filter(({ verified_by, by_name, outcome }) => by_name !== verified_by || outcome !== 'worked'),
    ).toEqual([])
  })

  it('is left alone when it has merchants, also when it had them first', async () => {
    const count = async () => (await database.selectFrom('coupon').select('id').execute()).length
    const before = await count()
    await seedTestDemo(database)
    expect(await count()).toBe(before)
  })
})
