import { describe, expect, it } from 'vitest'
import { resolveDestination } from '../text/resolveDestination.ts'
import { feedTime } from './tableDate.ts'

describe('a time of a feed', () => {
  it.each([
    ['2026-11-20T10:00:00+01:00', new Date('2026-11-20T09:00:00Z')],
    ['2026-11-20 10:00:00 GMT', new Date('2026-11-20T10:00:00Z')],
    ['2026-11-20T10:00:00.000Z', new Date('2026-11-20T10:00:00Z')],
    ['1795168800', new Date('2026-11-20T10:00:00Z')],
    ['1795168800000', new Date('2026-11-20T10:00:00Z')],
    ['2026-11-20', { year: 2026, month: 11, day: 20 }],
    ['2026-11-20 10:00:00', { year: 2026, month: 11, day: 20 }],
    ['ongoing', null],
    ['N/A', null],
    ['0', null],
    ['1970-01-01T00:00:00Z', null],
    ['2026-02-31T10:00:00Z', null],
    ['soon', null],
    ['', null],
  ])('%s', (text, time) => {
    expect(feedTime(text)).toEqual(time)
  })
})

const wrap = (inner: string) => `https://a.example/?url=${encodeURIComponent(inner)}`

describe('where a link of a network leads', () => {
  it.each([
    ['https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&ued=https%3A%2F%2Foak.com%2Fa', 'https://oak.com/a'],
    ['https://click.linksynergy.com/deeplink?id=x&mid=1&murl=https%3A%2F%2Foak.com', 'https://oak.com'],
    ['https://ad.admitad.com/g/abc/?ulp=%2F%2Foak.com%2Fb', 'https://oak.com/b'],
    ['https://a.example/?url=https%3A%2F%2Fb.example%2F%3Fu%3Dhttps%253A%252F%252Foak.com%252F', 'https://oak.com/'],
    [
      'https://www.anrdoezrs.net/links/1/type/dlg/sid/x/https://oak.com/a?b=c',
      'https://www.anrdoezrs.net/links/1/type/dlg/sid/x/https://oak.com/a?b=c',
    ],
    ['https://www.anrdoezrs.net/links/1/type/dlg/https://oak.com/a?b=c', 'https://oak.com/a?b=c'],
    ['https://oak.com/?q=acorns', 'https://oak.com/?q=acorns'],
    ['https://www.awin1.com/cread.php?awinmid=1', 'https://www.awin1.com/cread.php?awinmid=1'],
    ['https://a.example/?url=javascript:alert(1)', 'https://a.example/?url=javascript:alert(1)'],
    ['no link', 'no link'],
  ])('%s', (link, destination) => {
    expect(resolveDestination(link)).toBe(destination)
  })

  it('is looked for three times at most', () => {
    expect(resolveDestination(wrap(wrap(wrap(wrap('https://oak.com/')))))).toBe(wrap('https://oak.com/'))
  })
})
