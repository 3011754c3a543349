import type { Drain, Serving } from './Serving.ts'

/** From a worker, once it serves. */
export interface ReadyMessage extends Pick<Serving, 'live' | 'loaded'> {
  type: 'ready'
}

/** From the primary: take no new connection, end what is under way, exit. */
export interface DrainMessage extends Drain {
  type: 'drain'
}

/** Workers and primary are one program: a message of these types has its shape. */
export function isMessage<Message extends ReadyMessage | DrainMessage>(
  message: unknown,
  type: Message['type'],
): message is Message {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === type
}
