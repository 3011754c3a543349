import { parseArgs } from 'node:util'
import type { Change, Difference } from '../editing/recordEdit.ts'
import { editCoupon } from '../editing/editCoupon.ts'
import { editMerchant } from '../editing/editMerchant.ts'
import { COUPON_FIELDS } from '../editing/fields/couponFields.ts'
import { MERCHANT_FIELDS } from '../editing/fields/merchantFields.ts'
import type { Merchant } from '../editing/readMerchant.ts'
import { resetCoupon, resetMerchant } from '../editing/reset.ts'
import { siteOf } from '../editing/siteOf.ts'
import { type Command, type CommandPlace, type Work, waitingOf } from '../arguments/Command.ts'
import { describeCoupon } from '../describe/describeEdits.ts'
import {
  EDITOR_OPTIONS,
  EDITOR_USAGE,
  parseEditor,
  parseTarget,
  siteByName,
  UsageError,
} from '../arguments/parseArguments.ts'
import { describeFields, parseFields, type ParsedFields } from '../arguments/parseFields.ts'
import { sayChange } from '../describe/sayChange.ts'

const usage = `  edit ID --set FIELD=VALUE… | --reset FIELD…
  edit --merchant SLUG --site CODE --set FIELD=VALUE… | --reset FIELD…
      Sets fields, which no import touches from then on; --reset gives them back: what stood there before does again, and the
      next import of its feed says what it says today. A day without a time is its first or last second on the site's clock,
      a sum without a currency is in the site's.
      --dry-run       says what would change and changes nothing
${EDITOR_USAGE}
      of a coupon:
${describeFields(COUPON_FIELDS)}
      of a shop:
${describeFields(MERCHANT_FIELDS)}`

/** `catalog edit` */
export const editCommand: Command = {
  usage,
  parse: (args, environment) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...EDITOR_OPTIONS,
        site: { type: 'string' },
        merchant: { type: 'string' },
        set: { type: 'string', multiple: true, default: [] },
        reset: { type: 'string', multiple: true, default: [] },
        'dry-run': { type: 'boolean', default: false },
      },
    })
    assertMeant(positionals, values)
    const edit =
      values.merchant === undefined
        ? editOneCoupon(positionals, values)
        : editOneMerchant(values.merchant, positionals, values)
    const editor = parseEditor(values, environment)
    return (place) => edit(place, { ...editor, dryRun: values['dry-run'], now: place.now, onWait: waitingOf(place) })
  },
}

interface Asked {
  site?: string
  merchant?: string
  set: string[]
  reset: string[]
}

/** @throws {UsageError} a setting stands without its option, or a field is of the other kind */
function assertMeant(positionals: readonly string[], { merchant, set, reset }: Asked): void {
  const bare = positionals.find((text) => text.includes('='))
  if (bare !== undefined)
    throw new UsageError(`"${bare.slice(0, 80)}" stands alone. Write --set "${bare.slice(0, 80)}".`)
  const [own, other] = merchant === undefined ? [COUPON_FIELDS, MERCHANT_FIELDS] : [MERCHANT_FIELDS, COUPON_FIELDS]
  const names = [...set.map((setting) => setting.split('=', 1)[0]?.trim() ?? ''), ...reset]
  const strange = names.find((name) => Object.hasOwn(other, name) && !Object.hasOwn(own, name))
  if (strange === undefined) return
  throw new UsageError(
    merchant === undefined
      ? `${strange} is a field of shops. Name the shop with --merchant SLUG --site CODE in the place of an id.`
      : `${strange} is a field of coupons. Name the coupon by its id in the place of --merchant; show --merchant ${merchant} lists those of the shop.`,
  )
}

type Edit = (place: CommandPlace, change: Change & { dryRun: boolean }) => ReturnType<Work>

function editOneCoupon(positionals: readonly string[], { site, set, reset }: Asked): Edit {
  const target = parseTarget(positionals, site)
  const fields = parseFields(COUPON_FIELDS, { set, reset })
  return async (place, change) => {
    const { coupon, difference } = isSetting(fields)
      ? await editCoupon(place.database, target, fields.settings, change)
      : await resetCoupon(place.database, target, fields.resets, change)
    const { timeZone } = siteOf(coupon.site)
    sayChange(place, { subject: describeCoupon(coupon), difference, timeZone, dryRun: change.dryRun })
    return 0
  }
}

function editOneMerchant(slug: string, positionals: readonly string[], { site, set, reset }: Asked): Edit {
  if (positionals.length > 0) throw new UsageError('Edit a coupon or a shop: leave the id out, or --merchant.')
  if (site === undefined) throw new UsageError('Shops are of a site. Name it with --site, such as --site main/uk.')
  const target = { site: siteByName(site).code, slug }
  const fields = parseFields(MERCHANT_FIELDS, { set, reset })
  return async (place, change) => {
    const { merchant, difference } = isSetting(fields)
      ? await editMerchant(place.database, target, fields.settings, change)
      : await resetMerchant(place.database, target, fields.resets, change)
    const subject = `${merchant.name} (${merchant.slug}) of ${merchant.site}`
    sayChange(place, { subject, difference, timeZone: siteOf(merchant.site).timeZone, dryRun: change.dryRun })
    for (const hint of hintsOf(merchant, difference)) place.print(`  ${hint}`)
    return 0
  }
}

/** What becomes of what was changed. */
function hintsOf({ site, slug, cashback, programme_target }: Merchant, difference: Difference): string[] {
  const moved = difference['slug']
  const hints = moved ? [`/stores/${String(moved[0])} leads to /stores/${String(moved[1])}`] : []
  if (!difference['cashback']) return hints
  if (siteOf(site).pageType.cashback === undefined)
    return [...hints, `${site} has no pages of cashback: nobody sees it. Its site file says which pages it has.`]
  const hidden = programme_target === null ? '; without a programme_target crawlers are not brought there' : ''
  const begins = cashback.some(({ from }) => from === null) ? '' : ' from then on'
  return [
    ...hints,
    cashback.length === 0
      ? `/cashback/${slug} says that nothing is paid back now, and how it went`
      : `/cashback/${slug} shows it${begins}${hidden}`,
  ]
}

function isSetting<Name extends string>({ settings }: ParsedFields<Name>): boolean {
  return settings.length > 0
}
