import { expect, it } from 'vitest'
import { DuplicateRequestError, createDuplicateGuard } from './createRequest.ts'

const SITE = 'https://www.clipfront.example'

/** Whether each of some calls, at its moment, is sent or refused. */
function judge(calls: readonly (readonly [path: string, at: number])[]): string[] {
  let clock = 0
  const refuseDuplicate = createDuplicateGuard(() => clock)
  return calls.map(([path, at]) => {
    clock = at
    try {
      refuseDuplicate(new URL(path, SITE))
      return 'sent'
    } catch (error) {
      return error instanceof DuplicateRequestError ? 'refused' : 'broken'
    }
  })
}

it.each<[string, [string, number][], string[]]>([
  [
    'D1 the same address in the same millisecond',
    [
      ['/api/vote', 7],
      ['/api/vote', 7],
    ],
    ['sent', 'refused'],
  ],
  [
    'D2 the same address a millisecond later',
    [
      ['/api/vote', 7],
      ['/api/vote', 8],
    ],
    ['sent', 'sent'],
  ],
  [
    'D3 another address with the same end',
    [
      ['/a?x=12345', 7],
      ['/b?x=12345', 7],
    ],
    ['sent', 'refused'],
  ],
  [
    'D4 other short paths: the whole address counts',
    [
      ['/a', 7],
      ['/b', 7],
    ],
    ['sent', 'sent'],
  ],
  [
    'D7 a clock that stands still',
    [
      ['/a', 7],
      ['/a', 7],
      ['/a', 7],
    ],
    ['sent', 'refused', 'refused'],
  ],
  [
    'D8 once more after it was refused',
    [
      ['/a', 7],
      ['/a', 7],
      ['/a', 8],
    ],
    ['sent', 'refused', 'sent'],
  ],
  [
    'a fragment is never sent, and tells nothing apart',
    [
      ['/a#1', 7],
      ['/a#2', 7],
    ],
    ['sent', 'refused'],
  ],
  [
    'a fragment hides no difference',
    [
      ['/a#same!', 7],
      ['/b#same!', 7],
    ],
    ['sent', 'sent'],
  ],
  [
    'five characters, not four',
    [
      ['/1abcd', 7],
      ['/2abcd', 7],
    ],
    ['sent', 'sent'],
  ],
  [
    'a clock that goes back',
    [
      ['/a', 7],
      ['/a', 6],
    ],
    ['sent', 'sent'],
  ],
])('[R5.3] %s', (_, calls, sent) => {
  expect(judge(calls)).toEqual(sent)
})

it('[R5.3] says so, for shoppers and for programs', () => {
  const refuseDuplicate = createDuplicateGuard(() => 7)
  const url = new URL('/api/vote', SITE)
  refuseDuplicate(url)
  expect(() => refuseDuplicate(url)).toThrow(
    expect.objectContaining({ code: 'ERR_DUPLICATE_REQUEST', message: 'Duplicate request refused' }),
  )
})
