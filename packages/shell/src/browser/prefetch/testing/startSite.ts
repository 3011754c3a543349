import { createServer } from 'node:http'
import { join } from 'node:path'
import { bundleApp } from '../../testing/bundleApp.ts'

export interface Site {
  origin: string
  /** The code that was asked for, by its page type, and `css`, in order. */
  requests: string[]
  /** What of it is not there. */
  missing: Set<string>
  close: () => Promise<void>
}

/** A site server on loopback. Its page is what `?body=` says, with the app's part of prefetching in it. */
export async function startSite(): Promise<Site> {
  const app = await bundleApp(join(import.meta.dirname, 'app.ts'))
  const requests: string[] = []
  const missing = new Set<string>()
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site.example')
    const [, type] = /^\/code\/(\w+)\.js$/.exec(pathname) ?? []
    if (pathname === '/app.js') {
      response.setHeader('content-type', 'text/javascript').end(app)
    } else if (type !== undefined) {
      requests.push(type)
      response.statusCode = missing.has(type) ? 404 : 200
      response.setHeader('content-type', 'text/javascript').end('export const Template = () => null')
    } else if (pathname === '/page.css') {
      requests.push('css')
      response.statusCode = missing.has('css') ? 404 : 200
      response.setHeader('content-type', 'text/css').end('h1 { color: red }')
    } else {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      const head = '<title>A page</title><link rel="icon" href="data:,">'
      response.end(`<!DOCTYPE html><html lang="en"><head>${head}</head><body style="margin: 0">
        <h1>${pathname}</h1>${searchParams.get('body') ?? ''}<script src="/app.js"></script></body></html>`)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the site has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    missing,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
