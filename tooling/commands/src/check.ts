// `npm run check`: the named checks, or all of them, without the tests.
import { checks } from './checks/checks.ts'
import { runCheck } from './checks/Check.ts'
import { UsageError } from './base/UsageError.ts'
import { runCommand } from './processes/runCommand.ts'

const definition = {
  name: 'check',
  about: 'Looks through the repository without running its tests; what fails says what to do.',
  takes: { '[NAME…]': `all of them without a name: ${checks.map(({ name }) => name).join(', ')}` },
  examples: ['', 'lint types'],
} as const

await runCommand(definition, async ({ taken: names }, onStop) => {
  const stop = new AbortController()
  onStop(async () => stop.abort())
  const unknown = names.filter((name) => !checks.some((check) => check.name === name))
  if (unknown.length > 0)
    throw new UsageError(
      `No check is called ${unknown.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}.`,
    )
  const chosen = checks.filter(({ name }) => names.length === 0 || names.includes(name))
  let failed = 0
  for (const check of chosen) {
    const isPassed = await runCheck(check, stop.signal)
    console.log(`${isPassed ? 'passed' : 'FAILED'}  ${check.name}`)
    if (!isPassed) failed += 1
  }
  if (failed > 0) throw new Error(`${failed} of ${chosen.length} checks failed.`)
})
