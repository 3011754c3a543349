import { type Field, FieldError } from './reading/readers.ts'

/** The API sent something that is not page data. The page cannot be shown; the message says which field is wrong. */
export class PageDataError extends Error {
  override readonly name = 'PageDataError'
  readonly status = 502
  readonly path: string

  constructor(path: string, reason: string) {
    super(`Page data is not usable: ${path}: ${reason}. The page-data API must send it as its contract says.`)
    this.path = path
  }
}

/**
 * Reads a whole answer.
 * @param whole what the answer is called in an error about all of it
 * @throws {PageDataError} a field is missing or wrong: names its path and the reason
 */
export function parseField<Out>(field: Field<Out, never>, wire: unknown, whole: string): Out {
  try {
    return field(wire)
  } catch (error) {
    throw error instanceof FieldError ? new PageDataError(error.path || `(${whole})`, error.message) : error
  }
}
