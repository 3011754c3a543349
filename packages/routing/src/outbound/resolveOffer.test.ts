import { measureGrowth, STEEP } from '@clipfront/vitest/growth'
import { describe, expect, it } from 'vitest'
import { resolveOffer } from './resolveOffer.ts'

const pageUrl = 'https://www.example.com/store/nike'
/** Four times as long as a request line may be. */
const LENGTH = 60_000

it.each(['/', '\\'])(
  'a link of %j alone takes no time worth speaking of: whoever sends it must not hold up the rest',
  async (slash) => {
    const resolve = (length: number) => resolveOffer(`/go-c-1?url=${slash.repeat(length)}`, { pageUrl })
    expect(await measureGrowth(resolve, { size: LENGTH })).toBeLessThan(STEEP)
  },
)

describe('[R5.1] an offer link without a usable destination leads to /403', () => {
  it.each([
    null,
    '',
    '#url=x',
    '/go-c-1#?url=x',
    '/go-c-1?url=%09%00',
    '/go-c-1?URL=x',
    '/go-c-1?url=java%0ascript:x',
    '/go-c-1?url=javascript%25253Aalert(1)',
    '/go-c-1?url=javascript%3Aalert(%E0)',
    '/go-c-1?url=javascript%3A1%2Falert(1)',
    '/go-c-1?url=https%3A%2F%2Fa.example&url=vbscript%3Ax',
    '/go-c-1?url=%20%01javascript:x',
    'https://?url=https://a.example',
  ])('%j', (link) => {
    expect(resolveOffer(link, { pageUrl, promoId: 1 })).toBe('/403')
  })

  it.each(['/go-c-1?url=/demo-shop/x', '/go-c-1?url=localhost:3000/x', '/go-c-1?url=a.example/javascript:x'])(
    '%s is usable',
    (link) => {
      expect(resolveOffer(link, { pageUrl })).toBe(`${link}&traffic_type=1`)
    },
  )
})
