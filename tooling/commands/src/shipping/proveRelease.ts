import { join } from 'node:path'
import { overBudget, type ReleaseStore } from '@clipfront/shell/releases'
import { runScript } from '../processes/runScript.ts'
import { root } from '../root.ts'

/**
 * Loads and renders a release in a process of its own, and weighs it.
 * @throws {Error} with a line for each fault
 */
export async function proveRelease(store: ReleaseStore, site: string, release: string): Promise<void> {
  const smoke = join(import.meta.dirname, 'smoke.ts')
  const { code, output } = await runScript([smoke, store.folder, site, release], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    quiet: true,
  })
  const faults = code === 0 ? (JSON.parse(output.trimEnd().split('\n').at(-1) ?? '[]') as string[]) : [output.trimEnd()]
  faults.push(...overBudget(await store.read(site, release)))
  if (faults.length === 0) return
  throw new Error(
    `${site} was not shipped: its release ${release} does not serve. What is live stays live.\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
  )
}
