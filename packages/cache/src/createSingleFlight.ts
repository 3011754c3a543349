/**
 * Loads a value.
 * @param context `isRefresh`: an older value is there; `signal`: aborted when nobody waits any more
 */
export type Load<Value> = (context: LoadContext) => Promise<Value>

export interface LoadContext {
  isRefresh: boolean
  signal: AbortSignal
}

interface Flight<Value> {
  promise: Promise<Value>
  controller: AbortController
  waiting: number
  startedAt: number
}

/**
 * Loads a key once for all who ask for it meanwhile.
 * @param onLoaded called with each value before those who wait get it
 * @param now milliseconds of a monotonic clock
 */
export function createSingleFlight<Value>(onLoaded: (key: string, value: Value) => void, now: () => number) {
  const flights = new Map<string, Flight<Value>>()

  async function run(key: string, load: Load<Value>, context: LoadContext): Promise<Value> {
    const value = await load(context)
    if (!context.signal.aborted) onLoaded(key, value)
    return value
  }

  function start(key: string, load: Load<Value>, isRefresh: boolean): Flight<Value> {
    const controller = new AbortController()
    // Not in `run`: a load that throws at once would end before its key is set.
    const promise = run(key, load, { isRefresh, signal: controller.signal }).finally(() => land(key, flight))
    const flight: Flight<Value> = { promise, controller, waiting: 0, startedAt: now() }
    flights.set(key, flight)
    return flight
  }

  function land(key: string, flight: Flight<Value>): void {
    if (flights.get(key) === flight) flights.delete(key)
  }

  async function wait(key: string, flight: Flight<Value>, signal?: AbortSignal): Promise<Value> {
    flight.waiting += 1
    try {
      return await (signal ? Promise.race([flight.promise, rejectWhenAborted(signal)]) : flight.promise)
    } finally {
      flight.waiting -= 1
      if (flight.waiting === 0 && flights.get(key) === flight) {
        land(key, flight)
        flight.controller.abort(signal?.reason)
      }
    }
  }

  return {
    has: (key: string) => flights.has(key),
    /** For how long a load has been under way, in milliseconds. */
    age(key: string): number {
      const flight = flights.get(key)
      return flight ? now() - flight.startedAt : 0
    },
    /** Waits for as long as the signal is not aborted; a load that nobody waits for is aborted. */
    join: (key: string, load: Load<Value>, signal?: AbortSignal) =>
      wait(key, flights.get(key) ?? start(key, load, false), signal),
    /** Loads a newer value, whoever waits for it. */
    refresh: (key: string, load: Load<Value>) => wait(key, flights.get(key) ?? start(key, load, true)),
  }
}

async function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  if (signal.aborted) reject(signal.reason)
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return promise
}
