import { type NormalisedError, normaliseError } from '@clipfront/routing/errors'
import { type QueryKey, useQuery } from '@tanstack/react-query'

/** What a component knows of what it fetches. */
export interface ComponentFetch<T> {
  /** True from the start of a fetch until its outcome is seen. */
  pending: boolean
  error: NormalisedError | null
  /** The newest there is: it stays while it is fetched again, and when that fails. */
  data: T | undefined
  /** When the last fetch was settled, in epoch milliseconds; 0 before. */
  timestamp: number
  /** Fetches again; while a fetch runs it waits for that one. Never rejects: what goes wrong is in `error`. */
  refetch: () => Promise<void>
}

interface ComponentFetchOptions<T> {
  /** How long `pending` is shown at least, in milliseconds. @default 200 */
  delay?: number
  /** What the server has found already: then the browser does not ask, not even when it is an error. */
  server?: { data: T } | { error: NormalisedError }
  /** While false nothing is asked. @default true */
  isWanted?: boolean
  /** How long an answer outlives the last component that read it, in milliseconds. @default 0 */
  cacheMs?: number
}

/**
 * Fetches what a component needs in the browser beyond its page's data. Nothing is tried twice by itself, and nothing is fetched
 * again while somebody reads it, unless `refetch` is called.
 * @param key says what is fetched: with another key it is something else, and nothing of the old is shown
 * @param fetch must pass the signal on: it is aborted when nobody waits for the answer any more
 */
export function useComponentFetch<T>(
  key: QueryKey,
  fetch: (signal: AbortSignal) => Promise<T>,
  { delay, server, isWanted = true, cacheMs = 0 }: ComponentFetchOptions<T> = {},
): ComponentFetch<T> {
  const serverError = server && 'error' in server ? server.error : null
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => settleAfter(() => fetch(signal), delay),
    enabled: isWanted && !serverError,
    ...(server && 'data' in server ? { initialData: server.data } : {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: cacheMs,
    retry: false,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // Offline a fetch fails like any other, instead of being pending until the connection is back.
    networkMode: 'always',
  })
  const isPristine = !query.isFetching && !query.isFetched
  const ownError = query.isFetching || !query.error ? null : normaliseError(query.error)
  return {
    pending: query.isFetching,
    error: isPristine ? serverError : ownError,
    data: query.data,
    timestamp: Math.max(query.dataUpdatedAt, query.errorUpdatedAt),
    refetch: async () => void (await query.refetch({ cancelRefetch: false })),
  }
}

/**
 * Begins the work at once and hands its outcome on, be it an error too, but never sooner than after the delay (R9.1): it is a
 * minimum time of waiting, no wait before the start.
 * @param delay milliseconds; 0 holds nothing back
 */
export async function settleAfter<T>(work: () => Promise<T>, delay?: unknown): Promise<T> {
  const holdMs = minimumPendingTime(delay)
  if (holdMs === 0) return work()
  const [outcome] = await Promise.allSettled([work(), new Promise((resolve) => setTimeout(resolve, holdMs))])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

/**
 * How long a fetch is shown as pending at least, in milliseconds.
 * @param delay as a component asked for it; what is no number counts as none given
 */
function minimumPendingTime(delay: unknown): number {
  return typeof delay === 'number' && !Number.isNaN(delay) ? Math.max(0, delay) : FETCH_DELAY_MS
}

/** How long a component's fetch is shown as pending at least (R9.1): what flashes by is not understood. */
const FETCH_DELAY_MS = 200
