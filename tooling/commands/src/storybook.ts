// `npm run storybook`: every widget with its states, on 6006.
import { join } from 'node:path'
import { findProgram } from './processes/findProgram.ts'
import { runForeground } from './processes/runProgram.ts'
import { runUntilStopped } from './processes/runUntilStopped.ts'
import { root } from './base/workspace.ts'

await runUntilStopped(async (onStop) => {
  const cwd = join(root, 'apps', 'storybook')
  const args = [
    findProgram(cwd, 'storybook'),
    'dev',
    '--port',
    '6006',
    '--host',
    '127.0.0.1',
    '--ci',
    '--no-version-updates',
  ]
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' }
  await runForeground(process.execPath, [...args, ...process.argv.slice(2)], { cwd, env, onStop })
}, 0)
