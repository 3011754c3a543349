import type { Waiting } from '@clipfront/catalog/review'
import type { Site } from '@clipfront/site-config'
import { html } from 'hono/html'
import { TOKEN_REFUSED } from '../../events/reportRefusedToken.ts'
import { deskPath } from '../deskPaths.ts'
import {
  formatNumber,
  formatSiteName,
  type Html,
  renderCommand,
  renderCount,
  renderSection,
  renderTable,
} from '../markup/parts.ts'
import type { SiteReleases } from '../reading/readReleases.ts'
import { WAITING } from './waiting.ts'

/** What is known of a site. */
export interface SiteRow {
  site: Site
  offers: { live: number; untested: number; endingToday: number }
  waiting: Waiting
  releases: SiteReleases
}

/** What is found out elsewhere than in the catalog, each of its site. */
interface Found {
  /** The feeds that something is wrong with. */
  feeds: readonly { site: string }[]
  /** Last warnings and errors. */
  problems: readonly { site: string | null; message: string }[]
}

interface ToDo {
  title: string
  /** Of one site. */
  count: (row: SiteRow) => number
  /** The part of the site's page that has more of it. */
  part: string
  commands: readonly string[]
  tone?: 'bad'
}

/**
 * What waits for somebody, the most urgent first, with where it does and the commands that deal with it or list it.
 */
export function renderToDo(rows: readonly SiteRow[], found: Found): Html {
  const toDo = listToDo(found)
    .map((each) => {
      const counts = rows.map((row) => ({ site: row.site, count: each.count(row) })).filter(({ count }) => count > 0)
      return Object.assign({}, each, { counts, total: counts.reduce((sum, { count }) => sum + count, 0) })
    })
    .filter(({ total }) => total > 0)
  type Row = (typeof toDo)[number]
  return renderSection(
    'What waits for somebody',
    renderTable({
      caption: 'Over all sites, the most urgent first',
      columns: [
        { title: 'What', cell: ({ title }: Row) => title },
        { title: 'How many', cell: ({ total, tone }) => renderCount(total, tone), isNumeric: true },
        { title: 'Where', cell: renderWhere },
        { title: 'Command', cell: ({ commands }) => commands.map((command) => html`${renderCommand(command)} `) },
      ],
      rows: toDo,
      empty: 'Nothing waits.',
    }),
  )
}

function renderWhere({ counts, part }: { counts: readonly { site: Site; count: number }[]; part: string }): Html {
  return html`${counts.map(
    ({ site, count }) =>
      html`<span class="where"
        ><a href="${deskPath(site.code)}#${part}">${formatSiteName(site)}</a>
        ${count > 1 ? html`<span class="quiet">${formatNumber(count)}</span>` : ''}</span
      > `,
  )}`
}

function listToDo({ feeds, problems }: Found): readonly ToDo[] {
  const [failing, ...forEditors] = WAITING.map(({ kind, title }) => ({
    title,
    count: ({ waiting }: SiteRow) => waiting[kind],
    part: kind,
    commands: [`npm run catalog -- review --only ${kind}`],
  }))
  return [
    {
      title: 'Sites without a live offer',
      count: ({ offers }) => (offers.live === 0 ? 1 : 0),
      part: 'feeds',
      commands: ['npm run catalog -- import --format FORMAT --site SITE FILE', 'npm run catalog -- demo'],
      tone: 'bad',
    },
    {
      title: 'Sites whose events are refused for their INTERNAL_TOKEN, and lost: what to do stands there',
      count: ({ site }) =>
        problems.some((problem) => problem.site === site.code && problem.message === TOKEN_REFUSED) ? 1 : 0,
      part: 'last-warnings-and-errors',
      commands: [],
      tone: 'bad',
    },
    ...(failing ? [{ ...failing, tone: 'bad' as const }] : []),
    {
      title: 'Offers that end today',
      count: ({ offers }) => offers.endingToday,
      part: 'ending-today',
      commands: ['npm run catalog -- show ID'],
    },
    {
      title: 'Sites without a live release',
      count: ({ releases }) => (isLive(releases) ? 0 : 1),
      part: 'releases',
      commands: ['npm run ship -- SITE'],
    },
    {
      title: 'Feeds that are late or went wrong',
      count: ({ site }) => feeds.filter((feed) => feed.site === site.code).length,
      part: 'feeds',
      commands: ['npm run catalog -- show runs'],
    },
    ...forEditors,
  ]
}

function isLive({ deployed, damage }: SiteReleases): boolean {
  return damage !== null || deployed.some(({ environment }) => environment === 'prod')
}
