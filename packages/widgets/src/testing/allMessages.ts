import type { Messages } from '../messages/Messages.ts'
import { messages as arabic } from '../messages/languages/ar-AE.ts'
import { messages as danish } from '../messages/languages/da-DK.ts'
import { messages as german } from '../messages/languages/de-DE.ts'
import { messages as british } from '../messages/languages/en-GB.ts'
import { messages as american } from '../messages/languages/en-US.ts'
import { messages as spanish } from '../messages/languages/es-ES.ts'
import { messages as french } from '../messages/languages/fr-FR.ts'
import { messages as japanese } from '../messages/languages/ja-JP.ts'

/** The words of every language, for tests and stories. What is shipped holds those of one site. */
export const allMessages = {
  'en-US': american,
  'en-GB': british,
  'de-DE': german,
  'fr-FR': french,
  'es-ES': spanish,
  'da-DK': danish,
  'ja-JP': japanese,
  'ar-AE': arabic,
} as const satisfies Readonly<Record<string, Messages>>

/** A language in which pages speak, by its tag (BCP 47). */
export type Language = keyof typeof allMessages

export const LANGUAGES = Object.keys(allMessages) as readonly Language[]
