import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { measurePicture, prepareLogo } from './prepareLogo.ts'

const RED = { r: 200, g: 20, b: 20 }
const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: RED } })
const svg = (inner: string, size = 'viewBox="0 0 64 64"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inner}</svg>`)

async function look(bytes: Buffer) {
  const { format, width, height, hasAlpha, exif, xmp, icc, orientation, pages } = await sharp(bytes).metadata()
  return {
    format,
    size: `${width}x${height}`,
    hasAlpha,
    metadata: [exif, xmp, icc, orientation, pages].filter(Boolean),
  }
}

describe('prepareLogo', async () => {
  it.each([
    ['square', 300, 300, '300x300', false],
    ['wide', 400, 100, '400x400', true],
    ['large', 2000, 2000, '512x512', false],
  ])('makes a square of one that is %s', async (_what, width, height, size, isPadded) => {
    const prepared = await prepareLogo(await draw(width, height).png().toBuffer())
    expect(await look(prepared.bytes)).toMatchObject({ format: 'webp', size, metadata: [] })
    expect(prepared.isPadded).toBe(isPadded)
  })

  it('leaves out where, when and with what a photo was taken', async () => {
    const photo = await draw(200, 200)
      .withExif({ IFD0: { Artist: 'Nobody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .jpeg()
      .toBuffer()
    expect((await look(photo)).metadata).not.toEqual([])
    const { bytes } = await prepareLogo(photo)
    expect((await look(bytes)).metadata).toEqual([])
    expect(bytes.toString('latin1')).not.toMatch(/Nobody|adobe|Exif/)
  })

  it('turns a photo as its camera was held', async () => {
    const blue = { input: { create: { width: 100, height: 50, channels: 3, background: 'blue' } }, gravity: 'north' }
    const lying = await draw(100, 100)
      .composite([blue as never])
      .png()
      .toBuffer()
    const { bytes } = await prepareLogo(await sharp(lying).withMetadata({ orientation: 6 }).jpeg().toBuffer())
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * 100 + x) * info.channels).subarray(0, 3)]
    // What was at the top is at the right.
    expect(at(80, 50)[2]).toBeGreaterThan(200)
    expect(at(20, 50)[0]).toBeGreaterThan(150)
  })

  it('takes the first frame of one that moves', async () => {
    const frames = await Promise.all([draw(64, 64).png().toBuffer(), draw(64, 64).negate().png().toBuffer()])
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect(await look((await prepareLogo(gif)).bytes)).toMatchObject({ size: '64x64', metadata: [] })
  })

  it.each([
    ['a view box', svg('<rect width="64" height="64" fill="red"/>')],
    ['900 MP', svg('<rect width="9" height="9"/>', 'width="30000" height="30000"')],
    ['a few px', svg('<rect width="9" height="9"/>', 'width="9" height="9"')],
    ['a script', svg('<script>alert(1)</script><rect width="9" height="9" onclick="alert(1)"/>')],
    ['another file', svg('<image href="file:///etc/passwd" width="9" height="9"/>')],
  ])('draws a drawing with %s as pixels', async (_what, drawing) => {
    const { bytes } = await prepareLogo(drawing)
    expect(await look(bytes)).toMatchObject({ format: 'webp', size: '512x512' })
    expect(bytes.toString('latin1')).not.toMatch(/script|alert|svg/)
  })

  it('is the same, byte for byte, of the same file', async () => {
    const file = await draw(90, 90).png().toBuffer()
    expect((await prepareLogo(file)).bytes.equals((await prepareLogo(file)).bytes)).toBe(true)
  })

  it.each<[string, Buffer, RegExp]>([
    ['a text', Buffer.from('hello'), /PNG, JPEG, WebP/],
    ['nothing', Buffer.alloc(0), /no picture/],
    ['a TIFF', await draw(90, 90).tiff().toBuffer(), /no picture/],
    ['half a picture', (await draw(900, 900).jpeg().toBuffer()).subarray(0, 3000), /broken/],
    ['a picture of 47 px', await draw(47, 20).png().toBuffer(), /47×20 px; a logo has at least 48/],
    ['11 MiB', Buffer.alloc(11 * 2 ** 20, '<svg '), /10 MiB/],
    ['a drawing of 80 million MP', svg('', 'width="9000000" height="9000000"'), /50 million/],
    ['a drawing without an end', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>'), /broken/],
  ])('refuses %s', async (_what, bytes, message) => {
    await expect(prepareLogo(bytes)).rejects.toThrow(message)
  })
})

it('measurePicture says how wide and high a picture is seen', async () => {
  const turned = await draw(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await measurePicture(turned)).toEqual({ width: 200, height: 300 })
})
