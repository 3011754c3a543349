// `npm run storybook`: every widget with its states, on 6006.
import { join } from 'node:path'
import { findProgram } from './processes/findProgram.ts'
import { runForeground } from './processes/runProgram.ts'
import { runCommand } from './processes/runCommand.ts'
import { root } from './base/workspace.ts'

const definition = {
  name: 'storybook',
  about: 'Shows every widget with its states, until Ctrl-C.',
  options: { port: { type: 'string', value: 'PORT', about: 'where; 6006 without it' } },
  examples: ['', '--port 6007'],
  stoppedCode: 0,
} as const

await runCommand(definition, async ({ values: { port = '6006' } }, onStop) => {
  const cwd = join(root, 'apps', 'storybook')
  const args = [
    findProgram(cwd, 'storybook'),
    'dev',
    '--port',
    port,
    '--host',
    '127.0.0.1',
    '--ci',
    '--no-version-updates',
  ]
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' }
  await runForeground(process.execPath, args, { cwd, env, onStop })
})
