import type { Page } from '@playwright/test'
import { answerWith, readState } from '../support/ask.ts'
import { openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

const HOST = 'www.clipfront.example'
const MERCHANT = '/stores/nimbus-shoes'
const MARKER = /###-[cm]-/

const getCode = (page: Page) => page.locator('main a[data-action="get-code"]').first()

async function goToMerchant(page: Page): Promise<void> {
  await openAlive(page, '/')
  await page.locator(`main a[href="${MERCHANT}"]`).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nimbus')
}

/** Page data in which no coupon's link has a url. */
function withoutUrl(body: string): string {
  return body.replaceAll(/(###-c-\d+)\?[^"]*/g, '$1?promo=x')
}

/** Where every link of the page leads that is one to an offer, be it the browser's to follow or ours. */
const listOffers = (page: Page) =>
  page
    .locator('a[data-action]')
    .evaluateAll((links: HTMLAnchorElement[]) =>
      links.map(({ dataset, attributes }) => dataset['offer'] ?? attributes.getNamedItem('href')?.value ?? ''),
    )

test.describe('An offer', () => {
  test('[R4.3] [R3.7] opens its code in a tab, and after 300 ms sends this one on with all that its link carries', async ({
    page,
    context,
  }) => {
    await openAlive(page, `${MERCHANT}?mktsrc=mail`)
    const couponId = await getCode(page).getAttribute('data-coupon-id')
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/go-')) requests.push(request.url())
    })
    // However slow this machine is: the time of the page goes on when it is told to.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const [codeTab] = await Promise.all([context.waitForEvent('page'), getCode(page).click()])
    await page.clock.runFor(299)
    await page.waitForTimeout(200)
    expect(requests).toEqual([])
    await page.clock.runFor(1)
    await expect(page).toHaveURL(/\/demo-shop\//)

    const [offer = ''] = requests
    const { pathname, searchParams } = new URL(offer)
    expect(pathname).toBe(`/go-c-${couponId}`)
    expect(searchParams.get('url')).toBeTruthy()
    expect(['promoid', 'mktsrc', 'traffic_type'].map((key) => searchParams.getAll(key))).toEqual([
      [couponId],
      ['mail'],
      ['1'],
    ])
    await expect(codeTab).toHaveURL(new RegExp(`${MERCHANT}\\?promoid=${couponId}&mktsrc=mail$`))
    await expect(codeTab.locator('[data-code]').first()).toBeVisible()
  })

  test('[R4.5] is marked in page data, and leads to /go-c- or /go-m- on the page, from the server and from the browser', async ({
    page,
  }) => {
    const html = (await (await page.goto(MERCHANT))?.text()) ?? ''
    expect(JSON.stringify(readState(html).page.data)).toMatch(MARKER)
    expect(html.replaceAll(/<script.*?<\/script>/gs, '')).not.toMatch(MARKER)
    const written = await listOffers(page)
    expect(written.length).toBeGreaterThan(2)
    for (const offer of written) expect(offer).toMatch(/^\/go-[cm]-\d+\?/)

    const answer = page.waitForResponse('**/api/page?*')
    await goToMerchant(page)
    expect(await (await answer).text()).toMatch(MARKER)
    expect(await listOffers(page), 'the same links').toEqual(written)
  })
})

test.describe('An offer without a url', () => {
  // The browser itself reports an answer that is an error.
  test.use({ expectedNoise: ['Failed to load resource'] })

  test('[R4.4] leads this tab to /403, and its code is shown all the same', async ({ page, context, bed }) => {
    await page.route('**/api/page?*', (route) =>
      answerWith(route, { port: bed.ports.PORT_MAIN, host: HOST, change: withoutUrl }),
    )
    await goToMerchant(page)
    expect(await getCode(page).getAttribute('data-offer')).toBe('/403')
    const [codeTab] = await Promise.all([context.waitForEvent('page'), getCode(page).click()])
    await expect(codeTab).toHaveURL(/promoid=\d+$/)
    await expect(page).toHaveURL(/\/403$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not safe to follow')
  })
})
