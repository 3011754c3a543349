import type { Discount } from '../../discount/Discount.ts'
import { findDiscount } from '../../text/findDiscount.ts'

export interface SentencePart {
  code: string
  /** The sentence that names the code. */
  sentence: string
  /** What that sentence says is saved. */
  discount: Discount
  /** That sentence and those behind it, up to the next code; the first also with what stands before. */
  text: string
}

/** Behind it begins another sentence: not in "Dec. 5" or "£5.50". */
const SENTENCE_END = /(?<=[\p{L}\p{N})%!?\uE001"'][.!?]["')\uE001]?) (?=["'(\uE000]{0,2}\p{Lu})/u

/**
 * Of several sentences, each code with the one that names it, where that says by itself what is saved: "Use OAK15 for 15% off beans. Get a
 * mug with ELM20." Empty where codes and discounts stand otherwise.
 */
export function partsBySentence(text: string, codes: readonly string[]): SentencePart[] {
  const sentences = codes.length === 0 ? [] : text.split(SENTENCE_END)
  if (sentences.length < 2) return []
  const parts: SentencePart[] = []
  let before = ''
  for (const sentence of sentences) {
    const named = codes.filter((code) => sentence.includes(code))
    const last = parts.at(-1)
    if (named.length === 0) {
      if (last) last.text += ` ${sentence}`
      else before += `${sentence} `
      continue
    }
    const [code = '', ...others] = named
    const discount = findDiscount(sentence)
    const isRepeated = parts.some((part) => part.code === code)
    if (others.length > 0 || isRepeated || discount === null || discount.kind === 'price') return []
    parts.push({ code, sentence, discount, text: before + sentence })
    before = ''
  }
  return parts.length === codes.length ? parts : []
}
