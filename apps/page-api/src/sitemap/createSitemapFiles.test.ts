import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { invariant } from '@clipfront/routing/errors'
import { findSiteByName, type Site } from '@clipfront/site-config'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '@clipfront/catalog/database'
import { createTestDatabase, daysAgo, NOW, seedCoupon, seedMerchant } from '@clipfront/catalog/testing'
import { createSitemapFiles, type SitemapFiles, type SitemapFilesOptions } from './createSitemapFiles.ts'

const { database } = await createTestDatabase()
function requireSite(name: string): Site {
  const site = findSiteByName(name)
  invariant(site, `there is a site ${name}`)
  return site
}
const uk = requireSite('main/uk')
const us = requireSite('main/www')

let folder = ''
const clock = { now: () => NOW }
const errors: unknown[] = []
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-sitemaps-'))
  errors.length = 0
  clock.now = () => NOW
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const open = (options: Partial<SitemapFilesOptions> = {}) =>
  createSitemapFiles({ database, clock, folder, onRefreshError: (error) => errors.push(error), ...options })
const readGenerations = ({ code }: Site) => readdirSync(path.join(folder, code)).toSorted()

async function generationsAfter(files: SitemapFiles): Promise<number> {
  await files.refresh()
  return readGenerations(uk).length
}

/** On one connection whose writes the server counts at once; else it does so within some seconds. */
async function change(work: (connection: Kysely<Database>) => Promise<unknown>): Promise<void> {
  await database.connection().execute(async (connection) => {
    await work(connection)
    await sql`select pg_stat_force_next_flush()`.execute(connection)
  })
}

describe('[R2.15] the files of a site', () => {
  it('are written once for all who ask first, and not for those who ask later', async () => {
    let queries = 0
    const counted = database.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        queries += 1
        return result
      },
    })
    const files = open({ database: counted })
    const folders = await Promise.all(Array.from({ length: 50 }, () => files.findFolder(uk)))
    const ofTheFirst = queries
    expect(new Set(folders)).toEqual(new Set([path.join(folder, uk.code, readGenerations(uk)[0] ?? '')]))
    await files.findFolder(uk)
    expect([readGenerations(uk).length, queries]).toEqual([1, ofTheFirst])
  })

  it('are written after those of another site', async () => {
    const files = open()
    const order: string[] = []
    const writes = [us, uk].map((site) => files.write(site).then(() => order.push(site.code)))
    expect(await Promise.race(writes)).toBe(1)
    expect(() => readGenerations(uk)).toThrow('ENOENT')
    await Promise.all(writes)
    expect(order).toEqual([us.code, uk.code])
  })

  it('lie beside what each encoding makes of them', async () => {
    const written = readdirSync(await open().findFolder(uk))
    for (const name of ['sitemap.xml', 'sitemap-pages-1.xml'])
      expect(written).toEqual(expect.arrayContaining([name, `${name}.br`, `${name}.gzip`]))
  })

  it('replace older ones, of which one generation stays; the draft of a dead process goes', async () => {
    const files = open()
    const dead = path.join(folder, uk.code, '1700000000000.draft')
    mkdirSync(dead, { recursive: true })
    utimesSync(dead, daysAgo(1), daysAgo(1))
    for (let written = 0; written < 3; written += 1) await files.write(uk)
    expect(readGenerations(uk)).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)])
  })

  it('may be read by other accounts, such as a proxy', async () => {
    const umask = process.umask(0o022)
    const { mode } = statSync(await open().findFolder(uk))
    process.umask(umask)
    expect(mode & 0o777).toBe(0o755)
  })

  it('are written whole by several processes in the same millisecond', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(NOW.getTime())
    await Promise.all([open(), open(), open()].map((files) => files.write(uk)))
    expect(readGenerations(uk)).toEqual([NOW.getTime() + 1, NOW.getTime() + 2].map(String))
    for (const generation of readGenerations(uk))
      expect(readdirSync(path.join(folder, uk.code, generation))).toContain('sitemap.xml.br')
  })

  it('are the newest also after the clock was set back, and are written anew then', async () => {
    const files = open()
    const ofLater = path.join(folder, uk.code, '4000000000000')
    mkdirSync(ofLater, { recursive: true })
    await files.write(uk)
    expect(await files.findFolder(uk)).not.toBe(ofLater)
    const before = await files.findFolder(uk)
    await open().refresh()
    expect(await files.findFolder(uk)).not.toBe(before)
  })

  it('stay as they are when writing fails, and no draft stays', async () => {
    const before = await open().findFolder(uk)
    const broken = database.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async () => Promise.reject(new Error('the database is gone')),
    })
    await expect(open({ database: broken }).write(uk)).rejects.toThrow('the database is gone')
    await expect(open({ signal: AbortSignal.abort(new Error('stopped')) }).write(uk)).rejects.toThrow('stopped')
    expect([await open().findFolder(uk), readGenerations(uk).length]).toEqual([before, 1])
  })
})

describe('[R2.15] a refresh', () => {
  it('writes nothing of a site that nobody has asked for', async () => {
    await open({ minAgeMs: 0 }).refresh()
    expect(readdirSync(folder)).toEqual([])
  })

  it('writes files anew that a process before this one wrote', async () => {
    await open().write(uk)
    expect(await generationsAfter(open({ minAgeMs: 0 }))).toBe(2)
  })

  it('leaves files that are less than an hour old', async () => {
    await open().write(uk)
    expect(await generationsAfter(open())).toBe(1)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000)
    expect(await generationsAfter(open())).toBe(2)
  })

  it('writes them anew when rows were written, also of another site, and not otherwise', async () => {
    const files = open({ minAgeMs: 0 })
    await change(async (connection) => seedMerchant(connection, { slug: 'first' }))
    await files.write(uk)
    expect(await generationsAfter(files)).toBe(1)
    await change(async (connection) => seedMerchant(connection, { slug: 'second', site: us.code }))
    expect(await generationsAfter(files)).toBe(2)
  })

  it('writes them anew when an offer ends, and not before', async () => {
    await change(async (connection) => {
      const merchant = await seedMerchant(connection, { slug: 'ending' })
      await seedCoupon(connection, merchant, { ends_at: daysAgo(-2) })
    })
    const files = open({ minAgeMs: 0 })
    await files.write(uk)
    clock.now = () => daysAgo(-1)
    expect(await generationsAfter(files)).toBe(1)
    clock.now = () => daysAgo(-2)
    expect(await generationsAfter(files)).toBe(2)
  })

  it('reports what fails, leaves the files, and tries again', async () => {
    let isBroken = true
    const breakable = database.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => (isBroken ? Promise.reject(new Error('the database is gone')) : result),
    })
    for (const site of [uk, us]) await open().write(site)
    const files = open({ database: breakable, minAgeMs: 0 })
    expect(await generationsAfter(files)).toBe(1)
    expect(errors.map(String)).toEqual([uk, us].map(() => 'Error: the database is gone'))
    isBroken = false
    expect([await generationsAfter(files), readGenerations(us).length]).toEqual([2, 2])
  })
})
