import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sites } from '@clipfront/site-config'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase, NOW, seedMerchant, UK } from '@clipfront/catalog/testing'
import { runCatalog } from '../runCatalog.ts'

const { database, url } = await createTestDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-demo-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** @returns the exit code, and all that was said */
async function answer(...args: string[]): Promise<[number, string[]]> {
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const environment = { DATABASE_URL: url, CLIPFRONT_DATA: folder, CLIPFRONT_NOW: NOW.toISOString() }
  const code = await runCatalog(args, environment, { print: log, printError: log })
  return [code, lines]
}

const countOffers = async () => (await database.selectFrom('coupon').select('id').execute()).length

it('catalog demo fills every site that has nothing, leaves the others alone, and says so of each', async () => {
  await seedMerchant(database)
  expect(await answer('demo')).toEqual([
    0,
    sites.map(({ code }) => (code === UK ? `${code}: left alone, it has a catalog` : `${code}: has the demo now`)),
  ])
  const merchants = await database.selectFrom('merchant').select(['site', 'slug']).execute()
  const bySite = Map.groupBy(merchants, ({ site }) => site)
  expect(bySite.get(UK)).toEqual([{ site: UK, slug: 'nimbus-shoes' }])
  const others = sites.filter(({ code }) => code !== UK)
  for (const { code } of others) expect(bySite.get(code)?.length).toBeGreaterThanOrEqual(10)
})

it('catalog demo changes nothing the second time, but for pictures that are gone', async () => {
  const offers = await countOffers()
  const leftAlone = sites.map(({ code }) => `${code}: left alone, it has a catalog`)
  expect(await answer('demo')).toEqual([0, leftAlone])
  const media = path.join(folder, 'media')
  const pictures = readdirSync(media)
  rmSync(path.join(media, pictures[0] ?? ''))
  expect(await answer('demo')).toEqual([0, [...leftAlone, 'pictures put back: 1']])
  expect([readdirSync(media).toSorted(), await countOffers()]).toEqual([pictures.toSorted(), offers])
})

it('catalog demo takes no argument, and is in the help', async () => {
  expect((await answer('demo', 'main/uk'))[0]).toBe(2)
  expect((await answer('--help'))[1].join('\n')).toMatch(/^ {2}demo\n/m)
})
