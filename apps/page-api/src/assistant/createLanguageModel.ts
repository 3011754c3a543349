import type { ModelSettings } from '../settings/readAssistantSettings.ts'
import { ModelError, type ModelLimits, type ModelMessage, streamCompletion } from './streamCompletion.ts'

/** A shopper waits for it, and reads the catalog’s answer where it does not come: within the 30 s of the site servers. */
const LIMITS: ModelLimits = { silentMs: 8000, totalMs: 20_000 }
const ANSWERS_AT_A_TIME = 8
/** Failures in a row after which it is left alone. */
const MOST_FAILURES = 3
const PAUSE_MS = 60_000

interface LanguageModelOptions {
  limits?: ModelLimits
  /** Told when it is left alone for a while, and why. */
  onPause?: (reason: string) => void
  /** Milliseconds that only grow. */
  monotonicNow?: () => number
}

export interface LanguageModel {
  /** Writes a message, piece by piece; throws `ModelError` where it cannot. */
  write: (messages: readonly ModelMessage[], gone: AbortSignal) => AsyncGenerator<string>
  mostPerDay: number
}

/**
 * The operator's language model. It writes so many answers at a time; after three failures in a row it is left alone for a minute,
 * then tried again.
 */
export function createLanguageModel(
  { mostPerDay, ...server }: ModelSettings,
  { limits = LIMITS, onPause, monotonicNow = () => performance.now() }: LanguageModelOptions = {},
): LanguageModel {
  let running = 0
  let failures = 0
  let pausedUntil = Number.NEGATIVE_INFINITY

  async function* write(messages: readonly ModelMessage[], gone: AbortSignal): AsyncGenerator<string> {
    if (monotonicNow() < pausedUntil) throw new ModelError('it is left alone for a while')
    if (running >= ANSWERS_AT_A_TIME) throw new ModelError('it writes enough already')
    running += 1
    try {
      yield* streamCompletion(server, messages, { ...limits, gone })
      failures = 0
    } catch (error) {
      if (error instanceof ModelError) noteFailure(error)
      throw error
    } finally {
      running -= 1
    }
  }

  function noteFailure({ message }: ModelError): void {
    failures += 1
    if (failures < MOST_FAILURES) return
    pausedUntil = monotonicNow() + PAUSE_MS
    onPause?.(message)
  }

  return { write, mostPerDay }
}
