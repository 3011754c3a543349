import { expect, it } from 'vitest'
import { parseMerchantUrl } from './parseMerchantUrl.ts'

it.each([
  ['https://www.acorn-tools.com/buy/', 'acorn-tools.com', '/buy'],
  ['acorn-tools.com', 'acorn-tools.com', '/'],
  ['https://http://acorn-tools.com/x', 'acorn-tools.com', '/x'],
  ['http:https://acorn-tools.com/x', 'acorn-tools.com', '/x'],
  ['[https://one.com/a](https://two.com/b', 'two.com', '/b'],
  ['https://one.com/a](https://two.com/b)', 'one.com', '/a'],
  ['https://store.acorn-tools.co.uk/item?id=7&amp;utm_source=x&ref=y', 'acorn-tools.co.uk', '/item?id=7'],
  ['https://acorn-tools.com/i.php?Item=N82&coupon=OAK&aff=1#frag', 'acorn-tools.com', '/i.php?Item=N82'],
  ['https://acorn-tools.com/dp/B00X/ref=sr_1_1?qid=1', 'acorn-tools.com', '/dp/B00X'],
  ['https://acorn.github.io/app/index.html', 'acorn.github.io', '/app'],
  ['https://www.github.io/app', 'github.io', '/app'],
  ['https://carrd.co', 'carrd.co', '/'],
  ['https://clickacorn.com/?url=https%3A%2F%2Foak.com', 'clickacorn.com', '?url=https://oak.com'],
  ['https://acorn-tools.com/?url=https%3A%2F%2Foak.com%2Fa', 'acorn-tools.com', '?url=https://oak.com/a'],
  ['https://blåbær.dk/', 'xn--blbr-roah.dk', '/'],
  ['https://cloud.mail.ru/pricing', 'mail.ru', '/pricing'],
  ['https://tally.so/pricing', 'tally.so', '/pricing'],
  ['https://www.typeform.com/pricing', 'typeform.com', '/pricing'],
  ['https://apple.co/46omrEk', 'apple.com', '/apple.co/46omrEk'],
  ['https://www.awin1.com/cread.php?awinmid=1&ued=https%3A%2F%2Facorn-tools.com%2Fa', 'acorn-tools.com', '/a'],
  ['https://clk.tradedoubler.com/click?p(1)a(2)g(3)url(https%3A%2F%2Facorn-tools.com%2Fa)', 'acorn-tools.com', '/a'],
  ['https://prf.hn/click/camref:1/destination:https%3A%2F%2Facorn-tools.com%2Fa', 'acorn-tools.com', '/a'],
  ['https://www.partner-ads.com/dk/klikbanner.php?partnerid=1&htmlurl=https%3A%2F%2Fegen.dk%2Fa', 'egen.dk', '/a'],
  ['https://shareasale.com/r.cfm?b=1&urllink=acorn-tools.com%2Fa', 'acorn-tools.com', '/a'],
  ['https://shareasale.com/r.cfm?b=1&urllink=https%3A%2F%2Facorn-tools.com%2Fa', 'acorn-tools.com', '/a'],
  [
    'https://ck.jp.ap.valuecommerce.com/servlet/referral?sid=1&vc_url=https%3A%2F%2Facorn-tools.com%2Fa',
    'acorn-tools.com',
    '/a',
  ],
  ['https://t.adcell.com/p/click?promoId=1&param0=https%3A%2F%2Facorn-tools.com%2Fa', 'acorn-tools.com', '/a'],
  ['https://go.oak-clicks.com/c/?si=1&dl=https%3A%2F%2Facorn-tools.com%2Fa', 'acorn-tools.com', '/a'],
  [
    'https://acorn-tools.com/login?url=https%3A%2F%2Fshop.acorn-tools.com%2Fcart',
    'acorn-tools.com',
    '/login?url=https://shop.acorn-tools.com/cart',
  ],
  [
    'https://acorn-tools.com/share?url=https%3A%2F%2Ftwitter.com%2Fa',
    'acorn-tools.com',
    '/share?url=https://twitter.com/a',
  ],
  [
    '<a href="https://tc.tradetracker.net/?c=1&amp;amp;u=https%3A%2F%2Facorn-tools.com%2Fa" rel="sponsored">10% off</a>',
    'acorn-tools.com',
    '/a',
  ],
])('%s', (link, domain, landing) => {
  expect(parseMerchantUrl(link)).toMatchObject({ domain, landing })
})

it.each([
  ['', 'missing_domain'],
  ['#table-of-contents', 'missing_domain'],
  ['mailto:a@acorn-tools.com', 'missing_domain'],
  ['javascript:alert(1)', 'missing_domain'],
  ['http://192.168.0.1/x', 'missing_domain'],
  ['https://intranet/x', 'missing_domain'],
  ['https://twitter.com/acorn/status/1', 'no_shop'],
  ['https://www.awin1.com/cread.php?awinmid=1', 'no_shop'],
  ['https://bit.ly/3abcDEF', 'no_shop'],
  ['https://trk.mail.ru/c/abc', 'no_shop'],
  ['https://track.adtraction.com/t/t?a=1', 'no_shop'],
  ['https://prf.hn/click/destination:https%3A%2F%2F%', 'no_shop'],
  ['https://awin1.com/?ued=https%3A%2F%2Fbit.ly%2Fa', 'no_shop'],
  ['https://acorn.blogspot.com/2013/05/x', 'no_shop'],
  ['https://ad.doubleclick.net/click;h=v8;%3fhttps://acorn-tools.com', 'no_shop'],
  ['https://www.acorn-coupons.com/oak', 'no_shop'],
  ['https://acorn.typeform.com/to/x', 'no_shop'],
  ['https://forms.gle/x', 'no_shop'],
  ['https://tally.so/r/x', 'no_shop'],
  ['https://docs.google.com/forms/d/x', 'no_shop'],
  ['https://example.com/?utm_source=x', 'placeholder'],
])('%s is no shop: %s', (link, issue) => {
  expect(parseMerchantUrl(link)).toBe(issue)
})
