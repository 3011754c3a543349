import { Agent } from 'undici'
import { ImageError } from '../source/index.ts'
import { fetchPicture, type RemoteImage, TIMEOUT_MS } from './fetchPicture.ts'

export type MediaReader = ReturnType<typeof createMediaReader>

/**
 * Reads pictures of our own from the server that an operator named (`MEDIA_ORIGIN`). It may stand at any address and port, so a
 * redirect to another one is not followed: whoever may write there must not choose whom we ask.
 * @param origin as `URL` gives it
 */
export function createMediaReader(origin: string, { timeoutMs = TIMEOUT_MS } = {}) {
  const dispatcher = new Agent({
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    connect: { timeout: TIMEOUT_MS },
  })

  function checkRedirect(target: string): URL {
    const url = new URL(target)
    if (url.origin !== origin || url.username || url.password)
      throw new ImageError(502, 'IPX_INVALID_REDIRECT', 'The server of our pictures leads to another one')
    return url
  }

  return {
    /**
     * @param path from the root, not encoded
     * @throws {ImageError}
     */
    read(path: string, signal: AbortSignal): Promise<RemoteImage> {
      const url = new URL(origin + encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent))
      return fetchPicture({ dispatcher, url, checkRedirect, signal, timeoutMs })
    },
    close: () => dispatcher.destroy(),
  }
}
