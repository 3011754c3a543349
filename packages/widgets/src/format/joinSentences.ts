/** Scripts that put no space between words put none between sentences. */
const UNSPACED = /^(?:ja|zh|th)\b/

/** Sentences one after the other, as the language writes them. @param language BCP 47 */
export function joinSentences(language: string, ...sentences: readonly string[]): string {
  return sentences.join(UNSPACED.test(language) ? '' : ' ')
}
