import { drawSample, SAMPLED } from '@clipfront/vitest/sample'
import type { Page } from '@playwright/test'
import { openAlive, untilAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

/** An image of the site's own server, which waits until it is let go; the page does not know its height. */
async function holdImage(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/icon\.svg\?late$/, async (route) => {
    await promise
    await route.continue()
  })
  return async () => {
    resolve()
    await expect.poll(() => page.locator('#late').evaluate(({ clientHeight }) => clientHeight)).toBe(900)
    // The browser anchors what it scrolls a frame later.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
}

/** Puts the image above everything, outside of what the app draws, so that it stays from page to page. */
function placeImage(): void {
  const image = Object.assign(new Image(), { id: 'late', src: '/icon.svg?late', alt: '' })
  Object.assign(image.style, { display: 'block', inlineSize: '900px' })
  const observer = new MutationObserver(place)
  function place(): void {
    const root = document.querySelector('#root')
    root?.before(image)
    if (root) observer.disconnect()
  }
  observer.observe(document, { childList: true, subtree: true })
  place()
}

async function goOn(page: Page, from: string, to: string): Promise<void> {
  await openAlive(page, from)
  await page.evaluate(placeImage)
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'the added link', id: 'added' })
    document.querySelector('footer')?.append(link)
    link.click()
    link.remove()
  }, to)
  await expect(page).toHaveURL(new RegExp(`${to}$`))
}

const WAYS = {
  'on the first load': async (page: Page, address: string) => {
    await page.addInitScript(placeImage)
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await untilAlive(page)
  },
  'on another page': (page: Page, address: string) => goOn(page, '/how-we-test', address),
  'on this page': (page: Page, address: string) => goOn(page, address.replace(/#.*/, ''), address),
}

/** Where the element of the fragment stands in the window. */
const measureTop = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top))

const PAGES = [
  { fits: 'is longer than the window', address: '/stores/nimbus-shoes#past', id: 'past', height: 720 },
  { fits: 'had nowhere to scroll', address: '/about#main', id: 'main', height: 1400 },
]
const CASES = Object.entries(WAYS).flatMap(([name, way]) => PAGES.map((shown) => ({ name, way, shown })))

test.describe(`A fragment under an image that comes late stays in view (${SAMPLED})`, () => {
  for (const { name, way, shown } of drawSample(CASES, (one) => [one.name, one.shown.fits])) {
    const { fits, address, id, height } = shown
    test(`[R2.7] ${name}, when the page ${fits}`, async ({ page }) => {
      await page.setViewportSize({ width: 1000, height })
      const letGo = await holdImage(page)
      await way(page, address)
      await expect.poll(() => measureTop(page, id)).toBeLessThan(height)
      const before = await measureTop(page, id)
      await letGo()
      expect(await measureTop(page, id)).toBe(before)
    })
  }
})

test.describe('A fragment under an image that comes late', () => {
  test('[R2.7] is where a reload lands again', async ({ page }) => {
    await page.goto('/stores/nimbus-shoes#past')
    await expect.poll(() => measureTop(page, 'past')).toBeLessThan(720)
    const before = await measureTop(page, 'past')
    await page.reload()
    await untilAlive(page)
    await expect.poll(() => measureTop(page, 'past')).toBe(before)
  })

  test('[R2.7] lets the shopper go where they have scrolled meanwhile', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 720 })
    const letGo = await holdImage(page)
    await goOn(page, '/how-we-test', '/stores/nimbus-shoes#past')
    const before = await measureTop(page, 'past')
    await page.mouse.move(300, 300)
    await page.mouse.wheel(0, -400)
    await expect.poll(() => measureTop(page, 'past')).toBe(before + 400)
    await letGo()
    expect(await measureTop(page, 'past'), 'what they look at stays').toBe(before + 400)
  })

  test('[R2.7] stays no longer once the shopper has done something', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 1400 })
    const letGo = await holdImage(page)
    await goOn(page, '/how-we-test', '/about#main')
    const before = await measureTop(page, 'main')
    await page.keyboard.press('Shift')
    await letGo()
    expect(await measureTop(page, 'main')).toBe(before + 900)
  })
})
