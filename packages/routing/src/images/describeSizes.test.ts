import { describe, expect, it } from 'vitest'
import { describeSizes, formatSizes, parseLayout } from './describeSizes.ts'
import { parseImagePath } from './parseImagePath.ts'

const listWidths = (layout: string, naturalWidth?: number) =>
  [...(describeSizes('/media/a.webp', layout, naturalWidth).srcSet ?? '').matchAll(/ (\d+)w/g)].map(([, width]) =>
    Number(width),
  )

describe('[R9.6] parseLayout reads how wide a picture is shown', () => {
  it.each([
    ['sm:100vw md:50vw lg:400px', '(max-width: 640px) 640px, (max-width: 768px) 384px, 400px'],
    ['200,500:500,900:900', '(max-width: 500px) 500px, 900px'],
    ['lg:400 sm:33vw', '(max-width: 640px) 211px, 400px'],
    ['sm:44px', '44px'],
    ['tv:100vw sm: :50vw sm:50em sm:-3 sm:0 lg:10px', '10px'],
    ['toString:3 lg:10px', '10px'],
  ])('%s: %s', (layout, sizes) => expect(formatSizes(parseLayout(layout))).toBe(sizes))
})

describe('[R7.5] a picture is asked for at the widths of the breakpoints', () => {
  it.each([
    ['up to twice its own', 'sm:100vw md:50vw lg:400px', undefined, [640, 768, 1024, 1280]],
    ['and never wider than the widest of them', '430:100vw 2xl:100vw', undefined, [640, 768, 1024, 1280, 1536]],
    ['up to the first that holds the whole picture', 'xs:100vw lg:100vw', 700, [320, 640, 768]],
    ['or at the sizes of marks', 'sm:44px', undefined, [48, 64, 96]],
    ['the small one too', 'sm:20px', undefined, [48]],
    ['a picture smaller than its place has one', 'lg:100vw', 40, [48]],
  ])('%s: %s', (_what, layout, natural, expected) => expect(listWidths(layout, natural)).toEqual(expected))

  it('the largest is the address of browsers that do not choose', () => {
    expect(describeSizes('/media/a.webp', 'xs:100vw').src).toBe('/_ipx/f_auto,w_640/media/a.webp')
  })

  it('each is one that the server makes', () => {
    const { srcSet = '' } = describeSizes('/media/ü b.webp', '430:100vw 2xl:50vw')
    for (const candidate of srcSet.split(', ')) {
      const [address = ''] = candidate.split(' ')
      expect(parseImagePath(address, { domains: [] }).source).toBe('/media/ü b.webp')
    }
  })

  it.each(['/media/a.svg', 'data:image/gif;base64,R0', 'https://cdn.example.com/a.png'])('%s stays as it is', (src) => {
    expect(describeSizes(src, 'lg:400px')).toEqual({ src, srcSet: undefined, sizes: undefined })
  })
})
