import { EditRefusal } from '../EditRefusal.ts'

const TAG = /<\/?[a-z!][^<>]*>|&(?:#x?[\da-f]{1,6}|[a-z]{2,8});/i
/** What nobody sees, or what turns a word around. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u00AD]/u

/**
 * One line of plain words.
 * @throws {EditRefusal} it is empty, too long, of several lines, or holds HTML
 */
export function parseLine(text: string, longest: number): string {
  const line = text.normalize('NFC').trim()
  if (line === '') throw new EditRefusal('It is empty, and nobody would know what is meant. Write what it shall say.')
  const { length } = Array.from(line)
  if (length > longest)
    throw new EditRefusal(`It has ${length} characters, and there is room for ${longest}. Say it in fewer words.`)
  const tag = TAG.exec(line)?.[0]
  if (tag !== undefined)
    throw new EditRefusal(`It holds HTML (${tag}), which is shown as it stands. Write plain words.`)
  if (/[\r\n]/.test(line)) throw new EditRefusal('It has a line break, and there is one line for it. Write it as one.')
  if (UNSEEN.test(line))
    throw new EditRefusal(
      'It holds a character that nobody sees, often from a copied page. Type it instead of pasting it.',
    )
  return line.replaceAll(/\s+/g, ' ')
}
