import { findSiteByName } from '@clipfront/site-config'
import { invariant } from '@clipfront/routing/errors'
import { beforeEach, expect, it } from 'vitest'
import { countLive } from '../counts/countLive.ts'
import { storeEvents } from '../events/storeEvents.ts'
import { rollUpDay } from '../rollups/rollUpDay.ts'
import { arriveEvent } from '../testing/arriveEvent.ts'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { daysAgo, NOW, seedCategory, seedCoupon, seedMerchant, UK } from '../testing/seed.ts'
import { popularSearches } from './popularSearches.ts'

const { database } = await createTestDatabase()
const site = findSiteByName(UK)
invariant(site, 'the site of the tests is one')
const coupon = await seedCoupon(database, await seedMerchant(database))
await seedCategory(database, { slug: 'shoes', name: 'Shoes' }, [coupon])
await seedMerchant(database, { slug: 'empty', name: 'Empty Shop' })
await countLive(database, { site: UK, now: NOW })

beforeEach(async () => {
  await database.deleteFrom('event').execute()
  await database.deleteFrom('search_day').execute()
})

interface Seen {
  visitors: number
  networks?: number
  daysBefore?: number
  fields?: Parameters<typeof arriveEvent>[0]
}

/** So many visitors see an offer that the words have found. */
async function see(words: string, { visitors, networks = visitors, daysBefore = 0, fields = {} }: Seen) {
  const performance = {
    is_verified: true,
    search_word: words,
    sign: '',
    position: 1,
    old_position: 1,
    has_detail: false,
  }
  const events = Array.from({ length: visitors }, (_, visitor) =>
    arriveEvent({
      type: 'impression',
      page: 'search',
      receivedAt: daysAgo(daysBefore),
      coupon: { id: coupon.id, ...performance },
      visitorHash: `visitor ${visitor}`,
      networkHash: `network ${visitor % networks}`,
      ...fields,
    }),
  )
  await storeEvents(database, events)
  const day = daysAgo(daysBefore).toISOString().slice(0, 10)
  await rollUpDay(database, { day, now: NOW })
}

const read = async () => {
  const found = await popularSearches({ database, site, now: NOW })
  return found.map(({ name }) => name)
}

it('[R1.7] what 20 visitors of a day have searched for is shown as what it finds, the most wanted first', async () => {
  await see('nimbsu', { visitors: 20 })
  await see('shoe', { visitors: 21 })
  await see('20% off everything', { visitors: 30 })
  await see('empty shop', { visitors: 40 })
  expect(await read()).toEqual(['Shoes', 'Nimbus Shoes'])
})

it.each<[string, Seen]>([
  ['by 19 visitors', { visitors: 19 }],
  ['by one network that calls itself many', { visitors: 60, networks: 6 }],
  ['by bots', { visitors: 30, fields: { class: 'bot' } }],
  ['outside of production', { visitors: 30, fields: { environment: 'beta' } }],
  ['on another site', { visitors: 30, fields: { site: 'cpus' } }],
  ['eight days ago', { visitors: 30, daysBefore: 8 }],
])('[R1.7] what was asked %s is not popular', async (_title, seen) => {
  await see('nimbus shoes', seen)
  expect(await read()).toEqual([])
})

it('[R1.7] words of fewer visitors are not stored, nor those of a day once it is long past', async () => {
  await see('my own words', { visitors: 19 })
  await see('nimbus shoes', { visitors: 20, daysBefore: 8 })
  await see('shoes', { visitors: 20 })
  const rows = await database.selectFrom('search_day').select(['query', 'visitors']).execute()
  expect(rows).toEqual([{ query: 'shoes', visitors: 20 }])
})
