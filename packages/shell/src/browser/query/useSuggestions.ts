import { parseSuggestions, type Suggestions } from '@clipfront/page-data/suggestions'
import { ApiError } from '@clipfront/routing/errors'
import { request } from '../http/createRequest.ts'
import { useComponentFetch } from './useComponentFetch.ts'

/** Of each kind. */
const MOST = 5
/** Who takes a letter back sees at once what was there before it. */
const KEEP_MS = 60_000

/**
 * What the site's own search finds for words, `exact` and `fuzzy` told apart (R1.7). A request whose words are no longer asked for
 * is aborted.
 * @param words trimmed; for none nothing is asked
 * @returns nothing is found while it is pending, and when it cannot be had
 */
export function useSuggestions(words: string): { found: Suggestions | undefined; pending: boolean } {
  const { data, pending } = useComponentFetch(['suggestions', words], (signal) => fetchSuggestions(words, signal), {
    // Nothing is shown while they are on their way, so nothing can flash by.
    delay: 0,
    isWanted: words !== '',
    cacheMs: KEEP_MS,
  })
  return { found: data, pending }
}

async function fetchSuggestions(words: string, signal: AbortSignal): Promise<Suggestions> {
  const query = new URLSearchParams({ q: words, limit: String(MOST) })
  const { status, body } = await request(`/api/search?${query}`, { signal })
  if (status !== 200) throw new ApiError('refused', `The search answered with the status ${status}`, { status })
  return parseSuggestions(body)
}
