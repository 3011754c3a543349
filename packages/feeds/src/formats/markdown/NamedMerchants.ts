import { parseMerchantUrl } from '../../text/parseMerchantUrl.ts'
import { MARK_CLOSE, MARK_OPEN, plainText, withoutMarks } from '../../text/plainText.ts'

/** The shops that a list has named with their addresses, for entries that only name them again. */
export class NamedMerchants {
  readonly #links = new Map<string, string>()

  /** Remembers where a shop is, not the page that an offer is on. */
  add(name: string, link: string): void {
    const key = foldName(name)
    const merchant = parseMerchantUrl(link)
    if (key.length < 3 || typeof merchant === 'string' || this.#links.has(key)) return
    this.#links.set(key, `https://${merchant.domain}/`)
  }

  find(name: string): string | undefined {
    return this.#links.get(foldName(name))
  }
}

function foldName(name: string): string {
  return plainText(withoutMarks(name))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

const NAME = new RegExp(
  String.raw`^[^\p{L}\p{N}${MARK_OPEN}]{0,6}(?:${MARK_OPEN}([^${MARK_OPEN}${MARK_CLOSE}]{2,60})${MARK_CLOSE}|([^:：–—(,、|\n]{2,40}?)\s*(?:[:：–—(,、|\n]|\s-\s|$))`,
  'u',
)

/** What an entry begins with that may be the name of a shop: in bold, alone on its line, or up to what sets off the rest. */
export function findLeadingName(text: string): { name: string; rest: string } {
  const [whole = '', emphasised, plain] = NAME.exec(text) ?? []
  return { name: (emphasised ?? plain ?? '').trim(), rest: text.slice(whole.length).replace(/^[\s:–—-]+/u, '') }
}
