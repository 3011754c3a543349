import { untilHydrated } from '@clipfront/shell/page-cost'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltSite, openBuiltSite } from './testing/openBuiltSite.ts'

const TIMEOUT_MS = 180_000
let site: BuiltSite
beforeAll(async () => {
  site = await openBuiltSite('main/www')
}, TIMEOUT_MS)
afterAll(() => site.close())
afterEach(() => Promise.all(site.browser.contexts().map((context) => context.close())))

/** A page of which no script arrives, but the one in its HTML. */
async function openWithoutScripts(): Promise<Page> {
  const page = await (await site.browser.newContext()).newPage()
  await page.route('**/*.js', () => {})
  await page.goto(site.address, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  return page
}

/** A page, and what goes wrong on it: React tells of a difference to what the server wrote as an error that nobody caught. */
async function openWatched(): Promise<{ page: Page; errors: string[] }> {
  const page = await (await site.browser.newContext()).newPage()
  const errors: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
  page.on('pageerror', ({ message }) => errors.push(message))
  return { page, errors }
}

/** A page that the browser is too busy for until it is touched. */
async function openBusy(): Promise<{ page: Page; errors: string[] }> {
  const { page, errors } = await openWatched()
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
  await page.goto(site.address, { waitUntil: 'load' })
  return { page, errors }
}

const isHydrated = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector('#root *') ?? {}).some((key) => key.startsWith('__react')))

describe('with all scripts held back', () => {
  it('[R4.3] a code opens in a tab of its own, this one goes to the offer, and the click is counted', async () => {
    const page = await openWithoutScripts()
    const before = site.events().length
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.waitForRequest((request) => request.url().includes('/go-c-')),
      page.locator('[data-action=get-code]').first().click(),
    ])
    await tab.waitForURL('**/stores/**', { waitUntil: 'commit' })
    expect(new URL(tab.url()).searchParams.get('promoid')).toBe('1')
    await expect.poll(() => site.events().slice(before)).toEqual(['click'])
  })

  it('[R1.7] a search leads to its page', async () => {
    const page = await openWithoutScripts()
    await page.locator('input[type=search]').first().fill('shoes')
    await page.locator('input[type=search]').first().press('Enter')
    await expect.poll(() => page.url()).toContain('/search?q=shoes')
  })

  it('a filter shows what was chosen and nothing else', async () => {
    const page = await openWithoutScripts()
    const cards = page.locator('main [data-card=offer]')
    const all = await cards.filter({ visible: true }).count()
    await page.locator('#list a[href*="type=code"]').first().dispatchEvent('click')
    await expect.poll(() => cards.filter({ visible: true }).count()).toBeLessThan(all)
    expect(await cards.filter({ visible: true, has: page.locator('[data-action=get-deal]') }).count()).toBe(0)
  })
})

describe('hydration', () => {
  it('comes by itself when the browser is idle, without a difference to what the server wrote', async () => {
    const { page, errors } = await openWatched()
    await page.goto(site.address)
    await untilHydrated(page)
    expect(errors).toEqual([])
  })

  it('waits while the browser is busy, and comes with the first touch', async () => {
    const { page, errors } = await openBusy()
    await page.mouse.move(100, 100)
    await page.waitForTimeout(300)
    expect(await isHydrated(page)).toBe(false)
    await page.keyboard.press('Tab')
    await untilHydrated(page)
    expect(errors).toEqual([])
  })

  it('loses no letter that was typed before it, and the suggestions come all the same', async () => {
    const { page } = await openBusy()
    const search = page.locator('input[type=search]').first()
    await search.pressSequentially('nim')
    await untilHydrated(page)
    expect(await search.inputValue()).toBe('nim')
    await search.press('b')
    await page.locator('[role=option]').first().waitFor()
  })

  it('loses no click: a link that it finds leads on, by the browser or by the app', async () => {
    const { page } = await openBusy()
    await page.locator('footer a[data-page=static]').first().click()
    await expect.poll(() => page.url()).not.toBe(site.address)
  })
})
