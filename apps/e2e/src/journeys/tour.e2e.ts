import type { Page } from '@playwright/test'
import { createRandom } from '@clipfront/vitest/random'
import { openAlive } from '../support/openAlive.ts'
import { expect, test } from '../support/test.ts'
import { chromiumOptions, testBed } from '../support/testBed.ts'
import { chooseLink, clickLink } from '../support/tour/chooseLink.ts'
import { type Described, describeShown, openReader } from '../support/tour/describeDocument.ts'
import { directAnswers, type Mood, FAILURES, type FailureName, OUT_OF_ORDER } from '../support/tour/directAnswers.ts'
import { Itinerary } from '../support/tour/Itinerary.ts'
import { measure } from '../support/tour/measure.ts'

const HOST = 'www.clipfront.example'
const STEPS = process.env['FULL'] === '1' ? 200 : 45
const WARM_UP = 15
const SEED = Number(process.env['SEED'] ?? 7)
const FAILED = 'This page could not be loaded'

/** Compiled code is part of the heap and grows for as long as V8 finds something to compile: without its compilers what is left is ours. */
const INTERPRETED = '--js-flags=--no-opt --no-maglev --no-sparkplug'

// A browser of its own: launch options stand for a whole file.
test.use({ launchOptions: chromiumOptions(await testBed(), [INTERPRETED]) })

test.describe('A tour', () => {
  test.use({ expectedNoise: ['Failed to load resource', 'ERR_FAILED'] })
  test.setTimeout(STEPS * 10_000)

  test(`[R2.11] of ${STEPS} pages forth and back, with slow, wrong and failing answers, shows no wrong page and leaks nothing`, async ({
    page,
    browser,
    bed,
  }) => {
    const server = { port: bed.ports.PORT_MAIN, host: HOST }
    const random = createRandom(SEED)
    const answers = await directAnswers(page, server)
    const reader = await openReader(browser, server)
    await openAlive(page, '/')
    await page.waitForLoadState('networkidle')
    const itinerary = new Itinerary('/')
    const session = await page.context().newCDPSession(page)
    const taken: Record<string, number> = {}
    let failure: FailureName | undefined

    /** Follows a link until its page data is requested. @returns its path */
    const follow = async (mood: Mood, except: readonly string[] = []): Promise<string> => {
      const path = await chooseLink(page, random, except)
      // Planned before the click, since the request may follow at once.
      const requested = answers.plan(path, mood)
      await clickLink(page, path)
      await requested
      return path
    }
    const arriveAt = (path: string, failed?: FailureName): void => {
      itinerary.push(path)
      failure = failed
    }
    /** Back or forward, where the itinerary goes that far; else nothing changes. */
    const travel = async (by: -1 | 1): Promise<void> => {
      if (!itinerary.reaches(by)) return
      itinerary.go(by)
      failure = undefined
      await page.evaluate((steps) => history.go(steps), by)
    }
    const moves = {
      link: async () => arriveAt(await follow('quick')),
      slow: async () => arriveAt(await follow('slow')),
      async redirected() {
        const redirectTo = await chooseLink(page, random)
        await follow({ redirectTo }, [redirectTo])
        arriveAt(redirectTo)
      },
      overtaken: async () => arriveAt(await follow('quick', [await follow('held')])),
      async 'back at once'() {
        const path = await follow('held')
        if (itinerary.reaches(-1)) return travel(-1)
        answers.letGo()
        return arriveAt(path)
      },
      back: () => travel(-1),
      forward: () => travel(1),
    }
    const deal = createDeck<keyof typeof moves | FailureName>(
      [
        ...(['link', 'link', 'link', 'link', 'slow', 'redirected', 'overtaken', 'back at once'] as const),
        ...(['back', 'back', 'back', 'forward', 'forward'] as const),
        ...(Object.keys(FAILURES) as FailureName[]),
      ],
      random,
    )

    async function step(): Promise<void> {
      const name = deal()
      taken[name] = (taken[name] ?? 0) + 1
      itinerary.here.top = await wander(page, random())
      if (name in FAILURES) arriveAt(await follow({ failure: name as FailureName }), name as FailureName)
      else await moves[name as keyof typeof moves]()
      await expectHere(`after ${name}`)
      // What was overtaken is answered now, and changes nothing any more.
      answers.letGo()
      await twoFrames(page)
      // At once, but for the loading bar of a failure, which a busy machine may still show.
      const { loadingBars: _, ...unchanged } = await expected()
      expect(await describeShown(page), `right after the answers to ${name}`).toMatchObject(unchanged)
      await expectHere(`later after ${name}`)
    }
    async function expected() {
      const drawn = await reader.describe(itinerary.here.path)
      return { ...itinerary.here, ...(failure === undefined ? drawn : asError(drawn, failure)) }
    }
    async function expectHere(message: string): Promise<void> {
      await expect.poll(() => describeShown(page), { message, intervals: [50, 100] }).toEqual(await expected())
    }
    /** The same page each time it is measured, so that only what was left behind can differ. */
    async function measureAtHome() {
      if (itinerary.here.path !== '/' || failure) {
        await clickLink(page, '/')
        arriveAt('/')
      }
      await expectHere('at home')
      return measure(session)
    }

    expect(await reader.describe('/')).toMatchObject({ headings: [expect.any(String)], mains: 1, loadingBars: 0 })
    for (let done = 0; done < WARM_UP; done += 1) await step()
    const before = await measureAtHome()
    for (let done = WARM_UP; done < STEPS; done += 1) await step()
    const after = await measureAtHome()
    await reader.close()

    test.info().annotations.push({
      type: 'figures',
      description: `${JSON.stringify(taken)} heap ${before.heap} -> ${after.heap}, listeners ${before.listeners} -> ${after.listeners}`,
    })
    console.log(
      `tour of ${STEPS}, seed ${SEED}: heap x${(after.heap / before.heap).toFixed(3)}, listeners ${before.listeners} -> ${after.listeners}, documents ${before.documents} -> ${after.documents}`,
    )
    expect(after.heap / before.heap, 'the heap keeps its size').toBeLessThan(1.1)
    expect(after.listeners, 'no listener is left behind').toBeLessThanOrEqual(before.listeners)
    expect(after.documents, 'no document is left behind').toBeLessThanOrEqual(before.documents)
  })
})

/** What the error page shows in the place of a page. */
function asError(page: Described, failure: FailureName): Described {
  const words = failure === 'an error page of the server' ? OUT_OF_ORDER : FAILED
  return {
    ...page,
    loadingBars: 0,
    title: words,
    headings: [words],
    canonical: null,
    robots: 'NOINDEX',
    description: null,
  }
}

/** Looks at some part of the page. @returns how far from its top that is */
function wander(page: Page, share: number): Promise<number> {
  return page.evaluate((part) => {
    const top = part * (document.documentElement.scrollHeight - innerHeight)
    scrollTo({ top, behavior: 'instant' })
    return Math.round(scrollY)
  }, share)
}

/** Time in which the page draws what it has to draw. */
function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Deals the cards in a random order, and again in another one when none is left: each comes up as often as any other. */
function createDeck<Card>(cards: readonly Card[], random: () => number): () => Card {
  const left: Card[] = []
  return () => {
    if (left.length === 0) left.push(...cards)
    const [card] = left.splice(Math.floor(random() * left.length), 1)
    if (card === undefined) throw new Error('a deck has at least one card')
    return card
  }
}
