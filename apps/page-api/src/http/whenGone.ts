import type { ServerResponse } from 'node:http'

/** Fires when the client has left, or has all of its answer: it is no longer worked for. */
export function whenGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  return gone.signal
}
