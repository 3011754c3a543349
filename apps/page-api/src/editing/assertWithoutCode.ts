import { EditRefusal } from './EditRefusal.ts'

/**
 * Words that everybody reads do not say the code; an empty one is never said.
 * @throws {EditRefusal} they do
 */
export function assertWithoutCode(field: string, text: string, code: string): void {
  if (code !== '' && says(text, code))
    throw new EditRefusal(
      `${field}: It says the code ${code}, which shoppers see only after their click. Leave it out of the words.`,
    )
}

/** As a word of its own: "10" in "10% off" is no code said. With a figure in it it is one in any case; WELCOME may greet. */
function says(text: string, code: string): boolean {
  const isWord = /\p{L}/u.test(code)
  const cased = (word: string): string => (/\p{N}/u.test(code) ? word.toUpperCase() : word)
  const isCode = (word: string): boolean => cased(word.replace(/[.!]+$/, '')) === cased(code)
  return isWord && text.split(/[^\p{L}\p{N}$%&*+_.!#@-]+/u).some(isCode)
}
