import { exec } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { connect, type Database } from '@clipfront/catalog/database'
import { storeSearchMisses } from '@clipfront/catalog/search-misses'
import { createTestDatabase, daysAgo, NOW, seedCoupon, seedMerchant, UK } from '@clipfront/catalog/testing'
import { createReleaseStore } from '@clipfront/shell/releases'
import { buildManifest } from '@clipfront/shell/releases-testing'
import { createLogger, Registry, rememberProblems } from '@clipfront/telemetry'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSender } from '../events/testing/createSender.ts'
import { createAdmin } from '../http/createAdmin.ts'
import { startTestApi } from '../http/testing/startTestApi.ts'
import type { DeskContext } from './DeskContext.ts'
import { serveDesk } from './serveDesk.ts'

const { database } = await createTestDatabase()
const dataFolder = mkdtempSync(path.join(tmpdir(), 'clipfront-desk-'))
const TOKEN = 'the-token-of-the-figures'
const HOSTILE = `<img src=x onerror="alert(1)"> ' style='x' </td></table><script>alert(2)</script> \u202E{{7*7}} \${1}`
const remembered: string[] = []

function open(host = '127.0.0.1', given: Partial<DeskContext> = {}) {
  const admin = createAdmin(async () => true, new Registry())
  const logger = createLogger('page-api', { write: () => {} })
  const context = {
    database,
    clock: { now: () => NOW },
    dataFolder,
    sitePorts: { main: 3000, cpw: 3001 },
    logger,
    readRemembered: () => remembered,
    isReachable: async () => true,
    ...given,
  }
  serveDesk(admin, context, { host, readToken: () => TOKEN })
  afterAll(() => admin.close())
  return admin
}
const desk = open()
const get = async (url: string) => desk.inject({ url, headers: { host: 'localhost:4090' } })
/** What a reader sees, a space where a tag was. */
const readText = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
const read = async (url: string) => readText((await get(url)).body)

const merchant = await seedMerchant(database, { name: HOSTILE })
const tested = { verified_at: daysAgo(1), verified_by: 'Mara' }
const end = (time: string) => ({ starts_at: daysAgo(10), ends_at: new Date(time) })
const failing = await seedCoupon(database, merchant, { title: HOSTILE })
// The site's day ends at midnight of London.
await seedCoupon(database, merchant, { ...tested, title: 'Ends tonight', ...end('2026-11-20T23:59:00Z') })
const untested = await seedCoupon(database, merchant, { title: 'Ends after midnight', ...end('2026-11-21T00:01:00Z') })
// In Tokyo it is nine in the evening.
const tokyo = await seedMerchant(database, { site: 'jp.clipfront.example' })
await seedCoupon(database, tokyo, { ...tested, title: 'Ends tonight', ...end('2026-11-20T14:59:00Z') })
await seedCoupon(database, tokyo, { ...tested, title: 'Ends tomorrow', ...end('2026-11-20T15:01:00Z') })
await seedCoupon(database, merchant, { title: 'Is over', ...end('2026-11-20T11:59:00Z') })
await seedCoupon(database, merchant, { title: 'Hidden', hidden_at: daysAgo(1) })

const at = (hoursAgo: number) => new Date(Date.now() - hoursAgo * 3_600_000).toISOString()
const report = (rejected: number) =>
  JSON.stringify({ read: 1200, added: 3, changed: 4, rejected: { expired: rejected } })

beforeAll(async () => {
  const vote = { coupon_id: failing.id, cast_at: daysAgo(1), worked: false, reason: 'expired' as const }
  await database
    .insertInto('vote')
    .values(['1', '2', '3'].map((voter) => Object.assign({ visitor_hash: voter }, vote)))
    .execute()
  await database
    .insertInto('submission')
    .values({ site: UK, shop: HOSTILE, title: HOSTILE, code: 'NEW10', submitted_at: daysAgo(1) })
    .execute()
  const review = { merchant_id: merchant.id, rating: 2, title: 'Slow', body: `Three weeks. ${'x'.repeat(500)}` }
  await database
    .insertInto('review')
    .values({ ...review, by_name: 'Rita', written_at: daysAgo(1) })
    .execute()
  const run = { site: UK, format: 'awin', finished_at: NOW }
  await database
    .insertInto('import_run')
    .values([
      { ...run, files: ['acme-2026-11-18.csv'], started_at: daysAgo(2.5), report: report(5) },
      { ...run, files: ['acme-2026-11-19.csv'], started_at: daysAgo(1), report: report(5) },
      { ...run, files: [`${HOSTILE}.csv`], started_at: daysAgo(3), report: report(5) },
      { ...run, files: ['other.csv'], started_at: daysAgo(1), report: report(900) },
      { ...run, files: ['dead.csv'], started_at: daysAgo(1), finished_at: null },
    ])
    .execute()
  const rejection = { site: UK, format: 'awin', reason: 'halved', message: `the last time there were 10 ${HOSTILE}` }
  await database
    .insertInto('import_rejection')
    .values([
      { ...rejection, feed: 'refused', refused_at: daysAgo(1) },
      { ...rejection, feed: 'given up', refused_at: daysAgo(15) },
    ])
    .execute()
  await storeSearchMisses(database, [
    { site: UK, day: '2026-11-20', query: HOSTILE, times: 12 },
    { site: UK, day: '2026-11-20', query: '', times: 5 },
    { site: UK, day: '2026-11-10', query: 'long ago', times: 5 },
  ])
  const store = createReleaseStore(path.join(dataFolder, 'releases'))
  const code = path.join(dataFolder, 'render.mjs')
  writeFileSync(code, '')
  const hash = '0123456789abcdef'
  const revision = { commit: 'fedcba9876543210', isChanged: true }
  await store.add(buildManifest(UK, hash, { revision, builtAt: NOW.toISOString() }), code, async () => {})
  await store.activate(UK, 'prod', hash, 'ship', `Mara ${HOSTILE}`)
  const logs = path.join(dataFolder, 'logs')
  mkdirSync(logs)
  const line = { level: 'error', time: at(2), service: 'main', msg: 'a page failed', site: UK }
  const lines = [
    line,
    { ...line, time: at(1), repeated: 6 },
    { ...line, level: 'info', msg: 'fine' },
    // As much as thousands of requests write in the minutes after an error.
    ...Array.from({ length: 20_000 }, () => ({ ...line, level: 'info', msg: 'a page was sent' })),
  ]
  writeFileSync(
    path.join(logs, 'main.log'),
    `${lines.map((each) => JSON.stringify(each)).join('\n')}\n{"level":"error", broken\n`,
  )
  writeFileSync(path.join(logs, 'main.log.1'), `${JSON.stringify({ ...line, time: at(25), msg: 'of yesterday' })}\n`)
  remembered.push(JSON.stringify({ ...line, service: 'page-api', msg: 'failed', err: { message: HOSTILE } }))
})
afterAll(() => rmSync(dataFolder, { recursive: true }))

describe('what it says', () => {
  it('counts of each site what is live, untested, failing and ending within the site’s own day', async () => {
    expect(await read('/desk')).toMatch(/main\/uk Clipfront UK .*? \+ changes 3 1 1 1 2 /)
    expect(await read('/desk/sites/jp.clipfront.example')).toContain('live 2 untested 0 failing 0 ending today 1')
    expect(await read(`/desk/sites/${UK}`)).toContain('live 3 untested 1 failing 1 ending today 1')
  })

  it('names the live release, who shipped it and from what', async () => {
    expect(await read(`/desk/sites/${UK}`)).toMatch(/prod 01234567 0m ago · ship by Mara .* fedcba9876 \+ changes live/)
  })

  it('lists what waits, the most urgent first, with where and with the command that decides it', async () => {
    const page = await read('/desk')
    expect(page).toMatch(
      /Sites without a live offer 12 main\/www .* npm run catalog -- demo Offers that fail: .*worked 1 main\/uk .*review --only failing Offers that end today 2 main\/uk main\/jp .* Sites without a live release .* Feeds that are late .* Codes that shoppers sent in 1 main\/uk npm run catalog -- review --only submissions Reviews/,
    )
    expect((await get('/desk')).body).toContain('href="/desk/sites/jp.clipfront.example#ending-today"')
    expect(await read(`/desk/sites/${UK}`)).toContain(`npm run catalog -- show ${failing.id}`)
    expect(await read('/desk/sites/cpus')).toContain('Nothing waits.')
    expect((await get('/desk/sites/cpus')).body).toContain('<strong class="bad">0</strong>')
  })

  it('gives what it takes to try an offer, and no command that says how the trial went', async () => {
    const { body } = await get(`/desk/sites/${UK}`)
    const row = /<tr [^>]*>(?:(?!<\/tr>).)*Ends after midnight.*?<\/tr>/s.exec(body)?.[0] ?? ''
    expect(row).toContain(`href="http://uk.main.localhost:3000/coupons/${untested.id}"`)
    expect(row).toContain('>WELCOME20</code>')
    expect(row).toContain(`verify ${untested.id} --outcome OUTCOME<`)
    expect(body).not.toMatch(/--outcome (?:worked|failed)/)
    const { body: fromElsewhere } = await desk.inject({
      url: `/desk/sites/${UK}`,
      headers: { host: 'admin.example', authorization: `Bearer ${TOKEN}` },
    })
    expect(fromElsewhere).toContain(`href="https://uk.clipfront.example/coupons/${untested.id}"`)
  })

  it('lists an offer that fails and was never tested among those that fail alone', async () => {
    const [before, after] = (await read(`/desk/sites/${UK}`)).split('Untested Live offers')
    expect(before).toContain(`verify ${failing.id} `)
    expect(after).not.toContain(`verify ${failing.id} `)
  })

  it('says how many offers there are where it shows the first ones', async () => {
    const many = await seedMerchant(database, { site: 'cpde' })
    for (let number = 0; number < 11; number += 1) await seedCoupon(database, many)
    expect(await read('/desk/sites/cpde')).toContain('of the best known merchants first: 11, the first 10 ')
  })

  it('shows what a review says, and how to publish and to refuse it', async () => {
    expect(await read(`/desk/sites/${UK}`)).toMatch(
      /2 Slow Three weeks\. x{387}… Rita npm run catalog -- review publish r\d+ --reason "…" npm run catalog -- review refuse r\d+ --reason "…"/,
    )
  })

  it('says how commands learn who runs them, and of which data folder it is', async () => {
    const page = await read('/desk')
    expect(page).toContain('export CLIPFRONT_EDITOR="…"')
    for (const each of [page, await read(`/desk/sites/${UK}`)]) expect(each).toContain(`Data folder: ${dataFolder} `)
  })

  it('says of each feed by its last import whether it is fresh', async () => {
    const page = await read('/desk')
    expect(page).toMatch(/awin acme 1d ago 1,200 3 4 5 fresh npm run catalog -- show run 2 /)
    expect(page).toMatch(/3d ago 1,200 3 4 5 late/)
    expect(page).toMatch(/awin other 1d ago 1,200 3 4 900 many rejected/)
    expect(page).toMatch(/awin dead 1d ago 0 0 0 0 broken off/)
  })

  it('says of each feed that is refused why, for two weeks', async () => {
    const page = await read('/desk')
    expect(page).toMatch(/Refused, and not taken since.* awin refused 1d ago halved the last time there were 10/)
    expect(page).not.toContain('given up')
    expect(await read(`/desk/sites/${UK}`)).toContain('halved the last time')
    expect(await read('/desk/sites/cpus')).not.toContain('halved')
  })

  it('lists the searches of a week that found nothing, and how many have no words', async () => {
    const page = await read('/desk')
    expect(page).toMatch(/\$\{1\} 12 2026-11-20 /)
    expect(page).toContain('too many or somebody’s own: 5.')
    expect(page).not.toContain('long ago')
  })

  it('lists the last errors out of the logs and of its own process, equal ones once', async () => {
    const page = await read('/desk')
    expect(page).toMatch(/error main a page failed uk\.clipfront\.example 7 /)
    expect(page).toMatch(/error page-api failed: /)
    expect(page).not.toContain('fine')
    expect(page).not.toContain('of yesterday')
    const command = /grep -ahE .*?main\.log(?= )/.exec(page)?.[0] ?? ''
    const { stdout } = await promisify(exec)(command)
    expect(stdout.match(/a page failed/g)).toHaveLength(2)
    expect(stdout).not.toContain('a page was sent')
  })

  it('says of which site events are refused for their token, how often, when and what to do, and nothing of who sent them', async () => {
    const problems = rememberProblems({ write: () => {} })
    const api = await startTestApi(database, { logger: createLogger('page-api', problems) })
    const page = open('127.0.0.1', { readRemembered: problems.read })
    const readPage = async (url: string) => readText((await page.inject({ url, headers: { host: 'localhost' } })).body)
    const { form, send } = createSender(api, untested)
    expect(await readPage('/desk')).not.toContain('INTERNAL_TOKEN')
    for (const authorization of ['Bearer guessed-token', 'Bearer guessed-token', ''])
      for (const site of [UK, HOSTILE.replace('\u202E', '')])
        await send(form(), { headers: { authorization, 'x-site': site, 'user-agent': 'a-stranger' } })
    const overview = await readPage('/desk')
    expect(overview).toMatch(/Sites whose events are refused for their INTERNAL_TOKEN, .*? 1 main\/uk Offers that fail/)
    const row = /warn page-api INTERNAL_TOKEN is missing or wrong, .* restart both (\S+) \/pagepoint (\d)/
    expect(row.exec(await readPage(`/desk/sites/${UK}`))?.slice(1)).toEqual([UK, '1'])
    expect(row.exec(await readPage('/desk/sites/cpus'))?.slice(1)).toEqual(['none', '1'])
    // One line each, however many came: the others are counted by the minute.
    expect(problems.read()).toHaveLength(2)
    expect(problems.read().join('')).not.toMatch(/guessed|stranger|203\.0\.113|onerror/)
  })

  it('says that a pointer is damaged, and shows the other sites all the same', async () => {
    mkdirSync(path.join(dataFolder, 'releases', 'cpus'), { recursive: true })
    writeFileSync(path.join(dataFolder, 'releases', 'cpus', 'prod.json'), 'nothing')
    expect(await read('/desk')).toMatch(/cpw\/cpus [^/]*\/.*prod\.json is damaged/)
  })
})

it.each(['/desk', `/desk/sites/${UK}`, '/desk/figures'])(
  'names the database as the cause where it does not answer, with what stands in files: %s',
  async (url) => {
    const away = connect<Database>('postgres://127.0.0.1:1/away')
    const isReachable = async () =>
      sql`select 1`.execute(away).then(
        () => true,
        () => false,
      )
    const headers = { host: 'localhost' }
    const { statusCode, body } = await open('127.0.0.1', { database: away, isReachable }).inject({ url, headers })
    await away.destroy()
    expect(statusCode).toBe(503)
    for (const text of ['The database does not answer', 'ECONNREFUSED', '01234567', 'a page failed'])
      expect(body).toContain(text)
  },
)

describe.each(['/desk', `/desk/sites/${UK}`, '/desk/sites/cpae', '/desk/sites/%3Cscript%3E'])('%s', (url) => {
  it('escapes whatever the catalog, the logs and the address say', async () => {
    const { body, headers } = await get(url)
    // What stands in an attribute is no attribute: a quote in it is escaped.
    const markup = body.replaceAll(/"[^"]*"/g, '""')
    expect(markup).not.toMatch(/<img|<script|<[^>]*\s(?:style|on\w+)\s*=/i)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self';/)
    expect([headers['cache-control'], headers['x-content-type-options']]).toEqual(['no-store', 'nosniff'])
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  })
})

it('shows the hostile name as it is', async () => {
  expect((await get(`/desk/sites/${UK}`)).body).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &#39; style=')
})

it('answers what it does not have with a page that says so', async () => {
  for (const url of ['/desk/sites/nowhere', '/desk/nothing']) {
    const { statusCode, body } = await get(url)
    expect([statusCode, body.includes('The desk has no such page.')]).toEqual([404, true])
  }
})
