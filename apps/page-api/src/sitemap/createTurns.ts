/**
 * Waits for a turn.
 * @param key whose: each has turns of its own
 * @returns what ends the turn; ending it again does nothing
 * @throws the signal's reason, when it ends the wait
 */
export type TakeTurn = (key: string, signal: AbortSignal) => Promise<() => void>

interface Queue {
  taken: number
  /** In the order in which they came. */
  waiting: Set<() => void>
}

/** @param most how many may have their turn at a time, of each key */
export function createTurns(most: number): TakeTurn {
  const queues = new Map<string, Queue>()

  function enter(key: string, queue: Queue): () => void {
    queue.taken += 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      queue.taken -= 1
      const [next] = queue.waiting
      if (next) next()
      else if (queue.taken === 0) queues.delete(key)
    }
  }

  return async (key, signal) => {
    signal.throwIfAborted()
    const queue = queues.get(key) ?? { taken: 0, waiting: new Set() }
    queues.set(key, queue)
    if (queue.taken < most) return enter(key, queue)
    return new Promise((resolve, reject) => {
      const begin = () => {
        queue.waiting.delete(begin)
        signal.removeEventListener('abort', leave)
        resolve(enter(key, queue))
      }
      const leave = () => {
        queue.waiting.delete(begin)
        reject(signal.reason)
      }
      queue.waiting.add(begin)
      signal.addEventListener('abort', leave, { once: true })
    })
  }
}
