import { once } from 'node:events'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { findSiteByName } from '@clipfront/site-config'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '../database/connect.ts'
import { createTestDatabase } from '../database/testing/createTestDatabase.ts'
import { UK } from '../database/testing/seed.ts'
import { startTestApi, type TestApi } from '../http/testing/startTestApi.ts'
import { createCatalogCache } from '../context/cached.ts'
import { sitemapKindsOf } from './sitemapKinds.ts'
import type { SitemapLimits } from './SitemapLimits.ts'
import { onBehalfOf, openAnswer } from './testing/openAnswer.ts'
import { LONG_PART_URLS, seedLongPart } from './testing/seedLongPart.ts'

const uk = findSiteByName(UK)
if (!uk) throw new Error('These tests are about the British site.')
const PART = `/v1/sites/${UK}/sitemap-stores-1.xml`
/** Kinds of parts that are made from the catalogue; only the fixed pages are known without it. */
const OF_CATALOGUE = [...sitemapKindsOf(uk).keys()].filter((kind) => kind !== 'pages').length
const INDEX = `/v1/sites/${UK}/sitemap.xml`
/** Nothing here is judged by the clock: what must happen may take as long as a busy machine takes. */
const POLLING = { timeout: 60_000, interval: 50 }
/** Longer than any test. */
const NEVER_MS = 3_600_000

const { database, url } = await createTestDatabase()
const owner = connect<unknown>(url, { connections: 2 })
beforeAll(() => seedLongPart(owner), POLLING.timeout)
afterAll(() => owner.destroy())

/** The API, and how many queries it has had answered. */
async function startCounted(limits: Partial<SitemapLimits> = {}) {
  const log = { queries: 0 }
  const counted = database.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      log.queries += 1
      return result
    },
  })
  return { api: await startTestApi(counted, { sitemaps: limits, cache: createCatalogCache({ ttlMs: NEVER_MS }) }), log }
}

/** How many come within half a second. */
async function newQueries(log: { queries: number }): Promise<number> {
  const before = log.queries
  await setTimeout(500)
  return log.queries - before
}

const open = async (api: TestApi, address: string) => openAnswer(api, PART, onBehalfOf(address))

async function statusOf(api: TestApi, address: string): Promise<number | undefined> {
  const answer = await open(api, address)
  answer.destroy()
  return answer.statusCode
}

/** Connections for which PostgreSQL works, or keeps a transaction open. */
async function heldConnections(): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select count(*)::int as held from pg_stat_activity
    where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`.execute(owner)
  return rows[0]?.held ?? -1
}

/** While nobody can read the merchants: what is asked of them waits. */
async function whileLocked(work: (unlock: () => Promise<void>) => Promise<void>): Promise<void> {
  const transaction = await owner.startTransaction().execute()
  const unlock = async () => {
    if (!transaction.isCommitted) await transaction.commit().execute()
  }
  await sql`lock table merchant in access exclusive mode`.execute(transaction)
  await work(unlock).finally(unlock)
}

const waitingReads = async () => (await heldConnections()) - 1

describe('[R2.15] the index of a site', () => {
  it('is made once for fifty who ask at once, and for those who ask later', async () => {
    const { api, log } = await startCounted()
    const answers = await Promise.all(Array.from({ length: 50 }, () => api.get(INDEX)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    expect(log.queries, 'one for each kind of pages that the catalogue makes').toBe(OF_CATALOGUE)
    await api.get(INDEX, { 'if-none-match': String(answers[0]?.headers['etag']) })
    expect(log.queries).toBe(OF_CATALOGUE)
    await api.get('/v1/sites/www.clipfront.example/sitemap.xml')
    expect(log.queries, 'another site has one of its own').toBe(2 * OF_CATALOGUE)
  })

  it('is not waited for while others read for long, and is there afterwards', async () => {
    const api = await startTestApi(database, { sitemaps: { waitMs: 200 } })
    await whileLocked(async (unlock) => {
      const reading = ['192.0.2.1', '192.0.2.2'].map((address) => statusOf(api, address))
      await expect.poll(waitingReads, POLLING).toBe(2)
      const { status, headers, text: said } = await api.get(INDEX)
      expect([status, headers['retry-after'], JSON.parse(said).code]).toEqual([503, '5', 'busy'])
      await unlock()
      expect(await Promise.all(reading)).toEqual([200, 200])
    })
    await expect.poll(async () => (await api.get(INDEX)).status, POLLING).toBe(200)
  })
})

describe('[R2.15] the parts of a sitemap', () => {
  it('are read for two at a time; others wait a little, and are told when to come again', async () => {
    const api = await startTestApi(database, { sitemaps: { waitMs: 200 } })
    await whileLocked(async (unlock) => {
      const asked = [1, 2, 3, 4, 5].map((number) => open(api, `192.0.2.${number}`))
      const refused = await Promise.race(asked)
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
      expect(JSON.parse(await text(refused)).message).toMatch(/Try again in a few seconds/)
      await expect.poll(waitingReads, POLLING).toBe(2)
      await unlock()
      const answers = await Promise.all(asked)
      expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(2)
      for (const answer of answers) answer.destroy()
    })
  })

  it('go two at a time to one client, whichever server asks for it, and as many to every other', async () => {
    const api = await startTestApi(database, { sitemaps: { waitMs: 200 } })
    const streams = await Promise.all([open(api, '192.0.2.1'), open(api, '192.0.2.1')])
    const third = await open(api, '192.0.2.1')
    expect([third.statusCode, third.headers['retry-after']]).toEqual([429, '60'])
    expect(JSON.parse(await text(third))).toMatchObject({ code: 'too-many-sitemaps', message: /one after the other/ })
    await expect.poll(() => statusOf(api, '192.0.2.2'), POLLING).toBe(200)
    streams[0]?.destroy()
    await expect.poll(() => statusOf(api, '192.0.2.1'), POLLING).toBe(200)
    streams[1]?.destroy()
  })

  it('count for who asks, where no server of ours vouches for another address', async () => {
    const api = await startTestApi(database, { sitemaps: { waitMs: 200 } })
    const forged = { 'x-forwarded-for': '192.0.2.1' }
    const streams = await Promise.all([openAnswer(api, PART, forged), openAnswer(api, PART, forged)])
    await expect.poll(() => statusOf(api, '192.0.2.1'), POLLING).toBe(200)
    expect((await api.get(PART, { 'x-forwarded-for': '192.0.2.3' })).status).toBe(429)
    for (const stream of streams) stream.destroy()
  })

  it('hold no connection for a reader who takes nothing', async () => {
    const api = await startTestApi(database, { sitemaps: { waitMs: 200, stalledMs: NEVER_MS } })
    const waiting = await Promise.all([open(api, '192.0.2.1'), open(api, '192.0.2.1')])
    await expect.poll(heldConnections, POLLING).toBe(0)
    expect(await statusOf(api, '192.0.2.1'), 'both are still being sent').toBe(429)
    for (const answer of waiting) answer.destroy()
  })

  it('are broken off for a reader who takes nothing for long: the place is free again', async () => {
    const api = await startTestApi(database, { sitemaps: { waitMs: 200, stalledMs: 300, streamsPerClient: 1 } })
    const stalled = await open(api, '192.0.2.1')
    await expect.poll(() => statusOf(api, '192.0.2.1'), POLLING).toBe(200)
    const read = text(stalled).then(({ length }) => length)
    await expect(read, 'it does not look whole').rejects.toThrow(/aborted|RESET/)
  })

  it('are sent whole to a reader who takes something now and then, however long that takes', async () => {
    const api = await startTestApi(database, { sitemaps: { stalledMs: 4000 } })
    const answer = await open(api, '192.0.2.1')
    let [read, pauses] = ['', 0]
    for await (const chunk of answer.setEncoding('utf8')) {
      read += String(chunk)
      if (pauses < 12) await setTimeout(400)
      pauses += 1
    }
    expect(read.endsWith('</urlset>\n')).toBe(true)
    expect(read.match(/<url>/g)).toHaveLength(LONG_PART_URLS)
  })

  it('are no longer written for who leaves in the middle', async () => {
    const { api, log } = await startCounted()
    await text(await open(api, '192.0.2.1'))
    const whole = log.queries
    const answer = await open(api, '192.0.2.1')
    await once(answer, 'readable')
    answer.destroy()
    await expect.poll(() => newQueries(log), POLLING).toBe(0)
    expect(log.queries - whole).toBeLessThan(whole)
    expect(await heldConnections()).toBe(0)
  })

  it('keep no place in the queue for who leaves it', async () => {
    const api = await startTestApi(database, { sitemaps: { waitMs: NEVER_MS } })
    await whileLocked(async (unlock) => {
      const reading = ['192.0.2.1', '192.0.2.2'].map((address) => statusOf(api, address))
      await expect.poll(waitingReads, POLLING).toBe(2)
      const leaving = get({ host: '127.0.0.1', port: api.port, path: PART, agent: false }).on('error', () => {})
      await once(leaving, 'finish')
      const staying = statusOf(api, '192.0.2.4')
      leaving.destroy()
      await unlock()
      expect(await Promise.all([...reading, staying])).toEqual([200, 200, 200])
    })
  })

  it('cost a piece of the catalogue for a HEAD', async () => {
    const { api, log } = await startCounted()
    // A connection that stays, as that of a site's server does.
    const { status, headers } = await fetch(`http://127.0.0.1:${api.port}${PART}`, { method: 'HEAD' })
    await expect.poll(() => newQueries(log), POLLING).toBe(0)
    expect([status, headers.get('content-type'), log.queries]).toEqual([200, 'application/xml; charset=utf-8', 2])
  })
})
