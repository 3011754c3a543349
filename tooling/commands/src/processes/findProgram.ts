import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** Of packages that call it otherwise than themselves. */
const PROGRAMS: Readonly<Record<string, string>> = { '@playwright/test': 'playwright', typescript: 'tsc' }

/**
 * The script behind a package's program, as Node runs it. `node_modules/.bin` holds shell scripts, which would put a
 * shell between us and the process that has to be ended.
 */
export function findProgram(folder: string, packageName: string): string {
  const manifestFile = findManifest(folder, packageName)
  const { bin } = JSON.parse(readFileSync(manifestFile, 'utf8')) as { bin: string | Record<string, string> }
  const script = typeof bin === 'string' ? bin : bin[PROGRAMS[packageName] ?? packageName]
  if (script === undefined) throw new Error(`${packageName} has no program of its own name.`)
  return join(dirname(manifestFile), script)
}

function findManifest(folder: string, packageName: string): string {
  const hint = `${packageName} is not installed in ${folder}. Run: npm run check`
  try {
    const manifestFile = findPackageJSON(packageName, join(folder, 'package.json'))
    if (manifestFile !== undefined) return manifestFile
  } catch (cause) {
    throw new Error(hint, { cause })
  }
  throw new Error(hint)
}
