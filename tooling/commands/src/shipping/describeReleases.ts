import { LIVE_ENVIRONMENTS, type ReleaseManifest, type ReleaseStore } from '@clipfront/shell/releases'
import { formatColumns } from '../base/formatColumns.ts'

const KILOBYTE = 1000

/** The releases of a site, the newest first: which, from what, since when, how heavy, and where each is live. */
export async function listReleases(store: ReleaseStore, site: string) {
  const live = await Promise.all(
    LIVE_ENVIRONMENTS.map(async (environment) => ({ environment, deployment: await store.live(site, environment) })),
  )
  return (await store.list(site)).map((manifest) => ({
    release: manifest.hash,
    builtAt: manifest.builtAt,
    revision: manifest.revision.commit || null,
    /** Built from more than the revision has. */
    isChanged: manifest.revision.isChanged,
    firstVisitBytes: weighFirstVisit(manifest),
    diskBytes: Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0),
    live: live.flatMap(({ environment, deployment }) =>
      deployment?.release === manifest.hash
        ? [{ environment, since: deployment.since, by: deployment.by, person: deployment.person ?? null }]
        : [],
    ),
  }))
}

type ListedRelease = Awaited<ReturnType<typeof listReleases>>[number]

/** The same as a table. */
export function describeReleases(site: string, releases: readonly ListedRelease[]): string {
  if (releases.length === 0) return `${site} has no release yet: npm run ship -- ${site}`
  const rows = releases.map((listed) => [
    listed.release,
    formatMoment(listed.builtAt),
    describeRevision(listed),
    formatBytes(listed.firstVisitBytes),
    formatBytes(listed.diskBytes),
    listed.live
      .map(
        ({ environment, since, by, person }) =>
          `${environment} since ${formatMoment(since)} (${by}${person ? ` by ${person}` : ''})`,
      )
      .join(', '),
  ])
  return formatColumns([['release', 'built', 'revision', 'first visit', 'on disk', 'live'], ...rows]).join('\n')
}

function formatMoment(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ')
}

function describeRevision({ revision, isChanged }: ListedRelease): string {
  return revision === null ? 'unknown' : `${revision.slice(0, 10)}${isChanged ? ' + changes' : ''}`
}

function formatBytes(bytes: number): string {
  return `${(bytes / KILOBYTE).toFixed(0)} kB`
}

/** Of its heaviest page type, scripts and styles after gzip. */
function weighFirstVisit({ weights }: ReleaseManifest): number {
  return Math.max(0, ...Object.values(weights).map(({ scripts, styles }) => scripts + styles))
}
