export { type DueMails, queueMails } from './queueMails.ts'
export { type MailReport, sendMails } from './sendMails.ts'
