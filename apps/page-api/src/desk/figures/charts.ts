import { formatDay } from '@clipfront/catalog/events'
import { type Figures, type FigureRange, wilsonInterval } from '@clipfront/catalog/figures'
import { type Column, formatNumber, type Html } from '../markup/parts.ts'
import type { Drawing } from './createDrawing.ts'

/** Of the scheme that the reader has: the stylesheet's, since a chart is part of the document. */
const INK = 'var(--accent)'
const SOFT = 'var(--accent-soft)'
const LABEL_ROOM = 18
const ROW = 38
/** As many letters as fit over a bar. */
const LONGEST_LABEL = 42
const WHOLE = '~s'

export interface Bar {
  /** Tells bars of the same name apart. */
  key: string
  name: string
  value: number
  /** What is written at its end. */
  text: string
}

/** Bars that lie below each other, each under its name: names have the whole width, also on a phone. */
export function drawBars(draw: Drawing, label: string, bars: readonly Bar[], limit?: number): Html {
  return draw(label, (plot) => ({
    height: bars.length * ROW + (limit === undefined ? 8 : 28),
    marginLeft: limit === undefined ? 4 : 14,
    marginRight: 64,
    marginTop: 0,
    marginBottom: limit === undefined ? 8 : 28,
    x: {
      domain: [0, Math.max(limit ?? 0, ...bars.map(({ value }) => value)) || 1],
      axis: limit === undefined ? null : 'bottom',
      label: null,
      ticks: 3,
    },
    y: { domain: bars.map(({ key }) => key), axis: null, padding: 0 },
    marks: [
      plot.barX(bars, { x: 'value', y: 'key', fill: INK, insetTop: LABEL_ROOM, insetBottom: 6 }),
      plot.text(bars, {
        x: 0,
        y: 'key',
        text: ({ name }: Bar) => shorten(name),
        textAnchor: 'start',
        dy: -9,
        fill: 'currentColor',
      }),
      ...(limit === undefined ? [] : [plot.ruleX([limit], { stroke: 'var(--verified)', strokeDasharray: '4 3' })]),
      // With a margin of the page's colour: the limit may lie behind it.
      plot.text(bars, {
        x: 'value',
        y: 'key',
        text: 'text',
        textAnchor: 'start',
        dx: 5,
        dy: 7,
        fill: 'currentColor',
        stroke: 'var(--paper)',
        strokeWidth: 5,
        paintOrder: 'stroke',
      }),
    ],
  }))
}

/** A count for each day of a range; a day without one is 0. What there is of a day that is not over is dashed. */
export function drawDays(draw: Drawing, label: string, days: readonly DayCount[]): Html {
  const whole = days.filter(({ isOver }) => isOver)
  const marker = days.length < 15 ? { marker: 'dot' as const } : {}
  return draw(label, (plot) => ({
    height: 130,
    marginLeft: 40,
    marginRight: 12,
    marginTop: 8,
    x: { type: 'utc', label: null, ticks: 4 },
    y: {
      label: null,
      grid: true,
      ticks: 3,
      tickFormat: WHOLE,
      domain: [0, Math.max(1, ...days.map(({ events }) => events))],
    },
    marks: [
      plot.areaY(whole, { x: 'day', y: 'events', fill: SOFT }),
      // A single day is no line.
      plot.lineY(whole, { x: 'day', y: 'events', stroke: INK, ...marker }),
      ...(whole.length < days.length
        ? [plot.lineY(days.slice(-2), { x: 'day', y: 'events', stroke: INK, strokeDasharray: '3 3', marker: 'dot' })]
        : []),
      plot.ruleY([0]),
    ],
  }))
}

/** Click-through by position, each with the interval in which the true rate lies. */
export function drawPositions(draw: Drawing, label: string, rates: readonly PositionRate[]): Html {
  return draw(label, (plot) => ({
    height: rates.length * 22 + 40,
    marginLeft: 32,
    marginRight: 16,
    marginBottom: 32,
    x: {
      label: null,
      grid: true,
      ticks: 4,
      tickFormat: '~p',
      domain: [0, Math.max(0.01, ...rates.map(({ high }) => high))],
    },
    y: { type: 'band', label: null, domain: rates.map(({ position }) => position), tickSize: 0 },
    marks: [
      plot.ruleY(rates, { y: 'position', x1: 'low', x2: 'high', stroke: INK, strokeWidth: 3, strokeOpacity: 0.4 }),
      plot.dot(rates, { y: 'position', x: 'rate', fill: INK, r: 4 }),
      plot.ruleX([0]),
    ],
  }))
}

export interface PositionRate {
  position: number
  impressions: number
  clicks: number
  rate: number
  low: number
  high: number
}

/** @returns without the positions at which nothing was seen */
export function findRates(positions: Figures['positions']): PositionRate[] {
  return positions
    .filter(({ impressions }) => impressions > 0)
    .map(({ position, impressions, clicks }) => {
      const rate = Math.min(1, clicks / impressions)
      return Object.assign({ position, impressions, clicks, rate }, wilsonInterval(clicks, impressions))
    })
}

const DAY_MS = 86_400_000

interface DayCount {
  day: Date
  events: number
  isOver: boolean
}

/** The events of each type by day, every day of the range that has begun; the type with most events first. */
export function fillDays(days: Figures['days'], { from, to }: Pick<FigureRange, 'from' | 'to'>, now: Date) {
  const first = Date.parse(from)
  const today = formatDay(now)
  const length = Math.max(1, (Date.parse(to < today ? to : today) - first) / DAY_MS + 1)
  const types = [...Map.groupBy(days, ({ type }) => type)].map(([type, rows]) => {
    const events = new Map(rows.map((row) => [row.day, row.events]))
    const filled = Array.from({ length }, (_, index) => {
      const day = new Date(first + index * DAY_MS)
      return { day, events: events.get(formatDay(day)) ?? 0, isOver: formatDay(day) < today }
    })
    return { type, days: filled, total: rows.reduce((sum, row) => sum + row.events, 0) }
  })
  return types.toSorted((a, b) => b.total - a.total)
}

export function formatShare(share: number): string {
  return share.toLocaleString('en', { style: 'percent', maximumFractionDigits: 1 })
}

/** Shares of a whole as bars. */
export function toShares(rows: readonly { name: string; events: number }[]): Bar[] {
  const whole = rows.reduce((sum, { events }) => sum + events, 0)
  return rows.map(({ name, events }) => ({
    key: name,
    name: name || 'unknown',
    value: events / whole,
    text: formatShare(events / whole),
  }))
}

/** Columns of what is counted, for the table beneath a chart. */
export const COUNTED: readonly Column<{ impressions: number; clicks: number; visits: number }>[] = [
  { title: 'Impressions', cell: ({ impressions }) => formatNumber(impressions), isNumeric: true },
  { title: 'Clicks', cell: ({ clicks }) => formatNumber(clicks), isNumeric: true },
  { title: 'Visits', cell: ({ visits }) => formatNumber(visits), isNumeric: true },
]

function shorten(text: string): string {
  const letters = Array.from(text)
  return letters.length > LONGEST_LABEL ? `${letters.slice(0, LONGEST_LABEL - 1).join('')}…` : text
}
