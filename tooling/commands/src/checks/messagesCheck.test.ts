import { describe, expect, it } from 'vitest'
import { findHardCodedText, findUnusedMessages } from './messagesCheck.ts'

const buildSource = (jsx: string) => ({ path: 'a.tsx', text: `export const a = (b: boolean) => (\n  ${jsx}\n)\n` })

describe('hard-coded text', () => {
  it.each([
    ['<p>Get code</p>', 'Get code'],
    ['<>Get code</>', 'Get code'],
    ['<p>\n    Get code\n  </p>', 'Get code', 3],
    ['<p>コード</p>', 'コード'],
    ["<p>{'Get code'}</p>", 'Get code'],
    ['<p>{`Get ${b}`}</p>', 'Get'],
    ["<p>{b ? messages.getCode : 'Get deal'}</p>", 'Get deal'],
    ["<p>{b && ('new')}</p>", 'new'],
    ["<p>{b + ' left'}</p>", 'left'],
    ['<nav aria-label="Main" />', 'Main'],
    ["<a title={b ? 'Open' : undefined} />", 'Open'],
    ['<input placeholder="Search" />', 'Search'],
    ['<img alt="Two shoes" />', 'Two shoes'],
    ['<Notice heading="Offline" />', 'Offline'],
  ])('is found in %s', (jsx, words, line = 2) => {
    expect(findHardCodedText(buildSource(jsx))).toEqual([`a.tsx:${line}  ${words}`])
  })

  it.each([
    '<p className="card">{messages.getCode} {b} · 404 …</p>',
    "<p data-state={b ? 'open' : 'closed'}>{' '}</p>",
    '<input type={b ? \'search\' : \'text\'} autoComplete="off" alt="" />',
    "<p>{labels['all']}{say('all')}</p>",
    "<p>{kind !== 'code' && b}</p>",
  ])('is none in %s', (jsx) => expect(findHardCodedText(buildSource(jsx))).toEqual([]))

  it('is reported as unreadable where a file cannot be parsed', () => {
    expect(findHardCodedText({ path: 'a.tsx', text: 'const = <p>' })).toEqual([
      expect.stringMatching(/^a\.tsx {2}cannot be read: /),
    ])
  })
})

it('names the messages that nothing uses', () => {
  const files = [
    { path: 'a.tsx', text: 'const { messages } = useSite()\nmessages.getCode' },
    { path: 'b.ts', text: 'view.messages.kinds[coupon.kind] + messages\n  .expired' },
  ]
  expect(findUnusedMessages(['getCode', 'kinds', 'expired'], files)).toEqual([])
  expect(findUnusedMessages(['getCode', 'get', 'kind'], files)).toEqual([
    expect.stringContaining('  get: nothing says messages.get.'),
    expect.stringContaining('  kind: nothing says messages.kind.'),
  ])
})
