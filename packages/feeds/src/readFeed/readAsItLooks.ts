import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ImportError, TruncatedFileError } from '../errors/ImportError.ts'
import { type Content, mayBe, recogniseContent } from '../formats/recogniseContent.ts'
import { readBeginning } from '../formats/readTextLines.ts'
import { openTemporaryFolder } from '../temporary/openTemporaryFolder.ts'
import { type NetworkFormat, recogniseNetworks } from '../networks/recogniseNetworks.ts'

type Format = NetworkFormat | Content

/** What a file looks like, and the format that reads it. */
interface Likeness {
  format: Format
  what: string
}

const AS = {
  csv: 'a table',
  json: 'JSON',
  xml: 'XML',
  yaml: 'YAML',
  markdown: 'a list in Markdown',
} as const satisfies Record<Content, string>
const SAMPLE_BYTES = 100_000
/** A file that was read to its end and found wanting is no other file for that. */
const OTHER: ReadonlySet<ImportError['word']> = new Set(['unknown-shape', 'unreadable', 'broken', 'empty'])

/**
 * The items of a file that is of its format, as far as its beginning tells: a file of another format would be half read, into
 * offers that nobody has made.
 * @param format the one that was given
 * @param isMapped a map was given that says what its fields are, whoever wrote it
 * @throws {ImportError} it looks like another format, which the message names, or it cannot be read
 */
export async function* readAsItLooks<Item>(
  file: string,
  { format, isMapped }: { format: Format; isMapped: boolean },
  read: () => AsyncIterable<Item>,
): AsyncIterable<Item> {
  const sample = await readBeginning(file, SAMPLE_BYTES)
  // The last line may be cut.
  const text =
    sample.length < SAMPLE_BYTES ? sample.toString() : sample.toString('utf8', 0, sample.lastIndexOf('\n') + 1)
  const networks = isMapped ? [] : await withSample(file, sample, recogniseNetworks)
  const content = recogniseContent(text)
  const asContent = content && { format: content, what: AS[content] }
  const isOwn = networks.some((network) => network.format === format)
  if (!isOwn && networks[0]) throw otherFormat(file, networks[0])
  if (asContent && isContent(format) && !mayBe(format, text)) throw otherFormat(file, asContent)
  try {
    yield* read()
  } catch (error) {
    const isOther = error instanceof ImportError && !(error instanceof TruncatedFileError) && OTHER.has(error.word)
    // What a table or a list may hold in its cells says nothing of the whole; JSON begins as nothing else does.
    const isSure = content === 'json' || !isContent(format)
    if (isOther && !isOwn && asContent && isSure && content !== format)
      error.reword((message) => `${message} But ${describe(asContent)}.`)
    throw error
  }
}

function isContent(format: Format): format is Content {
  return Object.hasOwn(AS, format)
}

/** The beginning as a file of the same name, which readers of files can read. */
async function withSample<Found>(file: string, sample: Buffer, find: (file: string) => Promise<Found>): Promise<Found> {
  if (sample.length === (await stat(file)).size) return find(file)
  await using folder = await openTemporaryFolder('feed-sample')
  const copy = path.join(folder.path, path.basename(file))
  await writeFile(copy, sample)
  return await find(copy)
}

function otherFormat(file: string, likeness: Likeness): ImportError {
  return new ImportError(
    'unknown-shape',
    `${file}: ${describe(likeness)}. Nothing was changed; give that format, if it is so.`,
  )
}

function describe({ format, what }: Likeness): string {
  return `this looks like ${what}: --format ${format}`
}
