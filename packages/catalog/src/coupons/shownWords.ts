import type { Block } from '@clipfront/page-data'
import type { Selectable } from 'kysely'
import type { CouponTable } from '../database/tables/coupons.ts'

/** What is read of a coupon before a click. */
export type Words = Pick<Selectable<CouponTable>, 'title' | 'detail' | 'key_terms' | 'terms'>

type Held = Words & Pick<Selectable<CouponTable>, 'edited'>

const WORDS = ['title', 'detail', 'key_terms', 'terms'] as const

/**
 * A coupon's words as they are shown before the click. Those of a feed are stored without its codes; what an editor has set
 * stays, and a code that an import brings later may stand in it: then it is hidden there.
 */
export function shownWords(coupon: Held & Pick<Selectable<CouponTable>, 'code'>): Words {
  const { title, detail, key_terms, terms, code } = coupon
  const words = { title, detail, key_terms, terms }
  if (coupon.edited.length === 0) return words
  const hidden = withoutCode(words, code)
  return Object.assign(words, Object.fromEntries(heldWords(coupon).map((field) => [field, hidden[field]])))
}

/** The title alone, as it is shown before the click. */
export function shownTitle({
  title,
  code,
  edited,
}: Pick<Selectable<CouponTable>, 'title' | 'code' | 'edited'>): string {
  return shownWords({ title, code, edited, detail: '', key_terms: [], terms: [] }).title
}

/** Which of the words that editors hold say a code; all of them where they hold the code. */
export function heldWordsThatSay(coupon: Held, code: string): (keyof Words)[] {
  const held = heldWords(coupon)
  return wordsThatSay(coupon, code).filter((field) => held.includes(field))
}

/** Which of the words say a code. */
export function wordsThatSay(words: Words, code: string): (keyof Words)[] {
  const hidden = withoutCode(words, code)
  return WORDS.filter((field) => JSON.stringify(hidden[field]) !== JSON.stringify(words[field]))
}

function heldWords({ edited }: Pick<Held, 'edited'>): (keyof Words)[] {
  return edited.includes('code') ? [...WORDS] : WORDS.filter((field) => edited.includes(field))
}

function withoutCode({ title, detail, key_terms, terms }: Words, code: string): Words {
  const hide = (text: string): string => hideCode(text, code)
  return { title: hide(title), detail: hide(detail), key_terms: key_terms.map(hide), terms: terms.map(hideIn) }

  function hideIn(block: Block): Block {
    if ('items' in block) return { ...block, items: block.items.map(hide) }
    return 'text' in block ? { ...block, text: hide(block.text) } : block
  }
}

/** A run of characters of which a code may consist. */
const RUN = /[\p{L}\p{N}$%&*+_.!#@-]+/gu
/** Of one with Latin letters, which may touch another script: コードSAVE20を入力. */
const LATIN_RUN = /[\p{Script=Latin}\p{N}$%&*+_.!#@-]+/gu
/** What is left of a run without the signs around it, which need not be a part of the code. */
const WORD = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u

/**
 * Words with an ellipsis in the place of each code that they say. It is said as a word of its own: "10" in "10% off" is no code.
 * With a figure in it it is one in any case; WELCOME may greet. An empty one is never said.
 */
export function hideCode(text: string, code: string): string {
  return hideCodes(text, foldCodes([code]))
}

/** Codes as `hideCodes` looks them up. */
export function foldCodes(codes: readonly string[]): ReadonlySet<string> {
  return new Set(codes.filter((code) => /\p{L}/u.test(code)).map(foldCode))
}

/** The same for any number of codes, in as much time as for one. */
export function hideCodes(text: string, folded: ReadonlySet<string>): string {
  const hide = (run: string): string => {
    const match = [run, WORD.exec(run)?.[0] ?? ''].find((word) => folded.has(foldCode(word)))
    return match === undefined ? run : run.replace(match, '…')
  }
  return text.replaceAll(RUN, hide).replaceAll(LATIN_RUN, hide)
}

/** Letters of full width are the same code. */
function foldCode(code: string): string {
  const plain = code.normalize('NFKC')
  return /\p{N}/u.test(plain) ? plain.toUpperCase() : plain
}

/** Whether words say a code that is to be seen only after a click. */
export function saysCode(text: string, code: string): boolean {
  return hideCode(text, code) !== text
}
