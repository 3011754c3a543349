import { domainToUnicode } from 'node:url'
import { getDomainWithoutSuffix } from 'tldts'
import { memoize } from '@clipfront/cache/memoize'
import addresses from '../text/words/addresses.json' with { type: 'json' }
import { cleanTitle } from '../text/cleanTitle.ts'
import { parseMerchantUrl } from '../text/parseMerchantUrl.ts'
import { plainText } from '../text/plainText.ts'
import { withoutUrls } from '../text/withoutUrls.ts'
import type { MerchantDraft, RawMerchant, Reject } from './Draft.ts'

/** Marketplaces whose products lend their names to the lists; shoppers know these under another name than their domain. */
const KNOWN: Readonly<Record<string, string>> = addresses.merchantNames

const AFFIXES =
  /^(?:get|try|use|join|the|my|go|hello|with)(?=.{3})|(?<=.{3})(?:app|hq|shop|store|online|software|inc|labs?)$/g
const LONGEST_NAME = 32
const MAX_CACHED_NAMES = 50_000

/**
 * A merchant's name. Lists often name the product ("iOS Unit Testing by Example | 40% off") where the merchant is meant, so a given
 * name counts only as far as it agrees with the domain; else the name is made from the domain.
 * @param given what the feed calls it; may be empty, a product, or have a discount in its tail
 * @param domain registrable
 * @param isMerchants whether it is surely no product's: then it is believed, also where the domain has nothing of it: "Oak & Elm" at
 * oe-shop.com, or "ほしぞら文具店"
 */
export function nameMerchant(given: string, domain: string, isMerchants = false): string {
  return (
    (isMerchants && nameInOwnLetters(given)) ||
    agreedNames(`${domain} ${given}`) ||
    KNOWN[domain] ||
    (isMerchants && shortName(given)) ||
    fromLabel(readLabel(domain))
  )
}

/** A name without its tail; empty where it is longer than names are. */
function shortName(given: string): string {
  const head = cutHead(given)
  return isShort(head) && /\p{L}{2}/u.test(head) ? polish(head) : ''
}

function isShort(name: string): boolean {
  return name.length <= LONGEST_NAME && name.split(/\s+/).length <= 4
}

/** Whether a name is written in letters that no Latin domain can agree with: "ほしぞら文具店". */
export function isNameInOwnLetters(given: string): boolean {
  return nameInOwnLetters(plainText(given)) !== ''
}

function nameInOwnLetters(given: string): string {
  if (LATIN.test(given)) return ''
  const name = cleanTitle(given)
  return OWN_LETTERS.test(name) && isShort(name) ? name : ''
}

const LATIN = /^[\0-\u024F]*$/
/** None that look like Latin ones, as Greek and Cyrillic do, and no filler of Hangul. */
const OWN_LETTERS =
  /^(?=.*\p{L}{2})(?:(?![\u115F\u1160\u3164\uFFA0])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]|[ー・&'’. -])+$/u

/** Whether a feed calls a merchant by a name that its domain has nothing of: then it is a product, or the domain is another's. */
export function isOtherName(given: string, domain: string): boolean {
  return KNOWN[domain] === undefined && agreedNames(`${domain} ${given}`) === ''
}

/** A feed has a million offers of a few thousand merchants. */
const agreedNames = memoize((key) => {
  const [domain = ''] = key.split(' ', 1)
  return findAgreed(key.slice(domain.length + 1), domain)
}, MAX_CACHED_NAMES)

function readLabel(domain: string): string {
  return readable(getDomainWithoutSuffix(domain, { allowPrivateDomains: true }) || domain)
}

/** What of a given name agrees with the domain; empty where nothing does. */
function findAgreed(given: string, domain: string): string {
  const label = readLabel(domain)
  const keys = labelKeys(label, domainToUnicode(domain))
  const head = cutHead(given)
  const words = head.split(/\s+/).filter(Boolean)
  const run = findRun(words, keys)
  if (run) return polish(run)
  return isShort(head) && agrees(words, compact(label)) ? polish(head) : ''
}

/** As people read it. Only punycode is turned: of a bare label such as `0x` Node makes the address 0.0.0.0. */
function readable(label: string): string {
  return (/(?:^|\.)xn--/.test(label) && domainToUnicode(label)) || label
}

/** What the name is compared with: the label, the whole domain, and the label without what makes a free address of a name. */
function labelKeys(label: string, domain: string): Set<string> {
  const bare = compact(label)
  return new Set([bare, compact(domain), bare.replaceAll(AFFIXES, '')].filter((key) => key.length >= 2))
}

/** The name without the tail that says what it is or what it costs. */
function cutHead(given: string): string {
  const [head = ''] = cleanTitle(given).split(/\s+[|–—·•]\s*|\s*\|\s*|\s+-\s+|:\s+|\s*\(|,\s+/)
  return head.trim()
}

/** Words in a row that spell the domain: "Git Tower" in "Git Tower - Git Client", "raywenderlich.com" before "Bundle". */
function findRun(words: readonly string[], keys: ReadonlySet<string>): string | undefined {
  for (let start = 0; start < words.length; start++)
    for (let end = words.length; end > start; end--) {
      const run = words.slice(start, end).join(' ')
      if (listSpellings(run).some((spelling) => keys.has(spelling))) return run
    }
  return undefined
}

/** A domain has a word where the name has a sign: "Oak & Acorn" is at oakandacorn.co.uk, "Eiche & Buche" at eicheundbuche.de. */
function listSpellings(run: string): string[] {
  const words = run.includes('&') ? ['', 'and', 'und', 'et', 'og', 'y', 'n'] : ['']
  const spellings = words.map((word) => run.replaceAll('&', word))
  const isPlain = /^[ -~]*$/.test(run)
  const others = isPlain ? [] : spellings.map((spelling) => inTwoLetters(spelling.normalize('NFC')))
  return [...spellings, ...others].map((spelling) => compact(spelling))
}

/** True when a word of the name stands in the domain, or the domain's label in the name. */
function agrees(words: readonly string[], label: string): boolean {
  const spellings = listSpellings(words.join(''))
  if (label.length >= 4 && spellings.some((spelling) => spelling.includes(label))) return true
  // "La Chaloupe" is at lachaloupe-epicerie.com.
  if (spellings.some((spelling) => spelling.length >= 6 && label.startsWith(spelling))) return true
  const isShared = (key: string): boolean =>
    (key.length >= 4 && label.includes(key)) || (key.length === 3 && label.startsWith(key))
  const shared = words.filter((word) => listSpellings(word).some((spelling) => isShared(spelling)))
  if (words.length <= 2 && shared.length > 0) return true
  // Of a long name a word in the middle says less: "Acorn Open Tree Fund" is none of openoak.com.
  const least = shared.includes(words[0] ?? '') ? 0.5 : 0.7
  return shared.length > 0 && compact(shared.join('')).length >= label.replaceAll(/\d/g, '').length * least
}

function polish(name: string): string {
  const trimmed = name.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.!)²]+$/gu, '')
  // A name in small letters is usually the domain typed as a name; the brand's own capitals are kept where there are any.
  return trimmed === trimmed.toLowerCase() && !trimmed.includes('.') ? capitalise(trimmed) : trimmed
}

function fromLabel(label: string): string {
  return label
    .split(/[-_]+/)
    .filter(Boolean)
    .map((word) => capitalise(word))
    .join(' ')
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** As addresses of Germany and Denmark write their letters: "oe" for ø and ö, "aa" for å. */
function inTwoLetters(text: string): string {
  return text.toLowerCase().replaceAll(/[øö]/g, 'oe').replaceAll('ä', 'ae').replaceAll('ü', 'ue')
}

/** Letters and digits alone, diacritics folded, so that spellings can be compared. */
function compact(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('å', 'aa')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

/** A merchant of the catalog from what a list says, or the reason why not. */
export function draftMerchant({ domain, name, logo = '' }: RawMerchant): MerchantDraft | Reject {
  const merchant = parseMerchantUrl(domain)
  return typeof merchant === 'string'
    ? { reason: merchant }
    : {
        domain: merchant.domain,
        name: nameMerchant(withoutUrls(plainText(name)), merchant.domain, true),
        ...(logo !== '' && { logo }),
      }
}
