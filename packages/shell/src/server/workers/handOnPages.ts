import cluster from 'node:cluster'
import type { HandedPage } from '../pages/createKeptPages.ts'
import type { HandedMessage, PageMessage } from './messages.ts'

/** In a worker that serves: gives its pages to another one, each when the last is on its way, so that visitors come in between. */
export async function handOnPages(pages: AsyncIterable<HandedPage>, heir: number): Promise<void> {
  for await (const handed of pages) await send({ type: 'page', heir, handed })
  await send({ type: 'handed', heir })
}

function send(message: PageMessage | HandedMessage): Promise<void> {
  return new Promise((resolve) => {
    // Where the channel is gone, the process soon is.
    if (cluster.worker) cluster.worker.send(message, () => resolve())
    else resolve()
  })
}
