import type { RunningServer } from './startServer.ts'

const INTERVAL_MS = 50
/** A server that ends by itself is noticed at once; this is for one that is slow, with a database to set up on a busy machine. */
const PATIENCE_MS = 180_000

/**
 * Waits until a server says on its admin port that it can serve.
 * @throws Error in one line, with what the server last said, when it ends before or does not get ready in time
 */
export async function waitUntilReady(server: RunningServer, adminPort: number, timeoutMs = PATIENCE_MS): Promise<void> {
  const url = `http://127.0.0.1:${adminPort}/readyz`
  const deadline = Date.now() + timeoutMs
  let end: { how: string; lastWords: string } | undefined
  const watch = async (): Promise<void> => {
    end = await server.ended
  }
  void watch()
  while (Date.now() < deadline) {
    if (await isReady(url)) return
    if (end) throw new Error(describeEnd(server, end))
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
  }
  throw new Error(
    `${server.name} was not ready within ${timeoutMs / 1000} s (${url}). Its log says why: ${server.logFile}`,
  )
}

/** One line: which server, how it ended, what it said, where to read on. */
export function describeEnd(server: RunningServer, { how, lastWords }: { how: string; lastWords: string }): string {
  return `${server.name} ${how}${lastWords ? `: ${lastWords}` : '.'} Its log: ${server.logFile}`
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
