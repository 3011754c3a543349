import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parsePageData } from '@clipfront/page-data'
import { parseFormAnswer } from '@clipfront/page-data/forms'
import { sites } from '@clipfront/site-config'
import type { BrowserContext, Page } from '@playwright/test'
import axe from 'axe-core'
import PostalMime, { type Email } from 'postal-mime'
import { ask } from '../support/ask.ts'
import { buildNetwork } from '../support/buildNetwork.ts'
import { catalog } from '../support/catalog.ts'
import { openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'
import { NOW, type TestBed } from '../support/testBed.ts'

const MERCHANT = '/stores/volta-and-vine'
const SITES = [
  {
    label: 'uk',
    dir: 'ltr',
    confirm: 'Yes, send me these emails',
    confirmed: 'You are subscribed',
    end: 'Unsubscribe',
    ended: 'You are unsubscribed',
  },
  {
    label: 'ae',
    dir: 'rtl',
    confirm: 'نعم، أريد هذه الرسائل',
    confirmed: 'تم الاشتراك',
    end: 'إلغاء الاشتراك',
    ended: 'تم إلغاء الاشتراك',
  },
] as const

/** @param run names this attempt: what another one has left is another shopper's */
function describeShopper({ origins }: TestBed, label: (typeof SITES)[number]['label'], run: string) {
  const host = new URL(origins[label]).hostname
  const site = sites.find(({ hosts }) => hosts[0] === host)
  if (!site) throw new Error(`${host} is no site`)
  return {
    address: `mail-${run}-${label}@example.org`,
    host,
    site,
    /** On this machine a site has a port. */
    toLocal: (url: string) => url.replace(site.domainLink, origins[label]),
  }
}

/** Opens the form on the merchant's page, by the keyboard. */
async function subscribeByPage(page: Page, target: string, address: string) {
  await openAlive(page, target)
  await expect(page.getByText('No offers today', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'New offers by email' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await page.keyboard.type(address)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText(/^An email is on its way/)
}

/** Sends the form as a browser without scripts does: again where it was sent sooner than people write. */
async function subscribe(bed: TestBed, host: string, address: string) {
  const network = buildNetwork()
  const send = (target: string, { headers, ...options }: Parameters<typeof ask>[3] = {}) =>
    ask(bed.ports.PORT_MAIN, host, target, { ...options, headers: { ...headers, ...network } })
  const page = parsePageData(JSON.parse((await send(`/api/page?url=${encodeURIComponent(MERCHANT)}`)).body))
  if (!('page' in page) || page.page !== 'merchant') throw new Error(`${MERCHANT} is no merchant's page`)
  const merchant = `${page.data.merchant.id}`
  const accept = { accept: 'application/json' }
  const shown = await send(`/api/form/subscribe?merchant=${merchant}`, { headers: accept })
  const { stamp } = parseFormAnswer(JSON.parse(shown.body))
  await expect(async () => {
    const { status, headers } = await send('/api/form/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `${new URLSearchParams({ merchant, address, homepage: '', stamp })}`,
    })
    expect([status, headers['location']]).toEqual([303, expect.stringContaining('sent=yes')])
  }).toPass({ intervals: [1000] })
}

const readNumber = ({ messageId = '' }: Email) => Number(/\d+/.exec(messageId)?.[0])

/** The mails to an address, the oldest first. */
async function readOutbox(bed: TestBed, address: string): Promise<Email[]> {
  const folder = path.join(bed.environment['CLIPFRONT_DATA'] ?? '', 'outbox')
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))))
  return mails
    .filter(({ to }) => to?.some((one) => one.address === address))
    .toSorted((one, other) => readNumber(one) - readNumber(other))
}

/** The first link of a mail that says something. */
function findLink(mail: Email | undefined, part: string): string {
  const link = mail?.text?.split('\n').find((line) => line.startsWith('https://') && line.includes(part))
  if (link === undefined) throw new Error(`No link of the mail holds ${part}: ${mail?.text}`)
  return link
}

/** @param ignored rules of axe */
async function findBarriers(page: Page, ignored: readonly string[] = []): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async (names) => {
    const rules = Object.fromEntries(names.map((rule) => [rule, { enabled: false }]))
    const { violations } = (await (globalThis as { axe?: typeof axe }).axe?.run({ rules })) ?? { violations: [] }
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  }, ignored)
}

/** A mail is shown within a page of others, which has the landmarks. */
const OF_WHOLE_PAGES = ['region', 'landmark-one-main']

/** A mail as it is read on the narrowest screen, in both schemes. */
async function expectReadable(context: BrowserContext, { html = '' }: Email, dir: string) {
  // Of its own: the policy of a site's page would not let its styles in.
  const page = await context.newPage()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setContent(html)
    expect(await findBarriers(page, OF_WHOLE_PAGES)).toEqual([])
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect([scrollWidth, clientWidth]).toEqual([clientWidth, clientWidth])
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
  }
  await page.close()
}

/** Reads the one mail that came, and presses the button behind its link. */
async function confirm(page: Page, bed: TestBed, run: string, site: (typeof SITES)[number]) {
  const { address, site: config, toLocal } = describeShopper(bed, site.label, run)
  let mails: Email[] = []
  await expect(async () => {
    mails = await readOutbox(bed, address)
    expect(mails).toHaveLength(1)
  }, 'page-api sends it by itself').toPass()
  await page.goto(toLocal(findLink(mails[0], 'confirm')))
  await expect(page).toHaveURL(/\/subscription\?confirm=[\w-]{43}$/)
  await expect(page.locator('html')).toHaveAttribute('lang', config.language)
  await expect(page.locator('script'), 'it does without').toHaveCount(0)
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: site.confirm, exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.confirmed)
}

/** The alert, which follows the confirmation. */
async function readAlert(page: Page, bed: TestBed, run: string, { label, dir }: (typeof SITES)[number]) {
  const [, alert, ...more] = await readOutbox(bed, describeShopper(bed, label, run).address)
  if (!alert || more.length > 0)
    throw new Error(`Of one offer one mail tells, and not ${more.length + (alert ? 1 : 0)}.`)
  await expectReadable(page.context(), alert, dir)
  return alert
}

/** Ends it as a mail program does (RFC 8058). */
async function unsubscribeByOneClick(bed: TestBed, run: string, alert: Email) {
  const { host, site } = describeShopper(bed, 'uk', run)
  const header = alert.headers.find(({ key }) => key === 'list-unsubscribe')
  const oneClick = new URL(/^<(.*)>$/.exec(header?.value ?? '')?.[1] ?? '')
  expect(oneClick.origin).toBe(site.domainLink)
  const { status, headers } = await ask(bed.ports.PORT_MAIN, host, oneClick.pathname + oneClick.search, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect([status, headers['set-cookie']]).toEqual([200, undefined])
}

async function unsubscribeByPage(
  page: Page,
  alert: Email,
  toLocal: (url: string) => string,
  { end, ended }: (typeof SITES)[number],
) {
  await page.goto(toLocal(findLink(alert, 'unsubscribe')))
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: end, exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ended)
}

/** Days after the moment of the test bed; commands take it for now. */
function passDays(bed: TestBed, days: number): TestBed {
  const now = new Date(Date.parse(NOW) + days * 86_400_000).toISOString()
  return { ...bed, environment: { ...bed.environment, CLIPFRONT_NOW: now } }
}

/** What the merchant of this attempt had and will have, by the day on which it begins: nothing today. */
const OFFERS = [
  { title: '10% off', discount: { kind: 'percent', value: 10 }, starts: '2025-11-20', ends: '2026-01-31' },
  { title: '15% off', discount: { kind: 'percent', value: 15 }, starts: '2026-11-22', ends: '2026-12-31' },
  { title: '20% off', discount: { kind: 'percent', value: 20 }, starts: '2026-11-25', ends: '2026-12-31' },
]

/** Imports the offers of a merchant that this attempt alone has. An import refuses names that are reserved for examples. */
async function importOffers(bed: TestBed, run: string) {
  const file = path.join(bed.environment['CLIPFRONT_DATA'] ?? '', `mail-${run}.jsonl`)
  const merchant = { merchant: `Mail ${run}`, domain: `mail-${run}.com`, url: `https://mail-${run}.com/` }
  const lines = OFFERS.map((offer) => JSON.stringify({ ...merchant, codes: [], source: run, ...offer }))
  writeFileSync(file, lines.join('\n'))
  await catalog(bed, 'import', '--format', 'json', '--site', 'main/uk', file)
}

test.use({ extraHTTPHeaders: async ({}, use) => use(buildNetwork()) })

test('[R7.12] A shopper subscribes, confirms, hears of a new offer, looks at it and ends it, in either direction of reading', async ({
  page,
  bed,
}) => {
  // It starts four commands, which take most of its time.
  test.setTimeout(360_000)
  const run = randomUUID().slice(0, 8)
  const [uk, ae] = SITES
  const [shopper, other] = [describeShopper(bed, 'uk', run), describeShopper(bed, 'ae', run)]
  const merchant = `/stores/mail-${run}`
  await importOffers(bed, run)
  await subscribeByPage(page, bed.origins.uk + merchant, shopper.address.toUpperCase())
  await confirm(page, bed, run, uk)
  await subscribe(bed, other.host, `  ${other.address.toUpperCase()} `)
  await confirm(page, bed, run, ae)

  // Offers that were there, and upcoming, have begun.
  const later = passDays(bed, 3)
  await catalog(later, 'mail')
  const alert = await readAlert(page, bed, run, uk)
  await page.goto(shopper.toLocal(findLink(alert, 'mktsrc=mail-alert')))
  expect(new URL(page.url()).pathname).toBe(merchant)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Mail ${run}`)
  await unsubscribeByOneClick(bed, run, alert)

  const otherAlert = await readAlert(page, bed, run, ae)
  const offer = new URL(findLink(otherAlert, 'mktsrc=mail-alert'))
  const landed = await ask(bed.ports.PORT_MAIN, other.host, offer.pathname + offer.search)
  expect([landed.status, landed.headers['location']]).toEqual([302, `${MERCHANT}?mktsrc=mail-alert`])
  await unsubscribeByPage(page, otherAlert, other.toLocal, ae)

  await catalog(passDays(bed, 5), 'mail')
  expect(await readOutbox(bed, shopper.address), 'nothing more comes').toHaveLength(2)
  // It has ended, and says so again.
  await unsubscribeByPage(page, alert, shopper.toLocal, uk)
  expect(await page.context().cookies()).toEqual([])
  expect(await catalog(bed, 'forget', shopper.address)).toMatch(
    /^Deleted: 1 subscription, 2 mails, 1 link, 2 files\.$/m,
  )
  expect(await readOutbox(bed, shopper.address)).toEqual([])
})
