export { answerQuestion } from './answerQuestion.ts'
export type { CatalogAnswer, Facts, OfferFact } from './CatalogAnswer.ts'
