import { buildWirePage } from '@clipfront/page-data/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startSites } from '../testing/startSites.ts'

const HOST = 'www.clipfront.example'
/** Of a process: events on their way to the collector, and events that wait. */
const [SENT, WAITING] = [32, 256]
let sites: Awaited<ReturnType<typeof startSites>>
beforeEach(async () => {
  sites = await startSites('main')
})
afterEach(() => sites.close())
const refuse = (retryAfter: string) => ({ status: 503, headers: { 'retry-after': retryAfter }, body: {} })
const arrived = () => sites.pageApi.requests.filter(({ method }) => method === 'POST')

it('[R7.2] a collector that does not answer holds up no page, and events beyond bounded room get 503', async () => {
  sites.pageApi.answer(({ method }) => (method === 'POST' ? 'silence' : { body: buildWirePage('home') }))
  const send = async () => sites.ask(HOST, '/api/pagepoint?type=click', { method: 'POST', body: 'an event' })
  const held = Array.from({ length: SENT + WAITING }, async () => send().catch(() => {}))
  await expect.poll(arrived).toHaveLength(SENT)
  expect((await sites.ask(HOST, '/')).status).toBe(200)
  await expect
    .poll(async () => {
      const { status, headers } = await Promise.race([send(), sites.ask(HOST, '/')])
      return [status, headers['retry-after']]
    })
    .toEqual([503, '5'])
  expect(arrived()).toHaveLength(SENT)
  await sites.pageApi.close()
  await Promise.all(held)
  sites.pageApi.close = async () => {}
})

it('a browser is told when the collector takes events again', async () => {
  sites.pageApi.answer(() => ({ status: 503, headers: { 'retry-after': '7' }, body: {} }))
  const { status, headers } = await sites.ask(HOST, '/api/pagepoint?type=click', { method: 'POST', body: 'x' })
  expect([status, headers['retry-after']]).toEqual([503, '7'])
})

describe('[R2.3] an event of the server itself', () => {
  const headers = {
    'sec-fetch-mode': 'navigate',
    'user-agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  }
  const follow = async () => (await sites.ask(HOST, '/edm-redirect?url=/x', { headers })).status

  it('is sent again after a lost connection, and when the collector says so, as the same event; nobody waits for it', async () => {
    const times: number[] = []
    sites.pageApi.answer(() => {
      times.push(performance.now())
      if (times.length === 1) return (response) => void response.destroy()
      return times.length === 2 ? refuse('0') : { status: 204, body: '' }
    })
    expect(await follow()).toBe(302)
    expect(arrived().length).toBeLessThan(2)
    await expect.poll(arrived, { timeout: 3000 }).toHaveLength(3)
    const [first = 0, second = 0] = times
    expect(second - first).toBeGreaterThan(990)
    const bodies = arrived().map(({ body }) => body)
    expect(bodies[0]).toContain('name="eid"')
    expect(new Set(bodies).size).toBe(1)
    expect(sites.logged).toEqual([])
  })

  it('is sent four times at most, and then logged', async () => {
    sites.pageApi.answer(() => refuse('0'))
    await follow()
    await expect.poll(() => sites.logged).toMatchObject([{ err: { message: 'The collector answered 503' } }])
    expect(arrived()).toHaveLength(4)
  })

  it('is given up at once where a hundred wait already', async () => {
    sites.pageApi.answer(() => refuse('3600'))
    for (let click = 0; click < 100; click += 1) expect(await follow()).toBe(302)
    await expect.poll(arrived).toHaveLength(100)
    expect(sites.logged).toEqual([])
    await follow()
    await expect.poll(() => sites.logged).toMatchObject([{ err: { message: 'The collector answered 503' } }])
    expect(arrived()).toHaveLength(101)
  })
})
