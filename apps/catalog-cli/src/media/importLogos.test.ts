import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startImageHost } from '@clipfront/pictures/testing'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, NOW, seedMerchant, UK } from '@clipfront/catalog/testing'
import { resetRow } from '../editing/changeRow.ts'
import { MERCHANTS } from '../editing/MERCHANTS.ts'
import { undoImport } from '../editing/undo/undoImport.ts'
import { startRun } from '../import/importRun.ts'
import { aChange } from '../testing/aChange.ts'
import { importLogos, type LogoTask } from './importLogos.ts'
import { setLogo } from './setLogo.ts'

const HOST = 'cdn.network.example'
const { database } = await createTestDatabase()
const logo = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()
let media = ''

beforeEach(async () => {
  media = path.join(mkdtempSync(path.join(tmpdir(), 'clipfront-logos-')), 'media')
  for (const table of ['edit', 'import_change', 'import_run', 'merchant'] as const)
    await database.deleteFrom(table).execute()
  for (const name of ['oak', 'elm', 'ash']) await seedMerchant(database, { slug: name, domain: `${name}.example` })
})
afterEach(() => rmSync(path.dirname(media), { recursive: true, force: true }))

const isLogo = (_request: IncomingMessage, response: ServerResponse) => response.end(logo)

async function run(
  named: Record<string, string>,
  { answer = isLogo, addresses, ...more }: Partial<LogoTask> & { answer?: typeof isLogo; addresses?: string[][] } = {},
) {
  const host = await startImageHost(answer, addresses)
  const task = { site: { code: UK }, format: 'admitad', name: 'shops.xml', now: NOW }
  const number = more.run === null ? null : await startRun(database, task)
  const given = { site: UK, hosts: [HOST], media, now: NOW, fetcher: host.fetcher, ...more, run: number }
  const report = await importLogos(database, new Map(Object.entries(named)), given)
  await host.close()
  return { report, requests: host.requests.map(({ url }) => url), connectedTo: host.connectedTo, run: number ?? 0 }
}

const readLogos = async () => {
  const rows = await database.selectFrom('merchant').select(['slug', 'logo']).orderBy('slug').execute()
  return Object.fromEntries(rows.flatMap(({ slug, logo: stored }) => (stored ? [[slug, stored]] : [])))
}
const counts = { named: 0, stored: 0, kept: 0, refused: 0, failed: 0, left: 0 }
const OAK = { 'oak.example': `https://${HOST}/oak.png` }
const HTTP_OAK = { 'oak.example': `http://${HOST}/oak.png` }

describe('logos that a feed names', () => {
  it('are stored for shops that have none', async () => {
    const { report } = await run(HTTP_OAK)
    expect(report).toEqual({ ...counts, named: 1, stored: 1 })
    const { oak } = await readLogos()
    expect(oak).toMatch(/^\/media\/[0-9a-f]{32}\.webp$/)
    expect(readdirSync(media)).toEqual([path.basename(oak ?? '')])
  })

  it('are asked for once: the same feed again changes nothing', async () => {
    await run(HTTP_OAK)
    const before = await readLogos()
    const { report, requests } = await run(HTTP_OAK)
    expect([report, requests, await readLogos()]).toEqual([{ ...counts, named: 1, kept: 1 }, [], before])
  })

  it('leave what an editor has set, and what an editor wants to be empty', async () => {
    const own = `/media/${'ab'.repeat(16)}.png`
    await setLogo(database, { site: UK, slug: 'oak' }, own, aChange)
    await database
      .updateTable('merchant')
      .set({ edited: ['logo'] })
      .where('slug', '=', 'elm')
      .execute()
    const { report, requests } = await run({ ...HTTP_OAK, 'elm.example': `http://${HOST}/elm.png` })
    expect([report, requests, await readLogos()]).toEqual([{ ...counts, named: 2, kept: 2 }, [], { oak: own }])
  })

  it('are of shops of the site alone', async () => {
    expect((await run({ 'moon.example': `http://${HOST}/a.png` })).requests).toEqual([])
  })

  it.each([
    ['another host', 'https://pictures.evil-oak.com/a.png'],
    ['a part of it', `https://evil.${HOST}/a.png`],
    ['another port', `http://${HOST}:6379/a.png`],
    ['loopback', 'http://127.0.0.1/a.png'],
    ['a file', 'file:///etc/passwd'],
  ])('are refused from %s, and nobody is asked', async (_what, address) => {
    const { report, connectedTo } = await run({ 'oak.example': address })
    expect([report, connectedTo, await readLogos()]).toEqual([{ ...counts, named: 1, refused: 1 }, [], {}])
  })

  it('are refused where the host is not in the public internet, or leads away from it', async () => {
    const inner = await run(OAK, { addresses: [['10.0.0.1']] })
    expect([inner.report.refused, inner.connectedTo]).toEqual([1, []])
    const away = await run(HTTP_OAK, {
      answer: (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
    })
    expect([away.report.refused, away.connectedTo.length]).toEqual([1, 1])
  })

  it.each<[string, typeof isLogo]>([
    ['404', (_request, response) => response.writeHead(404).end()],
    ['a page', (_request, response) => response.end('<!doctype html><script>alert(1)</script>')],
    ['a stamp', (_request, response) => response.end(logo.subarray(0, 40))],
    ['11 MiB', (_request, response) => response.end(Buffer.alloc(11 * 2 ** 20))],
    ['no address', isLogo],
  ])('that come as %s fail alone', async (what, answer) => {
    const good = `http://${HOST}/good.png`
    const bad = what === 'no address' ? 'oak.png' : `http://${HOST}/bad.png`
    const { report } = await run(
      { 'oak.example': bad, 'elm.example': good },
      { answer: (request, response) => (request.url === '/good.png' ? isLogo : answer)(request, response) },
    )
    expect([report, Object.keys(await readLogos())]).toEqual([{ ...counts, named: 2, failed: 1, stored: 1 }, ['elm']])
  })

  it('are bounded in number and time; the next import goes on', async () => {
    const named = Object.fromEntries(['oak', 'elm', 'ash'].map((name) => [`${name}.example`, `http://${HOST}/${name}`]))
    const few = await run(named, { limits: { most: 2, atOnce: 1, timeMs: 60_000 } })
    expect(few.report).toEqual({ ...counts, named: 3, stored: 2, left: 1 })
    const slow = await run(named, { answer: () => undefined as never, limits: { most: 9, atOnce: 4, timeMs: 200 } })
    expect(slow.report).toEqual({ ...counts, named: 3, kept: 2, left: 1 })
  })

  it('are not fetched by a dry run', async () => {
    const { report, requests } = await run(HTTP_OAK, { run: null })
    expect([report, requests]).toEqual([{ ...counts, named: 1, left: 1 }, []])
  })

  it('are taken back with their import, but for what an editor has set since', async () => {
    const first = await run({ ...HTTP_OAK, 'elm.example': `http://${HOST}/elm.png` })
    const own = `/media/${'ab'.repeat(16)}.png`
    await setLogo(database, { site: UK, slug: 'elm' }, own, aChange)
    await database.updateTable('import_run').set({ finished_at: NOW }).execute()
    const { merchants } = await undoImport(database, first.run, { ...aChange, dryRun: false })
    expect([merchants.logosTakenBack, await readLogos()]).toEqual([1, { elm: own }])
    await resetRow(MERCHANTS, database, { site: UK, slug: 'elm' }, ['logo'], aChange)
    expect(await readLogos()).toEqual({})
  })
})
