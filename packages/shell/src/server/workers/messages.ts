import type { Figures } from '@clipfront/telemetry'
import type { Drain, ServerProcess } from './ServerProcess.ts'

/** What a worker and the primary send each other. */
export type Message =
  /** From a worker, once it serves. */
  | ({ type: 'ready' } & Pick<ServerProcess, 'live' | 'loaded'>)
  /** From a worker, once a second: its event loop turns. */
  | { type: 'heartbeat' }
  /** From the primary: take no new connection, end the requests under way, send `left`. */
  | ({ type: 'drain' } & Drain)
  /** From a worker that has drained. */
  | { type: 'left'; figures: Figures }
  /**
   * From the primary, in response to `left`: exit. Messages keep their order, so every connection that was on its way to the worker
   * has arrived by then, and was given back for another worker. Without it one would stay open, unanswered.
   */
  | { type: 'go' }
  /** From the primary: send your metrics. */
  | { type: 'get-figures' }
  | { type: 'figures'; figures: Figures }

export type MessageOfType<Type extends Message['type']> = Extract<Message, { type: Type }>

/** Workers and primary are one program: a message of these types has its shape. */
export function isMessage<Type extends Message['type']>(message: unknown, type: Type): message is MessageOfType<Type> {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === type
}
