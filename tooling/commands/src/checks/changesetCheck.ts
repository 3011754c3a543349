import { git } from '../base/git.ts'
import { readSources, type SourceFile } from '../base/sourceFiles.ts'
import { root } from '../base/workspace.ts'
import { type Check, runTool } from './Check.ts'

const MAX_LINES = 3
const MAX_LINE_LENGTH = 200

export const changesetCheck: Check = {
  name: 'changeset',
  run: async (signal) => {
    const since = findComparedCommit()
    if (since === undefined) {
      console.log('  The history ends before the last release (a shallow clone), so nothing can be compared.')
      return []
    }
    return [
      // What was written before the first release is longer; `npm run version` takes it away.
      ...(since.isRelease ? findLongChangesets(readSources(/^\.changeset\/[^/]+\.md$/)) : []),
      ...(await runTool(['changeset', 'status', '--since', since.commit], {
        fix: 'Say what changed, one file per subject: add .changeset/<subject>.md, as docs/recipes.md shows.',
        signal,
      })),
    ]
  },
}

/**
 * The last release of the packages, which is the commit that wrote a version into a CHANGELOG; the first commit while there is none.
 * @returns undefined in a clone whose history was cut off after it
 */
export function findComparedCommit(folder = root): { commit: string; isRelease: boolean } | undefined {
  const read = (...args: string[]): string => git(folder, ...args).trim()
  const release = read('log', '-1', '--format=%H %P', String.raw`-G^## [0-9]+\.`, '--', '*/CHANGELOG.md')
  const [commit = '', parent] = release.split(' ')
  // A cut-off history begins with a commit that seems to add every file.
  const isCutOff = read('rev-parse', '--is-shallow-repository') === 'true'
  if (commit !== '' && (parent !== undefined || !isCutOff)) return { commit, isRelease: true }
  if (isCutOff) return undefined
  return { commit: read('rev-list', '--max-parents=0', 'HEAD').split('\n').at(-1) ?? '', isRelease: false }
}

/** Changesets that say more than a user of the package wants to read. */
export function findLongChangesets(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !path.endsWith('README.md'))
    .filter(({ text }) => {
      const prose = text.replace(/^---\n.*?\n---\n/s, '')
      const lines = prose.split('\n').filter((line) => line.trim() !== '')
      return lines.length > MAX_LINES || lines.some((line) => line.length > MAX_LINE_LENGTH)
    })
    .map(
      ({ path }) =>
        `${path}: say it in at most ${MAX_LINES} lines of at most ${MAX_LINE_LENGTH} characters; reasons stand in commits, decisions in docs/architecture.`,
    )
}
