import { expect, it } from 'vitest'
import type { PostBlock } from '../database/tables/content.ts'
import { readingMinutes } from './selectPosts.ts'

const words = (count: number): string => Array.from({ length: count }, () => 'wörd’s').join(', ')
const paragraph = (text: string): PostBlock => ({ type: 'paragraph', text })

it.each<[string, PostBlock[], number]>([
  ['nothing', [], 1],
  ['a few words', [paragraph('Four words are few.')], 1],
  ['words', [paragraph(words(690))], 3],
  ['Arabic', [paragraph(Array.from({ length: 460 }, () => 'خَصْم').join(' '))], 2],
  ['signs without spaces', [paragraph('お買い物'.repeat(500))], 4],
  ['both', [paragraph(`${'漢'.repeat(500)} ${words(230)}`)], 2],
  [
    'all kinds of blocks',
    [
      { type: 'heading', text: words(230) },
      { type: 'list', items: [words(115), words(115)] },
      { type: 'links', links: [{ label: words(230), path: '/' }] },
    ],
    3,
  ],
  ['offers', [{ type: 'offer', merchant: words(1000) }], 1],
])('%s of a post takes its time', (_, body, minutes) => {
  expect(readingMinutes(body)).toBe(minutes)
})
