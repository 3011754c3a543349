import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ImageError } from '../source/ImageError.ts'
import { HOSTILE_DRAWINGS, SLOW_DRAWINGS } from '../testing/hostileDrawings.ts'
import { assertSimpleDrawing } from './assertSimpleDrawing.ts'
import { prepareLogo } from './prepareLogo.ts'
import { rasteriseDrawing, type RasterSize } from './rasteriseDrawing.ts'

const svg = (inner: string, size = 'viewBox="0 0 64 32"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inner}</svg>`)
const RECT = '<rect width="64" height="32" fill="#c00"/>'

describe('assertSimpleDrawing', () => {
  it.each(HOSTILE_DRAWINGS)('refuses %s at once', (_what, drawing, reason) => {
    const { user } = process.cpuUsage()
    expect(() => assertSimpleDrawing(drawing)).toThrow(reason)
    expect(process.cpuUsage().user - user).toBeLessThan(1_000_000)
  })

  it.each([
    ['a gradient of a style sheet', '<style>.a{fill:url(#g)}</style><linearGradient id="g"><stop/></linearGradient>'],
    ['symbols that are used', `<symbol id="s">${RECT}</symbol>${'<use href="#s"/>'.repeat(500)}`],
    ['a mask and a clip', `<mask id="m">${RECT}</mask><clipPath id="c">${RECT}</clipPath><g mask="url(#m)"/>`],
    ['no filter at all', '<style>rect { filter: none }</style><g filter="none" style="filter:none"/>'],
    ['a backslash where no style is', String.raw`<g id="a\b" data-file="C:\a.svg"/><title>a\b</title>`],
    ['a title about a filter', '<title>Filter: water and coffee</title>'],
    ['a long description', `<metadata>${'words '.repeat(1000)}</metadata>`],
    ['a link to what it lies in', '<g id="top"><a href="#top"/></g>'],
  ])('admits %s', (_what, inner) => {
    expect(() => assertSimpleDrawing(svg(inner + RECT))).not.toThrow()
  })
})

describe('rasteriseDrawing', () => {
  it.each<[what: string, size: string, wanted: RasterSize, expected: string]>([
    ['makes one larger', 'viewBox="0 0 64 32"', { width: 200, height: 200, fit: 'inside' }, '200x100'],
    ['covers a box', 'viewBox="0 0 64 32"', { width: 200, height: 200, fit: 'outside' }, '400x200'],
    ['is as wide as it is asked', 'viewBox="0 0 64 32"', { width: 200 }, '200x100'],
    ['is as high as it is asked', 'viewBox="0 0 64 32"', { height: 200 }, '400x200'],
    ['makes one of 800 MP smaller', 'width="40000" height="20000" viewBox="0 0 64 32"', { width: 200 }, '200x100'],
    ['leaves one as it is', 'viewBox="0 0 64 32"', {}, '64x32'],
    ['lets one grow to 1024 px', 'viewBox="0 0 64 32"', { width: 3072 }, '1024x512'],
    [
      'makes no side longer than 4096 px',
      'width="8000" height="80" viewBox="0 0 64 32" preserveAspectRatio="none"',
      {},
      '4096x41',
    ],
  ])('%s', async (_what, size, wanted, expected) => {
    const pixels = await rasteriseDrawing(svg(RECT, size), wanted)
    const { format, width, height } = await sharp(pixels).metadata()
    expect(`${format} ${width}x${height}`).toBe(`png ${expected}`)
    const { dominant } = await sharp(pixels).stats()
    expect(dominant.r).toBeGreaterThan(180)
  })

  it('leaves pixels as they are', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    expect(await rasteriseDrawing(png, { width: 200 })).toBe(png)
  })

  it('blames no drawing for a process that cannot be started', async () => {
    const program = process.execPath
    process.execPath = '/nowhere/node'
    const job = rasteriseDrawing(svg(RECT), { width: 200 })
    process.execPath = program
    const thrown: unknown = await job.catch((error: unknown) => error)
    expect(thrown).toMatchObject({ code: 'ENOENT' })
    expect(thrown).not.toBeInstanceOf(ImageError)
  })

  it('says of a broken drawing that it is broken', async () => {
    const job = rasteriseDrawing(svg('', 'width="9000000" height="9000000"'), { width: 200 })
    await expect(job).rejects.toThrow('The drawing is broken, or has more than 50 million pixels')
  })

  it('says of a drawing that crashes its process that it is broken', async () => {
    const levels = 30_000
    const selector = `${':not('.repeat(levels)}a${')'.repeat(levels)}`
    const deep = svg(`<style>${selector}{fill:red}</style>${RECT}`)
    expect(() => assertSimpleDrawing(deep)).not.toThrow()
    const thrown: unknown = await rasteriseDrawing(deep, { width: 200 }).catch((error: unknown) => error)
    expect(thrown).toMatchObject({ status: 400, code: 'IPX_INVALID_IMAGE' })
  })

  it.each(SLOW_DRAWINGS)('kills the process that draws %s', async (_what, drawing) => {
    expect(() => assertSimpleDrawing(drawing)).not.toThrow()
    const started = performance.now()
    const size = { width: 512, processorMs: 500 }
    await expect(rasteriseDrawing(drawing, size)).rejects.toThrow(/takes too long or too much memory/)
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})

it('kills the process that takes too much memory', async () => {
  const groups = 20
  const layered = svg(
    `${'<g opacity=".99"><rect width="4096" height="4096"/>'.repeat(groups)}${'</g>'.repeat(groups)}`,
    'width="4096" height="4096"',
  )
  expect(() => assertSimpleDrawing(layered)).not.toThrow()
  const size = { processorMs: 60_000 }
  const started = performance.now()
  await expect(rasteriseDrawing(layered, size)).rejects.toThrow(/too much memory/)
  // Long before the clock ends it.
  expect(performance.now() - started).toBeLessThan(5000)
})

it.each(['<?a ftypavif ?>', '<?a ftypmif1?>', '\uFEFF <?a ftypavis?>'])(
  'takes a drawing for no other format, whatever it begins with: %s',
  async (start) => {
    const [[, drawing] = []] = HOSTILE_DRAWINGS
    const dressed = Buffer.concat([Buffer.from(start), drawing ?? Buffer.alloc(0)])
    await expect(prepareLogo(dressed)).rejects.toThrow(/This is no picture/)
  },
)

it('prepareLogo refuses a drawing that asks for too much', async () => {
  const [[, drawing, reason] = []] = HOSTILE_DRAWINGS
  await expect(prepareLogo(drawing ?? Buffer.alloc(0))).rejects.toThrow(reason)
})
