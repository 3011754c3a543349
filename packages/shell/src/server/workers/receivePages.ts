import cluster from 'node:cluster'
import type { HandedPage } from '../pages/createKeptPages.ts'
import { type HandedMessage, type HeirMessage, isMessage, type PageMessage } from './messages.ts'

/** One that serves may be too busy for it; then its pages are made anew. */
const WITHIN_MS = 10_000

/** In a worker that begins. @returns the pages of one that serves, as far as they come in time; what was asked for last first */
export function receivePages(): Promise<readonly HandedPage[]> {
  const pages: HandedPage[] = []
  const { promise, resolve } = Promise.withResolvers<readonly HandedPage[]>()
  const limit = setTimeout(finish, WITHIN_MS)
  process.on('message', take)
  cluster.worker?.send({ type: 'heir' } satisfies HeirMessage, () => {})
  return promise

  function take(message: unknown): void {
    if (isMessage<PageMessage>(message, 'page')) pages.push(message.handed)
    if (isMessage<HandedMessage>(message, 'handed')) finish()
  }

  function finish(): void {
    clearTimeout(limit)
    process.off('message', take)
    resolve(pages)
  }
}
