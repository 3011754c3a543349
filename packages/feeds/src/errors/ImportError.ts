import { oneLine } from '../text/oneLine.ts'

/** Nothing was changed, and why. The message is one line for the person at the terminal: what happened and what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
  /** What a feed, its name or a parser says in it may hold line breaks, and signs that steer a terminal: `reword` cleans it again. */
  declare readonly message: string
  readonly word: 'empty' | 'broken' | 'halved' | 'unknown-shape' | 'unreadable'

  constructor(word: ImportError['word'], message: string) {
    super(oneLine(message))
    this.word = word
  }

  /** @returns itself, with another message */
  reword(change: (message: string) => string): this {
    return Object.assign(this, { message: oneLine(change(this.message)) })
  }
}

/** Whether nobody has described what the file holds: its format may be read all the same. */
export function isUnknownShape(error: unknown): error is ImportError {
  return error instanceof ImportError && error.word === 'unknown-shape'
}

/** The end of a document is missing; what came before it was read. */
export class TruncatedFileError extends ImportError {
  /** @param where what of it has no end; empty where nobody can tell */
  constructor(file: string, where = '') {
    super(
      'broken',
      `${file} was cut off on its way${where && `: ${where} has no end`}. Nothing was changed; ask its sender for a whole one, or take what came of it with --force.`,
    )
  }
}

export function emptyFileError(file: string): ImportError {
  return new ImportError('empty', `${file} is empty. Nothing was changed; ask its sender for a whole one.`)
}

export function emptyListError(file: string): ImportError {
  return new ImportError(
    'empty',
    `${file} is an empty list. Nothing was changed; ask its sender whether the feed has ended.`,
  )
}

/** The same items, up to where the file was cut off; what the end would have said is lost. */
export async function* untilTruncated<Item>(
  items: AsyncIterable<Item>,
  onTruncated: (error: TruncatedFileError) => void,
): AsyncIterable<Item> {
  try {
    yield* items
  } catch (error) {
    if (!(error instanceof TruncatedFileError)) throw error
    onTruncated(error)
  }
}

/** The same items; an error calls the file by another name than that under which it was read. */
export async function* nameInErrors<Item>(
  items: AsyncIterable<Item>,
  { read, named }: { read: string; named: string },
): AsyncIterable<Item> {
  try {
    yield* items
  } catch (error) {
    if (error instanceof ImportError) error.reword((message) => message.replaceAll(oneLine(read), named))
    throw error
  }
}

/** The same items; an error says this too. */
export async function* addToErrors<Item>(items: AsyncIterable<Item>, text: string): AsyncIterable<Item> {
  try {
    yield* items
  } catch (error) {
    if (error instanceof ImportError) error.reword((message) => message + text)
    throw error
  }
}
