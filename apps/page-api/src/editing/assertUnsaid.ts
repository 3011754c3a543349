import type { Block } from '@clipfront/page-data'
import { assertWithoutCode } from './assertWithoutCode.ts'
import type { Coupon } from './Coupon.ts'

type Words = Pick<Coupon, 'title' | 'detail' | 'key_terms' | 'terms'>

/**
 * Nothing that is set anew and read before a click says the code; of a new code none of the words does.
 * @throws {EditRefusal} something does
 */
export function assertUnsaid(coupon: Words & { code: string }, set: Partial<Coupon>): void {
  const { code } = { ...coupon, ...set }
  for (const [field, text] of Object.entries(shownTexts({ ...coupon, ...set })))
    if (field in set || 'code' in set) assertWithoutCode(field, text, code)
}

function shownTexts({ title, detail, key_terms, terms }: Words): Record<string, string> {
  return { title, detail, key_terms: key_terms.join(' '), terms: terms.map(wordsOf).join(' ') }
}

function wordsOf(block: Block): string {
  return 'items' in block ? block.items.join(' ') : 'text' in block ? block.text : ''
}
