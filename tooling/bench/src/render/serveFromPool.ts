import { createServer, type Server } from 'node:http'
import type { PooledPage } from './pool.ts'

/**
 * Stands where page-api stands, without its work: the bytes were made beforehand, and each is served once.
 * `/parsed` gives the next page in the tree's own form; any other path the next page as page-api writes it.
 */
export function serveFromPool(pool: readonly PooledPage[]): Server {
  let next = 0
  return createServer((request, response) => {
    const page = pool[next++]
    if (!page) {
      response.writeHead(500).end('{"code":500,"msg":"the pool is empty"}')
      return
    }
    const body = request.url?.startsWith('/parsed') ? page.parsed : page.wire
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
  })
}
