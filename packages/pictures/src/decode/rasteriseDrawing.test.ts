import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ImageError } from '../source/ImageError.ts'
import { HOSTILE_DRAWINGS, SLOW_DRAWINGS } from '../testing/hostileDrawings.ts'
import { assertSimpleDrawing } from './assertSimpleDrawing.ts'
import { prepareLogo } from './prepareLogo.ts'
import { rasteriseDrawing } from './rasteriseDrawing.ts'

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
    ['a title about a filter', '<title>Filter: water and coffee</title>'],
    ['a long description', `<metadata>${'words '.repeat(1000)}</metadata>`],
    ['a link to what it lies in', '<g id="top"><a href="#top"/></g>'],
  ])('admits %s', (_what, inner) => {
    expect(() => assertSimpleDrawing(svg(inner + RECT))).not.toThrow()
  })
})

describe('rasteriseDrawing', () => {
  it.each([
    ['makes one larger', 'viewBox="0 0 64 32"', true, '200x100'],
    ['makes one smaller', 'width="6400" height="3200" viewBox="0 0 64 32"', false, '200x100'],
    ['leaves one as it is', 'viewBox="0 0 64 32"', false, '64x32'],
  ])('%s', async (_what, size, isEnlarged, expected) => {
    const pixels = await rasteriseDrawing(svg(RECT, size), { side: 200, isEnlarged })
    const { format, width, height } = await sharp(pixels).metadata()
    expect(`${format} ${width}x${height}`).toBe(`png ${expected}`)
    const { dominant } = await sharp(pixels).stats()
    expect(dominant.r).toBeGreaterThan(180)
  })

  it('leaves pixels as they are', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    expect(await rasteriseDrawing(png, { side: 200, isEnlarged: true })).toBe(png)
  })

  it('blames no drawing for a process that cannot be started', async () => {
    const program = process.execPath
    process.execPath = '/nowhere/node'
    const job = rasteriseDrawing(svg(RECT), { side: 200, isEnlarged: true })
    process.execPath = program
    const thrown: unknown = await job.catch((error: unknown) => error)
    expect(thrown).toMatchObject({ code: 'ENOENT' })
    expect(thrown).not.toBeInstanceOf(ImageError)
  })

  it('says of a broken drawing that it is broken', async () => {
    const job = rasteriseDrawing(svg('', 'width="30000" height="30000"'), { side: 200, isEnlarged: true })
    await expect(job).rejects.toThrow('The drawing is broken, or has more than 50 million pixels')
  })

  it.each(SLOW_DRAWINGS)('kills the process that draws %s', async (_what, drawing) => {
    expect(() => assertSimpleDrawing(drawing)).not.toThrow()
    const started = performance.now()
    const size = { side: 512, isEnlarged: true, processorMs: 500 }
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
  const size = { side: 4096, isEnlarged: false, processorMs: 60_000 }
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
