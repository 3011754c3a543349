import words from '../text/words/regions.json' with { type: 'json' }

const EVERYWHERE = new RegExp(`^(?:${words.everywhere.join('|')})$`, 'i')

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const STANDARD = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap(
  (code): [string, string][] => {
    const name = NAMES.of(code)
    // Former codes have the names of those that took their place.
    const isCurrent = new Intl.Locale('und', { region: code }).region === code
    return name === undefined || !isCurrent ? [] : [[name.toLowerCase(), code]]
  },
)
/** The standard's names, and others that feeds write. */
const BY_NAME = new Map<string, string>([...STANDARD, ...Object.entries(words.names)])

/**
 * The countries that a feed names by code or by English name.
 * @returns ISO 3166 codes; empty for everywhere; what is no country stays as it is written, since an offer that is meant for it
 *   is not meant for everybody
 */
export function regionCodes(labels: readonly string[]): string[] {
  const trimmed = labels.map((label) => label.trim())
  if (trimmed.some((label) => EVERYWHERE.test(label))) return []
  return trimmed.map((label) => {
    const named = BY_NAME.get(label.toLowerCase())
    return named ?? (/^[a-z]{2}$/i.test(label) ? label.toUpperCase() : label)
  })
}
