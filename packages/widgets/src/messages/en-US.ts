import { messagesOf } from './messagesOf.ts'

export const messages = messagesOf('en-US')
