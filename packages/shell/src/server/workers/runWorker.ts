import cluster from 'node:cluster'
import { isMessage, type Message } from './messages.ts'
import type { ServerProcess } from './ServerProcess.ts'
import { HEARTBEAT_MS } from './watchHeartbeats.ts'

/** Serves until the primary ends it. When the primary dies, Node ends its workers. */
export async function runWorker(start: () => Promise<ServerProcess>): Promise<void> {
  // A terminal signals every process of the group; the primary decides when workers end.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => {})
  // The program that started the primary may have unreferenced its channel; a worker must live by its own.
  process.channel?.ref()
  const { live, loaded, figures, stop } = await start()
  process.on('message', async (message) => {
    if (isMessage(message, 'go')) process.exit(0)
    if (isMessage(message, 'get-figures'))
      cluster.worker?.send({ type: 'figures', figures: await figures() } satisfies Message)
    if (!isMessage(message, 'drain')) return
    await stop(message)
    cluster.worker?.send({ type: 'left', figures: await figures() } satisfies Message)
  })
  cluster.worker?.send({ type: 'ready', live, loaded } satisfies Message)
  setInterval(() => cluster.worker?.send({ type: 'heartbeat' } satisfies Message, () => {}), HEARTBEAT_MS).unref()
}
