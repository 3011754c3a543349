import { PageDataError } from './PageDataError.ts'
import { type Field, FieldFault } from './reading/index.ts'

/**
 * Reads a whole answer.
 * @param whole what the answer is called in an error about all of it
 * @throws {PageDataError} a field is missing or wrong: names its path and the reason
 */
export function parseField<Out>(field: Field<Out, never>, wire: unknown, whole: string): Out {
  try {
    return field(wire)
  } catch (fault) {
    throw fault instanceof FieldFault ? new PageDataError(fault.path || `(${whole})`, fault.message) : fault
  }
}
