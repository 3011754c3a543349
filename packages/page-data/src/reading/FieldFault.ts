/** A value that is not what its field says. On its way out each record and list adds where it stands. */
export class FieldFault extends Error {
  override readonly name = 'FieldFault'
  /** Innermost first. */
  readonly #path: (string | number)[] = []

  constructor(expected: string, value: unknown) {
    super(value === undefined ? `is missing, must be ${expected}` : `must be ${expected}, but is ${describe(value)}`)
  }

  /** Adds the key or index under which the faulty value stands. */
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
