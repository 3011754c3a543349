/** Longer is no sentence, and none that is checked passes. */
const MOST_READ = 1000

/** What comes in pieces, by sentences: `gap` is what stands before it, nothing, a space or an empty line. */
export async function* readSentences(pieces: AsyncIterable<string>): AsyncGenerator<{ gap: string; sentence: string }> {
  let rest = ''
  for await (const piece of pieces) {
    rest += piece
    for (let end = findEnd(rest); end > 0; end = findEnd(rest)) {
      yield split(rest.slice(0, end))
      rest = rest.slice(end)
    }
    if (rest.length > MOST_READ) break
  }
  if (rest.trim() !== '') yield split(rest)
}

/**
 * Behind what ends a sentence and the marks of its facts, where the next one has begun. A point behind a figure or two letters may
 * belong to them: 30. November, 50 kr., ca. 20.
 */
const END =
  /(?:(?:(?<=[\p{L}\p{M}]{3}|[^\p{L}\p{M}\p{N}])\.|[!?؟…])["'”’»)]*(?:\s*\[\d{1,2}\])*(?=\s+[^\s[])|[。！？][」』）]*(?:\s*\[\d{1,2}\])*(?=\s*[^\s[」』）])|\S(?=\s*\n\s*[^\s[]))/u

function findEnd(text: string): number {
  const found = END.exec(text)
  return found ? found.index + found[0].length : 0
}

function split(text: string): { gap: string; sentence: string } {
  const sentence = text.trim()
  const space = text.slice(0, text.indexOf(sentence))
  return { gap: space.includes('\n') ? '\n\n' : space && ' ', sentence }
}
