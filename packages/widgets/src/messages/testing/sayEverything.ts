import type { Format } from '../../format/createFormat.ts'
import type { Messages } from '../Messages.ts'
import { samplesIn } from './samples.ts'

/** Something that a page may say: the message's name, and its words. */
export type Message = readonly [name: string, text: string]

/** All that a language's messages say, the called ones with each of their samples; a ticket's value is one sentence. */
export function sayEverything(messages: Messages, format: Format): Message[] {
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
