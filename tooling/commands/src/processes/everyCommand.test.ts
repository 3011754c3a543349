import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { root } from '../base/workspace.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
/** The scripts of this package that npm runs, by their names; those of `--bin` are other people's programs. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const script = /tooling\/commands\/(src\/\w+\.ts)(?: (--full))?$/.exec(line)
  return script ? [{ name, script: script[1] ?? '', given: script[2] ?? '' }] : []
})

/** A process each, which is why this asks for nothing but the help: `runCommand.test.ts` has the rest of what all of them share. */
async function runHelp(script: string, given: string) {
  const cwd = join(root, 'tooling', 'commands')
  const args = [script, given, '--help'].filter(Boolean)
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], timeout: LIMIT_MS })
  const ended = once(child, 'exit')
  const [output, complaints] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = (await ended) as [number | null]
  return { code, output, complaints }
}
/** Of a command that went to work instead. */
const LIMIT_MS = 60_000

/** Of commands that give a result to programs, the keys of the one document. */
const JSON_KEYS: Record<string, readonly string[]> = {
  affected: ['base', 'sites'],
  build: ['sites'],
  'check-site': ['site', 'environment', 'isFine', 'checks'],
  notes: ['site', 'since', 'notes'],
  releases: ['site', 'releases'],
}

it.concurrent.each(commands)(
  'npm run $name -- --help says how it is called, with an example and its exit codes, and does nothing else',
  async ({ name, script, given }) => {
    const call = name === 'start' ? 'npm start' : /^test(?::full)?$/.test(name) ? 'npm test' : `npm run ${name}`
    const { code, output, complaints } = await runHelp(script, given)
    expect([code, complaints]).toEqual([0, ''])
    expect(output).toMatch(new RegExp(`^Usage: ${call}`))
    expect(output).toMatch(new RegExp(`^Examples?:\n  ${call}`, 'm'))
    expect(output).toMatch(/^ {2}--help +this text$/m)
    expect(output).toMatch(/^Exit codes: 0 done, 1 failed, 2 not understood.*\.\n$/m)
    for (const key of JSON_KEYS[name] ?? []) expect(output).toMatch(new RegExp(`--json .*\\b${key}\\b`, 's'))
  },
)
