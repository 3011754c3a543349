import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createReleaseStore } from '@clipfront/shell/releases'
import { Pool } from 'undici'

/**
 * The least a server can do for the same page: `node:http`, a kept-alive client, `JSON.parse`, `renderToString` of the
 * same tree out of the same production build, and the same document around it. No validation, no head, no state, no log.
 *   node baselineServer.ts '{"folder":…,"site":…,"release":…}' POOL_PORT PORT
 */
const [measured = '', poolPort = '', port = ''] = process.argv.slice(2)
const MARK = /@@[A-Z]+@@/
const STATE = {
  renderedAt: '2026-11-20T12:00:00.000Z',
  layout: 'default',
  data: {},
  device: 'pc',
  site: { consent: 'not-needed' },
}

interface ServerCode {
  createRenderer: (parts: object) => { renderBody: (state: object) => string }
}

const { folder, site: code, release } = JSON.parse(measured) as { folder: string; site: string; release: string }
const store = createReleaseStore(folder)
const { server } = await store.read(code, release)
const ofRelease = (name: string) => path.join(store.resolveFolder(code, release), name)
const site: unknown = JSON.parse(readFileSync(ofRelease('site.json'), 'utf8'))
const { messages } = (await import(pathToFileURL(ofRelease('messages.mjs')).href)) as { messages: unknown }
const { createRenderer } = (await import(pathToFileURL(store.resolveServerCode(server)).href)) as ServerCode
const { renderBody } = createRenderer({ site, messages, envelopes: {} })
const [attributes, head, body, ...rest] = readFileSync(ofRelease('envelopes/merchant.html'), 'utf8').split(MARK)
const before = `${attributes}${head}${body}`
const after = rest.join('')
const pool = new Pool(`http://127.0.0.1:${poolPort}`, { connections: 128 })

async function answer(url: string): Promise<string> {
  const { body: stream } = await pool.request({ method: 'GET', path: `/parsed${url}` })
  const page: unknown = JSON.parse(await stream.text())
  return before + renderBody({ ...STATE, page, url }) + after
}

createServer(async (request, response) => {
  try {
    const html = await answer(request.url ?? '/')
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(html) })
    response.end(html)
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
}).listen(Number(port), '127.0.0.1')
