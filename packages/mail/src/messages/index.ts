export type { MailMessages } from './MailMessages.ts'
export { MAIL_MESSAGES, resolveMailMessages } from './resolveMailMessages.ts'
