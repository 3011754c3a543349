import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { syncTree, syncUp } from './sync.ts'

/** @returns whether there is something of that name */
export function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** The folders in a folder, links to folders with them; none when there is no such folder. */
export async function foldersIn(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(undefinedIfMissing)) ?? []
  const found = await Promise.all(
    entries.map(async (entry) => entry.isDirectory() || (entry.isSymbolicLink() && isFolder(join(folder, entry.name)))),
  )
  return entries.filter((_, index) => found[index]).map(({ name }) => name)
}

function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
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

const LEFTOVER = /\.(?:draft|gone|heir)$/

/** Removes what was cut short while it was written or removed. @param before milliseconds since 1970: what is younger may be under way */
export async function removeLeftovers(folder: string, before: number): Promise<void> {
  const names = (await readdir(folder).catch(undefinedIfMissing)) ?? []
  for (const name of names.filter((each) => LEFTOVER.test(each))) {
    const path = join(folder, name)
    const changed = await stat(path).catch(undefinedIfMissing)
    if (changed && changed.mtimeMs < before) await rm(path, { recursive: true, force: true })
  }
}
