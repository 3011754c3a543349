import { capText } from '../../text/capText.ts'
import type { JsonField } from './JsonMap.ts'

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value at a dotted path; of several paths the first that is filled. Own fields only: `__proto__` leads nowhere. */
export function valueAt(record: unknown, field: JsonField | undefined): unknown {
  if (field === undefined) return undefined
  if (Array.isArray(field)) return field.map((path) => valueAt(record, path)).find(isFilled)
  let value = record
  for (const key of field.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}

/** The same as text, capped; numbers are written, everything else that is not text is empty. */
export function textAt(record: unknown, field: JsonField | undefined): string {
  const value = valueAt(record, field)
  if (typeof value === 'string') return capText(value)
  return typeof value === 'number' ? String(value) : ''
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}
