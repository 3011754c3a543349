import type { Format } from '../../format/createFormat.ts'
import { allMessages, type Language } from '../../testing/allMessages.ts'
import { resolveSuggestionMessages } from './resolveSuggestionMessages.ts'
import { samplesIn } from './samples.ts'

/** Something that a page may say: the message's name, and its words. */
export type Message = readonly [name: string, text: string]

/** All that is said in a language, the messages that are called with each of their samples; a ticket's value is one sentence. */
export function sayEverything(language: Language, format: Format): Message[] {
  const messages = { ...allMessages[language], ...resolveSuggestionMessages(language) }
  const samples: Readonly<Record<string, readonly (readonly unknown[])[]>> = samplesIn(format)
  return Object.entries(messages).flatMap(([name, message]: [string, unknown]) =>
    typeof message === 'function'
      ? (samples[name] ?? []).flatMap((given) => flatten(name, message(...given)))
      : flatten(name, message),
  )
}

function flatten(name: string, message: unknown): Message[] {
  if (typeof message !== 'object' || message === null) return [[name, String(message)]]
  if ('figure' in message) return [[name, Object.values(message).join('')]]
  return Object.entries(message).flatMap(([key, part]) => flatten(`${name}.${key}`, part))
}
