import { buildWireForm, buildWirePage } from '@clipfront/page-data/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startSites, TOKEN } from '../testing/startSites.ts'
import { createPageApiClient } from './http/createPageApiClient.ts'

const HOST = 'uk.clipfront.example'
const OWN = `http://${HOST}`
const PATH = '/api/form/review'
const API_PATH = '/v1/sites/uk.clipfront.example/forms/review'
const JSON_ONLY = { accept: 'application/json' }
let sites: Awaited<ReturnType<typeof startSites>>

const buildForm = (code: number) => ({ ...buildWirePage('static'), code, form: buildWireForm('review') })
const answer = (status: number, body: object = { status, code: 'why', message: 'Why it is so.' }, headers = {}) =>
  sites.pageApi.answer(() => ({ status, headers, body }))

beforeAll(async () => {
  sites = await startSites('main')
})
beforeEach(() => {
  sites.pageApi.requests.length = 0
  answer(200, buildForm(200))
})
afterAll(() => sites.close())

const get = async (query = '?merchant=7', headers: Record<string, string> = {}) =>
  sites.ask(HOST, PATH + query, { headers })
const post = async (fields: Record<string, string> = {}, headers: Record<string, string> = {}, on = sites) =>
  on.ask(HOST, PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ merchant: '7', rating: '4', ...fields }).toString(),
  })
const take = () => answer(200, { code: 200, data: { path: '/stores/nimbus' } })
/** What is given up after two seconds is given up after a minute: on a busy machine an answer may take seconds. */
function waitPatiently(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(30 * ms))
  onTestFinished(() => spy.mockRestore())
}
const readState = (body: string) => JSON.parse(/id="state">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null')
const readForm = (body: string) => readState(body)?.data?.form as { back: string; name: string }

describe('[R4.14] a form that is asked for', () => {
  it('is a page of the site for one visitor, which goes back to where the visitor comes from', async () => {
    const { status, headers, body } = await get('?merchant=7&sent=&x=1', { referer: `${OWN}/stores/nimbus?promoid=7` })
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'NOINDEX'])
    expect(body).toContain('content="static"')
    expect(readForm(body)).toMatchObject({ name: 'review', back: '/stores/nimbus?promoid=7' })
    // Nothing of the catalog is made for it.
    expect(sites.pageApi.requests.map(({ target }) => target)).toEqual([`${API_PATH}?merchant=7`])
  })

  it.each([
    ['the page that is named', '&back=/stores/x', '/stores/x'],
    ['no other site', '&back=//evil.example/', '/stores/nimbus-shoes'],
    ['no click-out', '&back=/go-c-7', '/stores/nimbus-shoes'],
    ['the page that it belongs to', '', '/stores/nimbus-shoes'],
  ])('goes back to %s', async (_where, more, back) => {
    const { body } = await get(`?merchant=7${more}`, { referer: 'https://evil.example/stores/x' })
    expect(readForm(body).back).toBe(back)
  })

  it('is page data for a script', async () => {
    const { status, headers, body } = await get('?merchant=7', JSON_ONLY)
    expect([status, headers['cache-control'], JSON.parse(body)]).toEqual([200, 'no-store', buildForm(200)])
  })
})

describe('[R4.14] a form that is sent', () => {
  it('reaches page-api byte for byte, with the visitor it is from, and leads to a page that thanks', async () => {
    take()
    const { status, headers } = await post({ back: '/stores/nimbus?promoid=7' })
    const [request] = sites.pageApi.requests
    expect(request).toMatchObject({
      method: 'POST',
      target: API_PATH,
      body: 'merchant=7&rating=4&back=%2Fstores%2Fnimbus%3Fpromoid%3D7',
    })
    expect(request?.headers).toMatchObject({ authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '127.0.0.1' })
    const thanks = `${PATH}?sent=yes&merchant=7&back=%2Fstores%2Fnimbus%3Fpromoid%3D7`
    expect([status, headers['location'], headers['cache-control']]).toEqual([303, thanks, 'no-store'])
    expect((await post({ back: '//evil.example' })).headers['location']).toBe(
      `${PATH}?sent=yes&merchant=7&back=%2Fstores%2Fnimbus`,
    )
  })

  it('is answered to a script', async () => {
    take()
    const { status, body } = await post({}, JSON_ONLY)
    expect([status, JSON.parse(body)]).toEqual([200, { code: 200, data: { path: '/stores/nimbus' } }])
  })

  it.each([422, 428])('is shown again with %i', async (code) => {
    answer(code, buildForm(code))
    const { status, headers, body } = await post()
    expect([status, headers['cache-control'], readForm(body).name]).toEqual([code, 'no-store', 'review'])
    const call = await post({}, JSON_ONLY)
    expect([call.status, JSON.parse(call.body)]).toEqual([code, buildForm(code)])
  })

  it.each([429, 503])('is shown again with all that was typed when it is refused with %i', async (code) => {
    waitPatiently()
    const rejection = {
      status: code,
      headers: { 'retry-after': '17' },
      body: { status: code, code: 'why', message: 'Why.' },
    }
    sites.pageApi.answer(({ method }) => (method === 'POST' ? rejection : { status: 200, body: buildForm(200) }))
    const long = 'What I wrote. '.repeat(500)
    const { status, headers, body } = await post({ body: long, stamp: 'sent', back: '/stores/nimbus', sent: 'yes' })
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([code, '17', 'no-store'])
    const stands = { stamp: 'sent', back: '/stores/nimbus', status: code === 429 ? 'busy' : 'failed', state: 'open' }
    expect(readForm(body)).toMatchObject({ ...stands, fields: [{ value: '4' }, { value: '' }, { value: long }, {}] })
    expect(sites.pageApi.requests.map(({ target }) => target)).toEqual([API_PATH, `${API_PATH}?merchant=7`])
  })

  it('is sent again at the push of a button where page-api has no form in time', async () => {
    sites.pageApi.answer(({ method }) => (method === 'POST' ? { status: 503, body: { message: 'Why.' } } : 'silence'))
    const from = performance.now()
    const { status, body } = await post({ body: 'What I wrote.' })
    expect([status, readState(body).data.resend.path]).toEqual([503, PATH])
    // Two seconds; a call to page-api may else take thirty.
    expect(performance.now() - from).toBeLessThan(20_000)
  })

  it.each([404, 413, 415, 429, 503])('is told of %i and why', async (status) => {
    answer(status, undefined, { 'retry-after': '17' })
    const call = await post({}, JSON_ONLY)
    expect([call.status, JSON.parse(call.body)]).toEqual([status, { code: status, msg: 'Why it is so.' }])
    const { headers, ...page } = await post({ back: '/stores/nimbus' })
    expect([page.status, headers['retry-after'], page.body.includes('content="error"')]).toEqual([status, '17', true])
  })

  it.each([401, 403, 500, 302])('learns nothing of what is wrong between our servers (%i)', async (status) => {
    answer(status)
    expect([(await post()).status, (await post({}, JSON_ONLY)).status]).toEqual([502, 502])
  })

  it.each([{ code: 200, data: { path: '//evil.example' } }, buildForm(200), { code: 301, location: '/' }])(
    'leads nowhere with an answer that is none (%#)',
    async (body) => {
      answer(200, body)
      expect((await post()).status).toBe(502)
    },
  )

  it('is 502 when page-api is away', async () => {
    const nobody = createPageApiClient('http://127.0.0.1:9', TOKEN)
    const alone = await startSites('main', { api: nobody })
    const { status, body } = await post(
      { stamp: 'sent', body: 'What I wrote.', back: '/stores/nimbus', x: 'y' },
      {},
      alone,
    )
    expect([status, (await post({}, JSON_ONLY, alone)).status]).toEqual([502, 502])
    const { url, data } = readState(body)
    // It leads back to where the shopper comes from, and is sent once more with all that was typed.
    expect([url, data.resend.path]).toEqual(['/stores/nimbus', PATH])
    expect(data.resend.fields).toEqual([
      { name: 'stamp', value: 'sent' },
      { name: 'merchant', value: '7' },
      { name: 'back', value: '/stores/nimbus' },
      { name: 'rating', value: '4' },
      { name: 'body', value: 'What I wrote.' },
    ])
    await alone.close()
    await nobody.close()
  })

  it('comes from the site’s own pages, and is not too large', async () => {
    take()
    expect((await post({}, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await post({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post({ x: 'x'.repeat(32_000) })).status).toBe(413)
    expect(sites.pageApi.requests).toEqual([])
    expect((await post({ x: 'x'.repeat(15_900) })).status).toBe(303)
  })
})
