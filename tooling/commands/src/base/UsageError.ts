/** A command was not understood. The message is one line that says what to write instead; the exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
