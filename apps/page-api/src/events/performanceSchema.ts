import * as v from 'valibot'
import { HIGHEST_ID } from '../database/parseId.ts'
import { cleanText } from '../request/cleanText.ts'

const HIGHEST_POSITION = 10_000

const text = (longest: number) =>
  v.optional(
    v.pipe(
      v.union([v.string(), v.null()]),
      v.transform((value) => cleanText(value ?? '')),
      v.maxLength(longest),
    ),
    '',
  )

/** A number, or the same as text, as forms and older pages write it. */
const whole = (lowest: number, highest: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(lowest),
    v.maxValue(highest),
  )

const position = v.optional(v.nullable(whole(0, HIGHEST_POSITION)), null)

const flag = v.optional(
  v.pipe(
    v.union([v.boolean(), v.picklist([0, 1, '0', '1', 'true', 'false', ''])]),
    v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
  ),
  false,
)

/** `coupon_performance` (R3.4, R7.1): every tracking field; keys that are not among them are dropped. */
export const performanceSchema = v.object({
  id: whole(1, HIGHEST_ID),
  code: text(200),
  title: text(2000),
  source_list: text(2000),
  is_verified: flag,
  promotion_off: text(500),
  promotion_detail: text(20_000),
  tag: text(2000),
  upk: text(500),
  keywords: text(4000),
  search_word: text(200),
  domain: text(300),
  sign: text(200),
  source: text(200),
  source_add_time: text(100),
  position,
  old_position: position,
  has_detail: flag,
})
