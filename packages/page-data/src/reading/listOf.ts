import type { Field } from './Field.ts'
import { FieldFault } from './FieldFault.ts'

/** A list in which every item is such a field. */
export function listOf<Out, Wire>(item: Field<Out, Wire>): Field<Out[], Wire[]> {
  return (value) => {
    if (!Array.isArray(value)) throw new FieldFault('a list', value)
    let index = 0
    const items: Out[] = []
    try {
      for (; index < value.length; index += 1) items.push(item(value[index]))
    } catch (fault) {
      throw fault instanceof FieldFault ? fault.under(index) : fault
    }
    return items
  }
}
