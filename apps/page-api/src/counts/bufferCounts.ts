export interface Counted<Subject> {
  subject: Subject
  times: number
}

interface Options<Subject> {
  /** Adds them to what is stored, in one statement. */
  write: (counted: readonly Counted<Subject>[]) => Promise<void>
  /** So many different subjects wait. */
  most?: number
  /** What a subject is counted as that finds no room: one of few. */
  reduce?: (subject: Subject) => Subject
}

/**
 * Counts in memory, and writes now and then what was counted since. What cannot be written is written with the next; what was not
 * written when the process dies is not counted.
 */
export function bufferCounts<Subject extends object>({
  write,
  most = Number.POSITIVE_INFINITY,
  reduce = (subject) => subject,
}: Options<Subject>) {
  let pending = new Map<string, Counted<Subject>>()
  let writing = Promise.resolve()

  function add(subject: Subject, times = 1): void {
    const hasRoom = pending.size < most || pending.has(JSON.stringify(subject))
    const counted = hasRoom ? subject : reduce(subject)
    const key = JSON.stringify(counted)
    const known = pending.get(key)
    if (known) known.times += times
    else pending.set(key, { subject: counted, times })
  }

  async function writePending(): Promise<void> {
    const written = [...pending.values()]
    pending = new Map()
    if (written.length === 0) return
    try {
      await write(written)
    } catch (error) {
      for (const { subject, times } of written) add(subject, times)
      throw error
    }
  }

  return {
    add,
    /** Writes what was counted since the last time, after what is being written: statements with the same rows would lock each other. */
    flush: async (): Promise<void> => {
      writing = writing.catch(() => {}).then(writePending)
      return writing
    },
  }
}
