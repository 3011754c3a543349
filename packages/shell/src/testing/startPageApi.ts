import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** A request as page-api would have got it. */
export interface RecordedRequest {
  method: string
  /** Raw request target. */
  target: string
  headers: IncomingMessage['headers']
  body: string
}

export interface StandInAnswer {
  status?: number
  headers?: Record<string, string>
  body: unknown
}

/** What is answered: a body at once, nothing for ever, or whatever the test writes. */
export type StandInReply = StandInAnswer | 'silence' | ((response: ServerResponse) => void)

export interface StandInPageApi {
  url: string
  /** Every request since the start, oldest first. */
  requests: RecordedRequest[]
  /** What is answered from now on. */
  answer: (reply: (request: RecordedRequest) => StandInReply) => void
  close: () => Promise<void>
}

/**
 * Stands in for page-api over loopback: records what the site server asks, and answers what a test is about. The real one is an
 * app, which a package may not import; journeys against it are in `apps/e2e`.
 */
export async function startPageApi(): Promise<StandInPageApi> {
  const requests: RecordedRequest[] = []
  let reply: (request: RecordedRequest) => StandInReply = notFound
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const request = {
      method: incoming.method ?? '',
      target: incoming.url ?? '',
      headers: incoming.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    }
    requests.push(request)
    const answer = reply(request)
    if (answer === 'silence') return
    if (typeof answer === 'function') return answer(response)
    const { status = 200, headers = {}, body } = answer
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answer(next) {
      reply = next
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function notFound(): StandInAnswer {
  return { status: 404, body: {} }
}
