import type { RequestTiming } from '@clipfront/routing/state'

export interface RequestTimer {
  /** The same function, its answers timed. */
  timed: <Question, Answer extends object>(
    ask: (question: Question) => Promise<Answer>,
  ) => (question: Question) => Promise<Answer>
  /** How long an answer took; null for what was never asked for. */
  timingOf: (answer: object) => RequestTiming | null
}

/** Remembers how long a page waited for its data. Answers are held weakly: a page that is gone takes its timing along. */
export function createRequestTimer(clock: Pick<Performance, 'now' | 'timeOrigin'> = performance): RequestTimer {
  const timings = new WeakMap<object, RequestTiming>()
  return {
    timed: (ask) => async (question) => {
      const start = clock.now()
      const answer = await ask(question)
      timings.set(answer, { startedAt: clock.timeOrigin + start, durationMs: clock.now() - start })
      return answer
    },
    timingOf: (answer) => timings.get(answer) ?? null,
  }
}
