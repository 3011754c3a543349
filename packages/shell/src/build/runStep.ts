import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a step of a build in a process of its own: Vite's and Vike's state is for one build per process.
 * @throws {Error} it failed; what it said is there already
 */
export async function runStep(
  cwd: string,
  arguments_: string[],
  variables: Record<string, string> = {},
): Promise<void> {
  const child = spawn(process.execPath, arguments_, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...ownEnvironment(), ...variables, NODE_ENV: 'production' },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`A step of the build failed: see above.`)
}

/** Without what a test runner says of itself: a release is the same whoever builds it, and Vike does nothing under Vitest. */
function ownEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
}
