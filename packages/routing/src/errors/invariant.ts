/**
 * Asserts what only a fault of our own could break.
 * @throws {Error} the condition does not hold
 */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`A fault of our own: ${message}`)
}
