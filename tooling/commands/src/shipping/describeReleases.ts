import { LIVE_ENVIRONMENTS, type Deployment, type ReleaseManifest, type ReleaseStore } from '@clipfront/shell/releases'
import { formatColumns } from '../base/formatColumns.ts'

const KILOBYTE = 1000

/** The releases of a site as a table: which, from what, since when, how heavy, and which one is live where. */
export async function describeReleases(store: ReleaseStore, site: string): Promise<string> {
  const live = await Promise.all(
    LIVE_ENVIRONMENTS.map(async (environment) => ({ environment, deployment: await store.live(site, environment) })),
  )
  const rows = (await store.list(site)).map((manifest) => [
    manifest.hash,
    formatMoment(manifest.builtAt),
    describeRevision(manifest),
    weighFirstVisit(manifest),
    measureDisk(manifest),
    live
      .flatMap(({ environment, deployment }) =>
        deployment?.release === manifest.hash ? [liveSince(environment, deployment)] : [],
      )
      .join(', '),
  ])
  if (rows.length === 0) return `${site} has no release yet: npm run ship -- ${site}`
  return formatColumns([['release', 'built', 'revision', 'first visit', 'on disk', 'live'], ...rows]).join('\n')
}

function liveSince(environment: string, { since, by }: Deployment): string {
  return `${environment} since ${formatMoment(since)} (${by})`
}

function formatMoment(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ')
}

function describeRevision({ revision: { commit, isChanged } }: ReleaseManifest): string {
  return commit === '' ? 'unknown' : `${commit.slice(0, 10)}${isChanged ? ' + changes' : ''}`
}

/** Of its heaviest page type, scripts and styles after gzip. */
function weighFirstVisit({ weights }: ReleaseManifest): string {
  const heaviest = Math.max(0, ...Object.values(weights).map(({ scripts, styles }) => scripts + styles))
  return `${(heaviest / KILOBYTE).toFixed(0)} kB`
}

function measureDisk({ files }: ReleaseManifest): string {
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0)
  return `${(bytes / KILOBYTE).toFixed(0)} kB`
}
