import type { Page } from '@playwright/test'
import { openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

const MERCHANT = '/stores/nimbus-shoes'
const CATEGORY = '/categories/home-garden'

const order = (page: Page) => page.getByRole('button', { name: /^Sort / })

async function sortBy(page: Page, name: string): Promise<void> {
  await order(page).click()
  await page.getByRole('link', { name, exact: true }).click()
}

const readCanonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href')
const readTitles = (page: Page) =>
  page
    .locator('section[aria-labelledby="offers"] article h3')
    .evaluateAll((titles) => titles.map((one) => one.textContent))

test.describe('The order of a list', () => {
  test('changes without a new document, keeps what is filtered, and is undone by going back', async ({ page }) => {
    await openAlive(page, MERCHANT)
    const best = await readTitles(page)
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    await page.getByRole('link', { name: /^Codes \d/ }).click()
    await expect(page).toHaveURL(/\?type=code$/)
    await expect.poll(() => readTitles(page)).not.toEqual(best)
    const codes = await readTitles(page)
    await sortBy(page, 'Ending soon')
    await expect(page).toHaveURL(/\?type=code&sort=ending$/)
    await expect(order(page)).toHaveText('Sort Ending soon')
    await expect(order(page)).toBeFocused()
    await expect.poll(() => readTitles(page)).not.toEqual(codes)
    expect((await readTitles(page)).toSorted(), 'the same offers').toEqual(codes.toSorted())
    await expect(page.getByRole('link', { name: /^Codes \d/ })).toHaveAttribute('aria-current', 'true')
    expect(await readCanonical(page)).toMatch(new RegExp(`${MERCHANT}$`))

    await page.goBack()
    await expect(order(page)).toHaveText('Sort Best')
    await expect.poll(() => readTitles(page)).toEqual(codes)
    await page.goBack()
    await expect.poll(() => readTitles(page)).toEqual(best)
    expect(documents).toEqual([])
  })

  test('begins with the first page and stays from page to page', async ({ page }) => {
    await openAlive(page, `${CATEGORY}?page=2`)
    await sortBy(page, 'Newest')
    await expect(page).toHaveURL(new RegExp(`${CATEGORY}\\?sort=newest$`))
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(new RegExp(`${CATEGORY}\\?page=2&sort=newest$`))
    await expect(order(page)).toHaveText('Sort Newest')
    expect(await readCanonical(page)).toMatch(new RegExp(`${CATEGORY}\\?page=2$`))
  })

  test('is the best one where an unknown one is asked for', async ({ page }) => {
    const answer = await page.goto(`${MERCHANT}?sort=%27cheapest%3B`)
    expect(answer?.status()).toBe(200)
    await expect(order(page)).toHaveText('Sort Best')
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[R2.15] a list is sorted by its links, and crawlers are told of the page that nobody sorted', async ({
    page,
  }) => {
    await page.goto(`${MERCHANT}?type=code`)
    const best = await readTitles(page)
    await sortBy(page, 'Ending soon')
    await expect(page).toHaveURL(/\?type=code&sort=ending#list$/)
    expect(await readTitles(page)).not.toEqual(best)
    await expect(page.getByRole('link', { name: /^Codes/ })).toHaveAttribute('aria-current', 'true')
    expect(await readCanonical(page)).toMatch(new RegExp(`${MERCHANT}$`))
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    await expect(page.locator('#menu-sort a:not([rel~="nofollow"])')).toHaveText(['Best'])
  })
})

test('a visitor finds the blog of a site that has one, and is led to none on a partner’s', async ({ page, bed }) => {
  await openAlive(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guides' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides')
  for (const site of ['np', 'sv'] as const) {
    await page.goto(`${bed.origins[site]}/`)
    // The publisher's own pages stand below ours.
    const foot = page.getByRole('contentinfo').locator('a[href^="/"]')
    expect(await foot.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/',
      '/api/form/subscribe',
      '/stores',
      '/categories',
      '/how-we-test',
      '/how-we-rank',
      '/privacy',
      '/about',
      '/contact',
      '/imprint',
      '/terms',
    ])
    await expect(page.locator('a[href^="/blog"], a[href^="/coupons/"]')).toHaveCount(0)
  }
})

test('a ticket’s details lead to the page of its coupon, and its code is one click away from either', async ({
  page,
}) => {
  await openAlive(page, MERCHANT)
  const ticket = page.locator('article:has(details):has(a[data-action="get-code"])').first()
  const couponId = await ticket.locator('a[data-action]').getAttribute('data-coupon-id')
  const title = (await ticket.getByRole('heading').textContent()) ?? ''
  const link = ticket.getByRole('link', { name: 'More about this offer' })
  await expect(link).toHaveCount(0)
  await ticket.locator('summary').click()
  await link.click()
  await expect(page).toHaveURL(new RegExp(`/coupons/${couponId}$`))
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.locator('main article').first().locator('a[data-page="coupon"]')).toHaveCount(0)
  await expect(page.locator('main a[data-action="get-code"]').first()).toHaveAttribute(
    'href',
    `/coupons/${couponId}?promoid=${couponId}`,
  )
})
