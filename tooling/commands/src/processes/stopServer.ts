import type { RunningServer } from './startServer.ts'

/** A server promises to end within 5 s of a signal; on a machine that runs everything at once it may take longer. */
const PATIENCE_MS = 20_000

/** Ends a server with everything it started; returns when it is gone. */
export async function stopServer(server: RunningServer): Promise<void> {
  if (server.pid === 0) return
  signal(server.pid, 'SIGTERM')
  const impatience = setTimeout(() => signal(-server.pid, 'SIGKILL'), PATIENCE_MS)
  await server.ended
  clearTimeout(impatience)
}

/** A negative id is the whole process group. One that is already gone is what we wanted. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
