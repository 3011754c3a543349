import { git } from '../base/git.ts'
import { root } from '../base/workspace.ts'

/**
 * Files that differ between a revision and the folder as it stands, new and removed ones among them.
 * @throws {Error} in one line: there is no such revision
 */
export function changedFiles(base: string): string[] {
  try {
    git(root, 'rev-parse', '--verify', '--quiet', `${base}^{commit}`)
  } catch (error) {
    throw new Error(`${base} is no revision. Name a commit, a branch or a tag: npm run affected -- --base REVISION`, {
      cause: error,
    })
  }
  // Without rename detection: a renamed file is one that is gone and one that is new.
  const differing = git(root, 'diff', '--name-only', '-z', '--no-renames', base, '--')
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard', '-z')
  return [...new Set((differing + untracked).split('\0'))].filter(Boolean).toSorted()
}

/** A file as it was at a revision; empty where it was not there. */
export function fileAt(base: string, file: string): string {
  try {
    return git(root, 'show', `${base}:${file}`)
  } catch {
    return ''
  }
}
