import cluster, { type Worker } from 'node:cluster'
import { type HandedMessage, type HandOnMessage, type HeirMessage, isMessage, type PageMessage } from './messages.ts'

/**
 * Has pages go from a worker that serves to one that begins: the primary alone knows both.
 * @param chooseGiver a worker that serves
 */
export function relayPages(worker: Worker, chooseGiver: () => Worker | undefined): void {
  const end = () => worker.send({ type: 'handed', heir: worker.id } satisfies HandedMessage, () => {})
  worker.on('message', (message: unknown): void => {
    if (isMessage<HeirMessage>(message, 'heir')) {
      const giver = chooseGiver()
      if (!giver || worker.isDead()) return void end()
      // One that ends meanwhile says nothing more.
      giver.once('exit', end)
      const forget = () => giver.off('exit', end)
      worker.once('listening', forget)
      worker.once('exit', forget)
      giver.send({ type: 'hand-on', heir: worker.id } satisfies HandOnMessage, () => {})
    }
    if (isMessage<PageMessage>(message, 'page') || isMessage<HandedMessage>(message, 'handed')) {
      cluster.workers?.[message.heir]?.send(message, () => {})
    }
  })
}
