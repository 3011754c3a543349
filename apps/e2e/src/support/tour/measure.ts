import type { CDPSession } from '@playwright/test'

/** So often nothing must get less before a measurement ends, and so long lies between two readings. */
const CALM_ROUNDS = 4
const ROUND_MS = 200
/** What Chromium calls the owner of a picture's document. */
const PICTURE = 'blink::IsolatedSVGDocumentHost'

/** The least of each, measured until nothing gets less: what only waits to be freed comes and goes, and what leaks stays. */
export async function measure(session: CDPSession) {
  await session.send('Performance.enable')
  let least = await collectAndRead(session)
  for (let calm = 0; calm < CALM_ROUNDS;) {
    await new Promise((resolve) => setTimeout(resolve, ROUND_MS))
    const now = await collectAndRead(session)
    const isLess = now.heap < least.heap * 0.999 || now.listeners < least.listeners || now.documents < least.documents
    calm = isLess ? 0 : calm + 1
    least = {
      heap: Math.min(least.heap, now.heap),
      listeners: Math.min(least.listeners, now.listeners),
      documents: Math.min(least.documents, now.documents),
    }
  }
  return { ...least, documents: least.documents - (await countPictures(session)) }
}

async function collectAndRead(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { heap: read('JSHeapUsedSize'), listeners: read('JSEventListeners'), documents: read('Documents') }
}

/** Pictures in SVG, each a document too, which the browser keeps once per address for as long as it likes. */
async function countPictures(session: CDPSession): Promise<number> {
  const chunks: string[] = []
  const take = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', take)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', take)
  const { snapshot, nodes, strings } = JSON.parse(chunks.join('')) as HeapSnapshot
  const fields = snapshot.meta.node_fields
  const [name, picture] = [fields.indexOf('name'), strings.indexOf(PICTURE)]
  return nodes.filter((value, at) => at % fields.length === name && value === picture).length
}

/** A flat list of nodes, each as long as the list of its fields. */
interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[] } }
  nodes: number[]
  strings: string[]
}
