import { parseArgs } from 'node:util'
import { readCouponHistory, readMerchantHistory, readRun, readRuns } from '../editing/history/readHistory.ts'
import type { Command, CommandPlace } from '../arguments/Command.ts'
import { describeCouponHistory } from '../describe/describeCouponHistory.ts'
import { describeMerchantHistory } from '../describe/describeMerchantHistory.ts'
import { describeRun, describeRuns } from '../describe/describeRuns.ts'
import { parseNumber, siteByName, UsageError } from '../arguments/parseArguments.ts'

const MOST_RUNS = 30
const MOST_OFFERS = 50

const usage = `  show ID [--site CODE] [--json]
  show --merchant SLUG --site CODE [--json]
  show runs [--site CODE] [--json]
  show run NUMBER [--json]
      All that is known of a coupon or a shop, and how it came to be so: edits, trials, votes, listings, imports, and which
      fields editors hold. "runs" lists the imports, "run" says what one of them did.
      --json          for programs, with every column`

interface Options {
  site: string | null
  merchant: string | undefined
}

type Look = (place: CommandPlace) => Promise<{ data: unknown; lines: () => string[] }>

/** `catalog show` */
export const showCommand: Command = {
  usage,
  parse: (args) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { site: { type: 'string' }, merchant: { type: 'string' }, json: { type: 'boolean', default: false } },
    })
    const look = lookAt(positionals, {
      site: values.site === undefined ? null : siteByName(values.site).code,
      merchant: values.merchant,
    })
    return async (place) => {
      const { data, lines } = await look(place)
      if (values.json) place.print(JSON.stringify(data, null, 2))
      else for (const line of lines()) place.print(line)
      return 0
    }
  },
}

function lookAt([what, number, ...more]: readonly string[], { site, merchant }: Options): Look {
  if (more.length > 0) throw new UsageError(`Show one thing at a time: "${more.join(' ')}" is too much.`)
  if (merchant !== undefined && what === undefined) return lookAtMerchant(merchant, site)
  if (merchant !== undefined) throw new UsageError('Show a coupon or a shop: leave the id out, or --merchant.')
  if (what === 'runs' && number === undefined) return lookAtRuns(site)
  if (what === 'run') return lookAtRun(parseNumber(number, 'number of an import', 'show runs lists them.'))
  if (number !== undefined) throw new UsageError(`Show one thing at a time: "${number}" is too much.`)
  const id = parseNumber(what, 'coupon', 'Give its id, or runs, or --merchant SLUG --site CODE.')
  return async ({ database, now }) => {
    const data = await readCouponHistory(database, { id, site }, now)
    return { data, lines: () => describeCouponHistory(data) }
  }
}

function lookAtMerchant(slug: string, site: string | null): Look {
  if (site === null) throw new UsageError('Shops are of a site. Name it with --site, such as --site main/uk.')
  return async ({ database, now }) => {
    const data = await readMerchantHistory(database, { site, slug }, now)
    return { data, lines: () => describeMerchantHistory(data) }
  }
}

function lookAtRuns(site: string | null): Look {
  return async ({ database }) => {
    const data = await readRuns(database, { site, limit: MOST_RUNS })
    return { data, lines: () => describeRuns(data) }
  }
}

function lookAtRun(id: number): Look {
  return async ({ database }) => {
    const data = await readRun(database, { id, limit: MOST_OFFERS })
    return { data, lines: () => describeRun(data) }
  }
}
