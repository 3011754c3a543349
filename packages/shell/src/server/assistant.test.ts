import { once } from 'node:events'
import { request as send } from 'node:http'
import type { ServerResponse } from 'node:http'
import { buildWireAssistant, buildWirePage } from '@clipfront/page-data/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSites, TOKEN } from '../testing/startSites.ts'
import { createPageApiClient } from './http/createPageApiClient.ts'

const HOST = 'uk.clipfront.example'
const OFF = 'dk.clipfront.example'
const PATH = '/api/assistant'
const API_PATH = '/v1/sites/uk.clipfront.example/assistant'
const LINES = 'application/x-ndjson'
const JSON_ONLY = { accept: 'application/json' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
let sites: Awaited<ReturnType<typeof startSites>>

const build = (code: number) => ({ ...buildWirePage('static'), code, assistant: buildWireAssistant() })
const answer = (status: number, body: object = { status, code: 'why', message: 'Why it is so.' }, headers = {}) =>
  sites.pageApi.answer(() => ({ status, headers, body }))

beforeAll(async () => {
  sites = await startSites('main')
})
beforeEach(() => {
  sites.pageApi.requests.length = 0
  answer(200, build(200))
})
afterAll(() => sites.close())

const get = async (query = '', headers: Record<string, string> = {}, host = HOST) =>
  sites.ask(host, PATH + query, { headers })
const post = async (fields: Record<string, string> = {}, headers: Record<string, string> = {}, on = sites) =>
  on.ask(HOST, PATH, {
    method: 'POST',
    headers: { ...FORM, ...headers },
    body: new URLSearchParams({ question: 'What works?', merchant: '7', ...fields }).toString(),
  })
const readAssistant = (body: string) =>
  JSON.parse(/id="state">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null')?.data?.assistant as { back: string }

describe('[R1.5] the assistant', () => {
  it('is a page of the site for one visitor, which goes back to where the visitor comes from', async () => {
    const { status, headers, body } = await get('?merchant=7&x=1', { referer: `http://${HOST}/stores/nimbus?page=2` })
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'NOINDEX'])
    expect(readAssistant(body)).toMatchObject({ heading: 'Ask about offers', back: '/stores/nimbus?page=2' })
    // Nothing of the catalog is made for it.
    expect(sites.pageApi.requests.map(({ target }) => target)).toEqual([`${API_PATH}?merchant=7`])
    expect(readAssistant((await get()).body).back).toBe('/stores/nimbus-shoes')
  })

  it('is page data for a script', async () => {
    const { status, headers, body } = await get('?merchant=7', JSON_ONLY)
    expect([status, headers['cache-control'], JSON.parse(body)]).toEqual([200, 'no-store', build(200)])
  })

  it('is not there on a site without the flag, and page-api is not asked', async () => {
    const page = await get('', {}, OFF)
    expect([page.status, page.body.includes('content="error"')]).toEqual([404, true])
    expect((await get('', JSON_ONLY, OFF)).status).toBe(404)
    const { status } = await sites.ask(OFF, PATH, {
      method: 'POST',
      headers: { ...FORM, accept: LINES },
      body: 'question=a',
    })
    expect([status, sites.pageApi.requests]).toEqual([404, []])
  })
})

describe('[R1.5] a question', () => {
  it('of a plain form reaches page-api byte for byte, with the visitor it is from, and is a page with its answer', async () => {
    const { status, headers, body } = await post({ back: '/stores/nimbus?promoid=7' })
    expect(sites.pageApi.requests[0]).toMatchObject({
      method: 'POST',
      target: API_PATH,
      body: 'question=What+works%3F&merchant=7&back=%2Fstores%2Fnimbus%3Fpromoid%3D7',
    })
    expect(sites.pageApi.requests[0]?.headers).toMatchObject({
      accept: 'application/json',
      authorization: `Bearer ${TOKEN}`,
      'x-forwarded-for': '127.0.0.1',
    })
    expect([status, headers['cache-control'], readAssistant(body).back]).toEqual([
      200,
      'no-store',
      '/stores/nimbus?promoid=7',
    ])
    expect(readAssistant((await post({ back: '//evil.example' })).body).back).toBe('/stores/nimbus-shoes')
  })

  it('that is none is shown again', async () => {
    answer(422, build(422))
    expect([
      (await post()).status,
      (await post({}, JSON_ONLY)).status,
      (await post({}, { accept: LINES })).status,
    ]).toEqual([422, 422, 422])
  })

  it.each([404, 413, 415, 429, 503])('is told of %i and why', async (status) => {
    answer(status, undefined, { 'retry-after': '17' })
    for (const accept of ['application/json', LINES]) {
      const call = await post({}, { accept })
      expect([call.status, call.headers['retry-after'], JSON.parse(call.body)]).toEqual([
        status,
        '17',
        { code: status, msg: 'Why it is so.' },
      ])
    }
    const { headers, ...page } = await post({ back: '/stores/nimbus' })
    expect([page.status, headers['retry-after'], page.body.includes('content="error"')]).toEqual([status, '17', true])
  })

  it.each([
    ['between our servers', 401, { status: 401, code: 'no', message: 'no' }],
    ['a 500', 500, { status: 500, code: 'no', message: 'no' }],
    ['a page in the place of lines', 200, build(200)],
  ])('learns nothing of what is wrong (%s)', async (_what, status, body) => {
    answer(status, body)
    expect((await post({}, { accept: LINES })).status).toBe(502)
  })

  it('is 502 when page-api is away', async () => {
    const nobody = createPageApiClient('http://127.0.0.1:9', TOKEN)
    const alone = await startSites('main', { api: nobody })
    expect([(await post({}, {}, alone)).status, (await post({}, { accept: LINES }, alone)).status]).toEqual([502, 502])
    await alone.close()
    await nobody.close()
  })

  it('comes from the site’s own pages, and is not too large', async () => {
    expect((await post({}, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await post({}, { 'sec-fetch-site': 'cross-site', accept: LINES })).status).toBe(403)
    expect((await post({ x: 'x'.repeat(8000) })).status).toBe(413)
    expect(sites.pageApi.requests).toEqual([])
  })
})

describe('[R1.5] an answer that is streamed', () => {
  const FIRST = '{"kind":"text","text":"One."}\n'
  const LAST = '{"kind":"end","by":"catalog","why":null}\n'

  /** What page-api writes, as a test goes on; and what became of it. */
  async function ask() {
    const opened = Promise.withResolvers<ServerResponse>()
    sites.pageApi.answer(() => (response) => {
      response.writeHead(200, { 'content-type': `${LINES}; charset=utf-8` }).write(FIRST)
      opened.resolve(response)
    })
    const request = send({
      port: sites.port,
      path: PATH,
      method: 'POST',
      headers: { ...FORM, host: HOST, accept: LINES },
    })
    request.end('question=a')
    request.on('error', () => {})
    const [writer, [response]] = await Promise.all([opened.promise, once(request, 'response')])
    return { writer, request, response }
  }

  it('arrives line by line, while page-api still writes', async () => {
    const { writer, response } = await ask()
    expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
      200,
      'application/x-ndjson; charset=utf-8',
      'no-store, no-transform',
    ])
    response.setEncoding('utf8')
    const chunks = response[Symbol.asyncIterator]()
    expect(await chunks.next()).toEqual({ done: false, value: FIRST })
    writer.end(LAST)
    expect(await chunks.next()).toEqual({ done: false, value: LAST })
    expect((await chunks.next()).done).toBe(true)
  })

  it.each(['before', 'after'])('is written no further when the shopper leaves %s its first line', async (moment) => {
    const opened = Promise.withResolvers<ServerResponse>()
    sites.pageApi.answer(() => (response) => {
      response.writeHead(200, { 'content-type': LINES }).flushHeaders()
      opened.resolve(response)
    })
    const headers = { ...FORM, host: HOST, accept: LINES }
    const request = send({ port: sites.port, path: PATH, method: 'POST', headers })
    request.on('error', () => {})
    request.end('question=a')
    const writer = await opened.promise
    if (moment === 'after') {
      writer.write(FIRST)
      await once(request, 'response')
    }
    const gone = once(writer, 'close')
    request.destroy()
    await gone
    expect(writer.writableEnded).toBe(false)
  })

  it('that breaks off before its first line is an error with a status', async () => {
    sites.pageApi.answer(() => (response) => {
      response.writeHead(200, { 'content-type': LINES }).flushHeaders()
      response.destroy()
    })
    expect((await post({}, { accept: LINES })).status).toBe(502)
  })

  it('that breaks off in page-api breaks off at the shopper', async () => {
    const { writer, response } = await ask()
    response.resume()
    const ended = once(response, 'end').then(
      () => 'whole',
      () => 'broken',
    )
    writer.destroy()
    expect(await ended).toBe('broken')
  })
})
