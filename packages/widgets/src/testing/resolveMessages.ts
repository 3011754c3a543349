import type { Messages } from '../messages/Messages.ts'
import { allMessages } from './allMessages.ts'

const primary = (language: string) => language.split('-', 1)[0]

/**
 * The words of a site; where its region has none of its own, those of its language.
 * @param language as the site's file has it
 */
export function resolveMessages(language: string): Messages {
  const known = Object.entries(allMessages)
  const [, messages] =
    known.find(([tag]) => tag === language) ?? known.find(([tag]) => primary(tag) === primary(language)) ?? []
  if (!messages) throw new Error(`There are no messages in ${language}: write them, and name them in allMessages.ts.`)
  return messages
}
