import { pagePath } from '@clipfront/routing/page-paths'
import { type ChangedRow, editRow, type Entity, resetRow, type RowChange } from '../editing/changeRow.ts'
import { COUPONS } from '../editing/COUPONS.ts'
import { COUPON_FIELDS } from '../editing/fields/couponFields.ts'
import { MERCHANT_FIELDS } from '../editing/fields/merchantFields.ts'
import { MERCHANTS } from '../editing/MERCHANTS.ts'
import type { Merchant } from '../editing/readMerchant.ts'
import { resolveSite } from '../editing/resolveSite.ts'
import { type CommandContext, defineCommand } from '../arguments/Command.ts'
import { describeCoupon } from '../describe/describeEdits.ts'
import {
  EDITOR_OPTIONS,
  EDITOR_USAGE,
  parseCouponTarget,
  parseEditor,
  parseSite,
  UsageError,
} from '../arguments/parseArguments.ts'
import { describeFields, parseFields } from '../arguments/parseFields.ts'
import { printChange } from '../describe/printChange.ts'

/** `catalog edit` */
export const editCommand = defineCommand({
  usage: `  edit ID --set FIELD=VALUE… | --reset FIELD…
  edit --merchant SLUG --site CODE --set FIELD=VALUE… | --reset FIELD…
      Sets fields, which no import touches from then on; --reset gives them back: what stood there before does again, and the
      next import of its feed says what it says today. A day without a time is its first or last second on the site's clock,
      a sum without a currency is in the site's.
      --dry-run       says what would change and changes nothing
${EDITOR_USAGE}
      of a coupon:
${describeFields(COUPON_FIELDS)}
      of a shop:
${describeFields(MERCHANT_FIELDS)}`,
  examples: [
    'edit 12 --set ends_at=2026-12-24 --by Mara --reason "says so at the checkout"',
    'edit --merchant nimbus-shoes --site main/uk --set about=@about.md --by Mara --reason "new text" --dry-run',
  ],
  options: {
    ...EDITOR_OPTIONS,
    site: { type: 'string' },
    merchant: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] },
    reset: { type: 'string', multiple: true, default: [] },
    'dry-run': { type: 'boolean', default: false },
  },
  parse: ({ values, positionals }, environment) => {
    const { merchant: slug, site, 'dry-run': dryRun } = values
    assertOwnFields(positionals, values)
    const edit =
      slug === undefined
        ? parseEdit(COUPONS, parseCouponTarget(positionals, site), values)
        : parseEdit(MERCHANTS, parseMerchantTarget(slug, site, positionals), values)
    const toChange = parseEditor(values, environment)
    return async (context) => {
      const changed = await edit(context, { ...toChange(context), dryRun })
      const { row } = changed
      if (!('slug' in row)) return printChange(context, describeCoupon(row), changed, dryRun)
      printChange(context, `${row.name} (${row.slug}) of ${row.site}`, changed, dryRun)
      for (const hint of listHints(row, changed.difference)) context.print(`  ${hint}`)
    }
  },
})

interface Given {
  merchant?: string
  set: string[]
  reset: string[]
}

/** @throws {UsageError} a setting lacks its option, or a field belongs to the other kind */
function assertOwnFields(positionals: readonly string[], { merchant, set, reset }: Given): void {
  const bare = positionals.find((text) => text.includes('='))
  if (bare !== undefined)
    throw new UsageError(`"${bare.slice(0, 80)}" stands alone. Write --set "${bare.slice(0, 80)}".`)
  const [own, other] = merchant === undefined ? [COUPON_FIELDS, MERCHANT_FIELDS] : [MERCHANT_FIELDS, COUPON_FIELDS]
  const names = [...set.map((setting) => setting.split('=', 1)[0]?.trim() ?? ''), ...reset]
  const foreign = names.find((name) => Object.hasOwn(other, name) && !Object.hasOwn(own, name))
  if (foreign === undefined) return
  throw new UsageError(
    merchant === undefined
      ? `${foreign} is a field of shops. Name the shop with --merchant SLUG --site CODE in the place of an id.`
      : `${foreign} is a field of coupons. Name the coupon by its id in the place of --merchant; show --merchant ${merchant} lists those of the shop.`,
  )
}

function parseMerchantTarget(slug: string, site: string | undefined, positionals: readonly string[]) {
  if (positionals.length > 0) throw new UsageError('Edit a coupon or a shop: leave the id out, or --merchant.')
  if (site === undefined) throw new UsageError('Shops are of a site. Name it with --site, such as --site main/uk.')
  return { site: parseSite(site).code, slug }
}

/** @returns sets or resets the fields that were given */
function parseEdit<Target, Row extends Target & { id: number; site: string; edited: string[] }, Name extends string>(
  entity: Entity<Target, Row, Name>,
  target: Target,
  given: Given,
): (context: CommandContext, change: RowChange) => Promise<ChangedRow<Row>> {
  const { settings, resets } = parseFields(entity.fields, given)
  return async ({ database }, change) =>
    settings.length > 0
      ? editRow(entity, database, target, settings, change)
      : resetRow(entity, database, target, resets, change)
}

/** What shoppers see of the change. */
function listHints(
  { site, slug, cashback, programme_target }: Merchant,
  difference: ChangedRow<Merchant>['difference'],
): string[] {
  const moved = difference['slug']
  const hints = moved
    ? [`${pagePath('merchant', String(moved[0]))} leads to ${pagePath('merchant', String(moved[1]))}`]
    : []
  if (!difference['cashback']) return hints
  if (resolveSite(site).pageType.cashback === undefined)
    return [...hints, `${site} has no pages of cashback: nobody sees it. Its site file says which pages it has.`]
  const hidden = programme_target === null ? '; without a programme_target crawlers are not brought there' : ''
  const begins = cashback.some(({ from }) => from === null) ? '' : ' from then on'
  return [
    ...hints,
    cashback.length === 0
      ? `${pagePath('cashback', slug)} says that nothing is paid back now, and how it went`
      : `${pagePath('cashback', slug)} shows it${begins}${hidden}`,
  ]
}
