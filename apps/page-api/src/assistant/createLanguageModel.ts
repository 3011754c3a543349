import type { ModelSettings } from '../settings/readAssistantSettings.ts'
import { ModelError, type ModelLimits, type ModelMessage, streamCompletion } from './streamCompletion.ts'

/** A shopper waits for it, and reads the catalog’s answer where it does not come: within the 30 s of the site servers. */
const LIMITS: ModelLimits = { silentMs: 8000, totalMs: 20_000 }
const ANSWERS_AT_A_TIME = 8
/** Of these; a network is not what a sender calls itself. */
const ANSWERS_OF_NETWORK = 2
/** Outages in a row after which it is left alone. */
const MOST_OUTAGES = 3
const PAUSE_MS = 60_000

interface LanguageModelOptions {
  limits?: ModelLimits
  /** Told when it is left alone for a while, and why. */
  onPause?: (reason: string) => void
  /** Milliseconds that only grow. */
  monotonicNow?: () => number
}

/** Whom it writes for. */
export interface ModelReader {
  /** Aborted when nobody reads any more. */
  gone: AbortSignal
  networkHash: string
  /** Counts the answer. Asked right before the server is, which is what costs. */
  mayWrite: () => boolean
}

/** So many answers were written for a reader, or for all, that there are no more today. */
export class ModelLimitError extends Error {
  override readonly name = 'ModelLimitError'

  constructor() {
    super('The language model writes no more today')
  }
}

export interface LanguageModel {
  /** Writes a message, piece by piece; throws `ModelError` where it cannot, `ModelLimitError` where it may not. */
  write: (messages: readonly ModelMessage[], reader: ModelReader) => AsyncGenerator<string>
  mostPerDay: number
}

/**
 * The operator's language model. It writes so many answers at a time, and so many of them for one network; after three outages of
 * its server in a row it is left alone for a minute, then tried again.
 */
export function createLanguageModel(
  { mostPerDay, ...server }: ModelSettings,
  { limits = LIMITS, onPause, monotonicNow = () => performance.now() }: LanguageModelOptions = {},
): LanguageModel {
  const running: string[] = []
  let outages = 0
  let pausedUntil = Number.NEGATIVE_INFINITY

  async function* write(
    messages: readonly ModelMessage[],
    { gone, networkHash, mayWrite }: ModelReader,
  ): AsyncGenerator<string> {
    if (monotonicNow() < pausedUntil) throw new ModelError('it is left alone for a while')
    if (running.length >= ANSWERS_AT_A_TIME) throw new ModelError('it writes enough already')
    if (running.filter((network) => network === networkHash).length >= ANSWERS_OF_NETWORK)
      throw new ModelError('it writes enough for this network already')
    gone.throwIfAborted()
    if (!mayWrite()) throw new ModelLimitError()
    running.push(networkHash)
    try {
      yield* streamCompletion(server, messages, { ...limits, gone })
      outages = 0
    } catch (error) {
      if (error instanceof ModelError) noteFailure(error)
      throw error
    } finally {
      running.splice(running.indexOf(networkHash), 1)
    }
  }

  function noteFailure({ message, isOutage }: ModelError): void {
    outages = isOutage ? outages + 1 : 0
    if (outages < MOST_OUTAGES) return
    pausedUntil = monotonicNow() + PAUSE_MS
    onPause?.(message)
  }

  return { write, mostPerDay }
}
