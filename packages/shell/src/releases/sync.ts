import { open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Few enough that no process runs out of handles. */
const AT_ONCE = 16

/** Returns when the disk has what was written to a file, or which entries a folder has. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The same for a folder and all that lies in it. What the disk has already costs next to nothing. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))]
  const syncRest = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await sync(path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, syncRest))
}

/** The same for a folder's entries, and those of the folders above it. @param last the topmost */
export async function syncUp(folder: string, last: string): Promise<void> {
  await sync(folder)
  if (folder !== last) await syncUp(dirname(folder), last)
}
