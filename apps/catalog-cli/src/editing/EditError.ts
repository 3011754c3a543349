/** An editor asked for what cannot be. The message says what is wrong, why, and what to do instead; nothing was changed. */
export class EditError extends Error {
  override readonly name = 'EditError'
}

/** What reads the text of a field or an option; what it refuses begins with the name of that. */
export function withFieldName<Value>(name: string, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    if (error instanceof EditError) throw new EditError(`${name}: ${error.message}`, { cause: error })
    throw error
  }
}
