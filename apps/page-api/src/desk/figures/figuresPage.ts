import { formatDay } from '@clipfront/catalog/events'
import { EXPORT_NAMES, type FigureRange, type Figures, readFigures, readVitals } from '@clipfront/catalog/figures'
import { ENVIRONMENTS, findSiteByName, sites } from '@clipfront/site-config'
import { html } from 'hono/html'
import type { DeskContext } from '../DeskContext.ts'
import { FIGURES } from '../deskPaths.ts'
import {
  formatNumber,
  formatSiteName,
  type Html,
  renderCommand,
  renderMoment,
  renderSection,
  renderWords,
} from '../markup/parts.ts'
import { renderDocument } from '../markup/renderDocument.ts'
import { formatSite } from '../pages/sections.ts'
import {
  type Bar,
  COUNTED,
  drawBars,
  drawDays,
  drawPositions,
  fillDays,
  findRates,
  formatShare,
  toShares,
} from './charts.ts'
import { createDrawing, type Drawing } from './createDrawing.ts'
import { describeBars, renderFigure, renderNone } from './renderFigure.ts'
import { renderDeliveries } from './renderDeliveries.ts'
import { renderVitals } from './renderVitals.ts'

/** `/desk/figures`: what shoppers did, out of the rollups. */
export async function figuresPage({ database, clock }: DeskContext, range: FigureRange): Promise<Html> {
  const now = clock.now()
  const figures = await readFigures(database, range, now)
  const vitals = await readVitals(database, range)
  const draw = await createDrawing()
  const site = range.site === null ? undefined : findSiteByName(range.site)
  return renderDocument({
    title: site ? `Figures of ${formatSiteName(site)}` : 'Figures',
    path: FIGURES,
    now,
    body: html`${renderForm(range)} ${renderFreshness(figures, now)} ${renderDays(draw, figures, range, now)}
    ${renderTop(draw, figures, range)} ${renderPositions(draw, figures)} ${renderShares(draw, figures)}
    ${renderVitals(draw, vitals, range, now)} ${renderDeliveries(draw, figures)} ${renderExports(range)}`,
  })
}

function renderForm({ site, environment, from, to }: FigureRange): Html {
  return html`<form class="filter" action="${FIGURES}">
    <label
      >Site
      <select name="site">
        ${renderOption('', 'all sites', site === null)}
        ${sites.map((each) => renderOption(each.code, formatSiteName(each), each.code === site))}
      </select></label
    >
    <label>From <input type="date" name="from" value="${from}" required /></label>
    <label>To <input type="date" name="to" value="${to}" required /></label>
    <label
      >Environment
      <select name="environment">
        ${ENVIRONMENTS.map((each) => renderOption(each, each, each === environment))}
      </select></label
    >
    <button>Show</button>
  </form>`
}

function renderOption(value: string, text: string, isChosen: boolean): Html {
  return html`<option value="${value}" ${isChosen ? html`selected` : ''}>${text}</option>`
}

function renderFreshness({ countedAt, uncounted }: Figures, now: Date): Html {
  return html`<p class="quiet">
    ${
      countedAt
        ? html`Of people, unless it is said otherwise. Days are of UTC; oldest count: ${renderMoment(countedAt, now)}.`
        : 'No day of this range has been counted yet.'
    }
    ${uncounted.length > 0 && html`<strong>Not counted yet, and shown as nothing: ${uncounted.join(', ')}.</strong>`}
    ${renderCommand('npm run catalog -- figures rebuild')} counts all stored days anew.
  </p>`
}

function renderDays(draw: Drawing, { days }: Figures, range: FigureRange, now: Date): Html {
  const types = fillDays(days, range, now)
  const charts = types.map(({ type, days: filled, total }) => {
    const label = `${type}: ${formatNumber(total)} from ${range.from} to ${range.to}`
    const most = filled.reduce((best, day) => (day.events > best.events ? day : best))
    const words = `${label}, most on ${formatDay(most.day)} with ${formatNumber(most.events)}`
    return renderFigure(`${type} · ${formatNumber(total)}`, drawDays(draw, words, filled), filled, [
      { title: 'Day', cell: ({ day, isOver }) => `${formatDay(day)}${isOver ? '' : ' so far'}` },
      { title: 'Events', cell: ({ events }) => formatNumber(events), isNumeric: true },
    ])
  })
  return renderSection(
    'Events over time',
    charts.length > 0
      ? html`<div class="charts">${charts}</div>
          ${range.to >= formatDay(now) && html`<p class="quiet">Dashed: today so far.</p>`}`
      : renderNone(),
  )
}

function toBar({ id, name, clicks }: { id: number; name: string; clicks: number }): Bar {
  return { key: String(id), name, value: clicks, text: formatNumber(clicks) }
}

function renderTop(draw: Drawing, { coupons, merchants }: Figures, { site: only }: FigureRange): Html {
  if (coupons.length + merchants.length === 0) return renderSection('Top coupons and merchants', renderNone())
  const couponRows = coupons.map((coupon) => ({
    ...coupon,
    name: coupon.title ?? `coupon ${coupon.id}, which is gone`,
  }))
  const merchantRows = merchants.map((merchant) => ({
    ...merchant,
    name: merchant.name ?? `merchant ${merchant.id}, which is gone`,
  }))
  // Sites of one language have merchants and offers of the same names.
  const bars = (rows: typeof merchantRows | typeof couponRows) =>
    rows.map((row) => toBar(only === null ? { ...row, name: `${row.name} · ${formatSite(row.site)}` } : row))
  const where = { title: 'Site', cell: ({ site }: { site: string }) => formatSite(site) }
  return renderSection(
    'Top coupons and merchants',
    html`<div class="charts">
      ${renderFigure(
        'Coupons by clicks',
        drawBars(draw, describeBars('Clicks', bars(couponRows)), bars(couponRows)),
        couponRows,
        [
          { title: 'Coupon', cell: ({ id, name, site }) => html`${id} ${renderWords(name, findSiteByName(site))}` },
          { title: 'Merchant', cell: ({ merchant, site }) => renderWords(merchant ?? '', findSiteByName(site)) },
          where,
          ...COUNTED,
        ],
      )}
      ${renderFigure(
        'Merchants by clicks',
        drawBars(draw, describeBars('Clicks', bars(merchantRows)), bars(merchantRows)),
        merchantRows,
        [{ title: 'Merchant', cell: ({ name, site }) => renderWords(name, findSiteByName(site)) }, where, ...COUNTED],
      )}
    </div>`,
  )
}

function renderPositions(draw: Drawing, { positions, unplaced }: Figures): Html {
  const rates = findRates(positions)
  const title = 'Clicks of 100 impressions, by position in the list'
  const label = `${title}: ${rates.map(({ position, rate }) => `${position}: ${formatShare(rate)}`).join(', ')}`
  return renderSection(
    'Click-through by position',
    rates.length === 0
      ? renderNone()
      : html`<div class="charts">
            ${renderFigure(title, drawPositions(draw, label, rates), rates, [
              { title: 'Position', cell: ({ position }) => position, isNumeric: true },
              { title: 'Impressions', cell: ({ impressions }) => formatNumber(impressions), isNumeric: true },
              { title: 'Clicks', cell: ({ clicks }) => formatNumber(clicks), isNumeric: true },
              { title: 'Rate', cell: ({ rate }) => formatShare(rate), isNumeric: true },
              {
                title: '95 % between',
                cell: ({ low, high }) => `${formatShare(low)} and ${formatShare(high)}`,
                isNumeric: true,
              },
            ])}
          </div>
          <p class="quiet">
            The bars are Wilson’s interval of 95 %: where two overlap, the positions may do equally well.
            ${unplaced > 0 && html`Clicks without a position: ${formatNumber(unplaced)}.`}
          </p>`,
  )
}

function renderShares(draw: Drawing, { classes, devices }: Figures): Html {
  if (classes.length === 0) return renderSection('Who it was', renderNone())
  const columns = [
    { title: 'Who', cell: ({ name }: { name: string }) => name || 'unknown' },
    { title: 'Events', cell: ({ events }: { events: number }) => formatNumber(events), isNumeric: true },
  ]
  const share = (title: string, rows: typeof classes) =>
    renderFigure(title, drawBars(draw, describeBars(title, toShares(rows)), toShares(rows), undefined), rows, columns)
  return renderSection(
    'Who it was',
    html`<div class="charts">
      ${share('Who sent events', classes)} ${share('Events of people by device', devices)}
    </div>`,
  )
}

function renderExports(range: FigureRange): Html {
  const query = new URLSearchParams({ ...range, site: range.site ?? '' }).toString()
  const link = (name: string, format: string) =>
    html`<a href="${FIGURES}/export/${name}.${format}?${query}">${format.toUpperCase()}</a>`
  return renderSection(
    'Export',
    html`<p class="quiet">All rows of this range, as the rollups hold them.</p>
      <ul class="exports">
        ${EXPORT_NAMES.map((name) => html`<li>${name}: ${link(name, 'csv')} ${link(name, 'ndjson')}</li>`)}
      </ul>`,
  )
}
