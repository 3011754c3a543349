import { expect, it } from 'vitest'
import { UsageError } from '../base/UsageError.ts'
import { readTarget } from './readTarget.ts'

it('reads a site and an environment', () => {
  const target = readTarget(['main/uk'], 'beta')
  expect([target.site.code, target.environment]).toEqual(['uk.clipfront.example', 'beta'])
  expect(readTarget(['uk.clipfront.example']).environment).toBeUndefined()
})

it.each([
  [['main/uk'], 'dev', 'dev is no environment with releases. Give one of prod, beta.'],
  [['main/xx'], undefined, 'No site is called main/xx. There are: www.clipfront.example (main/www)'],
])('%j on %s is refused with what there is', (given, named, message) => {
  expect(() => readTarget(given, named)).toThrow(UsageError)
  expect(() => readTarget(given, named)).toThrow(message)
})
