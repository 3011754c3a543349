/** More is asked for than can be done soon. */
export class Overloaded extends Error {
  constructor() {
    super('Too much is being done at the moment')
  }
}

export interface Task {
  /** Before those that are not. */
  isUrgent?: boolean
  /** Aborted when nobody wants the result any more: a task that waits does not begin then. */
  signal?: AbortSignal
}

interface Waiting {
  begin: () => void
}

/**
 * Runs at most `permits` tasks at a time. Of each kind, urgent or not, at most `maxWaiting` others wait for their turn.
 * @throws {Overloaded} for every task beyond
 */
export function createSemaphore({ permits, maxWaiting }: { permits: number; maxWaiting: number }) {
  const queues = { urgent: new Set<Waiting>(), other: new Set<Waiting>() }
  let free = permits

  async function acquire({ isUrgent = false, signal }: Task): Promise<void> {
    signal?.throwIfAborted()
    if (free > 0) {
      free -= 1
      return
    }
    const queue = isUrgent ? queues.urgent : queues.other
    if (queue.size >= maxWaiting) throw new Overloaded()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting = { begin: resolve }
    const leave = () => {
      if (queue.delete(waiting)) reject(signal?.reason)
    }
    queue.add(waiting)
    signal?.addEventListener('abort', leave, { once: true })
    await promise
    signal?.removeEventListener('abort', leave)
  }

  /** Hands the permit on. */
  function release(): void {
    for (const queue of [queues.urgent, queues.other]) {
      for (const waiting of queue) {
        queue.delete(waiting)
        waiting.begin()
        return
      }
    }
    free += 1
  }

  return async <Result>(task: () => Promise<Result>, options: Task = {}): Promise<Result> => {
    await acquire(options)
    try {
      return await task()
    } finally {
      release()
    }
  }
}

export type Semaphore = ReturnType<typeof createSemaphore>
