import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '@clipfront/catalog/testing'
import { getMerchantPage } from '@clipfront/catalog/testing'
import { startPageApi } from '@clipfront/catalog/testing'
import { createImportText } from '../testing/importText.ts'
import { offerLine } from '@clipfront/feeds/testing'
import { sumReport } from '../testing/sumReport.ts'
import { emptyReport } from './ImportReport.ts'

const { database, url } = await createTestDatabase()
const api = await startPageApi(url)
const importText = createImportText(database)
const coupons = async () => database.selectFrom('coupon').selectAll().orderBy('id').execute()

/** The second of three lines. */
const between = (bytes: Buffer | string): Buffer =>
  Buffer.concat([Buffer.from(`${offerLine(1)}\n`), Buffer.from(bytes), Buffer.from(`\n${offerLine(2)}\n`)])

/** The same in UTF-8, with a byte that is none in the place of each tilde. */
const damaged = (text: string): Buffer => Buffer.from(Buffer.from(text).map((byte) => (byte === 0x7e ? 0xff : byte)))

beforeEach(async () => {
  await database.deleteFrom('merchant').execute()
  for (const table of ['category', 'tag', 'brand', 'topic', 'channel', 'post', 'author', 'former_slug'] as const)
    await database.deleteFrom(table).execute()
  await database.deleteFrom('import_run').execute()
})

describe('a text that no page should show', () => {
  it.each([
    ['NUL', '10% off\u0000 oak trees', '10% off oak trees'],
    ['half a pair', '10% off \uD83C oak \uDF30trees', '10% off oak trees'],
    ['a direction', '10% off \u202Ekao\u202C \u2066oak\u2069 trees', '10% off kao oak trees'],
    ['HTML', '10% off <img src=x onerror=alert(1)>oak <b>trees</b>', '10% off oak trees'],
    ['a script', '10% off <script>alert(1)</script> oak trees', '10% off oak trees'],
    ['HTML behind entities', '10% off &lt;svg/onload=alert(1)&gt; oak trees', '10% off oak trees'],
    ['an address', '10% off oak trees at https://evil-oak.com/a?b=c', '10% off oak trees'],
    ['a script as an address', '10% off oak trees javascript:alert(1)', '10% off oak trees'],
    ['a line within JSON', '10% off\u2028oak trees', '10% off oak trees'],
  ])('%s', async (_, title, shown) => {
    const { report } = await importText(offerLine(1, { title, merchant: '' }))
    expect(report).toMatchObject({ read: 1, added: 1 })
    expect(await coupons()).toMatchObject([{ title: shown }])
  })

  it.each([
    ['source', { source: 'list\u0000 \uD800<b>https://evil-oak.com' }],
    ['category', { category: '\u0000__proto__' }],
    ['code', { codes: ['\u0000', 'OAK\u000031', '<b>', 'javascript:alert(1)', {}, null, ['OAK']] }],
    ['discount', { discount: { kind: 'text', text: 'Oak\u0000 \uD800<b>https://evil-oak.com' } }],
    ['discount of another type', { discount: '\u0000 \uDC00 50' }],
    ['currency', { discount: { kind: 'credits', value: 5, currency: '\u0000\uD800' } }],
    ['merchant', { merchant: '\u0000Oak\uD800 1' }],
    ['domain', { url: '', domain: 'oak1.com\u0000' }],
    ['dates', { starts: '\u0000', ends: '2026-02-31' }],
  ])('in the field %s keeps out what the database cannot take', async (_, fields) => {
    const { report } = await importText(offerLine(1, fields))
    expect([report.read, sumReport(report)]).toEqual([1, 1])
    for (const coupon of await coupons())
      expect(JSON.stringify(coupon)).not.toMatch(/\\u0000|\\ud[89a-f]|evil-oak|<b>/i)
  })
})

it.each([
  ['NUL', 'oak\u0000-1'],
  ['half a pair', 'oak\uD83C-1'],
  ['a sign that is cut in half', `${'o'.repeat(199)}🌰`],
])('a feed’s name of an offer with %s is stored without it', async (_, id) => {
  const table = { name: 'ids', kind: 'offers', live: true, recognise: ['id'] }
  const fields = { id: 'id', name: 'merchant', link: 'url', text: 'title' }
  const map = path.join(mkdtempSync(path.join(tmpdir(), 'clipfront-ids-')), 'map.json')
  onTestFinished(() => rmSync(path.dirname(map), { recursive: true }))
  writeFileSync(map, JSON.stringify({ ...table, fields }))
  for (const _time of [1, 2]) {
    const { report } = await importText(offerLine(1, { id }), { map })
    expect([report.read, sumReport(report), report.rejected]).toEqual([1, 1, {}])
  }
  const names = await database.selectFrom('coupon_listing').select('external_id').execute()
  expect(names.map(({ external_id: name }) => name)).toEqual([expect.stringMatching(/^o+(?:ak)?/)])
})

describe('numbers out of all measure', () => {
  it.each([
    '{"kind":"percent","value":1e400}',
    '{"kind":"percent","value":-1e400}',
    '{"kind":"credits","value":1e400,"currency":"USD"}',
    '{"kind":"price","from":"$1e400","to":"$99999999999999999999999999"}',
    `{"kind":"amount","text":"$${'9'.repeat(400)}"}`,
    '{"kind":"percent","value":0.1e-400}',
    '1e400',
  ])('%s is no discount that a page would have to refuse', async (discount) => {
    const line = offerLine(1, { title: `$${'9'.repeat(400)} off`, discount: 0 }).replace(
      '"discount":0',
      `"discount":${discount}`,
    )
    const { report } = await importText(line)
    expect(report).toMatchObject({ read: 1, added: 1 })
    const stored = await coupons()
    expect(stored).toMatchObject([{ discount: null }])
    const [merchant] = await database.selectFrom('merchant').select('slug').execute()
    const page = await getMerchantPage(api, `/stores/${merchant?.slug}`)
    expect([...page.coupons, ...page.pastCoupons]).toHaveLength(1)
  })
})

describe('bytes that are no line', () => {
  it.each<[string, Buffer | string, string]>([
    ['a line of 10 MB', offerLine(3, { title: 'x'.repeat(10_000_000) }), 'too_long'],
    ['invalid UTF-8', damaged(offerLine(3, { title: 'Café ~' })), 'not_utf8'],
    ['a raw NUL', offerLine(3).replace('Oak', 'O\u0000k'), 'unreadable_line'],
    ['nesting without end', `${'['.repeat(400_000)}${']'.repeat(400_000)}`, 'unreadable_line'],
    ['an object nested without end', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000), 'missing_domain'],
    ['a list', '[1]', 'unreadable_line'],
    ['half a record', offerLine(3).slice(0, -9), 'unreadable_line'],
  ])('%s costs that line alone, and is listed', async (_, bytes, reason) => {
    const { report, rejectsFile } = await importText(between(bytes))
    expect(report).toMatchObject({ read: 3, added: 2, rejected: { [reason]: 1 } })
    const rejects = readFileSync(rejectsFile ?? '', 'utf8')
      .trim()
      .split('\n')
    expect(rejects.map((text) => JSON.parse(text))).toMatchObject([{ line: 2, reason }])
    expect(rejects.join('').length).toBeLessThan(2000)
  })

  it.each([
    ['CRLF and a byte order mark', `\uFEFF${offerLine(1)}\r\n${offerLine(2)}\r\n`],
    ['blank lines and no last line end', `\n\n${offerLine(1)}\n \n${offerLine(2)}`],
    [
      'a line separator within a text',
      `${offerLine(1, { title: '10% off a' }).replace('off a', 'off\u2028a')}\n${offerLine(2)}`,
    ],
    [
      'keys of the language',
      `${offerLine(1).replace('{', '{"__proto__":{"domain":"x"},"constructor":1,"toString":2,')}\n${offerLine(2)}`,
    ],
  ])('%s: are lines like all others', async (_, text) => {
    expect((await importText(text)).report).toEqual({ ...emptyReport(), read: 2, added: 2 })
    expect(Object.hasOwn(Object.prototype, 'domain')).toBe(false)
  })

  it.each<[string, Buffer, RegExp]>([
    ['gzip', gzipSync(offerLine(1)), /gzip.*gunzip/],
    ['zip', Buffer.from('PK\u0003\u0004rest'), /zip archive or a spreadsheet/],
    ['UTF-16 without its mark', Buffer.from(offerLine(1), 'utf16le'), /UTF-16.*UTF-8/],
    ['a damaged document', damaged('[{"title":"Café ~"}]'), /not text in UTF-8/],
    ['a document in an encoding of its own', Buffer.from('7b22d1eae8e4eae022', 'hex'), /encoding that nobody can tell/],
    [
      'a document without end',
      Buffer.from(`[\n${'['.repeat(100_000)}${']'.repeat(100_000)}]`),
      /shape.*a list of a list/,
    ],
  ])('%s is refused as a whole, with what to do', async (_, bytes, message) => {
    await expect(importText(bytes)).rejects.toMatchObject({
      name: 'ImportError',
      message: expect.stringMatching(message),
    })
    expect(await coupons()).toEqual([])
  })
})

it.each<[string, string, Buffer]>([
  ['the letters of Windows', 'Windows-1252', Buffer.from(offerLine(3, { title: '10% off Café' }), 'latin1')],
  ['UTF-16', 'UTF-16', Buffer.from(`\uFEFF${offerLine(3, { title: '10% off Café' })}`, 'utf16le')],
])('a file in %s is read as a whole, and the report says so', async (_, encoding, bytes) => {
  expect(await importText(bytes)).toMatchObject({ report: { read: 1, added: 1, rejected: {} }, encoding })
  expect(await coupons()).toMatchObject([{ title: '10% off Café' }])
})

it('a record from the future wins over no other feed', async () => {
  await importText(offerLine(1, { source: 'liar', starts: '2099-01-01', title: '10% off lies' }))
  await importText(offerLine(1, { title: '10% off oak' }))
  expect(await coupons()).toMatchObject([{ title: '10% off oak', first_seen_at: new Date('2025-11-20T00:00:00Z') }])
})
