import type { Suggestions } from '@clipfront/page-data/suggestions'
import { ApiError } from '@clipfront/routing/errors'
import { useEffect, useState } from 'react'
import { request } from '../http/createRequest.ts'
import { askRead, isRead } from '../http/tabReader.ts'

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

const IDLE: Searching = { found: undefined, status: 'idle' }
const PENDING: Searching = { found: undefined, status: 'pending' }
const OFFLINE: Searching = { found: undefined, status: 'offline' }
const FAILED: Searching = { found: undefined, status: 'failed' }

/** What became of the words that are asked for. */
const NOTHING: { words: string | null; searching: Searching } = { words: null, searching: IDLE }

/** By words, for all forms of a document. */
const answers = new Map<string, { found: Suggestions; until: number }>()

/**
 * What the site's own search finds for words (R1.7): `docs/contracts/search.md`. A request whose words are no longer asked for is
 * aborted. One that fails is not repeated: the next letter asks anew. TanStack Query, which does all this and much besides, would be
 * two thirds of what a shopper waits for at the first letter (docs/architecture/024-budgets.md).
 * @param words trimmed; with none what many search for; for null nothing is asked
 */
export function useSuggestions(words: string | null): Searching {
  const [state, setState] = useState(NOTHING)
  useEffect(() => {
    if (words === null) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const tell = (searching: Searching) => void (signal.aborted || setState({ words, searching }))
    const found = findAnswer(words)
    if (found) tell({ found, status: 'idle' })
    else void ask(words, signal, tell)
    return () => {
      stop.abort()
      setState(NOTHING)
    }
  }, [words])
  if (words === null) return IDLE
  if (state.words === words) return state.searching
  const found = findAnswer(words)
  if (found) return { found, status: 'idle' }
  return navigator.onLine ? PENDING : OFFLINE
}

/** @param tell of what becomes of it, step by step; never rejects */
async function ask(words: string, signal: AbortSignal, tell: (searching: Searching) => void): Promise<void> {
  try {
    if (!navigator.onLine) {
      tell(OFFLINE)
      await new Promise((back) => addEventListener('online', back, { once: true, signal }))
      tell(PENDING)
    }
    const found = await fetchSuggestions(words, signal)
    answers.set(words, { found, until: Date.now() + KEEP_MS })
    tell({ found, status: 'idle' })
  } catch {
    tell(FAILED)
  }
}

function findAnswer(words: string): Suggestions | undefined {
  const now = Date.now()
  for (const [known, { until }] of answers) if (until < now) answers.delete(known)
  return answers.get(words)?.found
}

async function fetchSuggestions(words: string, signal: AbortSignal): Promise<Suggestions> {
  const query = new URLSearchParams({ q: words, limit: String(MOST) })
  const { status, headers, body } = await request(askRead(`/api/search?${query}`), { signal, allowDuplicate: true })
  if (status !== 200) throw new ApiError('refused', `The search answered with the status ${status}`, { status })
  return isRead(headers) ? (body as Suggestions) : (await import('../readWire.ts')).parseSuggestions(body)
}
