/** An editor asked for what cannot be. The message says what is wrong, why, and what to do instead; nothing was changed. */
export class EditRefusal extends Error {
  override readonly name = 'EditRefusal'
}
