import { parseId } from '../database/parseId.ts'
import { UsageError } from './UsageError.ts'

/**
 * The number by which something is named.
 * @param what as the message calls it, as in "a coupon's id"
 * @throws {UsageError} it is none, or missing
 */
export function parseNumber(text: string | undefined, what: string, instead: string): number {
  const id = parseId(text)
  if (id !== null) return id
  throw new UsageError(`${text === undefined ? `No ${what} was given` : `"${text}" is no ${what}`}. ${instead}`)
}
