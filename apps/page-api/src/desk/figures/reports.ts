import type { Figures, Vital } from '@clipfront/catalog/figures'
import { html } from 'hono/html'
import { formatNumber, type Html, renderSection } from '../markup/parts.ts'
import { formatSite } from '../pages/sections.ts'
import { drawBars, formatShare } from './charts.ts'
import type { Drawing } from './createDrawing.ts'
import { describeBars, renderFigure, renderNone } from './renderFigure.ts'

/** Up to where a metric is good, as its makers say. CLS has no unit, the others are milliseconds. */
const GOOD = { LCP: 2500, INP: 200, CLS: 0.1, FCP: 1800, TTFB: 800 } as const

export function renderVitals(draw: Drawing, vitals: readonly Vital[]): Html {
  const charts = Object.entries(GOOD).flatMap(([metric, good]) => {
    const pages = vitals.filter((vital) => vital.metric === metric)
    if (pages.length === 0) return []
    const format = (value: number) => (metric === 'CLS' ? value.toFixed(2) : `${formatNumber(Math.round(value))} ms`)
    const title = `${metric}, good up to ${format(good)}`
    const bars = pages.map(({ page, p75 }) => ({ key: page, name: page || 'unknown', value: p75, text: format(p75) }))
    return renderFigure(title, drawBars(draw, describeBars(title, bars), bars, good), pages, [
      { title: 'Page type', cell: ({ page }) => page || 'unknown' },
      { title: '75th percentile', cell: ({ p75 }) => format(p75), isNumeric: true },
      { title: 'Page views', cell: ({ views }) => formatNumber(views), isNumeric: true },
    ])
  })
  return renderSection(
    'Web vitals by page type',
    charts.length === 0
      ? html`<p class="quiet">No browser has reported any: they do on pages with tdweb=1, after consent.</p>`
      : html`<div class="charts">${charts}</div>
          <p class="quiet">Of four page views three were as good or better. The dashed line is where good ends.</p>`,
  )
}

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
