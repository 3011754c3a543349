import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '../click-out/testing/openBrowser.ts'
import { bundleApp } from './testing/bundleApp.ts'

const BODY = `<h1></h1><p><a href="#">Top</a> <a href="#far">Far</a> <a href="/two">Two</a> <a href="/slow">Slow</a>
  <a href="/kept">Kept</a> <a href="/invalid">Invalid</a></p>
  <div style="height: 3000px"></div><p id="far">Far below</p><div style="height: 3000px"></div>`

let browser: Browser
let port: number
let close: () => void

beforeAll(async () => {
  const app = await bundleApp(join(import.meta.dirname, 'testing/app.ts'))
  const server = createServer((request, response) => {
    const isApp = request.url === '/app.js'
    response.setHeader('content-type', isApp ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(isApp ? app : `<!DOCTYPE html><link rel="icon" href="data:,">${BODY}<script src="/app.js"></script>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  close = () => server.close().closeAllConnections()
  browser = await openBrowser(port)
})
afterAll(async () => {
  await browser.close()
  close()
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))

const buildAddress = (path: string, name = 'www.clipfront') => `http://${name}.example:${port}${path}`

async function open(path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(buildAddress(path))
  return page
}
const readTop = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scroll = (page: Page, top: number) => page.evaluate((y) => scrollTo(0, y), top)
/** By a script: the mouse would scroll to the link. */
const click = (page: Page, name: string) =>
  page.getByRole('link', { name }).evaluate((link: HTMLElement) => link.click())
/** Soon: the document that is asked may be gone before it could say that it has heard. */
const go = (page: Page, by: number) => page.evaluate((steps) => void setTimeout(() => history.go(steps)), by)
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
const untilAt = (page: Page, path: string) => page.waitForURL(buildAddress(path), { waitUntil: 'commit' })

it('[R2.6] H10 the document that comes back from another site is the same one, at its place', async () => {
  const page = await open('/')
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => (document.title = `${persisted}`)))
  await scroll(page, 700)
  await page.goto(buildAddress('/', 'www.nimbus'))
  await go(page, -1)
  await untilAt(page, '/')
  await expect.poll(() => page.title()).toBe('true')
  expect([await readTop(page), await page.evaluate(() => history.scrollRestoration)]).toEqual([700, 'manual'])
})

it('[R2.6] H11 pages of a document that is gone stand where they were left, in whatever document they come back', async () => {
  const merchant = buildAddress('/', 'www.nimbus')
  const page = await open('/')
  const untilShown = async (path: string) => {
    await untilAt(page, path)
    await twoFrames(page)
    await page.evaluate(() => dispatchEvent(new Event('come')))
    await expect.poll(() => page.locator('h1').textContent()).toBe(path)
    return readTop(page)
  }
  await scroll(page, 700)
  await click(page, 'Slow')
  await page.evaluate(() => dispatchEvent(new Event('come')))
  await untilShown('/slow')
  // Left at once: nothing waits until the page stands still.
  await page.evaluate((address) => {
    scrollTo(0, 200)
    const link = document.querySelector('a')
    link?.setAttribute('href', address)
    link?.click()
  }, merchant)
  await page.waitForURL(merchant)
  await go(page, -2)
  await untilAt(page, '/')
  await expect.poll(() => readTop(page)).toBe(700)
  await scroll(page, 100)
  await go(page, 1)
  expect(await untilShown('/slow')).toBe(200)
  await go(page, -1)
  expect(await untilShown('/')).toBe(100)
})

it('[R2.6] H7 after a reload, the page stands before the fragment where it was left', async () => {
  const page = await open('/')
  await page.evaluate(() => {
    scrollTo(0, 300)
    document.querySelector<HTMLElement>('a[href="#far"]')?.click()
  })
  await untilAt(page, '/#far')
  await expect.poll(() => readTop(page)).toBeGreaterThan(2000)
  await page.reload()
  await go(page, -1)
  await untilAt(page, '/')
  await expect.poll(() => readTop(page)).toBe(300)
})

it('[R2.6] follows what was pressed after a reload before the code was there', async () => {
  const page = await open('/')
  await scroll(page, 700)
  await click(page, 'Two')
  await expect.poll(() => page.locator('h1').textContent()).toBe('/two')
  const code = Promise.withResolvers<void>()
  await page.route('**/app.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.getByText('Far below').waitFor()
  await go(page, -1)
  await untilAt(page, '/')
  expect(await page.locator('h1').textContent()).toBe('')
  code.resolve()
  await expect.poll(() => page.locator('h1').textContent()).toBe('/')
  await expect.poll(() => readTop(page)).toBe(700)
})

it('[R2.7] N50 the empty fragment is the top of the page, and an entry', async () => {
  const page = await open('/')
  await scroll(page, 300)
  const entries = await page.evaluate(() => history.length)
  await click(page, 'Top')
  await expect.poll(() => readTop(page)).toBe(0)
  expect([page.url(), await page.evaluate(() => history.length)]).toEqual([buildAddress('/#'), entries + 1])
  await go(page, -1)
  await expect.poll(() => readTop(page)).toBe(300)
})

it('[R2.6] H8 the place is written when the tab is hidden: it may be ended there', async () => {
  const page = await open('/')
  await page.evaluate(() => {
    scrollTo(0, 300)
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(await page.evaluate(() => history.state)).toMatchObject({ clipfront: { scroll: [0, 300] } })
})

it('[R2.6] scroll R1 scroll R2 a new page stands at its top, unless it opts out', async () => {
  const page = await open('/')
  for (const [name, path, top] of [
    ['Two', '/two', 0],
    ['Kept', '/kept', 700],
  ] as const) {
    await scroll(page, 700)
    await click(page, name)
    await untilAt(page, path)
    await twoFrames(page)
    expect([await page.locator('h1').textContent(), await readTop(page)]).toEqual([path, top])
  }
})

it('[R2.10] [R2.11] N2 a page that its validation does not let through is the error page at its address, and the way back holds', async () => {
  const page = await open('/')
  await scroll(page, 700)
  await click(page, 'Invalid')
  await untilAt(page, '/invalid')
  await expect.poll(() => page.locator('h1').textContent()).toBe('This page could not be found')
  expect(await readTop(page)).toBe(0)
  await go(page, -1)
  await untilAt(page, '/')
  await expect.poll(() => readTop(page)).toBe(700)
})

it('[R2.11] N51 once the document is left, what was clicked does not come any more, and a way back goes on', async () => {
  const page = await open('/slow/home')
  const leaveAndComeBack = async (path: string) => {
    await page.goto(buildAddress('/', 'www.nimbus'))
    await page.goBack({ waitUntil: 'commit' })
    await untilAt(page, path)
    await page.evaluate(() => dispatchEvent(new Event('come')))
  }
  await click(page, 'Two')
  await untilAt(page, '/two')
  await page.evaluate(() => document.querySelector('a')?.setAttribute('href', '/slow/page'))
  await click(page, 'Top')
  await leaveAndComeBack('/two')
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
  expect(page.url()).toBe(buildAddress('/two'))

  await go(page, -1)
  await untilAt(page, '/slow/home')
  await leaveAndComeBack('/slow/home')
  await expect.poll(() => page.locator('h1').textContent()).toBe('/slow/home')
})
