import type { Figures } from '@clipfront/catalog/figures'
import { html } from 'hono/html'
import { formatNumber, type Html, renderSection } from '../markup/parts.ts'
import { formatSite } from '../pages/sections.ts'
import { drawBars, formatShare } from './charts.ts'
import type { Drawing } from './createDrawing.ts'
import { describeBars, renderFigure, renderNone } from './renderFigure.ts'

/** Why the collector does not take an event; what nobody foresaw has its status alone. */
const REASONS: Readonly<Record<number, string>> = {
  400: 'cannot be read',
  413: 'too large',
  415: 'no form',
  429: 'more than people can make',
  503: 'too many at once, or no database',
}

/** What a browser delivered later than at once, and what the collector did not take. What reached nobody is counted by nobody. */
export function renderDeliveries(draw: Drawing, { arrivals, rejections }: Figures): Html {
  if (arrivals.length + rejections.length === 0) return renderSection('Failed deliveries', renderNone())
  const late = arrivals.map(({ site, events, late: count }) => {
    const share = count / events
    return { key: site, name: formatSite(site), value: share, text: formatShare(share) }
  })
  const refused = [...Map.groupBy(rejections, ({ status }) => status)]
    .map(([status, rows]) => {
      const value = rows.reduce((sum, { events }) => sum + events, 0)
      return { key: `${status}`, name: describeAnswer(status), value, text: formatNumber(value) }
    })
    .toSorted((a, b) => b.value - a.value)
  const site = { title: 'Site', cell: (row: { site: string }) => formatSite(row.site) }
  const events = { title: 'Events', cell: (row: { events: number }) => formatNumber(row.events), isNumeric: true }
  const [lateTitle, refusedTitle] = ['Share of events of people that came late', 'Refused by the collector']
  return renderSection(
    'Failed deliveries',
    html`<div class="charts">
        ${
          late.length > 0 &&
          renderFigure(lateTitle, drawBars(draw, describeBars(lateTitle, late), late), arrivals, [
            site,
            events,
            { title: 'Late', cell: ({ late: count }) => formatNumber(count), isNumeric: true },
          ])
        }
        ${
          refused.length > 0 &&
          renderFigure(refusedTitle, drawBars(draw, describeBars(refusedTitle, refused), refused), rejections, [
            site,
            { title: 'Answer', cell: ({ status }) => describeAnswer(status) },
            events,
          ])
        }
      </div>
      <p class="quiet">
        Late is what a browser could not deliver at once, and sent within a day. Refused is what was not stored, of
        everybody. What reached nobody is counted by nobody.
      </p>`,
  )
}

function describeAnswer(status: number): string {
  return [status, REASONS[status]].filter(Boolean).join(', ')
}
