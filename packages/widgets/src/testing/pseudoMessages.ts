import type { Messages } from '../messages/Messages.ts'

/** Languages that nobody speaks: they show what was never translated, what breaks when words are longer, and what does not turn round. */
export const PSEUDO_LOCALES = [
  { tag: 'en-XA', title: 'Accented, 40% longer', direction: 'ltr' },
  { tag: 'en-XB', title: 'Mirrored', direction: 'rtl' },
] as const
type PseudoLocale = (typeof PSEUDO_LOCALES)[number]

/** @param language a tag (BCP 47) · @returns undefined where somebody speaks it */
export function findPseudoLocale(language: string): PseudoLocale | undefined {
  return PSEUDO_LOCALES.find(({ tag }) => tag === language)
}

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = Array.from('åƀçđéƒĝĥîĵķłɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶŁṀÑÖÞǪŔŠŢÛṼŴẊÝŽ')
const FILLER = 'öñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ éîĝĥţ ñîñé ţéñ '
/** As much longer as German is than English, and a little more. */
const GROWTH = 0.4
/** Forces a direction upon what stands between them, letters and all. */
const [FORCE_RTL, END_FORCE] = ['\u202E', '\u202C']

/**
 * All words of a language, distorted; what they are called with, such as a merchant's name, stays as it is. Words that are still
 * plain on a page are therefore no messages.
 */
export function pseudoMessages(messages: Messages, { direction }: Pick<PseudoLocale, 'direction'>): Messages {
  return distort(messages, direction === 'rtl' ? mirror : lengthen, []) as Messages
}

function distort(value: unknown, change: (text: string) => string, given: readonly string[]): unknown {
  if (typeof value === 'string') return value && changeAround(value, change, given)
  if (typeof value === 'function') {
    return (...args: unknown[]) => distort((value as (...args: unknown[]) => unknown)(...args), change, listTexts(args))
  }
  if (Array.isArray(value)) return value.map((item) => distort(item, change, given))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, distort(part, change, given)]))
}

/** Changes a sentence, but for what it was called with. */
function changeAround(text: string, change: (text: string) => string, given: readonly string[]): string {
  const kept = given.toSorted((a, b) => b.length - a.length).find((word) => text.includes(word))
  if (kept === undefined) return text.replace(/\S(?:.*\S)?/su, change)
  return text
    .split(kept)
    .map((part) => (part.trim() ? changeAround(part, change, given) : part))
    .join(kept)
}

/** What was given and is shown: a text of one letter would be found in every word. */
function listTexts(given: readonly unknown[]): string[] {
  return given
    .flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : [one]))
    .filter((one): one is string => typeof one === 'string' && (one.length > 2 || /^[\d.,\u00A0]+$/.test(one)))
}

function lengthen(text: string): string {
  const accented = Array.from(text, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('')
  const room = Math.ceil(text.length * GROWTH)
  // Its letters are one unit each.
  const filler = FILLER.repeat(Math.ceil(room / FILLER.length)).slice(0, room)
  return `${accented} ${filler.trimEnd()}`
}

function mirror(text: string): string {
  return `${FORCE_RTL}${text}${END_FORCE}`
}
