import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A folder of its own, which is deleted with this, and when the process ends before that. */
export interface TemporaryFolder extends AsyncDisposable {
  /** Absolute. */
  path: string
}

/** @param use begins its name, for whoever finds one that a killed process left */
export async function openTemporaryFolder(use: string): Promise<TemporaryFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), `${use}-`))
  const options = { recursive: true, force: true } as const
  // Whoever stops a command with Ctrl-C does not wait for what is under way.
  const removeAtExit = (): void => rmSync(folder, options)
  process.once('exit', removeAtExit)
  return {
    path: folder,
    async [Symbol.asyncDispose]() {
      process.off('exit', removeAtExit)
      await rm(folder, options)
    },
  }
}
