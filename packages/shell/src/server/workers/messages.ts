/** From a worker, once it serves. */
export interface ReadyMessage {
  type: 'ready'
}

/** From the primary: take no new connection, end what is under way, exit. */
export interface DrainMessage extends Drain {
  type: 'drain'
}

export interface Drain {
  /** What is not done by then is cut off. */
  withinMs: number
  /** Whether others go on serving: then idle connections are let go with their next answer, else at once. */
  isReplaced: boolean
}

/** Workers and primary are one program: a message of these types has its shape. */
export function isMessage<Message extends ReadyMessage | DrainMessage>(
  message: unknown,
  type: Message['type'],
): message is Message {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === type
}
