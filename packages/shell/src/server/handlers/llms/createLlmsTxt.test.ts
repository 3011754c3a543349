import { sites as allSites } from '@clipfront/site-config'
import { afterEach, describe, expect, it } from 'vitest'
import { askHead } from '../../../testing/askHead.ts'
import { startSites } from '../../../testing/startSites.ts'

const HOST = 'www.clipfront.example'
const OUTLINE = {
  categories: [{ name: 'Shoes', path: '/categories/shoes', extra: 1 }],
  stores: Array.from({ length: 50 }, (_, index) => ({ name: `Nimbus ${index}`, path: `/stores/nimbus-${index}` })),
}
const mainSites = allSites.filter(({ businessUnit }) => businessUnit === 'main')
let sites: Awaited<ReturnType<typeof startSites>> | undefined

afterEach(async () => {
  await sites?.close()
  sites = undefined
})

async function start(answer: unknown = OUTLINE, options: Parameters<typeof startSites>[1] = {}) {
  sites = await startSites('main', options)
  sites.pageApi.answer(() => ({ body: answer }))
  return sites
}

describe('/llms.txt', () => {
  it.each(mainSites)('of $code is of its own name and offers', async ({ code, name, hosts, robots }) => {
    const { ask, pageApi } = await start()
    const { status, headers, body } = await ask(hosts[0], '/llms.txt?x=1')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=60,/)
    expect(headers['x-robots-tag']).toBe(robots === 'INDEX' ? undefined : robots)
    expect(body).toMatch(new RegExp(`^# ${name}\n\n> `))
    expect(body).toContain(`- [Shoes](https://${hosts[0]}/categories/shoes)\n`)
    expect(body).toContain(`- [Nimbus 49](https://${hosts[0]}/stores/nimbus-49)\n`)
    expect(pageApi.requests.map(({ target }) => target)).toEqual([`/v1/sites/${code}/outline`])
  })

  it.each([`beta.${HOST}`, 'www.main.localhost:3000', '192.0.2.10'])('is not to be found by at %s', async (host) => {
    const { headers, body } = await (await start()).ask(host, '/llms.txt')
    expect(headers['x-robots-tag']).toBe('NOINDEX, NOFOLLOW')
    expect(body, 'and leads to where the site is').toContain(`(https://${HOST}/about)`)
  })

  it('is compressed, and the same for HEAD', async () => {
    const { ask } = await start()
    const headers = { 'accept-encoding': 'br' }
    expect((await ask(HOST, '/llms.txt', { headers })).headers['content-encoding']).toBe('br')
    const { head, expected } = await askHead({ ask }, HOST, '/llms.txt', { headers })
    expect(head).toEqual(expected)
  })

  it.each([
    [true, 1],
    [false, 2],
  ])('is asked for as pages are (page cache %s: %s times)', async (pageCache, times) => {
    const { ask, pageApi } = await start(OUTLINE, { pageCache })
    const [first, second] = [await ask(HOST, '/llms.txt'), await ask(HOST, '/llms.txt')]
    expect(second.body).toBe(first.body)
    expect(pageApi.requests).toHaveLength(times)
  })

  it('is asked for once by all who want it at the same time, and by each site for itself', async () => {
    const { ask, pageApi } = await start(OUTLINE, { pageCache: true })
    const hosts = [HOST, HOST, 'uk.clipfront.example', HOST]
    await Promise.all(hosts.map((host) => ask(host, '/llms.txt')))
    expect(pageApi.requests).toHaveLength(2)
  })
})

async function expectStatic({ ask, logged }: Awaited<ReturnType<typeof startSites>>) {
  const { status, headers, body } = await ask(HOST, '/llms.txt')
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(body).toMatch(/\/about\)\n$/)
  return logged.length
}

describe('/llms.txt without its outline', () => {
  it.each([
    ['no JSON', 'nonsense'],
    ['no outline', { categories: [] }],
    ['no list', { categories: {}, stores: [] }],
    ['an entry without a name', { categories: [], stores: [{ path: '/' }] }],
    ['an entry that is none', { categories: [null], stores: [] }],
  ])('says what is known when page-api answers with %s, and logs it', async (_what, answer) => {
    expect(await expectStatic(await start(answer))).toBe(1)
  })

  it.each([404, 500])('when it answers %s', async (status) => {
    const started = await start()
    started.pageApi.answer(() => ({ status, body: OUTLINE }))
    expect(await expectStatic(started)).toBe(1)
  })

  it('when it is down, and is whole again when it is back', async () => {
    const started = await start(OUTLINE, { pageCache: true })
    started.pageApi.answer(() => (response) => response.destroy())
    expect(await expectStatic(started)).toBe(1)
    started.pageApi.answer(() => ({ body: OUTLINE }))
    expect((await started.ask(HOST, '/llms.txt')).body).toContain('Nimbus 49')
  })

  it('when it says nothing for too long', async () => {
    const started = await start()
    const { promise: shown, resolve } = Promise.withResolvers<void>()
    started.pageApi.answer(() => (response) => void shown.then(() => response.end('{}')))
    expect(await expectStatic(started)).toBe(0)
    resolve()
  })
})
