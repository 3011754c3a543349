/** A feed asks for a million texts, most of which it has asked for before. */
const MOST_KEPT = 5000
const LONGEST_KEPT = 2000

/**
 * A pure function of a text that keeps its answers: feeds name the same few dates, shops and categories again and again, and
 * pages the same few languages. All are forgotten when there are too many, and long ones are not kept, so that a feed that makes
 * up new ones does not fill the memory.
 */
export function memoByText<Answer>(answer: (text: string) => Answer, mostKept = MOST_KEPT): (text: string) => Answer {
  const kept = new Map<string, { answer: Answer }>()
  return (text) => {
    if (text.length > LONGEST_KEPT) return answer(text)
    const known = kept.get(text)
    if (known) return known.answer
    const found = { answer: answer(text) }
    if (kept.size >= mostKept) kept.clear()
    kept.set(text, found)
    return found.answer
  }
}
