import type { Field } from './Field.ts'
import { FieldFault } from './FieldFault.ts'

/** An object of the wire while it is read: each key is taken by the field that knows it, all others are left behind. */
export class WireRecord<Wire> {
  readonly #values: Readonly<Record<string, unknown>>

  constructor(value: unknown) {
    if (!isObject(value)) throw new FieldFault('an object', value)
    this.#values = value
  }

  read<Key extends keyof Wire & string, Out>(key: Key, field: Field<Out, Wire[Key]>): Out {
    try {
      return field(this.#values[key])
    } catch (fault) {
      throw fault instanceof FieldFault ? fault.under(key) : fault
    }
  }
}

/**
 * A field that is an object. `shape` reads its keys into an object literal, renaming as it goes: one object is made, of one
 * shape, which costs a third of collecting the checked keys first and renaming them after.
 */
export function record<Wire, Out>(shape: (wire: WireRecord<Wire>) => Out): Field<Out, Wire> {
  return (value) => shape(new WireRecord<Wire>(value))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
