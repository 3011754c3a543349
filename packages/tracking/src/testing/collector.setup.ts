import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { TestProject } from 'vitest/node'
import type { CollectedEvent } from './CollectedEvent.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the test collector. */
    collector: string
  }
}

/**
 * A collector on loopback: `POST /…` is taken and kept, `/hold/…` only answered after a `GET /let-go`, so that the body stays in
 * flight, `GET /events/…` gives what came for that path, in order.
 */
export default async function startCollector(project: TestProject): Promise<() => Promise<void>> {
  const events: CollectedEvent[] = []
  const held: ServerResponse[] = []
  let isHolding = true
  const server = createServer((request, response) => {
    const allowed = {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
    }
    response.writeHead(200, { ...allowed, 'content-type': 'application/json' })
    const url = request.url ?? '/'
    if (url === '/let-go') {
      isHolding = false
      for (const waiting of held.splice(0)) waiting.end('{}')
      response.end('{}')
      return
    }
    if (request.method === 'GET') {
      const path = url.slice('/events'.length)
      response.end(JSON.stringify(events.filter((event) => event.url.startsWith(path))))
      return
    }
    readEvent(request)
      .then((event) => events.push(event))
      .then(() => (isHolding && url.startsWith('/hold/') ? held.push(response) : response.end('{}')))
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the collector has no port')
  project.provide('collector', `http://127.0.0.1:${address.port}`)
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}

async function readEvent(request: IncomingMessage): Promise<CollectedEvent> {
  const contentType = request.headers['content-type'] ?? ''
  const url = request.url ?? ''
  const body = await buffer(request)
  if (contentType.startsWith('text/plain')) return { url, contentType, fields: [['body', body.toString()]] }
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData()
  return {
    url,
    contentType,
    fields: [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  }
}
