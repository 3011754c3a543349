import { type DestinationStream, pino } from 'pino'

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
