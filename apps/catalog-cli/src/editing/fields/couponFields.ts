import type { Site } from '@clipfront/site-config'
import { AUDIENCES, type Conditions } from '@clipfront/feeds/discount'
import { describeDiscount } from '@clipfront/feeds/draft'
import { LONGEST_TITLE } from '@clipfront/feeds/text'
import type { Coupon } from '../readCoupon.ts'
import { EditError } from '../EditError.ts'
import { createFields, type Field } from './readFields.ts'
import { isNone, parseChoice, parseLine, parseLongText, parseSlugs } from './parseText.ts'
import { DISCOUNTS, parseDiscount, parseSum, parseWhole } from './parseSum.ts'
import { parseMoment } from './parseMoment.ts'

type CouponField = Field<Coupon>

const LONGEST_DETAIL = 500
const MOST_KEY_TERMS = 5
const LONGEST_KEY_TERM = 80
const MOST_USES = 1000

const TERMS = `up to ${MOST_KEY_TERMS}, with ; between them, or none`

const field = createFields<Coupon>()

/** What an editor may set of a coupon. */
export const COUPON_FIELDS = {
  title: field('title', 'words', (text) => parseLine(text, LONGEST_TITLE)),
  detail: field('detail', 'words, or none', (text) => parseLine(text, LONGEST_DETAIL), { none: '' }),
  code: field('code', 'a code; none makes it a deal', parseCode),
  discount: {
    columns: ['discount', 'promotion_off'],
    takes: DISCOUNTS,
    parse: (text, { site }) => {
      const discount = isNone(text) ? null : parseDiscount(text, site)
      return { discount, promotion_off: describeDiscount(discount) }
    },
  },
  key_terms: field('key_terms', TERMS, parseKeyTerms, { none: [] }),
  terms: field('terms', 'Markdown, @FILE, or none', parseLongText, { none: [], isLong: true }),
  starts_at: momentField('starts_at', 'start'),
  ends_at: momentField('ends_at', 'end'),
  publish_from: momentField('publish_from', 'start'),
  publish_until: momentField('publish_until', 'end'),
  withdrawn_at: momentField('withdrawn_at', 'start'),
  least_basket: conditionField('leastBasket', 'a sum, or none', parseSum),
  most_saved: conditionField('mostSaved', 'a sum, or none', parseSum),
  audience: conditionField('audience', AUDIENCES.join(', '), (text) => {
    const audience = parseChoice(text, AUDIENCES)
    return audience === 'everybody' ? undefined : audience
  }),
  uses: conditionField('uses', 'how often one shopper may use it, or none', (text) => parseWhole(text, 1, MOST_USES)),
  where: conditionField('where', 'in-store, anywhere, or none for online', (text) =>
    parseChoice(text, ['in-store', 'anywhere'] as const),
  ),
  is_exclusive: field('is_exclusive', 'yes, no', (text) => parseChoice(text, ['yes', 'no']) === 'yes'),
  tags: slugsField('tags'),
  brands: slugsField('brands'),
  categories: slugsField('categories'),
} satisfies Record<string, CouponField>

export type CouponFieldName = keyof typeof COUPON_FIELDS

type Moment = 'publish_from' | 'publish_until' | 'starts_at' | 'ends_at' | 'withdrawn_at'

function momentField(column: Moment, edge: 'start' | 'end'): CouponField {
  const takes = 'a date (2026-12-31), a date and time, or none'
  return field(column, takes, (text, { site }) => parseMoment(text, site, edge), { none: null })
}

function slugsField(column: 'tags' | 'brands' | 'categories'): CouponField {
  return field(column, 'slugs with commas between them, or none', parseSlugs, { none: [] })
}

/** All conditions share one column: once an editor has set one of them, an import changes none. */
function conditionField<Name extends keyof Conditions>(
  name: Name,
  takes: string,
  read: (text: string, site: Site) => Conditions[Name] | undefined,
): CouponField {
  const parse: CouponField['parse'] = (text, { site, row }) => {
    const { [name]: _former, ...others } = row.conditions
    const value = isNone(text) ? undefined : read(text, site)
    return { conditions: value === undefined ? others : { ...others, [name]: value } }
  }
  return { columns: ['conditions'], takes, parse }
}

/** A code; empty for a deal. @throws {EditError} it is none */
export function parseCode(text: string): string {
  const code = text.trim()
  if (isNone(code)) return ''
  if (/^[\p{L}\p{N}$%&*+_.!#@-]{2,40}$/u.test(code)) return code
  throw new EditError(
    `"${code.slice(0, 60)}" is no code: one has 2 to 40 letters, digits and signs, and no space. Write the code alone, or none for a deal.`,
  )
}

function parseKeyTerms(text: string): string[] {
  const terms = text.split(';').map((term) => parseLine(term, LONGEST_KEY_TERM))
  if (terms.length <= MOST_KEY_TERMS) return terms
  throw new EditError(`These are ${terms.length}, and at most ${MOST_KEY_TERMS} are read. Choose the ones that count.`)
}
