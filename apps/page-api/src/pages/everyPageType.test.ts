import { PAGE_TYPES, type PageType } from '@clipfront/page-data'
import { sites } from '@clipfront/site-config'
import { expect, it } from 'vitest'
import { createTestDatabase } from '@clipfront/catalog/testing'
import { getPage } from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'

const { database } = await createTestDatabase({ hasDemo: true })
const api = await startTestApi(database, { counts: 'once' })

/** An address of each page type; of an error none is found. */
const PATHS = {
  home: '/',
  merchant: '/stores/nimbus-shoes',
  coupon: '/coupons/{id}',
  category: '/categories/fashion',
  search: '/search?q=nimbus',
  blog: '/blog/three-nights-away',
  topic: '/topics/home-week',
  tag: '/tags/first-order',
  brand: '/brands/alto',
  cashback: '/cashback/nimbus-shoes',
  channel: '/channels/letter',
  static: '/how-we-test',
  error: '/nowhere',
} as const satisfies Record<PageType, string>

const pages = sites.flatMap((site) => PAGE_TYPES.map((page) => ({ code: site.code, page })))

it.each(pages)('[R1.1] $code answers a page of type $page', async ({ code, page }) => {
  const { id } = await database
    .selectFrom('coupon')
    .select('id')
    .where('site', '=', code)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const answer = await getPage(api, PATHS[page].replace('{id}', String(id)), code)
  expect([answer.page, answer.code]).toEqual([page, page === 'error' ? 404 : 200])
  expect(answer.meta).toMatchObject({ title: expect.stringMatching(/./), description: expect.stringMatching(/./) })
})
