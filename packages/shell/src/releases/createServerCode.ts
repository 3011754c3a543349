import { randomUUID } from 'node:crypto'
import { rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { foldersIn, linkOrCopy, makeFolder, undefinedIfMissing } from './files.ts'

const HASH = /^[0-9a-f]{16}$/

/** The server's code, once for all releases that share it: `<folder>/<hash>/render.mjs`. */
export function createServerCode(folder: string) {
  const resolveFolder = (hash: string) => join(folder, hash)
  const resolveFile = (hash: string) => join(resolveFolder(hash), 'render.mjs')

  return {
    resolveFile,
    /** Adds code. Existing code gets a new grace period: the release that needs it is added a moment later. */
    async add(hash: string, file: string): Promise<void> {
      if (await touch(resolveFolder(hash))) return
      await makeFolder(resolveFolder(hash), (draft) => linkOrCopy(file, join(draft, 'render.mjs')))
    },
    /** Removes code that no release needs, after its grace period. */
    async prune(needed: ReadonlySet<string>): Promise<void> {
      const old = (await foldersIn(folder)).filter((name) => HASH.test(name) && !needed.has(name))
      for (const hash of old) {
        if (await isInGrace(resolveFolder(hash))) continue
        const aside = `${resolveFolder(hash)}.${randomUUID()}.gone`
        await rename(resolveFolder(hash), aside)
        // A release that was added meanwhile has renewed its grace period, or adds the code anew.
        if (await isInGrace(aside)) await rename(aside, resolveFolder(hash))
        else await rm(aside, { recursive: true, force: true })
      }
    },
  }
}

/** @returns undefined where there is no such folder */
function touch(folder: string): Promise<true | undefined> {
  const now = new Date()
  return utimes(folder, now, now).then(() => true, undefinedIfMissing)
}

async function isInGrace(folder: string): Promise<boolean> {
  return Date.now() - (await stat(folder)).mtimeMs < GRACE_MS
}

/** What was written or live within this time may still be in use: by a ship under way, or by a server that has not rolled yet. */
export const GRACE_MS = 60 * 60 * 1000
