import type * as Plot from '@observablehq/plot'
import { html, raw } from 'hono/html'
import type { Html } from '../markup/parts.ts'

/** So wide that it is not made smaller on a phone: its type stays as large as it is. */
const WIDTH = 340
const FONT_SIZE = 12

export type Drawing = Awaited<ReturnType<typeof createDrawing>>

/**
 * Draws charts as SVG. The library is loaded when the first chart is: page-api starts without it.
 * @returns `draw` describes one by the marks of the library; `label` says in words what it shows
 */
export async function createDrawing() {
  const [plot, { parseHTML }] = await Promise.all([import('@observablehq/plot'), import('linkedom')])
  const { document } = parseHTML('<!doctype html><html><body></body></html>')
  return (label: string, describe: (plot: typeof Plot) => Plot.PlotOptions): Html => {
    const svg = plot.plot({ width: WIDTH, className: 'plot', ...describe(plot), document })
    // The policy allows no style of a document's own; desk.css has one for the class.
    for (const style of svg.querySelectorAll('style')) style.remove()
    svg.setAttribute('font-size', String(FONT_SIZE))
    // Words of the catalog are text in it, never an attribute: the label stands around it.
    svg.setAttribute('aria-hidden', 'true')
    return html`<div role="img" aria-label="${label}">${raw(svg.outerHTML)}</div>`
  }
}
