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
    const through = file === LOCK_FILE ? undefined : (inputs.files[file] ?? wayToFolderOf(file, inputs))
    return through ? [{ changed: file, through }] : []
  })
  if (!changed.includes(LOCK_FILE)) return reasons
  const replaced = Object.entries(inputs.packages).filter(([name, version]) => !isLocked(baseLock, name, version))
  return [...reasons, ...replaced.map(([name, version]) => ({ changed: `${name}@${version}`, through: [LOCK_FILE] }))]
}

function wayToFolderOf(file: string, { files }: Inputs): readonly string[] | undefined {
  const folder = Object.keys(files).find((path) => path.endsWith('/') && file.startsWith(path))
  return folder === undefined ? undefined : files[folder]
}

/** The lock file has a key for each version of a package, quoted where the name begins with an at sign. */
function isLocked(lock: string, name: string, version: string): boolean {
  const key = `${name}@${version}`
  return lock.includes(`\n  ${key}:`) || lock.includes(`\n  '${key}':`)
}
