import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { encodeText } from './encodeText.ts'

const page = '<p>Twenty percent off running shoes</p>'.repeat(1000)
const read = { br: brotliDecompressSync, gzip: gunzipSync }

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, GZIP', 'gzip'],
] as const)('who accepts %s gets %s, whole and much smaller', async (accepted, encoding) => {
  const { body, headers } = await encodeText(page, accepted)
  expect(headers).toEqual({ vary: 'Accept-Encoding', 'content-encoding': encoding })
  expect(body.length).toBeLessThan(page.length / 20)
  expect(read[encoding](body).toString()).toBe(page)
})

it.each([undefined, '', 'identity', 'br;q=0, gzip;q=0.0', 'brr'])('who accepts %j gets the text', async (accepted) => {
  expect(await encodeText(page, accepted)).toEqual({ body: page, headers: { vary: 'Accept-Encoding' } })
})

it('a short text is not worth it', async () => {
  expect((await encodeText('{"code":404}', 'br')).body).toBe('{"code":404}')
})

it('what is kept is compressed once', async () => {
  const owner = {}
  const [first, second] = await Promise.all([encodeText(page, 'br', owner), encodeText(page, 'br', owner)])
  expect(second.body).toBe(first.body)
  expect((await encodeText(page, 'br')).body).not.toBe(first.body)
})
