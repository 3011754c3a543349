import { parseArgs } from 'node:util'
import { siteOf } from '../../editing/siteOf.ts'
import { verifyCoupon } from '../../editing/verifyCoupon.ts'
import type { Command } from '../Command.ts'
import { describeCoupon } from '../describe/describeCoupon.ts'
import { describeMoment } from '../describe/describeMoment.ts'
import { parseName } from '../parseEditor.ts'
import { parseTarget } from '../parseTarget.ts'
import { UsageError } from '../UsageError.ts'

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
      if (coupon.hidden_at) print('  It is hidden: nobody sees it. hide ID --show brings it back.')
      return 0
    }
  },
}
