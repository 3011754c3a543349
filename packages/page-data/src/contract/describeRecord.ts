import type { Field, FieldForm } from '../reading/readers.ts'
import { block, pageLink, question } from '../schemas/blocks.ts'
import { conditions } from '../schemas/conditions.ts'
import { coupon, lane, offerCounts } from '../schemas/coupon.ts'
import { directory } from '../schemas/directory.ts'
import { discount } from '../schemas/discount.ts'
import { merchant } from '../schemas/merchant.ts'
import { merchantReference, merchantSummary } from '../schemas/merchantReference.ts'
import { money } from '../schemas/money.ts'
import { pageSchemas } from '../schemas/pages.ts'
import { couponHealth } from '../schemas/trial.ts'

type AnyField = Field<unknown, never>

/** The parts of page data that several page types share, by the names under which tables speak of them. */
export const CONTRACT_PARTS = {
  coupon,
  discount,
  conditions,
  couponHealth,
  offerCounts,
  lane,
  merchant,
  merchantSummary,
  merchantReference,
  money,
  block,
  pageLink,
  question,
  directory,
} as const satisfies Record<string, AnyField>

/** A row of a table of the contract. */
export interface ContractField {
  /** On the wire. */
  key: string
  /** Past the door. */
  name: string
  isRequired: boolean
  /** What may stand there, in words. */
  expected: string
  /** Of a closed set: what it may be. */
  choices: readonly (string | number)[]
  /** What it is where it is left out, as JSON. */
  fallback: string
}

/** The fields of a page type's `data`, or of a part that several share. */
export function describePart(name: string): ContractField[] {
  const field = Object.entries({ ...pageSchemas, ...CONTRACT_PARTS }).find(([known]) => known === name)?.[1]
  return field ? describeRecord(field) : []
}

/** The fields of a record, or of each of several: those of a variant are told apart by its key. */
export function describeRecord(field: AnyField): ContractField[] {
  const { form } = field
  if (form?.is === 'variant') {
    return [...form.cases.values()].flatMap(describeRecord)
  }
  if (form?.is !== 'record') return []
  return form.entries.map(({ name, key, field: entry }) => {
    const optional = entry.form?.is === 'optional' ? entry.form : undefined
    const inner = optional?.field ?? entry
    return {
      key,
      name,
      isRequired: !optional,
      expected: describeField(inner),
      choices: inner.form?.is === 'leaf' ? (inner.form.choices ?? []) : [],
      fallback: optional ? JSON.stringify(optional.fallback) : '',
    }
  })
}

function describeField(field: AnyField): string {
  const part = Object.entries(CONTRACT_PARTS).find(([, known]) => known === field)?.[0]
  return part ?? (field.form ? describeForm(field.form) : 'its own form')
}

function describeForm(form: FieldForm): string {
  if (form.is === 'leaf') return form.expected
  if (form.is === 'list') return `a list of ${describeField(form.item)}`
  if (form.is === 'optional') return describeField(form.field)
  const entries = form.is === 'variant' ? [...form.cases.keys()] : form.entries.map(({ key }) => key)
  return form.is === 'variant' ? `one of ${entries.join(', ')}` : `{ ${entries.join(', ')} }`
}
