import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino'
import { limitRepeats } from './limitRepeats.ts'

export type { Logger } from 'pino'

/**
 * A log of JSON lines on standard output; warnings and errors that repeat are limited. Of an error it holds type, message and
 * stack with all causes, and no other field: some hold the request that they came from.
 * @param service names the program in every line
 */
export function createLogger(service: string, destination: DestinationStream = pino.destination(1)): Logger {
  const options = {
    base: { service, pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { err: serializeError },
  }
  return pino(options, limitRepeats(destination))
}

function serializeError(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return { message: String(thrown) }
  const { type, message, stack } = stdSerializers.err(thrown)
  return { type, message, stack }
}

/** Enough to see what is going on, whatever comes by the thousand. */
const MOST = 50
const PROBLEM = /^\{"level":"(?:warn|error|fatal)"/

/**
 * Passes a log on, and remembers its last warnings and errors: where the log goes to the container's output, nobody on the machine
 * can read them again.
 */
export function rememberProblems(destination: DestinationStream = pino.destination(1)) {
  const lines: string[] = []
  return {
    write(line: string): void {
      destination.write(line)
      if (!PROBLEM.test(line)) return
      lines.push(line)
      if (lines.length > MOST) lines.shift()
    },
    /** The oldest first. */
    read: (): readonly string[] => lines,
  }
}
