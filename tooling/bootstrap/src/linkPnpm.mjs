import { execFileSync } from 'node:child_process'
import path from 'node:path'

/**
 * Without install scripts pnpm's program is a placeholder that has no shebang, which turbo cannot start; pnpm's own
 * installer puts the real one in its place.
 * @param {string} folder where npm installed
 * @param {string} node the program that runs the installer
 */
export function linkPnpm(folder, node) {
  const cwd = path.join(folder, 'node_modules', 'pnpm')
  execFileSync(node, [path.join(cwd, 'install.js')], { cwd, stdio: 'inherit' })
}
