import { inAnyLanguage, re } from './re.ts'
import words from './words/ended.json' with { type: 'json' }

const ENDED = inAnyLanguage(words.ended)
/** "ended: Oak -15%", "[EXPIRED] Oak", and in brackets behind it: "(terminé le 15/11)". What has a bracket to open it needs none to close. */
const OVER = re.iu`^[^\p{L}\p{N}]{0,8}(?:${ENDED})(?!\p{L})\s?(?:[:：!–—\])❌-]|$)|[(\[](?:offer |deal |code )?(?:${ENDED})(?!\p{L})|[–—-]\s(?:${ENDED})[\s.!❌]{0,4}$`
/** All of it is struck out, or all that says whose it is. */
const STRUCK = /^[^\p{L}\p{N}~]{0,8}~~[^~]{2,300}~~/u
/** Only what a price was. */
const STRUCK_SUM = /^[^\p{L}\p{N}~]{0,8}~~\s?(?:\p{Sc}|\p{Lu}{2,3})?\s?\d[^~]{0,12}~~/u

/** True where a text says of the offer in it that it is over, or strikes it out. */
export function isEnded(text: string): boolean {
  return OVER.test(text) || (STRUCK.test(text) && !STRUCK_SUM.test(text))
}

const HEADING = re.iu`^[^\p{L}\p{N}]{0,8}(?:${ENDED})(?!\p{L})(?:\s(?:offers?|deals?|codes?|angebote|aktionen|offres|ofertas|offerte|tilbud|oferty))?[^\p{L}\p{N}]{0,8}$`

/** True for the heading of a section of such offers. */
export function isHeadingOfEnded(text: string): boolean {
  return HEADING.test(text)
}

const CLOSING = re.iu`^[\s*_-]{0,4}(?:${inAnyLanguage(words.closing)})[\s.,!:)🙂😊👋*_-]{0,8}$`

/** True for a line that closes a letter: what stands below is who wrote it. */
export function isClosing(line: string): boolean {
  return CLOSING.test(line)
}

const OURS = re.iu`(?<!\p{L})(?:${inAnyLanguage(words.ours)})(?!\p{L})`

/** True for a text about what its writer earns, sends or sells himself. */
export function isAboutWriter(text: string): boolean {
  return OURS.test(text)
}
