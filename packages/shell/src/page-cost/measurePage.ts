import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page, Response } from 'playwright'
import { ask } from '../testing/ask.ts'

/** What a page costs; bytes are after gzip unless said otherwise. */
export interface PageCost {
  /** Scripts without which nothing on the page answers. */
  hydrate: number
  /** Scripts of a visit: a search, a filter, a popup, and one page further. */
  visit: number
  /** The script in the HTML. */
  inline: number
  styles: number
  /** How many files of fonts are asked for before something is painted. */
  fonts: number
  /** Cumulative layout shift of the first page of that visit. */
  shift: number
  /** Bytes of HTML without the state, not compressed, for each byte of visible text. */
  htmlPerText: number
}

/**
 * Measures a page as a shopper's browser gets it.
 * @param context without anything that holds its requests back
 * @param address absolute; a merchant's page with more than three reviews
 * @param onStep told of what was loaded by when, for who wants to know more
 */
export async function measurePage(
  context: BrowserContext,
  address: string,
  onStep: (step: string, scripts: readonly [path: string, bytes: number][]) => void = () => {},
): Promise<PageCost> {
  const { port, hostname, pathname, search } = new URL(address)
  const { body: html } = await ask(Number(port), hostname, pathname + search)
  const first = await measureFirst(context, address, html, onStep)
  return { ...first, ...(await measureVisit(context, address, onStep)), ...(await measureHtml(context, html)) }
}

/** Holds back every script that the document does not name, until the page answers: what it has loaded by then was needed. */
async function measureFirst(
  context: BrowserContext,
  address: string,
  html: string,
  onStep: Parameters<typeof measurePage>[2],
) {
  const page = await context.newPage()
  const files = watchFiles(page)
  await page.route('**/*.js', (route) =>
    html.includes(`"${new URL(route.request().url()).pathname}"`) ? route.continue() : undefined,
  )
  await page.goto(address, { waitUntil: 'commit' })
  await untilHydrated(page)
  const fonts = await countFontsBeforePaint(page)
  const all = await files()
  onStep?.('to hydrate', listScripts(all))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()
  return { hydrate: sum(all, 'script'), styles: sum(all, 'stylesheet'), fonts }
}

async function measureVisit(context: BrowserContext, address: string, onStep: Parameters<typeof measurePage>[2]) {
  const page = await context.newPage()
  const files = watchFiles(page)
  await page.addInitScript(() => {
    const seen = Object.assign(globalThis, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const tell = async (step: string) => onStep?.(step, listScripts(await files()))
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await page.waitForLoadState('networkidle')
  await tell('at rest')
  const shift = await page.evaluate(() => {
    // An observer of a type that is unknown reports nothing, and says nothing.
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
      throw new Error('No layout shift is reported')
    return Number(Reflect.get(globalThis, 'shift'))
  })
  await page.locator('input[type=search]').first().pressSequentially('nim')
  await page.locator('[role=option]').first().waitFor()
  await page.keyboard.press('Escape')
  await tell('after a search')
  await page.locator('#filter-type-code').first().dispatchEvent('click')
  await page.locator('a[href="#all-reviews"]').click()
  await page.locator('dialog[open]').waitFor()
  await page.keyboard.press('Escape')
  await tell('after a popup')
  await page.locator('header a[data-page=static], header a[data-page=home]').first().click()
  await page.waitForURL((url) => url.pathname !== new URL(address).pathname)
  await page.waitForLoadState('networkidle')
  const all = await files()
  await tell('on another page')
  await page.close()
  return { visit: sum(all, 'script'), shift }
}

async function measureHtml(context: BrowserContext, html: string): Promise<Pick<PageCost, 'inline' | 'htmlPerText'>> {
  const page = await context.newPage()
  await page.setContent(html.replaceAll(/<(?:script|link)\b[^>]*(?:src|href)="[^"]*"[^>]*>/g, ''), {
    waitUntil: 'domcontentloaded',
  })
  const { inline, text } = await page.evaluate(() => {
    const scripts = [...document.querySelectorAll('script:not([src], [type*=json])')].map(({ innerHTML }) => innerHTML)
    for (const unseen of document.body.querySelectorAll('script, noscript, style')) unseen.remove()
    return { inline: scripts, text: document.body.textContent }
  })
  await page.close()
  const state = /<script type="application\/json" id="state">.*?<\/script>/s.exec(html)?.[0] ?? ''
  return {
    inline: gzipBytes(inline.join('')),
    htmlPerText: (Buffer.byteLength(html) - Buffer.byteLength(state)) / Buffer.byteLength(text),
  }
}

interface SentFile {
  path: string
  type: string
  bytes: number
}

/** @returns what scripts and styles a page has got so far */
function watchFiles(page: Page): () => Promise<SentFile[]> {
  const responses = new Map<string, Response>()
  page.on('response', (response) => void responses.set(response.url(), response))
  return async () => {
    const wanted = [...responses.values()].filter((response) =>
      ['script', 'stylesheet'].includes(response.request().resourceType()),
    )
    return Promise.all(
      wanted.map(async (response) => ({
        path: new URL(response.url()).pathname,
        type: response.request().resourceType(),
        bytes: gzipBytes(await response.body()),
      })),
    )
  }
}

function gzipBytes(content: string | Buffer): number {
  // Too small to be worth compressing: it goes out as it is.
  return Math.min(Buffer.byteLength(content), gzipSync(content, { level: 9 }).length)
}

function sum(files: readonly SentFile[], type: string): number {
  return files.reduce((total, file) => total + (file.type === type ? file.bytes : 0), 0)
}

function listScripts(files: readonly SentFile[]): [string, number][] {
  return files.filter(({ type }) => type === 'script').map(({ path, bytes }) => [path, bytes])
}

/** React marks what it has hydrated: every element of the page has an owner there. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const elements = [...document.querySelectorAll('#root *')]
    return (
      elements.length > 0 &&
      elements.every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))
    )
  })
}

function countFontsBeforePaint(page: Page): Promise<number> {
  return page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => /\.woff2?$/.test(name))
    return fonts.filter(({ startTime }) => startTime < painted).length
  })
}
