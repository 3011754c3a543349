import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from '@clipfront/bootstrap/lock'
import type { BusinessUnit, Site } from '@clipfront/site-config'
import { runProgram } from '../processes/runProgram.ts'
import { root } from '../root.ts'
import { fingerprintOf } from './fingerprintOf.ts'

/** Beside the release; written after it, removed before it, so a build that was cut short counts as none. */
const STAMP = '.inputs'
const LOCK = join(root, '.build-lock')

export interface BuildOptions {
  /** Builds even what is up to date. */
  force?: boolean
  /** Ends the builds that are under way. */
  signal?: AbortSignal
}

/**
 * Builds the sites whose release is missing or older than its sources.
 * @returns the sites that were built
 * @throws Error with the end of the build's output when one fails
 */
export async function buildSites(
  sites: readonly Site[],
  { force = false, signal }: BuildOptions = {},
): Promise<Site[]> {
  const fingerprints = new Map<BusinessUnit, string>()
  const wanted = (unit: BusinessUnit): string => {
    const known = fingerprints.get(unit) ?? fingerprintOf(`@clipfront/app-${unit}`)
    fingerprints.set(unit, known)
    return known
  }
  const isStale = (site: Site): boolean => force || readStamp(site) !== wanted(site.businessUnit)
  if (!sites.some(isStale)) return []
  // Two starts at once, or a start beside a test run, write to the same folders.
  return withLock(LOCK, () => buildStale(sites.filter(isStale), wanted, signal), sayWaiting)
}

async function buildStale(
  stale: Site[],
  wanted: (unit: BusinessUnit) => string,
  signal: AbortSignal | undefined,
): Promise<Site[]> {
  // One build takes about 400 MB and most of a core; the units are as many as a small machine's cores. Within a unit one comes
  // after the other: Vike writes its compiled configuration beside the source, under the same name in every build, and removes
  // it while another build may be about to read it.
  const units = Object.values(Object.groupBy(stale, ({ businessUnit }) => businessUnit))
  await Promise.all(
    units.map(async (sites) => {
      for (const site of sites) await buildSite(site, wanted(site.businessUnit), signal)
    }),
  )
  return stale
}

function sayWaiting(holder: number): void {
  console.log(`Waiting for the builds that process ${holder} is doing …`)
}

async function buildSite(site: Site, fingerprint: string, signal: AbortSignal | undefined): Promise<void> {
  const started = Date.now()
  rmSync(stampFile(site), { force: true })
  const app = join(root, 'apps', site.businessUnit)
  const { code, output } = await runProgram(process.execPath, ['src/build.ts'], {
    cwd: app,
    env: { ...process.env, SITE: site.code, NODE_ENV: 'production' },
    quiet: true,
    ...(signal ? { signal } : {}),
  })
  if (code !== 0)
    throw new Error(
      `${output.trimEnd().split('\n').slice(-25).join('\n')}\nThe release of ${site.code} could not be built. Repair what the output names, then try: npm run build -- --site ${site.code}`,
    )
  if (!existsSync(releaseFolder(site)))
    throw new Error(`The build of ${site.code} ended well but left no ${releaseFolder(site)}.`)
  writeFileSync(stampFile(site), fingerprint)
  console.log(`  built ${site.code} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

function readStamp(site: Site): string | undefined {
  return existsSync(stampFile(site)) ? readFileSync(stampFile(site), 'utf8') : undefined
}

function stampFile(site: Site): string {
  return join(releaseFolder(site), STAMP)
}

function releaseFolder(site: Site): string {
  return join(root, 'apps', site.businessUnit, 'dist', site.label)
}
