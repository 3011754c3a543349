import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumLaunch } from './findChromium.ts'

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch())
})
afterAll(() => browser.close())

it('what Playwright switches off stays off', async () => {
  const page = await browser.newPage()
  await page.goto('chrome://version')
  const line = await page.locator('#command_line').innerText()
  const [playwright = [], own = [], ...more] = [...line.matchAll(/--disable-features=(\S+)/g)].map(([, names = '']) =>
    names.split(','),
  )
  expect(playwright.length).toBeGreaterThan(0)
  expect(own).toEqual(expect.arrayContaining(playwright))
  expect(more).toEqual([])
})
