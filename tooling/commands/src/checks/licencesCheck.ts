import { join } from 'node:path'
import { root } from '../base/workspace.ts'
import type { Check } from './Check.ts'
import { findInstalledPackages, findShipped, type InstalledPackage } from './installedPackages.ts'
import licences from './licences.json' with { type: 'json' }

/** What runs in production; all else builds and tests. */
const SHIPPED_APPS = ['apps/main', 'apps/cpw', 'apps/page-api', 'apps/catalog-cli']

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
        `${id} (${use}): licence ${licence || 'not named'}. Take another package; the list is tooling/commands/src/checks/licences.json.`,
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

/** `shipped` may be part of what runs; `tools` only builds and tests: tools and unchanged libraries, data, fonts. */
const shipped = new Set(licences.shipped)
const anywhere = new Set([...licences.shipped, ...licences.tools])
/** Weak copyleft that is allowed by name only: the image library's shared objects, unchanged and replaceable. */
const BY_NAME = { package: /^@img\/sharp(?:-libvips)?-/, licence: /LGPL-3\.0-or-later/ }

/**
 * Whether a package's licence expression (SPDX) is allowed.
 * `A OR B` needs one that is allowed, `A AND B` both.
 */
export function isAllowedLicence(name: string, expression: string, use: 'shipped' | 'tool'): boolean {
  if (BY_NAME.package.test(name) && BY_NAME.licence.test(expression)) return true
  const allowed = use === 'shipped' ? shipped : anywhere
  const bare = expression.replaceAll(/[()]/g, ' ')
  return bare.split(/\s+OR\s+/i).some((choice) => choice.split(/\s+AND\s+/i).every((id) => allowed.has(id.trim())))
}
