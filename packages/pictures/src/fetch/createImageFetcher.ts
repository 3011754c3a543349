import { parseRemoteSource } from '../source/index.ts'
import { createPublicAgent, type Network } from './createPublicAgent.ts'
import { fetchPicture, type RemoteImage, TIMEOUT_MS } from './fetchPicture.ts'

export type ImageFetcher = ReturnType<typeof createImageFetcher>

interface FetcherOptions extends Network {
  /** For all of a picture, redirects with it. */
  timeoutMs: number
}

/** Fetches pictures of other hosts, from public addresses only. */
export function createImageFetcher({ timeoutMs = TIMEOUT_MS, ...network }: Partial<FetcherOptions> = {}) {
  const agent = createPublicAgent(TIMEOUT_MS, network)
  return {
    /**
     * @param domains hosts that redirects may lead to as well
     * @throws {ImageError}
     */
    async fetch(address: string, domains: readonly string[], signal: AbortSignal): Promise<RemoteImage> {
      const checkRedirect = (target: string) => parseRemoteSource(target, domains)
      return fetchPicture({ dispatcher: agent, url: checkRedirect(address), checkRedirect, signal, timeoutMs })
    },
    close: () => agent.destroy(),
  }
}
