import { openAlive, untilAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

const BLOG = '/blog'

// Chromium says of every document that was not found that it was not.
test.use({ expectedNoise: ['404'] })

test('[R2.10] a page of a type that the release has no template for is left to the server, which does not find it', async ({
  page,
  bed,
}) => {
  // The partner's table names the page types that were agreed on, and no blog.
  const partner = bed.origins.np
  await openAlive(page, partner)
  await page.evaluate((href) => {
    const link = document.createElement('a')
    Object.assign(link, { href, textContent: 'Blog', id: 'added' })
    document.querySelector('main')?.prepend(link)
  }, BLOG)
  const [requested, opened] = ['/api/page', BLOG].map((path) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === path),
  )
  await page.locator('#added').click()
  expect((await requested)?.status(), 'page-api has such a page').toBe(200)
  expect((await opened)?.status()).toBe(404)
  await untilAlive(page)
  await expect(page).toHaveURL(partner + BLOG)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${partner}/`)
})
