import type { DestinationStream } from 'pino'

const WINDOW_MS = 60_000
/** Messages may hold what a request brought. All others beyond so many different ones a minute share one count. */
const MAX_KEYS = 100
const REPEATABLE = /^\{"level":"(?:warn|error|fatal)"/

/**
 * Writes a warning or an error at once, and those like it once a minute: the last of them, with their number as `repeated`. While
 * a database is away, every request would write a stack.
 */
export function limitRepeats(destination: DestinationStream): DestinationStream {
  const repeats = new Map<string, { line: string; count: number }>()

  function writeFirst(key: string, line: string): void {
    destination.write(line)
    const repeat = { line, count: 0 }
    repeats.set(key, repeat)
    const timer = setInterval(() => {
      if (repeat.count > 0)
        destination.write(`${JSON.stringify({ ...JSON.parse(repeat.line), repeated: repeat.count })}\n`)
      else {
        repeats.delete(key)
        clearInterval(timer)
      }
      repeat.count = 0
    }, WINDOW_MS)
    timer.unref()
  }

  return {
    write(line) {
      if (!REPEATABLE.test(line)) return destination.write(line)
      const own = findKey(line)
      const key = repeats.has(own) || repeats.size < MAX_KEYS ? own : ''
      const repeat = repeats.get(key)
      if (!repeat) return writeFirst(key, line)
      repeat.line = line
      repeat.count += 1
    },
  }
}

/** Lines are alike that say the same of the same site and route, whichever request they are about. */
function findKey(line: string): string {
  const { level, msg, err, site, route } = JSON.parse(line)
  return JSON.stringify([level, msg, err?.type, err?.message, site, route])
}
