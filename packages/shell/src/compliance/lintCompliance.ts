import { expiredWord, keyTerms, kindsApart } from './cardRules.ts'
import { countedUses, realEnds } from './claimRules.ts'
import type { Breach, ComplianceRule } from './ComplianceRule.ts'
import { codeWords, namesWhatOpens } from './labelRules.ts'
import { findLanguageWords } from './languageWords.ts'
import { disclosureAbove, sponsoredLinks } from './pageRules.ts'
import { type Offer, readState } from './readOffers.ts'
import { structuredAsSeen } from './structuredRule.ts'

/** The rules by their names, which docs/spec/behaviour/compliance.md explains. */
export const COMPLIANCE_RULES = {
  'code-words': codeWords,
  'key-terms': keyTerms,
  'expired-word': expiredWord,
  'kinds-apart': kindsApart,
  'names-what-opens': namesWhatOpens,
  'real-ends': realEnds,
  'counted-uses': countedUses,
  'sponsored-links': sponsoredLinks,
  'disclosure-above': disclosureAbove,
  'structured-as-seen': structuredAsSeen,
} as const satisfies Record<string, ComplianceRule>

export type ComplianceRuleName = keyof typeof COMPLIANCE_RULES

/** What a rule has found: where, what is wrong, why it matters, and what to do. */
export interface ComplianceFinding extends Breach {
  rule: ComplianceRuleName
  why: string
  fix: string
}

interface LintOptions {
  /** BCP 47. @default the root's own `lang` */
  language?: string
  /** Offers by id; of a served document they come out of its state. */
  offers?: ReadonlyMap<string, Offer>
  /** @default when the document was rendered, else now */
  now?: number
}

/**
 * Looks whether rendered HTML holds what networks, the IAB and consumer law demand of a coupon site.
 * @param root the root element of a document, or the element of a story
 * @throws {Error} nobody has written the words of its language
 */
export function lintCompliance(root: Element, options: LintOptions = {}): ComplianceFinding[] {
  const language = options.language ?? root.getAttribute('lang') ?? ''
  const words = findLanguageWords(language)
  if (!words) {
    const fix = 'Write them in packages/shell/src/compliance/languageWords.ts.'
    throw new Error(`The compliance rules have no words of the language “${language}”. ${fix}`)
  }
  const state = readState(root)
  const page = {
    root,
    words,
    offers: options.offers ?? state.offers,
    now: options.now ?? state.renderedAt ?? Date.now(),
  }
  return (Object.keys(COMPLIANCE_RULES) as ComplianceRuleName[]).flatMap((rule) => {
    const { why, fix, find } = COMPLIANCE_RULES[rule]
    return find(page).map(({ where, problem }) => ({ rule, where, problem, why, fix }))
  })
}

/** A line for people. */
export function describeFinding({ rule, where, problem, why, fix }: ComplianceFinding): string {
  return `${rule}: ${where}\n  ${problem}\n  ${why}\n  ${fix}`
}
