import { ConfigError } from '@clipfront/routing/errors'
import { type Site, sites } from '@clipfront/site-config'
import { describeFaults, findSiteFaults, type SiteFault } from '@clipfront/site-config/faults'
import { isPublicFile } from './isPublicFile.ts'
import type { UnitApp } from './UnitApp.ts'

/**
 * Sees to it that what sites' files say can be served (R3.2), before anything is made of it: nothing in them is wrong, and the
 * files that they name are there.
 * @param known the whole list
 * @throws {ConfigError} a line for each fault: the site, the field, what is wrong with it and what to do
 */
export function assertSites(
  { unit, root }: Pick<UnitApp, 'unit' | 'root'>,
  chosen: readonly Site[],
  known = sites,
): void {
  const wrong = findSiteFaults(known, chosen)
  // Of a file that cannot be read as a site nothing else can be said.
  const faults = wrong.length > 0 ? wrong : chosen.flatMap((site) => missingFiles(unit, root, site))
  if (faults.length > 0) throw new ConfigError(describeFaults(faults))
}

/** An icon may lie elsewhere; everything else is a file of the release. */
function missingFiles(unit: string, root: string, { businessUnit, label, icon, font }: Site): SiteFault[] {
  return Object.entries({ icon, font }).flatMap(([field, path]) => {
    if (path === null || !path.startsWith('/') || isPublicFile(root, path)) return []
    return {
      site: `${businessUnit}/${label}`,
      field,
      problem: `"${path}" is no file of the release`,
      fix: `Put it into apps/${unit}/public, or name one that is there.`,
    }
  })
}
