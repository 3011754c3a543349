import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AskMessage, LoadResult, Question, StopMessage } from './Load.ts'
import { type Wait, watchWaits } from './watchWaits.ts'

/** What was answered, and when servers waited for a core meanwhile. */
export interface WatchedLoad extends LoadResult {
  waits: Wait[]
}

export interface RunningLoad {
  /** Settles when the last request has its answer. */
  stop: () => Promise<WatchedLoad>
}

/**
 * Asks at a steady pace, whether answers come or not, over connections that are kept alive as a proxy keeps them.
 * @param perSecond requests in a second, over all questions
 */
export function startLoad(questions: readonly Question[], perSecond: number): RunningLoad {
  // In a session of its own, which Linux weighs against the others: visitors share one neither with the servers nor with a ship.
  const child = fork(new URL('askSteadily.ts', import.meta.url), { detached: true })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The load ended by itself.')))
  ended.catch(() => {})
  child.send({ questions, perSecond } satisfies AskMessage)
  const watch = watchWaits()
  return {
    async stop() {
      const result = once(child, 'message') as Promise<[LoadResult]>
      child.send({ stop: true } satisfies StopMessage)
      const [found] = await Promise.race([result, ended])
      watch.stop()
      child.disconnect()
      return { ...found, waits: watch.waits }
    },
  }
}
