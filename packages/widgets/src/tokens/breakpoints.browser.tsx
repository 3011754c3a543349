/// <reference types="vite/types/importMeta.d.ts" />
import './tokens.css'
import { BREAKPOINTS_PX } from '@clipfront/routing/breakpoints'
import { afterAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { switches } from './testing/switches.tsx'

const DESK_PX = [BREAKPOINTS_PX.xl, 800] as const
/** A desk's scrollbar takes this of the width for which a query asks; the browser of the test has none. */
const SCROLLBAR_PX = 15

afterAll(() => page.viewport(...DESK_PX))

describe('[R9.6] a layout changes at a breakpoint, and not a pixel before', () => {
  it.each(switches)('$css from $at on: $change', async ({ at, widget, isOfThePlace, hasChanged }) => {
    await page.viewport(...DESK_PX)
    const { container } = await renderOnSite(widget, '/stores/nimbus-shoes')
    const changes: boolean[] = []
    for (const width of [BREAKPOINTS_PX[at] - 1, BREAKPOINTS_PX[at]]) {
      if (!isOfThePlace) await page.viewport(width, 800)
      container.style.inlineSize = `${isOfThePlace ? width : width - SCROLLBAR_PX}px`
      changes.push(hasChanged(container))
    }
    expect(changes).toEqual([false, true])
  })

  it('each query of each style sheet is proved here', () => {
    const sheets = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true })
    const queries = Object.entries(sheets).flatMap(([path, css]) =>
      [...css.matchAll(/\(width (?:>=|<) (\d+)px\)/g)].map(
        ([, px]) => `${path.replace(/^\.\//, 'tokens/').replace(/^\.\.\/|\.css$/g, '')} ${px}`,
      ),
    )
    expect([...new Set(queries)].toSorted()).toEqual(
      switches.map(({ css, at }) => `${css} ${BREAKPOINTS_PX[at]}`).toSorted(),
    )
  })
})
