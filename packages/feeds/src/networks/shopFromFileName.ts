import path from 'node:path'
import { feedNameOf } from '../map/feedNameOf.ts'
import { parseShopUrl } from '../text/parseShopUrl.ts'

export interface FeedShop {
  /** Its address; empty where the name has none. */
  link: string
  /** What may be its name. */
  name: string
}

const DOMAIN = /^(?:[a-z\d-]{1,63}\.)+?[a-z]{2,24}(?:\.[a-z]{2})?(?![a-z\d.])/
/** What such files are called beside their shop's name. */
const WORDS = /\b(?:google|gmc|merchant|promotions?|promos?|feeds?|export)\b/g

/**
 * A feed of promotions belongs to one merchant and need not say to which: its file may, as in `oak.com-promotions.tsv` or
 * `oak-and-acorn.xml`.
 */
export function shopFromFileName(file: string): FeedShop {
  const domain = DOMAIN.exec(path.parse(file).name.toLowerCase())?.[0] ?? ''
  return {
    link: typeof parseShopUrl(domain) === 'string' ? '' : `https://${domain}/`,
    name: feedNameOf(file).replaceAll(WORDS, '').replaceAll(/-{2,}/g, '-').replaceAll(/^-|-$/g, ''),
  }
}
