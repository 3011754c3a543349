import cluster, { type Worker } from 'node:cluster'

/** What Node's primary sends a worker with a connection, and the worker's response. */
interface ClusterMessage {
  act?: string
  seq?: number
  ack?: number
}

interface Connection {
  close: () => void
}

/**
 * Gives the connections that were on their way to a worker when it died to other workers. Node's primary waits for a worker's word
 * that it has accepted a connection, and when the worker dies before, forgets it: the client would wait until its own timeout. For
 * a worker that hangs that is certain. So the primary is told in the dead worker's name that it has not accepted them.
 * These messages are Node's own (`lib/internal/cluster/round_robin_handle.js`); a test in `rolling.test.ts` tells when they change.
 * @param isServed whether another worker can take them; else they are closed
 */
export function redistributeConnections(worker: Worker, isServed: () => boolean): void {
  const child = worker.process
  const pending = new Map<number, Connection>()
  const send = child.send.bind(child) as (...args: unknown[]) => boolean
  child.send = (...args: unknown[]) => {
    const [message, connection] = args as [ClusterMessage, Connection | undefined]
    if (message.act === 'newconn' && message.seq !== undefined && connection) pending.set(message.seq, connection)
    return send(...args)
  }
  child.on('internalMessage', ({ ack }: ClusterMessage) => pending.delete(ack ?? -1))
  worker.once('exit', () => {
    // Else the primary would try the dead worker once more.
    const isOffList = cluster.workers?.[worker.id] === undefined
    for (const [ack, connection] of pending) {
      if (isOffList && isServed()) child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted: false })
      else connection.close()
    }
  })
}
