import type { RawOffer, Reject } from '../draft/Draft.ts'
import { destinationOf } from '../fields/destinationOf.ts'
import { plainText } from '../text/plainText.ts'
import { inlineMarkdown } from '../formats/markdown/inlineMarkdown.ts'
import type { ColumnStyles } from './columnStyles.ts'
import { discountByMap } from './discountByMap.ts'
import type { OfferMap } from './FeedMap.ts'
import { fieldAt, labelsAtField, textAtField } from './fieldAt.ts'
import { foldKey } from './foldKey.ts'
import { givenByMap, secrecyOf } from './givenByMap.ts'
import { tableDate } from '../fields/tableDate.ts'

/**
 * An offer as one record says it, or why it is none.
 * @param standardSource the feed's name, for records that do not name theirs
 */
export function offerByMap(
  record: unknown,
  map: OfferMap,
  styles: ColumnStyles,
  standardSource: string,
): RawOffer | Reject {
  const { fields, standard } = map
  const secrecy = secrecyOf(record, map)
  if (secrecy) return { reason: secrecy }
  if (!isTaken(record, map)) return { reason: 'no_offer' }
  const codes = codesOf(fieldAt(record, fields.codes))
  if (codes.some(isDamaged)) return { reason: 'damaged_code' }
  const title = plainText(inlineMarkdown(textAtField(record, fields.text)))
  const description = plainText(inlineMarkdown(textAtField(record, fields.description)))
  const language = textAtField(record, fields.language) || (standard.language ?? 'en')
  const link = textAtField(record, fields.link)
  const time = (name: 'starts' | 'ends' | 'addedOn') => tableDate(textAtField(record, fields[name]), styles.dates[name])
  const raw: RawOffer = {
    name: textAtField(record, fields.name),
    text: description || title,
    isDescription: map.isDescription,
    terms: map.live ? '' : inlineMarkdown(textAtField(record, fields.terms)),
    links: [map.live ? destinationOf(link) : link],
    codes,
    discount: discountByMap(record, { map, styles, text: `${title} ${description}`.trim(), language }),
    starts: time('starts'),
    ends: time('ends'),
    addedOn: time('addedOn'),
    year: null,
    category: [...labelsAtField(record, fields.category), standard.category ?? ''].join(' '),
    source: textAtField(record, fields.source) || (standard.source ?? standardSource),
    language,
  }
  return map.live ? { ...raw, given: givenByMap(record, map, styles, title, codes[0] ?? '') } : raw
}

function isTaken(record: unknown, { take, leave }: OfferMap): boolean {
  const says = ([path, words]: [string, readonly string[]]): boolean => {
    const said = foldKey(textAtField(record, path))
    return words.some((word) => foldKey(word) === said)
  }
  return Object.entries(take).every(says) && !Object.entries(leave).some(says)
}

const MOST_CODES = 20
const LONGEST_CODE = 100

function codesOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value.slice(0, MOST_CODES) : [value]
  return values
    .filter((code) => typeof code === 'string')
    .flatMap((code) => codesInCell(code.slice(0, LONGEST_CODE)))
    .slice(0, MOST_CODES)
}

/** A cell has room for several: "OAK31, OAK32", or `["OAK31"]`. Prose with commas stays as it is. */
function codesInCell(cell: string): string[] {
  const codes = cell.replaceAll(/[[\]"']/g, '').split(/[,;|/]/)
  const trimmed = codes.map((code) => code.trim()).filter(Boolean)
  return trimmed.every((code) => /^[\w$-]{2,40}$/.test(code)) ? trimmed : [cell]
}

/** A spreadsheet has made a number of 1E5, and a day of MAY10: what stood there, nobody knows. */
function isDamaged(code: string): boolean {
  return /^\s*(?:\d(?:[.,]\d+)?E\+\d+|\d{1,2}-[A-Z][a-z]{2}|[A-Z][a-z]{2}-\d{2})\s*$/.test(code)
}
