import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { heldBytes } from '@clipfront/vitest/held-bytes'
import { afterAll, describe, expect, it } from 'vitest'
import { isReject } from '../draft/Draft.ts'
import { readFeedFile } from '../readFeed/readFeed.ts'
import { aDraftContext } from '../testing/aDraftContext.ts'
import { collectDrafts } from '../testing/collect.ts'
import { createMappedDrafts } from '../testing/mappedDrafts.ts'

const readDrafts = createMappedDrafts('yaml')
const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-yaml-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Drafts = Awaited<ReturnType<typeof readDrafts>>
/** Each record as its line and title, or as its line and reason. */
const say = (drafts: Drafts): string[] =>
  drafts.map(
    ({ line, draft }) => `${line} ${isReject(draft) ? `!${draft.reason}` : 'title' in draft ? draft.title : ''}`,
  )

const offer = (name: string): string => `title: 20% off ${name}\nurl: https://oak.com/${name}\ncode: OAK2031`
const item = (name: string): string => `- ${offer(name).replaceAll('\n', '\n  ')}`
const bomb = (): string => {
  const names = Array.from('abcdefghijkl')
  const lines = names.map(
    (name, index) =>
      `${name}: &${name} [${Array(9)
        .fill(index === 0 ? 'x' : `*${names[index - 1]}`)
        .join(', ')}]`,
  )
  return lines.join('\n')
}

describe('offers in YAML', () => {
  it.each<[string, string, string[]]>([
    ['one document', offer('a'), ['1 20% off a']],
    [
      'a stream',
      `%YAML 1.2\n---\n${offer('a')}\n--- # more\n${offer('b')}\n...\n---\n${offer('c')}`,
      ['3 20% off a', '7 20% off b', '12 20% off c'],
    ],
    ['a list', `# offers\n${item('a')}\n\n${item('b')}\n`, ['2 20% off a', '6 20% off b']],
    ['lists in a stream', `---\n${item('a')}\n---\n${item('b')}`, ['2 20% off a', '6 20% off b']],
    ['a list that stands in', ` ${item('a').replaceAll('\n', '\n ')}`, ['1 20% off a']],
    ['a list within brackets', `[{${offer('a').replaceAll('\n', ', ')}}]`, ['1 20% off a']],
    ['blank documents', `---\n---\n${offer('a')}\n---\n`, ['3 20% off a']],
    [
      'a broken item',
      `${item('a')}\n- title: [oops\n${item('b')}`,
      ['1 20% off a', '4 !unreadable_line', '5 20% off b'],
    ],
    [
      'a broken document',
      `${offer('a')}\n---\n{\n---\n${offer('b')}`,
      ['1 20% off a', '5 !unreadable_line', '7 20% off b'],
    ],
    [
      'names for what is said twice',
      `- &base\n  url: https://oak.com\n  title: 20% off a\n  code: X\n- <<: *base\n  title: 20% off b`,
      ['1 20% off a', '5 20% off b'],
    ],
    ['a mapping with two of a key', `${item('a')}\n${item('b')}\n  code: X`, ['1 20% off a', '4 !unreadable_line']],
    ['nothing but text', `${item('a')}\n- oops`, ['1 20% off a', '4 !unreadable_line']],
  ])('are read from %s', async (_, text, expected) => {
    expect(say(await readDrafts(text))).toEqual(expected)
  })

  it('keep figures as they are written', async () => {
    const [found] = await readDrafts(`${offer('a').replace('OAK2031', '1E55')}\nexpires: 2026-12-31`)
    expect(found?.draft).toMatchObject({ code: '1E55', endsAt: new Date('2026-12-31T23:59:59Z') })
  })

  it('are the same whether one of a hundred is broken or none', async () => {
    const items = Array.from({ length: 100 }, (_, index) => item(`a${index}`))
    const whole = say(await readDrafts(items.join('\n')))
    const broken = ['- title: "oops\n  url: x', '- {', '- title: x: y', `- |\n  text\n- - oops`]
    for (const text of broken) {
      const drafts = say(await readDrafts([...items.slice(0, 30), text, ...items.slice(30)].join('\n')))
      const read = drafts.filter((draft) => !draft.includes('!')).map((draft) => draft.replace(/^\d+ /, ''))
      expect(read).toEqual(whole.map((draft) => draft.replace(/^\d+ /, '')))
    }
  })

  it('tell how a column is meant', async () => {
    const dates = ['03/04/2026', '31/12/2026'].map((ends) => `${item('a')}\n  expires: ${ends}`)
    const drafts = await readDrafts(dates.join('\n'))
    expect(drafts.map(({ draft }) => draft)).toMatchObject([
      { endsAt: new Date('2026-04-03T22:59:59Z') },
      { endsAt: new Date('2026-12-31T23:59:59Z') },
    ])
  })

  it('are read from a folder with a file for each, but from none that a link leads to outside of it', async () => {
    const feed = path.join(folder, 'programmes')
    for (const name of ['b', 'a', 'c']) {
      mkdirSync(path.join(feed, name), { recursive: true })
      writeFileSync(path.join(feed, name, `${name}.yaml`), name === 'c' ? 'title: [' : offer(name))
    }
    writeFileSync(path.join(feed, 'notes.txt'), 'oops')
    writeFileSync(path.join(folder, 'elsewhere.yaml'), offer('elsewhere'))
    for (const [name, target] of Object.entries({ out: '../elsewhere.yaml', gone: 'nowhere.yaml', self: 'self.yaml' }))
      symlinkSync(target, path.join(feed, `${name}.yaml`))
    symlinkSync('..', path.join(feed, 'up'))
    const context = aDraftContext()
    const drafts = await collectDrafts(readFeedFile(feed, { ...context, format: 'yaml' }))
    expect(say(drafts)).toEqual(['1 20% off a', '2 20% off b', '3 !unreadable_line'])
    expect(drafts[2]?.excerpt).toBe(`${path.join('c', 'c.yaml')}: title: [`)
  })
})

it('a folder may have links to files of its own, and be a link itself', async () => {
  const feed = path.join(folder, 'linked')
  mkdirSync(path.join(feed, 'data'), { recursive: true })
  writeFileSync(path.join(feed, 'data', 'a.txt'), offer('a'))
  symlinkSync('data/a.txt', path.join(feed, 'a.yaml'))
  symlinkSync('linked', path.join(folder, 'link'))
  for (const name of ['linked', 'link']) {
    const drafts = readFeedFile(path.join(folder, name), { ...aDraftContext(), format: 'yaml' })
    expect(say(await collectDrafts(drafts))).toEqual(['1 20% off a'])
  }
})

describe('YAML is refused', () => {
  it.each<[string, string, string, RegExp]>([
    ['that explodes', `${offer('a')}\n${bomb()}`, 'unreadable', /stand for more than can be held/],
    [
      'that explodes item by item',
      `${item('a')}\n${bomb().replaceAll(/^\w: /gm, '- ')}`,
      'unreadable',
      /stand for more/,
    ],
    ['that explodes in a later document', `${offer('a')}\n---\n${bomb()}`, 'unreadable', /from line 5/],
    ['that is empty', '# nothing\n', 'empty', /is empty/],
    ['that is an empty list', '[]', 'empty', /empty list/],
    ['that is another format', '<offers/>', 'broken', /is not YAML/],
    ['that is set in by tabs', 'a:\n\tb: 1', 'broken', /from line 1 on.*tabs/],
    [
      'of an unknown shape',
      'a: 1\nb: [{c: 2}]',
      'unknown-shape',
      /Seen: records with a, b \(a list of records with c\)/,
    ],
    ['that is one document without end', `${offer('a')}\nabout:\n${'  - x\n'.repeat(400_000)}`, 'unreadable', /2 MB/],
  ])('%s', async (_, text, word, message) => {
    await expect(readDrafts(text)).rejects.toMatchObject({ word, message: expect.stringMatching(message) })
  })
})

it('a stream of offers takes the memory of one', { timeout: 60_000 }, async () => {
  const file = path.join(folder, 'long.yaml')
  writeFileSync(file, Array.from({ length: 6000 }, (_, index) => item(`a${index}`)).join('\n'))
  const context = aDraftContext()
  const held: number[] = []
  let read = 0
  for await (const { kind } of readFeedFile(file, { ...context, format: 'yaml' })) {
    read += kind === 'rejection' ? 0 : 1
    if (read % 2000 === 1000) held.push(heldBytes())
  }
  expect(read).toBe(6000)
  const [first = 0, , last = 0] = held
  expect(last - first).toBeLessThan(2_000_000)
})
