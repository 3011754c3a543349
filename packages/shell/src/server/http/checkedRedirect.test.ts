import { expect, it } from 'vitest'
import { checkedRedirect } from './checkedRedirect.ts'

const site = { hosts: ['www.clipfront.example', 'clipfront.example'] } as const

it.each([
  ['/a?b=c', '/a?b=c'],
  ['https://clipfront.example/a', 'https://clipfront.example/a'],
  ['//clipfront.example/a', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['https://evil.example/', null],
  ['https://www.clipfront.example@evil.example/', null],
  ['https://www.clipfront.example:8443/', null],
  ['javascript:alert(1)', null],
  ['a', null],
  ['/.//evil.example', null],
  ['/a/..//evil.example', null],
  ['https://clipfront.example//evil.example', null],
])('%s -> %s', (target, expected) => expect(checkedRedirect(target, site)).toBe(expected))
