import { ENVIRONMENTS, sites, type Environment, type Site } from '@clipfront/site-config'
import { type Kysely, sql } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { MAX_COUNTED_CLICKS_PER_DAY } from '@clipfront/catalog/events'
import { zonedMoment } from '@clipfront/feeds/text'
import { type CommandContext, defineCommand } from '../arguments/Command.ts'
import { formatTable, shorten } from '../describe/formatTable.ts'
import { parseSite, UsageError } from '../arguments/parseArguments.ts'

/** `catalog stats` */
export const statsCommand = defineCommand({
  usage: `  stats [--site CODE] [--days N] [--environment <prod|beta|dev|all>]
      Clicks per coupon, people only, of all sites or one; of the last N days (30); in production unless told otherwise.
      Of one network at most 3 clicks on a coupon count a day; "received" is how many there were.
      On localhost names nothing is counted.`,
  options: {
    site: { type: 'string' },
    days: { type: 'string', default: '30' },
    environment: { type: 'string', default: 'prod' },
  },
  allowPositionals: false,
  parse: ({ values }) => {
    const days = Number(values.days)
    if (!Number.isInteger(days) || days < 1 || days > 3650)
      throw new UsageError(`"${values.days}" is no number of days. Give a whole number from 1 to 3650 with --days.`)
    const environments = [...ENVIRONMENTS, 'all' as const]
    const environment = environments.find((known) => known === values.environment)
    if (!environment)
      throw new UsageError(
        `There is no environment "${values.environment}". Give one of ${environments.join(', ')} with --environment.`,
      )
    const chosen = values.site === undefined ? sites : [parseSite(values.site)]
    return async (context) => printClicks(chosen, { days, environment }, context)
  },
})

const DAY_MS = 86_400_000
/** Somebody who has just clicked would look for the reason in the collector. */
const NOTHING_COUNTED =
  'Clicks on localhost names are not counted: open a site under its own name, such as www.clipfront.example.'
const TITLES = ['merchant', 'title', 'code', 'clicks', 'today', 'received', 'last click (UTC)']

interface StatsPeriod {
  days: number
  environment: Environment | 'all'
}

/** Prints the clicks on each coupon, without bots: those that count, and those received, which show a flood. */
async function printClicks(
  chosen: readonly Site[],
  period: StatsPeriod,
  { database, now, print }: CommandContext,
): Promise<void> {
  const { days, environment } = period
  let isAnyClicked = false
  for (const site of chosen) {
    const rows = await selectClicks(database, site, period, now)
    const found =
      rows.length === 0 ? 'no clicks' : `clicks on ${rows.length} ${rows.length === 1 ? 'coupon' : 'coupons'}`
    print(
      `${site.code}: ${found} in ${days} days, ${environment === 'all' ? 'all environments' : `${environment} only`}`,
    )
    if (rows.length === 0) continue
    isAnyClicked = true
    const table = rows.map(({ merchant, title, code, clicks, today, received, last }) => [
      merchant,
      shorten(title),
      code ? `…${code.slice(-2)}` : 'deal',
      clicks,
      today,
      received,
      last.toISOString().slice(0, 16).replace('T', ' '),
    ])
    for (const line of formatTable(TITLES, table)) print(line)
  }
  if (!isAnyClicked) print(NOTHING_COUNTED)
}

async function selectClicks(database: Kysely<Database>, site: Site, { days, environment }: StatsPeriod, now: Date) {
  const midnight = startOfDay(now, site.timeZone)
  // The hashes are of one day each, so that a group is one network on one day.
  const ofNetwork = database
    .selectFrom('event')
    .select(({ fn }) => [
      'coupon_id',
      fn.countAll().as('clicks'),
      fn.countAll().filterWhere('occurred_at', '>=', midnight).as('today'),
      fn.max('occurred_at').as('last'),
    ])
    .where('site', '=', site.code)
    .where('type', '=', 'click')
    .where('is_bot', '=', false)
    .where('occurred_at', '>=', new Date(now.getTime() - days * DAY_MS))
    .$if(environment !== 'all', (query) => query.where('environment', '=', environment))
    .groupBy(['coupon_id', sql`coalesce(network_hash, visitor_hash)`])
  return database
    .selectFrom(ofNetwork.as('of_network'))
    .innerJoin('coupon', 'coupon.id', 'of_network.coupon_id')
    .innerJoin('merchant', 'merchant.id', 'coupon.merchant_id')
    .select([
      'merchant.name as merchant',
      'coupon.title',
      'coupon.code',
      sql<string>`sum(least(of_network.clicks, ${MAX_COUNTED_CLICKS_PER_DAY}))`.as('clicks'),
      sql<string>`sum(least(of_network.today, ${MAX_COUNTED_CLICKS_PER_DAY}))`.as('today'),
      sql<string>`sum(of_network.clicks)`.as('received'),
      sql<Date>`max(of_network.last)`.as('last'),
    ])
    .groupBy(['merchant.id', 'coupon.id'])
    .orderBy('clicks', 'desc')
    .orderBy('coupon.id')
    .execute()
}

/** Midnight of the site's day. */
function startOfDay(now: Date, timeZone: string): Date {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return zonedMoment({ year, month, day: date }, 'start', timeZone)
}
