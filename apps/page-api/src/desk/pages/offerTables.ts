import { offerPath } from '@clipfront/catalog/coupons'
import type { listEnding } from '@clipfront/catalog/desk'
import type { Queue } from '@clipfront/catalog/review'
import type { Site } from '@clipfront/site-config'
import { html } from 'hono/html'
import {
  type Column,
  formatNumber,
  formatSiteName,
  type Html,
  renderCommand,
  renderMoment,
  renderSection,
  renderTable,
  renderWords,
} from '../markup/parts.ts'
import { WAITING } from './waiting.ts'

/** A site as somebody who reads the desk reaches it. */
export interface LinkedSite extends Site {
  /** Without a slash at its end. */
  origin: string
}

type Waiting = Queue[keyof Queue][number]

/** What waits for editors of a site, each kind in a table of its own. */
export function renderQueue(queue: Queue, site: LinkedSite): Html {
  const tables = WAITING.flatMap(({ kind, title }) => {
    const rows: readonly Waiting[] = queue[kind]
    const [first] = rows
    if (!first) return []
    const columns = COLUMNS[kind](site) as readonly Column<Waiting>[]
    return html`<h3 id="${kind}">${title}: ${formatShown(rows.length, first.total)}</h3>
      ${renderTable({ caption: title, columns, rows, empty: '' })}`
  })
  return renderSection(
    'For editors',
    tables.length > 0 ? tables : html`<p class="quiet">Nothing waits.</p>`,
    tables.length > 0 ? [`npm run catalog -- review --site ${formatSiteName(site)}`] : [],
  )
}

type Rows = { [Kind in keyof Queue]: Queue[Kind][number] }

/** Of each kind what an editor must know, and the commands that decide it or show more. */
const COLUMNS: { [Kind in keyof Rows]: (site: LinkedSite) => readonly Column<Rows[Kind]>[] } = {
  submissions: (site) => [
    { title: 'Merchant', cell: ({ shop }) => renderWords(shop, site) },
    { title: 'Code', cell: ({ code }) => renderCode(code) },
    { title: 'What', cell: ({ title }) => renderWords(title, site) },
    {
      title: 'To make a coupon of it, or to say which it is',
      cell: ({ id, known_as: coupon }) =>
        renderCommand(
          `npm run catalog -- review ${coupon === null ? `take s${id}` : `known s${id} --coupon ${coupon}`} --reason "…"`,
        ),
    },
    {
      title: 'To refuse it',
      cell: ({ sent }) =>
        renderCommand(`npm run catalog -- review refuse ${sent.map(({ id }) => `s${id}`).join(' ')} --reason "…"`),
    },
  ],
  reviews: (site) => [
    { title: 'Merchant', cell: ({ merchant_name: name }) => renderWords(name, site) },
    { title: 'Stars', cell: ({ rating }) => rating, isNumeric: true },
    {
      title: 'Review',
      cell: ({ title, body, by_name: name }) =>
        html`<strong>${renderWords(title, site)}</strong> ${renderWords(cut(body), site)}
          <span class="quiet">${renderWords(name, site)}</span>`,
    },
    {
      title: 'To publish it',
      cell: ({ id }) => renderCommand(`npm run catalog -- review publish r${id} --reason "…"`),
    },
    {
      title: 'To refuse it',
      cell: ({ id }) => renderCommand(`npm run catalog -- review refuse r${id} --reason "…"`),
    },
  ],
  failing: (site) => [
    ...describeOffer(site),
    { title: 'Failed', cell: ({ failed }) => formatNumber(failed), isNumeric: true },
    { title: 'Worked', cell: ({ worked }) => formatNumber(worked), isNumeric: true },
    { title: 'Command', cell: renderShow },
    { title: 'Tried it?', cell: renderVerify },
  ],
  saying: (site) => [...describeOffer(site), { title: 'Command', cell: renderShow }],
  stale: (site) => [
    ...describeOffer(site),
    { title: 'Command', cell: renderShow },
    { title: 'Tried it?', cell: renderVerify },
  ],
}

type Offer = Awaited<ReturnType<typeof listEnding>>[number]

/** @param total how many there are of which the given ones are the first */
export function renderOffers(
  { title, caption, offers, total }: { title: string; caption: string; offers: readonly Offer[]; total: number },
  site: LinkedSite,
  now: Date,
): Html {
  const columns: readonly Column<Offer>[] = [
    ...describeOffer(site),
    {
      title: 'Ends',
      cell: ({ ends_at: end }) => (end ? renderMoment(end, now) : html`<span class="quiet">no date</span>`),
    },
    { title: 'Command', cell: renderShow },
    { title: 'Tried it?', cell: renderVerify },
  ]
  const shown = offers.length < total ? `${caption}: ${formatShown(offers.length, total)}` : caption
  return renderSection(title, renderTable({ caption: shown, columns, rows: offers, empty: 'None.' }))
}

/** What it takes to try an offer. */
function describeOffer(
  site: LinkedSite,
): readonly Column<{ id: number; merchant: string; merchant_name: string; code: string; title: string }>[] {
  const toPage = (id: number, slug: string) => site.origin + offerPath(site, { id, merchant: { slug } })
  return [
    { title: 'Merchant', cell: ({ merchant_name: name }) => renderWords(name, site) },
    { title: 'Code', cell: ({ code }) => renderCode(code) },
    {
      title: 'Offer',
      cell: ({ id, merchant, title }) => html`<a href="${toPage(id, merchant)}">${renderWords(title, site)}</a>`,
    },
  ]
}

/** Long enough to judge most reviews by; `catalog review --json` has all of it. */
const LONGEST_BODY = 400

function cut(text: string): string {
  return text.length > LONGEST_BODY ? `${text.slice(0, LONGEST_BODY).toWellFormed()}…` : text
}

function renderCode(code: string): Html {
  return code === '' ? html`<span class="quiet">none</span>` : renderCommand(code)
}

function renderShow({ id }: { id: number }): Html {
  return renderCommand(`npm run catalog -- show ${id}`)
}

/** What came of it is left to be written: as it stands, the command is refused. */
function renderVerify({ id }: { id: number }): Html {
  return renderCommand(`npm run catalog -- verify ${id} --outcome OUTCOME`)
}

function formatShown(shown: number, total: number): string {
  return shown < total ? `${formatNumber(total)}, the first ${shown}` : formatNumber(total)
}
