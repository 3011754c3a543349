// `npm test [-- PART…]`, `npm run test:full [-- PART…]`: every check and every test, or the named parts; one summary, one exit code.
import { join } from 'node:path'
import { root } from './base/workspace.ts'
import { runCommand } from './processes/runCommand.ts'
import { chooseParts, fullParts, testParts } from './testing/parts.ts'
import { createPassedParts } from './testing/passedParts.ts'
import { describeParts, type Part, runParts } from './testing/runParts.ts'

/** A run takes 15 minutes on two cores, the full one under 75. Machines of a fifth and a third of their speed see the end; one that hangs, too. */
const LIMIT_MINUTES = { standard: 75, full: 225 }

const machine = () => process.env['TEST_MACHINE'] ?? ''
/** Variables that change what is tested without a file of the repository saying so. */
const UNKNOWN_INPUTS = ['FULL', 'SEED', 'CLIPFRONT_VECTORS', 'DATABASE_URL', 'E2E_DATABASE_URL']

// Whatever ends this run, its last line is a count: others read no more than that.
let counted = process.argv.includes('--help') || process.argv.includes('-h')
process.on('exit', () => {
  if (!counted) console.log('0 passed, 1 failed')
})

const definition = {
  name: 'test',
  about: 'Every check and every test, or the named parts; the last line is a count.',
  takes: {
    '[PART…]': `${testParts.map(({ name }) => name).join(', ')}, checks, or the name of a check; in a full run also ${fullParts.map(({ name }) => name).join(', ')}`,
  },
  options: { full: { type: 'boolean', about: 'whole matrices and new examples; also npm run test:full' } },
  examples: ['', 'units', 'lint journeys'],
} as const

await runCommand(definition, async ({ values, taken: positionals }, onStop) => {
  if (values.full) process.env['FULL'] = '1'
  const parts = chooseParts(positionals, values.full)
  const minutes = values.full ? LIMIT_MINUTES.full : LIMIT_MINUTES.standard
  const stop = new AbortController()
  const limit = setTimeout(() => {
    console.error(`\nCut off after ${minutes} minutes. The part that ran last is the one that hangs.`)
    stop.abort()
  }, minutes * 60_000)
  // Who names a part wants it to run.
  const maySkip = positionals.length === 0 && UNKNOWN_INPUTS.every((name) => !process.env[name])
  const work = runAndCount(parts, stop.signal, maySkip)
  onStop(async () => {
    stop.abort()
    await work
  })
  const code = await work
  clearTimeout(limit)
  return code
})

async function runAndCount(parts: readonly Part[], signal: AbortSignal, maySkip: boolean): Promise<number> {
  const passed = createPassedParts(root, join(root, '.turbo', 'passed'), machine)
  const finished = await runParts(parts, signal, maySkip ? passed : undefined)
  console.log(describeParts(finished))
  counted = true
  return finished.every(({ failed }) => failed === 0) ? 0 : 1
}
