import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { build } from 'vite'

const ROUNDS = 7
/** How much slower than this machine the shopper's is. */
const SLOWDOWN = 4

/**
 * How long a click that leaves codes alone takes until no deal is on the screen, in ms, four times slowed down: ours beside bare React
 * with the same cards and styles, in turns, so that a machine that grows slower slows both.
 * @param address of a page with 300 coupons
 * @returns medians; the browser tells them in steps of 8 ms
 * @throws {Error} the frame that was timed still showed a deal
 */
export async function measureFilter(context: BrowserContext, address: string): Promise<{ ours: number; bare: number }> {
  const ours = await openSlow(context, address)
  const body = await buildBarePage(ours)
  const bareAddress = new URL('/bare-list', address).href
  await context.route(bareAddress, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  const bare = await openSlow(context, bareAddress)
  const taken = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    taken.ours.push(await timeClick(ours, '#filter-type-code'))
    await expectAddress(ours, '?type=code')
    await ours.locator('#filter-type-all').click()
    await expectAddress(ours, '')
    taken.bare.push(await timeClick(bare, '#code'))
    await bare.locator('#all').click()
  }
  await Promise.all([ours.close(), bare.close()])
  return { ours: median(taken.ours), bare: median(taken.bare) }
}

async function openSlow(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}

async function buildBarePage(ours: Page): Promise<string> {
  const { listed, styles } = await ours.evaluate(() => {
    const cards = [...document.querySelectorAll('main li > [data-card]')]
    const item = cards[0]?.parentElement
    return {
      listed: {
        offers: cards.map((card) => ({
          html: card.outerHTML,
          isCode: card.querySelector('[data-action=get-code]') !== null,
        })),
        listClass: item?.parentElement?.className,
        itemClass: item?.className,
      },
      styles: [...document.querySelectorAll('link[rel=stylesheet]')].map(({ outerHTML }) => outerHTML),
    }
  })
  const json = JSON.stringify(listed).replaceAll('<', String.raw`\u003c`)
  const script = (await bundleBareList()).replaceAll('</script', String.raw`<\/script`)
  return `<!DOCTYPE html><html lang="en"><head>${styles.join('')}</head><body><div id="root"></div><script type="application/json" id="listed">${json}</script><script>${script}</script></body></html>`
}

/** What a click led to is there, drawn and at rest before the next one. */
async function expectAddress(page: Page, search: string): Promise<void> {
  await page.waitForFunction((wanted) => location.search === wanted, search)
  await page.waitForLoadState('networkidle')
}

/** From the click to the first frame that shows what came of it, as the browser itself has it. */
async function timeClick(page: Page, selector: string): Promise<number> {
  await page.bringToFront()
  const timed = page.evaluate(async () => {
    const checked = new Promise<void>((resolve, reject) => {
      const check = () => {
        const deals = [...document.querySelectorAll('[data-action=get-deal]')]
        const isSeen = deals.some((deal) => deal.checkVisibility({ visibilityProperty: true }))
        if (isSeen) reject(new Error('the frame that was timed shows a deal'))
        else resolve()
      }
      // Before the second frame all is as the first has shown it.
      const afterFrame = () => requestAnimationFrame(() => requestAnimationFrame(check))
      addEventListener('click', afterFrame, { once: true })
    })
    const duration = new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const clicks = list.getEntries().filter(({ name }) => name === 'click')
        if (clicks.length === 0) return
        observer.disconnect()
        resolve(Math.max(...clicks.map((click) => click.duration)))
      })
      const quick = { type: 'event', durationThreshold: 0 }
      observer.observe(quick)
      // It tells of a click after its frame, but not of one that took less than 16 ms.
      void checked.then(() => setTimeout(() => resolve(0), 3000))
    })
    await checked
    return duration
  })
  await page.locator(selector).click()
  return timed
}

async function bundleBareList(): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'testing/bareList.ts'), formats: ['iife'], name: 'bare' },
    },
  })
  const [output] = [outputs].flat()
  if (!output || !('output' in output)) throw new Error('the bundler gave no output')
  return output.output[0].code
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
