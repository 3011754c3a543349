import { PAGE_TYPES } from '@clipfront/page-data'
import { pagePath } from '@clipfront/routing/page-paths'
import { sites } from '@clipfront/site-config'
import { drawSample, SAMPLED } from '@clipfront/vitest/sample'
import { expect, it } from 'vitest'
import { createTestDatabase, getPage } from '@clipfront/catalog/testing'
import { DEMO_PATHS } from '@clipfront/catalog/testing/DEMO_PATHS'
import { startTestApi } from '../http/testing/startTestApi.ts'

const { database } = await createTestDatabase({ hasDemo: true })
const api = await startTestApi(database, { counts: 'once' })

const SITES = drawSample(sites, ({ businessUnit, language }) => [businessUnit, language])
const pages = SITES.flatMap((site) => PAGE_TYPES.map((page) => ({ code: site.code, page })))

it.each(pages)(`[R1.1] $code answers a page of type $page (${SAMPLED})`, async ({ code, page }) => {
  const { id } = await database
    .selectFrom('coupon')
    .select('id')
    .where('site', '=', code)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const answer = await getPage(api, page === 'coupon' ? pagePath(page, id) : DEMO_PATHS[page], code)
  expect([answer.page, answer.code]).toEqual([page, page === 'error' ? 404 : 200])
  expect(answer.meta).toMatchObject({ title: expect.stringMatching(/./), description: expect.stringMatching(/./) })
})
