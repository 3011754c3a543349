import { parseSuggestions, type Suggestions } from '@clipfront/page-data/suggestions'
import { ApiError } from '@clipfront/routing/errors'
import { useQuery } from '@tanstack/react-query'
import { request } from '../http/createRequest.ts'

/** Of merchants and categories. */
const MOST = 5
/** Who takes a letter back sees at once what was there before it. */
const KEEP_MS = 60_000

interface Searching {
  /** Undefined while it is not known. */
  found: Suggestions | undefined
  /** `offline`: it is asked as soon as the connection is back. */
  status: 'idle' | 'pending' | 'offline' | 'failed'
}

/**
 * What the site's own search finds for words (R1.7): `docs/contracts/search.md`. A request whose words are no longer asked for is
 * aborted. One that fails is not repeated: the next letter asks anew.
 * @param words trimmed; with none what many search for; for null nothing is asked
 */
export function useSuggestions(words: string | null): Searching {
  const { data, status, fetchStatus } = useQuery({
    queryKey: ['suggestions', words],
    queryFn: ({ signal }) => fetchSuggestions(words ?? '', signal),
    enabled: words !== null,
    staleTime: KEEP_MS,
    gcTime: KEEP_MS,
    retry: false,
    refetchOnWindowFocus: false,
  })
  if (data || words === null) return { found: data, status: 'idle' }
  if (fetchStatus === 'paused') return { found: undefined, status: 'offline' }
  return { found: undefined, status: status === 'error' && fetchStatus === 'idle' ? 'failed' : 'pending' }
}

async function fetchSuggestions(words: string, signal: AbortSignal): Promise<Suggestions> {
  const query = new URLSearchParams({ q: words, limit: String(MOST) })
  const { status, body } = await request(`/api/search?${query}`, { signal, allowDuplicate: true })
  if (status !== 200) throw new ApiError('refused', `The search answered with the status ${status}`, { status })
  return parseSuggestions(body)
}
