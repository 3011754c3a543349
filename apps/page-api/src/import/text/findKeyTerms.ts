import { withoutMarks } from './marks.ts'

/** What must be known before the click, in the words of the card. At most three are shown. */
const TERMS: readonly (readonly [RegExp, string])[] = [
  [/\bnew (?:customers?|users?|members?|subscribers?)\b|\bfirst[- ]time (?:customers?|users?)\b/i, 'New customers'],
  [/\bstudents?\b/i, 'Students'],
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
const MINIMUM = /\b(?:orders?|purchases?) (?:of|over|above) (?:at least )?([$£€]\d[\d,.]*\d|[$£€]\d)/i
const MOST_TERMS = 3

/** Terms that an offer's words name; a minimum order comes first. */
export function findKeyTerms(text: string): string[] {
  const said = withoutMarks(text)
  const minimum = MINIMUM.exec(said)?.[1]
  const found = TERMS.filter(([pattern]) => pattern.test(said)).map(([, term]) => term)
  return [...(minimum ? [`Over ${minimum}`] : []), ...found].slice(0, MOST_TERMS)
}
