import { describe, expect, it } from 'vitest'
import { parsePageData } from '../parsePageData.ts'
import { buildWirePage } from '../testing/buildWirePage.ts'
import { withoutPath, withPath } from '../testing/atPath.ts'

describe('a static page', () => {
  it.each([
    ['an unknown block', { type: 'html', text: '<b>' }, 'data.blocks.0.type'],
    ['a heading without text', { type: 'heading', text: '' }, 'data.blocks.0.text'],
    [
      'a link to another host',
      { type: 'links', links: [{ label: 'Go', path: '//evil.example' }] },
      'data.blocks.0.links.0.path',
    ],
    [
      'a link by backslash',
      { type: 'links', links: [{ label: 'Go', path: '/\\evil.example' }] },
      'data.blocks.0.links.0.path',
    ],
    [
      'a link by a tab',
      { type: 'links', links: [{ label: 'Go', path: '/\t/evil.example' }] },
      'data.blocks.0.links.0.path',
    ],
    [
      'a script for a link',
      { type: 'links', links: [{ label: 'Go', path: 'javascript:1' }] },
      'data.blocks.0.links.0.path',
    ],
    ['a list of other things', { type: 'list', items: ['one', 2] }, 'data.blocks.0.items.1'],
  ])('refuses %s', (_, block, path) => {
    expect(() => parsePageData(withPath(buildWirePage('static'), 'data.blocks.0', block))).toThrow(`${path}: `)
  })

  it('takes every kind of block', () => {
    const blocks = [
      { type: 'heading', text: 'How we test' },
      { type: 'paragraph', text: 'By hand.' },
      { type: 'list', items: ['one', 'two'] },
      { type: 'links', links: [{ label: 'About', path: '/about' }] },
    ] as const
    const wire = buildWirePage('static', { blocks: structuredClone(blocks) as never })
    expect(parsePageData(wire)).toMatchObject({ data: { blocks } })
  })
})

it('[R3.1] a static page is read with its directory, and without one as it was before there was any', () => {
  const wire = buildWirePage('static')
  expect(parsePageData(wire)).toMatchObject({ data: { directory: { total: 41, letter: 'n' } } })
  for (const without of [withPath(wire, 'data.directory', null), withoutPath(wire, 'data.directory')])
    expect(parsePageData(without)).toMatchObject({ data: { heading: 'About us', directory: null } })
})

it('a search leaves out labels and popular searches of a newer kind', () => {
  const wire = ['exact.labels', 'popular_searches'].reduce<unknown>(
    (page, path) => withPath(page, `data.${path}`, [{ kind: 'quiz' }]),
    buildWirePage('search'),
  )
  expect(parsePageData(wire)).toMatchObject({ data: { exact: { labels: [] }, popularSearches: [] } })
})

it.each([
  ['static', 'data.directory.total', -1],
  ['static', 'data.directory.letter', ''],
  ['static', 'data.directory.letters.0.path', '//evil.example'],
  ['static', 'data.directory.groups.0.path', 'javascript:1'],
  ['static', 'data.directory.groups.0.links.0.path', '/\\evil.example'],
  ['category', 'data.paging.page', 0],
  ['category', 'data.paging.total', -1],
  ['category', 'data.category.slug', ''],
  ['search', 'data.query', null],
  ['search', 'data.fuzzy.coupons', null],
  ['home', 'data.top_coupons.0.title', ''],
] as const)('a %s page refuses %s = %j', (page, path, wrong) => {
  expect(() => parsePageData(withPath(buildWirePage(page), path, wrong))).toThrow(`${path}: `)
})
