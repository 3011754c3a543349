import { changeRow } from '../editing/changeRow.ts'
import { COUPONS } from '../editing/COUPONS.ts'
import type { Coupon } from '../editing/readCoupon.ts'
import { resolveSite } from '../editing/resolveSite.ts'
import { verifyCoupon } from '../editing/verifyCoupon.ts'
import { defineCommand } from '../arguments/Command.ts'
import { describeCoupon } from '../describe/describeEdits.ts'
import { describeMoment } from '../describe/describeValue.ts'
import { printChange } from '../describe/printChange.ts'
import { EDITOR_OPTIONS, parseCouponTarget, parseEditor, parseName, UsageError } from '../arguments/parseArguments.ts'

/** `catalog verify` */
export const verifyCommand = defineCommand({
  usage: `  verify ID --outcome <worked|failed> --by NAME [--method TEXT] [--note TEXT] [--basket SUM] [--saved SUM]
      Writes down that somebody tried a coupon, with what can be shown for it. Its card says who did so last with success;
      once it has failed after that, nobody has. A sum without a currency is in the site's.`,
  examples: ['verify 12 --outcome worked --by Mara --basket 86 --saved 17.20'],
  options: {
    by: { type: 'string' },
    site: { type: 'string' },
    outcome: { type: 'string' },
    method: { type: 'string' },
    note: { type: 'string' },
    basket: { type: 'string' },
    saved: { type: 'string' },
  },
  parse: ({ values, positionals }, environment) => {
    const target = parseCouponTarget(positionals, values.site)
    const { outcome } = values
    if (outcome !== 'worked' && outcome !== 'failed')
      throw new UsageError(
        `${outcome === undefined ? 'What came of it is not said' : `"${outcome}" is no outcome`}. Give --outcome worked or --outcome failed.`,
      )
    const by = parseName(values.by, environment)
    return async ({ database, now, print }) => {
      const coupon = await verifyCoupon(database, target, { ...values, outcome }, { by, now })
      print(describeCoupon(coupon))
      print(`  ${outcome}, tried by ${by} at ${describeMoment(now, resolveSite(coupon.site).timeZone)}`)
      for (const hint of listHints(coupon, outcome, now)) print(`  ${hint}`)
    }
  },
})

/** Why shoppers may not see the outcome. */
function listHints({ id, hidden_at, withdrawn_at, ends_at }: Coupon, outcome: string, now: Date): string[] {
  const hints: string[] = []
  if (hidden_at) hints.push(`It is hidden: nobody sees it. hide ${id} --show brings it back.`)
  if (outcome === 'worked' && withdrawn_at)
    hints.push(
      `Its feed has taken it back, so that it is shown as past. edit ${id} --set withdrawn_at=none says that it stands.`,
    )
  if (outcome === 'worked' && ends_at && ends_at <= now)
    hints.push(
      `By its end it is past, and shown so. edit ${id} --set ends_at=DATE (or none) says until when it stands.`,
    )
  return hints
}

/** `catalog hide` */
export const hideCommand = defineCommand({
  usage: `  hide ID [--show] --by NAME --reason TEXT
      Takes a coupon out of every page; --show brings it back.`,
  examples: ['hide 12 --by Mara --reason "the shop asked for it"', 'hide 12 --show --by Mara --reason "cleared up"'],
  options: { ...EDITOR_OPTIONS, site: { type: 'string' }, show: { type: 'boolean', default: false } },
  parse: ({ values, positionals }, environment) => {
    const target = parseCouponTarget(positionals, values.site)
    const toChange = parseEditor(values, environment)
    return async (context) => {
      const changed = await changeRow(COUPONS, context.database, target, toChange(context), ({ hidden_at }) => ({
        action: values.show ? 'show' : 'hide',
        // A coupon that is hidden already keeps its moment.
        set: { hidden_at: values.show ? null : (hidden_at ?? context.now) },
      }))
      printChange(context, describeCoupon(changed.row), changed)
    }
  },
})

const HIGHEST_WEIGHT = 1000

/** `catalog pin` */
export const pinCommand = defineCommand({
  usage: `  pin ID --weight N | --unpin  --by NAME --reason TEXT
      Puts a coupon before those of its shop with a lower weight, 1 to ${HIGHEST_WEIGHT}; --unpin lets it find its place by itself.
      One that can be used stands before one that cannot, and one that was tried before one that was not, whatever their
      weights.`,
  examples: ['pin 12 --weight 100 --by Mara --reason "offer of the week"'],
  options: {
    ...EDITOR_OPTIONS,
    site: { type: 'string' },
    weight: { type: 'string' },
    unpin: { type: 'boolean', default: false },
  },
  parse: ({ values, positionals }, environment) => {
    const target = parseCouponTarget(positionals, values.site)
    const weight = parseWeight(values.weight, values.unpin)
    const toChange = parseEditor(values, environment)
    return async (context) => {
      const plan = { action: weight === 0 ? 'unpin' : 'pin', set: { weight } }
      const changed = await changeRow(COUPONS, context.database, target, toChange(context), () => plan)
      printChange(context, describeCoupon(changed.row), changed)
    }
  },
})

/** @returns 0 for a coupon that finds its place by itself */
function parseWeight(weight: string | undefined, unpin: boolean): number {
  if (unpin && weight === undefined) return 0
  const number = /^\d{1,4}$/.test(weight ?? '') ? Number(weight) : 0
  if (!unpin && number >= 1 && number <= HIGHEST_WEIGHT) return number
  throw new UsageError(
    `${weight === undefined ? 'No weight was given' : unpin ? 'Both --weight and --unpin are given' : `"${weight}" is no weight`}. Give a whole number from 1 to ${HIGHEST_WEIGHT} with --weight, or --unpin.`,
  )
}
