import path from 'node:path'
import { sites } from '@clipfront/site-config'
import { html } from 'hono/html'
import type { DeskContext } from '../DeskContext.ts'
import { deskPath } from '../deskPaths.ts'
import { formatSiteName, type Html, renderMark, renderSection, renderTable } from '../markup/parts.ts'
import { renderDocument } from '../markup/renderDocument.ts'
import { readProblems } from '../reading/readProblems.ts'
import { readReleases } from '../reading/readReleases.ts'
import { renderLive, renderProblems } from './sections.ts'

/**
 * What can be said while the database does not answer: it stands in files.
 * @param reason what was answered instead
 */
export async function withoutDatabasePage(
  { clock, dataFolder, readRemembered }: DeskContext,
  reason: string,
): Promise<Html> {
  const machineNow = new Date()
  const releases = await Promise.all(
    sites.map(async (site) => ({ site, releases: await readReleases(path.join(dataFolder, 'releases'), site, 1) })),
  )
  const problems = await readProblems(path.join(dataFolder, 'logs'), readRemembered(), machineNow)
  type Row = (typeof releases)[number]
  return renderDocument({
    title: 'The database does not answer',
    path: '',
    now: clock.now(),
    dataFolder,
    body: html`<p>${renderMark(reason, 'bad')}</p>
      <p>
        Offers, queues, feeds, searches and figures stand in it, and shoppers get what is cached, if anything. Is it
        running, and does <code>DATABASE_URL</code> of page-api name it? The one that <code>npm start</code> brings
        writes its log to <code>${dataFolder}</code>. Releases, warnings and errors are read from files, and stand
        below.
      </p>
      ${renderSection(
        'Sites',
        renderTable({
          caption: 'What is live on each site',
          columns: [
            {
              title: 'Site',
              cell: ({ site }: Row) => html`<a href="${deskPath(site.code)}">${formatSiteName(site)}</a>`,
            },
            { title: 'Release', cell: ({ releases: read }) => renderLive(read, machineNow) },
          ],
          rows: releases,
          empty: 'There is no site.',
        }),
        ['npm run releases -- SITE', 'npm run rollback -- SITE'],
      )}
      ${renderProblems(problems, machineNow)}`,
  })
}
