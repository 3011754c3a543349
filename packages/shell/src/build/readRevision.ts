import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { repository } from '../config/repository.ts'
import type { Revision } from '../releases/ReleaseManifest.ts'

const run = promisify(execFile)

/** Which commit the sources stand at, and whether they differ from it. */
export async function readRevision(): Promise<Revision> {
  try {
    const git = async (...args: string[]) => (await run('git', args, { cwd: repository })).stdout.trim()
    const [commit, changes] = await Promise.all([git('rev-parse', 'HEAD'), git('status', '--porcelain')])
    return { commit, isChanged: changes !== '' }
  } catch {
    // A copy without its history can be built as well.
    return { commit: '', isChanged: false }
  }
}
