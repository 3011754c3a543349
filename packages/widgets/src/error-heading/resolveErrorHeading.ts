import { VOTE_REJECTIONS } from '@clipfront/page-data'
import type { ErrorKind, Messages } from '../messages/Messages.ts'

/**
 * What an error is called where page data has no words for it: on the error page and in its title.
 * @param status HTTP
 * @param isVote a vote was not taken
 */
export function resolveErrorHeading(
  messages: Pick<Messages, 'errorHeading' | 'voteFailed' | 'voteRejected'>,
  status: number,
  isVote: boolean,
): string {
  if (!isVote) return messages.errorHeading[resolveErrorKind(status)]
  const rejection = VOTE_REJECTIONS[status]
  return rejection ? messages.voteRejected[rejection] : messages.voteFailed
}

/**
 * The errors of which something is known to say. An address that cannot be read leads nowhere, and a connection fails in three
 * ways that are one to a shopper.
 */
const KINDS = {
  400: 404,
  414: 404,
  403: 403,
  404: 404,
  410: 410,
  429: 429,
  502: 'connection',
  503: 'connection',
  504: 'connection',
} as const satisfies Record<number, ErrorKind>

/** @param status HTTP */
export function resolveErrorKind(status: number): ErrorKind {
  return isKnown(status) ? KINDS[status] : 'other'
}

function isKnown(status: number): status is keyof typeof KINDS {
  return Object.hasOwn(KINDS, status)
}
