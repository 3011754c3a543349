import { OVER_HTTP } from '@clipfront/vitest/over-http'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestDatabase, seedCoupon, seedMerchant, UK } from '@clipfront/catalog/testing'
import { SECRETS, startTestApi } from '../http/testing/startTestApi.ts'
import { type ClickOutKind, signTarget } from './signTarget.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database, { counts: 'once' })
const shoes = await seedMerchant(database)
const coupon = await seedCoupon(database, shoes)
const garden = await seedMerchant(database, { slug: 'fern', name: 'Fern', programme_target: null })
const affiliate = await seedMerchant(database, {
  slug: 'paid',
  programme_target: 'https://track.example/?id=1&u=a%20b',
})
const elsewhere = await seedMerchant(database, { site: 'www.clipfront.example' })
const removed = await seedCoupon(database, shoes)
await database.deleteFrom('coupon').where('id', '=', removed.id).execute()

const OWN = '/demo-shop/nimbus-shoes'
const FOREIGN = 'https://shop.example/sale'
const [newest, older = ''] = SECRETS.outboundSecrets

async function go(kind: string, id: number | string, query: string) {
  const answer = await api.get(`/v1/sites/${UK}/go/${kind}/${id}${query}`)
  return { status: answer.status, headers: answer.headers, ...JSON.parse(answer.text) }
}

function link(url: string, sig?: string): string {
  return `?${new URLSearchParams({ url, ...(sig === undefined ? {} : { sig }) }).toString()}`
}

function sign(secret: string, url: string, id = coupon.id, kind: ClickOutKind = 'c', site = UK): string {
  return signTarget(secret, { site, kind, id, url })
}

describe('[R5.1] a click-out is followed only to a target that is there and ours', () => {
  it.each([
    ['the catalog’s own target', 'c', coupon.id, link(OWN), 302, OWN],
    ['the merchant’s own target', 'm', shoes.id, link(OWN), 302, OWN],
    ['our page where there is no programme', 'm', garden.id, link('/no-programme/fern'), 302, '/no-programme/fern'],
    [
      'a programme’s address',
      'm',
      affiliate.id,
      link('https://track.example/?id=1&u=a%20b'),
      302,
      'https://track.example/?id=1&u=a%20b',
    ],
    ['with what the page appended', 'c', coupon.id, `${link(OWN)}&promoid=12&mktsrc=x&traffic_type=1`, 302, OWN],
    ['no query', 'c', coupon.id, '', 403],
    ['no url', 'c', coupon.id, '?promoid=12', 403],
    ['an empty url', 'c', coupon.id, '?url=', 403],
    ['a blank url', 'c', coupon.id, '?url=%20%09', 403],
    ['another of our pages', 'c', coupon.id, link('/demo-shop/other'), 403],
    ['a stranger’s domain', 'c', coupon.id, link(FOREIGN), 403],
    ['a script', 'c', coupon.id, link('javascript:alert(1)'), 403],
    ['a script, encoded twice more', 'c', coupon.id, '?url=javascript%25253Aalert(1)', 403],
    ['a second url beside ours', 'c', coupon.id, `${link(OWN)}&url=javascript:1`, 403],
    ['signed with the newest secret', 'c', coupon.id, link(FOREIGN, sign(newest, FOREIGN)), 302, FOREIGN],
    ['signed with an older secret', 'c', coupon.id, link(FOREIGN, sign(older, FOREIGN)), 302, FOREIGN],
    ['signed by a stranger', 'c', coupon.id, link(FOREIGN, sign('guess', FOREIGN)), 403],
    ['signed for another target', 'c', coupon.id, link(`${FOREIGN}?x`, sign(newest, FOREIGN)), 403],
    ['signed for another coupon', 'c', coupon.id, link(FOREIGN, sign(newest, FOREIGN, coupon.id + 1)), 403],
    ['signed for a merchant', 'c', coupon.id, link(FOREIGN, sign(newest, FOREIGN, coupon.id, 'm')), 403],
    ['signed for another site', 'c', coupon.id, link(FOREIGN, sign(newest, FOREIGN, coupon.id, 'c', 'cpus')), 403],
    ['a signed script', 'c', coupon.id, link('javascript:1', sign(newest, 'javascript:1')), 403],
    ['a mailing’s signed link', 'e', 0, link(FOREIGN, sign(newest, FOREIGN, 0, 'e')), 302, FOREIGN],
    ['a mailing’s link without signature', 'e', 0, link(FOREIGN), 403],
    ['a coupon that was removed', 'c', removed.id, link(OWN), 410],
    ['a coupon that never was', 'c', 2_147_483_647, link(OWN), 404],
    ['a merchant of another site', 'm', elsewhere.id, link(OWN), 404],
    ['an id that is too great', 'c', '2147483648', link(OWN), 404],
    ['an id that is no number', 'c', 'abc', link(OWN), 404],
    ['a kind that there is not', 'x', coupon.id, link(OWN), 404],
  ])('%s', async (_title, kind, id, query, code, location?: string) => {
    const answer = await go(kind, id, query)
    expect([answer.status, answer.location]).toEqual([code, location])
    expect(answer.headers['location']).toBeUndefined()
  })
})

it('never follows a target that is neither the catalog’s nor signed, and never breaks', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.webUrl(), fc.string(), fc.string({ unit: 'binary' })),
      fc.string(),
      async (url, sig) => {
        fc.pre(url.trim() !== OWN && url.isWellFormed())
        const { status } = await go('c', coupon.id, link(url, sig))
        expect(status).toBe(403)
      },
    ),
    OVER_HTTP,
  )
})
