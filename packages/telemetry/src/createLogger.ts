import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino'

export type { Logger } from 'pino'

/**
 * A log of JSON lines on standard output. Of an error it holds type, message and stack with all causes, and no other field:
 * some hold the request that they came from.
 * @param service names the program in every line
 */
export function createLogger(service: string, destination?: DestinationStream): Logger {
  const options = {
    base: { service, pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { err: serializeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

function serializeError(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return { message: String(thrown) }
  const { type, message, stack } = stdSerializers.err(thrown)
  return { type, message, stack }
}
