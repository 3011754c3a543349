import { join } from 'node:path'
import { withLock } from '@clipfront/bootstrap/lock'
import { makeFolder } from '@clipfront/settings'
import type { BusinessUnit, Site } from '@clipfront/site-config'
import { runScript } from '../processes/runProgram.ts'
import { root } from '../base/workspace.ts'

const LOCK = join(root, '.build-lock')

export interface BuildOptions {
  /** Where releases go: the data folder's `releases`. */
  dataFolder: string
  /** Says nothing of what is built. */
  isQuiet?: boolean
  /** Ends the builds that are under way. */
  signal?: AbortSignal
}

/**
 * Makes the releases of sites as the sources are now. What is up to date is not built again.
 * @returns site code -> release
 * @throws Error with the end of the build's output when one fails
 */
export async function buildSites(sites: readonly Site[], options: BuildOptions): Promise<ReadonlyMap<string, string>> {
  makeFolder(options.dataFolder)
  const units = Object.entries(Object.groupBy(sites, ({ businessUnit }) => businessUnit))
  // Two starts at once, or a start beside a test run, write to the same folders.
  const built = await withLock(
    LOCK,
    () => Promise.all(units.map(([unit, ofUnit]) => buildUnit(unit as BusinessUnit, ofUnit, options))),
    sayWaiting,
  )
  return new Map(built.flatMap((releases) => Object.entries(releases)))
}

/** Not to the output, which may be read by a program. */
function sayWaiting(holder: number): void {
  console.error(`Waiting for the builds that process ${holder} is doing …`)
}

async function buildUnit(
  unit: BusinessUnit,
  sites: readonly Site[],
  { dataFolder, isQuiet = false, signal }: BuildOptions,
): Promise<Record<string, string>> {
  const codes = sites.map(({ code }) => code)
  const { code, output } = await runScript(['src/build.ts', ...codes], {
    cwd: join(root, 'apps', unit),
    env: { ...process.env, CLIPFRONT_DATA: dataFolder, NODE_ENV: 'production' },
    quiet: true,
    ...(signal ? { signal } : {}),
  })
  const lines = output.trimEnd().split('\n')
  if (code !== 0) {
    throw new Error(
      `${lines.slice(-25).join('\n')}\nThe sites of ${unit} could not be built. Repair what the output names, then try: npm run build`,
    )
  }
  if (!isQuiet) for (const line of lines.slice(0, -1)) console.log(`  ${line}`)
  return JSON.parse(lines.at(-1) ?? '{}') as Record<string, string>
}
