import cluster from 'node:cluster'
import {
  type DrainMessage,
  type FiguresMessage,
  type GetFiguresMessage,
  type GoMessage,
  isMessage,
  type LeftMessage,
  type ReadyMessage,
} from './messages.ts'
import type { Serving } from './Serving.ts'

/** Serves until the primary says otherwise. When the primary is gone, Node ends its workers. */
export async function runWorker(start: () => Promise<Serving>): Promise<void> {
  // The terminal sends its signals to every process of the group; when to end is the primary's word.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => {})
  // Whoever started the primary may have let the channel to its parent go; a worker lives by it.
  process.channel?.ref()
  const { live, loaded, figures, stop } = await start()
  process.on('message', async (message) => {
    if (isMessage<GoMessage>(message, 'go')) process.exit(0)
    if (isMessage<GetFiguresMessage>(message, 'get-figures'))
      cluster.worker?.send({ type: 'figures', figures: await figures() } satisfies FiguresMessage)
    if (!isMessage<DrainMessage>(message, 'drain')) return
    await stop(message)
    cluster.worker?.send({ type: 'left', figures: await figures() } satisfies LeftMessage)
  })
  cluster.worker?.send({ type: 'ready', live, loaded } satisfies ReadyMessage)
}
