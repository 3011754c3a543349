import type { BrowserContext, Page } from '@playwright/test'
import { openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'

/** All that a visit left on the device or tried to, and everybody it has asked. */
interface Traces {
  writes: string[]
  hosts: Set<string>
}

/** Records from the first document on, in every tab. What it looks at does what it always does. */
async function recordTraces(context: BrowserContext): Promise<Traces> {
  const traces: Traces = { writes: [], hosts: new Set() }
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http')) traces.hosts.add(host)
  })
  await context.exposeBinding('noteWrite', (_, what: string) => void traces.writes.push(what))
  await context.addInitScript(() => {
    // A tab that a click opens runs this twice on one document.
    if (Object.hasOwn(document, 'cookie')) return
    const { noteWrite } = window as Window & { noteWrite?: (what: string) => Promise<void> }
    const listen = (owner: object, method: string, describe: (self: unknown, name: string) => string) => {
      const original: unknown = Reflect.get(owner, method)
      if (typeof original !== 'function') return
      Reflect.set(owner, method, function noted(this: unknown, ...given: unknown[]) {
        void noteWrite?.(describe(this, String(given[0])))
        return Reflect.apply(original, this, given)
      })
    }
    listen(Storage.prototype, 'setItem', (self, key) => `${self === localStorage ? 'local' : 'session'} ${key}`)
    listen(IDBFactory.prototype, 'open', (_, name) => `indexedDB ${name}`)
    if ('CacheStorage' in window) listen(CacheStorage.prototype, 'open', (_, name) => `caches ${name}`)
    if ('CookieStore' in window) listen(CookieStore.prototype, 'set', (_, name) => `cookie ${name}`)
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    Object.defineProperty(document, 'cookie', {
      get: () => cookie?.get?.call(document) as string,
      set(text: string) {
        void noteWrite?.(`cookie ${text.split('=', 1)[0]}`)
        cookie?.set?.call(document, text)
      },
    })
  })
  return traces
}

/** What lies on the device, whoever has written it. */
async function readDevice(page: Page) {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ])
  return [...(await page.context().cookies()).map(({ name }) => name), ...stored]
}

/** All that a shopper may do, and long enough to be taken for one. */
async function visit(page: Page): Promise<void> {
  const context = page.context()
  await openAlive(page, `${new URL(page.url()).origin}/?tdweb=1&mktsrc=app`)
  await page.locator('main input[name=q]').pressSequentially('Nimbus')
  await page.locator('main input[name=q]').press('Enter')
  await page.locator('main a[href^="/stores/nimbus-shoes"]').first().click()
  await expect(page).toHaveURL(/\/stores\/nimbus-shoes/)
  for (const way of [400, 400, -800]) {
    await page.mouse.wheel(0, way)
    await page.waitForTimeout(300)
  }
  await page.locator('main article summary').first().click()
  const [codeTab] = await Promise.all([
    context.waitForEvent('page'),
    page.locator('a[data-action="get-code"]').first().click(),
  ])
  await codeTab.locator('[data-hydrated] [data-action="copy-code"]').click()
  const [shop] = await Promise.all([
    context.waitForEvent('page'),
    codeTab.locator('a[data-action="go-to-shop"]').first().click(),
  ])
  await shop.waitForLoadState()
  await shop.close()
  await codeTab.close()
  await expect(page).toHaveURL(/\/demo-shop\//)
  await page.goBack()
  await page.locator('footer a[href="/blog"]').click()
  await expect(page).toHaveURL(/\/blog/)
  await page.mouse.wheel(0, 500)
  await page.locator('footer a[href="/privacy"]').click()
  await expect(page).toHaveURL(/\/privacy/)
  // By then whoever has done so much counts as a person (R4.8).
  await page.waitForFunction(() => performance.now() > 5500)
  await page.reload()
  await page.waitForLoadState('networkidle')
}

test('[R7.11] a whole visit of a site that asks writes nothing and asks nobody else, without an answer and after a no', async ({
  page,
  context,
  bed,
}) => {
  const traces = await recordTraces(context)
  await page.goto(bed.origins.uk)
  await visit(page)
  expect([traces.writes, await readDevice(page)]).toEqual([[], []])
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Decline' }).click()
  await openAlive(page, `${bed.origins.uk}/stores/nimbus-shoes`)
  await Promise.all([context.waitForEvent('page'), page.locator('a[data-action="get-code"]').first().click()])
  await expect(page).toHaveURL(/\/demo-shop\//)
  expect([traces.writes, await readDevice(page)]).toEqual([['cookie cf_consent'], ['cf_consent']])
  expect([...traces.hosts]).toEqual([new URL(bed.origins.uk).host])
})

test('[R7.11] the same visit of a site that need not ask writes only what a no deletes, and asks nobody else either', async ({
  page,
  context,
  bed,
}) => {
  const traces = await recordTraces(context)
  await page.goto(bed.origins.www)
  await visit(page)
  expect(traces.writes.join('\n')).toMatch(/^local td:cp:\d+:\d+:click$/m)
  expect(await readDevice(page)).not.toEqual([])
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Decline' }).click()
  expect(await readDevice(page)).toEqual(['cf_consent'])
  expect([...traces.hosts]).toEqual([new URL(bed.origins.www).host])
})
