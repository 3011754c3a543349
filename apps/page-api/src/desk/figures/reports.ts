import type { Vital } from '@clipfront/catalog/figures'
import type { Registry } from '@clipfront/telemetry'
import { html } from 'hono/html'
import { formatNumber, type Html, renderMark, renderSection, renderTable } from '../markup/parts.ts'
import { drawBars } from './charts.ts'
import type { Drawing } from './createDrawing.ts'
import { describeBars, renderFigure } from './renderFigure.ts'

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

const TAKEN = 204
/** Why the collector does not take an event; what nobody foresaw has its status alone. */
const REASONS: Readonly<Record<string, string>> = {
  [TAKEN]: 'stored, or stored before',
  400: 'cannot be read',
  413: 'too large',
  429: 'more than people can make',
  499: 'the sender left before the answer',
  503: 'too many at once, or no database: sent again later',
}

/**
 * What became of the deliveries that reached this process. One that reached nobody is counted by nobody: browsers send it again
 * for a day.
 */
export async function renderDeliveries(registry: Registry): Promise<Html> {
  const requests = await registry.getSingleMetric('page_api_requests_total')?.get()
  const counts = new Map<string, number>()
  for (const { labels, value } of requests?.values ?? [])
    if (labels['route'] === '/pagepoint') {
      const status = String(labels['status'])
      counts.set(status, (counts.get(status) ?? 0) + value)
    }
  const rows = [...counts].toSorted(([a], [b]) => Number(a) - Number(b)).map(([status, events]) => ({ status, events }))
  return renderSection(
    'Failed deliveries',
    renderTable({
      caption: 'Answers of the collector, of all sites, since this page-api started',
      columns: [
        {
          title: 'Answer',
          cell: ({ status }: (typeof rows)[number]) =>
            renderMark(status, Number(status) === TAKEN ? 'good' : Number(status) < 500 ? 'warning' : 'bad'),
        },
        { title: 'Why', cell: ({ status }) => REASONS[status] ?? '' },
        { title: 'Events', cell: ({ events }) => formatNumber(events), isNumeric: true },
      ],
      rows,
      empty: 'No event has come since this page-api started.',
    }),
  )
}
