import type { Page } from '@playwright/test'
import { answerWith, ask, readState } from '../support/ask.ts'
import { openAlive, untilAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

const HOST = 'www.clipfront.example'
/** A page says how often an offer was used today: here no journey uses any. */
const UNUSED_HOST = 'dk.clipfront.example'

const MERCHANT = '/stores/nimbus-shoes'
const IPAD_AS_MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15'
const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0'
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
const HOSTILE = '"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},'

/** What would be different if any code had merged a hostile key. */
function pollution(page: Page) {
  return page.evaluate(() => ({
    read: Reflect.get({}, 'polluted') ?? Reflect.get([], 'polluted') ?? Reflect.get(Object, 'polluted') ?? null,
    keys: Object.keys(Object.prototype),
  }))
}

/** Puts the keys into every object of a JSON text. */
function poison(json: string): string {
  return JSON.stringify(JSON.parse(json)).replaceAll(/\{(?=")/g, `{${HOSTILE}`)
}

/** The document with a hostile state. */
function poisonState(html: string): string {
  return html.replace(
    /(id="state"[^>]*>)(.*?)(?=<\/script>)/s,
    (_, begin: string, json: string) => begin + poison(json).replaceAll('<', String.raw`\u003c`),
  )
}

async function goToMerchant(page: Page): Promise<void> {
  await page.locator(`main a[href="${MERCHANT}"]`).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nimbus')
}

test.describe('Who the visitor is', () => {
  test('[R1.3] HTML is the same for everyone, where no template differs by device', async ({ bed }) => {
    const read = async (userAgent: string, address: string) => {
      const headers = { 'user-agent': userAgent, 'x-forwarded-for': address, cookie: 'secret=of-one-visitor' }
      return (await ask(bed.ports.PORT_MAIN, UNUSED_HOST, MERCHANT, { headers })).body
    }
    const [mac, firefox, phone] = [
      await read(IPAD_AS_MAC, '192.0.2.77'),
      await read(FIREFOX, '192.0.2.78'),
      await read(PHONE, '192.0.2.79'),
    ]
    expect([firefox, phone]).toEqual([mac, mac])
    expect(readState(mac).device).toBeNull()
    expect(mac).not.toMatch(/data-device|192\.0\.2\.|of-one-visitor|Firefox|Macintosh|Android 10/)
  })

  test.describe('on an iPad that says Macintosh', () => {
    test.use({ userAgent: IPAD_AS_MAC })

    test('[R1.3] the browser finds the device after hydration, and keeps it from page to page', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 })
        Object.defineProperty(navigator, 'userAgentData', { value: undefined })
      })
      const answer = await page.goto('/')
      expect(await answer?.text()).not.toContain('data-device')
      await untilAlive(page)
      const root = page.locator('html')
      await expect(root).toHaveAttribute('data-device', 'tablet')
      await goToMerchant(page)
      await expect(root).toHaveAttribute('data-device', 'tablet')
    })
  })

  test('[R3.6] nobody asks for the visitor’s address while nobody needs it', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await openAlive(page, '/')
    await goToMerchant(page)
    await page.waitForLoadState('networkidle')
    expect(requests).toContain('/api/page')
    expect(requests).not.toContain('/api/visitor')
    const { ip } = await page.evaluate(async () => (await fetch('/api/visitor')).json())
    expect(ip, 'and it is there for whoever does').toMatch(/^[\d.:a-f]+$/)
  })
})

test.describe('[R3.6] [R2.16] Hostile data', () => {
  test('of an answer changes no prototype, and the page is shown', async ({ page, bed }) => {
    await openAlive(page, '/')
    await page.route('**/api/page?*', (route) =>
      answerWith(route, { port: bed.ports.PORT_MAIN, host: HOST, change: poison }),
    )
    const poisoned = page.waitForResponse('**/api/page?*')
    await goToMerchant(page)
    expect(await (await poisoned).text()).toContain(HOSTILE)
    expect(await pollution(page)).toEqual({ read: null, keys: [] })
  })

  test('of a document changes none either, and the page comes to life', async ({ page, bed }) => {
    await page.route(
      ({ pathname }) => pathname === '/',
      (route) => answerWith(route, { port: bed.ports.PORT_MAIN, host: HOST, change: poisonState }),
    )
    await openAlive(page, '/')
    expect(await page.locator('#state').textContent()).toContain(HOSTILE)
    await goToMerchant(page)
    expect(await pollution(page)).toEqual({ read: null, keys: [] })
  })
})
