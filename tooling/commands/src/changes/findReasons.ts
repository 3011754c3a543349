import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '@clipfront/site-config'
import { root } from '../base/workspace.ts'

/** What went into a site's release, as its build wrote it down. */
export interface Inputs {
  /** File, or folder with a slash at its end -> the packages on the way to it. */
  files: Readonly<Record<string, readonly string[]>>
  /** Packages from the registry -> version. */
  packages: Readonly<Record<string, string>>
}

/** Why a release is another one. */
export interface Reason {
  /** A file of the repository, or `name@version` of a package. */
  changed: string
  through: readonly string[]
}

const LOCK_FILE = 'pnpm-lock.yaml'

/**
 * Which of the changes reach a site's release.
 * @param inputs as of now
 * @param changed files that differ from the base
 * @param baseLock the base's lock file
 * @returns none when the release stays byte for byte
 */
export function findReasons(inputs: Inputs, changed: readonly string[], baseLock: string): Reason[] {
  const reasons = changed.flatMap((file): Reason[] => {
    const through = file === LOCK_FILE ? undefined : (inputs.files[file] ?? findWayToFolder(file, inputs))
    return through ? [{ changed: file, through }] : []
  })
  if (!changed.includes(LOCK_FILE)) return reasons
  const replaced = Object.entries(inputs.packages).filter(([name, version]) => !isLocked(baseLock, name, version))
  return [...reasons, ...replaced.map(([name, version]) => ({ changed: `${name}@${version}`, through: [LOCK_FILE] }))]
}

function findWayToFolder(file: string, { files }: Inputs): readonly string[] | undefined {
  const folder = Object.keys(files).find((path) => path.endsWith('/') && file.startsWith(path))
  return folder === undefined ? undefined : files[folder]
}

/** The lock file has a key for each version of a package, quoted where the name begins with an at sign. */
function isLocked(lock: string, name: string, version: string): boolean {
  const key = `${name}@${version}`
  return lock.includes(`\n  ${key}:`) || lock.includes(`\n  '${key}':`)
}

/** What went into a site's release, as its last build wrote it down: `inputsFile` of the build names the file. */
export function readInputs({ businessUnit, label }: Pick<Site, 'businessUnit' | 'label'>): Inputs {
  return JSON.parse(readFileSync(join(root, 'apps', businessUnit, 'dist', `inputs-${label}.json`), 'utf8')) as Inputs
}

export interface AffectedSite {
  site: string
  isAltered: boolean
  reasons: readonly Reason[]
}

/** More than these say no more. */
const MOST_REASONS = 3

/** A table: the sites whose release a change alters and why, then those that stay as they are. */
export function describeAffected(sites: readonly AffectedSite[], base: string): string {
  const altered = sites.filter(({ isAltered }) => isAltered)
  const same = sites.filter(({ isAltered }) => !isAltered).map(({ site }) => site)
  const width = Math.max(0, ...altered.map(({ site }) => site.length))
  const lines = altered.flatMap(({ site, reasons }) => {
    const shown = reasons
      .slice(0, MOST_REASONS)
      .map((reason) => `${reason.changed}, through ${reason.through.join(' > ')}`)
    const more = reasons.length - shown.length
    return [...shown, ...(more > 0 ? [`… and ${more} more`] : [])].map(
      (text, index) => `  ${(index === 0 ? site : '').padEnd(width)}  ${text}`,
    )
  })
  return [
    `Since ${base}, ${altered.length} of ${sites.length} releases are others.`,
    ...lines,
    ...(same.length > 0 ? [`  The same, byte for byte: ${same.join(', ')}`] : []),
  ].join('\n')
}
