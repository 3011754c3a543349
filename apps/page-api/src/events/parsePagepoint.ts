import { PageError } from '@clipfront/routing/errors'
import * as v from 'valibot'
import { HIGHEST_ID } from '@clipfront/catalog/database'
import { cutText } from '@clipfront/feeds/text'
import { cleanText } from '../request/cleanText.ts'
import type { EventDetail, PagepointEvent } from '@clipfront/catalog/events'

const HIGHEST_POSITION = 10_000

const couponText = (longest: number) =>
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

const couponFlag = v.optional(
  v.pipe(
    v.union([v.boolean(), v.picklist([0, 1, '0', '1', 'true', 'false', ''])]),
    v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
  ),
  false,
)

/**
 * What is stored of `coupon_performance` (R3.4, R7.1). The rest of its fields, such as title and code, the catalog knows better: they
 * are not looked at, so that no event is lost for them.
 */
const performanceSchema = v.object({
  id: whole(1, HIGHEST_ID),
  is_verified: couponFlag,
  search_word: couponText(200),
  sign: couponText(200),
  position,
  old_position: position,
  has_detail: couponFlag,
})

const text = (longest: number) => v.pipe(v.string(), v.transform(cleanText), v.maxLength(longest))
const flag = v.optional(
  v.pipe(
    v.picklist(['0', '1']),
    v.transform((value) => value === '1'),
  ),
  '0',
)

const resSchema = v.pipe(
  v.unknown(),
  // A list would pass for an object that has none of the keys.
  v.check((value) => !Array.isArray(value), 'must be an object'),
  v.object({
    coupon_performance: v.optional(performanceSchema),
    merchant_id: v.optional(whole(1, HIGHEST_ID)),
    detail: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
)

export const pagepointFormSchema = v.object({
  type: v.pipe(text(64), v.minLength(1)),
  isMobile: flag,
  page: v.optional(text(64), ''),
  urlname: v.optional(text(2000), ''),
  has_affiliate: flag,
  res: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.trim() || '{}'),
      v.parseJson(),
      resSchema,
    ),
    '{}',
  ),
  eid: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))),
  // A clock that was put back is no reason to lose the event.
  delay: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => (/^\d{1,9}$/.test(value) ? Number(value) : 0)),
    ),
  ),
})

/**
 * An event out of its form (R7.1).
 * @param type of the address, `?type=`; the form's own must be the same
 * @throws {PageError} 400: a field is missing or wrong; the message names it
 */
export function parsePagepoint(form: FormData, type: string | null): PagepointEvent {
  const fields = new Map<string, string>()
  for (const [name, value] of form) {
    if (typeof value !== 'string') throw refuse(`the field ${quote(name)} is a file`)
    if (fields.has(name)) throw refuse(`the field ${quote(name)} is there twice`)
    fields.set(name, value)
  }
  // Not `Object.fromEntries` alone: a field may be called like anything, `__proto__` among it; the schema picks by name.
  const result = v.safeParse(pagepointFormSchema, Object.fromEntries(fields), {
    abortEarly: true,
    abortPipeEarly: true,
  })
  if (!result.success) {
    const [issue] = result.issues
    throw refuse(`${v.getDotPath(issue) ?? 'the form'}: ${issue.message}`)
  }
  const { output } = result
  if (type === null || cleanText(type) !== output.type)
    throw refuse('type: the address and the form must name the same')
  return {
    type: output.type,
    eid: output.eid ?? null,
    page: output.page,
    urlname: output.urlname,
    isMobile: output.isMobile,
    hasAffiliate: output.has_affiliate,
    coupon: output.res.coupon_performance ?? null,
    merchantId: output.res.merchant_id ?? null,
    detail: { ...pickDetail(output.res.detail), ...(output.delay !== undefined && { delay: output.delay }) },
  }
}

const LONGEST_VALUE = 200
/** Characters of all its names and values. */
const LONGEST_DETAIL = 1000

/** What a type alone has: short texts, numbers and flags. The rest is dropped, also what comes when it is full. */
function pickDetail(given: Record<string, unknown>): EventDetail {
  const detail: Record<string, string | number | boolean> = {}
  let length = 0
  for (const [name, value] of Object.entries(given)) {
    if (!/^[a-zA-Z]\w{0,39}$/.test(name)) continue
    const kept = typeof value === 'string' ? cutText(cleanText(value), LONGEST_VALUE) : value
    if (typeof kept !== 'string' && typeof kept !== 'boolean' && !(typeof kept === 'number' && Number.isFinite(kept)))
      continue
    length += name.length + String(kept).length
    if (length > LONGEST_DETAIL) break
    detail[name] = kept
  }
  return detail
}

function refuse(reason: string): PageError {
  return new PageError(
    400,
    'bad-event',
    `The event is refused: ${reason}. It was not stored; docs/contracts/pagepoint.md says what is expected.`,
  )
}

function quote(name: string): string {
  return JSON.stringify(cleanText(name).slice(0, 40))
}
