import { sites } from '@clipfront/site-config'
import { describe, expect, it } from 'vitest'
import type { Discount } from '@clipfront/feeds/discount'
import { stringsIn } from '@clipfront/feeds/testing'
import { findByLanguage } from '@clipfront/feeds/messages'
import { findMisset } from '@clipfront/catalog/testing'
import type { DemoOffer } from './demoSchemas.ts'
import { type DemoCatalog, readDemo } from './readDemo.ts'
import { createTextFormat } from './Seeding.ts'

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
const BRITISH =
  /\b(?:basket|litres?|metres?|colours?|grey|catalogue|favourites?|first shop|(?:at|of) the checkout|voucher code|tills?|postage|wardrobe|programme|parcels?|jumpers?|trousers)\b/i
/** `Over {m:60}`, `{m:4000}以上`: what the basket must come to is a figure, `leastBasket`. */
const LEAST_BASKET = /^\p{L}* ?\{m:\d+(?:\.\d+)?\}\p{L}{0,2}$/u
/** Lines of Markdown as their words alone; the place of an offer has none. */
const MARKS = /^(?:## |- )/
const OFFER_PLACE = /^\[offer\]\(\/stores\/[a-z0-9-]+\)$/

const demos = readDemo()
const isLive = ({ starts = 0, ends = 1, withdrawn, hidden, soldOut }: DemoOffer): boolean =>
  starts <= 0 && ends > 0 && [withdrawn, hidden, soldOut].every((since) => since === undefined)

const has = (figures: readonly number[], figure: number) => figures.length === 0 || figures.includes(figure)

/** Whether an offer's title says what it is worth: where it has figures of that kind, its own is among them. */
function agree({ title, save }: DemoOffer): boolean {
  const sums = [...title.matchAll(/\{m:([\d.]+)\}/g)].map(([, sum]) => Number(sum))
  const percents = [...title.matchAll(/(\d+)\s?[%％٪]/gu)].map(([, percent]) => Number(percent))
  switch (save.kind) {
    case 'money':
    case 'price':
      return sums.includes(save.amount)
    case 'percent':
      return has(percents, save.percent)
    case 'bundle':
      return [save.all, save.paid].every((count) => has(title.match(/\d+/g)?.map(Number) ?? [], count))
    default:
      return percents.length === 0
  }
}
const isStale = ({ ends, seen, tested }: DemoOffer): boolean => ends === undefined && seen > 180 && tested === undefined

/** Every text of a language, line by line; names of merchants and brands are the same everywhere. */
function listTexts({ merchants, categories, ...demo }: DemoCatalog): string[] {
  const { categoryQuestions, parts, terms, tags, merchantTexts, topics, channels, posts } = demo
  const texts = stringsIn([
    categories.map(([, summary]) => summary),
    merchants.map(({ summary, about, facts, offers }) => [
      [summary, about ?? '', Object.entries(facts)],
      offers.map(({ title, detail, terms: own }) => [title, detail ?? '', own]),
    ]),
    [categoryQuestions, terms, merchantTexts, demo.failures, demo.soldOut, demo.personal],
    [parts, tags, topics].map((labels) => labels.map(({ name, summary }) => [name, summary])),
    [tags, demo.brands, topics, demo.authors].map((things) => things.map(({ about }) => about)),
    topics.map(({ questions }) => questions),
    channels.map(({ name, summary, headings }) => [name, summary, headings]),
    demo.authors.map(({ role }) => role),
    demo.brands.map(({ summary }) => summary),
    posts.map(({ title, summary, body }) => [title, summary, body]),
  ])
  return texts
    .flatMap((text) => text.split('\n'))
    .map((line) => line.replace(MARKS, '').replaceAll('{name}', 'Nimbus'))
    .filter((line) => line.trim() && !OFFER_PLACE.test(line))
}

const textsIn = (language: string) => (demos[language] ? listTexts(demos[language]) : [])

it('every site has a demo in its own language', () => {
  const without = sites.filter(({ language }) => findByLanguage(demos, language) === undefined)
  expect(without.map(({ code, language }) => `${code}: no ${language} in apps/catalog-cli/demo`)).toEqual([])
})

describe.each(Object.entries(demos))('the demo in %s', (language, demo) => {
  const offers = demo.merchants.flatMap((merchant) => merchant.offers)
  const format = createTextFormat(language, CURRENCIES[language] ?? 'EUR', demo.words)

  it('has offers of every worth and in every state', () => {
    expect([...new Set(offers.map(({ save }) => save.kind))].toSorted()).toEqual(Object.keys(DISCOUNTS).toSorted())
    expect(offers.some(({ save }) => 'upTo' in save && save.upTo)).toBe(true)
    expect(offers.some(({ ends }) => (ends ?? 0) < 0)).toBe(true)
    expect(offers.some(({ starts }) => (starts ?? 0) > 0)).toBe(true)
    expect(offers.some(isStale)).toBe(true)
    expect(offers.some(({ exclusive }) => exclusive)).toBe(true)
    expect(offers.some(({ tested }) => tested === undefined)).toBe(true)
    expect(new Set(offers.flatMap(({ tested }) => (tested ? [tested.by] : []))).size).toBe(demo.testers.length)
  })

  it('has enough to fill a page', () => {
    expect(demo.merchants.length).toBeGreaterThanOrEqual(10)
    for (const merchant of demo.merchants) expect(merchant.offers.length).toBeGreaterThanOrEqual(2)
  })

  it('sets its texts as the language does', () => {
    expect(findMisset(language, listTexts(demo).map(format))).toEqual([])
  })

  it('leaves amounts to the currency of the site, and knows every word in braces', () => {
    for (const text of listTexts(demo)) {
      expect(text).not.toMatch(/[€£$¥￥]|\d ?kr\b|\d円|د\.إ/u)
      expect(format(text)).not.toMatch(/[{}<>]|NaN|\s{2}/u)
    }
  })

  it('says in its titles what its offers are worth, and nothing else', () => {
    expect(offers.filter((offer) => !agree(offer)).map(({ title, save }) => [title, save])).toEqual([])
  })

  it('has codes that fail, that nobody tried, without an end, ending soon, sold out and for one shopper alone', () => {
    const live = offers.filter(isLive)
    const codes = live.filter(({ code }) => code)
    const failing = codes.filter(({ failed }) => failed)
    expect(failing.length / codes.length).toBeGreaterThanOrEqual(0.2)
    expect(failing.length / codes.length).toBeLessThanOrEqual(0.3)
    const untested = live.filter(({ tested, failed }) => !tested && !failed)
    expect(untested.length / live.length).toBeGreaterThanOrEqual(0.1)
    expect(live.filter(({ ends }) => ends === undefined).length / live.length).toBeGreaterThanOrEqual(0.2)
    for (const isSuch of [
      ({ soldOut }: DemoOffer) => soldOut !== undefined,
      ({ personal }: DemoOffer) => personal,
      ({ ends = 9 }: DemoOffer) => ends > 0 && ends < 2,
    ])
      expect(offers.filter(isSuch).length).toBeGreaterThan(0)
    // What was said of a code that fails agrees with the test of it, and nothing is said twice.
    for (const { votes, tested } of failing) expect([votes.failed > votes.worked, tested]).toEqual([true, undefined])
    // A merchant is not known by its failures: something works there.
    for (const merchant of demo.merchants) expect(merchant.offers.some(({ tested }) => tested)).toBe(true)
  })

  it('has each code once, and the least basket as a figure', () => {
    const codes = offers.flatMap(({ code }) => code ?? [])
    expect(codes.length).toBe(new Set(codes).size)
    expect(offers.flatMap(({ terms }) => terms).filter((term) => LEAST_BASKET.test(term))).toEqual([])
    expect(offers.some(({ leastBasket }) => leastBasket !== undefined)).toBe(true)
  })

  it('describes exactly the categories that have an offer', () => {
    const used = demo.merchants.flatMap((merchant) => [
      ...merchant.categories,
      ...merchant.offers.flatMap(({ alsoIn }) => alsoIn),
    ])
    expect(demo.categories.map(([slug]) => slug).toSorted()).toEqual([...new Set(used)].toSorted())
  })
})

it('the same slug is the same merchant in every language', () => {
  const merchants = Object.values(demos).flatMap((demo) => demo.merchants)
  for (const group of Map.groupBy(merchants, ({ slug }) => slug).values()) {
    expect(new Set(group.map(({ name }) => name)).size).toBe(1)
    expect(new Set(group.map(({ categories }) => categories.join())).size).toBe(1)
  }
})

it('no language shows a text of another', () => {
  const texts = new Map<string, string>()
  const shared: string[] = []
  for (const [language, demo] of Object.entries(demos)) {
    if (language === 'en-GB') continue
    for (const text of new Set(listTexts(demo))) {
      const other = texts.get(text)
      if (other !== undefined && / /.test(text)) shared.push(`${other} and ${language}: ${text}`)
      texts.set(text, language)
    }
  }
  expect(shared).toEqual([])
  expect(textsIn('ja').filter((text) => !JAPANESE.test(text))).toEqual([])
  expect(textsIn('ar').filter((text) => !/\p{Script=Arabic}/u.test(text))).toEqual([])
})

it('the American demo has no British word', () => {
  const american = demos['en-US']
  const format = createTextFormat('en-US', 'USD', american?.words ?? {})
  const texts = textsIn('en-US').map(format)
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter((text) => BRITISH.test(text))).toEqual([])
})
