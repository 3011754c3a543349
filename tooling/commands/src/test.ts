// `npm test [-- --full]`: every check and every test, one summary, one exit code.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sites } from '@clipfront/site-config'
import { ensureChromium } from './testing/ensureChromium.ts'
import { buildSites } from './builds/buildSites.ts'
import { checks } from './checks/checks.ts'
import { runCheck } from './checks/Check.ts'
import { root } from './base/workspace.ts'
import { runUntilStopped } from './processes/runUntilStopped.ts'
import { describeParts, type Part, runParts } from './testing/runParts.ts'
import { journeys, shipping, packageTests, storyTests } from './testing/parts.ts'

/** A run takes well under 20 minutes on two cores, the full one well under 90; one that hangs must not hang for ever. */
const LIMIT_MINUTES = { standard: 30, full: 90 }

const browser: Part = {
  name: 'a Chromium that runs',
  run: async (signal) => {
    process.env['CHROMIUM'] = await ensureChromium(signal)
    return { passed: 1, failed: 0 }
  },
}
const releases: Part = {
  name: 'releases',
  run: async (signal) => {
    await buildSites(sites, { dataFolder: join(root, '.data'), signal })
    return { passed: 1, failed: 0 }
  },
}
const checkParts = checks.map((check): Part => ({
  name: check.name,
  run: async (signal) => ((await runCheck(check, signal)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
}))

// Whatever ends this run, its last line is a count: others read no more than that.
let counted = false
process.on('exit', () => {
  if (!counted) console.log('0 passed, 1 failed')
})

await runUntilStopped(async (onStop) => {
  const { values } = parseArgs({ options: { full: { type: 'boolean' } } })
  if (values.full) process.env['FULL'] = '1'
  const minutes = values.full ? LIMIT_MINUTES.full : LIMIT_MINUTES.standard
  const stop = new AbortController()
  const limit = setTimeout(() => {
    console.error(`\nCut off after ${minutes} minutes. The part that ran last is the one that hangs.`)
    stop.abort()
  }, minutes * 60_000)
  const work = runAndCount(stop.signal)
  onStop(async () => {
    stop.abort()
    await work
  })
  const code = await work
  clearTimeout(limit)
  return code
})

async function runAndCount(signal: AbortSignal): Promise<number> {
  const finished = await runParts(
    [browser, ...checkParts, packageTests, storyTests, releases, journeys, shipping],
    signal,
  )
  console.log(describeParts(finished))
  counted = true
  return finished.every(({ failed }) => failed === 0) ? 0 : 1
}
