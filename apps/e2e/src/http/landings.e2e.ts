import { ask } from '../support/ask.ts'
import { signLetterLink } from '../support/signLetterLink.ts'
import { expect, test } from '../support/test.ts'

const HOST = 'www.clipfront.example'
const PASSING = { 'cache-control': 'no-store', 'referrer-policy': 'origin', 'x-robots-tag': 'NOINDEX' }

test.describe('Landings', () => {
  test('[R2.2] /cut-port leads on, uncached and unindexed', async ({ bed }) => {
    const answer = await ask(bed.ports.PORT_MAIN, HOST, '/cut-port?to=%2Fstores%2Fnimbus-shoes&mktsrc=app')
    expect([answer.status, answer.headers['location']]).toEqual([302, '/stores/nimbus-shoes?mktsrc=app'])
    expect(answer.headers).toMatchObject(PASSING)
  })

  for (const target of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example/',
    'javascript:alert(1)',
    '/go-c-1?url=x',
  ]) {
    test(`[R2.2] /cut-port leads home, not to ${target}`, async ({ bed }) => {
      const answer = await ask(bed.ports.PORT_MAIN, HOST, `/cut-port?to=${encodeURIComponent(target)}`)
      expect([answer.status, answer.headers['location']]).toEqual([302, '/'])
    })
  }

  const MERCHANT_URL = 'https://shop.example/sale?a=1&b=ü'
  test('[R2.3] /edm-redirect forwards to what page-api has signed, and to nothing else', async ({ bed }) => {
    const signed = signLetterLink(bed, HOST, MERCHANT_URL)
    const followed = await ask(bed.ports.PORT_MAIN, HOST, signed)
    expect([followed.status, followed.headers['location']]).toEqual([302, 'https://shop.example/sale?a=1&b=%C3%BC'])
    expect(followed.headers).toMatchObject(PASSING)
    const refused = [
      signed.replace('sale', 'sold'),
      signed.replace(/&sig=.*/, ''),
      signed.replace(/sig=./, 'sig='),
      signLetterLink(bed, 'uk.clipfront.example', MERCHANT_URL),
      signLetterLink(bed, HOST, 'javascript:alert(1)'),
      '/edm-redirect',
    ]
    for (const target of refused) {
      const answer = await ask(bed.ports.PORT_MAIN, HOST, target)
      expect([answer.status, answer.headers['location']], target).toEqual([302, '/403'])
      expect(answer.headers).toMatchObject(PASSING)
    }
  })

  test('[R2.3] /edm-redirect forwards to the site itself without a signature', async ({ bed }) => {
    const own = await ask(bed.ports.PORT_MAIN, HOST, '/edm-redirect?url=%2Fstores%2Fnimbus-shoes&mktsrc=mail')
    expect([own.status, own.headers['location']]).toEqual([302, '/stores/nimbus-shoes?mktsrc=mail'])
    const named = await ask(bed.ports.PORT_MAIN, HOST, `/edm-redirect?url=https%3A%2F%2F${HOST}%2Fabout`)
    expect(named.headers['location']).toBe(`https://${HOST}/about`)
  })

  test('[R2.1] /403 says so with its status, its words and a way on', async ({ bed }) => {
    const answer = await ask(bed.ports.PORT_MAIN, HOST, '/403')
    expect([answer.status, answer.headers['x-robots-tag'], answer.headers['cache-control']]).toEqual([
      403,
      'NOINDEX',
      'no-store',
    ])
    expect(answer.body).toContain('<meta name="robots" content="NOINDEX"')
    expect(answer.body).toContain('This link leads nowhere we may send you')
    expect(answer.body).toContain('Go to the home page')
  })

  test('[R8.3] a call keeps its own encoding: a search for h&m stays one', async ({ bed }) => {
    const target = `/api/page?url=${encodeURIComponent('/search?q=h%26m')}`
    const { status, body } = await ask(bed.ports.PORT_MAIN, HOST, target)
    expect([status, JSON.parse(body).data.query]).toEqual([200, 'h&m'])
  })
})
