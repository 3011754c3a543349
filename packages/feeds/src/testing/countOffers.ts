import { parentPort, workerData } from 'node:worker_threads'
import { NETWORK_FEEDS } from './networkFeeds.ts'

/** A worker: reads the file that it is given by the reader of a format, and answers with the number of its offers. */
const read = NETWORK_FEEDS.find(({ format }) => format === workerData.format)?.read
let count = 0
if (read) for await (const { value } of read(workerData.file)) if (value) count += 1
parentPort?.postMessage(count, [])
