import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { bundleScripts } from './bundleScripts.ts'
import { renderMerchantPage } from './renderMerchantPage.ts'

interface Visit {
  path: string
  /** Epoch milliseconds. */
  at: number
}

export interface TestSite {
  port: number
  /** Documents that were asked for, in order. */
  visits: Visit[]
  /** The fields of each event, in order. */
  events: Record<string, string>[]
  close(): Promise<void>
}

/**
 * A site server on loopback with one store page: `uk.` names ask for consent, others need not; `?app` starts the app as well.
 * Whatever else is asked for is a page with its path as its heading.
 */
export async function startTestSite(): Promise<TestSite> {
  const { inline, app } = await bundleScripts()
  const visits: Visit[] = []
  const events: Record<string, string>[] = []
  const server = createServer((request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://shop.example')
    if (pathname === '/app.js') {
      response.setHeader('content-type', 'text/javascript').end(app)
    } else if (pathname === '/api/pagepoint') {
      readFields(request)
        .then((fields) => events.push(fields))
        .then(() => response.end('{}'))
        .catch(() => response.destroy())
    } else {
      visits.push({ path: pathname + search, at: Date.now() })
      const isMerchantPage = pathname.startsWith('/stores/') && !searchParams.has('promoid')
      const consent = request.headers.host?.startsWith('uk.') ? 'ask' : 'not-needed'
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.statusCode = pathname === '/403' ? 403 : 200
      response.end(
        isMerchantPage
          ? renderMerchantPage({ consent, inline, hasApp: searchParams.has('app') })
          : `<h1>${pathname}</h1>`,
      )
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the shop has no port')
  return {
    port: address.port,
    visits,
    events,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readFields(request: IncomingMessage): Promise<Record<string, string>> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = await new Response(await buffer(request), { headers }).formData()
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]))
}
