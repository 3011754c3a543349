import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

/** Below `CLIPFRONT_DATA`. */
export const OUTBOX = 'outbox'

/**
 * Deletes the mails of an address from the outbox.
 * @param address normalised
 * @returns how many there were
 */
export async function clearOutbox(dataFolder: string, address: string): Promise<number> {
  const folder = path.join(dataFolder, OUTBOX)
  let removed = 0
  for (const name of await listFiles(folder)) {
    const file = path.join(folder, name)
    const [head = ''] = (await readFile(file, 'utf8')).split(/\r?\n\r?\n/, 1)
    const to = /^To:(.*)$/im.exec(head.replaceAll(/\r?\n[ \t]+/g, ' '))?.[1]
    if (to?.trim().replace(/^<(.*)>$/, '$1') !== address) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}

/** None where nothing was ever written. */
async function listFiles(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
