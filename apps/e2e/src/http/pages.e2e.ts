import { DEMO_PATHS } from '@clipfront/catalog/testing/DEMO_PATHS'
import { PAGE_TYPES, type PageType } from '@clipfront/page-data'
import { parseHTML } from 'linkedom'
import { ask, readState } from '../support/ask.ts'
import { expect, test } from '../support/test.ts'

const HOST = 'www.clipfront.example'

test.describe('Pages over HTTP', () => {
  /** What a page type's own template alone writes: page data would read the same in the template of another. */
  const ownMarkup = {
    home: /What “tested” means here/,
    merchant: /id="facts"/,
    category: /id="brands"/,
    coupon: /id="trials"/,
    blog: /What promo codes really save you/,
    topic: /Other events/,
    tag: /id="other-tags"/,
    brand: /id="(?:best|own-shop|other-brands)"/,
    cashback: /id="rates"/,
    channel: /id="channels"/,
    search: /Results for “nimbus”<\/h1>/,
    static: /How we test<\/h1>/,
    error: /This page could not be found<\/h1>/,
  } as const satisfies Record<PageType, RegExp>
  const pages = PAGE_TYPES.map((type) => ({ type, path: type === 'coupon' ? '/coupons/1' : DEMO_PATHS[type] }))

  for (const { type, path } of pages) {
    test(`[R1.1] [R2.4] ${path} is shown by the ${type} template, because page data says so`, async ({ bed }) => {
      const { status, body } = await ask(bed.ports.PORT_MAIN, HOST, path)
      expect(status).toBe(type === 'error' ? 404 : 200)
      expect(readState(body).page.page).toBe(type)
      const markup = body.replaceAll(/<(script|head)\b.*?<\/\1>/gs, '')
      expect(PAGE_TYPES.filter((each) => ownMarkup[each].test(markup))).toEqual([type])
    })
  }

  test('[R1.1] an address says nothing of its page type: pages of one folder differ as page data does', async ({
    bed,
  }) => {
    const typeAt = async (path: string) => readState((await ask(bed.ports.PORT_MAIN, HOST, path)).body).page.page
    expect(await Promise.all(['/stores', '/stores/nimbus-shoes', '/stores/nobody'].map(typeAt))).toEqual([
      'static',
      'merchant',
      'error',
    ])
  })

  test('[R2.10] an unknown path is 404 with the words of the specification', async ({ bed }) => {
    const answer = await ask(bed.ports.PORT_MAIN, HOST, '/no/such/page')
    expect(answer.status).toBe(404)
    expect(answer.body).toContain('This page could not be found')
    expect(answer.headers['cache-control']).toContain('no-store')
  })

  test('[R2.14] the head comes from page data', async ({ bed }) => {
    const { body } = await ask(bed.ports.PORT_MAIN, HOST, '/stores/nimbus-shoes')
    const { page } = readState(body)
    expect(body).toContain(`<title>${page.meta.title.replaceAll('&', '&amp;')}</title>`)
    expect(body).toContain('<link rel="canonical" href="https://www.clipfront.example/stores/nimbus-shoes"')
    expect(body).toMatch(/<meta name="description" content="[^"]{20,}"/)
    expect(body).toContain('<link rel="icon"')
  })

  const robots = [
    { host: HOST, path: '/stores/nimbus-shoes', expected: undefined },
    { host: HOST, path: '/search?q=nimbus', expected: 'NOINDEX' },
    { host: HOST, path: '/no/such/page', expected: 'NOINDEX' },
    { host: 'beta.www.clipfront.example', path: '/', expected: 'NOINDEX, NOFOLLOW' },
    { host: 'www.main.localhost', path: '/', expected: 'NOINDEX, NOFOLLOW' },
    { host: 'deals.northpress.example', path: '/', expected: 'NOINDEX, FOLLOW' },
    { host: 'beta.deals.northpress.example', path: '/', expected: 'NOINDEX, NOFOLLOW' },
    { host: 'rabatte.stadtverlag.example', unit: 'PORT_CPW', path: '/', expected: 'NOINDEX' },
  ] as const
  for (const { host, path, expected, ...more } of robots) {
    test(`[R2.15] ${host}${path}: ${expected ?? 'no tag'}, in the head and in the header`, async ({ bed }) => {
      const answer = await ask(bed.ports['unit' in more ? more.unit : 'PORT_MAIN'], host, path)
      expect(answer.headers['x-robots-tag']).toBe(expected)
      expect(/<meta name="robots" content="([^"]*)"/.exec(answer.body)?.[1]).toBe(expected)
    })
  }

  test('[R2.16] JSON-LD parses, and holds no code', async ({ bed }) => {
    const { body } = await ask(bed.ports.PORT_MAIN, HOST, '/stores/nimbus-shoes')
    const scripts = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    expect(scripts.length).toBeGreaterThan(0)
    const structured = JSON.stringify(scripts.map(([, json]) => JSON.parse(json ?? '')))
    expect(structured).toContain('Nimbus Shoes')
    for (const promoid of [1, 2, 3, 4, 5]) {
      const revealed = readState((await ask(bed.ports.PORT_MAIN, HOST, `/stores/nimbus-shoes?promoid=${promoid}`)).body)
      const codes = revealed.page.data.coupons.map(({ code }: { code: string }) => code)
      for (const code of codes.filter(({ length }: string) => length > 2)) expect(structured).not.toContain(code)
    }
  })

  test('[R8.3] a double-encoded ampersand is sent to its right address', async ({ bed }) => {
    const answer = await ask(bed.ports.PORT_MAIN, HOST, '/search?q=a%2526page=2')
    expect([answer.status, answer.headers['location'], answer.headers['cache-control']]).toEqual([
      302,
      '/search?q=a&page=2',
      'no-store',
    ])
  })

  test('what is wrong in a request is said, and is never a 500', async ({ bed }) => {
    const targets = [
      '/%',
      '/%c1%81',
      '/stores/%00',
      `/search?q=${'a'.repeat(20_000)}`,
      '/search?q=%',
      '//evil.example',
      '/api/page?url=https://evil.example/',
      '/api/page',
      '/__page/home',
      '/stores/x?page=-1&page=zz',
    ]
    for (const target of targets) {
      const answer = await ask(bed.ports.PORT_MAIN, HOST, target)
      expect(answer.status, target).toBeLessThan(500)
      expect(answer.body, target).not.toMatch(/\n\s+at .+:\d+:\d+/)
    }
    expect((await ask(bed.ports.PORT_MAIN, HOST, '/', { method: 'DELETE' })).status).toBe(405)
  })

  test('[R8.2] an error of the server’s own is called the same in title and heading, in the site’s language', async ({
    bed,
  }) => {
    const { status, body } = await ask(bed.ports.PORT_MAIN, 'de.clipfront.example', '/%')
    const title = /<title>([^<]+)<\/title>/.exec(body)?.[1]
    expect(status).toBe(400)
    expect(body).toContain('lang="de-DE"')
    expect(title).not.toMatch(/address|page|wrong/i)
    expect(/<h1[^>]*>([^<]+)</.exec(body)?.[1]).toBe(title)
  })

  test('no style attribute and no inline handler, as the content security policy demands', async ({ bed }) => {
    for (const path of [...pages.map((each) => each.path), '/stores']) {
      const { body, headers } = await ask(bed.ports.PORT_MAIN, HOST, path)
      expect(headers['content-security-policy']).toMatch(/default-src|script-src/)
      expect(headers['content-security-policy']).not.toContain('unsafe-inline')
      const markup = body.replaceAll(/<script.*?<\/script>/gs, '')
      expect(markup, path).not.toMatch(/<[^>]+ style="/)
      expect(markup, path).not.toMatch(/<[^>]+ on[a-z]+="/)
    }
  })

  test('a code is whole only on the page of its promoid', async ({ bed }) => {
    const { body } = await ask(bed.ports.PORT_MAIN, HOST, '/stores/nimbus-shoes')
    const codes = readState(body).page.data.coupons.map((coupon: { code: string }) => coupon.code)
    for (const code of codes) expect(code.length).toBeLessThanOrEqual(2)
  })
})

/** What page data says of an address. */
async function readPageType(port: number, path: string): Promise<string> {
  const { body } = await ask(port, HOST, `/api/page?url=${encodeURIComponent(path)}`)
  return JSON.parse(body).attr?.page
}

test('[R4.10] links say rightly what they lead to', async ({ bed }) => {
  const wrong: string[] = []
  const known = new Map<string, string>()
  for (const path of ['/', '/stores', '/stores/nimbus-shoes', '/categories/fashion', '/search?q=nimbus', '/about']) {
    const { document } = parseHTML((await ask(bed.ports.PORT_MAIN, HOST, path)).body)
    const links = [...document.querySelectorAll('a[data-page]')]
    expect(links.length, path).toBeGreaterThan(4)
    for (const link of links) {
      const { pathname } = new URL(link.getAttribute('href') ?? '', `https://${HOST}${path}`)
      const type = known.get(pathname) ?? (await readPageType(bed.ports.PORT_MAIN, pathname))
      known.set(pathname, type)
      const hint = link.getAttribute('data-page')
      if (type !== hint) wrong.push(`${path} says ${pathname} is ${hint}; it is ${type}`)
    }
  }
  expect(wrong).toEqual([])
})
