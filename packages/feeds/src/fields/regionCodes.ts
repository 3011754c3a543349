const EVERYWHERE =
  /^(?:|00|\*|ww|all(?: (?:countries|regions))?|any|global(?:ly)?|international|world ?-?wide|every ?where)$/i

/** Names that are not the standard's own. */
const OTHERWISE = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  gbr: 'GB',
  usa: 'US',
  'united states of america': 'US',
  america: 'US',
  uae: 'AE',
  turkey: 'TR',
  'czech republic': 'CZ',
  'the netherlands': 'NL',
  holland: 'NL',
  russia: 'RU',
} as const

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
const BY_NAME = new Map<string, string>([...STANDARD, ...Object.entries(OTHERWISE)])

/**
 * The countries that a feed names by code or by English name.
 * @returns ISO 3166 codes; empty for everywhere; what is no country stays as it is written, since an offer that is meant for it
 *   is not meant for everybody
 */
export function regionCodes(labels: readonly string[]): string[] {
  const said = labels.map((label) => label.trim())
  if (said.some((label) => EVERYWHERE.test(label))) return []
  return said.map((label) => {
    const named = BY_NAME.get(label.toLowerCase())
    return named ?? (/^[a-z]{2}$/i.test(label) ? label.toUpperCase() : label)
  })
}
