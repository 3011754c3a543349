// A process of its own (`startLoad`): what a test does meanwhile would delay its answers, and look like the servers' doing.
import { createHash } from 'node:crypto'
import { Agent, request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import {
  type AskMessage,
  clockMs,
  type Lag,
  type LoadResult,
  type Question,
  type Sample,
  type StopMessage,
} from './Load.ts'

const INTERVAL_MS = 5

process.on('message', (message: AskMessage | StopMessage) => {
  if ('stop' in message) void stop()
  else begin(message)
})
process.on('disconnect', () => process.exit())

// Kept alive as a proxy keeps them.
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const samples: Sample[] = []
const lags: Lag[] = []
const failures: string[] = []
/** Equal bodies are kept once: memory that grows with every answer would be collected in pauses that look like the servers'. */
const bodies = new Map<string, Buffer>()
const underWay = new Set<Promise<void>>()
let timer: NodeJS.Timeout | undefined

/** Asks at a steady pace, whether answers come or not. */
function begin({ questions, perSecond }: AskMessage): void {
  const startedAt = clockMs()
  let asked = 0
  let lookedAt = startedAt
  timer = setInterval(() => {
    const now = clockMs()
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
}

function ask({ port, host, target, userAgent }: Question): Promise<void> {
  const startedAt = clockMs()
  const { promise, resolve } = Promise.withResolvers<void>()
  // As browsers do: a page is compressed once for all who ask, and a plain one is made into bytes for each.
  const headers = { host, 'user-agent': userAgent, 'accept-encoding': 'br' }
  const outgoing = request({ agent, host: '127.0.0.1', port, path: target, headers }, (incoming) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('error', (error) => failures.push(`${host}${target}: ${error.message}`))
    incoming.on('end', () => {
      const ms = clockMs() - startedAt
      const digest = keep(Buffer.concat(chunks))
      samples.push({ host, target, startedAt, ms, status: incoming.statusCode ?? 0, digest })
    })
    incoming.on('close', resolve)
  })
  outgoing.on('error', (error) => {
    failures.push(`${host}${target}: ${error.message}`)
    resolve()
  })
  outgoing.end()
  return promise
}

function keep(bytes: Buffer): string {
  const digest = createHash('sha1').update(bytes).digest('base64')
  if (!bodies.has(digest)) bodies.set(digest, bytes)
  return digest
}

async function stop(): Promise<void> {
  clearInterval(timer)
  await Promise.all(underWay)
  agent.destroy()
  const texts = Object.fromEntries(Array.from(bodies, ([digest, bytes]) => [digest, readText(bytes)]))
  process.send?.({ samples, lags, failures, bodies: texts } satisfies LoadResult)
}

/** An error may come plain. */
function readText(bytes: Buffer): string {
  try {
    return brotliDecompressSync(bytes).toString('utf8')
  } catch {
    return bytes.toString('utf8')
  }
}
