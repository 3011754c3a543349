import { describe, expect, it } from 'vitest'
import { isPagePath } from '../own-paths/ownPaths.ts'
import { formatSharePath, parseSharePath } from './sharePath.ts'

const version = '0123456789abcdef'

describe('[R2.18] the address of a picture names a page and a version, and nothing else', () => {
  it.each([null, '/stores/nimbus-shoes', '/stores/caf%C3%A9', '/about', '/stores/a.png'])('%s', (page) => {
    const path = formatSharePath({ version, page })
    expect(parseSharePath(path)).toEqual({ version, page })
    expect(isPagePath(path)).toBe(false)
  })

  it.each([
    '/_share/0123456789abcdef',
    '/_share/0123456789abcdef.jpg',
    '/_share/0123456789ABCDEF.png',
    '/_share/0123456789abcde.png',
    '/_share/0123456789abcdef0.png',
    '/_share/0123456789abcdef/.png',
    '/_share/0123456789abcdefstores/a.png',
    '/_share/latest/stores/a.png',
    '/share/0123456789abcdef.png',
  ])('%s is none', (path) => expect(parseSharePath(path)).toBeNull())
})
