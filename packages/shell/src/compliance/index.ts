export { findLanguageWords } from './languageWords.ts'
export { COMPLIANCE_RULES, type ComplianceFinding, describeFinding, lintCompliance } from './lintCompliance.ts'
export { measureKeyTerms } from './measureKeyTerms.ts'
export { type Offer, readOffers } from './readOffers.ts'
