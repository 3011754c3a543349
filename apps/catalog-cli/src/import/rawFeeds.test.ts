import { randomUUID } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { drawOne, SAMPLED } from '@clipfront/vitest/sample'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase, NOW } from '@clipfront/catalog/testing'
import type { ImportFormat } from '@clipfront/feeds/readFeed'
import { REAL_DATA_FOLDER, parseReports } from '@clipfront/feeds/testing'
import { runCatalog } from '../runCatalog.ts'
import { createOpenHere } from '../testing/runHere.ts'

interface RawFeed {
  format: ImportFormat
  site: string
  /** Each file, its records, and how many of them are offers at least; what is missing are questions, pictures and news. */
  files: readonly RawFile[]
  /** The longest, in the full run alone. */
  longFiles?: readonly RawFile[]
}
type RawFile = readonly [name: string, read: number, offers: number]

const isFull = process.env['FULL'] === '1'

const FEEDS: readonly RawFeed[] = [
  {
    format: 'csv',
    site: 'main/www',
    files: [['reddit/ClothingDeals.csv', 570, 550]],
    longFiles: [
      ['reddit/FrugalFemaleFashion.csv', 614, 240],
      ['reddit/buildapcsales.csv', 1000, 730],
      ['reddit/coupons.csv', 997, 420],
    ],
  },
  {
    format: 'json',
    site: 'main/www',
    files: [['agentdeals/deal_changes.json', 287, 9]],
    longFiles: [['agentdeals/index.json', 1571, 1540]],
  },
  { format: 'yaml', site: 'main/www', files: [['cloudcredits/programs', 187, 176]] },
  { format: 'markdown', site: 'main/www', files: [['student-discounts/list.md', 141, 134]] },
  {
    format: 'json',
    site: 'main/dk',
    files: [
      ['rabatten/forbrugsforeningen.json', 1418, 1417],
      ['rabatten/logbuy.json', 110, 110],
    ],
  },
]
const IMPORTING_MS = 600_000
const isHere = existsSync(REAL_DATA_FOLDER)
const missing = isHere ? '' : ': NOT RUN, because ../shared/data is not on this machine'

// At the top, where what ends with the file can say so.
const place = await openPlace()

describe.skipIf(!isHere)(`the feeds as their senders have them${missing}`, () => {
  it.each(FEEDS)('$format for $site: as many offers as there are', { timeout: IMPORTING_MS }, async (feed) => {
    const files = listFiles(feed)
    const reports = await place.run(feed)
    expect(reports.map(({ read }) => read)).toEqual(files.map(([, read]) => read))
    const offers = reports.map(({ read, rejected }) => read - rejected)
    const tooFew = files.filter(([, , least], index) => (offers[index] ?? 0) < least)
    expect({ tooFew, offers }).toEqual({ tooFew: [], offers })
    expect(reports.filter(({ rejected, rejects }) => rejected !== rejects.length)).toEqual([])
    expect(reports.flatMap(({ rejects }) => rejects.filter(({ excerpt }) => excerpt.trim() === ''))).toEqual([])
  })

  it.each([
    ['csv', 'reddit/promos.csv', /refused \(empty\): .*promos\.csv has no record/],
    ['json', 'rabatten/aeld.json', /refused \(empty\): .*aeld\.json is an empty list/],
    ['json', 'rabatten/coop.json', /refused \(empty\): .*coop\.json is an empty list/],
  ] as const)('$1, which has died, changes nothing', async (format, name, message) => {
    const { code, complaints } = await place.start(format, 'main/www', [name])
    expect([code, complaints]).toEqual([1, expect.stringMatching(message)])
  })

  it(`change nothing the second time (${SAMPLED})`, { timeout: IMPORTING_MS }, async () => {
    const before = await place.fingerprint()
    for (const feed of drawOne(FEEDS, 'feeds the second time')) {
      const reports = await place.run(feed)
      expect(reports.map(({ file, added, changed }) => [file, added, changed])).toEqual(
        reports.map(({ file }) => [file, 0, 0]),
      )
    }
    expect(await place.fingerprint()).toBe(before)
  })

  it('are history, and give away no code', async () => {
    const coupons = await place.coupons('%')
    expect(coupons.length).toBeGreaterThan(isFull ? 3500 : 1300)
    expect(coupons.filter(({ verified_at, confirmed_at }) => verified_at ?? confirmed_at)).toEqual([])
    expect(coupons.filter(({ title }) => /[\u200B\uE000-\uE002]|&amp;|\*\*|<\/?[a-z]+[ />]/i.test(title))).toEqual([])
    const givenAway = coupons.filter(({ code, title }) => code.length > 4 && title.split(/[^\w$-]+/).includes(code))
    expect(givenAway).toEqual([])
  })

  it('speak Danish on the Danish site, and know its commas and its letters', async () => {
    const coupons = await place.coupons('dk.%')
    expect(coupons.length).toBeGreaterThan(400)
    expect(coupons.filter(({ title }) => /\boff\b|\bup to\b|\bfree\b/i.test(title))).toEqual([])
    expect(coupons.filter(({ title }) => title.includes('4,5\u00A0% rabat')).length).toBeGreaterThan(2)
    expect(coupons.some(({ domain }) => domain.startsWith('xn--'))).toBe(true)
  })
})

function listFiles({ files, longFiles = [] }: RawFeed): readonly RawFile[] {
  return isFull ? [...files, ...longFiles] : files
}

async function openPlace() {
  const { database, url } = await createTestDatabase()
  // Made by the first import: where nothing is run, nothing is removed either.
  const dataFolder = path.join(tmpdir(), `clipfront-raw-${randomUUID()}`)
  afterAll(() => rmSync(dataFolder, { recursive: true }))
  const environment = {
    ...process.env,
    DATABASE_URL: url,
    CLIPFRONT_DATA: dataFolder,
    CLIPFRONT_NOW: NOW.toISOString(),
  }
  const start = async (format: ImportFormat, site: string, names: readonly string[]) => {
    const files = names.map((name) => path.join(REAL_DATA_FOLDER, 'raw', name))
    const lines = { output: '', complaints: '' }
    const output = {
      print: (line: string) => void (lines.output += `${line}\n`),
      printError: (line: string) => void (lines.complaints += `${line}\n`),
    }
    const code = await runCatalog(['import', '--format', format, '--site', site, ...files], environment, output, {
      open: createOpenHere(database),
    })
    return { code, ...lines }
  }
  const run = async (feed: RawFeed) => {
    const { format, site } = feed
    const { code, output, complaints } = await start(
      format,
      site,
      listFiles(feed).map(([name]) => name),
    )
    if (code !== 0) throw new Error(`catalog ended with ${code}: ${complaints}`)
    return parseReports(output)
  }
  /** @param site a pattern of SQL */
  const coupons = async (site: string) =>
    database
      .selectFrom('coupon')
      .innerJoin('merchant', 'merchant.id', 'coupon.merchant_id')
      .select(['code', 'title', 'domain', 'verified_at', 'confirmed_at'])
      .where('coupon.site', 'like', site)
      .execute()
  const fingerprint = async (): Promise<string> => {
    const { rows } = await sql<{ all: string }>`
      select md5(string_agg(part, '' order by part)) as all from (
        select merchant::text from merchant union all select coupon::text from coupon
      ) as parts (part)`.execute(database)
    return rows[0]?.all ?? ''
  }
  return { start, run, coupons, fingerprint }
}
