import { expect, it } from 'vitest'
import { isOwnTarget } from './isOwnTarget.ts'

const ownHosts = ['uk.clipfront.example', 'clipfront.example']

it.each([
  '/',
  '/stores/x?a=1#b',
  '/stores/x?to=//y',
  'https://uk.clipfront.example/x',
  'https://clipfront.example/x',
  'HTTP://UK.clipfront.example:80/',
  'https://uk.clipfront.example:443/',
  '/a b',
])('%s is ours', (target) => {
  expect(isOwnTarget(target, { ownHosts })).toBe(true)
})

it.each([
  undefined,
  null,
  7,
  '',
  'stores/x',
  '?a',
  '#a',
  '//evil.example',
  '//clipfront.example/x',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https:evil.example',
  'https://evil.example',
  'https:///evil.example',
  'https://uk.clipfront.example@evil.example/',
  'https://uk.clipfront.example:8443/',
  'https://uk.clipfront.example//evil.example',
  'https://me:pw@uk.clipfront.example/',
  ' /x',
  'https://own.invalid/',
])('%j is not', (target) => {
  expect(isOwnTarget(target, { ownHosts })).toBe(false)
})
