import { address, envelopes, isRedirect, redirect } from '../parsePageData.ts'
import { type Field, FieldError } from '../reading/readers.ts'

type AnyField = Field<unknown, never>

/** A field that is not what the contract says. */
export interface ContractIssue {
  /** Dotted: `data.coupons.3.title`; empty for all of it. */
  path: string
  /** Goes on after the path: `must be one of code, deal, but is "coupon"`. */
  reason: string
}

/** Whose names a value has: those of the wire, or those that it has past the door, where nothing is left out. */
type Side = 'wire' | 'parsed'

/** All that is wrong with page data from the wire, where the parser stops at the first: for those who write it by hand. */
export function findPageIssues(wire: unknown): ContractIssue[] {
  if (isRedirect(wire)) return findIssues(redirect, wire)
  const unknownType = findIssues(address, wire)
  if (unknownType.length > 0) return unknownType
  return findIssues(envelopes[address(wire).attr.page], wire)
}

/** All that is wrong with a value, in the order of its fields. */
export function findIssues(field: AnyField, value: unknown, side: Side = 'wire'): ContractIssue[] {
  const parts = listParts(field, value, side)
  return parts
    ? parts.flatMap((part) =>
        findIssues(part.field, part.value, side).map(({ path, reason }) => ({
          path: path ? `${part.key}.${path}` : part.key,
          reason,
        })),
      )
    : readWhole(field, value)
}

interface Part {
  key: string
  field: AnyField
  value: unknown
}

/** What can be looked at part by part; null where the value must be read as a whole. */
function listParts(field: AnyField, value: unknown, side: Side): Part[] | null {
  const { form } = field
  if (form?.is === 'optional') {
    const isMissing = value === undefined || value === null || (side === 'parsed' && Object.is(value, form.fallback))
    return isMissing ? [] : (listParts(form.field, value, side) ?? asWhole(form.field, value))
  }
  if (form?.is === 'list') {
    return Array.isArray(value)
      ? value.map((item, index) => ({ key: `${index}`, field: form.item, value: item }))
      : null
  }
  if (!isRecord(value)) return null
  if (form?.is === 'record') {
    return form.entries.map(({ name, key, field: entry }) => {
      const own = side === 'wire' ? key : name
      return { key: own, field: entry, value: value[own] }
    })
  }
  const chosen = form?.is === 'variant' ? form.cases.get(String(value[form.key])) : undefined
  return chosen ? listParts(chosen, value, side) : null
}

/** A part that stands for all of it has no key; its issues have none either. */
function asWhole(field: AnyField, value: unknown): Part[] | null {
  return readWhole(field, value).length > 0 ? null : []
}

function readWhole(field: AnyField, value: unknown): ContractIssue[] {
  try {
    field(value)
    return []
  } catch (error) {
    if (error instanceof FieldError) return [{ path: error.path, reason: error.message }]
    throw error
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
