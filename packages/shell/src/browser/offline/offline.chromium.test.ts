import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildWirePage } from '@clipfront/page-data/testing'
import { sites as allSites } from '@clipfront/site-config'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { openBrowser } from '../../click-out/testing/openBrowser.ts'
import { buildRelease } from '../../testing/buildRelease.tsx'
import { startSites } from '../../testing/startSites.ts'
import { bundleApp } from '../testing/bundleApp.ts'

/** A headless Chromium names itself a robot, whose clicks lead nowhere. */
const SHOPPER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const HOST = 'www.clipfront.example'
const OPENED = { id: 7, code: 'SAVE20', sign: '', changedAt: 1, voted: null }

let sites: Awaited<ReturnType<typeof startSites>>
let browser: Browser
let script: string
let origin: string
let release: ReturnType<typeof buildRelease>

beforeAll(async () => {
  const site = allSites.find(({ code }) => code === HOST)
  if (!site) throw new Error('no site')
  release = buildRelease(site)
  sites = await startSites('main', { releases: new Map([[HOST, { prod: release }]]) })
  browser = await openBrowser(sites.port)
  script = await bundleApp(path.join(import.meta.dirname, 'testing/app.ts'))
  origin = `http://${HOST}:${sites.port}`
})
beforeEach(() => {
  release.hash = 'first'
  sites.pageApi.requests.length = 0
  sites.pageApi.answer(({ target }) =>
    target.includes('/go/') ? { status: 404, body: {} } : { body: buildWirePage('merchant') },
  )
})
afterAll(async () => {
  await browser.close()
  await sites.close()
})

async function openPage(): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ userAgent: SHOPPER })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(`${origin}/stores/nimbus-shoes`)
  await page.evaluate(script)
  return { page, context }
}

const waitForWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

const listCached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return names.map((name, at) => [name, all[at]?.map(({ url }) => new URL(url).pathname)])
  })

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

it('[R7.14] without a connection a page says so, with the codes opened lately, and comes with the connection', async () => {
  const { page, context } = await openPage()
  await waitForWorker(page)
  await page.evaluate((opened) => {
    const at = Date.now()
    const old = { ...opened, id: 8, code: 'TOO-OLD', openedAt: at - 31 * 864e5 }
    const strange = { ...opened, id: 9, code: '<img src=x>', openedAt: at - 3 * 36e5 - 1 }
    localStorage.setItem('td:opened', JSON.stringify([old, { ...opened, openedAt: at - 65e3 }, strange, null, 1]))
    const about = { kind: 'opened', id: 7, title: '20% off', merchant: { slug: 'a', name: 'Nimbus', tint: 1 }, at }
    localStorage.setItem('td:kept', JSON.stringify([about]))
  }, OPENED)
  await context.setOffline(true)
  await page.goto(`${origin}/stores/other`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('No page')
  expect(await page.getByRole('listitem').allTextContents()).toEqual([
    'Nimbus20% offSAVE20Opened 1 minute ago · Not checked since.',
    '<img src=x>Opened 3 hours ago · Not checked since.',
  ])
  expect(await page.locator('img').count()).toBe(0)
  await context.setOffline(false)
  await page.getByText('merchant: Nimbus Shoes discount codes').waitFor()
  expect(new URL(page.url()).pathname).toBe('/stores/other')
})

it('[R7.14] nobody who opened no code sees a list of them', async () => {
  const { page, context } = await openPage()
  await waitForWorker(page)
  await context.setOffline(true)
  await page.goto(`${origin}/`)
  expect(await page.getByRole('heading').allTextContents()).toEqual(['No page'])
})

it('[R7.14] what the network answers is shown as it came, and nothing but the one page is stored', async () => {
  const { page } = await openPage()
  await waitForWorker(page)
  sites.pageApi.answer(() => ({ body: buildWirePage('static') }))
  await page.goto(`${origin}/stores/nimbus-shoes`)
  await page.getByText('static:').waitFor()
  sites.pageApi.answer(() => ({ status: 500, body: {} }))
  expect((await page.goto(`${origin}/stores/nimbus-shoes`))?.status()).toBe(502)
  await page.evaluate(() => fetch('/api/visitor'))
  expect(await listCached(page)).toEqual([['cf-offline-first', ['/offline']]])
})

it('[R7.14] a click-out through a worker is asked for once', async () => {
  const { page } = await openPage()
  await waitForWorker(page)
  await page.goto(`${origin}/go-c-1?url=https%3A%2F%2Fnimbus.example%2F`)
  expect(sites.pageApi.requests.filter(({ target }) => target.includes('/go/c/1'))).toHaveLength(1)
})

it('[R7.14] a new release brings its own worker, and the cache of the one before is deleted', async () => {
  const { page } = await openPage()
  await waitForWorker(page)
  release.hash = 'second'
  await page.goto(`${origin}/`)
  await expect.poll(() => listCached(page)).toEqual([['cf-offline-second', ['/offline']]])
})

it('[R7.14] a no ends the worker and deletes what it has stored; a yes brings it back', async () => {
  const { page, context } = await openPage()
  await waitForWorker(page)
  await page.evaluate(() => dispatchEvent(new Event('no')))
  await expect.poll(() => countWorkers(page)).toBe(0)
  // To look into a cache opens it, and what is opened is there again.
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await context.setOffline(true)
  await expect(page.goto(`${origin}/stores/other`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await context.setOffline(false)
  await page.goto(`${origin}/`)
  await page.evaluate(script)
  await page.evaluate(() => dispatchEvent(new Event('yes')))
  await expect.poll(() => listCached(page)).toEqual([['cf-offline-first', ['/offline']]])
})

it('[R7.14] where there is to be no worker any more, the one in browsers ends itself', async () => {
  const { page } = await openPage()
  await waitForWorker(page)
  const before = release.renderer.offlineWords
  onTestFinished(() => void Object.assign(release.renderer, { offlineWords: before }))
  Object.assign(release.renderer, { offlineWords: undefined })
  await page.goto(`${origin}/`)
  await expect.poll(() => countWorkers(page)).toBe(0)
  expect(await listCached(page)).toEqual([])
})

it('[R7.14] on a developer’s machine there is none', async () => {
  const page = await browser.newPage()
  await page.goto(`http://dev.${HOST}:${sites.port}/`)
  await page.evaluate(script)
  await page.waitForTimeout(500)
  expect(await countWorkers(page)).toBe(0)
  await page.close()
})

it('[R7.14] the page that a worker stores is asked for each time: one of the release before would stay', async () => {
  expect((await sites.ask(HOST, '/offline')).headers).toMatchObject({ 'cache-control': 'no-cache' })
})

it('[R7.14] the worker is small, and switched off it is the one that ends itself', async () => {
  const { body, headers } = await sites.ask(HOST, '/sw.js')
  expect(gzipSync(body).length).toBeLessThan(2000)
  expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
  const off = await startSites('main', { serviceWorker: false })
  onTestFinished(() => off.close())
  expect((await off.ask(HOST, '/sw.js')).body).toContain('registration.unregister()')
  expect((await sites.ask(`dev.${HOST}`, '/sw.js')).body).toContain('registration.unregister()')
  expect(body).not.toContain('unregister')
})
