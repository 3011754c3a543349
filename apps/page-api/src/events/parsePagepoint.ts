import { PageError } from '@clipfront/routing/errors'
import * as v from 'valibot'
import { cleanText } from '../request/cleanText.ts'
import type { PagepointEvent } from './PagepointEvent.ts'
import { performanceSchema } from './performanceSchema.ts'

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
  v.object({ coupon_performance: v.optional(performanceSchema) }),
)

const formSchema = v.object({
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
  const result = v.safeParse(formSchema, Object.fromEntries(fields), { abortEarly: true, abortPipeEarly: true })
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
  }
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
