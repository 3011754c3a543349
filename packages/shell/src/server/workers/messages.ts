import type { Figures } from '@clipfront/telemetry'
import type { Drain, ServerProcess } from './ServerProcess.ts'

/** From a worker, once it serves. */
export interface ReadyMessage extends Pick<ServerProcess, 'live' | 'loaded'> {
  type: 'ready'
}

/** From the primary: take no new connection, end the requests under way, send `left`. */
export interface DrainMessage extends Drain {
  type: 'drain'
}

/** From a worker that has drained. */
export interface LeftMessage {
  type: 'left'
  figures: Figures
}

/**
 * From the primary, in response to `left`: exit. Messages keep their order, so every connection that was on its way to the worker
 * has arrived by then, and was given back for another worker. Without it one would stay open, unanswered.
 */
export interface GoMessage {
  type: 'go'
}

/** From the primary: send your metrics. */
export interface GetFiguresMessage {
  type: 'get-figures'
}

export interface FiguresMessage {
  type: 'figures'
  figures: Figures
}

type OwnMessage = ReadyMessage | DrainMessage | LeftMessage | GoMessage | GetFiguresMessage | FiguresMessage

/** Workers and primary are one program: a message of these types has its shape. */
export function isMessage<Message extends OwnMessage>(message: unknown, type: Message['type']): message is Message {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === type
}
