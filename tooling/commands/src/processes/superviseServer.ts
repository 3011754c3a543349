import { setTimeout as pause } from 'node:timers/promises'
import { rotateLog } from '@clipfront/telemetry/rotate-log'
import { describeEnd, type ServerOptions, startServer, stopServer, waitUntilReady } from './startServer.ts'

export interface SupervisedServer {
  /** Settles when it is ready for the first time. Rejects in one line when it ends before or does not get ready in time. */
  ready: Promise<void>
  /** Ends it for good; returns when it is gone. */
  stop: () => Promise<void>
}

const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 30_000
/** A server that ran for this long may start again at once: it is not expected to end again. */
const LONG_LIFE_MS = 60_000

/**
 * Starts a server, and starts it again whenever it ends by itself, with pauses that grow while it goes on ending. One that was
 * never ready is not started again: what keeps it from starting is for the operator to mend.
 * @param report a line for the terminal at each end and when it is ready again
 */
export function superviseServer(
  options: ServerOptions,
  adminOrigin: string,
  report: (line: string) => void = console.error,
): SupervisedServer {
  const stopping = new AbortController()
  const { signal } = stopping
  let server = startServer(options)
  const stopRotation = rotateLog(server.logFile)
  const ready = waitUntilReady(server, adminOrigin)
  // Whoever stops before it is ready waits for it no more.
  ready.then(supervise, () => {})

  async function supervise(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS
    while (!signal.aborted) {
      const startedAt = performance.now()
      const end = await server.ended
      if (performance.now() - startedAt >= LONG_LIFE_MS) pauseMs = FIRST_PAUSE_MS
      if (!signal.aborted) report(`${describeEnd(server, end)} It is started again in ${pauseMs / 1000} s.`)
      await pause(pauseMs, undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)
      restart()
    }
  }

  function restart(): void {
    try {
      server = startServer(options)
    } catch (error) {
      // Its log cannot be opened on a disk that is full: the next round tries again.
      report(`${options.name} cannot be started: ${String(error)}`)
      return
    }
    // No time limit: it may wait for another server that is away. Its end is reported by the next round.
    waitUntilReady(server, adminOrigin, Infinity).then(
      () => signal.aborted || report(`${options.name} is ready again.`),
      () => {},
    )
  }

  return {
    ready,
    async stop() {
      stopping.abort()
      await stopServer(server)
      stopRotation()
    },
  }
}
