import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWirePage } from '@clipfront/page-data/testing'
import { buildReleases } from '@clipfront/shell/build'
import { createReleaseStore } from '@clipfront/shell/releases'
import { loadRelease } from '@clipfront/shell/server'
import { startSites } from '@clipfront/shell/testing'
import { findSiteByName } from '@clipfront/site-config'
import { chromiumLaunch } from '@clipfront/vitest'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { app } from './app.ts'

const TIMEOUT_MS = 120_000
const HOST = 'uk.clipfront.example'
const TAG_URL = 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3'
const ENVELOPES = 'https://errors.example/api/7/envelope/?sentry_version=7&sentry_key=key&sentry_client=clipfront'
const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-releases-'))
let sites: Awaited<ReturnType<typeof startSites>>

beforeAll(async () => {
  const uk = findSiteByName('main/uk')
  if (!uk) throw new Error('there is a site main/uk')
  const errorReports = { dsn: 'https://key@errors.example/7', hosts: [HOST] }
  const site = { ...uk, consent: 'ask', analyticsId: 'GTM-AB12CD3', errorReports } as const
  const store = createReleaseStore(folder)
  const [manifest] = await buildReleases(app, [site], store, { commit: '', isChanged: true })
  const prod = await loadRelease(store, site.code, manifest?.hash ?? '')
  sites = await startSites('main', { releases: new Map([[site.code, { prod }]]) })
  sites.pageApi.answer(() => ({ body: buildWirePage('merchant') }))
}, TIMEOUT_MS)
afterAll(async () => {
  await sites.close()
  rmSync(folder, { recursive: true, force: true })
})

interface ForeignRequest {
  url: string
  body: string
  headers: Record<string, string>
}

/** A browser in which our host is this machine, and every other one is the test. */
async function openContext(): Promise<{ context: BrowserContext; origin: string; requests: ForeignRequest[] }> {
  const origin = `http://${HOST}:${sites.port}`
  const browser = await chromium.launch(
    chromiumLaunch([
      `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
      `--unsafely-treat-insecure-origin-as-secure=${origin}`,
    ]),
  )
  onTestFinished(() => browser.close())
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0' })
  const requests: ForeignRequest[] = []
  await context.route(
    (url) => url.hostname !== HOST,
    async (route) => {
      const request = route.request()
      requests.push({ url: request.url(), body: request.postData() ?? '', headers: await request.allHeaders() })
      await route.fulfill({ body: '', headers: { 'access-control-allow-origin': '*' } })
    },
  )
  return { context, origin, requests }
}

const fail = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new TypeError(`${text} of ${location.href}`)
    })
  }, message)

const readLayer = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: unknown[] }
    return dataLayer.map((one) => (String(one) === '[object Arguments]' ? Array.from(one as unknown[]) : one))
  })

it(
  '[R7.6] [R7.7] [R7.11] a built site with an id and an error service asks both after a yes, as its policy says, and nobody before',
  async () => {
    const { context, origin, requests } = await openContext()
    await context.addCookies([{ name: 'session', value: 'cookie-of-mine', url: origin }])
    const page = await context.newPage()
    const refused: string[] = []
    page.on(
      'console',
      (message) => void (/Content Security Policy/.test(message.text()) && refused.push(message.text())),
    )
    await page.goto(`${origin}/stores/nimbus-shoes?email=me%40home.example#here`)
    const accept = page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' })
    await accept.waitFor()
    await fail(page, 'early')
    await page.waitForLoadState('networkidle')
    expect([requests, await readLayer(page)]).toEqual([[], []])

    await accept.click()
    await expect.poll(() => requests.map(({ url }) => url)).toEqual([TAG_URL])
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
    expect((await readLayer(page)).slice(0, 3)).toEqual([
      ['consent', 'default', { ...denied, analytics_storage: 'denied' }],
      ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
      expect.objectContaining({ event: 'clipfront_page', page_type: 'merchant' }),
    ])

    await page.waitForLoadState('networkidle')
    for (const message of ['late', 'late']) await fail(page, message)
    await expect.poll(() => requests.map(({ url }) => url)).toEqual([TAG_URL, ENVELOPES])
    const { body = '', headers = {} } = requests[1] ?? {}
    const [, , event = '{}'] = body.split('\n')
    const url = `${origin}/stores/nimbus-shoes`
    expect(JSON.parse(event)).toMatchObject({
      transaction: 'merchant',
      request: { url },
      exception: { values: [{ type: 'TypeError', value: `late of ${url}` }] },
    })
    expect(JSON.stringify([body, headers])).not.toMatch(/home\.example|cookie-of-mine|cf_consent/)
    expect(refused).toEqual([])

    await page.evaluate(() => {
      const script = document.createElement('script')
      script.src = 'https://stranger.example/tag.js'
      document.head.append(script)
    })
    await expect.poll(() => refused.some((text) => text.includes('stranger.example'))).toBe(true)
    expect(requests).toHaveLength(2)
  },
  TIMEOUT_MS,
)
