import { expect, it } from 'vitest'
import { codesInUrl } from './codesInUrl.ts'

it.each([
  ['https://acorn.example/buy/?promoCode=OAK17', ['OAK17']],
  ['https://acorn.example/bundle/?coupon=UC-OAK-2031&s=git#APP', ['UC-OAK-2031']],
  ['https://apps.example/redeem?ctx=offercodes&id=646&code=OAK2031', ['OAK2031']],
  ['https://buy.example/3cs?prefilled_promo_code=OAK202550OFF', ['OAK202550OFF']],
  ['https://acorn.example/?ref=x&discount=OAKWEEK31', ['OAKWEEK31']],
  ['https://gumroad.com/l/acorns/oakday31', ['oakday31']],
  ['https://shop.gumroad.com/l/acorns/oakday31', ['oakday31']],
  ['https://acorn.example/l/acorns/OAKDAY31', ['OAKDAY31']],
  ['https://acorn.example/l/acorns/brown', []],
  ['https://acorn.example/l/acorns/B07X31Q2', []],
  ['https://acorn.example/discount/AML-OAK-2031?redirect=%2Fx', ['AML-OAK-2031']],
  ['https://acorn.example/coupons/blfr19-50', ['blfr19-50']],
  ['https://gumroad.com/l/acorns', []],
  ['https://acorn.example/redeem?code', []],
  ['https://acorn.example/?coupon=1&promoid=8DN85N5R&via=oak', []],
  ['https://acorn.example/coupons/all-the-coupons-of-the-year-2031-and-more', []],
  ['https://acorn.example/discounts/oak-day-2031', []],
  ['not a url', []],
  ['https://acorn.example/%E0%A4%A', []],
])('%s', (url, codes) => {
  expect(codesInUrl(url)).toEqual(codes)
})
