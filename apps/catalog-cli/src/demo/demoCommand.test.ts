import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sites } from '@clipfront/site-config'
import { drawSample, SAMPLED } from '@clipfront/vitest/sample'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase, seedMerchant, UK } from '@clipfront/catalog/testing'
import { createRunHere } from '../testing/runHere.ts'

const { database } = await createTestDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-demo-'))
afterAll(() => rmSync(folder, { recursive: true }))

const runHere = createRunHere(database, folder)

/** @returns the exit code, and all that was said */
async function answer(...args: string[]): Promise<[number | null, string[]]> {
  const { code, output, complaints } = await runHere(args)
  return [code, `${output}${complaints}`.trimEnd().split('\n')]
}

const others = sites.filter(({ code }) => code !== UK)
const empty = new Set(drawSample(others, ({ businessUnit }) => [businessUnit]).map(({ code }) => code))

const countOffers = async () => (await database.selectFrom('coupon').select('id').execute()).length

it(`catalog demo fills every site that has nothing, leaves the others alone, and says so of each (${SAMPLED})`, async () => {
  await seedMerchant(database)
  const used = others.filter(({ code }) => !empty.has(code))
  for (const { code } of used) await seedMerchant(database, { site: code })
  expect(await answer('demo')).toEqual([
    0,
    sites.map(({ code }) => `${code}: ${empty.has(code) ? 'has the demo now' : 'left alone, it has a catalog'}`),
  ])
  const merchants = await database.selectFrom('merchant').select(['site', 'slug']).execute()
  const bySite = Map.groupBy(merchants, ({ site }) => site)
  for (const site of [UK, ...used.map(({ code }) => code)])
    expect(bySite.get(site)).toEqual([{ site, slug: 'nimbus-shoes' }])
  for (const site of empty) expect(bySite.get(site)?.length).toBeGreaterThanOrEqual(10)
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
