import { join } from 'node:path'
import { root } from '../root.ts'
import type { Check } from './Check.ts'
import { findInstalledPackages, findShipped, type InstalledPackage } from './installedPackages.ts'
import { isAllowedLicence } from './licences.ts'

/** What runs in production; all else builds and tests. */
const SHIPPED_APPS = ['apps/main', 'apps/cpw', 'apps/page-api']

export const licencesCheck: Check = {
  name: 'licences',
  run: async () => {
    const packages = findInstalledPackages()
    const shipped = findShipped(SHIPPED_APPS.map((app) => join(root, app)))
    console.log(summarise(packages))
    return packages.flatMap(({ id, name, licence, folder }) => {
      const use = shipped.has(folder) ? 'shipped' : 'tool'
      if (isAllowedLicence(name, licence, use)) return []
      return [
        `${id} (${use}): licence ${licence || 'not named'}. Take another package; the list is tooling/commands/src/checks/licences.ts.`,
      ]
    })
  },
}

function summarise(packages: readonly InstalledPackage[]): string {
  return [...Map.groupBy(packages, ({ licence }) => licence)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([licence, users]) => `  ${licence} ${users.length}`)
    .join('\n')
}
