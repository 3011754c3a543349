/** Longer is no sentence, and none that is checked passes. */
export const LONGEST_SENTENCE = 600

/** What comes in pieces, by sentences: `gap` is what stands before it, nothing, a space or an empty line. */
export async function* readSentences(pieces: AsyncIterable<string>): AsyncGenerator<{ gap: string; sentence: string }> {
  let rest = ''
  for await (const piece of pieces) {
    for (let start = 0; start < piece.length; start += LONGEST_SENTENCE) {
      rest += piece.slice(start, start + LONGEST_SENTENCE)
      for (let end = findEnd(rest); end > 0; end = findEnd(rest)) {
        yield split(rest.slice(0, end))
        rest = rest.slice(end)
      }
      if (rest.length <= LONGEST_SENTENCE) continue
      // As it is, spaces too: nobody takes it for a sentence.
      yield { gap: '', sentence: rest }
      return
    }
  }
  if (rest.trim() !== '') yield split(rest)
}

/**
 * Behind what ends a sentence and the marks of its facts, where the next one has begun. A point behind a figure or two letters may
 * belong to them: 30. November, 50 kr., ca. 20. One way to match spaces only, or many of them take seconds.
 */
const END =
  /(?:(?:(?<=[\p{L}\p{M}]{3}|[^\p{L}\p{M}\p{N}])\.|[!?؟…])["'”’»)]*(?:\s*\[\d{1,2}\])*(?=\s+[^\s[])|[。！？][」』）]*(?:\s*\[\d{1,2}\])*(?=\s*[^\s[」』）])|\S(?=[^\S\n]*\n\s*[^\s[]))/u

function findEnd(text: string): number {
  const found = END.exec(text)
  return found ? found.index + found[0].length : 0
}

function split(text: string): { gap: string; sentence: string } {
  const sentence = text.trim()
  const space = text.slice(0, text.indexOf(sentence))
  return { gap: space.includes('\n') ? '\n\n' : space && ' ', sentence }
}
