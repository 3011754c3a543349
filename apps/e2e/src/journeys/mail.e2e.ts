import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parsePageData } from '@clipfront/page-data'
import { parseFormAnswer } from '@clipfront/page-data/forms'
import { sites } from '@clipfront/site-config'
import type { BrowserContext, Page } from '@playwright/test'
import axe from 'axe-core'
import PostalMime, { type Email } from 'postal-mime'
import { ask } from '../support/ask.ts'
import { catalog } from '../support/catalog.ts'
import { expect, test } from '../support/test.ts'
import { NOW, type TestBed } from '../support/testBed.ts'

const MERCHANT = '/stores/volta-and-vine'
const SITES = [
  {
    label: 'uk',
    dir: 'ltr',
    confirm: 'Confirm',
    confirmed: 'You are subscribed',
    end: 'Unsubscribe',
    ended: 'You are unsubscribed',
  },
  {
    label: 'ae',
    dir: 'rtl',
    confirm: 'تأكيد',
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

/** Sends the form as a browser without scripts does: again where it was sent sooner than people write. */
async function subscribe(bed: TestBed, host: string, address: string) {
  const send = (target: string, options = {}) => ask(bed.ports.PORT_MAIN, host, target, options)
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

/** Subscribes, and presses the button behind the link of the mail. */
async function confirm(
  page: Page,
  bed: TestBed,
  run: string,
  { label, confirm: name, confirmed }: (typeof SITES)[number],
) {
  const { address, host, site, toLocal } = describeShopper(bed, label, run)
  await subscribe(bed, host, `  ${address.toUpperCase()} `)
  let mails: Email[] = []
  await expect(async () => {
    mails = await readOutbox(bed, address)
    expect(mails).toHaveLength(1)
  }, 'page-api sends it by itself').toPass()
  await page.goto(toLocal(findLink(mails[0], 'confirm')))
  await expect(page).toHaveURL(/\/subscription\?confirm=[\w-]{43}$/)
  await expect(page.locator('html')).toHaveAttribute('lang', site.language)
  await expect(page.locator('script'), 'it does without').toHaveCount(0)
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name, exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmed)
}

/** Reads the alert, follows its link to the offers, and ends it: by its page, and as a mail program does. */
async function unsubscribe(page: Page, bed: TestBed, run: string, { label, dir, end, ended }: (typeof SITES)[number]) {
  const { address, host, site, toLocal } = describeShopper(bed, label, run)
  const [, alert] = await readOutbox(bed, address)
  if (!alert) throw new Error('The offer that began was not told of.')
  await expectReadable(page.context(), alert, dir)
  const offer = new URL(findLink(alert, 'mktsrc=mail-alert'))
  const landed = await ask(bed.ports.PORT_MAIN, host, offer.pathname + offer.search)
  expect([landed.status, landed.headers['location']]).toEqual([302, `${MERCHANT}?mktsrc=mail-alert`])

  await page.goto(toLocal(findLink(alert, 'unsubscribe')))
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: end, exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ended)

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

test('[R7.12] A shopper subscribes, confirms, hears of a new offer and ends it, in either direction of reading', async ({
  page,
  bed,
}) => {
  // It starts two commands, which take most of its time.
  test.setTimeout(180_000)
  const run = randomUUID().slice(0, 8)
  for (const site of SITES) await confirm(page, bed, run, site)
  // An offer that was there, and upcoming, begins two days and a half later.
  const later = new Date(Date.parse(NOW) + 3 * 86_400_000).toISOString()
  await catalog({ ...bed, environment: { ...bed.environment, CLIPFRONT_NOW: later } }, 'mail')
  for (const site of SITES) await unsubscribe(page, bed, run, site)
  expect(await page.context().cookies()).toEqual([])
  const { address } = describeShopper(bed, SITES[0].label, run)
  expect(await catalog(bed, 'forget', address)).toMatch(/^Deleted: 1 subscription, 2 mails, 1 link, 2 files\.$/m)
  expect(await readOutbox(bed, address)).toEqual([])
})
