import { cutText } from './cutText.ts'
import letters from './words/letters.json' with { type: 'json' }

/** Letters that no decomposition takes apart, as their languages write them without diacritics. */
const LETTERS: Readonly<Record<string, string>> = letters

const LONGEST_SLUG = 60

/**
 * A name as a path segment: lower case, diacritics folded, letters of other scripts kept, words joined by single hyphens,
 * at most 60 characters. Empty when the name has no letter and no digit.
 */
export function slugify(name: string): string {
  const words = foldWords(name)
  let slug = ''
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word
    if (longer.length > LONGEST_SLUG) break
    slug = longer
  }
  return slug || cutText(words[0] ?? '', LONGEST_SLUG)
}

/** The words of a text as slugs write them: lower case, diacritics folded. */
export function foldWords(text: string): string[] {
  const folded = text
    .toLowerCase()
    .replaceAll(/[æøåßłđðþœı&]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/['’ʼ]/g, '')
    .normalize('NFC')
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}
