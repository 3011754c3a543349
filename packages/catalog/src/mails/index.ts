export { type DueMails, queueMails, STORED_DAYS } from './queueMails.ts'
export { type MailReport, sendMails } from './sendMails.ts'
