import { readFileSync } from 'node:fs'
import path from 'node:path'

/** @type {{ node: string, pnpm: string, integrity: Readonly<Record<string, string>> }} */
const versions = JSON.parse(readFileSync(new URL('versions.json', import.meta.url), 'utf8'))

export const NODE_VERSION = versions.node
export const PNPM_VERSION = versions.pnpm
/**
 * The bytes that were seen and are trusted, as npm writes their hashes. One line per package; a platform without a line
 * for Node uses the machine's own.
 */
export const INTEGRITY = versions.integrity

/**
 * Compares what npm installed with the table, before anything of it is run.
 * @param {string} folder where npm installed
 * @param {Readonly<Record<string, string>>} [table]
 * @returns {string[]} packages that the table does not know: npm checked them against the registry's own word only
 * @throws {Error} with both hashes, when one differs
 */
export function checkIntegrity(folder, table = INTEGRITY) {
  const record = path.join(folder, 'node_modules', '.package-lock.json')
  /** @type {{ packages: Record<string, { integrity?: string }> }} */
  const { packages } = JSON.parse(readFileSync(record, 'utf8'))
  const unknown = []
  for (const [place, { integrity = 'none' }] of Object.entries(packages)) {
    const name = place.replace(/^.*node_modules\//, '')
    const expected = table[name]
    if (expected === undefined) unknown.push(name)
    else if (expected !== integrity)
      throw new Error(
        `The registry sent other bytes for ${name} than were expected, so nothing of it was run.\n  expected ${expected}\n  received ${integrity}\nTry another network or registry. If the version was changed on purpose, change tooling/bootstrap/src/versions.json with it.`,
      )
  }
  return unknown
}
