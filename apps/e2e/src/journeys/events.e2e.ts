import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Request } from '@playwright/test'
import {
  doEverything,
  EVERYTHING,
  expectStored,
  findCard,
  MERCHANT,
  openTab,
  readId,
  see,
  sharePresent,
  test,
} from '../support/eventTest.ts'
import { openAlive, untilAlive } from '../support/openAlive.ts'
import { expect } from '../support/test.ts'
import { chromiumOptions, testBed } from '../support/testBed.ts'

// Playwright switches off what keeps a page whole for the way back, and shoppers’ browsers have it on.
test.use({
  launchOptions: { ...chromiumOptions(await testBed()), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

test.describe('Each event is stored exactly once', () => {
  test('[R7.1] [R7.2] where each is delivered three times', async ({ page, context, events }) => {
    const clicks: Request[] = []
    context.on('request', (request) => request.url().endsWith('type=click') && clicks.push(request))
    await context.addInitScript(denyDelivery)
    await sharePresent(context)
    await openAlive(page, MERCHANT)
    const id = await readId(page)
    await doEverything(page, context)
    await expectStored(events, page, id, EVERYTHING)
    expect(clicks, 'deliveries of one click').toHaveLength(3)
  })

  test('[R7.1] on a site that asks and has no answer', async ({ page, context, events, bed }) => {
    await openAlive(page, `${bed.origins.uk}${MERCHANT}`)
    const id = await readId(page)
    await doEverything(page, context)
    await expectStored(events, page, id, EVERYTHING)
    expect(await context.cookies()).toEqual([])
  })

  test('[R7.1] [R7.2] where storage and cookies are blocked and beacons throw', async ({ events, bed, userAgent }) => {
    const folder = test.info().outputPath('profile')
    await mkdir(join(folder, 'Default'), { recursive: true })
    const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
    await writeFile(join(folder, 'Default/Preferences'), JSON.stringify(settings))
    const options = { ...chromiumOptions(bed), userAgent: userAgent ?? '' }
    const context = await chromium.launchPersistentContext(folder, options)
    try {
      await context.addInitScript(breakBeacons)
      const page = await context.newPage()
      await openAlive(page, `${bed.origins.www}${MERCHANT}`)
      await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('SecurityError')
      const id = await readId(page)
      await doEverything(page, context)
      await expectStored(events, page, id, EVERYTHING)
    } finally {
      await context.close()
    }
  })

  test('[R7.1] [R7.2] when the tab is closed at once', async ({ page, context, events }) => {
    await openAlive(page, '/about')
    const tab = await context.newPage()
    await openAlive(tab, MERCHANT)
    const id = await readId(tab)
    await see(tab)
    await findCard(tab).locator('summary').click()
    await findCard(tab)
      .locator('a[data-action="get-code"]')
      .evaluate((link: HTMLElement) => link.click())
    await tab.close({ runBeforeUnload: true })
    await expectStored(events, page, id, ['click', 'detail', 'impression'])
  })

  test('[R7.1] after a return from the back/forward cache', async ({ page, events }) => {
    await openAlive(page, MERCHANT)
    const id = await readId(page)
    await see(page)
    await findCard(page).locator('summary').click()
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isKept: persisted }))
      location.assign('/about')
    })
    await page.waitForURL('**/about')
    await page.goBack({ waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isKept'))).toBe(true)
    await see(page)
    // Closed and opened again: held back, as what was seen is.
    await findCard(page).locator('summary').click()
    await findCard(page).locator('summary').click()
    await expectStored(events, page, id, ['detail', 'impression'])
  })

  test.describe('while the connection is away', () => {
    test.use({ expectedNoise: ['ERR_INTERNET_DISCONNECTED'] })

    test('[R7.2] offline and back', async ({ page, context, events }) => {
      await openAlive(page, MERCHANT)
      const id = await readId(page)
      const getCode = findCard(page).locator('a[data-action="get-code"]')
      const tab = await openTab(context, () => getCode.click({ modifiers: ['ControlOrMeta'] }))
      await untilAlive(tab)
      await see(page)
      // A beacon on its way would be lost.
      await expectStored(events, page, id, ['click', 'impression'])
      await context.setOffline(true)
      await tab.locator('[data-action="copy-code"]').click()
      await page.bringToFront()
      await findCard(page).locator('summary').click()
      // Far below: not seen before.
      const last = page.locator('[data-card="offer"]').last()
      const lastId = Number(await last.getAttribute('data-coupon-id'))
      await see(page, last)
      const waiting = await page.evaluate(() => localStorage.getItem('td:out') ?? '')
      for (const type of ['copy', 'detail', 'impression']) expect(waiting).toContain(`"type":"${type}"`)
      await context.setOffline(false)
      await expectStored(events, page, id, ['click', 'copy', 'detail', 'impression'])
      await expectStored(events, page, lastId, ['impression'])
    })

    test('[R7.2] offline with the tab closed, at the next visit', async ({ page, context, events }) => {
      await openAlive(page, MERCHANT)
      const id = await readId(page)
      await see(page)
      await expectStored(events, page, id, ['impression'])
      await context.setOffline(true)
      await findCard(page).locator('summary').click()
      await expect.poll(() => page.evaluate(() => localStorage.getItem('td:out'))).not.toBeNull()
      await page.close()
      await context.setOffline(false)
      const next = await context.newPage()
      await openAlive(next, '/about')
      await expectStored(events, next, id, ['detail', 'impression'])
      const late = (await events.readOf(next)).filter(({ detail }) => 'delay' in detail)
      expect(late.map(({ type }) => type)).toEqual(['detail'])
    })
  })
})

// What follows runs in the page, before any script of ours.

function breakBeacons(): void {
  navigator.sendBeacon = () => {
    throw new Error('blocked')
  }
}

/** By beacon, by a keepalive fetch, and by a plain one: the first two say that they have failed. */
function denyDelivery(): void {
  const sendBeacon = navigator.sendBeacon.bind(navigator)
  navigator.sendBeacon = (...request) => {
    sendBeacon(...request)
    return false
  }
  const send = window.fetch.bind(window)
  window.fetch = async (resource, init) => {
    const response = await send(resource, init)
    if (init?.keepalive) throw new TypeError('Failed to fetch')
    return response
  }
}
