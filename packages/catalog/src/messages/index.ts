export type { ArticleName } from './Messages.ts'
export { MESSAGES, resolveMessages } from './resolveMessages.ts'
