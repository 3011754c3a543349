const NO_ROOM = /\b(?:ENOSPC|EDQUOT)\b/

/** Registers what ends when the command does. */
export type OnStop = (stop: () => Promise<void>) => void

/** What a command does while it is up: it may settle (with an exit code, or well), reject (one line, exit code 1), or run until it is stopped. */
type Command = (onStop: OnStop) => Promise<number | void>

/** What shells report of a command that Ctrl-C ended. */
const INTERRUPTED = 130

/**
 * Runs a command that owns other processes. Ctrl-C, SIGTERM, a closed terminal, a parent that is gone and a failure all
 * take the same way out: everything is ended, then this process.
 * @param stoppedCode the exit code when it is stopped: 0 for a command whose natural end that is
 */
export async function runUntilStopped(command: Command, stoppedCode = INTERRUPTED): Promise<void> {
  const stops: (() => Promise<void>)[] = []
  let leaving: Promise<never> | undefined
  const leave = (code: number): void => {
    leaving ??= (async () => {
      for (const stop of stops.toReversed()) await stop()
      process.exit(code)
    })()
  }
  // A terminal's Ctrl-C arrives twice, from the terminal and from the process that forwards it; the second adds nothing.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => leave(stoppedCode))
  process.on('disconnect', () => leave(stoppedCode))
  process.channel?.unref()
  try {
    leave((await command((stop) => stops.push(stop))) ?? 0)
  } catch (error) {
    if (!leaving) console.error(describeFailure(error))
    leave(1)
  }
  await leaving
}

/**
 * Why a command failed, for the person who ran it.
 * @param thrown what ended it; its message may hold the output of a program that it ran, stack and all
 */
function describeFailure(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  if (!NO_ROOM.test(message)) return message
  return 'There is no room left on a disk: that of this repository, of the data folder (CLIPFRONT_DATA), or of temporary files. Make some and try again. What is live stays live.'
}
