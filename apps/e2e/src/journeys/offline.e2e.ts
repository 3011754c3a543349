import type { Page } from '@playwright/test'
import { openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

const MERCHANT = '/stores/nimbus-shoes'

test.use({
  serviceWorkers: 'allow',
  // What the browser itself says of a page that it cannot have.
  expectedNoise: ['ERR_INTERNET_DISCONNECTED'],
})

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
const listCaches = (page: Page) => page.evaluate(() => caches.keys())
const waitForWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

test('[R7.14] a code that was opened can be read without a connection, as one that was not checked since', async ({
  page,
  context,
  bed,
}) => {
  await openAlive(page, bed.origins.www + MERCHANT)
  await waitForWorker(page)
  const [codePage] = await Promise.all([
    context.waitForEvent('page'),
    page.locator('a[data-action="get-code"]').first().click(),
  ])
  const code = await codePage.locator('[data-card="revealed"] code').first().textContent()
  await expect.poll(() => codePage.evaluate(() => localStorage.getItem('td:kept') ?? '')).toContain('"opened"')
  // The shop in the first tab is there too: what is still on its way would fail.
  await page.waitForURL('**/demo-shop/**', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await codePage.goto(`${bed.origins.www}/categories/shoes`)
  await expect(codePage.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  const opened = codePage.getByRole('listitem')
  await expect(opened).toContainText(['Nimbus Shoes'])
  await expect(opened).toContainText([code ?? 'no code'])
  await expect(opened).toContainText(['Opened 1 minute ago · Not checked since.'])
  await context.setOffline(false)
  await expect(codePage.getByRole('contentinfo')).toBeVisible()
})

test('[R7.14] a site that asks has no worker before a yes, and none after a no', async ({ page, bed }) => {
  await openAlive(page, bed.origins.uk + MERCHANT)
  const bar = page.getByRole('region', { name: 'Cookies' })
  await expect(bar).toBeVisible()
  expect([await countWorkers(page), await listCaches(page)]).toEqual([0, []])
  await bar.getByRole('button', { name: 'Accept' }).click()
  await waitForWorker(page)
  expect(await listCaches(page)).toEqual([expect.stringMatching(/^cf-offline-[0-9a-f]{16}$/)])
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  await bar.getByRole('button', { name: 'Decline' }).click()
  await expect.poll(() => countWorkers(page)).toBe(0)
  await expect.poll(() => listCaches(page)).toEqual([])
})
