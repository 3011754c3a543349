import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCharacters } from './readCharacters.ts'

const folder = join(import.meta.dirname, 'fonts')

// libvips asks fontconfig, which reads this once: a picture looks the same on every machine, also on one without fonts. Texts
// in drawings that come to `/_ipx/` are written with the same.
process.env['FONTCONFIG_FILE'] = join(folder, 'fonts.conf')

const SANS = 'Hanken Grotesk'
const SERIF = 'Newsreader'
/** Whatever script a word is in: the first family that has it writes it. */
const OTHER_SCRIPTS = 'Noto Sans Arabic, BIZ UDPGothic'

/** Faces in the words of Pango, without a size. A guest's titles are set as newspapers set them. */
export const FACES = {
  text: `${SANS}, ${OTHER_SCRIPTS} Medium`,
  strong: `${SANS}, ${OTHER_SCRIPTS} Bold`,
  title: `${SERIF}, ${OTHER_SCRIPTS} Semi-Bold`,
} as const satisfies Record<string, string>
export type Face = keyof typeof FACES

/** The families differ in weight, not in characters: one file of each. */
const FILES = ['hanken-grotesk-700.ttf', 'newsreader-600.ttf', 'noto-sans-arabic-700.ttf', 'biz-udpgothic-700.ttf']
let characters: ReadonlySet<number> | undefined

/** Marks of direction and joiners are drawn by none, and obeyed by the shaper. */
const UNSEEN = /[\p{Cf}\p{Zs}\n]/u
const LETTER = /[\p{L}\p{N}]/u
/** In characters: more has no room in any picture, and each would be shaped. */
const LONGEST = 400

/**
 * A text as it can be written with our fonts. Signs that they lack, such as emoji, are left out, and so is what has no room.
 * @returns empty where there is nothing to see, or a letter or a digit is lacking: half a word would be another one
 */
export function keepWritable(text: string): string {
  characters ??= new Set(FILES.flatMap((file) => Array.from(readCharacters(readFileSync(join(folder, file))))))
  const known = characters
  const isWritable = (sign: string) => UNSEEN.test(sign) || known.has(sign.codePointAt(0) ?? 0)
  const signs = Array.from(text.slice(0, LONGEST).normalize('NFC'))
  if (signs.some((sign) => LETTER.test(sign) && !isWritable(sign))) return ''
  const written = signs.filter(isWritable)
  if (written.every((sign) => UNSEEN.test(sign))) return ''
  return written
    .join('')
    .replaceAll(/\s{2,}/g, ' ')
    .trim()
}
