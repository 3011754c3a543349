import { BREAKPOINTS_PX } from '@clipfront/routing/breakpoints'
import axe from 'axe-core'
import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { commands, page } from 'vitest/browser'
import { type Language, LANGUAGES } from './allMessages.ts'
import { forbiddenAttributes } from './forbiddenAttributes.ts'
import { hydrate } from './hydrate.tsx'
import { measureWidth, measureWideWidth } from './measureWidth.ts'
import { OnSite } from './OnSite.tsx'
import styles from './Place.module.css'
import { siteIn } from './siteIn.ts'
import { listStates } from './listStates.ts'

interface Conformance {
  /** Whether it is one element that takes a ref and a class name. Page templates and frames do not. @default true */
  isElement?: boolean
}

/** The narrowest screen that is looked after. */
const NARROWEST_PX = BREAKPOINTS_PX.xs
/** Where the tests that follow look at the widget. */
const DESK_PX = [1280, 800] as const
/** A page has regions; a widget alone is in none. */
const AXE_OPTIONS: axe.RunOptions = { rules: { region: { enabled: false } }, resultTypes: ['violations'] }

const isFull = inject('isFull')
/** Arabic is the furthest from what a test would be written in: another direction, another script, six plurals. */
const SPOKEN: readonly Language[] = isFull ? LANGUAGES : ['ar-AE']
/** German has the longest words. */
const MEASURED: readonly Language[] = isFull ? LANGUAGES : ['ar-AE', 'de-DE']

/**
 * What every widget must hold, in each state that its stories show: it renders without a browser, hydrates silently (that the console
 * stays silent, `freshPage.setup.ts` looks at after each test), carries
 * nothing that the content security policy forbids, fits a small phone in its language's direction, and leaves its place and its outer
 * margin to whoever uses it. In Arabic and German, and under FULL in every language. One of its states is accessible in the dark, and
 * under FULL each: as a story, axe has looked at all of them in the light.
 * @param widget its story file below `src`, without `.stories.tsx`
 * @param stories the whole module of that file
 */
export function describeConformance(widget: string, stories: object, { isElement = true }: Conformance = {}): void {
  const states = listStates(stories)
  const audited = isFull ? states : states.filter((_, index) => index === inject('seed') % states.length)

  describe(`${widget} conforms`, () => {
    const served = new Map<Language, Record<string, string>>()
    let place: HTMLElement

    beforeAll(async () => {
      await page.viewport(NARROWEST_PX, 640)
      for (const language of MEASURED) served.set(language, await commands.renderOnServer(widget, language))
    })
    beforeEach(() => {
      document.documentElement.style.colorScheme = 'dark'
      place = document.createElement('div')
      place.className = styles['place'] ?? ''
      document.body.append(place)
    })
    afterEach(() => {
      place.remove()
      for (const attribute of ['dir', 'lang', 'style']) document.documentElement.removeAttribute(attribute)
    })
    afterAll(() => page.viewport(...DESK_PX))

    function serve(language: Language, state: string): void {
      Object.assign(document.documentElement, { dir: siteIn(language).direction, lang: language })
      place.innerHTML = served.get(language)?.[state] ?? ''
    }

    it('has at least one state', () => expect(states.length).toBeGreaterThan(0))

    describe.each(SPOKEN)('in %s', (language) => {
      it.each(states)('$name hydrates what a server without a browser sent', async ({ name, url, element }) => {
        const problems: unknown[] = []
        serve(language, name)
        const widgetOnSite = (
          <OnSite url={url} language={language}>
            {element()}
          </OnSite>
        )
        const root = await hydrate(place, widgetOnSite, (problem) => problems.push(problem))
        expect(problems).toEqual([])
        root.unmount()
      })

      it.each(states)('$name carries no style and no handler in its HTML', ({ name }) => {
        serve(language, name)
        expect(forbiddenAttributes(place)).toEqual([])
      })

      it.each(audited)('$name is accessible', async ({ name }) => {
        serve(language, name)
        const { violations } = await axe.run(place, AXE_OPTIONS)
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
      })
    })

    describe.each(MEASURED)('in %s', (language) => {
      it.each(states)('$name fits 320 px in any face, without an outer margin', async ({ name }) => {
        serve(language, name)
        expect(await measureWidth()).toBeLessThanOrEqual(NARROWEST_PX)
        expect(await measureWideWidth(), 'in a wide face').toBeLessThanOrEqual(NARROWEST_PX)
        for (const root of place.children) expect(getComputedStyle(root).margin).toBe('0px')
      })
    })

    if (!isElement) return
    it('gives its element to a ref and takes a class name', () => {
      const ref = createRef<Element>()
      const root = createRoot(place)
      const state = states.find(({ isAlone }) => isAlone)
      flushSync(() => root.render(<OnSite>{state?.element({ ref, className: 'of-the-place' })}</OnSite>))
      expect(ref.current).toBe(place.firstElementChild)
      expect(ref.current?.classList).toContain('of-the-place')
      root.unmount()
    })
  })
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether everything is tested, and not a sample of it. */
    isFull: boolean
    /** What draws a sample. */
    seed: number
  }
}
