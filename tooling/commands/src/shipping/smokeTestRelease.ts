import { join } from 'node:path'
import { overBudget, type ReleaseStore } from '@clipfront/shell/releases'
import { runScript } from '../processes/runProgram.ts'
import { root } from '../base/workspace.ts'

/**
 * Loads and renders a release in a process of its own, and weighs it.
 * @param task.isNew a release that was live before is not weighed: a rollback needs it now, whatever it weighs
 * @throws {Error} with a line for each fault
 */
export async function smokeTestRelease(
  store: ReleaseStore,
  site: string,
  release: string,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const smoke = join(import.meta.dirname, 'smoke.ts')
  const { code, output } = await runScript([smoke, store.folder, site, release], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    quiet: true,
  })
  const failures =
    code === 0 ? (JSON.parse(output.trimEnd().split('\n').at(-1) ?? '[]') as string[]) : [output.trimEnd()]
  if (isNew) failures.push(...overBudget(await store.read(site, release)))
  if (failures.length === 0) return
  throw new Error(
    `${site}: the release ${release} was not made live: it failed its checks. What is live stays live.\n${failures.map((failure) => `  ${failure}`).join('\n')}`,
  )
}
