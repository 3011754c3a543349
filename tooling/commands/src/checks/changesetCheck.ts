import { execFileSync } from 'node:child_process'
import { root } from '../base/workspace.ts'
import { type Check, runTool } from './Check.ts'

/** A release of the packages leaves such a tag. */
const RELEASE_TAG = 'packages-*'

export const changesetCheck: Check = {
  name: 'changeset',
  run: async (signal) => {
    const since = findLastRelease()
    if (since === undefined) {
      console.log('  The history ends before the last release (a shallow clone), so nothing can be compared.')
      return []
    }
    return runTool(['changeset', 'status', '--since', since], {
      fix: 'Say what changed, one file per issue and package: add .changeset/<issue>-<package>.md, as docs/recipes.md shows.',
      signal,
    })
  },
}

/**
 * The commit of the last release: the newest `packages-*` tag, or the first commit while there is none.
 * @returns undefined in a clone whose history was cut off after it
 */
export function findLastRelease(folder = root): string | undefined {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  const [tag] = git('tag', '--list', RELEASE_TAG, '--sort=-creatordate', '--merged', 'HEAD').split('\n')
  if (tag) return tag
  if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined
  return git('rev-list', '--max-parents=0', 'HEAD').split('\n').at(-1)
}
