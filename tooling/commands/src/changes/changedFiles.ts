import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../base/workspace.ts'

const run = promisify(execFile)

/**
 * Files that differ between a revision and the folder as it stands, new and removed ones among them.
 * @throws {Error} in one line: there is no such revision
 */
export async function changedFiles(base: string, folder = root): Promise<string[]> {
  const git = async (...args: string[]) => {
    const { stdout } = await run('git', args, { cwd: folder, maxBuffer: 100 * 1024 * 1024 })
    return stdout.split('\0').filter(Boolean)
  }
  await run('git', ['rev-parse', '--verify', '--quiet', `${base}^{commit}`], { cwd: folder }).catch(() => {
    throw new Error(`${base} is no revision. Name a commit, a branch or a tag: npm run affected -- --base REVISION`)
  })
  // Without rename detection: a renamed file is one that is gone and one that is new.
  const [differing, untracked] = await Promise.all([
    git('diff', '--name-only', '-z', '--no-renames', base, '--'),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ])
  return [...new Set([...differing, ...untracked])].toSorted()
}

/** A file as it was at a revision; empty where it was not there. */
export async function fileAt(base: string, file: string, folder = root): Promise<string> {
  const { stdout } = await run('git', ['show', `${base}:${file}`], { cwd: folder, maxBuffer: 100 * 1024 * 1024 }).catch(
    () => ({ stdout: '' }),
  )
  return stdout
}
