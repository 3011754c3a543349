import { brotliDecompressSync } from 'node:zlib'
import { Agent } from 'undici'

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

const INTERVAL_MS = 5
/** A shopper would have given up. */
const TIMEOUT_MS = 30_000

/** Requests pages one after the other, over connections that are kept alive as a proxy keeps them, whether responses come or not. */
export function startRequests(targets: readonly Target[], perSecond: number) {
  const agent = new Agent({ connections: 64, headersTimeout: TIMEOUT_MS })
  const responses: Response[] = []
  const failures: string[] = []
  const requests: Promise<void>[] = []
  const startedAt = performance.now()

  async function send(target: Target): Promise<void> {
    const { port, host, pathname } = target
    const headers = { host, 'accept-encoding': 'br' }
    try {
      const response = await agent.request({
        origin: `http://127.0.0.1:${port}`,
        path: pathname,
        method: 'GET',
        headers,
      })
      const body = decode(Buffer.from(await response.body.arrayBuffer()))
      responses.push({ target, status: response.statusCode, body })
    } catch (error) {
      failures.push(`${host}${pathname}: ${String(error)}`)
    }
  }

  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * perSecond
    while (requests.length < due) {
      const target = targets[requests.length % targets.length]
      if (!target) break
      requests.push(send(target))
    }
  }, INTERVAL_MS)

  return {
    /** Settles when the last request has its response. */
    async stop() {
      clearInterval(timer)
      await Promise.all(requests)
      await agent.close()
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
