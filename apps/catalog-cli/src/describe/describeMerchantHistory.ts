import type { MerchantHistory } from '../editing/history/readHistory.ts'
import { toRate } from '@clipfront/catalog/cashback'
import { resolveSite } from '../editing/resolveSite.ts'
import { formatTable, shorten } from './formatTable.ts'
import { describeColumns, formatClock, describeRate } from './describeValue.ts'
import { describeEdits, describeSection } from './describeEdits.ts'

const COLUMNS = [
  'name slug domain summary facts about how_to_use questions programme_target logo popularity',
  'cashback tracking_hours paying_days cashback_exclusions cashback_terms created_at changed_at',
]
  .join(' ')
  .split(' ')
const TITLES = ['id', 'state', 'code', 'title', 'ends', 'tried', 'pin', 'remarks']

export function describeMerchantHistory({ merchant, coupons, rates, former, edits }: MerchantHistory): string[] {
  const { timeZone } = resolveSite(merchant.site)
  const day = (moment: Date | null): string => (moment === null ? '' : formatClock(moment, timeZone).slice(0, 10))
  const rows = coupons.map((coupon) => [
    String(coupon.id),
    coupon.state,
    coupon.code || 'deal',
    shorten(coupon.title),
    day(coupon.ends_at),
    day(coupon.verified_at),
    String(coupon.weight),
    [coupon.hidden_at && 'hidden', coupon.edited.length > 0 && `edited ${coupon.edited.join(', ')}`]
      .filter(Boolean)
      .join('; '),
  ])
  return [
    `${merchant.name} of ${merchant.site}, shop ${merchant.id}; times are of ${timeZone}`,
    '',
    ...describeColumns(merchant, COLUMNS, timeZone),
    ...describeSection(
      'Former addresses, which lead here',
      former.map(({ slug, since }) => `  ${slug}, until ${formatClock(since, timeZone)}`),
    ),
    ...describeSection(
      'Cashback, the last rate first',
      rates.map((row) => describePeriod(row, timeZone)),
    ),
    ...describeSection('Edits', describeEdits(edits, timeZone)),
    ...describeSection(`Coupons: ${coupons.length}`, coupons.length > 0 ? formatTable(TITLES, rows) : []),
  ]
}

function describePeriod(row: MerchantHistory['rates'][number], timeZone: string): string {
  const rate = describeRate({ ...toRate(row, row.valid_from), until: null }, timeZone)
  const until = row.valid_until ? ` to ${formatClock(row.valid_until, timeZone)}` : ' on'
  return `  from ${formatClock(row.valid_from, timeZone)}${until}: ${rate}`
}
