import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { ReleaseStore } from './createReleaseStore.ts'
import { undefinedIfMissing } from './files.ts'

const plainOf = { '': async (bytes: Buffer) => bytes, '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) }

/**
 * Compares a release, and the server's code that it needs, with what its manifest says: a disk may fail, and a hand may slip.
 * @returns the files that are gone or others than were built, by their path in the store; of a script its compressed forms too
 */
export async function findDamage(
  store: Pick<ReleaseStore, 'read' | 'folderOf' | 'serverCodeOf'>,
  site: string,
  release: string,
): Promise<string[]> {
  const { files, server } = await store.read(site, release)
  const folder = store.folderOf(site, release)
  const found = await Promise.all([
    findIn(store.serverCodeOf(server), server),
    ...Object.entries(files).map(([name, { hash }]) => findIn(join(folder, name), hash)),
  ])
  return found.flat()
}

/** @param hash how the SHA-256 of its content begins */
async function findIn(file: string, hash: string): Promise<string[]> {
  const forms = Object.entries(plainOf).map(async ([ending, plain]) => {
    const bytes = await readFile(file + ending).catch(undefinedIfMissing)
    // Not every file is worth compressing.
    if (bytes === undefined) return ending === '' ? [file] : []
    const content = await plain(bytes).catch(() => undefined)
    return content && hashOf(content).startsWith(hash) ? [] : [file + ending]
  })
  return (await Promise.all(forms)).flat()
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
