import { describe, expect, it } from 'vitest'
import { nameFeed, noteSource, parseAddress, withoutSecrets } from './sourceName.ts'

it('an address is printed without its query, its name and its password', () => {
  const address = parseAddress('https://maya:s3cret@feeds.oak.com:8443/daily/offers.csv?key=s3cret#s3cret')
  expect(address && withoutSecrets(address)).toBe('https://feeds.oak.com:8443/daily/offers.csv')
})

it.each([
  [
    'https://oak.com/datafeed/download/apikey/s3cret-s3cret/language/en',
    'https://oak.com/datafeed/download/apikey/*/language/en',
  ],
  [
    'https://oak.com/export-promotions/12345/0123456789abcdef0123456789abcdef',
    'https://oak.com/export-promotions/12345/*',
  ],
  ['https://oak.com/f/AbC3dEf6hIj9kLmN2pQr/offers.csv', 'https://oak.com/f/*/offers.csv'],
  [
    'https://oak.com/2026/11/20261120T101500/black-friday-2026-offers-uk.csv',
    'https://oak.com/2026/11/20261120T101500/black-friday-2026-offers-uk.csv',
  ],
])('%s is printed without the key in its path', (given, printed) => {
  const address = parseAddress(given)
  expect(address && withoutSecrets(address)).toBe(printed)
})

it.each(['offers.csv', '/feeds/https/offers.csv', '-', 'ftp://oak.com/a.csv', 'C:\\offers.csv'])(
  '%s is no address of the web',
  (given) => {
    expect(parseAddress(given)).toBeNull()
  },
)

describe('a feed is called the same from day to day', () => {
  it.each([
    ['/feeds/offers-2026-11-20.csv', 'offers', 'offers-2026-11-20.csv'],
    ['https://feeds.oak.com/offers.csv', 'feeds-oak-com-offers', 'https://feeds.oak.com/offers.csv'],
    [
      'https://feeds.oak.com/2026/11/20/offers.csv',
      'feeds-oak-com-offers',
      'https://feeds.oak.com/2026/11/20/offers.csv',
    ],
    ['https://feeds.oak.com/export', 'feeds-oak-com-export', 'https://feeds.oak.com/export'],
    ['https://feeds.oak.com/', 'feeds-oak-com', 'https://feeds.oak.com/'],
    ['https://feeds.oak.com/export/*', 'feeds-oak-com-export', 'https://feeds.oak.com/export/*'],
    ['stdin', 'stdin', 'stdin'],
  ])('%s', (name, feed, noted) => {
    expect([nameFeed(name), noteSource(name)]).toEqual([feed, noted])
  })

  it('and another from another host, or of another path', () => {
    const names = ['https://oak.com/export', 'https://elm.com/export', 'https://elm.com/export/uk']
    expect(new Set(names.map((name) => nameFeed(name))).size).toBe(3)
  })
})
