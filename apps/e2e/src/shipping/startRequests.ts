import { Agent, request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'

export interface Target {
  port: number
  host: string
  pathname: string
}

export interface Response {
  target: Target
  status: number
  body: string
}

export interface RunningRequests {
  /** Settles when the last request has its response. */
  stop: () => Promise<{ responses: Response[]; failures: string[] }>
}

const INTERVAL_MS = 5

/** Requests pages one after the other, over connections that are kept alive as a proxy keeps them, whether responses come or not. */
export function startRequests(targets: readonly Target[], perSecond: number): RunningRequests {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const responses: Response[] = []
  const failures: string[] = []
  const pending = new Set<Promise<void>>()
  const startedAt = performance.now()
  let sent = 0

  function send(target: Target): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { port, host, pathname } = target
    const fail = ({ message }: Error) => failures.push(`${host}${pathname}: ${message}`)
    const headers = { host, 'accept-encoding': 'br' }
    const outgoing = request({ agent, host: '127.0.0.1', port, path: pathname, headers }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', fail)
      incoming.on('end', () => {
        responses.push({ target, status: incoming.statusCode ?? 0, body: decode(Buffer.concat(chunks)) })
      })
      incoming.on('close', resolve)
    })
    outgoing.on('error', (error) => {
      fail(error)
      resolve()
    })
    outgoing.end()
    return promise
  }

  const timer = setInterval(() => {
    for (const due = ((performance.now() - startedAt) / 1000) * perSecond; sent < due; sent += 1) {
      const target = targets[sent % targets.length]
      if (!target) continue
      const done = send(target).finally(() => pending.delete(done))
      pending.add(done)
    }
  }, INTERVAL_MS)

  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(pending)
      agent.destroy()
      return { responses, failures }
    },
  }
}

/** An error may come plain. */
function decode(bytes: Buffer): string {
  try {
    return brotliDecompressSync(bytes).toString('utf8')
  } catch {
    return bytes.toString('utf8')
  }
}
