import { invariant } from '@clipfront/routing/errors'
import { findSiteByName } from '@clipfront/site-config'
import { describe, expect, it } from 'vitest'
import type { CatalogView } from '../context/CatalogView.ts'
import { countLive } from '../counts/countLive.ts'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { daysAgo, NOW, seedCategory, seedCoupon, seedMerchant } from '../testing/seed.ts'
import { answerQuestion } from './answerQuestion.ts'

const { database } = await createTestDatabase()
const site = findSiteByName('main/uk')
invariant(site, 'there is this site')
const view = { database, site, now: NOW }

const nimbus = await seedMerchant(database, { popularity: 9 })
const fern = await seedMerchant(database, { slug: 'fern-and-foundry', name: 'Fern & Foundry' })
await seedMerchant(database, { slug: 'quiet-corner', name: 'Quiet Corner' })
const balance = await seedMerchant(database, { slug: 'new-balance', name: 'New Balance' })
const studio = await seedMerchant(database, { slug: 'studio-54', name: 'Studio 54' })

const percent = (figure: number, upTo = false) => JSON.stringify({ kind: 'percent', percent: figure, upTo })
const welcome = await seedCoupon(database, nimbus, { conditions: JSON.stringify({ audience: 'new-customers' }) })
const boots = await seedCoupon(database, nimbus, {
  code: 'BOOTS10',
  title: '£10 off hiking boots over £60',
  discount: JSON.stringify({ kind: 'money', amount: 10, currency: 'GBP' }),
  conditions: JSON.stringify({ leastBasket: { amount: 60, currency: 'GBP' } }),
})
const delivery = await seedCoupon(database, nimbus, {
  code: '',
  title: 'Free delivery',
  discount: JSON.stringify({ kind: 'free-delivery' }),
  verified_by: 'Mia',
  verified_at: daysAgo(2),
})
const student = await seedCoupon(database, nimbus, {
  code: 'STUDY30',
  title: '30% off for students',
  discount: percent(30),
  conditions: JSON.stringify({ audience: 'students' }),
  is_exclusive: true,
  ends_at: new Date('2026-11-21T00:00:00Z'),
})
const silver = await seedCoupon(database, fern, { code: 'SILVER', title: '15% off silver', discount: percent(15) })
const gift = await seedCoupon(database, fern, {
  code: '',
  title: 'A gift with silver, up to half price',
  discount: JSON.stringify({ kind: 'gift' }),
  first_seen_at: daysAgo(1),
})
const volta = await seedMerchant(database, { slug: 'volta-and-vine', name: 'Volta & Vine' })
const priced = (amount: number) =>
  seedCoupon(database, volta, {
    code: '',
    title: 'A lamp',
    discount: JSON.stringify({ kind: 'price', amount, currency: 'GBP', was: null }),
  })
const lamp = await priced(29)
await priced(31)
const laces = await seedCoupon(database, balance, { code: 'LACES', title: '5% off laces', discount: percent(5) })
const ended = await seedCoupon(database, studio, { ends_at: daysAgo(1) })
await seedCategory(database, { slug: 'fashion', name: 'Fashion' }, [welcome, boots, delivery, student, laces])
await seedCategory(database, { slug: 'home-garden', name: 'Home & garden' }, [silver, gift])
await countLive(database, { site: site.code, now: NOW })

interface QuestionContext {
  earlier?: string[]
  page?: { id: number }
}

const ask = (question: string, { earlier = [], page }: QuestionContext = {}) =>
  answerQuestion(view, { question, earlier, merchantId: page?.id ?? null })
const findIds = async (question: string, asked?: QuestionContext) =>
  (await ask(question, asked)).offers.map(({ id }) => id).toSorted((a, b) => a - b)
const listIds = (coupons: readonly { id: number }[]) => coupons.map(({ id }) => id).toSorted((a, b) => a - b)

describe('[R1.5] which offers answer', () => {
  const all = [welcome, boots, delivery, student]

  it.each([
    ['Do you have a code for Nimbus Shoes?', [welcome, boots, student]],
    ['codes of nimbsu shoes', [welcome, boots, student]],
    ['https://nimbus-shoes.example/boots', all],
    ['does fernandfoundry.com have a gift?', [gift]],
    ['free delivery at nimbusshoes.co.uk', [delivery]],
    ['does (fernandfoundry.com) have a gift?', [gift]],
    ['does "fernandfoundry.com" have a gift?', [gift]],
    ['does [fernandfoundry.com] have a gift?', [gift]],
    ['does <fernandfoundry.com> have a gift?', [gift]],
    ['a shop (https://nimbus-shoes.example/boots)', all],
    ['[the shop](https://nimbus-shoes.example/boots)', all],
    ['something under £30 at Studio 54', []],
    ['something under £30 at Volta & Vine', [lamp]],
    ['free delivery at Nimbus Shoes', [delivery]],
    ['Nimbus Shoes without a code', [delivery]],
    ['student discount at Nimbus Shoes', [student]],
    ['I am a new customer of Nimbus Shoes', [welcome]],
    ['at least 25% off at Nimbus Shoes', [student]],
    ['£10 off at Nimbus Shoes', [boots]],
    ['Nimbus Shoes without a minimum', [welcome, delivery, student]],
    ['what ends today at Nimbus Shoes?', [student]],
    ['exclusive codes of Nimbus Shoes', [student]],
    ['Nimbus Shoes codes tested this week', all],
    ['tested deals without a code this week', [delivery]],
    ['hiking boots at Nimbus Shoes', [boots]],
    ['boots or gloves from Nimbus Shoes', [boots]],
    ['anything with a gift?', [gift]],
    ['New Balance codes', [laces]],
    ['clothes without a code', [delivery]],
    ['home and garden', [silver, gift]],
    ['silver', [silver, gift]],
    ['at least 25% off clothes', [student]],
  ])('%j', async (question, offers) => {
    expect(await findIds(question)).toEqual(listIds(offers))
  })

  it.each<[string, QuestionContext, readonly { id: number }[]]>([
    ['Is there free delivery?', { page: nimbus }, [delivery]],
    ['What is your best offer?', { page: fern }, [silver, gift]],
    ['and Fern & Foundry?', { page: nimbus }, [silver, gift]],
    ['I’m not a new customer', { page: nimbus }, [boots, delivery, student]],
    ['not a new customer, with a gift', { page: nimbus }, [boots, delivery, student]],
    ['and for students?', { earlier: ['codes of Nimbus Shoes'] }, [student]],
    ['what about £80?', { earlier: ['an existing customer of Nimbus Shoes'] }, [boots, delivery, student]],
    ['does it work for my second order?', { earlier: ['any code for nimbus shoes?'] }, [boots, delivery, student]],
    ['does it work on silver?', { earlier: ['any code for nimbus shoes?'] }, all],
    ['does it work on zeppelins?', { earlier: ['any code for nimbus shoes?'] }, all],
    ['and for students?', { earlier: ['codes of Nimbus Shoes', 'how are they tested?'], page: fern }, [student]],
    ['and at Fern & Foundry?', { earlier: ['which codes has Nimbus Shoes?'] }, [silver]],
    ['which other shops have a gift?', { page: nimbus }, [gift]],
  ])('%j, %j', async (question, asked, offers) => {
    expect(await findIds(question, asked)).toEqual(listIds(offers))
  })
})

describe('[R1.5] what is said of them', () => {
  it.each<[string, QuestionContext, string]>([
    ['Do you have a code for Nimbus Shoes?', {}, '3 live codes at Nimbus Shoes.'],
    [
      'student discount at Fern & Foundry',
      {},
      'There is no live offer at Fern & Foundry (Students) right now. Other offers from there are below.',
    ],
    ['gloves at Nimbus Shoes', {}, 'No offer there mentions “gloves”. 4 live offers at Nimbus Shoes.'],
    [
      'boots or gloves from Nimbus Shoes',
      {},
      'No single offer there matches all of “boots gloves”. 1 live offer at Nimbus Shoes (matching part of it).',
    ],
    ['Quiet Corner', {}, 'There is no live offer at Quiet Corner right now. These are the closest matches.'],
    ['What is the weather in Zürich?', {}, 'Nothing here matches “weather Zürich”. These are popular here.'],
    ['the newest of Fern & Foundry', {}, '2 live offers at Fern & Foundry. The newest come first.'],
    [
      'What saves most on £50?',
      { page: balance },
      '1 live offer at New Balance. On £50 the first one saves £2.50 if its terms fit.',
    ],
    [
      'I spend £5',
      { page: fern, earlier: ['gifts of Fern & Foundry'] },
      '2 live offers at Fern & Foundry. On £5 the first one saves £0.75 if its terms fit.',
    ],
    [
      'a lamp under £30 at voltaandvine.com',
      {},
      '1 live offer for “lamp” at Volta & Vine (for £30 or less). We know a price only if an offer gives one; we cannot tell you what other items cost.',
    ],
    [
      'silver under £30',
      {},
      'There is no live offer for “silver” (for £30 or less) right now. We know a price only if an offer gives one; we cannot tell you what other items cost. Other offers from there are below.',
    ],
    ['hello there', { page: nimbus }, 'Hello! Ask for a shop, a category, or what saves most on what you spend.'],
    ['ok, thank you!', {}, 'Glad to help. Just ask if something else comes up.'],
    ['bye', { earlier: ['codes of Nimbus Shoes'] }, 'Goodbye, and come back any time.'],
    ['shops like Fern & Foundry', {}, 'Shops like Fern & Foundry are below.'],
    ['Studio 54', {}, 'There is no live offer at Studio 54 right now. These are the closest matches.'],
    [
      'I’m not a new customer',
      { page: nimbus },
      '3 live offers at Nimbus Shoes (excluding those for new customers only).',
    ],
    [
      'does it work on zeppelins?',
      { earlier: ['any code for nimbus shoes?'] },
      'No offer there mentions “zeppelins”. 4 live offers at Nimbus Shoes.',
    ],
  ])('%j, %j', async (question, asked, text) => {
    expect((await ask(question, asked)).text).toBe(text)
  })

  it.each([
    ['How are the codes tested?', '/how-we-test'],
    ['Why is this one first?', '/how-we-rank'],
    ['How do you make money?', '/about'],
    ['What do you store about me?', '/privacy'],
    ['Where is my order?', '/contact'],
    ['The code of Nimbus Shoes does not work', '/how-we-test'],
  ])('%j leads to %s', async (question, path) => {
    const { text, links } = await ask(question)
    expect(text.length).toBeGreaterThan(40)
    expect(links[0]).toEqual({ name: expect.any(String), path, live_coupons: null })
  })

  it.each([
    ['Hello!', [0, 0]],
    ['Thanks', [0, 0]],
    ['help', [0, 4]],
    ['Hello, any deals?', [5, 0]],
  ])('%j is answered with as many offers and pages as %j', async (question, counts) => {
    const { offers, links } = await ask(question)
    expect([offers.length, links.length]).toEqual(counts)
  })

  it('a code that failed is answered with the others of its merchant', async () => {
    expect(await findIds('my code failed', { page: nimbus })).toEqual(listIds([welcome, boots, student]))
  })
})

it('[R1.5] an amount is answered with what each offer saves of it, and why one does not', async () => {
  const { text, offers } = await ask('I spend £50', { page: nimbus })
  expect(text).toBe('4 live offers at Nimbus Shoes. On £50 the first one saves £15, but only for some (Students).')
  expect(offers.map(({ id, outcome, key_terms }) => [id, outcome, key_terms])).toEqual([
    [student.id, { applies: true, saved: 15, text: 'Saves £15' }, ['Students']],
    [welcome.id, { applies: true, saved: 10, text: 'Saves £10' }, ['New customers']],
    [delivery.id, { applies: true, saved: null, text: 'Saves the delivery charge' }, []],
    [boots.id, { applies: false, saved: null, text: '£10 short of the minimum of £60' }, ['From £60']],
  ])
})

it('[R1.5] facts say all that is shown of an offer, and no code', async () => {
  const { facts, offers } = await ask('codes for Nimbus Shoes, I spend £50')
  expect(facts).toMatchObject({
    site: 'Clipfront UK',
    language: 'en-GB',
    today: expect.stringContaining('20 November 2026'),
    basket: '£50',
  })
  expect(facts.offers.map(({ offer }) => offer)).toEqual(offers)
  expect(facts.offers.find(({ offer }) => offer.id === student.id)).toMatchObject({
    merchant: 'Nimbus Shoes',
    title: '30% off for students',
    discount: '30% off',
    conditions: ['Students'],
    ends: '20 November 2026',
    health: 'Not tested yet',
  })
  expect(JSON.stringify(facts)).not.toMatch(/WELCOME20|BOOTS10|STUDY30/)
})

it('[R1.5] a sign without a letter is answered too', async () => {
  expect((await ask('\u0300')).facts.language).toBe(site.language)
})

it('[R1.5] what has ended is in no answer', async () => {
  expect(await findIds('all offers of Studio 54')).not.toContain(ended.id)
})

it.each(['', 'for nimbus shoes '])(
  '[R1.5] a letter that becomes five makes no word too long for the database: %j',
  async (named) => {
    expect((await ask(`${'ﷲ'.repeat(450)} ${named}typed twice twice`)).facts.language).toBe(site.language)
  },
)

it('offers of the whole site are cached, but not for a figure that anybody can think of', async () => {
  const keys: string[] = []
  const cache: CatalogView['cache'] = (key, load) => {
    keys.push(key)
    return load({ isRefresh: false, signal: new AbortController().signal })
  }
  for (const question of ['the newest codes', 'at least 12.34% off', 'at least £12.34 off'])
    await answerQuestion({ ...view, cache }, { question, earlier: [], merchantId: null })
  expect(keys).toContainEqual(expect.stringMatching(/"siteOffers".*newest/))
  expect(keys.filter((key) => key.includes('12.34'))).toEqual([])
})
