import { isOtherName } from '@clipfront/feeds/draft'

/** A domain that carries the names of many merchants: probably a tracker, and none of them. */
export interface SharedDomain {
  domain: string
  /** How many names; no more are counted than MOST_NAMES. */
  names: number
  /** The first of them. */
  examples: string[]
}

/** So many names in one import are of many merchants, whatever the share of the domain is. */
const MOST_NAMES = 50
/** So many are where the domain has a good part of all offers. Lists of real shops reach a third, with the products of one. */
const LEAST_NAMES = 20
const LEAST_SHARE = 0.4
/** A file does not choose the room that its domains and names take. */
const MOST_DOMAINS = 10_000
const LONGEST_NAME = 60
const EXAMPLES = 3

/** Counts by which names the offers of one import call the merchant of each domain. */
export function createNameCount() {
  const domains = new Map<string, { offers: number; names: Map<string, string> }>()
  let offers = 0
  return {
    note: (domain: string, given: string): void => {
      offers += 1
      const known = domains.get(domain) ?? { offers: 0, names: new Map<string, string>() }
      if (domains.size < MOST_DOMAINS) domains.set(domain, known)
      known.offers += 1
      const name = given.slice(0, LONGEST_NAME)
      if (known.names.size < MOST_NAMES && isOtherName(name, domain)) known.names.set(name.toLowerCase(), name)
    },
    /** Those with the most names first. */
    listShared(): SharedDomain[] {
      const shared = [...domains].filter(
        ([, { offers: own, names }]) =>
          names.size >= MOST_NAMES || (names.size >= LEAST_NAMES && own >= offers * LEAST_SHARE),
      )
      return shared
        .map(([domain, { names }]) => ({ domain, names: names.size, examples: [...names.values()].slice(0, EXAMPLES) }))
        .toSorted((a, b) => b.names - a.names || (a.domain < b.domain ? -1 : 1))
    },
  }
}
