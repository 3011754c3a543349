import { parseArgs } from 'node:util'
import { siteOf } from '../editing/siteOf.ts'
import { verifyCoupon } from '../editing/verifyCoupon.ts'
import type { Coupon } from '../editing/readCoupon.ts'
import type { Command } from '../arguments/Command.ts'
import { describeCoupon } from '../describe/describeEdits.ts'
import { describeMoment } from '../describe/describeValue.ts'
import { parseName, parseTarget, UsageError } from '../arguments/parseArguments.ts'

const usage = `  verify ID --outcome <worked|failed> --by NAME [--method TEXT] [--note TEXT] [--basket SUM] [--saved SUM]
      Writes down that somebody tried a coupon, with what can be shown for it. Its card says who did so last with success;
      once it has failed after that, nobody has. A sum without a currency is in the site's.`

/** `catalog verify` */
export const verifyCommand: Command = {
  usage,
  parse: (args, environment) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        by: { type: 'string' },
        site: { type: 'string' },
        outcome: { type: 'string' },
        method: { type: 'string' },
        note: { type: 'string' },
        basket: { type: 'string' },
        saved: { type: 'string' },
      },
    })
    const target = parseTarget(positionals, values.site)
    const { outcome } = values
    if (outcome !== 'worked' && outcome !== 'failed')
      throw new UsageError(
        `${outcome === undefined ? 'What came of it is not said' : `"${outcome}" is no outcome`}. Give --outcome worked or --outcome failed.`,
      )
    const by = parseName(values.by, environment)
    return async ({ database, now, print }) => {
      const coupon = await verifyCoupon(database, target, { ...values, outcome }, { by, now })
      const at = describeMoment(now, siteOf(coupon.site).timeZone)
      print(describeCoupon(coupon))
      print(`  ${outcome}, tried by ${by} at ${at}`)
      for (const hint of hintsOf(coupon, outcome, now)) print(`  ${hint}`)
      return 0
    }
  },
}

/** Why shoppers may not see what was found out. */
function hintsOf({ id, hidden_at, withdrawn_at, ends_at }: Coupon, outcome: string, now: Date): string[] {
  const worked = outcome === 'worked'
  return [
    ...(hidden_at ? [`It is hidden: nobody sees it. hide ${id} --show brings it back.`] : []),
    ...(worked && withdrawn_at
      ? [
          `Its feed has taken it back, so that it is shown as past. edit ${id} --set withdrawn_at=none says that it stands.`,
        ]
      : []),
    ...(worked && ends_at && ends_at <= now
      ? [`By its end it is past, and shown so. edit ${id} --set ends_at=DATE (or none) says until when it stands.`]
      : []),
  ]
}
