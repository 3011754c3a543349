import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, readdir, rename, rm, stat, open } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'

/** @returns whether there is something of that name */
export function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** The folders in a folder, links to folders with them; none when there is no such folder. */
export async function foldersIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(undefinedIfMissing)) ?? []
  const found = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => undefined)))
  return names.filter((_, index) => found[index]?.isDirectory())
}

/** The files below a folder, by their paths in it, with slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
}

/** For `catch`: a file that is not there is no error. */
export function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Hard links cost no room; across file systems there are none. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to))
}

/**
 * Makes a folder as a whole or not at all, also after a crash of the machine.
 * @param fill writes into the folder that it is given
 */
export async function makeFolder(target: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${target}.${randomUUID()}.draft`
  const parent = resolve(dirname(target))
  const firstMade = await mkdir(parent, { recursive: true })
  try {
    await mkdir(draft)
    await fill(draft)
    await syncTree(draft)
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Somebody may have made the same one meanwhile.
    if (!(await exists(target))) throw error
  }
  await syncUp(parent, firstMade ? dirname(resolve(firstMade)) : parent)
}

// Older processes call the successor of a lock its heir.
const LEFTOVER = /\.(?:draft|gone|successor|heir)$/

/** Removes what was cut short while it was written or removed. @param before milliseconds since 1970: what is younger may be under way */
export async function removeLeftovers(folder: string, before: number): Promise<void> {
  const names = (await readdir(folder).catch(undefinedIfMissing)) ?? []
  for (const name of names.filter((each) => LEFTOVER.test(each))) {
    const path = join(folder, name)
    const changed = await stat(path).catch(undefinedIfMissing)
    if (changed && changed.mtimeMs < before) await rm(path, { recursive: true, force: true })
  }
}

/** Writes a file so that whoever reads it finds the old text or the new one, whole, also after a crash of the machine. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}.draft`
  const handle = await open(draft, 'wx')
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
  await sync(dirname(file))
}

/** Few enough that no process runs out of handles. */
const AT_ONCE = 16

/** Returns when the disk has what was written to a file, or which entries a folder has. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The same for a folder and all that lies in it. What the disk has already costs next to nothing. */
async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))]
  const syncRest = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await sync(path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, syncRest))
}

/** The same for a folder's entries, and those of the folders above it. @param last the topmost */
async function syncUp(folder: string, last: string): Promise<void> {
  await sync(folder)
  if (folder !== last) await syncUp(dirname(folder), last)
}
