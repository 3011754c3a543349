import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openText } from './openText.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-encoding-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function open(bytes: Buffer | string) {
  const file = path.join(folder, 'feed.csv')
  writeFileSync(file, bytes)
  await using text = await openText(file)
  return { encoding: text.encoding, text: readFileSync(text.file, 'utf8'), isCopy: text.file !== file }
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
const FRENCH = 'Boutique;Offre\nChêne;10 % de réduction dès 50 €\n'
/** The sign of the euro is where ISO 8859-1 has none. */
const WINDOWS = latin(FRENCH.replaceAll('€', '\u0080'))

describe('a file that is not UTF-8', () => {
  it('is read as Windows-1252, all of it', async () => {
    expect(await open(WINDOWS)).toEqual({ encoding: 'Windows-1252', text: FRENCH, isCopy: true })
  })

  it('is so from its first line on, where the first byte that tells stands 2 MB in', async () => {
    const rows = 'Oak;10% off\n'.repeat(180_000)
    const { encoding, text } = await open(Buffer.concat([latin(rows), WINDOWS]))
    expect([encoding, text === rows + FRENCH]).toEqual(['Windows-1252', true])
  })

  it.each([
    ['with the mark of the smaller end', Buffer.from(`\uFEFF${FRENCH}`, 'utf16le')],
    ['with the mark of the greater end', Buffer.from(`\uFEFF${FRENCH}`, 'utf16le').swap16()],
  ])('is read as UTF-16 %s', async (_, bytes) => {
    expect(await open(bytes)).toEqual({ encoding: 'UTF-16', text: FRENCH, isCopy: true })
  })

  it('but damaged stays as it is: what is sound in it would become nonsense', async () => {
    const { encoding, isCopy } = await open(Buffer.concat([Buffer.from(FRENCH), latin('é')]))
    expect([encoding, isCopy]).toEqual(['UTF-8', false])
  })

  it('but declares its encoding, as XML does, is left to its reader', async () => {
    expect((await open(latin('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>'))).encoding).toBe('UTF-8')
    expect((await open(latin('<?xml version="1.0" encoding="UTF-8"?><a>é</a>'))).encoding).toBe('Windows-1252')
  })

  it.each([
    ['Shift JIS', '8343839383578393' + '834c8383839383798381839383'.slice(0, 24)],
    ['Windows-1251', 'd1eae8e4eae020313025'],
    ['bytes of nothing', '8d8f'],
  ])('nor Windows-1252 is refused: %s', async (_, hex) => {
    await expect(open(Buffer.from(hex, 'hex'))).rejects.toMatchObject({
      word: 'unreadable',
      message: expect.stringMatching(/feed\.csv is text in an encoding that nobody can tell.*save it as UTF-8/),
    })
  })
})

it.each([
  ['UTF-8', FRENCH],
  ['UTF-8 with its mark', `\uFEFF${FRENCH}`],
  ['nothing but ASCII', 'Store,Offer\n'],
  ['nothing', ''],
])('a file of %s is read where it lies', async (_, text) => {
  expect(await open(text)).toEqual({ encoding: 'UTF-8', text, isCopy: false })
})

it('a copy is deleted when it is closed', async () => {
  const file = path.join(folder, 'feed.csv')
  writeFileSync(file, WINDOWS)
  const text = await openText(file)
  expect([existsSync(text.file), path.basename(text.file)]).toEqual([true, 'feed.csv'])
  await text[Symbol.asyncDispose]()
  expect([existsSync(path.dirname(text.file)), existsSync(file)]).toEqual([false, true])
})
