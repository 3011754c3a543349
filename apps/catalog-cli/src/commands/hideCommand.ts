import { parseArgs } from 'node:util'
import { hideCoupon } from '../editing/changeCoupon.ts'
import { siteOf } from '../editing/siteOf.ts'
import { type Command, waitingOf } from '../arguments/Command.ts'
import { describeCoupon } from '../describe/describeEdits.ts'
import { EDITOR_OPTIONS, parseEditor, parseTarget } from '../arguments/parseArguments.ts'
import { sayChange } from '../describe/sayChange.ts'

const usage = `  hide ID [--show] --by NAME --reason TEXT
      Takes a coupon out of every page; --show brings it back.`

/** `catalog hide` */
export const hideCommand: Command = {
  usage,
  parse: (args, environment) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...EDITOR_OPTIONS, site: { type: 'string' }, show: { type: 'boolean', default: false } },
    })
    const target = parseTarget(positionals, values.site)
    const editor = parseEditor(values, environment)
    return async (place) => {
      const change = { ...editor, now: place.now, onWait: waitingOf(place) }
      const { coupon, difference } = await hideCoupon(place.database, target, !values.show, change)
      sayChange(place, { subject: describeCoupon(coupon), difference, timeZone: siteOf(coupon.site).timeZone })
      return 0
    }
  },
}
