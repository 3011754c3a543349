import { randomUUID } from 'node:crypto'
import { rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { foldersIn, linkOrCopy, makeFolder, undefinedIfMissing } from './files.ts'

const HASH = /^[0-9a-f]{16}$/

/** The server's code, once for all releases that share it: `<folder>/<hash>/render.mjs`. */
export interface ServerCode {
  fileOf: (hash: string) => string
  /** Adds code. Existing code gets a new grace period: the release that needs it is added a moment later. */
  add: (hash: string, file: string) => Promise<void>
  /** Removes code that no release needs, after its grace period. */
  prune: (needed: ReadonlySet<string>) => Promise<void>
}

export function createServerCode(folder: string): ServerCode {
  const folderOf = (hash: string) => join(folder, hash)
  const fileOf = (hash: string) => join(folderOf(hash), 'render.mjs')

  return {
    fileOf,
    async add(hash, file) {
      if (await touch(folderOf(hash))) return
      await makeFolder(folderOf(hash), (draft) => linkOrCopy(file, join(draft, 'render.mjs')))
    },
    async prune(needed) {
      const old = (await foldersIn(folder)).filter((name) => HASH.test(name) && !needed.has(name))
      for (const hash of old) {
        if (await isInGrace(folderOf(hash))) continue
        const aside = `${folderOf(hash)}.${randomUUID()}.gone`
        await rename(folderOf(hash), aside)
        // A release that was added meanwhile has renewed its grace period, or adds the code anew.
        if (await isInGrace(aside)) await rename(aside, folderOf(hash))
        else await rm(aside, { recursive: true, force: true })
      }
    },
  }
}

/** @returns whether there is such a folder */
async function touch(folder: string): Promise<boolean> {
  const now = new Date()
  return utimes(folder, now, now)
    .then(() => true, undefinedIfMissing)
    .then(Boolean)
}

async function isInGrace(folder: string): Promise<boolean> {
  return Date.now() - (await stat(folder)).mtimeMs < GRACE_MS
}

/** What was written or live within this time may still be in use: by a ship under way, or by a server that has not rolled yet. */
export const GRACE_MS = 60 * 60 * 1000
