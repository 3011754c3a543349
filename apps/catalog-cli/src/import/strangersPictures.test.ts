import { expect, it } from 'vitest'
import { sql } from 'kysely'
import { createTestDatabase, seedMerchant, UK, seedAuthor, seedPost, seedTopic } from '@clipfront/catalog/testing'
import { startPageApi } from '@clipfront/catalog/testing'
import { createImportText } from '../testing/importText.ts'
import { offerLine } from '@clipfront/feeds/testing'

const { database, url } = await createTestDatabase()
const api = await startPageApi(url)
const importText = createImportText(database)

const PICTURE = 'https://pictures.evil-oak.com/a.png'
/** What feeds call a picture of a shop or of an offer. */
const NAMES = ['logo', 'logo_url', 'image', 'image_url', 'imageUrl', 'picture', 'icon', 'banner', 'thumbnail', 'photo']
const fields = Object.fromEntries(NAMES.map((name) => [name, PICTURE]))

it('no picture of a feed reaches a row or a page: imported shops have the tile of their name', async () => {
  await importText(`${offerLine(1, fields)}\n${offerLine(2, fields)}`)
  const merchants = await database.selectFrom('merchant').select(['slug', 'logo']).where('site', '=', UK).execute()
  expect(merchants.length).toBeGreaterThan(0)
  expect(merchants.filter(({ logo }) => logo !== null)).toEqual([])
  for (const table of ['merchant', 'coupon', 'post', 'topic', 'author']) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(database)
    expect(rows.filter(({ row }) => row.includes('pictures.evil-oak.com'))).toEqual([])
  }
  for (const path of ['/', '/stores', ...merchants.map(({ slug }) => `/stores/${slug}`)]) {
    const { status, text } = await api.get(`/v1/sites/${UK}/pages${path}`)
    expect([path, status, text.includes('pictures.evil-oak.com')]).toEqual([path, 200, false])
  }
})

it.each(['https://pictures.evil-oak.com/a.png', '//pictures.evil-oak.com/a.png', '/logo.png', ''])(
  'the catalog has no room for one: %j is no picture of our own',
  async (path) => {
    const violation = /violates check constraint/
    const picture = JSON.stringify({ path, width: 1, height: 1, alt: '' })
    await expect(seedMerchant(database, { slug: 'pictured', logo: path })).rejects.toThrow(violation)
    await expect(seedTopic(database, { slug: 'pictured', picture })).rejects.toThrow(violation)
    await expect(seedAuthor(database, { slug: 'pictured', picture })).rejects.toThrow(violation)
    const author = await seedAuthor(database, { slug: `writer of ${path}` })
    await expect(seedPost(database, author, { slug: 'pictured', picture })).rejects.toThrow(violation)
  },
)
