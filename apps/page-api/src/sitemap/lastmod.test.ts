import { createRequire } from 'node:module'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { invariant } from '@clipfront/routing/errors'
import { findSiteByName, type Site } from '@clipfront/site-config'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createTestDatabase,
  daysAgo,
  NOW,
  seedCategory,
  seedCoupon,
  seedMerchant,
  UK,
} from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { runCatalog } from '@clipfront/catalog/testing'
import { offerLine } from '@clipfront/feeds/testing'
import { parseSitemap } from './testing/parseSitemap.ts'

const { database, url } = await createTestDatabase()
const api = await startTestApi(database)
const importText = (offers: string, now: Date) => {
  const args = ['import', '--format', 'json', '--site', UK, '--map', map, 'offers.jsonl']
  return runCatalog(url, args, { files: { 'offers.jsonl': offers }, now })
}
const uk = findSiteByName(UK)
invariant(uk, 'there is a site for the United Kingdom')
const site: Site = uk

/** Of feeds that say when they added an offer, beside when it begins. */
const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-lastmod-'))
afterAll(() => rmSync(folder, { recursive: true }))
const map = path.join(folder, 'map.json')
const lines = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@clipfront/feeds/maps/offer-lines.json'), 'utf8'),
)
writeFileSync(map, JSON.stringify({ ...lines, fields: { ...lines.fields, addedOn: 'added' } }))

const read = async (name: string) => parseSitemap((await api.get(`/v1/sites/${UK}/${name}`)).text).urls

/** What the pages of a kind say of when they changed; the index says it of their part. */
async function readLastmods(kind: string): Promise<(string | null)[]> {
  await api.sitemaps.write(site)
  const part = (await read('sitemap.xml')).find(({ loc }) => loc.includes(`/sitemap-${kind}-`))
  const listed = (await read(part?.loc.slice(`https://${UK}/`.length) ?? '')).map(({ lastmod }) => lastmod)
  const latest = Math.max(...listed.map((moment) => (moment === null ? Number.NaN : Date.parse(moment))))
  expect(part?.lastmod).toBe(Number.isNaN(latest) ? null : new Date(latest).toISOString())
  return listed
}

beforeEach(async () => {
  api.clock.now = NOW
  await database.deleteFrom('merchant').execute()
  await database.deleteFrom('category').execute()
})

/** Three shops, of which one changes its words, and one comes by a later feed with the words it had. */
const buildFeed = (changed: object = {}, moved: object = {}) => {
  const oak = { title: '10% off oak trees', ends: '2027-01-31', added: '2026-01-01' }
  return [offerLine(1, oak), offerLine(2, { ...oak, ...changed }), offerLine(3, { ...oak, ...moved })].join('\n')
}
const listDays = (...days: number[]) => days.map((day) => daysAgo(day).toISOString())
const vouch = async () => database.updateTable('merchant').set({ programme_target: '/demo-shop/x' }).execute()

it('a page of an import says when its content came or changed its words, not when it was imported or by which feed', async () => {
  await importText(buildFeed(), daysAgo(9))
  await vouch()
  expect(await readLastmods('stores')).toEqual(listDays(9, 9, 9))
  const later = buildFeed({ title: '10% off all oak trees' }, { source: 'pine-list', added: '2026-02-01' })
  await importText(later, daysAgo(8))
  expect(await database.selectFrom('coupon').select('source').orderBy('merchant_id').execute()).toEqual([
    { source: 'oak-list' },
    { source: 'oak-list' },
    { source: 'pine-list' },
  ])
  expect(await readLastmods('stores')).toEqual(listDays(9, 8, 9))
})

describe('what time does to an offer is a change as well', () => {
  const undated = { starts_at: null, ends_at: null }
  it.each([
    ['nothing since it came', { changed_at: daysAgo(5), starts_at: null }, 5],
    ['it was tested', { changed_at: daysAgo(5), verified_at: daysAgo(2) }, 2],
    ['it was confirmed', { changed_at: daysAgo(5), confirmed_at: daysAgo(3) }, 3],
    ['it began', { changed_at: daysAgo(5), starts_at: daysAgo(4) }, 4],
    ['it ended', { changed_at: daysAgo(5), starts_at: null, ends_at: daysAgo(1) }, 1],
    ['it went stale', { ...undated, changed_at: daysAgo(300), first_seen_at: daysAgo(186) }, 6],
    ['it will end', { changed_at: daysAgo(5), starts_at: null, ends_at: daysAgo(-1) }, 5],
  ])('%s', async (_title, fields, days) => {
    const merchant = await seedMerchant(database, { changed_at: daysAgo(400) })
    await seedCoupon(database, merchant, { changed_at: daysAgo(350), starts_at: null, ends_at: daysAgo(-90) })
    await seedCoupon(database, merchant, fields)
    expect(await readLastmods('stores')).toEqual([daysAgo(days).toISOString()])
  })

  it('and so is what is said of the shop', async () => {
    const merchant = await seedMerchant(database, { changed_at: daysAgo(1) })
    await seedCoupon(database, merchant, { changed_at: daysAgo(2), starts_at: null })
    expect(await readLastmods('stores')).toEqual([daysAgo(1).toISOString()])
  })

  it('of a category with its offers', async () => {
    const merchant = await seedMerchant(database, { changed_at: daysAgo(1) })
    const coupon = await seedCoupon(database, merchant, { changed_at: daysAgo(2), starts_at: null })
    await seedCategory(database, { slug: 'shoes', name: 'Shoes' }, [coupon])
    expect(await readLastmods('categories')).toEqual([daysAgo(2).toISOString()])
  })
})

describe('nothing is said where it is not known', () => {
  it.each([
    ['of one of the offers', { merchant: daysAgo(9), offers: [daysAgo(8), null] }],
    ['of the shop', { merchant: null, offers: [daysAgo(8)] }],
  ])('%s', async (_title, { merchant: changed_at, offers }) => {
    const merchant = await seedMerchant(database, { changed_at })
    for (const moment of offers) await seedCoupon(database, merchant, { changed_at: moment })
    expect(await readLastmods('stores')).toEqual([null])
  })

  it('of pages that no row of the catalog makes', async () => {
    expect(new Set(await readLastmods('pages'))).toEqual(new Set([null]))
  })
})
