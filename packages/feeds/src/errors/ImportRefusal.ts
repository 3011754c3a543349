/** Nothing was changed, and why. The message is one line for the person at the terminal: what happened and what to do. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal'
  readonly word: 'empty' | 'broken' | 'halved' | 'unknown-shape' | 'unreadable'

  constructor(word: ImportRefusal['word'], message: string) {
    super(message)
    this.word = word
  }
}
