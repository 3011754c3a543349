/** The command was not understood. The message is one line that says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
