import { type AddressIssue, parseMerchantUrl } from '@clipfront/feeds/text'
import { UsageError } from '../arguments/parseArguments.ts'

const REASONS: Readonly<Record<AddressIssue, string>> = {
  missing_domain: 'is no domain: it has a name and an ending, such as oak.com',
  no_shop: 'is no shop: it sends on to others, or lists them',
  placeholder: 'belongs to nobody: such domains are for examples',
}

/**
 * The domain that `--merchant` names; null where it is left out.
 * @throws {UsageError} it is no shop's
 */
export function parseMerchant(given: string | undefined): string | null {
  if (given === undefined) return null
  const advice = 'Give the domain of the shop whose list it is: --merchant oak.com.'
  // A password may stand before the sign: it is not printed.
  if (given.includes('@')) throw new UsageError(`--merchant takes no address with an @. ${advice}`)
  const domain = given.trim()
  if (domain === '' || /\s/.test(domain)) throw new UsageError(`--merchant takes one domain. ${advice}`)
  const merchant = parseMerchantUrl(domain)
  if (typeof merchant === 'object') return merchant.domain
  throw new UsageError(`--merchant ${domain.slice(0, 80)} ${REASONS[merchant]}. ${advice}`)
}
