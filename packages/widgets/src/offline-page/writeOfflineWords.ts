import type { Messages } from '../messages/Messages.ts'

/** Where the browser puts how long ago it was. */
const AGO = '@'

/** The words of the page that a browser shows where no page can be had, and of the codes on it. */
export function writeOfflineWords(messages: Messages) {
  return {
    heading: messages.errorHeading.connection,
    text: messages.errorText.connection,
    tryAgain: messages.tryAgain,
    openedHeading: messages.openedLately,
    openedAgo: messages.openedAgo(AGO),
    unchecked: messages.openedUnchecked,
  }
}
