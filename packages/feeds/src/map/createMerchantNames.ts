import { isNameInOwnLetters } from '../draft/nameMerchant.ts'
import { parseMerchantUrl } from '../text/parseMerchantUrl.ts'
import { plainText } from '../text/plainText.ts'
import { foldWords } from '../text/slugify.ts'

const MOST_NAMES = 100_000
/** Of the domains with several records, the share that has one name in all of them where names are merchants' and no products'. */
const MOST_ALIKE = 0.9

/**
 * What the records of a whole file call the merchants that they lead to. Some offers of a merchant lead to it, and others through a network
 * that does not say where: the name is the same.
 */
export function createMerchantNames() {
  /** Null for a name of several merchants. */
  const domains = new Map<string, string | null>()
  /** Null for a domain of several names. */
  const names = new Map<string, string | null>()
  const repeated = new Set<string>()
  return {
    note(name: string, link: string): void {
      const merchant = parseMerchantUrl(link)
      const key = foldName(name)
      if (typeof merchant === 'string' || key === '') return
      const known = domains.get(key)
      if (known === undefined && domains.size < MOST_NAMES) domains.set(key, merchant.domain)
      else if (known !== undefined && known !== merchant.domain) domains.set(key, null)
      const own = names.get(merchant.domain)
      if (own === undefined && names.size < MOST_NAMES) names.set(merchant.domain, key)
      else if (own !== undefined) {
        repeated.add(merchant.domain)
        if (own !== key) names.set(merchant.domain, null)
      }
    },
    /** After the last record. */
    finish() {
      const alike = [...repeated].filter((domain) => names.get(domain) !== null).length
      // A list of products has several of one merchant, each by a name of its own.
      const areMerchants = alike > 0 && alike >= repeated.size * MOST_ALIKE
      return {
        findDomain: (name: string): string | null => domains.get(foldName(name)) ?? null,
        isOwnName: (name: string, domain: string): boolean => {
          const key = foldName(name)
          const isOwn = key !== '' && domains.get(key) === domain && names.get(domain) === key
          return isOwn && (areMerchants || isNameInOwnLetters(name))
        },
      }
    },
  }
}

/** "C++" is another than "C", and "Oak!" is Oak. */
function foldName(name: string): string {
  const text = plainText(name)
  const words = foldWords(text).join(' ')
  return words && `${words} ${text.replaceAll(/[^+#]/g, '')}`.trim()
}
