import { type Field, FieldError, choice, type OutOf, withForm, type WireOf } from './readers.ts'

type AnyField = Field<unknown, never>

/** A field that the wire does not have under its name in snake case. */
interface Renamed<Key extends string, F extends AnyField> {
  readonly key: Key
  readonly field: F
}

type Shape = Readonly<Record<string, AnyField | Renamed<string, AnyField>>>

type FieldAt<Entry> = Entry extends Renamed<string, infer F> ? F : Entry
type KeyAt<Entry, Name> = Entry extends Renamed<infer Key, AnyField> ? Key : SnakeCase<Name>
type SnakeCase<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name
type Optional<Entry> = undefined extends WireOf<FieldAt<Entry>> ? true : false
type Flat<Type> = { [Key in keyof Type]: Type[Key] }

type RecordOut<S> = { [Name in keyof S]: OutOf<FieldAt<S[Name]>> }
type RecordWire<S> = Flat<
  {
    [Name in keyof S as Optional<S[Name]> extends true ? never : KeyAt<S[Name], Name>]: WireOf<FieldAt<S[Name]>>
  } & {
    [Name in keyof S as Optional<S[Name]> extends true ? KeyAt<S[Name], Name> : never]?: WireOf<FieldAt<S[Name]>>
  }
>

/** Reads a field of a record from another key of the wire than its name in snake case. */
export function from<Key extends string, F extends AnyField>(key: Key, field: F): Renamed<Key, F> {
  return { key, field }
}

/**
 * A field that is an object. Each key of `shape` is read by its field, in that order, from the same key in snake case; all others of
 * the wire are left behind.
 * What a field accepts as undefined may be left out on the wire.
 */
export function record<S extends Shape>(shape: S): Field<RecordOut<S>, RecordWire<S>> {
  const entries = Object.entries(shape).map(([name, entry]) =>
    typeof entry === 'function'
      ? { name, key: name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), field: entry }
      : { name, key: entry.key, field: entry.field },
  )
  // Copies of one parsed object share its hidden class in V8; an object that gets 30 keys one by one becomes a hash table.
  const blank = JSON.parse(JSON.stringify(Object.fromEntries(entries.map(({ name }) => [name, null])))) as object
  const read = (value: unknown) => {
    if (!isObject(value)) throw new FieldError('an object', value)
    const out: Record<string, unknown> = { ...blank }
    let key = ''
    try {
      for (const entry of entries) {
        key = entry.key
        out[entry.name] = entry.field(value[key])
      }
    } catch (error) {
      throw error instanceof FieldError ? error.under(key) : error
    }
    return out as RecordOut<S>
  }
  return withForm(read, { is: 'record', entries })
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type VariantOut<Key extends string, Cases> = {
  [Kind in keyof Cases]: Flat<{ [K in Key]: Kind } & RecordOut<Cases[Kind]>>
}[keyof Cases]
type VariantWire<Key extends string, Cases> = {
  [Kind in keyof Cases]: Flat<{ [K in Key]: Kind } & RecordWire<Cases[Kind]>>
}[keyof Cases]

/** One of several objects, told apart by the value of one key, which comes first in each of them. */
export function variant<Key extends string, Cases extends Readonly<Record<string, Shape>>>(
  key: Key,
  cases: Cases,
): Field<VariantOut<Key, Cases>, VariantWire<Key, Cases>> {
  const kinds = record({ [key]: choice(Object.keys(cases)) })
  const records = new Map(
    Object.entries(cases).map(([kind, shape]) => [kind, record({ [key]: choice([kind]), ...shape })]),
  )
  const read = (value: unknown) => records.get(kinds(value)[key] ?? '')?.(value) as VariantOut<Key, Cases>
  return withForm(read, { is: 'variant', key, cases: records })
}
