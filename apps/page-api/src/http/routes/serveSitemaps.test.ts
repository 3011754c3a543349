import { describe, expect, it } from 'vitest'
import { createTestDatabase, UK } from '@clipfront/catalog/testing'
import { startTestApi } from '../testing/startTestApi.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)

describe.each(['sitemap.xml', 'sitemap-pages-1.xml'])('[R2.15] %s', (name) => {
  const url = `http://127.0.0.1:${api.port}/v1/sites/${UK}/${name}`
  const get = (headers: Record<string, string> = {}) => api.get(new URL(url).pathname, headers)

  it('has its length, an entity tag and a date, and has to be asked for each time', async () => {
    const { status, headers, text } = await get()
    expect([status, headers['content-length']]).toEqual([200, String(Buffer.byteLength(text))])
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^"[0-9a-z-]+"$/),
      'last-modified': expect.stringMatching(/GMT$/),
    })
  })

  it.each(['br', 'gzip'])('is compressed for a client that asks for %s, with a weak tag', async (encoding) => {
    const { headers, text } = await get()
    const compressed = await fetch(url, { headers: { 'accept-encoding': encoding } })
    expect(compressed.headers.get('content-encoding')).toBe(encoding)
    expect(compressed.headers.get('etag')).toBe(`W/${String(headers['etag'])}`)
    expect(Number(compressed.headers.get('content-length'))).toBeLessThan(text.length)
    expect(await compressed.text()).toBe(text)
  })

  it.each([
    ['its tag', (etag: string) => ({ 'if-none-match': `"other", W/${etag}` }), 304],
    ['any tag', () => ({ 'if-none-match': '*' }), 304],
    ['another tag', () => ({ 'if-none-match': '"other"' }), 200],
    ['its date', (_etag: string, date: string) => ({ 'if-modified-since': date }), 304],
    ['an older date', () => ({ 'if-modified-since': new Date(0).toUTCString() }), 200],
    ['no date', () => ({ 'if-modified-since': 'yesterday' }), 200],
    [
      'its date with another tag',
      (_etag: string, date: string) => ({ 'if-modified-since': date, 'if-none-match': '"other"' }),
      200,
    ],
  ])('to a client that holds %s', async (_title, conditions, status) => {
    const { headers } = await get()
    const again = await get(conditions(String(headers['etag']), String(headers['last-modified'])))
    expect([again.status, again.text === '', again.headers['etag']]).toEqual([status, status === 304, headers['etag']])
  })

  it('has the same headers for HEAD', async () => {
    const { headers } = await get()
    const head = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
    expect(head.status).toBe(200)
    for (const header of ['content-type', 'content-length', 'etag', 'last-modified', 'vary', 'cache-control'])
      expect([header, head.headers.get(header)]).toEqual([header, headers[header]])
  })
})
