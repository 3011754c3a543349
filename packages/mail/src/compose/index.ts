export { composeMail, type MailContent, type MailOffer, type MailRequest, SUBSCRIPTION_PATH } from './composeMail.ts'
