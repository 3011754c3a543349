import '../tokens/tokens.css'
import { BREAKPOINTS_PX } from '@clipfront/routing/breakpoints'
import axe from 'axe-core'
import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { forbiddenAttributes } from './forbiddenAttributes.ts'
import { hydrate } from './hydrate.tsx'
import { OnSite } from './OnSite.tsx'
import styles from './Place.module.css'
import { statesOf } from './statesOf.ts'

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

/**
 * What every widget must hold, in each state that its stories show: it renders without a browser, hydrates silently, carries
 * nothing that the content security policy forbids, fits a small phone from right to left, is accessible in the dark, and
 * leaves its place and its outer margin to whoever uses it.
 * @param widget its story file below `src`, without `.stories.tsx`
 * @param stories the whole module of that file
 */
export function describeConformance(widget: string, stories: object, { isElement = true }: Conformance = {}): void {
  const states = statesOf(stories)

  describe(`${widget} conforms`, () => {
    let served: Record<string, string> = {}
    let place: HTMLElement

    beforeAll(async () => {
      await page.viewport(NARROWEST_PX, 640)
      served = await commands.renderOnServer(widget)
    })
    beforeEach(() => {
      Object.assign(document.documentElement, { dir: 'rtl', lang: 'en' })
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

    it('has at least one state', () => expect(states.length).toBeGreaterThan(0))

    it.each(states)('$name hydrates what a server without a browser sent', async ({ name, url, element }) => {
      const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
      const problems: unknown[] = []
      place.innerHTML = served[name] ?? ''
      const root = await hydrate(place, <OnSite url={url}>{element()}</OnSite>, (problem) => problems.push(problem))
      expect(problems).toEqual([])
      expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([])
      root.unmount()
    })

    it.each(states)('$name carries no style and no handler in its HTML', ({ name }) => {
      place.innerHTML = served[name] ?? ''
      expect(forbiddenAttributes(place)).toEqual([])
    })

    it.each(states)('$name fits 320 px from right to left, without an outer margin', ({ name }) => {
      place.innerHTML = served[name] ?? ''
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(NARROWEST_PX)
      for (const root of place.children) expect(getComputedStyle(root).margin).toBe('0px')
    })

    it.each(states)('$name is accessible', async ({ name }) => {
      place.innerHTML = served[name] ?? ''
      const { violations } = await axe.run(place, AXE_OPTIONS)
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
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
