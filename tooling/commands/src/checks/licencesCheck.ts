import { join } from 'node:path'
import { root } from '../base/workspace.ts'
import type { Check } from './Check.ts'
import { findInstalledPackages, findShipped, type InstalledPackage } from './installedPackages.ts'

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
        `${id} (${use}): licence ${licence || 'not named'}. Take another package; the list is tooling/commands/src/checks/licencesCheck.ts.`,
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

/** May be part of what is shipped. */
const FOR_ALL = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
  '0BSD',
  'CC0-1.0',
  'Unlicense',
  'PostgreSQL',
]
/** May be used to build and test: tools and unchanged libraries, data, fonts. */
const FOR_TOOLS = ['Python-2.0', 'CC-BY-3.0', 'CC-BY-4.0', 'MPL-2.0', 'OFL-1.1', 'Zlib']
/** Weak copyleft that is allowed by name only: the image library's shared objects, unchanged and replaceable. */
const BY_NAME: readonly { package: RegExp; licence: RegExp }[] = [
  { package: /^@img\/sharp(?:-libvips)?-/, licence: /LGPL-3\.0-or-later/ },
]

const shipped = new Set(FOR_ALL)
const anywhere = new Set([...FOR_ALL, ...FOR_TOOLS])

/**
 * Whether a package's licence expression (SPDX) is allowed.
 * `A OR B` needs one that is allowed, `A AND B` both.
 */
export function isAllowedLicence(name: string, expression: string, use: 'shipped' | 'tool'): boolean {
  if (BY_NAME.some((exception) => exception.package.test(name) && exception.licence.test(expression))) return true
  const allowed = use === 'shipped' ? shipped : anywhere
  const bare = expression.replaceAll(/[()]/g, ' ')
  return bare.split(/\s+OR\s+/i).some((choice) => choice.split(/\s+AND\s+/i).every((id) => allowed.has(id.trim())))
}
