export type { ArticleName } from './Wording.ts'
export { WORDINGS, wordingOf } from './wordingOf.ts'
