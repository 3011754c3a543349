import { expect, it } from 'vitest'
import { isFieldCode } from './codeShape.ts'

it.each(['ACORN20', 'welcome', 'springtime', '48213', 'oak-10', 'Oak_Tree', 'a1', 'SAVE', '20OFF'])(
  '%s is a code where codes stand',
  (text) => {
    expect(isFieldCode(text)).toBe(true)
  },
)

it.each([
  '',
  'N/A',
  'na',
  'none',
  'No code required',
  'no-code-needed',
  'not required',
  '20%',
  '£5',
  '0',
  '1',
  '15',
  'true',
  'see site',
  'https://oak.com',
  'x',
  '-',
  'Automatically applied at checkout',
  'なし',
])('%s is none', (text) => {
  expect(isFieldCode(text)).toBe(false)
})
