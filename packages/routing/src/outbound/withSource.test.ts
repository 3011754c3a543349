import { expect, it } from 'vitest'
import { withSource } from './isOwnTarget.ts'

const ownHosts = ['www.clipfront.example']

it.each([
  ['/stores/x', '?mktsrc=mail', '/stores/x?mktsrc=mail'],
  ['/stores/x?page=2&&a=%20#coupons', '/?a=1&mktsrc=mail', '/stores/x?page=2&a=%20&mktsrc=mail#coupons'],
  ['/?mktsrc=banner&q=x&mktsrc=y', '?mktsrc=&mktsrc=mail', '/?mktsrc=mail&q=x'],
  ['/', 'https://www.clipfront.example/x?mktsrc=a%26b%0d%0a#mktsrc=no', '/?mktsrc=a%26b%0D%0A'],
  ['https://www.clipfront.example/x', '?mktsrc=mail', 'https://www.clipfront.example/x?mktsrc=mail'],
])('[R2.2] %s, led to from %s, is %s', (target, from, expected) => {
  expect(withSource(target, from, { ownHosts })).toBe(expected)
})

it.each([
  ['/stores/x?', '/'],
  ['/stores/x', '?mktsrc='],
  ['/stores/x', '/?q=1#?mktsrc=mail'],
  ['//evil.example', '?mktsrc=mail'],
  ['/\\evil.example', '?mktsrc=mail'],
  ['https://shop.example/?sig=1', '?mktsrc=mail'],
  ['javascript:alert(1)', '?mktsrc=mail'],
])('%s, led to from %s, stays as it is', (target, from) => {
  expect(withSource(target, from, { ownHosts })).toBe(target)
})
