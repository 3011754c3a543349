import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import parse from '@changesets/parse'
import { root } from '../base/workspace.ts'

const run = promisify(execFile)

/** What somebody wrote of a change, for the packages that it changed. */
export interface Changeset {
  packages: string[]
  summary: string
}

/** @throws {Error} this clone does not have it */
async function requireRevision(git: (...args: string[]) => Promise<string>, revision: string): Promise<void> {
  await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`).catch(() => {
    throw new Error(
      `The revision ${revision} is not in this clone, so what came in since is not known. A clone that was cut off gets the rest by git fetch --unshallow; another revision is named by --since.`,
    )
  })
}

/**
 * The changesets that came in since a revision, the newest first; those too that a release of the packages has used up since.
 * @param since undefined for the whole history
 * @throws {Error} this clone does not have the revision
 */
export async function findChangesets(since: string | undefined, folder = root): Promise<Changeset[]> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: folder, maxBuffer: 50 * 1024 * 1024 })).stdout
  if (since !== undefined) await requireRevision(git, since)
  const range = since === undefined ? 'HEAD' : `${since}..HEAD`
  // Per commit: its hash in a line of its own, then the changesets that it added.
  const log = await git('log', '--format=commit %H', '--diff-filter=A', '--name-only', range, '--', '.changeset/*.md')
  const added: { commit: string; file: string }[] = []
  let commit = ''
  for (const line of log.split('\n').filter(Boolean)) {
    if (line.startsWith('commit ')) commit = line.slice('commit '.length)
    else if (!line.endsWith('README.md')) added.push({ commit, file: line })
  }
  return Promise.all(added.map(async ({ commit: at, file }) => read(await newest(git, at, file))))
}

/** A changeset may have been written on after it came in: its last words count, or its first where it is used up. */
function newest(git: (...args: string[]) => Promise<string>, commit: string, file: string): Promise<string> {
  return git('show', `HEAD:${file}`).catch(() => git('show', `${commit}:${file}`))
}

function read(text: string): Changeset {
  const { releases, summary } = parse(text)
  return { packages: releases.map(({ name }) => name), summary: summary.trim() }
}

/**
 * The release notes of a site: what changed in the packages that its release is made of.
 * @param packages names of these packages
 */
export function writeNotes(site: string, changesets: readonly Changeset[], packages: ReadonlySet<string>): string {
  const own = changesets.filter((changeset) => changeset.packages.some((name) => packages.has(name)))
  if (own.length === 0) return `# ${site}\n\nNothing that this site is made of has a changeset.`
  const lines = own.map(({ packages: named, summary }) => {
    const areas = named.filter((name) => packages.has(name)).map((name) => name.replace('@clipfront/', ''))
    return `- **${areas.join(', ')}**: ${summary.replaceAll('\n', '\n  ')}`
  })
  return [`# ${site}`, '', ...lines].join('\n')
}
