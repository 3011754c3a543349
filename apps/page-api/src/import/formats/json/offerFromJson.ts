import type { RawOffer } from '../../draft/Draft.ts'
import { inlineMarkdown } from '../markdown/inlineMarkdown.ts'
import { plainText } from '../../text/plainText.ts'
import { parseDay } from '../../text/parseDay.ts'
import { discountFromFeed } from './discountFromFeed.ts'
import type { OfferFields } from './JsonMap.ts'
import { textAt, valueAt } from './valueAt.ts'

/**
 * An offer as one JSON record says it.
 * @param standardSource the feed's name, for records that do not name theirs
 */
export function offerFromJson(record: unknown, fields: OfferFields, standardSource: string): RawOffer {
  const text = plainText(inlineMarkdown(textAt(record, fields.text)))
  const language = textAt(record, fields.language) || 'en'
  const day = (field: OfferFields['starts']) => parseDay(textAt(record, field)) ?? null
  return {
    name: textAt(record, fields.name),
    text,
    isDescription: false,
    terms: inlineMarkdown(textAt(record, fields.terms)),
    links: [textAt(record, fields.link)],
    codes: fields.codes === undefined ? null : codesOf(valueAt(record, fields.codes)),
    discount: discountFromFeed(valueAt(record, fields.discount), text, language),
    starts: day(fields.starts),
    ends: day(fields.ends),
    addedOn: day(fields.addedOn),
    year: null,
    category: textAt(record, fields.category),
    source: textAt(record, fields.source) || standardSource,
    language,
  }
}

const MOST_CODES = 20
const LONGEST_CODE = 100

function codesOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value.slice(0, MOST_CODES) : [value]
  return values.filter((code) => typeof code === 'string').map((code) => code.slice(0, LONGEST_CODE))
}
