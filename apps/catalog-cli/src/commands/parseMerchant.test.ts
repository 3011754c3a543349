import { expect, it } from 'vitest'
import { parseMerchant } from './parseMerchant.ts'

it.each([
  [undefined, null],
  ['oak.com', 'oak.com'],
  ['https://www.oak.co.uk/sale', 'oak.co.uk'],
])('--merchant %s is the merchant of a list: %s', (given, domain) => {
  expect(parseMerchant(given)).toBe(domain)
})

it.each([
  ['Oak', /^--merchant Oak is no domain: .*Give the domain of the shop whose list it is/],
  ['bit.ly', /^--merchant bit\.ly is no shop: it sends on to others/],
  ['oak.example', /belongs to nobody/],
  ['oak.com elm.com', /takes one domain/],
  ['', /takes one domain/],
  ['me:secret@oak.com', /^--merchant takes no address with an @\. Give/],
])('--merchant %j is refused', (given, message) => {
  expect(() => parseMerchant(given)).toThrow(message)
})
