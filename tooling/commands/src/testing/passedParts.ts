import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '../base/sourceFiles.ts'
import type { Tally } from './reports.ts'

/** Which parts of `npm test` passed, and with which files. */
export interface PassedParts {
  /** What a part depends on, as a hash: its files as they are now, and the machine. */
  keyOf: (name: string, dependsOn: (path: string) => boolean) => string
  /** What the part came to when it last passed; undefined when that was with another key. */
  find: (name: string, key: string) => Tally | undefined
  save: (name: string, key: string, tally: Tally) => void
}

interface PassedPartsOptions {
  /** The repository. */
  root: string
  /** Where the results are stored. */
  folder: string
  /** What else decides: the versions of Node and of the browser, which is known once it was found. */
  machine: () => string
}

/** Stores the results of parts that passed, each in a file of its own. */
export function createPassedParts({ root, folder, machine }: PassedPartsOptions): PassedParts {
  const hashFile = createFileHasher(root)
  const fileOf = (name: string) => join(folder, `${name}.json`)
  return {
    keyOf(name, dependsOn) {
      const files = listFiles(root).filter(dependsOn).toSorted()
      return hash(JSON.stringify([name, machine(), files.map((path) => [path, hashFile(path)])]))
    },
    find(name, key) {
      try {
        const stored = JSON.parse(readFileSync(fileOf(name), 'utf8')) as { key: string; tally: Tally }
        return stored.key === key ? stored.tally : undefined
      } catch {
        return undefined
      }
    },
    save(name, key, tally) {
      mkdirSync(dirname(fileOf(name)), { recursive: true })
      writeFileSync(fileOf(name), JSON.stringify({ key, tally }))
    },
  }
}

/** Reads a file again only when its time or its size has changed. */
function createFileHasher(root: string): (path: string) => string {
  const known = new Map<string, { state: string; hash: string }>()
  return (path) => {
    const file = join(root, path)
    const stat = statSync(file, { throwIfNoEntry: false })
    // A file that was deleted but not yet committed, or a repository inside this one.
    if (!stat?.isFile()) return ''
    const state = `${stat.mtimeMs} ${stat.ctimeMs} ${stat.size}`
    const last = known.get(path)
    if (last?.state === state) return last.hash
    const entry = { state, hash: hash(readFileSync(file)) }
    known.set(path, entry)
    return entry.hash
  }
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
