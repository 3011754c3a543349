import { EditRefusal } from '../EditRefusal.ts'

/** A whole number in digits. @throws {EditRefusal} it is none, or out of bounds */
export function parseWhole(text: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN
  if (number >= least && number <= most) return number
  throw new EditRefusal(`"${text.trim()}" is no whole number from ${least} to ${most}. Write one in digits.`)
}
