import { invariant } from '@clipfront/routing/errors'
import { findSiteByName } from '@clipfront/site-config'
import { expect, it } from 'vitest'
import { createTestDatabase, daysAgo, seedCoupon, seedMerchant, UK, seedLabel } from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { parseSitemap } from './testing/parseSitemap.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
const read = async (name: string) => parseSitemap((await api.get(`/v1/sites/${UK}/${name}`)).text).urls

it.each([
  ['tag', 'tags'],
  ['brand', 'brands'],
] as const)('sitemaps list each %s that has an offer to use, with its last change', async (kind, folder) => {
  const merchant = await seedMerchant(database, { slug: kind })
  const hearsay = await seedMerchant(database, { slug: `${kind}-hearsay`, programme_target: null })
  await seedCoupon(database, merchant, {
    [folder]: ['live'],
    starts_at: daysAgo(9),
    changed_at: daysAgo(4),
  })
  await seedCoupon(database, merchant, { [folder]: ['past'], ends_at: daysAgo(1) })
  await seedCoupon(database, hearsay, { [folder]: ['told'] })
  await seedCoupon(database, merchant, { [folder]: ['unwritten'] })
  for (const slug of ['live', 'past', 'told', 'none']) await seedLabel(database, kind, { slug })
  const uk = findSiteByName(UK)
  invariant(uk, 'there is a site')
  await api.sitemaps.write(uk)
  const parts = (await read('sitemap.xml')).filter(({ loc }) => loc.includes(`/sitemap-${folder}-`))
  const listed = await read(`sitemap-${folder}-1.xml`)
  expect(parts.map(({ loc }) => loc)).toEqual([`https://${UK}/sitemap-${folder}-1.xml`])
  expect(listed.map(({ loc, lastmod }) => [loc, lastmod])).toEqual([
    [`https://${UK}/${folder}/live`, daysAgo(4).toISOString()],
  ])
})
