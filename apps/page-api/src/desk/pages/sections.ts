import type { Feed, RefusedFeed } from '@clipfront/catalog/desk'
import type { readSearchMisses } from '@clipfront/catalog/search-misses'
import { findSiteByName, type Site } from '@clipfront/site-config'
import { html } from 'hono/html'
import {
  formatNumber,
  formatSiteName,
  type Html,
  renderCommand,
  renderMark,
  renderMoment,
  renderSection,
  renderTable,
  renderWords,
} from '../markup/parts.ts'
import { HOURS_BACK, type Problems } from '../reading/readProblems.ts'
import type { DeployedRelease, SiteReleases } from '../reading/readReleases.ts'

/** Feeds come every day; one that has missed a day is late. */
const LATE_MS = 48 * 3_600_000
/** A running import takes minutes. */
const BROKEN_OFF_MS = 3_600_000
/** More than this share rejected: the feed has changed, or its map is wrong. */
const MANY_REJECTED = 0.2
export const SEARCH_DAYS = 7

/** @returns what is wrong with a feed; undefined where nothing is */
export function findFeedIssue(feed: Feed, now: Date): string | undefined {
  const age = now.getTime() - feed.startedAt.getTime()
  if (!feed.isFinished) return age > BROKEN_OFF_MS ? 'broken off' : undefined
  if (age > LATE_MS) return 'late'
  return feed.read > 0 && feed.rejected / feed.read > MANY_REJECTED ? 'many rejected' : undefined
}

export function renderFeeds(feeds: readonly Feed[], refused: readonly RefusedFeed[], now: Date, site?: Site): Html {
  const isFresh = (feed: Feed) => findFeedIssue(feed, now) === undefined
  const columns = [
    { title: 'Site', cell: ({ site: code }: Feed) => formatSite(code) },
    { title: 'Feed', cell: ({ format, feed }: Feed) => html`${format} <span class="quiet">${feed}</span>` },
    { title: 'Imported', cell: ({ startedAt }: Feed) => renderMoment(startedAt, now) },
    { title: 'Read', cell: ({ read }: Feed) => formatNumber(read), isNumeric: true },
    { title: 'Added', cell: ({ added }: Feed) => formatNumber(added), isNumeric: true },
    { title: 'Changed', cell: ({ changed }: Feed) => formatNumber(changed), isNumeric: true },
    { title: 'Rejected', cell: ({ rejected }: Feed) => formatNumber(rejected), isNumeric: true },
    {
      title: 'State',
      cell: (feed: Feed) =>
        isFresh(feed) ? renderMark('fresh', 'good') : renderMark(findFeedIssue(feed, now) ?? '', 'warning'),
    },
    { title: 'What it did', cell: ({ run }: Feed) => renderCommand(`npm run catalog -- show run ${run}`) },
  ]
  const name = site ? formatSiteName(site) : 'SITE'
  return renderSection(
    'Feeds',
    html`${refused.length > 0 && renderRefused(refused, now, site)}
    ${renderTable({
      caption: 'The last import of each feed, the oldest first',
      columns: site ? columns.slice(1) : columns,
      rows: feeds,
      empty: 'No feed was imported yet.',
    })}`,
    [`npm run catalog -- import --format FORMAT --site ${name} FILE`, 'npm run catalog -- show runs'],
  )
}

function renderRefused(refused: readonly RefusedFeed[], now: Date, site?: Site): Html {
  const columns = [
    { title: 'Site', cell: ({ site: code }: RefusedFeed) => formatSite(code) },
    { title: 'Feed', cell: ({ format, feed }: RefusedFeed) => html`${format} <span class="quiet">${feed}</span>` },
    { title: 'Refused', cell: ({ refusedAt }: RefusedFeed) => renderMoment(refusedAt, now) },
    { title: 'State', cell: ({ reason }: RefusedFeed) => renderMark(reason, 'bad') },
    { title: 'Why', cell: ({ message }: RefusedFeed) => message },
  ]
  return renderTable({
    caption: 'Refused, and not taken since: the site still shows what was imported before',
    columns: site ? columns.slice(1) : columns,
    rows: refused,
    empty: '',
  })
}

export function renderSearches(
  { queries, total, withoutWords }: Awaited<ReturnType<typeof readSearchMisses>>,
  site?: Site,
): Html {
  type Row = (typeof queries)[number]
  const columns = [
    { title: 'Site', cell: (row: Row) => formatSite(row.site) },
    { title: 'Searched for', cell: (row: Row) => renderWords(row.query, findSiteByName(row.site)) },
    { title: 'Times', cell: ({ times }: Row) => formatNumber(times), isNumeric: true },
    { title: 'Last on', cell: ({ lastDay }: Row) => lastDay },
  ]
  const rest = [
    total > queries.length && `Not shown: ${formatNumber(total - queries.length)} more.`,
    withoutWords > 0 &&
      `Counted without their words, since they were too many or somebody’s own: ${formatNumber(withoutWords)}.`,
  ].filter((line) => line !== false)
  return renderSection(
    'Searches without a result',
    html`${renderTable({
      caption: `What was searched in vain in ${SEARCH_DAYS} days`,
      columns: site ? columns.slice(1) : columns,
      rows: queries,
      empty: `Nothing was searched in vain in ${SEARCH_DAYS} days.`,
    })}
    ${rest.map((line) => html`<p class="quiet">${line}</p>`)}`,
    queries.length > 0
      ? [`npm run catalog -- import --format csv --site ${site ? formatSiteName(site) : 'SITE'} FILE`]
      : [],
  )
}

export function renderProblems({ problems, logs, cutAt }: Problems, now: Date): Html {
  type Row = (typeof problems)[number]
  const back = cutAt === null ? `in ${HOURS_BACK} hours` : `since ${formatMoment(cutAt)}`
  return renderSection(
    'Last warnings and errors',
    html`${renderTable({
      caption: `Of all servers ${back}, equal ones once`,
      columns: [
        { title: 'Last', cell: ({ lastAt }: Row) => renderMoment(lastAt, now) },
        { title: 'Level', cell: ({ level }: Row) => renderMark(level, level === 'warn' ? 'warning' : 'bad') },
        { title: 'Server', cell: ({ service }: Row) => service },
        { title: 'What', cell: ({ message }: Row) => html`<span dir="auto">${message}</span>` },
        { title: 'Where', cell: ({ site, route }: Row) => [site, route].filter(Boolean).join(' ') },
        { title: 'Times', cell: ({ times }: Row) => formatNumber(times), isNumeric: true },
      ],
      rows: problems,
      empty: `None ${back}.`,
    })}
    ${
      cutAt === null
        ? ''
        : html`<p class="quiet">
            Looked back to ${formatMoment(cutAt)}: the logs are too long for a page to read a day of them. The commands
            read all of them.
          </p>`
    }
    ${
      logs.length === 0
        ? html`<p class="quiet">
            Of page-api alone, since it started: no logs lie in this data folder. Servers that npm start has not started
            write to standard output.
          </p>`
        : ''
    }`,
    logs.map((parts) => `grep -ahE '^."level":"(warn|error|fatal)"' ${parts.toReversed().map(quote).join(' ')}`),
  )
}

/** For a shell, which takes a name apart at what it knows. */
function quote(name: string): string {
  return /^[\w@%+=:,./-]+$/.test(name) ? name : `'${name.replaceAll("'", `'\\''`)}'`
}

function formatMoment(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** A site without an offer is a fault, not a number. */
export function renderLiveOffers(count: number): Html {
  return count === 0 ? html`<strong class="bad">0</strong>` : html`${formatNumber(count)}`
}

/** What is live of a site. */
export function renderLive({ deployed, damage }: SiteReleases, now: Date): Html {
  const live = deployed.find(({ environment }) => environment === 'prod')
  if (live) return renderDeployment(live, now)
  return damage === null ? renderMark('none here', 'quiet') : renderMark(damage, 'bad')
}

/** What made a release live, and who. */
export function renderDeployment({ release, since, by, person, commit, isChanged }: DeployedRelease, now: Date): Html {
  const revision = commit ? `${commit.slice(0, 10)}${isChanged ? ' + changes' : ''}` : 'unknown revision'
  const who = person ? html`by <bdi>${person}</bdi>` : ''
  return html`<span class="release">${release.slice(0, 8)}</span> ${renderMoment(new Date(since), now)} · ${by} ${who}
    <span class="quiet">${revision}</span>`
}

/** A site as commands name it; a code that is no site's any more as it is. */
export function formatSite(code: string): string {
  const site = findSiteByName(code)
  return site ? formatSiteName(site) : code
}
