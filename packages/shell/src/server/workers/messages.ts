import type { Figures } from '@clipfront/telemetry'
import type { Drain, Serving } from './Serving.ts'

/** From a worker, once it serves. */
export interface ReadyMessage extends Pick<Serving, 'live' | 'loaded'> {
  type: 'ready'
}

/** From the primary: take no new connection, end what is under way, say so. */
export interface DrainMessage extends Drain {
  type: 'drain'
}

/** From a worker that has ended what was under way: it takes nothing more. */
export interface LeftMessage {
  type: 'left'
  figures: Figures
}

/** From the primary: say what you have counted. */
export interface GetFiguresMessage {
  type: 'get-figures'
}

export interface FiguresMessage {
  type: 'figures'
  figures: Figures
}

/**
 * From the primary, in answer: nothing more comes. Messages keep their order, so that every connection that was on its way to
 * the worker has come by then, and gone back to be given to another one. Without it one would be lost in between, unanswered.
 */
export interface GoMessage {
  type: 'go'
}

type OwnMessage = ReadyMessage | DrainMessage | LeftMessage | GoMessage | GetFiguresMessage | FiguresMessage

/** Workers and primary are one program: a message of these types has its shape. */
export function isMessage<Message extends OwnMessage>(message: unknown, type: Message['type']): message is Message {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === type
}
