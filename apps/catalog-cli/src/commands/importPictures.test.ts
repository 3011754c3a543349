import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase, NOW, UK } from '@clipfront/catalog/testing'
import { runCatalog } from '../runCatalog.ts'
import { createOpenHere } from '../testing/runHere.ts'

const { database, url } = await createTestDatabase()
const open = createOpenHere(database)
const folder = mkdtempSync(join(tmpdir(), 'clipfront-import-pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

const describeMerchant = (name: string, logo: string) =>
  `<advcampaign><id>${name}</id><name>${name}</name><site>https://${name}.com/</site><logo>${logo}</logo></advcampaign>`
const FEED = join(folder, 'shops.xml')
// Names that resolve to this very machine, without a look-up.
writeFileSync(
  FEED,
  `<advcampaigns>${describeMerchant('oak', 'http://127.0.0.1/oak.png')}${describeMerchant('elm', 'https://pictures.evil-oak.com/elm.png')}</advcampaigns>`,
)

async function importMerchants(...options: string[]) {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const environment = {
    DATABASE_URL: url,
    CLIPFRONT_DATA: folder,
    CLIPFRONT_NOW: NOW.toISOString(),
    OUTBOUND_SECRET: 'a-secret-of-the-test',
    INTERNAL_TOKEN: 'a-token-of-the-test',
  }
  const args = ['import', '--format', 'admitad', '--site', 'main/uk', ...options, FEED]
  return {
    code: await runCatalog(args, environment, { print: say, printError: say }, { open }),
    said: lines.join('\n'),
  }
}

it('catalog import takes no picture of a feed where nobody asked for it', async () => {
  const { code, said } = await importMerchants()
  expect([code, said]).toEqual([0, expect.stringContaining('added 2')])
  expect(said).not.toContain('logos')
  expect(existsSync(join(folder, 'media'))).toBe(false)
})

it('catalog import counts the logos of the hosts that it was given, and refuses all others', async () => {
  const { code, said } = await importMerchants('--pictures', '127.0.0.1')
  expect([code, said]).toEqual([0, expect.stringContaining('unchanged 2')])
  expect(said).toContain('logos named 2 = stored 0 + kept 0 + refused 2 + failed 0 + left 0')
  const rows = await database.selectFrom('merchant').select('logo').where('site', '=', UK).execute()
  expect(rows.map(({ logo }) => logo)).toEqual([null, null])
  const json = JSON.parse((await importMerchants('--pictures', '127.0.0.1', '--dry-run', '--json')).said) as {
    files: { pictures: object }[]
  }
  expect(json.files[0]?.pictures).toEqual({ named: 2, stored: 0, kept: 0, refused: 1, failed: 0, left: 1 })
})

it.each(['https://cdn.example', 'cdn.example/logos', 'cdn.example:8080', '*', 'localhost', ''])(
  'catalog import does not take %j for a host',
  async (host) => {
    const { code, said } = await importMerchants('--pictures', host)
    expect([code, said]).toEqual([2, expect.stringContaining('is no host')])
  },
)
