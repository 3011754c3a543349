/** An edit is not possible. The message says what is wrong, why, and what to do instead; nothing was changed. */
export class EditError extends Error {
  override readonly name = 'EditError'
}

/** Reads the text of a field or an option; the message of an EditError begins with its name. */
export function withFieldName<Value>(name: string, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    if (error instanceof EditError) throw new EditError(`${name}: ${error.message}`, { cause: error })
    throw error
  }
}
