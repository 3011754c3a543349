import type { Messages } from '../messages/Messages.ts'
import { kindOfError } from './kindOfError.ts'

/** What an error is called where page data has no words for it: on the error page and in its title. @param status HTTP */
export function errorHeadingOf(messages: Pick<Messages, 'errorHeading'>, status: number): string {
  return messages.errorHeading[kindOfError(status)]
}
