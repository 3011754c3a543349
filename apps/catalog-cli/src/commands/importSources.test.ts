import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { createTestDatabase, NOW } from '@clipfront/catalog/testing'
import { offerLine, offerLines } from '@clipfront/feeds/testing'
import { createPublicAgent } from '@clipfront/pictures/fetch'
import { startImageHost } from '@clipfront/pictures/testing'
import { findSiteByName } from '@clipfront/site-config'
import { runCatalog } from '../runCatalog.ts'
import { openSource } from '../source/openSource.ts'
import { createOpenHere } from '../testing/runHere.ts'
import { runImport } from './runImport.ts'

const { database, url } = await createTestDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-sources-'))
afterAll(() => rmSync(folder, { recursive: true }))
const SECRET = 's3cret'

beforeEach(async () => {
  for (const table of ['merchant', 'import_run', 'import_rejection'] as const)
    await database.deleteFrom(table).execute()
})

/** The command in this process, with its own way to open what it is given. */
async function importHere(files: string[], map: string | null, feed: string | null, open: typeof openSource) {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const site = findSiteByName('main/uk')
  if (!site) throw new Error('There is no site main/uk.')
  const isDone = await runImport(
    { site, files, format: 'json', feed, map, dryRun: false, force: false, pictureHosts: [], json: false },
    { database, dataFolder: folder, now: NOW, print: say, printError: say },
    open,
  )
  return { isDone, said: lines.join('\n') }
}

/** Imports addresses of a web that answers each path with a text, and all others with 404. */
async function importFrom(web: Record<string, string>, ...taken: (string | { map: string })[]) {
  const host = await startImageHost(({ url: asked = '' }, response) => {
    const text = web[asked.split('?')[0] ?? '']
    response.writeHead(text === undefined ? 404 : 200).end(text)
  })
  onTestFinished(() => host.close())
  const files = taken.filter((each) => typeof each === 'string')
  const { map = null } = taken.find((each) => typeof each === 'object') ?? {}
  return importHere(files, map, null, (given, feed) =>
    openSource(given, feed, { agent: createPublicAgent(2000, host.network) }),
  )
}

const namedLine = (index: number, domain: string, merchant: string): string =>
  offerLine(index, { merchant, domain, url: `https://${domain}/${index}` })

it('a domain with the names of many merchants is named, with what to do', async () => {
  const names = Array.from({ length: 25 }, (_, index) => `Forest ${index}`)
  const tracked = names.map((name, index) => namedLine(index, 'clicks.com', name)).join('\n')
  const { isDone, said } = await importFrom({ '/a.jsonl': tracked }, 'http://feeds.oak.com/a.jsonl')
  expect([isDone, said]).toEqual([
    true,
    expect.stringMatching(
      / {2}warning: clicks\.com carries 25 names or more: Forest 0, Forest 1, Forest 2\n.*tracker.*--map.*addresses\.json/,
    ),
  ])
  const sound = names.map((name, index) => namedLine(index, `shop${index}.carrd.co`, name)).join('\n')
  const { said: nothing } = await importFrom({ '/b.jsonl': sound }, 'http://feeds.oak.com/b.jsonl')
  expect(nothing).not.toContain('warning')
})

it('the first records that are the same offer as others are named', async () => {
  const twice = [1, 2, 1, 1, 1].map((index) => offerLine(index)).join('\n')
  const { said } = await importFrom({ '/a.jsonl': twice }, 'http://feeds.oak.com/a.jsonl')
  expect(said).toMatch(
    / \+ repeated 3 \+ rejected 0\n {4}repeated 3: the same offer as .*\n(?: {6}line \d: \S+: .*\n){2} {2}\S/,
  )
})

it('an address is imported, compared with its last time, and its secrets stay with nobody', async () => {
  const offers = {
    '/oak/offers.jsonl': `${offerLines(3)}\n${offerLine(9, { merchant: 'Nobody', url: '', domain: '' })}`,
  }
  const address = (key: string) =>
    `https://maya:${SECRET}@feeds.oak.com/oak/offers.jsonl?key=${key}`.replace('https', 'http')
  const first = await importFrom(offers, address(SECRET))
  expect([first.isDone, first.said]).toEqual([
    true,
    expect.stringMatching(/^http:\/\/feeds\.oak\.com\/oak\/offers\.jsonl\n {2}read 4 /),
  ])
  const { said } = await importFrom(offers, address(`${SECRET}2`))
  expect(said).toContain('last import of this feed, http://feeds.oak.com/oak/offers.jsonl: 3 usable records')
  const tables = ['import_run', 'coupon', 'coupon_listing', 'import_rejection'] as const
  const rows = await Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute()))
  expect(rows[0]).toMatchObject([{ files: ['http://feeds.oak.com/oak/offers.jsonl'] }, {}])
  const rejects = readdirSync(path.join(folder, 'rejects'))
  expect(rejects[0]).toMatch(/^uk-clipfront-example-feeds-oak-com-oak-offers-/)
  const texts = rejects.map((file) => file + readFileSync(path.join(folder, 'rejects', file), 'utf8'))
  expect(JSON.stringify([rows, texts, first.said, said])).not.toMatch(/s3cret|maya|catalog-import-/)
})

it('an address that cannot be fetched is refused alone, one whose text is nothing by its name', async () => {
  const web = { '/good.jsonl': offerLines(2), '/bad.jsonl': 'oops' }
  const addresses = ['/none.jsonl', '/bad.jsonl', '/good.jsonl'].map((file) => `http://oak.com${file}?key=${SECRET}`)
  const { isDone, said } = await importFrom(web, ...addresses)
  expect(isDone).toBe(false)
  expect(said).toMatch(
    /refused \(unreadable\): http:\/\/oak\.com\/none\.jsonl could not be fetched: it answers with 404/,
  )
  expect(said).toMatch(/refused \(\w+\): http:\/\/oak\.com\/bad\.jsonl is not JSON/)
  expect(said).toMatch(/^http:\/\/oak\.com\/good\.jsonl\n {2}read 2 /m)
  expect(said).not.toMatch(/s3cret|catalog-import-/)
  const rejections = await database.selectFrom('import_rejection').select(['feed', 'message']).execute()
  expect(rejections).toEqual([
    { feed: 'oak-com-bad', message: expect.stringMatching(/^http:\/\/oak\.com\/bad\.jsonl is not/) },
  ])
})

const openHere = createOpenHere(database)
const ENVIRONMENT = { ...process.env, DATABASE_URL: url, CLIPFRONT_DATA: folder, CLIPFRONT_NOW: NOW.toISOString() }
const IMPORT = ['import', '--format', 'json', '--site', 'main/uk']

const pipeHere = async (input: string, name: string | null = null) =>
  importHere(['-'], null, name, (given, feed) => openSource(given, feed, { stdin: Readable.from([input]) }))

it('what is piped in is imported, and compared under the name that it is given', async () => {
  const main = path.join(import.meta.dirname, '..', 'main.ts')
  const args = [main, ...IMPORT, '--name', 'oak.jsonl', '-']
  expect(spawnSync(process.execPath, args, { env: ENVIRONMENT, input: offerLines(3), encoding: 'utf8' })).toMatchObject(
    {
      status: 0,
      stdout: expect.stringMatching(/^oak\.jsonl\n {2}read 3 /),
    },
  )
  expect((await pipeHere(offerLine(1), 'oak.jsonl')).said).toContain('the last time (oak.jsonl) there were 3')
  expect(await pipeHere(offerLine(1))).toEqual({ isDone: true, said: expect.stringMatching(/^stdin\n {2}read 1 /) })
  expect((await pipeHere('')).said).toContain('refused (empty): stdin is empty')
})

it.each([
  [
    ['http://127.0.0.1:1/feed.jsonl?key=s3cret'],
    1,
    'http://127.0.0.1:1/feed.jsonl could not be fetched: 127.0.0.1 is not in the public',
  ],
  [['-', '-'], 2, '- is what is piped in: give it once'],
  [['--name', 'oak', 'a.jsonl', 'b.jsonl'], 2, '--name is the name of one feed'],
  [['ftp://oak.com/a.jsonl'], 2, 'There is no file ftp://oak.com/a.jsonl'],
])('catalog import %j ends with %i', async (args, code, message) => {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const output = { print: say, printError: say }
  expect(await runCatalog([...IMPORT, ...args], ENVIRONMENT, output, { open: openHere })).toBe(code)
  expect(lines.join('\n')).toContain(message)
  expect(lines.join('\n')).not.toContain(SECRET)
})

it('a path keeps its own name in all that is said', async () => {
  const file = path.join(folder, 'offers.jsonl')
  writeFileSync(file, offerLines(2))
  const { said } = await importFrom({}, file)
  expect(said.split('\n')[0]).toBe(file)
})

const listShopless = (title: string): string => offerLine(1, { merchant: 'Nobody', url: '', domain: '', title })

it('each reason of a rejection comes with its count and two examples, which no terminal obeys', async () => {
  const file = path.join(folder, 'mixed.jsonl')
  const long = `b${'x'.repeat(400)}`
  writeFileSync(
    file,
    [offerLine(1), ...['\u009B31m red', long, 'c'].map((title) => listShopless(title)), 'oops'].join('\n'),
  )
  const { said } = await importFrom({}, file)
  expect(said).toMatch(
    /\n {4}missing_domain 3: .*\n {6}line 2: .*31m red.*\n {6}line 3: .{60,125}\n {4}unreadable_line 1: .*\n {6}line 5: oops\n/,
  )
  expect(said).not.toContain('\u009B')
})

it('--json has the reasons too, also of a file that is refused', async () => {
  const files = ['part.jsonl', 'none.jsonl'].map((name) => path.join(folder, name))
  files.forEach((file, index) =>
    writeFileSync(file, [listShopless('c'), ...(index === 0 ? [offerLine(1)] : [])].join('\n')),
  )
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  await runCatalog(
    [...IMPORT, '--json', ...files],
    ENVIRONMENT,
    { print: say, printError: () => {} },
    { open: openHere },
  )
  const rejects = {
    missing_domain: { count: 1, examples: [{ line: 1, text: expect.stringContaining('"title":"c"') }] },
  }
  expect(JSON.parse(lines.join('\n'))).toMatchObject({
    files: [
      { refused: null, rejects },
      { refused: { reason: 'broken' }, rejects },
    ],
  })
})

it('an address that is mistyped is refused, and not printed: its password may be what broke it', async () => {
  const { isDone, said } = await importFrom({}, `https://maya:${SECRET}#s@feeds.oak.com/offers.csv`)
  expect([isDone, said]).toEqual([false, expect.stringMatching(/^refused \(unreadable\): .*address/)])
  expect(said).not.toContain(SECRET)
})

it('a key that ends the path of an address names no source', async () => {
  const key = 'AbC3dEf6hIj9kLmN2pQr'
  const { isDone, said } = await importFrom(
    { [`/export/12/${key}`]: `${offerLine(1, { source: '' })}\n` },
    `http://feeds.oak.com/export/12/${key}`,
  )
  expect(isDone).toBe(true)
  const coupons = await database.selectFrom('coupon').selectAll().execute()
  const runs = await database.selectFrom('import_run').selectAll().execute()
  expect(coupons).toHaveLength(1)
  expect(JSON.stringify([said, coupons, runs]).toLowerCase()).not.toContain(key.toLowerCase())
})

it('feeds of two hosts that call their files and offers alike withdraw nothing of each other', async () => {
  const table = { name: 'ids', kind: 'offers', live: true, recognise: ['id'] }
  const fields = { id: 'id', name: 'merchant', link: 'url', text: 'title' }
  const map = path.join(folder, 'ids-map.json')
  writeFileSync(map, JSON.stringify({ ...table, fields }))
  for (const [index, host] of ['feeds.oak.com', 'feeds.elm.com'].entries()) {
    const web = { '/offers.jsonl': offerLine(index + 1, { id: '1' }) }
    expect(await importFrom(web, { map }, `http://${host}/offers.jsonl`)).toMatchObject({ isDone: true })
  }
  const coupons = await database.selectFrom('coupon').select(['source', 'withdrawn_at']).orderBy('source').execute()
  expect(coupons).toMatchObject([{ withdrawn_at: null }, { withdrawn_at: null }])
  const listings = await database.selectFrom('coupon_listing').select('source').orderBy('source').execute()
  expect(listings).toEqual([{ source: 'feeds-elm-com-offers' }, { source: 'feeds-oak-com-offers' }])
})
