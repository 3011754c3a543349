import { parseArgs } from 'node:util'
import { ENVIRONMENTS, sites } from '@clipfront/site-config'
import type { Command } from '../Command.ts'
import { runStats } from '../runStats.ts'
import { siteByName } from '../siteByName.ts'
import { UsageError } from '../UsageError.ts'

const STANDARD_DAYS = 30

const usage = `  stats [--site CODE] [--days N] [--environment <prod|beta|dev|all>]
      Clicks per coupon, people only, of all sites or one; of the last N days (30); in production unless told otherwise.
      Of one network at most 3 clicks on a coupon count a day; "received" is how many there were.
      On localhost names nothing is counted.`

/** `catalog stats` */
export const statsCommand: Command = {
  usage,
  parse: (args) => {
    const { chosen, ...period } = parseStats(args)
    return async (place) => {
      await runStats(chosen, period, place)
      return 0
    }
  },
}

function parseStats(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      site: { type: 'string' },
      days: { type: 'string', default: String(STANDARD_DAYS) },
      environment: { type: 'string', default: 'prod' },
    },
  })
  const days = Number(values.days)
  if (!Number.isInteger(days) || days < 1 || days > 3650)
    throw new UsageError(`"${values.days}" is no number of days. Give a whole number from 1 to 3650 with --days.`)
  const wanted = [...ENVIRONMENTS, 'all' as const]
  const environment = wanted.find((known) => known === values.environment)
  if (!environment)
    throw new UsageError(
      `There is no environment "${values.environment}". Give one of ${wanted.join(', ')} with --environment.`,
    )
  return { chosen: values.site === undefined ? sites : [siteByName(values.site)], days, environment }
}
