import { countOffers, readFeeds, readRefusedFeeds } from '@clipfront/catalog/desk'
import { countWaiting, readFailures, type Waiting } from '@clipfront/catalog/review'
import { readSearchMisses } from '@clipfront/catalog/search-misses'
import { sites } from '@clipfront/site-config'
import { html } from 'hono/html'
import path from 'node:path'
import type { DeskContext } from '../DeskContext.ts'
import { DESK, deskPath } from '../deskPaths.ts'
import {
  formatNumber,
  formatSiteName,
  type Html,
  renderCount,
  renderSection,
  renderTable,
  renderWords,
} from '../markup/parts.ts'
import { renderDocument } from '../markup/renderDocument.ts'
import { readProblems } from '../reading/readProblems.ts'
import { readReleases } from '../reading/readReleases.ts'
import {
  findFeedIssue,
  renderFeeds,
  renderLive,
  renderLiveOffers,
  renderProblems,
  renderSearches,
  SEARCH_DAYS,
} from './sections.ts'
import { renderToDo, type SiteRow } from './toDo.ts'

const DAY_MS = 86_400_000
const MOST_SEARCHES = 20
const NOTHING: Waiting = { submissions: 0, reviews: 0, failing: 0, saying: 0, stale: 0 }

/** Of commands that are copied the first would say no more than this. */
const NAMING = html`<p class="quiet">
  Commands that change something ask who does it: say it once in your shell,
  <code class="command" dir="ltr">export CLIPFRONT_EDITOR="…"</code>, or with <code>--by</code>. They run in the
  project’s folder; where its data lies elsewhere, set <code>CLIPFRONT_DATA</code> to what the foot of this page names.
</p>`

/** `/desk`: what is to be done, over all sites. */
export async function overviewPage(context: DeskContext): Promise<Html> {
  const { database, clock, dataFolder } = context
  const now = clock.now()
  const machineNow = new Date()
  const failures = await readFailures(database, now)
  const counted = await countOffers(database, sites, { now, failures })
  const offers = new Map(counted.map((figures) => [figures.site, figures]))
  const waiting = await countWaiting(database, now, failures)
  const feeds = await readFeeds(database, null)
  const refused = await readRefusedFeeds(database, { site: null, now })
  const since = new Date(now.getTime() - (SEARCH_DAYS - 1) * DAY_MS)
  const searches = await readSearchMisses(database, { site: null, since, limit: MOST_SEARCHES })
  const releases = await Promise.all(
    sites.map(async (site) => readReleases(path.join(dataFolder, 'releases'), site, 1)),
  )
  const problems = await readProblems(path.join(dataFolder, 'logs'), context.readRemembered(), machineNow)
  const rows = sites.map((site, index) => ({
    site,
    offers: offers.get(site.code) ?? { live: 0, untested: 0, endingToday: 0 },
    waiting: waiting.get(site.code) ?? NOTHING,
    releases: releases[index] ?? { deployed: [], damage: null },
  }))
  return renderDocument({
    title: 'All sites',
    path: DESK,
    now,
    dataFolder,
    body: html`${NAMING}
    ${renderToDo(rows, { feeds: [...feeds.filter((feed) => findFeedIssue(feed, now)), ...refused], problems: problems.problems })}
    ${renderSites(rows, machineNow)} ${renderFeeds(feeds, refused, now)} ${renderSearches(searches)}
    ${renderProblems(problems, machineNow)}`,
  })
}

function renderSites(rows: readonly SiteRow[], now: Date): Html {
  return renderSection(
    'Sites',
    renderTable({
      caption: 'What is live on each site',
      columns: [
        {
          title: 'Site',
          cell: ({ site }: SiteRow) =>
            html`<a href="${deskPath(site.code)}">${formatSiteName(site)}</a>
              <span class="quiet">${renderWords(site.name, site)}</span>`,
        },
        { title: 'Release', cell: ({ releases }) => renderLive(releases, now) },
        { title: 'Live', cell: ({ offers }) => renderLiveOffers(offers.live), isNumeric: true },
        { title: 'Untested', cell: ({ offers }) => formatNumber(offers.untested), isNumeric: true },
        { title: 'Failing', cell: ({ waiting }) => renderCount(waiting.failing, 'bad'), isNumeric: true },
        { title: 'Ending today', cell: ({ offers }) => renderCount(offers.endingToday), isNumeric: true },
        { title: 'For editors', cell: ({ waiting }) => renderCount(countForEditors(waiting)), isNumeric: true },
      ],
      rows,
      empty: 'There is no site.',
    }),
    ['npm run releases -- SITE', 'npm run rollback -- SITE'],
  )
}

/** What failing offers and late tests are not: those may wait for a tester. */
function countForEditors({ submissions, reviews, saying }: Waiting): number {
  return submissions + reviews + saying
}
