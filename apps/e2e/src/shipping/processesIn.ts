import { readdirSync, readlinkSync } from 'node:fs'

/**
 * The processes that work in a folder, as the server of an app and its workers do in the app's. Linux only: elsewhere none.
 * @param folder its real path
 * @returns their ids
 */
export function processesIn(folder: string): string[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`) === folder
    } catch {
      // It has ended meanwhile, or is somebody else's.
      return false
    }
  })
}
