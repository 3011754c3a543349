import { beforeEach, describe, expect, it } from 'vitest'
import { describeQueue } from '../describe/describeQueue.ts'
import { createTestDatabase, daysAgo, NOW, UK } from '@clipfront/catalog/testing'
import { startPageApi } from '@clipfront/catalog/testing'
import { createImportText } from '../testing/importText.ts'
import { linkMyDealsOffer } from '@clipfront/feeds/testing'
import type { CouponFieldName } from './fields/couponFields.ts'
import { readQueue } from '@clipfront/catalog/review'
import { aChange } from '../testing/aChange.ts'
import { verifyCoupon } from './verifyCoupon.ts'
import { editRow, resetRow } from './changeRow.ts'
import { COUPONS } from './COUPONS.ts'

const { database, url } = await createTestDatabase()
const api = await startPageApi(url)
const importText = createImportText(database)

beforeEach(async () => {
  for (const table of ['merchant', 'edit'] as const) await database.deleteFrom(table).execute()
})

const DEAL = linkMyDealsOffer({ lmd_id: '7', code: '', type: 'Deal', title: '30% off chairs', offer_value: '30%' })

async function importOffers(offers: readonly object[], now: Date) {
  const task = { format: 'linkmydeals', name: 'offers.json', now } as const
  const { report } = await importText(JSON.stringify({ result: true, offers }), task)
  expect(report.rejected).toEqual({})
}

/** Case tells no offer from another: a shop that corrects its code has still the same. */
const importCode = (code: string, now: Date) => importOffers([linkMyDealsOffer({ code })], now)

const theCoupon = () => database.selectFrom('coupon').selectAll().executeTakeFirstOrThrow()
const edit = async (id: number, ...settings: [CouponFieldName, string][]) =>
  editRow(COUPONS, database, { id, site: UK }, settings, aChange)
const read = async (path: string) => (await api.get(`/v1/sites/${UK}/pages${path}`)).text
const saying = async () => (await readQueue(database, { site: UK, now: NOW, limit: 20 })).saying

const WORDS = 'OAKLEAVES now'

async function importInto(settings: [CouponFieldName, string][]) {
  await importCode('oakleaves', daysAgo(9))
  const { id } = await theCoupon()
  await edit(id, ...settings)
  await verifyCoupon(database, { id, site: UK }, { outcome: 'worked', note: WORDS }, { by: 'Ben', now: daysAgo(6) })
  await importCode('OAKLEAVES', daysAgo(5))
  return id
}

describe('a code that an import brings and an editor’s words say', () => {
  it.each(['title', 'detail', 'key_terms', 'terms'] as const)(
    'is seen by nobody before the click, in its %s',
    async (field) => {
      const id = await importInto([[field, WORDS]])
      const coupon = await theCoupon()
      expect([coupon.code, JSON.stringify(coupon[field])]).toEqual(['OAKLEAVES', expect.stringContaining(WORDS)])
      for (const path of ['/', '/stores/oak-and-acorn', `/coupons/${id}`, '/search?q=oak'])
        expect.soft(await read(path), path).not.toContain('OAKLEAVES')
      expect(await read(`/coupons/${id}`)).toContain('… now')
      expect(await read(`/coupons/${id}?promoid=${id}`)).toContain(WORDS)
    },
  )

  it('waits for an editor, and is done with once the words are mended', async () => {
    const id = await importInto([['title', WORDS]])
    const queue = await readQueue(database, { site: UK, now: NOW, limit: 20 })
    expect(queue.saying).toMatchObject([{ id, said: 'OAKLEAVES', of: id, fields: ['title'], total: 1 }])
    expect(describeQueue(queue).join('\n')).toMatch(
      /say a code before the click: 1 \(edit ID\)[^]*OAKLEAVES \(shown as …\)/,
    )
    await edit(id, ['title', '10% off boots'])
    expect(await saying()).toEqual([])
  })

  it('is hidden too where the code was an editor’s and is given back', async () => {
    await importCode('OAKLEAVES', daysAgo(9))
    const { id } = await theCoupon()
    await edit(id, ['code', 'none'], ['title', WORDS])
    expect(await read('/stores/oak-and-acorn')).toContain(WORDS)
    await resetRow(COUPONS, database, { id, site: UK }, ['code'], aChange)
    expect(await read('/stores/oak-and-acorn')).not.toContain('OAKLEAVES')
  })

  it('waits for an editor where it is the code of another offer of the shop', async () => {
    await importOffers([DEAL], daysAgo(9))
    const { id } = await theCoupon()
    await edit(id, ['detail', 'Enter oak1x at the checkout'])
    expect(await saying()).toEqual([])
    await importOffers([DEAL, linkMyDealsOffer({ code: 'OAK1X' })], daysAgo(7))
    expect(await saying()).toMatchObject([{ id, said: 'OAK1X', fields: ['detail'] }])
  })

  it('words of a feed wait for nobody', async () => {
    await importCode('ACORN20', daysAgo(9))
    const { id } = await theCoupon()
    await edit(id, ['ends_at', '2026-12-31'])
    expect(await saying()).toEqual([])
  })
})
