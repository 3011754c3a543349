import { LIVE_ENVIRONMENTS } from '../../releases/moves.ts'
import type { ReleaseNames } from '../../releases/readLive.ts'

/**
 * Which releases are loaded: `uk.clipfront.example prod 71efb2a7efa99425`. While processes are replaced they may differ: then
 * each release is followed by how many have it.
 * @param processes what each of them has loaded
 * @returns a line for each site
 */
export function describeLoaded(processes: readonly ReleaseNames[]): string[] {
  const sites = new Set(processes.flatMap((names) => Object.keys(names)))
  return Array.from(sites, (site) => {
    const environments = LIVE_ENVIRONMENTS.flatMap((environment) => {
      const releases = processes.flatMap((names) => names[site]?.[environment] ?? [])
      return releases.length > 0 ? [`${environment} ${countEach(releases, processes.length)}`] : []
    })
    return [site, ...environments].join(' ')
  })
}

function countEach(releases: readonly string[], most: number): string {
  const counted = Map.groupBy(releases, (release) => release)
  const count = ([release, { length }]: [string, string[]]) =>
    length === most ? release : `${release} (${length} of ${most})`
  return Array.from(counted, count).join(' ')
}
