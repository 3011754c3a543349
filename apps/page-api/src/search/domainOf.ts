import { getDomain } from 'tldts'

/** The registrable domain that a shopper pasted, with or without the rest of its address; null when it is none. */
export function domainOf(query: string): string | null {
  return /\s/.test(query) || !query.includes('.') ? null : getDomain(query, { allowPrivateDomains: false })
}
