import cluster from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import type { HandedPage } from '../pages/createKeptPages.ts'
import type { HandedMessage, PageMessage } from './messages.ts'

/** It gives for this long at a time, and rests for a multiple of it. */
const STRETCH_MS = 5
const REST = 3

/** In a worker that serves: gives its pages to another one, and has most of the time left for visitors. */
export async function handOnPages(pages: AsyncIterable<HandedPage>, heir: number): Promise<void> {
  let since = performance.now()
  for await (const handed of pages) {
    await send({ type: 'page', heir, handed })
    const ms = performance.now() - since
    if (ms < STRETCH_MS) continue
    await pause(REST * ms)
    since = performance.now()
  }
  await send({ type: 'handed', heir })
}

function send(message: PageMessage | HandedMessage): Promise<void> {
  return new Promise((resolve) => {
    // Where the channel is gone, the process soon is.
    if (cluster.worker) cluster.worker.send(message, () => resolve())
    else resolve()
  })
}
