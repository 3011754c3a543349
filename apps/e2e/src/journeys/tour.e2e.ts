import type { CDPSession, Page } from '@playwright/test'
import { ask } from '../support/ask.ts'
import { chromiumOptions } from '../support/chromiumOptions.ts'
import { createRandom } from '../support/createRandom.ts'
import { openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'
import { testBed, type TestBed } from '../support/testBed.ts'

const HOST = 'www.clipfront.example'
const STEPS = process.env['FULL'] === '1' ? 200 : 60
const WARM_UP = 20
const SEED = Number(process.env['SEED'] ?? 7)
const FAILED = 'This page could not be loaded'
const SLOW_MS = 400
/** So often nothing must get less before a measurement ends, and so long lies between two readings. */
const CALM_ROUNDS = 4
const ROUND_MS = 200

/** Compiled code is part of the heap and grows for as long as V8 finds something to compile: without its compilers what is left is ours. */
const INTERPRETED = '--js-flags=--no-opt --no-maglev --no-sparkplug'

// A browser of its own: launch options stand for a whole file.
test.use({ launchOptions: chromiumOptions(await testBed(), [INTERPRETED]) })

/** How page data is answered: `held` until the tour lets it go. */
type Mood = 'quick' | 'slow' | 'held' | 'failing'

/** What the history must hold: the tour's own account of it, kept beside the browser's. */
class Itinerary {
  readonly entries: string[]
  at = 0

  constructor(start: string) {
    this.entries = [start]
  }

  get here(): string {
    return this.entries[this.at] ?? ''
  }

  push(path: string): void {
    this.entries.splice(this.at + 1, Number.POSITIVE_INFINITY, path)
    this.at += 1
  }
}

test.describe('A tour', () => {
  test.use({ expectedNoise: ['Failed to load resource', 'ERR_FAILED'] })
  test.setTimeout(STEPS * 10_000)

  test(`of ${STEPS} pages forth and back, with slow and failing answers, shows no wrong page and leaks nothing`, async ({
    page,
    bed,
  }) => {
    const random = createRandom(SEED)
    const titles = new Map<string, string>()
    const answers = await directAnswers(page)
    await openAlive(page, '/')
    await page.waitForLoadState('networkidle')
    const itinerary = new Itinerary('/')
    const session = await page.context().newCDPSession(page)
    const taken: Record<string, number> = {}
    let isErrorShown = false

    /** Follows some link until its page data is asked for. @param except leads to where the tour is under way already @returns its path */
    const follow = async (mood: Mood, except = ''): Promise<string> => {
      const path = await chooseLink(page, random, except)
      // Said before the click: nobody knows how soon the request comes after it.
      const asked = answers.plan(path, mood)
      await clickLink(page, path)
      await asked
      return path
    }
    /** Each says whether the error page must show; undefined where nothing changes. */
    const moves: Record<string, () => Promise<boolean | undefined>> = {
      async link() {
        itinerary.push(await follow('quick'))
        return false
      },
      async slow() {
        itinerary.push(await follow('slow'))
        return false
      },
      async failing() {
        itinerary.push(await follow('failing'))
        return true
      },
      async overtaken() {
        itinerary.push(await follow('quick', await follow('held')))
        return false
      },
      async 'back at once'() {
        const path = await follow('held')
        if (itinerary.at > 0) return travel(page, itinerary, -1)
        itinerary.push(path)
        return false
      },
      back: () => travel(page, itinerary, -1),
      forward: () => travel(page, itinerary, 1),
    }
    const names = ['link', 'link', 'link', 'slow', 'failing', 'overtaken', 'back at once', 'back', 'back', 'forward']

    async function step(): Promise<void> {
      const name = names[Math.floor(random() * names.length)] ?? 'link'
      taken[name] = (taken[name] ?? 0) + 1
      isErrorShown = (await moves[name]?.()) ?? isErrorShown
      answers.letGo()
      const title = isErrorShown ? FAILED : await titleOf(bed, titles, itinerary.here)
      await expect.poll(() => shown(page), { message: `after ${name}` }).toEqual({ path: itinerary.here, title })
    }
    /** The same page each time it is measured, so that only what was left behind can differ. */
    async function measureAtHome() {
      await clickLink(page, '/')
      if (itinerary.here !== '/') itinerary.push('/')
      isErrorShown = false
      await expect.poll(() => shown(page)).toEqual({ path: '/', title: await titleOf(bed, titles, '/') })
      return measure(session)
    }

    for (let done = 0; done < WARM_UP; done += 1) await step()
    const before = await measureAtHome()
    for (let done = WARM_UP; done < STEPS; done += 1) await step()
    const after = await measureAtHome()

    test.info().annotations.push({
      type: 'figures',
      description: `${JSON.stringify(taken)} heap ${before.heap} -> ${after.heap}, listeners ${before.listeners} -> ${after.listeners}`,
    })
    console.log(
      `tour of ${STEPS}, seed ${SEED}: heap x${(after.heap / before.heap).toFixed(3)}, listeners ${before.listeners} -> ${after.listeners}`,
    )
    expect(after.heap / before.heap, 'the heap keeps its size').toBeLessThan(1.1)
    expect(after.listeners, 'no listener is left behind').toBeLessThanOrEqual(before.listeners)
    expect(after.documents).toBeLessThanOrEqual(before.documents)
  })
})

/** Answers requests for page data as the tour has said of their address, and at once where it has said nothing. */
async function directAnswers(page: Page) {
  const plans = new Map<string, { mood: Mood; begin: () => void }>()
  let gate = Promise.withResolvers<void>()
  await page.route('**/api/page?*', async (route) => {
    const path = new URL(route.request().url()).searchParams.get('url') ?? ''
    const { mood, begin } = plans.get(path) ?? {}
    plans.delete(path)
    begin?.()
    if (mood === 'failing') return route.abort()
    if (mood === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    if (mood === 'held') await gate.promise
    // Whoever was overtaken has taken its request back.
    return route.continue().catch(() => {})
  })
  return {
    /** How the next request for an address is answered. @returns when it has come */
    plan(path: string, mood: Mood): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      plans.set(path, { mood, begin: resolve })
      return promise
    },
    letGo() {
      gate.resolve()
      gate = Promise.withResolvers()
    },
  }
}

/** A link that leads to another page of the site in this tab. @returns its path */
async function chooseLink(page: Page, random: () => number, except: string): Promise<string> {
  return page.evaluate(
    ([share, elsewhere]) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(
        ({ target, pathname, search, hash }) =>
          !target &&
          !hash &&
          !/^\/(?:go-|403)/.test(pathname) &&
          ![location.pathname + location.search, elsewhere].includes(pathname + search),
      )
      const link = links[Math.floor(share * links.length)]
      if (!link) throw new Error('this page has no link')
      return link.pathname + link.search
    },
    [random(), except] as const,
  )
}

async function clickLink(page: Page, path: string): Promise<void> {
  await page.evaluate((wanted) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
    const link = links.find(({ target, pathname, search }) => !target && pathname + search === wanted)
    if (!link) throw new Error(`this page has no link to ${wanted}`)
    link.click()
  }, path)
}

/** Back or forward, where the itinerary goes that far. @returns undefined where it does not */
async function travel(page: Page, itinerary: Itinerary, by: -1 | 1): Promise<false | undefined> {
  const next = itinerary.at + by
  if (next < 0 || next >= itinerary.entries.length) return undefined
  itinerary.at = next
  await page.evaluate((steps) => history.go(steps), by)
  return false
}

function shown(page: Page) {
  return page.evaluate(() => ({ path: location.pathname + location.search, title: document.title }))
}

/** The title that the server itself gives an address. */
async function titleOf({ ports }: TestBed, known: Map<string, string>, path: string): Promise<string> {
  const kept = known.get(path)
  if (kept !== undefined) return kept
  const { body } = await ask(ports.PORT_MAIN, HOST, path)
  const title = decode(/<title>(.*?)<\/title>/s.exec(body)?.[1] ?? '')
  known.set(path, title)
  return title
}

function decode(html: string): string {
  return html
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

interface Figures {
  heap: number
  listeners: number
  documents: number
}

/** The least of each, measured until nothing gets less: what only waits to be freed comes and goes, and what leaks stays. */
async function measure(session: CDPSession): Promise<Figures> {
  await session.send('Performance.enable')
  let least = await collectAndRead(session)
  for (let calm = 0; calm < CALM_ROUNDS;) {
    await new Promise((resolve) => setTimeout(resolve, ROUND_MS))
    const now = await collectAndRead(session)
    const isLess = now.heap < least.heap * 0.999 || now.listeners < least.listeners || now.documents < least.documents
    calm = isLess ? 0 : calm + 1
    least = {
      heap: Math.min(least.heap, now.heap),
      listeners: Math.min(least.listeners, now.listeners),
      documents: Math.min(least.documents, now.documents),
    }
  }
  return least
}

async function collectAndRead(session: CDPSession): Promise<Figures> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { heap: read('JSHeapUsedSize'), listeners: read('JSEventListeners'), documents: read('Documents') }
}
