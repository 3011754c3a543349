import type { ServerResponse } from 'node:http'

/** Fires when the client is no longer there; or has all of its answer, which makes no difference to who only stops working for it. */
export function whenGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  return gone.signal
}
