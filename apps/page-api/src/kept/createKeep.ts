import { serialize } from 'node:v8'
import { createStore } from './createStore.ts'

/**
 * What `make` brings, or has brought not long ago. Whoever asks for it while it is made anew gets what there was.
 * @param key of one kind of thing only
 * @param make brings data, which is weighed
 */
export type Keep = <Value>(key: string, make: () => Promise<Value>) => Promise<Value>

interface Entry {
  made: Promise<unknown>
  freshUntil: number
  /** From then on it is given to nobody. */
  until: number
  /** Without what it brings until it is made; unknown where that cannot be written down. */
  bytes: number | undefined
}

/** After its time, in times for which a thing is fresh: so much older is what the first gets who asks after a quiet hour. */
const GRACE = 4

/** So many times as long as it took to be made a thing stands. */
const REST = 300

const NEVER = Number.POSITIVE_INFINITY

/** What an entry takes beside its thing. */
const ENTRY_BYTES = 200

/**
 * Keeps what takes long to make and may be a little old. It is made once for all who ask meanwhile; what failed is not kept, nor
 * what cannot be written down, nor what nobody has asked for in a good while after its time; what nobody has asked for the longest
 * goes first when there is too much.
 * @param freshMs how long a thing stands at least before the next who asks has it made anew; what took long stands longer, so
 * that to make it never takes more than a small share of the time
 * @param mostBytes how much is kept, as it is when it is written down: in memory it may be two or three times as much
 * @param now milliseconds of a clock that only runs on
 */
export function createKeep(freshMs: number, mostBytes: number, now = () => performance.now()): Keep {
  const kept = createStore<Entry>(mostBytes)
  const use = (key: string, entry: Entry): void =>
    entry.bytes === undefined ? kept.remove(key) : kept.put(key, entry, entry.bytes)

  function begin(key: string, make: () => Promise<unknown>): Entry {
    const begun = now()
    const entry: Entry = { made: make(), freshUntil: NEVER, until: NEVER, bytes: ENTRY_BYTES }
    const isKept = () => kept.get(key) === entry
    const finish = (value: unknown): void => {
      entry.bytes = weigh(value)
      entry.freshUntil = now() + Math.max(freshMs, REST * (now() - begun))
      entry.until = entry.freshUntil + GRACE * freshMs
      if (isKept()) use(key, entry)
    }
    entry.made.then(finish, () => isKept() && kept.remove(key))
    return entry
  }

  function renew(key: string, old: Entry, make: () => Promise<unknown>): void {
    old.freshUntil = NEVER
    const next = begin(key, make)
    next.made.then(
      () => kept.get(key) && use(key, next),
      // The old one stands for as long again: whoever asks for it should not wait for what fails.
      () => (old.freshUntil = now() + freshMs),
    )
  }

  return <Value>(key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key)
    const found = known && now() < known.until ? known : undefined
    const entry = found ?? begin(key, make)
    if (found && now() >= found.freshUntil) renew(key, found, make)
    use(key, entry)
    // Each key is of one kind of thing.
    return entry.made as Promise<Value>
  }
}

/** @returns bytes; undefined for what cannot be written down, such as a function */
function weigh(value: unknown): number | undefined {
  try {
    return ENTRY_BYTES + serialize(value).length
  } catch {
    return undefined
  }
}
