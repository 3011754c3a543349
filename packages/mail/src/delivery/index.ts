export { clearOldMails, clearOutbox } from './clearOutbox.ts'
export { createDelivery, type Delivery } from './createDelivery.ts'
export { DeliveryError, type Mail } from './Mail.ts'
export { type MailSettings, readMailSettings } from './readMailSettings.ts'
