import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'clipfront-run-command-'))
const script = join(folder, 'tick.ts')
const module = (name: string) => JSON.stringify(join(import.meta.dirname, name))
writeFileSync(
  script,
  `import { runCommand } from ${module('runCommand.ts')}
import { UsageError } from ${module('../base/UsageError.ts')}
const options = {
  to: { type: 'string', value: 'beta|prod', about: 'where' },
  json: { type: 'boolean', about: '{ticked}' },
}
const definition = { name: 'tick', about: 'Ticks.', takes: { SITE: 'a site', '[OTHER]': 'another' }, options, examples: ['main/uk'] }
await runCommand(definition, async ({ values, taken }) => {
  if (taken[0] === 'nowhere') throw new UsageError('There is no such site.')
  if (taken[0] === 'broken') throw new Error('The disk is full.')
  console.log(JSON.stringify({ ...values, taken }))
})`,
)
afterAll(() => rmSync(folder, { recursive: true }))

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
  return { code: status, output: stdout, complaints: stderr }
}

const USAGE = 'Usage: npm run tick -- SITE [OTHER] [--to beta|prod] [--json]; npm run tick -- --help says more.'

it.each([
  [['--oops'], `There is no option --oops. ${USAGE}`],
  [['main/uk', '-x'], `There is no option -x. ${USAGE}`],
  [['main/uk', '--to'], `Option '--to <value>' argument missing. ${USAGE}`],
  [['main/uk', '--json=x'], `Option '--json' does not take an argument. ${USAGE}`],
  [[], `Which SITE? ${USAGE}`],
  [['a', 'b', 'c'], `"c" is too much. ${USAGE}`],
  [['nowhere'], 'There is no such site.'],
])('%j is not understood: one line that says what to write, and exit code 2', (args, message) => {
  expect(run(...args)).toEqual({ code: 2, output: '', complaints: `${message}\n` })
})

it('hands on what was given, and exits with 1 where the work fails', () => {
  expect(run('main/uk', 'main/de', '--to', 'beta')).toEqual({
    code: 0,
    output: '{"to":"beta","taken":["main/uk","main/de"]}\n',
    complaints: '',
  })
  expect(run('broken')).toEqual({ code: 1, output: '', complaints: 'The disk is full.\n' })
})

it.each(['--help', '-h'])('%s says all of that, and does nothing', (option) => {
  expect(run('broken', option)).toEqual({
    code: 0,
    output: `Usage: npm run tick -- SITE [OTHER] [--to beta|prod] [--json]

Ticks.

  SITE            a site
  OTHER           another
  --to beta|prod  where
  --json          {ticked}
  --help          this text

Example:
  npm run tick -- main/uk

A program that reads --json asks npm to be silent: npm run --silent …

Exit codes: 0 done, 1 failed, 2 not understood, 130 stopped.
`,
    complaints: '',
  })
})
