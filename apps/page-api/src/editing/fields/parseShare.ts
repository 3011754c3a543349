import { EditRefusal } from '../EditRefusal.ts'

/** The digits of a percentage, as `20` or `12.5`. @throws {EditRefusal} there is no such part of a price */
export function parseShare(digits: string): number {
  const percent = /^\d{1,3}(?:\.\d{1,2})?$/.test(digits) ? Number(digits) : Number.NaN
  if (percent > 0 && percent <= 100) return percent
  throw new EditRefusal(
    `${digits}% is no part of a price. Write more than 0% and at most 100%, with a point before at most two decimals.`,
  )
}
