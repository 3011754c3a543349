import type { Site } from '@clipfront/site-config'
import { html } from 'hono/html'

/** Markup that is escaped already. Everything else that a template holds is escaped by `html`. */
export type Html = ReturnType<typeof html>

export interface Column<Row> {
  title: string
  cell: (row: Row) => unknown
  isNumeric?: boolean
}

/**
 * A table under its caption; a sentence where it would be empty. On a narrow screen its rows are stacked: the roles say that it
 * is a table all the same.
 */
export function renderTable<Row>({
  caption,
  columns,
  rows,
  empty,
}: {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  empty: string
}): Html {
  if (rows.length === 0) return html`<p class="quiet">${empty}</p>`
  const align = ({ isNumeric }: Column<Row>) => (isNumeric ? 'number' : 'text')
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0">
    <table role="table">
      <caption>
        ${caption}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          ${columns.map((column) => html`<th scope="col" role="columnheader" class="${align(column)}">${column.title}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${rows.map(
          (row) =>
            html`<tr role="row">
              ${columns.map((column) => html`<td class="${align(column)}" data-title="${column.title}" role="cell">${column.cell(row)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

/** A command to be copied as a whole: one click marks all of it. */
export function renderCommand(command: string): Html {
  return html`<code class="command" dir="ltr">${command}</code>`
}

/** What is said of something, with the commands that deal with it. */
export function renderSection(title: string, body: unknown, commands: readonly string[] = []): Html {
  return html`<section id="${title.toLowerCase().replaceAll(' ', '-')}">
    <h2>${title}</h2>
    ${body} ${commands.length > 0 ? html`<p class="commands">${commands.map(renderCommand)}</p>` : ''}
  </section>`
}

/** A word that says how something stands; never its colour alone. */
export function renderMark(word: string, tone: 'good' | 'warning' | 'bad' | 'quiet'): Html {
  return html`<span class="mark ${tone}">${word}</span>`
}

/** A number that wants attention unless it is 0. */
export function renderCount(count: number, tone: 'warning' | 'bad' = 'warning'): Html {
  return count === 0
    ? html`<span class="quiet">0</span>`
    : html`<strong class="${tone}">${formatNumber(count)}</strong>`
}

/** Words of a site, which may be written from right to left. */
export function renderWords(text: string, site?: Pick<Site, 'language'>): Html {
  return html`<bdi lang="${site?.language ?? 'en'}">${text}</bdi>`
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const
const ages = new Intl.RelativeTimeFormat('en', { style: 'narrow' })

/** A moment by how far it is from now; its time of UTC for whoever points at it. */
export function renderMoment(moment: Date, now: Date): Html {
  const distance = moment.getTime() - now.getTime()
  const [unit, length] = UNITS.find(([, ms]) => Math.abs(distance) >= ms) ?? ['minute', MINUTE_MS]
  const stamp = moment.toISOString()
  return html`<time datetime="${stamp}" title="${stamp.slice(0, 16).replace('T', ' ')} UTC"
    >${ages.format(Math.trunc(distance / length), unit)}</time
  >`
}

export function formatNumber(value: number): string {
  return value.toLocaleString('en')
}

/** A site as commands name it: `main/uk`. */
export function formatSiteName({ businessUnit, label }: Pick<Site, 'businessUnit' | 'label'>): string {
  return `${businessUnit}/${label}`
}
