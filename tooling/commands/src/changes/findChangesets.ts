import parse from '@changesets/parse'
import { git } from '../base/git.ts'
import { root } from '../base/workspace.ts'

/** The note of a change, and the packages that it changed. */
export interface Changeset {
  packages: string[]
  summary: string
}

/**
 * The changesets that came in since a revision, the newest first; those too that a release of the packages has used up since.
 * @param since undefined for the whole history
 * @throws {Error} this clone does not have the revision
 */
export function findChangesets(since: string | undefined, folder = root): Changeset[] {
  if (since !== undefined) requireRevision(folder, since)
  const range = since === undefined ? 'HEAD' : `${since}..HEAD`
  // Per commit: its hash in a line of its own, then the changesets that it added.
  const log = git(folder, 'log', '--format=commit %H', '--diff-filter=A', '--name-only', range, '--', '.changeset/*.md')
  let commit = ''
  return log.split('\n').flatMap((line) => {
    if (line.startsWith('commit ')) commit = line.slice('commit '.length)
    else if (line !== '' && !line.endsWith('README.md')) return [readChangeset(folder, commit, line)]
    return []
  })
}

function requireRevision(folder: string, revision: string): void {
  try {
    git(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`)
  } catch (error) {
    throw new Error(
      `The revision ${revision} is not in this clone, so what came in since is not known. A clone that was cut off gets the rest by git fetch --unshallow; another revision is named by --since.`,
      { cause: error },
    )
  }
}

/** A changeset may have been edited after it came in: its last words count, or its first where it is used up. */
function readChangeset(folder: string, commit: string, file: string): Changeset {
  const current = git(folder, 'ls-tree', '--name-only', 'HEAD', '--', file) === '' ? commit : 'HEAD'
  const { releases, summary } = parse(git(folder, 'show', `${current}:${file}`))
  return { packages: releases.map(({ name }) => name), summary: summary.trim() }
}

/**
 * The changesets of a site: what changed in the packages that its release is made of, and in no other.
 * @param packages names of these packages
 */
export function selectNotes(changesets: readonly Changeset[], packages: ReadonlySet<string>): Changeset[] {
  return changesets
    .map(({ packages: named, summary }) => ({ packages: named.filter((name) => packages.has(name)), summary }))
    .filter(({ packages: own }) => own.length > 0)
}

/** The release notes of a site, in Markdown. */
export function writeNotes(site: string, notes: readonly Changeset[]): string {
  if (notes.length === 0) return `# ${site}\n\nNothing that this site is made of has a changeset.`
  const lines = notes.map(({ packages, summary }) => {
    const areas = packages.map((name) => name.replace('@clipfront/', ''))
    return `- **${areas.join(', ')}**: ${summary.replaceAll('\n', '\n  ')}`
  })
  return [`# ${site}`, '', ...lines].join('\n')
}
