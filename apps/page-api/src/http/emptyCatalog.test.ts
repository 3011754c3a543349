import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import { sites } from '@clipfront/site-config'
import { drawSample, SAMPLED } from '@clipfront/vitest/sample'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '@clipfront/catalog/testing'
import { getPage } from '@clipfront/catalog/testing'
import { startTestApi } from './testing/startTestApi.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database, { counts: 'once' })

/** Words of the merchants that the demo has in every language. */
const DEMO_NAMES = /nimbus|volta|wayfarer|dicewright|lockstep|sorrel/i

/** Lists that are there once something stands in them. */
const LISTS: readonly string[] = [PAGE_PATHS.categories, PAGE_PATHS.topics, PAGE_PATHS.brands, PAGE_PATHS.tags]
/** Every page that needs no row of the catalog. */
const FOUND = [...Object.values(PAGE_PATHS).filter((path) => !LISTS.includes(path)), '/search?q=shoes']
const NOT_FOUND = [
  ...LISTS,
  '/stores?letter=n',
  '/blog?page=2',
  '/nowhere',
  ...['stores', 'categories', 'cashback', 'topics', 'channels', 'blog', 'tags', 'brands', 'demo-shop'].map(
    (collection) => `/${collection}/shoes`,
  ),
  '/coupons/1',
]

/** Words are those of a language, and page types those of a unit. */
const SITES = drawSample(sites, ({ businessUnit, language }) => [businessUnit, language])

describe.each(SITES)(`an empty catalog on $code (${SAMPLED})`, ({ code }) => {
  it.each([...FOUND.map((path) => [path, 200] as const), ...NOT_FOUND.map((path) => [path, 404] as const)])(
    'answers %s with %i, and names no demo',
    async (path, status) => {
      const page = await getPage(api, path, code)
      expect(page.code).toBe(status)
      expect(JSON.stringify(page)).not.toMatch(DEMO_NAMES)
      expect(`${page.meta.title} ${page.meta.description}`).not.toMatch(/\b0\b/)
    },
  )

  it('has a home page without a list, a directory that says so, and a search that finds nothing', async () => {
    const home = await getPage(api, '/', code)
    const { topCoupons, popularMerchants, categories, topics, posts } = home.page === 'home' ? home.data : {}
    expect([topCoupons, popularMerchants, categories, topics, posts]).toEqual([[], [], [], [], []])
    const directory = await getPage(api, '/stores', code)
    const { blocks } = directory.page === 'static' ? directory.data : {}
    expect(blocks).toEqual([{ type: 'paragraph', text: directory.meta.description }])
    const search = await api.get(`/v1/sites/${code}/search?q=shoes`)
    const nothing = { exact: [], fuzzy: [], offers: [], labels: [], guides: [], popular: [] }
    expect([search.status, JSON.parse(search.text)]).toMatchObject([200, nothing])
  })

  it.each(['sitemap.xml', 'outline', 'go/c/1?url=x', 'go/m/1?url=x'])('answers %s without an error', async (target) => {
    expect((await api.get(`/v1/sites/${code}/${target}`)).status).toBeLessThan(500)
  })
})
