import type { Block } from '@clipfront/page-data'
import type { Coupon } from './Coupon.ts'
import { EditRefusal } from './EditRefusal.ts'

type Words = Pick<Coupon, 'title' | 'detail' | 'key_terms' | 'terms'>

/**
 * Nothing that is set anew and read before a click says the code; of a new code none of the words does.
 * @throws {EditRefusal} something does
 */
export function assertUnsaid(coupon: Words & { code: string }, set: Partial<Coupon>): void {
  const { code } = { ...coupon, ...set }
  if (code === '') return
  for (const [field, text] of Object.entries(shownTexts({ ...coupon, ...set })))
    if ((field in set || 'code' in set) && says(text, code))
      throw new EditRefusal(
        `${field}: It says the code ${code}, which shoppers see only after their click. Leave it out of the words.`,
      )
}

function shownTexts({ title, detail, key_terms, terms }: Words): Record<string, string> {
  return { title, detail, key_terms: key_terms.join(' '), terms: terms.map(wordsOf).join(' ') }
}

function wordsOf(block: Block): string {
  return 'items' in block ? block.items.join(' ') : 'text' in block ? block.text : ''
}

/** As a word of its own: "10" in "10% off" is no code said. */
function says(text: string, code: string): boolean {
  const isWord = /\p{L}/u.test(code)
  return isWord && text.split(/[^\p{L}\p{N}$%&*+_.!#@-]+/u).some((word) => word.replace(/[.!]+$/, '') === code)
}
