import { setTimeout as sleep } from 'node:timers/promises'
import { PageError } from '@clipfront/routing/errors'
import type { Database } from '@clipfront/catalog/database'
import { type ArrivedEvent, isRefusedEvent, storeEvents } from '@clipfront/catalog/events'
import type { Kysely } from 'kysely'

/** Stores events in one commit; a repeated call with the same ones changes nothing. */
type Store = (events: readonly ArrivedEvent[]) => Promise<unknown>

interface WriterLimits {
  /** Events that wait or are being stored. */
  maxEvents: number
  /** Of their requests, which are in memory as long as they wait. */
  maxBytes: number
  /** Events of one commit. */
  maxBatch: number
  /** How long a batch is tried while the database is away: an embedded one is back within two seconds. */
  patienceMs: number
}

const LIMITS: WriterLimits = { maxEvents: 4000, maxBytes: 16 * 1024 * 1024, maxBatch: 500, patienceMs: 5000 }
const SHORTEST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 1000

interface Waiting {
  event: ArrivedEvent
  bytes: number
  resolve: () => void
  reject: (reason: unknown) => void
}

/**
 * Collects events while the former ones are being committed, and commits them together: the more come, the more share the wait for
 * the disk. An event that comes alone waits for nobody. What finds no room is refused before memory grows.
 * @param isRefused whether the database refuses an event for what it holds, so that another attempt would fail as well
 */
export function createEventWriter(
  store: Store,
  isRefused: (error: unknown) => boolean,
  { maxEvents, maxBytes, maxBatch, patienceMs }: WriterLimits = LIMITS,
) {
  const waiting: Waiting[] = []
  let [events, bytes] = [0, 0]
  let isWriting = false

  async function writeAll(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) await write(waiting.splice(0, maxBatch))
    isWriting = false
  }

  /** Settles every event of the batch. */
  async function write(batch: readonly Waiting[]): Promise<void> {
    const settle = (how: (one: Waiting) => void) => {
      for (const one of batch) {
        events -= 1
        bytes -= one.bytes
        how(one)
      }
    }
    try {
      await storePatiently(batch.map(({ event }) => event))
      settle(({ resolve }) => resolve())
    } catch (error) {
      // One event that the database refuses takes no other one with it.
      if (isRefused(error) && batch.length > 1) for (const one of batch) await write([one])
      else settle(({ reject }) => reject(isRefused(error) ? error : unavailable(error)))
    }
  }

  /** A commit whose answer was cut off is repeated: events that are stored are known. */
  async function storePatiently(batch: readonly ArrivedEvent[]): Promise<void> {
    const deadline = performance.now() + patienceMs
    for (let pause = SHORTEST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        await store(batch)
        return
      } catch (error) {
        if (isRefused(error) || performance.now() + pause > deadline) throw error
      }
      await sleep(pause)
    }
  }

  function requireRoom(size: number): void {
    if (events < maxEvents && bytes + size <= maxBytes) return
    throw new PageError(
      503,
      'too-many-events-wait',
      'More events come than can be stored now. This one was not stored; send it again in a few seconds.',
    )
  }

  return {
    /** Events that wait or are being stored. */
    countWaiting: (): number => events,
    /** @throws {PageError} 503: so many events wait that `size` more bytes find no room */
    requireRoom,
    /**
     * Settles when the event is on disk.
     * @param size bytes of its request
     * @throws {PageError} 503: there is no room, or the database is away
     */
    async add(event: ArrivedEvent, size: number): Promise<void> {
      requireRoom(size)
      events += 1
      bytes += size
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      waiting.push({ event, bytes: size, resolve, reject })
      if (!isWriting) void writeAll()
      return promise
    },
  }
}

export type EventWriter = ReturnType<typeof createEventWriter>

interface DatabaseWriterOptions {
  database: Kysely<Database>
  /** Told of events that are on disk. */
  onStored?: (events: readonly ArrivedEvent[]) => void
  limits?: WriterLimits
}

/** A writer to the table of events. */
export function createDatabaseWriter({ database, onStored, limits }: DatabaseWriterOptions): EventWriter {
  const store = async (events: readonly ArrivedEvent[]) => {
    await storeEvents(database, events)
    onStored?.(events)
  }
  return createEventWriter(store, isRefusedEvent, limits)
}

/** The database does not take events now. */
export function unavailable(cause: unknown): PageError {
  return new PageError(
    503,
    'events-unavailable',
    'Events cannot be stored now. This one may not be stored; send it again in a few seconds, it counts once.',
    { cause },
  )
}
