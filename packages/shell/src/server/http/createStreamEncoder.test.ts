import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createStreamEncoder } from './createStreamEncoder.ts'

const TEXT = 'Twenty percent off running shoes. '.repeat(1000)

describe.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
] as const)('who accepts %s', (accepted, encoding, decompress) => {
  const { headers, encode } = createStreamEncoder(accepted)

  it(`gets ${encoding}, whole and much smaller`, async () => {
    const source = new PassThrough()
    source.end(TEXT)
    const encoded = await buffer(encode(source))
    expect(headers).toEqual({ vary: 'Accept-Encoding', 'content-encoding': encoding })
    expect(encoded.length).toBeLessThan(TEXT.length / 20)
    expect(decompress(encoded).toString()).toBe(TEXT)
  })

  it('and leaves, and the source ends', async () => {
    const source = new PassThrough()
    const encoded = encode(source)
    encoded.destroy()
    await expect(once(source, 'end')).rejects.toThrow('Premature close')
  })

  it('is told when the source fails', async () => {
    const source = new PassThrough()
    const encoded = encode(source)
    source.destroy(new Error('cut off'))
    await expect(once(encoded, 'end')).rejects.toThrow('cut off')
  })
})

it.each([undefined, '', 'identity', 'br;q=0, gzip;q=0.0'])('who accepts %j gets the text as it is', (accepted) => {
  const source = new PassThrough()
  const { headers, encode } = createStreamEncoder(accepted)
  expect([headers, encode(source)]).toEqual([{ vary: 'Accept-Encoding' }, source])
})
