export type { ArticleName, Messages } from './Messages.ts'
export { MESSAGES, resolveMessages } from './resolveMessages.ts'
