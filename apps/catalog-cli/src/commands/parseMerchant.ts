import { parseMerchantUrl } from '@clipfront/feeds/text'
import { UsageError } from '../arguments/parseArguments.ts'

/**
 * The domain that `--merchant` names; null where it is left out.
 * @throws {UsageError} it is no shop's
 */
export function parseMerchant(given: string | undefined): string | null {
  if (given === undefined) return null
  const merchant = parseMerchantUrl(given)
  if (typeof merchant === 'object') return merchant.domain
  throw new UsageError(`--merchant ${given.slice(0, 80)} is no shop's domain. Write it as --merchant oak.com.`)
}
