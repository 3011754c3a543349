// `npm run check -- [NAME…]`: the named checks, or all of them, without the tests.
import { checks } from './checks/checks.ts'
import { runCheck } from './checks/Check.ts'
import { runUntilStopped } from './processes/runUntilStopped.ts'

await runUntilStopped(async (onStop) => {
  const stop = new AbortController()
  onStop(async () => stop.abort())
  const names = process.argv.slice(2)
  const unknown = names.filter((name) => !checks.some((check) => check.name === name))
  if (unknown.length > 0)
    throw new Error(
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
