import { createLetterOf } from './createLetterOf.ts'
import type { Directory, Letter } from './Directory.ts'

/** A letter, a digit, or the sign that stands for these in many lists. */
const ONE_SIGN = /^[\p{L}\p{N}#]$/u

/**
 * The letter that is asked for, however it is written: `A`, `a` and `á` are one, and `7` stands under `0-9`.
 * @param asked from the address
 * @returns undefined where it is none, or no merchant begins with it
 */
export function findLetter({ letters }: Directory, asked: string, language: string): Letter | undefined {
  const find = (wanted: string): Letter | undefined => letters.find(({ slug }) => slug === wanted.toLowerCase())
  const sign = asked.normalize('NFKC')
  return find(asked) ?? (ONE_SIGN.test(sign) ? find(createLetterOf(language)(sign)) : undefined)
}
