/** What a request puts into an envelope, in the order in which the marks stand there. */
export const MARKS = {
  attributes: '@@ATTRIBUTES@@',
  head: '@@HEAD@@',
  body: '@@BODY@@',
  state: '@@STATE@@',
} as const
