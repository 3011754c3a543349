import { afterEach, describe, expect, it } from 'vitest'
import { createTestDatabase, getMerchantPage, startPageApi, UK } from '@clipfront/catalog/testing'
import { offerLine } from '@clipfront/feeds/testing'
import { createImportText } from '../testing/importText.ts'

const { database, url } = await createTestDatabase({ hasDemo: true })
const api = await startPageApi(url)
const importText = createImportText(database)
const coupons = async () => database.selectFrom('coupon').selectAll().orderBy('id').execute()

/** page-api caches the list of categories for a minute, and may refresh it between two requests. */
async function getUncachedParts(path: string) {
  const { categories: _, ...page } = await getMerchantPage(api, path)
  return page
}

const readLastId = async (table: 'merchant' | 'coupon') =>
  (
    await database
      .selectFrom(table)
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow()
  ).id
const demo = { merchant: await readLastId('merchant'), coupon: await readLastId('coupon') }

// Each line meets the demo as it was.
afterEach(async () => {
  for (const table of ['coupon', 'merchant'] as const)
    await database.deleteFrom(table).where('id', '>', demo[table]).execute()
  await database.deleteFrom('import_run').execute()
})

describe('a line that claims to be another', () => {
  it.each([
    ['its domain', { domain: 'nimbus-shoes.example', url: 'https://nimbus-shoes.example/buy' }],
    ['its domain below another', { domain: 'x.com', url: 'https://nimbus-shoes.example@evil-oak.com/' }],
    ['its name', { merchant: 'Nimbus Shoes', domain: 'nimbus-shoes.com', url: 'https://nimbus-shoes.com/' }],
    ['its slug', { slug: 'nimbus-shoes', merchant: 'nimbus-shoes', url: 'https://nimbusshoes.net/' }],
    [
      'its link, logo and programme',
      { programme_target: 'https://evil-oak.com', link: 'https://evil-oak.com', logo: 'https://evil-oak.com/a.png' },
    ],
  ])('by %s changes nothing of a merchant that is there', async (_, fields) => {
    const merchants = await database.selectFrom('merchant').selectAll().where('site', '=', UK).orderBy('id').execute()
    const before = await coupons()
    const page = await getUncachedParts(`/stores/${merchants[0]?.slug}`)
    const claim = { merchant: merchants[0]?.name, title: `20% off at ${merchants[0]?.name}`, ...fields }
    const named = JSON.parse(JSON.stringify(claim).replaceAll('nimbus-shoes', merchants[0]?.slug ?? ''))
    await importText(`${offerLine(1, named)}\n${offerLine(2)}`)
    const ids = merchants.map(({ id }) => id)
    const after = database.selectFrom('merchant').selectAll().where('id', 'in', ids).orderBy('id')
    expect(await after.execute()).toEqual(merchants)
    expect((await coupons()).slice(0, before.length)).toEqual(before)
    expect(await getUncachedParts(`/stores/${merchants[0]?.slug}`)).toEqual(page)
    const linked = database.selectFrom('merchant').select('domain').where('programme_target', 'is not', null)
    expect(await linked.where('site', '=', UK).where('id', 'not in', ids).execute()).toEqual([])
  })
})
