import { COUPON_SORTS, OFFER_FILTERS, PRODUCT_KEYS, type ProductKey, VOTED } from '@clipfront/page-data'
import { PageError } from '@clipfront/routing/errors'
import { findPageRoute } from '@clipfront/routing/page-paths'
import { countsAt } from '@clipfront/routing/product-url'
import * as v from 'valibot'
import type { PageRequest } from '@clipfront/catalog/context'
import { HIGHEST_ID } from '@clipfront/catalog/database'
import { cleanText } from './cleanText.ts'
import { readQuery } from './readQuery.ts'

const LONGEST_PATH = 2000
const LONGEST_QUERY = 100
/** Longer than the name of any. */
const LONGEST_LETTER = 20
const HIGHEST_PAGE = 100_000

const cut = (value: string, longest: number) => value.slice(0, longest).toWellFormed()

/** What somebody typed into a search field. */
export const searchText = v.fallback(
  v.pipe(
    v.string(),
    v.transform((value) => cut(cleanText(value), LONGEST_QUERY)),
    v.string(),
    v.maxLength(LONGEST_QUERY),
  ),
  '',
)

/** A whole number in a text; what stands behind the transformation describes it in the OpenAPI document. */
export const wholeNumber = (
  digits: RegExp,
  lowest: number,
  highest: number,
  parse: (text: string) => number = Number,
) =>
  v.pipe(
    v.string(),
    v.regex(digits),
    v.transform(parse),
    v.number(),
    v.integer(),
    v.minValue(lowest),
    v.maxValue(highest),
  )

/** What a list of offers may be narrowed to by one key. */
const filterValue = <const Values extends readonly [string, ...string[]]>(values: Values, description: string) =>
  v.fallback(
    v.optional(v.pipe(v.picklist(values), v.description(`Narrows a list of offers. ${description}`))),
    undefined,
  )

/** The product keys of a page's query, but for `basket`: page data is the same with it. A value that is not as its schema says counts as not sent. */
export const pageQuerySchema = v.object({
  q: searchText,
  page: v.fallback(
    wholeNumber(/^\d+$/, 1, HIGHEST_PAGE, (value) => Math.min(Number(value), HIGHEST_PAGE)),
    1,
  ),
  sort: v.fallback(v.picklist(COUPON_SORTS), 'best'),
  type: filterValue(OFFER_FILTERS.type, 'The kind of the offers.'),
  for: filterValue(OFFER_FILTERS.for, 'Who may use them.'),
  value: filterValue(OFFER_FILTERS.value, 'What they give.'),
  ends: filterValue(OFFER_FILTERS.ends, 'When they end.'),
  tested: filterValue(OFFER_FILTERS.tested, 'When they were last seen to work.'),
  letter: v.fallback(
    v.pipe(
      v.string(),
      v.transform((value) => cut(value, LONGEST_LETTER)),
      v.string(),
      v.maxLength(LONGEST_LETTER),
      v.description('Of the directory; without it all of it is shown.'),
    ),
    '',
  ),
  promoid: v.fallback(
    v.optional(
      v.pipe(wholeNumber(/^[1-9]\d{0,9}$/, 1, HIGHEST_ID), v.description('The coupon that comes with its whole code.')),
    ),
    undefined,
  ),
  voted: v.fallback(
    v.optional(
      v.pipe(
        v.picklist(VOTED),
        v.description('The vote on the coupon of the promoid: for any but yes the next code comes with it.'),
      ),
    ),
    undefined,
  ),
  literal: v.fallback(
    v.optional(v.pipe(v.picklist(['1']), v.description('What is searched for is not corrected.'))),
    undefined,
  ),
} satisfies Record<Exclude<ProductKey, 'basket'>, v.GenericSchema>)

/**
 * A product key that does not count at the path counts as not sent.
 * @param target path and query as they were sent, without a host
 * @throws {PageError} 400: the path cannot be decoded or is not text
 */
export function parsePageRequest(target: string): PageRequest {
  const [path = '', ...rest] = target.split('?')
  const segments = decodePath(path)
  const route = findPageRoute(segments)
  const given = new URLSearchParams(rest.join('?'))
  for (const key of PRODUCT_KEYS) if (!countsAt(route, key)) given.delete(key)
  const { promoid = null, voted = null, literal, ...query } = readQuery(pageQuerySchema, given)
  const { type = null, for: audience = null, value = null, ends = null, tested = null, ...others } = query
  return {
    segments,
    ...others,
    filter: { type, for: audience, value, ends, tested },
    promoid,
    voted: promoid === null ? null : voted,
    literal: literal !== undefined,
  }
}

/** A trailing slash and doubled ones make no other page; `findSpelling` leads to the one address. */
function decodePath(path: string): string[] {
  if (path.length > LONGEST_PATH) throw unreadable('is too long')
  const segments = path.split('/').filter(Boolean).map(decodeSegment)
  // PostgreSQL's text has no room for NUL, and no slug holds any other control character.
  if (segments.some((segment) => /\p{Cc}/u.test(segment))) throw unreadable('holds control characters')
  return segments
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw unreadable('holds a malformed percent escape')
  }
}

function unreadable(reason: string): PageError {
  return new PageError(
    400,
    'bad-address',
    `The address cannot be read: it ${reason}. Send it percent-encoded as UTF-8.`,
  )
}
