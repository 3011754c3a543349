import { parseArgs } from 'node:util'
import { pinCoupon } from '../editing/changeCoupon.ts'
import { siteOf } from '../editing/siteOf.ts'
import { type Command, waitingOf } from '../arguments/Command.ts'
import { describeCoupon } from '../describe/describeEdits.ts'
import { EDITOR_OPTIONS, parseEditor, parseTarget, UsageError } from '../arguments/parseArguments.ts'
import { sayChange } from '../describe/sayChange.ts'

const HIGHEST_WEIGHT = 1000

const usage = `  pin ID --weight N | --unpin  --by NAME --reason TEXT
      Puts a coupon before those of its shop with a lower weight, 1 to ${HIGHEST_WEIGHT}; --unpin lets it find its place by itself.
      One that can be used stands before one that cannot, and one that was tried before one that was not, whatever their
      weights.`

/** `catalog pin` */
export const pinCommand: Command = {
  usage,
  parse: (args, environment) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...EDITOR_OPTIONS,
        site: { type: 'string' },
        weight: { type: 'string' },
        unpin: { type: 'boolean', default: false },
      },
    })
    const target = parseTarget(positionals, values.site)
    const weight = parseWeight(values.weight, values.unpin)
    const editor = parseEditor(values, environment)
    return async (place) => {
      const change = { ...editor, now: place.now, onWait: waitingOf(place) }
      const { coupon, difference } = await pinCoupon(place.database, target, weight, change)
      sayChange(place, { subject: describeCoupon(coupon), difference, timeZone: siteOf(coupon.site).timeZone })
      return 0
    }
  },
}

function parseWeight(weight: string | undefined, unpin: boolean): number {
  if (unpin && weight === undefined) return 0
  const number = /^\d{1,4}$/.test(weight ?? '') ? Number(weight) : 0
  if (!unpin && number >= 1 && number <= HIGHEST_WEIGHT) return number
  throw new UsageError(
    `${weight === undefined ? 'No weight was given' : unpin ? 'Both --weight and --unpin are given' : `"${weight}" is no weight`}. Give a whole number from 1 to ${HIGHEST_WEIGHT} with --weight, or --unpin.`,
  )
}
