import { OPEN_DATE } from '../fields/dateColumns.ts'
import { hasBytes } from '../formats/hasBytes.ts'

/** 0.25, which may be a quarter or 25 %. */
const FRACTION = /(?<=[^\w.,])0{0,3}[.,]\d/
const OPEN = new RegExp(`${OPEN_DATE.source}|${FRACTION.source}`)

/** Whether anything in these files may be written in a way that only its whole column explains. */
export function hasOpenStyles(files: readonly string[]): Promise<boolean> {
  return hasBytes(files, OPEN)
}
