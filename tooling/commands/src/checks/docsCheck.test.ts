import { expect, it } from 'vitest'
import { findMissingFiles } from './docsCheck.ts'

const FILES = [
  'docs/spec/README.md',
  'docs/images/a.svg',
  'packages/one/src/sites/main/www.ts',
  'packages/one/src/One.tsx',
]

const inDocument = (text: string) => findMissingFiles([{ path: 'docs/spec/README.md', text }], [], FILES)

it.each([
  '`packages/one/src`, `packages/one/src/` and `packages/one/src/One.tsx`',
  '`packages/one/src/sites/<unit>/<label>.ts` and `packages/*/vectors`',
  '`One.tsx`, `release.json`, `npm run check -- docs/spec` and `packages/x y`',
  '![a picture](../images/a.svg) [itself](README.md#part) [elsewhere](https://example.com/a.md) [a page](/stores/x)',
])('passes %s', (text) => expect(inDocument(text)).toEqual([]))

it.each([
  ['`packages/two/src`', 'packages/two/src'],
  ['`packages/one/Two.tsx`', 'packages/one/Two.tsx'],
  ['`packages/one/src/pages/<type>/`', 'packages/one/src/pages'],
  ['`Two.tsx`', 'Two.tsx'],
  ['[a](../images/b.svg)', 'docs/images/b.svg'],
])('finds that %s names no file', (text, name) => {
  expect(inDocument(text)).toEqual([
    `docs/spec/README.md: there is no ${name}. Name the file that holds it now, or leave it out.`,
  ])
})

it('says where a file of that name is', () => {
  expect(inDocument('`packages/one/One.tsx`')).toEqual([
    'docs/spec/README.md: there is no packages/one/One.tsx. Name packages/one/src/One.tsx, if it is that one now.',
  ])
})

it('finds comments that name a document that is not there', () => {
  const source = { path: 'packages/one/src/One.tsx', text: '// docs/spec/README.md, docs/lost.md' }
  expect(findMissingFiles([], [source], FILES)).toEqual([
    'packages/one/src/One.tsx: there is no docs/lost.md. Name the file that holds it now, or leave it out.',
  ])
})
