/** An editor asked for what cannot be. The message says what is wrong, why, and what to do instead; nothing was changed. */
export class EditRefusal extends Error {
  override readonly name = 'EditRefusal'
}

/** What reads the text of a field or an option; what it refuses begins with the name of that. */
export function underName<Value>(name: string, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    if (error instanceof EditRefusal) throw new EditRefusal(`${name}: ${error.message}`, { cause: error })
    throw error
  }
}
