import { expect, it } from 'vitest'
import { createTestDatabase, daysAgo, NOW } from '../testing/index.ts'
import {
  deleteOldSearchMisses,
  MAX_QUERIES_PER_DAY,
  normaliseQuery,
  readSearchMisses,
  storeSearchMisses,
} from './index.ts'

const { database } = await createTestDatabase()
const formatDay = (days: number) => daysAgo(days).toISOString().slice(0, 10)
const DAY = NOW.toISOString().slice(0, 10)
const read = async (site: string) => readSearchMisses(database, { site, since: daysAgo(7), limit: 10 })
const miss = (site: string, query: string, times = 1, day = DAY) => ({ site, day, query, times })

it.each([
  ['  Nimbus\tSHOES ', 'nimbus shoes'],
  ['ｎｉｍｂｕｓ', 'nimbus'],
  ['WELCOME20', 'welcome20'],
  ['50% off', '50% off'],
  ['a\u0000b\u202Ec', 'a b c'],
  ['mara@post.example', ''],
  ['+44 20 7946 0958', ''],
  ['٠١٢٣٤٥', ''],
  ['https://nimbus.example/me', ''],
  ['nimbus.example/?user=mara', ''],
  ['x'.repeat(61), ''],
])('of the search %j it stores %j', (query, stored) => {
  expect(normaliseQuery(query)).toBe(stored)
})

it('adds up by site, day and query, the most frequent first', async () => {
  await storeSearchMisses(database, [miss('a', 'boots', 2), miss('a', 'tents'), miss('b', 'boots', 9)])
  await storeSearchMisses(database, [miss('a', 'tents', 4), miss('a', '', 3), miss('a', 'boots', 1, '2026-11-19')])
  expect(await read('a')).toEqual({
    queries: [
      { site: 'a', query: 'tents', times: 5, lastDay: DAY },
      { site: 'a', query: 'boots', times: 3, lastDay: DAY },
    ],
    total: 2,
    withoutWords: 3,
  })
  await storeSearchMisses(database, [])
})

it('stores no more different queries of a site and day than its limit, counts all of them, and goes on with known ones', async () => {
  const many = Array.from({ length: MAX_QUERIES_PER_DAY - 1 }, (_, index) => miss('c', `query ${index}`))
  await storeSearchMisses(database, many)
  // Of new ones the most frequent is taken.
  await storeSearchMisses(database, [miss('c', 'rare'), miss('c', 'frequent', 7), miss('c', 'query 3', 5)])
  await storeSearchMisses(database, [miss('c', 'too late', 2), miss('d', 'elsewhere')])
  const { queries, total, withoutWords } = await read('c')
  expect([queries.slice(0, 2).map(({ query, times }) => [query, times]), total, withoutWords]).toEqual([
    [
      ['frequent', 7],
      ['query 3', 6],
    ],
    MAX_QUERIES_PER_DAY,
    3,
  ])
  expect((await read('d')).total).toBe(1)
})

it('deletes what is older than thirty days', async () => {
  await storeSearchMisses(database, [miss('e', 'old', 1, formatDay(31)), miss('e', 'young', 1, formatDay(30))])
  await deleteOldSearchMisses(database, NOW)
  const left = await database.selectFrom('search_miss').select('query').where('site', '=', 'e').execute()
  expect(left).toEqual([{ query: 'young' }])
})
