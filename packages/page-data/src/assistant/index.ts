export {
  type Answer,
  type AnsweredLink,
  type AnsweredOffer,
  type AnswerLine,
  appendLine,
  parseAnswerLine,
  type WireAnswer,
  type WireAnsweredLink,
  type WireAnsweredOffer,
  type WireAnswerLine,
} from './parseAnswer.ts'
export { type Assistant, parseAssistant, type WireAssistant } from './parseAssistant.ts'
export { fitEarlier, LONGEST_QUESTION, MOST_EARLIER, parseQuestion, type Question } from './parseQuestion.ts'
