import { addDays, EVENT_DAYS, formatDay } from '@clipfront/catalog/events'
import type { FigureRange, Vital } from '@clipfront/catalog/figures'
import { html } from 'hono/html'
import { formatNumber, type Html, renderSection } from '../markup/parts.ts'
import { drawBars } from './charts.ts'
import type { Drawing } from './createDrawing.ts'
import { describeBars, renderFigure } from './renderFigure.ts'

/** Up to where a metric is good, as its makers say. CLS has no unit, the others are milliseconds. */
const GOOD = { LCP: 2500, INP: 200, CLS: 0.1, FCP: 1800, TTFB: 800 } as const

/** @param vitals undefined where they took too long to be read */
export function renderVitals(
  draw: Drawing,
  vitals: readonly Vital[] | undefined,
  { from }: FigureRange,
  now: Date,
): Html {
  const oldest = formatDay(addDays(now, -EVENT_DAYS))
  const notes = [
    ...(from < oldest ? [`Single events are deleted after ${EVENT_DAYS} days: these are of ${oldest} and later.`] : []),
    vitals === undefined
      ? 'There are too many events in this range to be read in a moment. Choose a shorter one.'
      : vitals.length === 0
        ? 'No browser has reported any.'
        : 'Of four page views three were as good or better. The dashed line is where good ends.',
    'Browsers report them on pages with tdweb=1, after consent.',
  ]
  const charts = Object.entries(GOOD).flatMap(([metric, good]) => {
    const pages = (vitals ?? []).filter((vital) => vital.metric === metric)
    if (pages.length === 0) return []
    const format = (value: number) => (metric === 'CLS' ? value.toFixed(2) : `${formatNumber(Math.round(value))} ms`)
    const title = `${metric}, good up to ${format(good)}`
    const bars = pages.map(({ page, p75, views }) => ({
      key: page,
      name: `${page || 'unknown'} · ${formatNumber(views)} ${views === 1 ? 'page view' : 'page views'}`,
      value: p75,
      text: format(p75),
    }))
    return renderFigure(title, drawBars(draw, describeBars(title, bars), bars, good), pages, [
      { title: 'Page type', cell: ({ page }) => page || 'unknown' },
      { title: '75th percentile', cell: ({ p75 }) => format(p75), isNumeric: true },
      { title: 'Page views', cell: ({ views }) => formatNumber(views), isNumeric: true },
    ])
  })
  return renderSection(
    'Web vitals by page type',
    html`<div class="charts">${charts}</div>
      ${notes.map((note) => html`<p class="quiet">${note}</p>`)}`,
  )
}
