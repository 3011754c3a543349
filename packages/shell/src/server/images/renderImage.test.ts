import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Create } from 'sharp'
import { describe, expect, it } from 'vitest'
import { readRecipe } from './ImageRecipe.ts'
import { renderImage } from './renderImage.ts'

const draw = (width: number, height: number, more: Partial<Create> = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#c83214', ...more } })
const photo = await draw(1000, 600).jpeg().toBuffer()
const alpha = await draw(1000, 600, { channels: 4, background: { r: 200, g: 10, b: 10, alpha: 0.5 } })
  .png()
  .toBuffer()

/** What comes out, by format and size. */
async function measure(
  bytes: Buffer,
  modifiers: Record<string, string | true>,
  accept: 'avif' | 'webp' | 'none' = 'none',
) {
  const { format, body } = await renderImage(bytes, readRecipe(modifiers), accept)
  const { width, height, pageHeight, pages } = await sharp(body, { animated: true }).metadata()
  return `${format} ${width}x${pageHeight ?? height}${(pages ?? 1) > 1 ? ` in ${pages}` : ''}`
}

it.each<[Record<string, string | true>, string]>([
  [{}, 'jpeg 1000x600'],
  [{ w: '320' }, 'jpeg 320x192'],
  [{ h: '192' }, 'jpeg 320x192'],
  [{ w: '1536' }, 'jpeg 1000x600'],
  [{ s: '96' }, 'jpeg 96x96'],
  [{ w: '96', h: '96' }, 'jpeg 96x96'],
  [{ s: '640x320', fit: 'contain' }, 'jpeg 640x320'],
  [{ s: '640x320', fit: 'inside' }, 'jpeg 533x320'],
  [{ s: '640x320', fit: 'outside' }, 'jpeg 640x384'],
  [{ s: '2048x1024' }, 'jpeg 1000x500'],
  [{ s: '96x320', pos: 'top-left' }, 'jpeg 96x320'],
  [{ s: '1280x1280' }, 'jpeg 600x600'],
  [{ f: 'webp' }, 'webp 1000x600'],
  [{ f: 'jpg', q: '50' }, 'jpeg 1000x600'],
])('[R7.5] makes %j of a photo: %s', async (modifiers, expected) =>
  expect(await measure(photo, modifiers)).toBe(expected),
)

it.each<[Record<string, string>, Record<string, string>]>([
  [{ w: '96', fit: 'contain', pos: 'top' }, { w: '96' }],
  [
    { w: '96', f: 'png', q: '50' },
    { w: '96', f: 'png' },
  ],
  [
    { s: '96x320', pos: 'bottom-right' },
    { s: '96x320', pos: 'right-bottom' },
  ],
])('[R7.5] makes and keeps %j once, as %j', (modifiers, plain) =>
  expect(readRecipe(modifiers)).toEqual(readRecipe(plain)),
)

it('[R7.5] makes no side longer than 4096 px', async () => {
  expect(await measure(await draw(100, 9000).png().toBuffer(), { w: '96' })).toBe('png 46x4096')
})

it.each([
  ['avif', 'avif'],
  ['webp', 'webp'],
  ['none', 'png'],
] as const)('[R7.5] negotiates: %s makes %s of a picture with alpha', async (accept, format) => {
  expect(await measure(alpha, { f: 'auto', w: '320' }, accept)).toBe(`${format} 320x192`)
})

it('[R7.5] negotiates: a photo is JPEG for browsers of old', async () => {
  expect(await measure(photo, { f: 'auto', w: '320' })).toBe('jpeg 320x192')
})

it('[R7.5] turns a photo as its camera was held', async () => {
  const turned = await sharp(photo).withMetadata({ orientation: 6 }).toBuffer()
  expect(await measure(turned, { w: '320' })).toBe('jpeg 320x533')
})

const frames = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      draw(64, 32, { background: { r: (at * 97) % 256, g: (at * 57) % 256, b: at % 2 ? 255 : 0 } })
        .png()
        .toBuffer(),
    ),
  )

describe('[R7.5] a picture that moves', async () => {
  const gif = await sharp(await frames(3), { join: { animated: true } })
    .gif()
    .toBuffer()

  it.each<[Record<string, string | true>, 'avif' | 'none', string]>([
    [{}, 'none', 'gif 64x32'],
    [{ a: true }, 'none', 'gif 64x32 in 3'],
    [{ a: true, w: '48' }, 'none', 'gif 48x24 in 3'],
    [{ a: true, f: 'auto' }, 'avif', 'webp 64x32 in 3'],
    [{ a: true, f: 'auto' }, 'none', 'gif 64x32 in 3'],
    [{ f: 'auto' }, 'avif', 'avif 64x32'],
    [{ a: true, f: 'jpeg' }, 'none', 'jpeg 64x32'],
    [{ a: true, f: 'png', w: '48' }, 'none', 'png 48x24'],
    [{ a: true, f: 'avif' }, 'none', 'avif 64x32'],
  ])('%j for %s is %s', async (modifiers, accept, expected) => {
    expect(await measure(gif, modifiers, accept)).toBe(expected)
  })

  it('has at most 100 frames', async () => {
    const long = await sharp(await frames(101), { join: { animated: true } })
      .gif()
      .toBuffer()
    await expect(measure(long, { a: true })).rejects.toMatchObject({ status: 400, code: 'IPX_INVALID_IMAGE' })
    expect(await measure(long, {})).toBe('gif 64x32')
  })
})

/** A PNG of a few kB that says it is of so many pixels. */
function buildBomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(Math.min((side + 1) * side, 50_000_000)))
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

const svg = (inner: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="64" ${more}>${inner}</svg>`

it.each<[string, Buffer]>([
  ['a text', Buffer.from('GET / HTTP/1.1')],
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from('<!doctype html><p>hello')],
  ['a TIFF', await draw(10, 10).tiff().toBuffer()],
  ['a PDF', Buffer.from('%PDF-1.7\n')],
  ['the first half of a PNG', alpha.subarray(0, alpha.length / 2)],
  ['magic bytes alone', alpha.subarray(0, 8)],
  ['a bomb of 900 MP', buildBomb(30_000)],
  ['a drawing with a filter', Buffer.from(svg('<filter id="f"><feGaussianBlur stdDeviation="5000"/></filter>'))],
  ['a drawing of 80 million MP', Buffer.from(svg('').replaceAll('"64"', '"9000000"'))],
  ['a drawing that cannot be parsed', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>')],
  [
    'entities of entities',
    Buffer.from(
      `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(99)}">${'bcdefghij'.replaceAll(/./g, (name) => `<!ENTITY ${name} "${`&${String.fromCodePoint((name.codePointAt(0) ?? 0) - 1)};`.repeat(10)}">`)}]>${svg('<text>&j;</text>')}`,
    ),
  ],
])('[R7.5] %s is 400 IPX_INVALID_IMAGE', async (_what, bytes) => {
  await expect(measure(bytes, { w: '320' })).rejects.toMatchObject({ status: 400, code: 'IPX_INVALID_IMAGE' })
})

it.each([
  '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
  '<rect onmadeupevent="alert(1)"/>',
  '<set attributeName=" onload" to="alert(1)"/>',
  '<a><SET ATTRIBUTENAME="HREF" TO="javascript:alert(1)"/></a>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<a href="java&#9;script:alert(1)"><rect width="9" height="9"/></a>',
  '<image href="data:image/svg+xml,&lt;svg onload=&quot;alert(1)&quot;/&gt;"/>',
  '<image width="9" height="9" href="file:///etc/passwd"/>',
  '<image width="9" height="9" href="http://127.0.0.1/a.png"/>',
  '<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>',
  '<style>rect { fill: red }</style><rect id="x" width="9" height="9"/><use href="#x"/>',
])('[R7.5] a drawing comes out as pixels: %s', async (inner) => {
  const { format, body } = await renderImage(Buffer.from(svg(inner)), readRecipe({}), 'none')
  expect([format, body.toString('latin1', 1, 4)]).toEqual(['png', 'PNG'])
  expect(body.toString('latin1')).not.toMatch(/script|alert|root:/)
})

it.each<[size: string, modifiers: Record<string, string>, expected: string]>([
  ['viewBox="0 0 64 48"', {}, 'png 64x48'],
  ['viewBox="0 0 64 48"', { w: '320' }, 'png 320x240'],
  ['viewBox="0 0 64 48"', { h: '96', f: 'webp' }, 'webp 128x96'],
  ['viewBox="0 0 64 48"', { s: '320x320' }, 'png 320x320'],
  ['viewBox="0 0 64 48"', { s: '320x320', fit: 'contain' }, 'png 320x320'],
  ['viewBox="0 0 64 48"', { s: '320x320', fit: 'inside' }, 'png 320x240'],
  ['viewBox="0 0 64 48"', { s: '320x320', fit: 'outside' }, 'png 427x320'],
  ['viewBox="0 0 64 48"', { w: '3072' }, 'png 1024x768'],
  ['width="30000" height="20000"', { w: '320' }, 'png 320x213'],
])('[R7.5] draws a drawing with %s for %j: %s', async (size, modifiers, expected) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%"/></svg>`
  expect(await measure(Buffer.from(drawing), modifiers)).toBe(expected)
})

it('[R7.5] draws a small drawing with lines that are sharp', async () => {
  const line = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0H16V32H0z"/></svg>'
  const { body } = await renderImage(Buffer.from(line), readRecipe({ w: '320' }), 'none')
  const { data } = await sharp(body).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true })
  expect(Array.from(data.subarray(150, 170))).toEqual([...Array(10).fill(255), ...Array(10).fill(0)])
})

it('a drawing for which no process can be started is no broken picture', async () => {
  const program = process.execPath
  process.execPath = '/nowhere/node'
  const job = renderImage(Buffer.from(svg('<rect width="9" height="9"/>')), readRecipe({}), 'none')
  process.execPath = program
  await expect(job).rejects.toMatchObject({ code: 'ENOENT' })
})

function chunk(type: string, body: Buffer): Buffer {
  const framed = Buffer.concat([Buffer.from(type), body])
  const size = Buffer.alloc(4)
  const sum = Buffer.alloc(4)
  size.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(framed))
  return Buffer.concat([size, framed, sum])
}
