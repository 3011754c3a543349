import type { Messages } from '../messages/Messages.ts'
import { allMessages } from './allMessages.ts'

/** The words of a site. @param language as the site's file has it */
export function messagesOf(language: string): Messages {
  const messages = new Map<string, Messages>(Object.entries(allMessages)).get(language)
  if (!messages) throw new Error(`There are no messages in ${language}: write them, and name them in allMessages.ts.`)
  return messages
}
