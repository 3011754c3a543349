import { countOffers, listEnding, listUntested, readFeeds, readRefusedFeeds } from '@clipfront/catalog/desk'
import { readFailures, readQueue } from '@clipfront/catalog/review'
import { readSearchMisses } from '@clipfront/catalog/search-misses'
import type { Site } from '@clipfront/site-config'
import { html } from 'hono/html'
import path from 'node:path'
import type { DeskContext } from '../DeskContext.ts'
import { deskPath, FIGURES } from '../deskPaths.ts'
import {
  formatNumber,
  formatSiteName,
  type Html,
  renderMark,
  renderSection,
  renderTable,
  renderWords,
} from '../markup/parts.ts'
import { renderDocument } from '../markup/renderDocument.ts'
import { readProblems } from '../reading/readProblems.ts'
import { readReleases } from '../reading/readReleases.ts'
import { type LinkedSite, renderOffers, renderQueue } from './offerTables.ts'
import {
  renderDeployment,
  renderFeeds,
  renderLiveOffers,
  renderProblems,
  renderSearches,
  SEARCH_DAYS,
} from './sections.ts'

const DAY_MS = 86_400_000
const MOST_ROWS = 10
const MOST_SEARCHES = 30

/** `/desk/sites/{code}`: what is live, and what is to be done. */
export async function sitePage(context: DeskContext, site: LinkedSite): Promise<Html> {
  const { database, clock, dataFolder } = context
  const now = clock.now()
  const machineNow = new Date()
  const failures = await readFailures(database, now)
  const [figures] = await countOffers(database, [site], { now, failures })
  const queue = await readQueue(database, { site: site.code, now, limit: MOST_ROWS }, failures)
  const query = { site, now, failures, limit: MOST_ROWS }
  const ending = await listEnding(database, query)
  const untested = await listUntested(database, query)
  const feeds = await readFeeds(database, site.code)
  const refused = await readRefusedFeeds(database, { site: site.code, now })
  const since = new Date(now.getTime() - (SEARCH_DAYS - 1) * DAY_MS)
  const searches = await readSearchMisses(database, { site: site.code, since, limit: MOST_SEARCHES })
  const releases = await readReleases(path.join(dataFolder, 'releases'), site, 5)
  const all = await readProblems(path.join(dataFolder, 'logs'), context.readRemembered(), machineNow)
  const problems = {
    ...all,
    problems: all.problems.filter((problem) => [site.code, 'none', null].includes(problem.site)),
  }
  const counts = [
    ['live', figures?.live],
    ['untested', figures?.untested],
    ['failing', queue.failing[0]?.total],
    ['ending today', figures?.endingToday],
  ] as const
  return renderDocument({
    title: formatSiteName(site),
    path: deskPath(site.code),
    now,
    dataFolder,
    body: html`<p class="lead">
        ${renderWords(site.name, site)} · ${site.code} · ${site.language} ·
        <a href="${FIGURES}?site=${encodeURIComponent(site.code)}">its figures</a>
      </p>
      ${renderSection(
        'Offers',
        html`<dl class="tiles">
          ${counts.map(
            ([name, count]) =>
              html`<div>
                <dt>${name}</dt>
                <dd>${name === 'live' ? renderLiveOffers(count ?? 0) : formatNumber(count ?? 0)}</dd>
              </div>`,
          )}
        </dl>`,
        [`npm run catalog -- review --site ${formatSiteName(site)}`],
      )}
      ${renderReleases(releases, site, machineNow)} ${renderQueue(queue, site)}
      ${renderOffers(
        {
          title: 'Ending today',
          caption: 'Live offers that end before the site’s day does',
          offers: ending,
          total: figures?.endingToday ?? 0,
        },
        site,
        now,
      )}
      ${renderOffers(
        {
          title: 'Untested',
          caption: 'Live offers that nobody has seen work, of the best known merchants first',
          offers: untested,
          total: figures?.untested ?? 0,
        },
        site,
        now,
      )}
      <p class="quiet">Once an offer is tried, OUTCOME is worked or failed.</p>
      ${renderFeeds(feeds, refused, now, site)} ${renderSearches(searches, site)}
      ${renderProblems(problems, machineNow)}`,
  })
}

function renderReleases({ deployed, damage }: Awaited<ReturnType<typeof readReleases>>, site: Site, now: Date): Html {
  const name = formatSiteName(site)
  const live = new Set(['prod', 'beta'].map((environment) => deployed.find((each) => each.environment === environment)))
  return renderSection(
    'Releases',
    html`${damage === null ? '' : html`<p>${renderMark('damaged', 'bad')} ${damage}</p>`}
    ${renderTable({
      caption: 'What was made live, the newest first',
      columns: [
        { title: 'Environment', cell: ({ environment }: (typeof deployed)[number]) => environment },
        { title: 'Release', cell: (deployment) => renderDeployment(deployment, now) },
        {
          title: 'State',
          cell: (deployment) => (live.has(deployment) ? renderMark('live', 'good') : renderMark('before', 'quiet')),
        },
      ],
      rows: deployed,
      empty: 'No release lies in this data folder.',
    })}`,
    [`npm run releases -- ${name}`, `npm run ship -- ${name} --to beta`, `npm run rollback -- ${name}`],
  )
}
