import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { useTestSite } from './testing/useTestSite.ts'

const STORE = '/stores/nimbus-shoes'
const testSite = useTestSite()

async function startApp(page: Page): Promise<void> {
  await page.addScriptTag({ url: '/app.js' })
}

async function openCode(page: Page): Promise<void> {
  await page.getByText('Get code').click({ modifiers: ['ControlOrMeta'] })
}

it('what the inline script has counted the app does not count again, even where nothing may be stored', async () => {
  const { page } = await testSite.visit(STORE, 'uk')
  await openCode(page)
  await startApp(page)
  await openCode(page)
  await page.getByText('Get deal').click()
  expect(await testSite.counted(2)).toEqual(['click 1', 'click 3'])
})

it('one click after the take-over is followed once', async () => {
  const { page, otherTabs } = await testSite.visit(STORE)
  await startApp(page)
  await startApp(page)
  await page.getByText('Get code').click()
  await testSite.visitedAt('/go-c-1')
  expect(await testSite.counted(1)).toEqual(['click 1'])
  await expect.poll(otherTabs).toHaveLength(1)
  expect(testSite.visitsOf('/go-c-1')).toHaveLength(1)
})

it('a departure that has begun goes on, and a second click within it is still ignored', async () => {
  const { page, otherTabs } = await testSite.visit(STORE)
  const app = await page.evaluate(async () => (await fetch('/app.js')).text())
  await page.getByText('Get code').evaluate((element: HTMLElement, code) => {
    element.click()
    const script = document.createElement('script')
    script.textContent = code
    document.body.append(script)
    element.click()
  }, app)
  await page.waitForURL('**/go-c-1?**')
  expect(await testSite.counted(1)).toEqual(['click 1'])
  await expect.poll(otherTabs).toHaveLength(1)
  expect(testSite.visitsOf('/go-c-1')).toHaveLength(1)
})

it('[R9.3] a reload within five minutes does not count the click again', async () => {
  const { page } = await testSite.visit(STORE)
  await openCode(page)
  await page.reload()
  await openCode(page)
  expect(await testSite.counted(1)).toEqual(['click 1'])
})

it('a site that asks counts, and leaves nothing on the device', async () => {
  const { page } = await testSite.visit(`${STORE}?app`, 'uk')
  await openCode(page)
  expect(await testSite.counted(1)).toEqual(['click 1'])
  expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] })
  await page.reload()
  await openCode(page)
  expect(await testSite.counted(2)).toEqual(['click 1', 'click 1'])
})

it('offers open and lead on where the state is missing', async () => {
  const { page, otherTabs } = await testSite.visit(STORE)
  await page.evaluate(() => document.querySelector('#state')?.remove())
  await page.getByText('Get code').click()
  await page.waitForURL('**/go-c-1?**')
  await expect.poll(otherTabs).toEqual([`${STORE}?promoid=1`])
  expect(await testSite.counted(0)).toEqual([])
})
