import { createHash } from 'node:crypto'
import { Agent, request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { type Wait, watchWaits } from './watchWaits.ts'

/** An answer under load. */
export interface Sample {
  host: string
  target: string
  startedAt: number
  ms: number
  status: number
  body: string
}

/** How much later than asked for a timer of the load's own ran: what its requests took longer is not the server's doing. */
export interface Lag {
  at: number
  ms: number
}

export interface Load {
  samples: Sample[]
  lags: Lag[]
  /** While it lasts, of the servers. */
  waits: Wait[]
  /** Requests that got no answer. */
  failures: string[]
  stop: () => Promise<void>
}

const INTERVAL_MS = 5

/** What is asked for, in turn. */
export type Question = readonly [port: number, host: string, target: string]

/**
 * Asks at a steady pace, whether answers come or not, over connections that are kept alive as a proxy keeps them.
 * @param perSecond requests in a second, over all questions
 */
export function createLoad(questions: readonly Question[], perSecond: number): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const samples: Sample[] = []
  const lags: Lag[] = []
  const { waits, stop: stopWatching } = watchWaits()
  const failures: string[] = []
  const underWay = new Set<Promise<void>>()
  const keep = createBodies()
  const startedAt = performance.now()
  let asked = 0

  function ask([port, host, path]: Question): Promise<void> {
    const start = performance.now()
    const { promise, resolve } = Promise.withResolvers<void>()
    // As browsers do: a page is compressed once for all who ask, and a plain one is made into bytes for each.
    const headers = { host, 'accept-encoding': 'br' }
    const outgoing = request({ agent, host: '127.0.0.1', port, path, headers }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', (error) => failures.push(`${host}${path}: ${error.message}`))
      incoming.on('end', () => {
        const ms = performance.now() - start
        const status = incoming.statusCode ?? 0
        const isCompressed = incoming.headers['content-encoding'] === 'br'
        const body = keep(Buffer.concat(chunks), isCompressed)
        samples.push({ host, target: path, startedAt: start, ms, status, body })
      })
      incoming.on('close', resolve)
    })
    outgoing.on('error', (error) => {
      failures.push(`${host}${path}: ${error.message}`)
      resolve()
    })
    outgoing.end()
    return promise
  }

  let lookedAt = startedAt
  const timer = setInterval(() => {
    const now = performance.now()
    lags.push({ at: now, ms: Math.max(0, now - lookedAt - INTERVAL_MS) })
    lookedAt = now
    const due = Math.floor(((now - startedAt) / 1000) * perSecond)
    for (; asked < due; asked += 1) {
      const question = questions[asked % questions.length]
      if (!question) continue
      const answered = ask(question).finally(() => underWay.delete(answered))
      underWay.add(answered)
    }
  }, INTERVAL_MS)

  return {
    samples,
    lags,
    waits,
    failures,
    async stop() {
      clearInterval(timer)
      await Promise.all(underWay)
      stopWatching()
      agent.destroy()
    },
  }
}

/** Equal bodies are kept once: memory that grows with every answer would be collected in pauses that look like the server's. */
function createBodies(): (bytes: Buffer, isCompressed: boolean) => string {
  const bodies = new Map<string, string>()
  return (bytes, isCompressed) => {
    const digest = createHash('sha1').update(bytes).digest('base64')
    const body = bodies.get(digest) ?? (isCompressed ? brotliDecompressSync(bytes) : bytes).toString('utf8')
    bodies.set(digest, body)
    return body
  }
}
