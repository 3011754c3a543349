import { withoutMarks } from './marks.ts'

/** What must be known before the click, in the words of the card. At most three are shown. */
const TERMS: readonly (readonly [RegExp, string])[] = [
  [/\bfirst (?:order|purchase)\b/i, 'First order'],
  [/\b(?:annual|yearly|1-year|one-year)\b/i, 'Yearly plan'],
  [/\bmonthly\b/i, 'Monthly plan'],
  [/\blifetime\b/i, 'Lifetime plan'],
  [/\b(?:for (?:the )?|the )?(?:first|1st) year\b/i, 'First year'],
  [/\bfirst (?:\d+|two|three|six) months?\b|\bfirst month\b/i, 'First months'],
  [/\bupgrades?\b/i, 'Upgrades'],
  [/\b(?:mac )?app ?store\b/i, 'App Store'],
  [/\bmail[- ]in rebate\b|\bafter (?:rebate|\$[\d.]+ (?:MIR|rebate))/i, 'After mail-in rebate'],
]
const MOST_TERMS = 3

/** Terms that an offer's words name, but for those that `findConditions` knows in figures. */
export function findKeyTerms(text: string): string[] {
  const said = withoutMarks(text)
  const found = TERMS.filter(([pattern]) => pattern.test(said)).map(([, term]) => term)
  return found.slice(0, MOST_TERMS)
}
