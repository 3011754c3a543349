import {
  type Answer,
  type Assistant,
  appendLine,
  fitEarlier,
  parseAnswerLine,
  parseAssistant,
} from '@clipfront/page-data/assistant'
import { ApiError } from '@clipfront/routing/errors'
import { MutationObserver, type MutationObserverResult, onlineManager } from '@tanstack/react-query'
import { request } from '../http/createRequest.ts'
import { readLines, RefusedError } from '../http/readLines.ts'
import { client } from './client.ts'

/** A question, and as much of its answer as there is. */
interface Turn {
  /** Of this try: the same question asked again is another one. */
  id: number
  question: string
  merchantId: number | null
  /** Null before its first words. */
  answer: Answer | null
  status: 'waiting' | 'writing' | 'done' | 'stopped' | 'broken' | 'offline' | 'failed' | 'busy'
  /** Of one that is busy: seconds until it is answered again; null where nobody says. */
  retryAfterS: number | null
}

// What waits is resumed only while the client is mounted.
client.mount()

/** The assistant of a page, with its words (`docs/contracts/assistant.md`). @throws {ApiError} it cannot be had */
export async function fetchAssistant(merchantId: number | null): Promise<Assistant> {
  return client.fetchQuery({
    queryKey: ['assistant', merchantId],
    async queryFn() {
      const { status, body } = await request(buildPath(merchantId))
      if (status !== 200) throw new ApiError('refused', `The assistant answers with the status ${status}`, { status })
      return parseAssistant(body)
    },
    // Who is offline is sent to the page, as by a link.
    networkMode: 'always',
    staleTime: Infinity,
  })
}

/** What was asked in this document, which forgets it when it is left. */
export const conversation = createConversation()

/**
 * Asks the assistant: optimistic, tried again while the server is away, paused while the browser is offline. Of what was asked before
 * only the questions go with the next one.
 */
export function createConversation() {
  const listeners = new Set<() => void>()
  let turns: readonly Turn[] = []
  let controller = new AbortController()
  let lastId = 0

  function set(next: readonly Turn[]): void {
    turns = next
    for (const listener of listeners) listener()
  }
  const find = (id: number) => turns.find((turn) => turn.id === id)
  function update(id: number, change: Partial<Turn>): void {
    set(turns.map((turn) => (turn.id === id && turn.status !== 'stopped' ? { ...turn, ...change } : turn)))
  }

  function ask(question: string, merchantId: number | null): void {
    const id = (lastId += 1)
    const earlier = turns.filter((turn) => turn.answer).map((turn) => turn.question)
    stop()
    controller = new AbortController()
    const { signal } = controller
    set([...turns, { id, question, merchantId, answer: null, status: 'waiting', retryAfterS: null }])
    const observer = new MutationObserver(client, {
      mutationFn: () => readAnswer(id, buildQuestion(question, merchantId, fitEarlier(earlier)), signal),
      // What was read already would be said twice.
      retry: (failures, error) =>
        failures < TRIES && !signal.aborted && !find(id)?.answer && error instanceof ApiError && error.status >= 500,
    })
    observer.subscribe((result) =>
      update(id, {
        status: describe(result, find(id)?.answer ?? null),
        retryAfterS: result.error instanceof RefusedError ? result.error.retryAfterS : null,
      }),
    )
    // What goes wrong is in the result.
    observer.mutate().catch(() => {})
  }

  /** Leaves what has come of the last answer as it is. */
  function stop(): void {
    const last = turns.at(-1)
    controller.abort()
    if (last && RUNNING.has(last.status)) update(last.id, { status: 'stopped' })
  }

  async function readAnswer(id: number, form: URLSearchParams, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    await readLines(PATH, {
      form,
      signal,
      onLine(line) {
        const read = parseKnownLine(line)
        if (read) update(id, { answer: appendLine(find(id)?.answer ?? null, read), status: 'writing' })
      },
    })
  }

  return {
    get turns() {
      return turns
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ask,
    stop,
    /** Asks the last question again. */
    again(): void {
      const last = turns.at(-1)
      if (!last) return
      set(turns.slice(0, -1))
      ask(last.question, last.merchantId)
    },
    clear(): void {
      controller.abort()
      set([])
    },
  }
}

/** How often it is tried again, 1, 2 and 4 seconds after it failed. */
const TRIES = 3
const TOO_MANY = 429
const RUNNING = new Set<Turn['status']>(['waiting', 'writing', 'offline'])
const PATH = '/api/assistant'

const buildPath = (merchantId: number | null) => (merchantId === null ? PATH : `${PATH}?merchant=${merchantId}`)

function buildQuestion(question: string, merchantId: number | null, earlier: readonly string[]): URLSearchParams {
  const form = new URLSearchParams({ question })
  if (merchantId !== null) form.set('merchant', `${merchantId}`)
  for (const text of earlier) form.append('earlier', text)
  return form
}

/** @returns null for a line that a newer server writes, which is left out */
function parseKnownLine(line: string) {
  try {
    return parseAnswerLine(line)
  } catch {
    return null
  }
}

function describe({ status, isPaused, error }: MutationObserverResult<void>, answer: Answer | null): Turn['status'] {
  if (status === 'success') return answer?.by ? 'done' : 'broken'
  if (status === 'error') {
    if (error instanceof ApiError && error.status === TOO_MANY) return 'busy'
    return answer ? 'broken' : 'failed'
  }
  if (isPaused && !onlineManager.isOnline()) return 'offline'
  return answer ? 'writing' : 'waiting'
}
