import { assert, lorem, oneof, property, string } from 'fast-check'
import { buildWirePage } from '@clipfront/page-data/testing'
import { parsePageData } from '@clipfront/page-data'
import { describe, expect, it } from 'vitest'
import { blocksFromMarkdown } from './parseMarkdown.ts'

describe('long text as blocks', () => {
  it.each([
    [
      '# Returns\n\nWithin **30 days**,\nunworn.\n\n- by post\n- in the *shop*',
      [
        { type: 'heading', text: 'Returns' },
        { type: 'paragraph', text: 'Within 30 days, unworn.' },
        { type: 'list', items: ['by post', 'in the shop'] },
      ],
    ],
    ['See [our terms](https://shop.example/terms).', [{ type: 'paragraph', text: 'See our terms.' }]],
    ['> “Best shoes”, says Zoë', [{ type: 'paragraph', text: '“Best shoes”, says Zoë' }]],
    [
      '| Order | Delivery |\n| --- | --- |\n| over £50 | free |',
      [{ type: 'list', items: ['Order – Delivery', 'over £50 – free'] }],
    ],
    ['1. one\n   - a\n2. two', [{ type: 'list', items: ['one a', 'two'] }]],
    ['Fish &amp; chips &lt;3', [{ type: 'paragraph', text: 'Fish & chips <3' }]],
    ['می\u200Cخواهم\u200B', [{ type: 'paragraph', text: 'می\u200Cخواهم' }]],
    ['', []],
    ['---', []],
  ])('%j', (text, blocks) => {
    expect(blocksFromMarkdown(text)).toEqual(blocks)
  })

  it.each([
    ['<p>Not valid on <b>sale</b> items.</p>', 'Not valid on sale items.'],
    ['Only <script>alert(1)</script>online', 'Only alert(1) online'],
    ['<img src=x onerror=alert(1)>Once per person', 'Once per person'],
  ])('takes nothing of HTML along: %s', (text, said) => {
    expect(blocksFromMarkdown(text)).toEqual([{ type: 'paragraph', text: said }])
  })

  it('what is longer than any terms is cut, since what it may nest takes ever longer', () => {
    const [block] = blocksFromMarkdown('*x* '.repeat(10_000))
    expect(block?.type === 'paragraph' && block.text.length).toBeLessThanOrEqual(20_000 / 2)
  })

  it.each(['> ', '>', '1. ', '1) ', '- 1. ', '> * ', '+\t> '])('is not nested without end: %j', (mark) => {
    expect(blocksFromMarkdown(`${mark.repeat(3000)}Not on sale items`)).toEqual([
      mark.startsWith('>') && !mark.includes('*')
        ? { type: 'paragraph', text: 'Not on sale items' }
        : { type: 'list', items: ['Not on sale items'] },
    ])
  })

  it('is not nested without end behind a mark of byte order', () => {
    expect(blocksFromMarkdown(`\uFEFF${'>'.repeat(15_000)}Now`)).toEqual([{ type: 'paragraph', text: 'Now' }])
  })

  it('is what page data takes, whatever comes', () => {
    assert(
      property(oneof(string({ unit: 'binary', maxLength: 300 }), lorem({ mode: 'sentences' })), (text) => {
        const blocks = blocksFromMarkdown(text)
        expect(() => parsePageData(buildWirePage('static', { heading: 'x', blocks }))).not.toThrow()
      }),
      { numRuns: 1000 },
    )
  })
})
