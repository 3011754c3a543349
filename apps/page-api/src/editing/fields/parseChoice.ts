import { EditRefusal } from '../EditRefusal.ts'

/** One of the words given. @throws {EditRefusal} it is none of them */
export function parseChoice<Word extends string>(text: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === text.trim().toLowerCase())
  if (found !== undefined) return found
  throw new EditRefusal(`"${text.trim()}" is not to be chosen. Write one of ${words.join(', ')}.`)
}
