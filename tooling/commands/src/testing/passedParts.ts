import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '../base/sourceFiles.ts'
import type { Tally } from './reports.ts'

/** Which parts of `npm test` passed, and with which files. */
export interface PassedParts {
  /**
   * What a part depends on, as a hash: its files as they are now, and the machine. Undefined when one cannot be read, such as a
   * file that is deleted at this moment.
   */
  hashInputs: (name: string, dependsOn: (path: string) => boolean) => string | undefined
  /** What the part came to when it last passed; undefined when that was with another key. */
  find: (name: string, key: string) => Tally | undefined
  save: (name: string, key: string, tally: Tally) => void
}

/**
 * Stores the results of parts that passed, each in a file of its own.
 * @param root the repository
 * @param folder where the results are stored
 * @param machine what else decides: the versions of Node and of the browser, which is known once it was found
 */
export function createPassedParts(root: string, folder: string, machine: () => string): PassedParts {
  const fileFor = (name: string) => join(folder, `${name}.json`)
  return {
    hashInputs(name, dependsOn) {
      // Without deleted files that are not yet committed, and repositories inside this one.
      try {
        const isFile = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile()
        const files = listFiles(root).filter(dependsOn).filter(isFile).toSorted()
        // Bytes as they are: a filter such as autocrlf would hide a change.
        const args = ['hash-object', '--no-filters', '--stdin-paths']
        const hashes = execFileSync('git', args, { cwd: root, input: files.join('\n') })
        return createHash('sha256')
          .update(JSON.stringify([name, machine(), files, hashes.toString()]))
          .digest('hex')
      } catch {
        return undefined
      }
    },
    find(name, key) {
      try {
        const stored = JSON.parse(readFileSync(fileFor(name), 'utf8')) as { key: string; tally: Tally }
        return stored.key === key ? stored.tally : undefined
      } catch {
        return undefined
      }
    },
    save(name, key, tally) {
      mkdirSync(dirname(fileFor(name)), { recursive: true })
      writeFileSync(fileFor(name), JSON.stringify({ key, tally }))
    },
  }
}
