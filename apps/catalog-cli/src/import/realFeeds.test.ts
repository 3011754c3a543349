import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sites } from '@clipfront/site-config'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { drawOne, SAMPLED } from '@clipfront/vitest/sample'
import { type Finished, startCatalog } from '@clipfront/catalog/testing'
import { createTestDatabase, daysAgo } from '@clipfront/catalog/testing'
import { getMerchantPages, getPage } from '@clipfront/catalog/testing'
import { startPageApi } from '@clipfront/catalog/testing'
import { readFeedFile } from '@clipfront/feeds/readFeed'
import {
  aDraftContext,
  findRealFeeds,
  type RealFile,
  type FileReport,
  parseReports,
  stringsIn,
} from '@clipfront/feeds/testing'
import { createRunHere } from '../testing/runHere.ts'

const SITE = 'cpus'
const FRESH_DAYS = 180
/** Of processor time: by the clock, it depends on what else the machine does. */
const MOST_SECONDS = 60
/** Imports of everything, on a slow machine that runs everything at once. */
const IMPORTING_MS = 600_000
const MOST_KILOBYTES = 1_000_000
const isFull = process.env['FULL'] === '1'
/** Of the longest files, outside of the full run. */
const EVERY = 36
const sampleFolder = mkdtempSync(path.join(tmpdir(), 'clipfront-sample-'))
afterAll(() => rmSync(sampleFolder, { recursive: true }))
const feeds = findRealFeeds() ?? []
const allLists = feeds.filter(({ format }) => format === 'markdown')
/** What is imported: of the lists, all of which are read below, one outside of the full run. */
const files = [
  ...feeds.filter(({ format }) => format === 'json').map(isFull ? (file) => file : takeSample),
  ...drawOne(allLists, 'a list that is imported'),
]
const lists = allLists.map(({ file }) => ({ file, name: path.basename(file) }))
const missing = feeds.length === 0 ? ': NOT RUN, because ../shared/data is not on this machine' : ''

// At the top, where what ends with the file can say so.
const place = await openPlace()

describe.skipIf(feeds.length === 0)(`the real feeds (${SAMPLED})${missing}`, () => {
  let reports: FileReport[] = []

  it('are accounted for to the last line, by a minute of work and a gigabyte', { timeout: IMPORTING_MS }, async () => {
    const runs = [await place.run('json'), await place.run('markdown')]
    const seconds = runs.reduce((sum, run) => sum + run.seconds, 0)
    reports = runs.flatMap((run) => run.reports)
    const peak = Math.max(...runs.map((run) => run.peakKilobytes))
    console.log(describeRuns(reports, seconds, peak))

    expect(reports.map(({ file }) => file)).toEqual(files.map(({ file }) => file))
    expect(reports.map(({ read }) => read)).toEqual(
      reports.map(
        ({ added, changed, unchanged, repeated, rejected }) => added + changed + unchanged + repeated + rejected,
      ),
    )
    const lines = reports.filter(({ file }) => file.endsWith('.jsonl'))
    expect(lines.map(({ read }) => read)).toEqual(
      lines.map(({ file }) => readFileSync(file, 'utf8').trimEnd().split('\n').length),
    )
    expect(reports.filter(({ read, rejected }) => rejected * 10 > read)).toEqual([])
    expect(seconds).toBeLessThan(MOST_SECONDS)
    expect(peak).toBeLessThan(MOST_KILOBYTES)
  })

  it.each(lists)('leave out no line of a list that leads anywhere, and reject few: $name', async ({ file }) => {
    const read = new Set<number>()
    const kinds = { offer: 0, merchant: 0, rejection: 0 }
    for await (const { kind, line } of readFeedFile(file, { ...aDraftContext(), format: 'markdown' })) {
      read.add(line)
      kinds[kind] += 1
    }
    expect(kinds.rejection * 10).toBeLessThanOrEqual(kinds.offer + kinds.rejection)
    const linked = readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (/https?:\/\//.test(line) ? [index + 1] : []))
    expect(linked.filter((line) => !read.has(line))).toEqual([])
  })

  it('name every reject with its line and the reason', () => {
    expect(reports.filter(({ rejected, rejects }) => rejected !== rejects.length)).toEqual([])
    const wrong = reports.flatMap(({ file, rejects }) => {
      const lines = readFileSync(file, 'utf8').split('\n')
      return rejects.filter(
        ({ line, reason, excerpt }) => !reason || !excerpt || !lines[line - 1]?.trim().startsWith(excerpt.trim()),
      )
    })
    expect(wrong).toEqual([])
  })

  it('change nothing the second time', { timeout: IMPORTING_MS }, async () => {
    const before = await place.fingerprint()
    // What takes longest, a second time in the full run alone.
    const formats = isFull ? (['json', 'markdown'] as const) : (['markdown'] as const)
    const again: FileReport[] = []
    for (const format of formats) again.push(...(await place.runAgain(format)))
    const names = files.filter(({ format }) => formats.some((one) => one === format)).map(({ file }) => file)
    expect(again.map(({ file, added, changed }) => [file, added, changed])).toEqual(names.map((file) => [file, 0, 0]))
    expect(again.map(({ unchanged, repeated }) => unchanged + repeated)).toEqual(
      again.map(({ read, rejected }) => read - rejected),
    )
    expect(await place.fingerprint()).toBe(before)
  })

  it('are history: nothing verified, titles without codes, and no programme', async () => {
    const coupons = await place.database.selectFrom('coupon').selectAll().execute()
    expect(coupons.length).toBeGreaterThan(isFull ? 9000 : 300)
    const known = coupons.filter(
      ({ verified_by, verified_at, confirmed_at }) => verified_by ?? verified_at ?? confirmed_at,
    )
    expect(known).toEqual([])
    expect(coupons.filter(({ title }) => /[\u200B\uE000-\uE002]|&amp;|\*\*|<\/?[a-z]+[ />]/i.test(title))).toEqual([])
    const givenAway = coupons.filter(({ code, title }) => code.length > 4 && title.split(/[^\w$-]+/).includes(code))
    expect(givenAway).toEqual([])
    const old = coupons.filter(({ source_add_time }) => source_add_time && source_add_time < daysAgo(FRESH_DAYS))
    expect(old.filter(({ first_seen_at }) => first_seen_at >= daysAgo(FRESH_DAYS))).toEqual([])
    const linked = place.database.selectFrom('merchant').select('domain').where('programme_target', 'is not', null)
    expect(await linked.execute()).toEqual([])
  })

  it('show nothing undated as live that was first seen more than 180 days ago', async () => {
    const rows = await place.database.selectFrom('coupon').select(['id', 'ends_at', 'first_seen_at']).execute()
    const isStale = new Map(
      rows.map((row) => [String(row.id), !row.ends_at && row.first_seen_at < daysAgo(FRESH_DAYS)]),
    )
    const pages = await place.merchantPages()
    const live = pages.flatMap(({ coupons }) => coupons)
    expect(live.filter(({ id }) => isStale.get(String(id)) !== false)).toEqual([])
    expect(live.filter(({ isVerified }) => isVerified)).toEqual([])
    const past = pages.flatMap(({ pastCoupons }) => pastCoupons)
    expect(past.length).toBeGreaterThan(live.length)
    expect(past.filter(({ state, isVerified }) => isVerified || !['expired', 'unconfirmed'].includes(state))).toEqual(
      [],
    )
  })

  it('lead nowhere: no address of a stranger in any page data', async () => {
    const others = ['/', '/stores', '/categories/software', '/categories/games', '/search?q=newegg', '/search?q=steam']
    const pages = [...(await place.merchantPages()), ...(await Promise.all(others.map((target) => place.page(target))))]
    const own = new Set(sites.flatMap(({ hosts }) => hosts.map((host) => `https://${host}`)))
    const strings = pages.flatMap((page) => stringsIn(page))
    expect(strings.length).toBeGreaterThan(isFull ? 10_000 : 5000)
    expect(strings.filter((text) => isAddress(text) && !own.has(/^https:\/\/[^/?#]*/.exec(text)?.[0] ?? ''))).toEqual(
      [],
    )
  })
})

/** A list of lines is long: every twelfth of them, in a file of that name. */
function takeSample({ format, file }: RealFile): RealFile {
  if (!file.endsWith('.jsonl')) return { format, file }
  const sample = path.join(sampleFolder, path.basename(file))
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  writeFileSync(sample, lines.filter((_, index) => index % EVERY === 0).join('\n'))
  return { format, file: sample }
}

/** What a browser or a reader would follow. */
function isAddress(text: string): boolean {
  return /[a-z][a-z\d+.-]*:\/\/|\bwww\.|^\s*\/\/|\b(?:javascript|data|mailto):\S/i.test(text)
}

function describeRuns(reports: readonly FileReport[], seconds: number, peak: number): string {
  const read = reports.reduce((sum, report) => sum + report.read, 0)
  const rejected = reports.reduce((sum, report) => sum + report.rejected, 0)
  return `${reports.length} real files: ${read} read, ${rejected} rejected, ${seconds.toFixed(1)} s, ${Math.round(peak / 1000)} MB at most`
}

function listArguments(format: RealFile['format']): string[] {
  const chosen = files.filter((file) => file.format === format).map(({ file }) => file)
  return ['import', '--format', format, '--site', SITE, ...chosen]
}

function refuseFailure({ code, complaints }: Finished): void {
  if (code !== 0) throw new Error(`catalog ended with ${code}: ${complaints}`)
}

async function openPlace() {
  const { database, url } = await createTestDatabase()
  const api = await startPageApi(url)
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'clipfront-real-'))
  afterAll(() => rmSync(dataFolder, { recursive: true }))
  /** By a process of its own, which is measured. */
  const run = async (format: RealFile['format']) => {
    const settings = { databaseUrl: url, dataFolder, measured: true }
    const finished = await startCatalog(listArguments(format), settings).finished
    refuseFailure(finished)
    const { output, complaints } = finished
    const [, kilobytes, seconds] = /^cost (\d+) kB, ([\d.]+) s$/m.exec(complaints) ?? []
    return { reports: parseReports(output), peakKilobytes: Number(kilobytes), seconds: Number(seconds) }
  }
  const runHere = createRunHere(database, dataFolder)
  const runAgain = async (format: RealFile['format']) => {
    const finished = await runHere(listArguments(format))
    refuseFailure(finished)
    return parseReports(finished.output)
  }
  /** Of everything in the catalog; the record of runs is no part of it. */
  const fingerprint = async (): Promise<string> => {
    const { rows } = await sql<{ all: string }>`
      select md5(string_agg(part, '' order by part)) as all from (
        select merchant::text from merchant union all select coupon::text from coupon
        union all select category::text from category union all select coupon_category::text from coupon_category
      ) as parts (part)`.execute(database)
    return rows[0]?.all ?? ''
  }
  /** Every twentieth merchant, and those with the most offers; read once. */
  const readMerchantPages = async () => {
    const slugs = await database
      .selectFrom('merchant')
      .innerJoin('coupon', 'coupon.merchant_id', 'merchant.id')
      .select(['slug', 'merchant.id'])
      .groupBy('merchant.id')
      .orderBy(({ fn }) => fn.countAll(), 'desc')
      .execute()
    const chosen = slugs.filter((_, index) => index < 20 || index % 20 === 0)
    return getMerchantPages(
      api,
      chosen.map(({ slug }) => slug),
      SITE,
    )
  }
  let pages: ReturnType<typeof readMerchantPages> | undefined
  const merchantPages = async () => (pages ??= readMerchantPages())
  return {
    database,
    run,
    runAgain,
    fingerprint,
    merchantPages,
    page: async (target: string) => getPage(api, target, SITE),
  }
}
