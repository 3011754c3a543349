import { isDeepStrictEqual } from 'node:util'
import type { RawOffer } from '../../draft/Draft.ts'
import { capText } from '../../text/cutText.ts'
import { findCodes } from '../../text/findCodes.ts'
import { findDates, type YearOfDates } from '../../text/findDates.ts'
import { findDiscount } from '../../text/findDiscount.ts'
import { plainText } from '../../text/plainText.ts'
import { partsBySentence, type SentencePart } from './partsBySentence.ts'
import type { ListContext } from './readMarkdown.ts'

/** More codes in one line than these are a list of codes, not offers. */
const MOST_OFFERS = 12
const MOST_LINKS = 20
const NO_DATES = { starts: null, ends: null }

type WrittenOffer = Pick<RawOffer, 'name' | 'text' | 'terms' | 'links'>
type Part = Pick<ListContext, 'year' | 'section' | 'source'> & Partial<Pick<ListContext, 'asOf'>>

/** What a line says, as one offer. */
export function wholeOffer(offer: WrittenOffer, { year, asOf, section, source }: Part): RawOffer {
  return {
    name: capText(offer.name),
    text: capText(offer.text),
    terms: capText(offer.terms),
    links: offer.links.slice(0, MOST_LINKS).map(capText),
    isDescription: true,
    needsWorth: true,
    codes: null,
    discount: null,
    starts: null,
    ends: null,
    addedOn: null,
    year,
    ...(asOf && { asOf }),
    category: section,
    source,
    language: 'en',
  }
}

/**
 * One line may hold several offers, "20% off monthly (code A) & 30% off yearly (code B)": each code that has a discount of
 * its own before it makes one. Everything else stays one offer.
 */
export function splitOffers(offer: WrittenOffer, part: Part): RawOffer[] {
  const whole = wholeOffer(offer, part)
  const year = part.asOf ?? part.year
  const field = findCodes(plainText(whole.terms)).length > 1 ? 'terms' : 'text'
  const wording = plainText(whole[field])
  const codes = findCodes(wording)
  const sentences = partsBySentence(wording, codes)
  const [only, ...others] = sentences
  if (only && others.length === 0) return [withOwnDiscount(whole, only, wording)]
  if (only && others.length < MOST_OFFERS) return offersBySentence(whole, sentences, field, year)
  const parts = partsByCode(wording, codes)
  if (parts.length < 2 || parts.length > MOST_OFFERS) return [whole]
  // What is said of the dates holds for all of them.
  const dates = year === null ? {} : findDates(plainText(`${whole.terms} | ${whole.text}`), year)
  return parts.map(({ code, text }) =>
    Object.assign({}, whole, dates, { codes: [code], discount: findDiscount(text), [field]: text }),
  )
}

/** Each code with the discount of its own sentence, and its days where any sentence has its own. */
function offersBySentence(
  whole: RawOffer,
  parts: readonly SentencePart[],
  field: 'text' | 'terms',
  year: YearOfDates | null,
): RawOffer[] {
  const findOwn = (text: string) => (year === null ? NO_DATES : findDates(text, year))
  const dates = parts.map(({ sentence }) => findOwn(sentence))
  const areOwn = dates.some(({ starts, ends }) => starts !== null || ends !== null)
  const shared = areOwn ? NO_DATES : findOwn(plainText(`${whole.terms} | ${whole.text}`))
  return parts.map(({ code, discount, text }, index) =>
    Object.assign({}, whole, areOwn ? dates[index] : shared, { codes: [code], discount, [field]: text }),
  )
}

/** Of a single code, where the text would be read for that of another sentence. */
function withOwnDiscount(whole: RawOffer, { discount }: SentencePart, wording: string): RawOffer {
  const isRead = isDeepStrictEqual(findDiscount(wording), discount)
  return isRead || findDiscount(plainText(whole.name)) !== null ? whole : { ...whole, discount }
}

function partsByCode(text: string, codes: readonly string[]): { code: string; text: string }[] {
  const parts: { code: string; text: string }[] = []
  let from = 0
  for (const code of codes) {
    const at = text.indexOf(code, from)
    if (at === -1) return []
    const end = at + code.length
    const part = text.slice(from, end + (/^["'\uE001)\]]{1,4}/u.exec(text.slice(end))?.[0].length ?? 0))
    if (!findDiscount(part)) return []
    parts.push({ code, text: part })
    from += part.length
  }
  const last = parts.at(-1)
  if (last) last.text += text.slice(from)
  return parts
}
