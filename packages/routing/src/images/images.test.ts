import { expect, it } from 'vitest'
import { buildImageUrl } from './buildImageUrl.ts'
import { IMAGE_SIZES_PX } from './imageSizes.ts'
import { parseImagePath } from './parseImagePath.ts'

const domains = ['cdn.example.com']

it.each(['/media/a.png', '/100%.png', '/a+b&c.png', '/ü/ä ö.jpg', 'https://cdn.example.com/a.png?w=1&h=2'])(
  '[R7.5] %s comes out of its address as it went in',
  (src) => {
    const url = buildImageUrl(src, { width: 320, format: 'auto' }, { domains })
    expect(parseImagePath(url, { domains }).source).toBe(src)
  },
)

it.each(['o/images%2Fa.png?alt=media', 'a%23b.png', 'a.png?sig=a%2Bb%26c', '50%25.png', 'a%20b.png'])(
  '[R7.5] %s of another host is asked for as it is encoded there',
  (rest) => {
    const src = `https://cdn.example.com/${rest}`
    const url = buildImageUrl(src, { width: 320 }, { domains })
    expect(parseImagePath(url, { domains }).source).toBe(src)
  },
)

it('[R7.5] drops a width that is not in px', () => {
  expect(buildImageUrl('/a.png', { width: '50%' }, { domains })).toBe('/_ipx/_/a.png')
})

it('[R7.5] refuses to build an address without a picture', () => {
  expect(() => buildImageUrl('', {}, { domains })).toThrow(TypeError)
})

it.each([
  ['width_320,format_png', { w: '320', f: 'png' }],
  ['w_320,width_640', 'IPX_DUPLICATE_MODIFIER'],
  ['blur', { blur: true }],
  ['blur_0.2', 'IPX_INVALID_MODIFIER_ARG'],
  ['w', 'IPX_INVALID_MODIFIER_ARG'],
  ['w_', 'IPX_INVALID_MODIFIER_ARG'],
  ['a_1', 'IPX_INVALID_MODIFIER_ARG'],
  ['rotate_-90', { rotate: '-90' }],
  ['pos_right-top', { pos: 'right-top' }],
  ['b_%23ff0000', { b: '#ff0000' }],
  ['w%5F320', 'IPX_UNKNOWN_MODIFIER'],
  ['toString_1', 'IPX_UNKNOWN_MODIFIER'],
  ['w_320,', 'IPX_UNKNOWN_MODIFIER'],
  ['_,w_320', 'IPX_UNKNOWN_MODIFIER'],
])('[R7.5] reads the modifiers %s', (listed, expected) => {
  expect(parseOrCode(`/_ipx/${listed}/a.png`)).toEqual(expected)
})

it.each([
  [`/_ipx/_/${'a'.repeat(2048)}`, 'IPX_URI_TOO_LONG'],
  ['/_ipx/w_320', 'IPX_MISSING_ID'],
  ['/_ipx/_/a/%2e%2e/b.png', 'IPX_FORBIDDEN_PATH'],
  ['/_ipx/_/https://cdn.example.com./a.png', 'IPX_FORBIDDEN_HOST'],
  ['/_ipx/_/https://cdn.example.com%5C@evil.com/a.png', 'IPX_FORBIDDEN_PATH'],
  ['/_ipx/_/HTTPS://CDN.EXAMPLE.COM:443/a.png', {}],
])('[R7.5] reads %s', (path, expected) => {
  expect(parseOrCode(path)).toEqual(expected)
})

it('[R9.6] makes pictures as wide as the breakpoints and their doubles', () => {
  expect(IMAGE_SIZES_PX).toEqual([48, 64, 96, 128, 192, 320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072])
})

function parseOrCode(path: string): unknown {
  try {
    return parseImagePath(path, { domains }).modifiers
  } catch (thrown) {
    return (thrown as { code?: string }).code
  }
}
