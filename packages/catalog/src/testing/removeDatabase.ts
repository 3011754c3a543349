import { rmSync } from 'node:fs'

/** Removes the folder of a database whose server has been told to stop; on a slow machine it may still write its last. */
export function removeDatabase(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
