import { envelopes, type PageData } from '../parsePageData.ts'
import type { Field } from '../reading/readers.ts'

/** Page data as it would stand on the wire: the parser's way back, for samples that are shown to be edited. */
export function writePage({ page, language, domain, ...rest }: PageData): object {
  const { code, msg, ...envelope } = writeField(envelopes[page], rest) as Record<string, unknown>
  return { code, msg, attr: { page, language, domain }, ...envelope }
}

function writeField({ form }: Field<unknown, never>, value: unknown): unknown {
  if (form?.is === 'optional') return value === null ? null : writeField(form.field, value)
  if (form?.is === 'list' && Array.isArray(value)) return value.map((item) => writeField(form.item, item))
  if (typeof value !== 'object' || value === null) return value
  const fields = value as Readonly<Record<string, unknown>>
  if (form?.is === 'record') {
    return Object.fromEntries(form.entries.map(({ key, name, field }) => [key, writeField(field, fields[name])]))
  }
  const chosen = form?.is === 'variant' ? form.cases.get(String(fields[form.key])) : undefined
  return chosen ? writeField(chosen, value) : value
}
