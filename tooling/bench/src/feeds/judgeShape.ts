import { judgeLine, type FoundOffer, type Verdict } from './judgeLine.ts'
import type { LabelledDiscount } from './labels.ts'
import type { ShapeLabel } from './shapeLabels.ts'

/** What the import made of a record, with what a list in prose does not say. */
export interface FoundRecord extends FoundOffer {
  domain: string
  merchantName: string
  /** The first and the last day on the site's calendar; null for none. */
  starts: string | null
  ends: string | null
}

/** What the figures are given for. */
export const ASPECTS = ['shop', 'code', 'kind', 'value', 'dates'] as const
export type Aspect = (typeof ASPECTS)[number]

/** @param offers all that were made of the label's record; none where it was passed over */
export function judgeShape(label: ShapeLabel, offers: readonly FoundRecord[]): Record<Aspect, Verdict> {
  const taken = offers.filter(({ reason }) => reason === null)
  const { codes, discounts } = judgeLine(label, taken)
  const isOffer = label.discounts.some(({ kind }) => kind !== 'none') || label.codes.length > 0
  const merchants = taken.map(({ domain, merchantName }) => (merchantName === label.shop ? merchantName : domain))
  return {
    // Of a record that is no offer nothing has to be made, and of one that names no shop none can be found.
    shop: label.shop === null || (!isOffer && taken.length === 0) ? compare([], []) : compare([label.shop], merchants),
    code: codes,
    kind: judgeKind(label.discounts, taken),
    value: discounts,
    dates: compare(
      listDays(label.starts, label.ends),
      taken.flatMap(({ starts, ends }) => listDays(label.starts === null ? null : starts, ends)),
    ),
  }
}

function judgeKind(labelled: readonly LabelledDiscount[], taken: readonly FoundRecord[]): Verdict {
  const kinds = new Set<string>(labelled.map(({ kind }) => kind))
  const found = taken.flatMap(({ discount }) => (discount && discount.kind !== 'other' ? [discount.kind] : []))
  const verdict = compare(
    [...kinds].filter((kind) => kind !== 'none' && kind !== 'other'),
    found,
  )
  const isEnough = verdict.right > 0 || kinds.has('none') || kinds.has('other')
  return { ...verdict, missed: isEnough ? 0 : 1 }
}

function listDays(starts: string | null | undefined, ends: string | null | undefined): string[] {
  return [...(starts ? [`from ${starts}`] : []), ...(ends ? [`to ${ends}`] : [])]
}

function compare(expected: readonly string[], found: readonly string[]): Verdict {
  const wanted = new Set(expected)
  const had = new Set(found)
  const right = [...had].filter((value) => wanted.has(value)).length
  return { expected: [...wanted], found: [...had], right, wrong: had.size - right, missed: wanted.size - right }
}
