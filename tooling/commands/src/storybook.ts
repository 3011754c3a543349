// `npm run storybook`: every widget with its states, on 6006; `npm run storybook -- build` writes the same as a folder of files.
import { join, resolve } from 'node:path'
import { findProgram } from './processes/findProgram.ts'
import { runForeground } from './processes/runProgram.ts'
import { runCommand } from './processes/runCommand.ts'
import { UsageError } from './base/UsageError.ts'
import { root } from './base/workspace.ts'

const definition = {
  name: 'storybook',
  about: 'Shows every widget with its states, and the Page Lab, until Ctrl-C; with "build" it writes them as files.',
  takes: { '[build]': 'writes a folder that any server of files can show, also below a path' },
  options: {
    port: { type: 'string', value: 'PORT', about: 'where; 6006 without it' },
    out: {
      type: 'string',
      value: 'FOLDER',
      about: 'with "build": where to; apps/storybook/storybook-static without it',
    },
  },
  examples: ['', '--port 6007', 'build --out public/storybook'],
  stoppedCode: 0,
} as const

await runCommand(definition, async ({ values: { port = '6006', out }, taken: [what] }, onStop) => {
  if (what !== undefined && what !== 'build')
    throw new UsageError(`"${what}" is not understood. Write build, or nothing.`)
  if (out !== undefined && what !== 'build')
    throw new UsageError('--out goes with build: npm run storybook -- build --out FOLDER.')
  const cwd = join(root, 'apps', 'storybook')
  const program = findProgram(cwd, 'storybook')
  const folder = out === undefined ? join(cwd, 'storybook-static') : resolve(out)
  const args = what
    ? ['build', '--quiet', '--output-dir', folder]
    : ['dev', '--port', port, '--host', '127.0.0.1', '--ci', '--no-version-updates']
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' }
  await runForeground(process.execPath, [program, ...args], { cwd, env, onStop })
  if (what) console.log(`Written: ${folder}`)
})
