import { readCouponHistory, readMerchantHistory, readRun, readRuns } from '../editing/history/readHistory.ts'
import { type CommandContext, defineCommand, formatJson } from '../arguments/Command.ts'
import { describeCouponHistory } from '../describe/describeCouponHistory.ts'
import { describeMerchantHistory } from '../describe/describeMerchantHistory.ts'
import { describeRun, describeRuns } from '../describe/describeRuns.ts'
import { parseNumber, parseSite, UsageError } from '../arguments/parseArguments.ts'

const MOST_RUNS = 30
const MOST_OFFERS = 50

/** `catalog show` */
export const showCommand = defineCommand({
  usage: `  show ID [--site CODE] [--json]
  show --merchant SLUG --site CODE [--json]
  show runs [--site CODE] [--json]
  show run NUMBER [--json]
      All that is known of a coupon or a shop, and how it came to be so: edits, trials, votes, listings, imports, and which
      fields editors hold. "runs" lists the imports, "run" says what one of them did.
      --json          for programs, with every column`,
  examples: ['show 12', 'show --merchant nimbus-shoes --site main/uk', 'show runs --json'],
  options: { site: { type: 'string' }, merchant: { type: 'string' }, json: { type: 'boolean', default: false } },
  parse: ({ values, positionals }) => {
    const site = values.site === undefined ? null : parseSite(values.site).code
    const read = parseSubject(positionals, site, values.merchant)
    return async (context) => {
      const { data, lines } = await read(context)
      if (values.json) context.print(formatJson(data))
      else for (const line of lines()) context.print(line)
    }
  },
})

function parseSubject(
  [what, number, ...more]: readonly string[],
  site: string | null,
  merchant: string | undefined,
): (context: CommandContext) => Promise<{ data: unknown; lines: () => string[] }> {
  if (more.length > 0) throw new UsageError(`Show one thing at a time: "${more.join(' ')}" is too much.`)
  if (merchant !== undefined) {
    if (what !== undefined) throw new UsageError('Show a coupon or a shop: leave the id out, or --merchant.')
    if (site === null) throw new UsageError('Shops are of a site. Name it with --site, such as --site main/uk.')
    return async ({ database, now }) =>
      describeBy(describeMerchantHistory, await readMerchantHistory(database, { site, slug: merchant }, now))
  }
  if (what === 'runs' && number === undefined)
    return async ({ database }) => describeBy(describeRuns, await readRuns(database, { site, limit: MOST_RUNS }))
  if (what === 'run') {
    const id = parseNumber(number, 'number of an import', 'show runs lists them.')
    return async ({ database }) => describeBy(describeRun, await readRun(database, { id, limit: MOST_OFFERS }))
  }
  if (number !== undefined) throw new UsageError(`Show one thing at a time: "${number}" is too much.`)
  const id = parseNumber(what, 'coupon', 'Give its id, or runs, or --merchant SLUG --site CODE.')
  return async ({ database, now }) =>
    describeBy(describeCouponHistory, await readCouponHistory(database, { id, site }, now))
}

function describeBy<Data>(describe: (data: Data) => string[], data: Data) {
  return { data, lines: () => describe(data) }
}
