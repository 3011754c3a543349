import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * The script behind a package's program, as Node runs it. `node_modules/.bin` holds shell scripts, which would put a
 * shell between us and the process that has to be ended.
 */
export function findProgram(folder: string, packageName: string): string {
  const programName = packageName === '@playwright/test' ? 'playwright' : packageName
  const manifestFile = findManifest(folder, packageName)
  const { bin } = JSON.parse(readFileSync(manifestFile, 'utf8')) as { bin: string | Record<string, string> }
  const script = typeof bin === 'string' ? bin : bin[programName]
  if (script === undefined) throw new Error(`${packageName} has no program of its own name.`)
  return join(dirname(manifestFile), script)
}

/** Read from the file system: a package's `exports` may hide its `package.json` from `require.resolve`. */
function findManifest(folder: string, packageName: string): string {
  const found = createRequire(join(folder, 'package.json'))
    .resolve.paths(packageName)
    ?.map((base) => join(base, packageName, 'package.json'))
    .find((file) => canRead(file))
  if (found === undefined) throw new Error(`${packageName} is not installed in ${folder}. Run: npm run check`)
  return found
}

function canRead(file: string): boolean {
  try {
    readFileSync(file)
    return true
  } catch {
    return false
  }
}
