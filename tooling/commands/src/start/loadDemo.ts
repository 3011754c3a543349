import { join } from 'node:path'
import type { CommandSettings } from '../base/settings.ts'
import { root } from '../base/workspace.ts'
import { runScript } from '../processes/runProgram.ts'
import type { OnStop } from '../processes/runUntilStopped.ts'
import { childEnvironment } from './serverSet.ts'

/**
 * Loads the demo into the embedded database, as `npm run catalog -- demo` does. A database that `DATABASE_URL` names is not
 * touched.
 * @throws Error with the command's output when it fails
 */
export async function loadDemo(
  settings: CommandSettings,
  onStop: OnStop,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  if (env['DATABASE_URL']) return
  const stopping = new AbortController()
  const running = runScript([join('src', 'main.ts'), 'demo'], {
    cwd: join(root, 'apps', 'catalog-cli'),
    env: childEnvironment(settings, env),
    quiet: true,
    signal: stopping.signal,
  })
  // The embedded server stops with the last process that uses it, so this one must be gone before page-api is.
  onStop(async () => {
    stopping.abort()
    await running
  })
  const { code, output } = await running
  if (code !== 0 && !stopping.signal.aborted) throw new Error(`The demo could not be loaded.\n${output.trimEnd()}`)
}
