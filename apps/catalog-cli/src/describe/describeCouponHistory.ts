import type { CouponHistory } from '../editing/history/readHistory.ts'
import { heldWordsThatSay } from '@clipfront/catalog/coupons'
import { resolveSite } from '../editing/resolveSite.ts'
import { describeColumns, formatClock, describeMoment } from './describeValue.ts'
import { describeBefore, describeCoupon, describeEdits, describeSection } from './describeEdits.ts'

const COLUMNS = [
  'title detail code discount conditions key_terms terms starts_at ends_at publish_from publish_until',
  'first_seen_at confirmed_at withdrawn_at hidden_at weight is_exclusive categories tags brands source source_list',
]
  .join(' ')
  .split(' ')

export function describeCouponHistory(history: CouponHistory): string[] {
  const { coupon, merchant, state, edits } = history
  const { timeZone } = resolveSite(coupon.site)
  const hidden = coupon.hidden_at ? ', hidden' : ''
  return [
    describeCoupon(coupon),
    `of ${merchant.name} (${merchant.slug}), ${state}${hidden}; times are of ${timeZone}`,
    '',
    ...describeColumns(coupon, COLUMNS, timeZone),
    ...describeSaying(coupon),
    ...describeSection('Edits', describeEdits(edits, timeZone)),
    ...describeSection('Tried', describeTrials(history, timeZone)),
    ...describeSection(
      `Votes: ${coupon.votes_worked} worked, ${coupon.votes_failed} failed`,
      describeVotes(history, timeZone),
    ),
    ...describeSection('Listed', describeListings(history, timeZone)),
    ...describeSection('Imports', describeImports(history, timeZone)),
  ]
}

function describeSaying(coupon: CouponHistory['coupon']): string[] {
  const fields = heldWordsThatSay(coupon, coupon.code)
  return fields.length === 0
    ? []
    : [
        `The code stands in its words (${fields.join(', ')}): shoppers see … in its place. edit ${coupon.id} --set ${fields[0]}=… mends it.`,
      ]
}

function describeTrials({ verifications }: CouponHistory, timeZone: string): string[] {
  return verifications.map((trial) => {
    const { happened_at, outcome, by_name, by_kind, method, evidence } = trial
    const shown = [
      method,
      evidence.basket && `basket ${evidence.basket.amount} ${evidence.basket.currency}`,
      evidence.saved && `saved ${evidence.saved.amount} ${evidence.saved.currency}`,
      evidence.note,
    ].filter(Boolean)
    return `  ${formatClock(happened_at, timeZone)}  ${outcome}, by ${by_name || 'nobody named'} (${by_kind})${shown.length > 0 ? `: ${shown.join('; ')}` : ''}`
  })
}

function describeVotes({ votes }: CouponHistory, timeZone: string): string[] {
  return votes.map(
    ({ worked, reason, votes: count, last_at }) =>
      `  ${count} ${worked ? 'worked' : `failed${reason ? ` (${reason})` : ''}`}, the last ${formatClock(last_at, timeZone)}`,
  )
}

function describeListings({ listings }: CouponHistory, timeZone: string): string[] {
  return listings.map((listing) => {
    const { source, external_id, first_listed_at, last_listed_at, withdrawn_at } = listing
    const back = withdrawn_at ? `, taken back ${describeMoment(withdrawn_at, timeZone)}` : ''
    return `  ${source} ${external_id}: from ${formatClock(first_listed_at, timeZone)} to ${formatClock(last_listed_at, timeZone)}${back}`
  })
}

function describeImports({ coupon, imports }: CouponHistory, timeZone: string): string[] {
  const changes = imports.map(({ run, files, started_at, undone_at, before }) => {
    const was = describeBefore(before, timeZone).join('; ')
    return `  ${formatClock(started_at, timeZone)}  changed by import ${run} (${files.join(', ')})${undone_at ? ', undone' : ''}: ${was}`
  })
  return [...changes, ...(coupon.added_by_run === null ? [] : [`  brought by import ${coupon.added_by_run}`])]
}
