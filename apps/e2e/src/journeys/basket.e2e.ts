import { findBarriers } from '../support/findBarriers.ts'
import { openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

const MERCHANT = '/stores/nimbus-shoes'

test('[R1.10] a basket is worked out by the keyboard alone, without a request, and leads to the ticket', async ({
  page,
  bed,
}) => {
  await openAlive(page, MERCHANT)
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.resourceType() === 'fetch') requests.push(request.url())
  })
  const basket = page.locator('#basket')
  await basket.locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('$80')
  await page.keyboard.press('Enter')
  await expect(basket.getByRole('status')).toContainText('$80')
  const offer = basket.getByRole('listitem').filter({ hasText: 'New customers' })
  await expect(offer).toContainText('Saves $16, you pay $64')
  expect(await findBarriers(page)).toEqual([])
  await offer.getByRole('link').press('Enter')
  await expect(page).toHaveURL(/[?&]basket=[^&#]*80[^#]*#ticket-\d+$/)
  await expect(page.locator('article:has(:target)')).toBeInViewport()
  expect(requests.filter((url) => !url.includes('/pagepoint'))).toEqual([])
  await page.reload()
  await expect(basket.getByRole('status'), 'a reload keeps the amount').toContainText('$80')

  // The server's page of a basket goes on as it is, in Arabic too.
  await openAlive(page, `${bed.origins.ae}${MERCHANT}?basket=%D9%A5%D9%A0%D9%A0`)
  await expect(basket.getByRole('status'), 'the code that failed is not the best offer').not.toContainText('440')
  await expect(basket.getByRole('listitem').filter({ hasText: '440' })).toContainText('لم ينجح')
  expect(await findBarriers(page)).toEqual([])
  await basket.getByRole('textbox').fill('300')
  await basket.getByRole('textbox').press('Enter')
  await expect(basket.getByRole('listitem').filter({ hasText: '400' }).last()).toContainText('100')
})

test.describe('A basket without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[R1.10] is worked out by the server', async ({ page }) => {
    await page.goto(MERCHANT)
    const basket = page.locator('#basket')
    await basket.locator('summary').press('Enter')
    await basket.getByRole('textbox').fill('80')
    await basket.getByRole('textbox').press('Enter')
    await expect(page).toHaveURL(/\?basket=80#basket$/)
    await expect(basket.getByRole('listitem').filter({ hasText: 'New customers' })).toContainText('you pay $64')
  })

  test('[R1.10] is worked out by the server, from right to left, and its page is not indexed', async ({
    page,
    bed,
  }) => {
    await page.goto(`${bed.origins.ae}${MERCHANT}?sort=newest`)
    const basket = page.locator('#basket')
    await basket.locator('summary').click()
    await basket.getByRole('textbox').fill('٥٠٠')
    const [response] = await Promise.all([page.waitForResponse(/basket=/), basket.getByRole('button').click()])
    await expect(page).toHaveURL(/\?basket=[^&]+&sort=newest#basket$/)
    await expect(basket.getByRole('listitem').filter({ hasText: '440' })).toContainText('لم ينجح')
    expect(response.headers()['x-robots-tag']).toBe('NOINDEX')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${MERCHANT}$`))
    for (const typed of ['-80', '%3Cscript%3E', '9'.repeat(4000)]) {
      expect((await page.goto(`${bed.origins.ae}${MERCHANT}?basket=${typed}`))?.status()).toBe(200)
      await expect(basket.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
      await expect(basket.getByRole('status')).toContainText('1,000,000')
    }
  })
})
