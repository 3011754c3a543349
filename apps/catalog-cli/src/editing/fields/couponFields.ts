import { AUDIENCES, type Conditions } from '@clipfront/feeds/discount'
import { describeDiscount } from '@clipfront/feeds/draft'
import { LONGEST_TITLE } from '@clipfront/feeds/text'
import type { Coupon } from '../readCoupon.ts'
import { EditRefusal } from '../EditRefusal.ts'
import type { Field } from './readFields.ts'
import { isNone, parseChoice, parseLine, parseLongText, parseSlugs } from './parseText.ts'
import { DISCOUNTS, parseDiscount, parseSum, parseWhole } from './parseSum.ts'
import { parseMoment } from './parseMoment.ts'

type CouponField = Field<Coupon>
type Moment = 'publish_from' | 'publish_until' | 'starts_at' | 'ends_at' | 'withdrawn_at'

const LONGEST_DETAIL = 500
const MOST_KEY_TERMS = 5
const LONGEST_KEY_TERM = 80
const MOST_USES = 1000

const WORDS = 'words'
const TERMS = `up to ${MOST_KEY_TERMS}, with ; between them, or none`
const moments = 'a date (2026-12-31), a date and time, or none'

/** What an editor may set of a coupon. */
export const COUPON_FIELDS = {
  title: { columns: ['title'], takes: WORDS, parse: (text) => ({ title: parseLine(text, LONGEST_TITLE) }) },
  detail: {
    columns: ['detail'],
    takes: 'words, or none',
    parse: (text) => ({ detail: isNone(text) ? '' : parseLine(text, LONGEST_DETAIL) }),
  },
  code: { columns: ['code'], takes: 'a code; none makes it a deal', parse: (text) => ({ code: parseCode(text) }) },
  discount: {
    columns: ['discount', 'promotion_off'],
    takes: DISCOUNTS,
    parse: (text, { site }) => {
      const discount = isNone(text) ? null : parseDiscount(text, site)
      return { discount, promotion_off: describeDiscount(discount) }
    },
  },
  key_terms: { columns: ['key_terms'], takes: TERMS, parse: (text) => ({ key_terms: parseKeyTerms(text) }) },
  terms: {
    columns: ['terms'],
    takes: 'Markdown, @FILE, or none',
    isLong: true,
    parse: (text) => ({ terms: isNone(text) ? [] : parseLongText(text) }),
  },
  starts_at: momentField('starts_at', 'start'),
  ends_at: momentField('ends_at', 'end'),
  publish_from: momentField('publish_from', 'start'),
  publish_until: momentField('publish_until', 'end'),
  withdrawn_at: momentField('withdrawn_at', 'start'),
  least_basket: conditionField('leastBasket', 'a sum, or none', (text, site) => parseSum(text, site)),
  most_saved: conditionField('mostSaved', 'a sum, or none', (text, site) => parseSum(text, site)),
  audience: conditionField('audience', AUDIENCES.join(', '), (text) => {
    const audience = parseChoice(text, AUDIENCES)
    return audience === 'everybody' ? undefined : audience
  }),
  uses: conditionField('uses', 'how often one shopper may use it, or none', (text) => parseWhole(text, 1, MOST_USES)),
  where: conditionField('where', 'in-store, anywhere, or none for online', (text) =>
    parseChoice(text, ['in-store', 'anywhere'] as const),
  ),
  is_exclusive: {
    columns: ['is_exclusive'],
    takes: 'yes, no',
    parse: (text) => ({ is_exclusive: parseChoice(text, ['yes', 'no']) === 'yes' }),
  },
  tags: slugsField('tags'),
  brands: slugsField('brands'),
  categories: slugsField('categories'),
} satisfies Record<string, CouponField>

export type CouponFieldName = keyof typeof COUPON_FIELDS

function momentField(column: Moment, edge: 'start' | 'end'): CouponField {
  const parse: CouponField['parse'] = (text, { site }) => ({
    [column]: isNone(text) ? null : parseMoment(text, site, edge),
  })
  return { columns: [column], takes: moments, parse }
}

function slugsField(column: 'tags' | 'brands' | 'categories'): CouponField {
  const parse: CouponField['parse'] = (text) => ({ [column]: isNone(text) ? [] : parseSlugs(text) })
  return { columns: [column], takes: 'slugs with commas between them, or none', parse }
}

/** All conditions stand in one column: an import leaves all of them to whoever has set one. */
function conditionField<Name extends keyof Conditions>(
  name: Name,
  takes: string,
  read: (text: string, site: Parameters<CouponField['parse']>[1]['site']) => Conditions[Name] | undefined,
): CouponField {
  const parse: CouponField['parse'] = (text, { site, row }) => {
    const { [name]: _former, ...others } = row.conditions
    const value = isNone(text) ? undefined : read(text, site)
    return { conditions: value === undefined ? others : { ...others, [name]: value } }
  }
  return { columns: ['conditions'], takes, parse }
}

function parseCode(text: string): string {
  const code = text.trim()
  if (isNone(code)) return ''
  if (/^[\p{L}\p{N}$%&*+_.!#@-]{2,40}$/u.test(code)) return code
  throw new EditRefusal(
    `"${code.slice(0, 60)}" is no code: one has 2 to 40 letters, digits and signs, and no space. Write the code alone, or none for a deal.`,
  )
}

function parseKeyTerms(text: string): string[] {
  if (isNone(text)) return []
  const terms = text.split(';').map((term) => parseLine(term, LONGEST_KEY_TERM))
  if (terms.length <= MOST_KEY_TERMS) return terms
  throw new EditRefusal(
    `These are ${terms.length}, and at most ${MOST_KEY_TERMS} are read. Choose the ones that count.`,
  )
}
