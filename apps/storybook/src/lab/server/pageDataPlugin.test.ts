import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createVite } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LAB_PATH } from '../labAnswer.ts'
import { pageDataPlugin } from './pageDataPlugin.ts'

const requests: string[] = []
const pageApi = createServer(({ url = '' }, response) => {
  requests.push(url)
  response.end('{"code":200}')
})
let lab: ReturnType<typeof createServer>
let vite: Awaited<ReturnType<typeof createVite>>

beforeAll(async () => {
  await new Promise<void>((resolve) => pageApi.listen(0, '127.0.0.1', resolve))
  const { port } = pageApi.address() as AddressInfo
  vite = await createVite({
    configFile: false,
    // As Storybook has it where somebody lets in all hosts.
    server: { middlewareMode: true, ws: false, allowedHosts: true },
    appType: 'custom',
    plugins: [pageDataPlugin({ PORT_API: String(port) })],
  })
  lab = createServer(vite.middlewares)
  await new Promise<void>((resolve) => lab.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  lab.close()
  pageApi.close()
  await vite.close()
})

function ask(host: string, origin = 'same-origin'): Promise<number | undefined> {
  const { port } = lab.address() as AddressInfo
  const path = `${LAB_PATH}?address=/stores&site=cpus`
  return new Promise((resolve, reject) => {
    const asking = request({ port, path, headers: { host, 'sec-fetch-site': origin } }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode))
    })
    asking.on('error', reject).end()
  })
}

it.each(['localhost:6006', '127.0.0.1:6006', '[::1]:6006'])('asks for the page of %s itself', async (host) => {
  requests.length = 0
  expect(await ask(host)).toBe(200)
  expect(requests).toHaveLength(1)
})

it.each([
  ['another page', 'localhost:6006', 'cross-site'],
  ['another tool', 'localhost:6006', 'none'],
  ['a name that leads to this machine', 'evil.example:6006', 'same-origin'],
  ['a name that begins as ours', 'localhost.evil.example', 'same-origin'],
])('asks nobody for %s', async (_what, host, origin) => {
  requests.length = 0
  expect(await ask(host, origin)).toBe(403)
  expect(requests).toEqual([])
})
