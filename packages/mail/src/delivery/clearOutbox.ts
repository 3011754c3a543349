import type { Stats } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Below `CLIPFRONT_DATA`. */
export const OUTBOX = 'outbox'

/**
 * Deletes the mails of an address from the outbox.
 * @param address normalised
 * @returns how many there were
 */
export async function clearOutbox(dataFolder: string, address: string): Promise<number> {
  return deleteMails(dataFolder, (head) => readField(head, 'To').replace(/^<(.*)>$/, '$1') === address)
}

/**
 * Deletes the mails of the outbox that were written before a moment. One that was never finished may have no date: its file has.
 * @returns how many there were
 */
export async function clearOldMails(dataFolder: string, before: Date): Promise<number> {
  return deleteMails(dataFolder, (head, { mtimeMs }) => {
    const date = Date.parse(readField(head, 'Date'))
    return (Number.isNaN(date) ? mtimeMs : date) < before.getTime()
  })
}

async function deleteMails(dataFolder: string, isOver: (head: string, file: Stats) => boolean): Promise<number> {
  const folder = path.join(dataFolder, OUTBOX)
  let removed = 0
  for (const name of (await unlessGone(readdir(folder))) ?? []) {
    const file = path.join(folder, name)
    const found = await unlessGone(Promise.all([readFile(file, 'utf8'), stat(file)]))
    const [head = ''] = found?.[0].split(/\r?\n\r?\n/, 1) ?? []
    if (!found || !isOver(head.replaceAll(/\r?\n[ \t]+/g, ' '), found[1])) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}

function readField(head: string, name: 'To' | 'Date'): string {
  return new RegExp(`^${name}:(.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
}

/** @returns undefined where nothing was ever written, or somebody else has deleted it */
async function unlessGone<Found>(read: Promise<Found>): Promise<Found | undefined> {
  try {
    return await read
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
