import type { Log } from './Log.ts'

/** One line of JSON per error, on the standard error stream. */
export const writeLog: Log = (what, thrown, facts = {}) => {
  const error =
    thrown instanceof Error
      ? { name: thrown.name, message: thrown.message, stack: thrown.stack, cause: causeOf(thrown) }
      : { message: String(thrown) }
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level: 'error', what, ...facts, error })}\n`)
}

function causeOf({ cause }: Error): string | undefined {
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : undefined
}
