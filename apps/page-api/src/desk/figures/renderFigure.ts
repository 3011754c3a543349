import { html } from 'hono/html'
import { type Column, type Html, renderTable } from '../markup/parts.ts'

/** A chart with its title, and its numbers in a table beneath. */
export function renderFigure<Row>(
  title: string,
  chart: Html,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): Html {
  return html`<figure>
    <figcaption>${title}</figcaption>
    ${chart}
    <details>
      <summary>Numbers<span class="skip">: ${title}</span></summary>
      ${renderTable({ caption: title, columns, rows, empty: '' })}
    </details>
  </figure>`
}

export function renderNone(): Html {
  return html`<p class="quiet">Nothing was counted in this range.</p>`
}

/** What a chart of bars shows, in words. */
export function describeBars(title: string, bars: readonly { name: string; text: string }[]): string {
  return `${title}: ${bars.map(({ name, text }) => `${name}: ${text}`).join(', ')}`
}
