import { ask } from '../support/ask.ts'
import { expect, test } from '../support/test.ts'

const HOST = 'www.clipfront.example'

test.describe('Click-outs', () => {
  let offer = ''
  test.beforeAll(async ({ bed }) => {
    const home = await ask(bed.ports.PORT_MAIN, HOST, '/')
    offer = /data-offer="([^"]+)"/.exec(home.body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(offer).toMatch(/^\/go-c-\d+\?url=/)
  })

  test('[R5.1] an offer link leads to its target, uncached and unindexed', async ({ bed }) => {
    const answer = await ask(bed.ports.PORT_MAIN, HOST, offer)
    expect(answer.status).toBe(302)
    expect(answer.headers['location']).toMatch(/^\/demo-shop\//)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow')
  })

  const refused = [
    { title: 'no url', change: (link: string) => link.replace(/\?.*/, '') },
    { title: 'an empty url', change: (link: string) => link.replace(/url=[^&]*/, 'url=') },
    { title: 'a blank url', change: (link: string) => link.replace(/url=[^&]*/, 'url=%20%20') },
    { title: 'a script', change: (link: string) => link.replace(/url=[^&]*/, 'url=javascript%3Aalert(1)') },
    {
      title: "a stranger's host",
      change: (link: string) => link.replace(/url=[^&]*/, 'url=https%3A%2F%2Fevil.example%2F'),
    },
    { title: 'another path of ours', change: (link: string) => link.replace(/url=[^&]*/, 'url=%2Fabout') },
  ]
  for (const { title, change } of refused) {
    test(`[R5.1] ${title} ends at /403`, async ({ bed }) => {
      const { status, headers } = await ask(bed.ports.PORT_MAIN, HOST, change(offer))
      expect([status, headers['location']]).toEqual([302, '/403'])
    })
  }

  for (const header of ['sec-purpose', 'purpose', 'x-moz']) {
    test(`a prefetch (${header}) gets nothing and goes nowhere`, async ({ bed }) => {
      const answer = await ask(bed.ports.PORT_MAIN, HOST, offer, { headers: { [header]: 'prefetch' } })
      expect(answer.status).toBe(204)
      expect(answer.headers['location']).toBeUndefined()
    })
  }

  test('an unknown id is 404, and a strange one never a 500', async ({ bed }) => {
    expect((await ask(bed.ports.PORT_MAIN, HOST, '/go-c-2147483647?url=x')).status).toBe(404)
    for (const target of ['/go-c-0?url=x', '/go-c-99999999999999?url=x', '/go-x-1?url=x', '/go-c-%00?url=%00'])
      expect((await ask(bed.ports.PORT_MAIN, HOST, target)).status).toBeLessThan(500)
  })

  test('[R2.1] /403 says so with its status', async ({ bed }) => {
    const answer = await ask(bed.ports.PORT_MAIN, HOST, '/403')
    expect(answer.status).toBe(403)
    expect(answer.headers['x-robots-tag']).toMatch(/^noindex/i)
    expect(answer.body).toContain('<main')
  })
})
