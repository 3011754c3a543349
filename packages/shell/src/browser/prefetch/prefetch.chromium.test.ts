import { chromiumLaunch } from '@clipfront/vitest'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Site, startSite } from './testing/startSite.ts'
import { type Watched, watchBrowser } from './testing/watchBrowser.ts'

/** What an idle page has not asked for by then, it does not ask for. */
const LONG_ENOUGH_MS = 400
const FAR = '<div style="height: 4000px"></div>'
const MERCHANT = '<p><a data-page="merchant" href="/stores/nimbus-shoes">Nimbus Shoes</a></p>'
const CATEGORY = '<p><a data-page="category" href="/categories/shoes">Shoes</a></p>'

let site: Site
let browser: Browser

beforeAll(async () => {
  site = await startSite()
  browser = await chromium.launch(chromiumLaunch())
})
afterAll(async () => {
  await browser.close()
  await site.close()
})
beforeEach(() => {
  site.requests.length = 0
  site.missing.clear()
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))

const FAST: Watched['connection'] = { effectiveType: '4g', saveData: false }

async function visit(body: string, connection = FAST) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(watchBrowser, connection)
  await page.goto(`${site.origin}/?body=${encodeURIComponent(body)}`)
  return page
}

/** Time in which the page does what it means to do: the browser tells what is in view once in a frame. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForTimeout(LONG_ENOUGH_MS)
}
/** Waits until the page has had its moment, in which it looks for its links. */
const looked = (page: Page) => expect.poll(() => page.evaluate(() => window.watched.idleRuns)).toBeGreaterThan(0)
const observed = (page: Page) => page.evaluate(() => [...window.watched.observed].map((link) => link.textContent))
const showPage = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('page-shown')))

async function reenter(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await settle(page)
  await page.evaluate(() => scrollTo(0, 0))
}

describe('[R4.10] the code of a page is prefetched', () => {
  it('P1 [R9.1] once its link is in view, at an idle moment or after 2000 ms', async () => {
    const page = await visit(MERCHANT)
    await expect.poll(() => site.requests).toEqual(['merchant'])
    expect(await page.evaluate(() => window.watched.idleLimits)).toEqual([2000])
    await expect.poll(() => observed(page)).toEqual([])
  })

  it('P2 not before its link is to be seen', async () => {
    const page = await visit(FAR + MERCHANT)
    await looked(page)
    await settle(page)
    expect([site.requests, await observed(page)]).toEqual([[], ['Nimbus Shoes']])
    await page.getByText('Nimbus Shoes').scrollIntoViewIfNeeded()
    await expect.poll(() => site.requests).toEqual(['merchant'])
  })

  it('P15 once for two links, by one observer', async () => {
    const page = await visit(MERCHANT + CATEGORY + MERCHANT)
    await expect.poll(() => site.requests).toEqual(['merchant', 'category'])
    await settle(page)
    expect(site.requests).toHaveLength(2)
    expect(await page.evaluate(() => window.watched.observers)).toBe(1)
  })

  it('P19 [R9.1] of a page that is never idle too', async () => {
    const busy = `<script>
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => { for (const end = Date.now() + 60; Date.now() < end; ); port2.postMessage(0) }
      port2.postMessage(0)
    </script>`
    const page = await visit(busy + MERCHANT)
    await expect.poll(() => site.requests).toEqual(['merchant'])
    await page.close()
  })

  it.each([
    ['points at it', (link: Locator) => link.hover()],
    ['comes to it by the keyboard', (link: Locator) => link.focus()],
    ['touches it', (link: Locator) => link.dispatchEvent('touchstart')],
  ])('at once when somebody %s', async (_, hint) => {
    const page = await visit('<main></main>')
    await looked(page)
    // A link that has come into the page since is watched by nobody.
    await page.locator('main').evaluate((main, link) => (main.innerHTML = link), MERCHANT)
    await settle(page)
    expect(site.requests).toEqual([])
    await hint(page.locator('main a'))
    await expect.poll(() => site.requests).toEqual(['merchant'])
  })
})

describe('[R4.10] on a connection that is bad at that moment', () => {
  it.each([
    ['P7 2g', { effectiveType: '2g' }],
    ['P8 slow-2g', { effectiveType: 'slow-2g' }],
    ['P10 data saver', { effectiveType: '4g', saveData: true }],
  ])('%s: nothing is, and the link stays watched until it is better', async (_, connection) => {
    const page = await visit(MERCHANT + FAR, connection)
    await looked(page)
    await settle(page)
    await page.getByText('Nimbus Shoes').hover()
    await settle(page)
    expect([site.requests, await observed(page)]).toEqual([[], ['Nimbus Shoes']])
    await page.evaluate(() => (window.watched.connection = { effectiveType: '4g' }))
    await settle(page)
    expect(site.requests).toEqual([])
    await reenter(page)
    await expect.poll(() => site.requests).toEqual(['merchant'])
  })

  it('P11 offline: nothing is, until the connection is back and the link comes into view again', async () => {
    const page = await visit(FAR + MERCHANT + FAR)
    await looked(page)
    await settle(page)
    await page.context().setOffline(true)
    await page.getByText('Nimbus Shoes').scrollIntoViewIfNeeded()
    await settle(page)
    await page.context().setOffline(false)
    await settle(page)
    expect([site.requests, await observed(page)]).toEqual([[], ['Nimbus Shoes']])
    await page.evaluate(() => scrollTo(0, 0))
    await settle(page)
    await page.getByText('Nimbus Shoes').scrollIntoViewIfNeeded()
    await expect.poll(() => site.requests).toEqual(['merchant'])
  })
})

describe('[R4.10] nothing is prefetched', () => {
  it('P3 P14 of links that opt out, of what is here, of offers, downloads, other tabs, and without a hint', async () => {
    const links = [
      '<a data-page="merchant" data-no-prefetch href="/stores/x">P3</a>',
      '<a data-page="home" href="/home">P14</a>',
      '<a data-page="merchant" href="/go-c-1?url=x">offer</a>',
      '<a data-page="merchant" download href="/stores/x">download</a>',
      '<a data-page="merchant" target="_blank" href="/stores/x">tab</a>',
      '<a href="/stores/x">no hint</a>',
    ]
    const page = await visit(links.map((link) => `<p>${link}</p>`).join(''))
    await looked(page)
    await settle(page)
    for (const link of await page.getByRole('link').all()) await link.hover()
    await settle(page)
    expect([site.requests, await observed(page)]).toEqual([[], []])
  })

  it('P18 by a browser that does not say what is in view', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
    await page.goto(`${site.origin}/?body=${encodeURIComponent(MERCHANT)}`)
    await settle(page)
    expect(site.requests).toEqual([])
  })
})

describe('[R4.10] code that cannot be had', () => {
  it('P17 is no matter: no reload, no error, and the link leads on', async () => {
    site.missing.add('merchant')
    const page = await visit(MERCHANT + FAR)
    const errors: Error[] = []
    const documents: string[] = []
    page.on('pageerror', (error) => errors.push(error))
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
    await expect.poll(() => site.requests).toEqual(['merchant'])
    await settle(page)
    expect([errors, documents, await observed(page)]).toEqual([[], [], ['Nimbus Shoes']])

    site.missing.clear()
    await reenter(page)
    await expect.poll(() => site.requests).toEqual(['merchant', 'merchant'])
    await page.getByText('Nimbus Shoes').click()
    await page.waitForURL('**/stores/nimbus-shoes')
  })

  it('is a page’s stylesheet too: it is asked for again, and no trace of the lost one is left', async () => {
    site.missing.add('css')
    const page = await visit('')
    const sheets = () =>
      page.evaluate(() => [document.querySelectorAll('link[rel=stylesheet]').length, document.styleSheets.length])
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/page.css' })
      const failed = new Promise((resolve) => link.addEventListener('error', resolve))
      document.head.append(link)
      return failed
    })
    expect([await sheets(), site.requests]).toEqual([[0, 0], ['css']])
    const bring = () =>
      page.evaluate(() =>
        Promise.allSettled([window.retryFailedStyles(), window.retryFailedStyles()]).then(([, one]) => one?.status),
      )
    expect([await bring(), await sheets(), site.requests]).toEqual(['rejected', [0, 0], ['css', 'css']])
    site.missing.clear()
    expect([await bring(), await sheets(), site.requests]).toEqual(['fulfilled', [1, 1], ['css', 'css', 'css']])
    expect([await bring(), site.requests.length]).toEqual(['fulfilled', 3])
  })
})

describe('[R4.10] the next page', () => {
  it('P16 takes back what was to begin when its page had a moment', async () => {
    const page = await visit(MERCHANT)
    await expect.poll(() => site.requests).toEqual(['merchant'])
    site.requests.length = 0
    // One task: no idle moment lies between the two.
    await page.evaluate((category) => {
      document.body.innerHTML = '<a data-page="static" href="/about">About</a>'
      dispatchEvent(new Event('page-shown'))
      document.body.innerHTML = category
      dispatchEvent(new Event('page-shown'))
    }, CATEGORY)
    await expect.poll(() => site.requests).toEqual(['category'])
    await settle(page)
    expect(site.requests).toEqual(['category'])
    expect(await page.evaluate(() => window.watched.idleRuns), 'the first page and the last').toBe(2)
  })

  it('takes the watched links of the page before along, and brings no second observer', async () => {
    const page = await visit(FAR + MERCHANT + CATEGORY)
    await expect.poll(() => observed(page)).toEqual(['Nimbus Shoes', 'Shoes'])
    await page.evaluate(() => document.querySelector('a')?.remove())
    await showPage(page)
    await expect.poll(() => observed(page)).toEqual(['Shoes'])
    expect(await page.evaluate(() => window.watched.observers)).toBe(1)
  })
})
