import { ENVIRONMENTS, sites, type Environment, type Site } from '@clipfront/site-config'
import { stringify } from 'csv-stringify/sync'
import { type Kysely, sql } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { CLICK_SENDER, CLICK_TYPES, EVENT_DAYS, limitClicks } from '@clipfront/catalog/events'
import { zonedMoment } from '@clipfront/feeds/text'
import { defineCommand, formatJson } from '../arguments/Command.ts'
import { formatTable, shorten } from '../describe/formatTable.ts'
import { parseSite, UsageError } from '../arguments/parseArguments.ts'

/** `catalog stats` */
export const statsCommand = defineCommand({
  usage: `  stats [--site CODE] [--days N] [--environment <prod|beta|dev|all>] [--json|--csv]
      Clicks per coupon, people only, of all sites or one; of the last N days (30; at most 90); in production unless told otherwise.
      Of one network at most 3 clicks on a coupon count a day; "received" is how many there were. On dev (localhost names)
      and beta browsers report nothing: there each click-out that the site's server sees is counted, apart from production.
      --json          {days, environment, sites: [{site, coupons: [{id, merchant, title, codeEnd, clicks, today, received,
                      lastClickAt}]}], others: [{environment, clicks}]}; codeEnd is null for a deal
      --csv           a line for each coupon: site, id, merchant, title, codeEnd, clicks, today, received, lastClickAt. What a
                      spreadsheet would take for a formula begins with an apostrophe`,
  examples: ['stats --site main/uk --days 7', 'stats --environment dev --json', 'stats --csv'],
  options: {
    site: { type: 'string' },
    days: { type: 'string', default: '30' },
    environment: { type: 'string', default: 'prod' },
    json: { type: 'boolean', default: false },
    csv: { type: 'boolean', default: false },
  },
  allowPositionals: false,
  parse: ({ values }) => {
    const days = Number(values.days)
    if (!Number.isInteger(days) || days < 1 || days > EVENT_DAYS)
      throw new UsageError(
        `"${values.days}" is no number of days that can be counted: single clicks are deleted after ${EVENT_DAYS} days. Give a whole number from 1 to ${EVENT_DAYS} with --days; the desk's figures go back further.`,
      )
    const environments = [...ENVIRONMENTS, 'all' as const]
    const environment = environments.find((known) => known === values.environment)
    if (!environment)
      throw new UsageError(
        `There is no environment "${values.environment}". Give one of ${environments.join(', ')} with --environment.`,
      )
    if (values.json && values.csv) throw new UsageError('Both --json and --csv are asked for. Give one of them.')
    const chosen = values.site === undefined ? sites : [parseSite(values.site)]
    return async ({ database, now, print }) => {
      const stats = await readStats(database, chosen, { days, environment }, now)
      if (values.json) print(formatJson(stats))
      else if (values.csv) print(formatCsv(stats))
      else for (const line of describeStats(stats)) print(line)
    }
  },
})

const DAY_MS = 86_400_000
const TITLES = ['merchant', 'title', 'code', 'clicks', 'today', 'received', 'last click (UTC)']

const CSV_COLUMNS = 'site,id,merchant,title,codeEnd,clicks,today,received,lastClickAt'.split(',')

interface StatsPeriod {
  days: number
  environment: Environment | 'all'
}

type Stats = Awaited<ReturnType<typeof readStats>>

/** The clicks on each coupon, without bots: those that count, and those received, which show a flood; and how many are elsewhere. */
async function readStats(database: Kysely<Database>, chosen: readonly Site[], period: StatsPeriod, now: Date) {
  const counted = []
  for (const site of chosen) counted.push({ site: site.code, coupons: await selectClicks(database, site, period, now) })
  return { ...period, sites: counted, others: await countOthers(database, chosen, period, now) }
}

/** With the mark by which Excel knows UTF-8. Titles come out of feeds: a spreadsheet would run one that begins like a formula. */
function formatCsv({ sites: counted }: Stats): string {
  const rows = counted.flatMap(({ site, coupons }) =>
    coupons.map((coupon) => ({ ...coupon, site, lastClickAt: coupon.lastClickAt.toISOString() })),
  )
  return stringify(rows, { columns: CSV_COLUMNS, header: true, bom: true, escape_formulas: true }).trimEnd()
}

function describeStats({ days, environment, sites: counted, others }: Stats): string[] {
  const where = environment === 'all' ? 'all environments' : `${environment} only`
  return [
    ...counted.flatMap(({ site, coupons }) => {
      const on = `clicks on ${coupons.length} ${coupons.length === 1 ? 'coupon' : 'coupons'}`
      const heading = `${site}: ${coupons.length === 0 ? 'no clicks' : on} in ${days} days, ${where}`
      return coupons.length === 0 ? [heading] : [heading, ...formatTable(TITLES, coupons.map(toCells))]
    }),
    ...describeOthers(others),
  ]
}

function toCells({ merchant, title, codeEnd, clicks, today, received, lastClickAt }: CountedCoupon) {
  const last = lastClickAt.toISOString().slice(0, 16).replace('T', ' ')
  return [merchant, shorten(title), codeEnd === null ? 'deal' : `…${codeEnd}`, clicks, today, received, last].map(
    String,
  )
}

/** Somebody who has just clicked on their own machine looks for it here. */
function describeOthers(others: Stats['others']): string[] {
  const [last] = others.slice(-1)
  if (!last) return []
  const counts = others.map(({ environment, clicks }, position) => {
    const word = clicks === 1 ? ' click' : ' clicks'
    return `${clicks}${position === 0 ? word : ''} on ${environment}${environment === 'dev' ? ', to which localhost names belong' : ''}`
  })
  return [`Not among them: ${counts.join(', ')}; --environment ${last.environment} shows those.`]
}

/** Clicks in the environments that were not asked for. */
async function countOthers(
  database: Kysely<Database>,
  chosen: readonly Site[],
  { days, environment }: StatsPeriod,
  now: Date,
): Promise<{ environment: string; clicks: number }[]> {
  if (environment === 'all') return []
  const rows = await selectEvents(database, days, now)
    .select(({ fn }) => ['environment', fn.countAll<string>().as('clicks')])
    .where(
      'site',
      'in',
      chosen.map(({ code }) => code),
    )
    .where('environment', '!=', environment)
    .groupBy('environment')
    .orderBy('environment')
    .execute()
  return rows.map(({ environment: other, clicks }) => ({ environment: other, clicks: Number(clicks) }))
}

/** Clicks of people on coupons that are still there. */
function selectEvents(database: Kysely<Database>, days: number, now: Date) {
  return database
    .selectFrom('event')
    .where('type', 'in', CLICK_TYPES)
    .where('coupon_id', 'is not', null)
    .where('class', '=', 'human')
    .where('occurred_at', '>=', new Date(now.getTime() - days * DAY_MS))
}

async function selectClicks(database: Kysely<Database>, site: Site, { days, environment }: StatsPeriod, now: Date) {
  const midnight = startOfDay(now, site.timeZone)
  const ofNetwork = selectEvents(database, days, now)
    .select(({ fn }) => [
      'coupon_id',
      fn.countAll().as('clicks'),
      fn.countAll().filterWhere('occurred_at', '>=', midnight).as('today'),
      fn.max('occurred_at').as('last'),
    ])
    .where('site', '=', site.code)
    .$if(environment !== 'all', (query) => query.where('environment', '=', environment))
    .groupBy(['coupon_id', CLICK_SENDER])
  return database
    .selectFrom(ofNetwork.as('of_network'))
    .innerJoin('coupon', 'coupon.id', 'of_network.coupon_id')
    .innerJoin('merchant', 'merchant.id', 'coupon.merchant_id')
    .select([
      'coupon.id',
      'merchant.name as merchant',
      'coupon.title',
      sql<string | null>`right(nullif(coupon.code, ''), 2)`.as('codeEnd'),
      sql<number>`sum(${limitClicks(sql`of_network.clicks`)})::int`.as('clicks'),
      sql<number>`sum(${limitClicks(sql`of_network.today`)})::int`.as('today'),
      sql<number>`sum(of_network.clicks)::int`.as('received'),
      sql<Date>`max(of_network.last)`.as('lastClickAt'),
    ])
    .groupBy(['merchant.id', 'coupon.id'])
    .orderBy('clicks', 'desc')
    .orderBy('coupon.id')
    .execute()
}

type CountedCoupon = Awaited<ReturnType<typeof selectClicks>>[number]

/** Midnight of the site's day. */
function startOfDay(now: Date, timeZone: string): Date {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return zonedMoment({ year, month, day: date }, 'start', timeZone)
}
