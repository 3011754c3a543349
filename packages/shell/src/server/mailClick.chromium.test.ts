import { buildWirePage } from '@clipfront/page-data/testing'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openBrowser } from '../click-out/testing/openBrowser.ts'
import { startSites } from '../testing/startSites.ts'

/** A headless Chromium names itself a robot. */
const SHOPPER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
let sites: Awaited<ReturnType<typeof startSites>>
let browser: Browser
let origin: string

beforeAll(async () => {
  sites = await startSites('main')
  browser = await openBrowser(sites.port)
  origin = `http://www.clipfront.example:${sites.port}`
  sites.pageApi.answer(({ method }) =>
    method === 'POST' ? { status: 204, body: '' } : { body: buildWirePage('merchant') },
  )
})
beforeEach(() => {
  sites.pageApi.requests.length = 0
})
afterAll(async () => {
  await browser.close()
  await sites.close()
})

/** The places of all mail clicks so far. */
const counted = () =>
  sites.pageApi.requests
    .filter(({ target }) => target === '/pagepoint?type=mail')
    .map(({ body }) => /name="urlname"\r\n\r\n(.*)\r\n/.exec(body)?.[1])

async function openPage() {
  const context = await browser.newContext({ userAgent: SHOPPER })
  return context.newPage()
}

it('[R2.3] a shopper who clicks the link of a letter is counted, once', async () => {
  const page = await openPage()
  await page.setContent(`<a href="${origin}/edm-redirect?url=/stores/x">our letter</a>`)
  await page.getByText('our letter').click()
  await page.waitForURL('**/stores/x')
  await expect.poll(counted).toEqual(['/stores/x'])
})

it('[R2.3] a browser that fetches or frames what the shopper never opens is not; what it loads ahead is told apart', async () => {
  const page = await openPage()
  await page.goto(`${origin}/stores/here`)
  await page.evaluate(async () => {
    await fetch('/edm-redirect?url=/stores/fetched')
    const ahead = document.createElement('link')
    const isLoaded = new Promise((resolve) => ahead.addEventListener('load', resolve))
    Object.assign(ahead, { rel: 'prefetch', href: '/edm-redirect?url=/stores/ahead' })
    document.head.append(ahead)
    await isLoaded
  })
  // In a page whose policy allows frames, as a stranger's would.
  const strangers = await openPage()
  await strangers.setContent(`<iframe src="${origin}/edm-redirect?url=/stores/framed"></iframe>`)
  await expect
    .poll(() => sites.pageApi.requests.filter(({ target }) => /\/(?:fetched|ahead|framed)$/.test(target)).length)
    .toBe(3)
  // One that counts comes after them: what should not have been sent would have arrived before.
  await page.goto(`${origin}/edm-redirect?url=/stores/last`)
  await expect.poll(counted).toContain('/stores/last')
  expect(counted()).toEqual(['/stores/ahead', '/stores/last'])
  const ahead = sites.pageApi.requests.find(({ target }) => target === '/pagepoint?type=mail')
  expect(ahead?.headers['sec-purpose']).toBe('prefetch')
})
