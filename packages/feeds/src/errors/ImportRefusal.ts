/** Nothing was changed, and why. The message is one line for the person at the terminal: what happened and what to do. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal'
  readonly word: 'empty' | 'broken' | 'halved' | 'unknown-shape' | 'unreadable'

  constructor(word: ImportRefusal['word'], message: string) {
    // What a feed or a parser said may hold line breaks, and signs that steer a terminal.
    super(message.replaceAll(/\p{Cc}+/gu, ' '))
    this.word = word
  }
}
