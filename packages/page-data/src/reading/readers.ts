/**
 * Reads one value off the wire: gives it as the rest of the product knows it, or throws a `FieldError`.
 * `Wire` is what may stand there; it is for the types of those who write the wire, no value ever has it.
 */
export interface Field<Out, Wire = Out> {
  (value: unknown): Out
  readonly wire?: (wire: Wire) => void
  /** What it is made of, for those who describe the contract; a field written by hand says nothing. */
  readonly form?: FieldForm
}

type AnyField = Field<unknown, never>

/** How a field is built. */
export type FieldForm =
  | { is: 'leaf'; expected: string; choices?: readonly (string | number)[] }
  | { is: 'list'; item: AnyField }
  | { is: 'optional'; field: AnyField; fallback: unknown }
  | { is: 'record'; entries: readonly { name: string; key: string; field: AnyField }[] }
  | { is: 'variant'; key: string; cases: ReadonlyMap<string, AnyField> }

/** A field with what it is made of. */
export function withForm<F extends (value: unknown) => unknown>(field: F, form: FieldForm): F & { form: FieldForm } {
  return Object.assign(field, { form })
}

/** What a field reads into. */
export type OutOf<F> = F extends Field<infer Out, never> ? Out : never
/** What a field accepts. */
export type WireOf<F> = F extends { readonly wire?: (wire: infer Wire) => void } ? Wire : never

/** A value that is not what its field says. On its way out each record and list adds where it stands. */
export class FieldError extends Error {
  override readonly name = 'FieldError'
  /** Innermost first. */
  readonly #path: (string | number)[] = []

  constructor(expected: string, value: unknown) {
    super(value === undefined ? `is missing, must be ${expected}` : `must be ${expected}, but is ${describe(value)}`)
  }

  /** Adds the key or index under which the wrong value stands. */
  under(key: string | number): this {
    this.#path.push(key)
    return this
  }

  /** Dotted, outermost first: `data.coupons.3.title`. */
  get path(): string {
    return this.#path.toReversed().join('.')
  }
}

const SHOWN_LENGTH = 40

function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, SHOWN_LENGTH))
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}

/**
 * A field that is checked and kept as it is.
 * @param expected completes "must be …"
 */
export function leaf<Out>(
  expected: string,
  is: (value: unknown) => value is Out,
  choices?: readonly (string | number)[],
): Field<Out> {
  const read = (value: unknown) => {
    if (is(value)) return value
    throw new FieldError(expected, value)
  }
  return withForm(read, { is: 'leaf', expected, ...(choices && { choices }) })
}

/** A field of a closed set. */
export function choice<const Choice extends string | number>(choices: readonly Choice[]): Field<Choice> {
  const known = new Set<unknown>(choices)
  return leaf(`one of ${choices.join(', ')}`, (value): value is Choice => known.has(value), choices)
}

/** A field that may be left out or `null`; past the door there is always a value. */
export function optional<Out, Wire, const Fallback>(
  field: Field<Out, Wire>,
  fallback: Fallback,
): Field<Out | Fallback, Wire | null | undefined> {
  const read = (value: unknown) => (value === undefined || value === null ? fallback : field(value))
  return withForm(read, { is: 'optional', field, fallback })
}

/** A list in which every item is such a field. */
export function list<Out, Wire>(item: Field<Out, Wire>): Field<Out[], Wire[]> {
  const read = (value: unknown) => {
    if (!Array.isArray(value)) throw new FieldError('a list', value)
    let index = 0
    const items: Out[] = []
    try {
      for (; index < value.length; index += 1) items.push(item(value[index]))
    } catch (error) {
      throw error instanceof FieldError ? error.under(index) : error
    }
    return items
  }
  return withForm(read, { is: 'list', item })
}

/** A list that may be left out; it is then empty, and nobody else's. */
export function optionalList<Out, Wire>(item: Field<Out, Wire>): Field<Out[], Wire[] | null | undefined> {
  const items = list(item)
  const read = (value: unknown) => (value === undefined || value === null ? [] : items(value))
  return withForm(read, { is: 'optional', field: items, fallback: [] })
}
