/**
 * Reads one value off the wire: gives it as the rest of the product knows it, or throws a `FieldFault`.
 * `Wire` is what may stand there; it is for the types of those who write the wire, no value ever has it.
 */
export interface Field<Out, Wire = Out> {
  (value: unknown): Out
  readonly wire?: (wire: Wire) => void
}

/** What a field reads into. */
export type OutOf<F> = F extends Field<infer Out, never> ? Out : never
/** What a field accepts. */
export type WireOf<F> = F extends { readonly wire?: (wire: infer Wire) => void } ? Wire : never
