import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PostBlock } from '@clipfront/catalog/database'
import { postFromMarkdown } from './parsePost.ts'

const links = (...paths: string[]): PostBlock => ({
  type: 'links',
  links: paths.map((path) => ({ label: 'Go', path })),
})

describe('a post in Markdown', () => {
  it.each<[string, PostBlock[]]>([
    ['[offer](/stores/nimbus)', [{ type: 'offer', merchant: 'nimbus' }]],
    ['[Offer](/stores/nimbus?upk=a1)', [{ type: 'offer', merchant: 'nimbus', coupon: 'a1' }]],
    ['[offer](/stores/caf%C3%A9)', [{ type: 'offer', merchant: 'café' }]],
    ['[Go](/blog/terms)', [links('/blog/terms')]],
    ['[Go](/a)\n[Go](/b)', [links('/a', '/b')]],
    ['- [Go](/a)\n- [Go](/b)', [links('/a', '/b')]],
    ['See [Go](/a).', [{ type: 'paragraph', text: 'See Go.' }]],
    ['An [offer](/stores/nimbus) there', [{ type: 'paragraph', text: 'An offer there' }]],
    ['[Go](https://elsewhere.example)', [{ type: 'paragraph', text: 'Go' }]],
    ['[Go](//elsewhere.example)', [{ type: 'paragraph', text: 'Go' }]],
    ['[Go](/\\elsewhere.example)', [{ type: 'paragraph', text: 'Go' }]],
    ['[Go](/&Tab;/elsewhere.example)', [{ type: 'paragraph', text: 'Go' }]],
    ['[Go](/&#10;\\elsewhere.example)', [{ type: 'paragraph', text: 'Go' }]],
    ['- [Go](/a)\n- and more', [{ type: 'list', items: ['Go', 'and more'] }]],
    [
      '## Why\n\nBecause.\n\n[offer](/stores/a)\n\n- one',
      [
        { type: 'heading', text: 'Why' },
        { type: 'paragraph', text: 'Because.' },
        { type: 'offer', merchant: 'a' },
        { type: 'list', items: ['one'] },
      ],
    ],
    ['', []],
  ])('%j', (text, blocks) => expect(postFromMarkdown(text)).toEqual(blocks))

  it.each([
    '/shop/nimbus',
    'https://nimbus.example',
    '/stores/',
    '/stores/a/b',
    '/stores/%E0',
    '/stores/a%00b',
    '/stores/a?upk=%00',
  ])('says what is wrong with an offer of %s', (url) =>
    expect(() => postFromMarkdown(`[offer](${url})`)).toThrow('[offer](/stores/SLUG)'),
  )

  it('is taken whatever it is, but for offers of no shop', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(postFromMarkdown(text.replaceAll(/offer/gi, ''))).toBeInstanceOf(Array)
      }),
    )
  })
})
