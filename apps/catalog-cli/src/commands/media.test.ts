import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, NOW, seedMerchant, UK } from '@clipfront/catalog/testing'
import { runCatalog } from '../runCatalog.ts'
import { createOpenHere } from '../testing/runHere.ts'

const { database, url } = await createTestDatabase()
const open = createOpenHere(database)
const folder = mkdtempSync(join(tmpdir(), 'clipfront-media-add-'))
const media = join(folder, 'data', 'media')
afterAll(() => rmSync(folder, { recursive: true }))

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 60, b: 200, alpha: 0.5 } } })
const write = (name: string, bytes: Buffer | string) => {
  writeFileSync(join(folder, name), bytes)
  return join(folder, name)
}
const square = write('logo.png', await draw(200, 200).png().toBuffer())
const wide = write(
  'wide.jpg',
  await draw(400, 100)
    .withExif({ IFD0: { Artist: 'Nobody' } })
    .jpeg()
    .toBuffer(),
)

const MERCHANT = ['--merchant', 'nimbus-shoes', '--site', 'main/uk']
const EDITOR = ['--by', 'Mara', '--reason', 'they sent it']

/** @returns the exit code, and all that was said */
async function catalog(...args: string[]): Promise<[number, string]> {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const environment = {
    DATABASE_URL: url,
    CLIPFRONT_DATA: join(folder, 'data'),
    CLIPFRONT_NOW: NOW.toISOString(),
    OUTBOUND_SECRET: 'a-secret-of-the-test',
    INTERNAL_TOKEN: 'a-token-of-the-test',
  }
  return [await runCatalog(args, environment, { print: say, printError: say }, { open }), lines.join('\n')]
}

const add = (file: string, ...more: string[]) => catalog('media', 'add', file, ...MERCHANT, ...EDITOR, ...more)
const readLogo = async () =>
  database.selectFrom('merchant').select(['logo', 'edited']).where('site', '=', UK).executeTakeFirstOrThrow()
const listMedia = () => {
  try {
    return readdirSync(media)
  } catch {
    return []
  }
}

beforeEach(async () => {
  rmSync(media, { recursive: true, force: true })
  for (const table of ['edit', 'merchant'] as const) await database.deleteFrom(table).execute()
  await seedMerchant(database)
})

describe('catalog media add', async () => {
  it('stores a picture by what it shows, and sets the logo for the editors', async () => {
    const [code, said] = await add(square)
    const { logo, edited } = await readLogo()
    expect([code, edited]).toEqual([0, ['logo']])
    expect(said.split('\n')[0]).toBe('Nimbus Shoes (nimbus-shoes) of uk.clipfront.example')
    expect(said).toMatch(/logo[^\n]*\/media\/[^]*\n {2}200×200 px, \d+ kB$/)
    expect(listMedia()).toEqual([logo?.replace('/media/', '')])
    const stored = await sharp(join(media, listMedia()[0] ?? '')).metadata()
    expect([stored.format, stored.width, stored.hasAlpha]).toEqual(['webp', 200, true])
    expect((await catalog('show', ...MERCHANT))[1]).toMatch(/\* logo +\/media\/[^]*they sent it/)
    expect((await add(square))[1]).toContain('It is so already; nothing was changed.')
  })

  it('makes a wide one square, and leaves out what its file tells', async () => {
    const [code, said] = await add(wide)
    expect([code, said]).toEqual([0, expect.stringContaining('400×400 px')])
    expect(said).toContain('room was added to make it square')
    expect(readFileSync(join(media, listMedia()[0] ?? '')).toString('latin1')).not.toMatch(/Nobody|Exif/)
  })

  it('gives the logo back', async () => {
    await add(square)
    expect((await catalog('edit', ...MERCHANT, ...EDITOR, '--reset', 'logo'))[0]).toBe(0)
    expect(await readLogo()).toEqual({ logo: null, edited: [] })
  })

  it('changes nothing in a dry run', async () => {
    const [code, said] = await add(square, '--dry-run')
    expect([code, said]).toEqual([0, expect.stringContaining('(dry run, nothing was changed)')])
    expect([await readLogo(), listMedia()]).toEqual([{ logo: null, edited: [] }, []])
  })

  it.each([
    ['a text', write('text.png', 'hello'), /^refused: .*text\.png: This is no picture.*Give a PNG, JPEG/],
    ['a page', write('page.svg', '<!doctype html><script>alert(1)</script>'), /^refused: .*no picture/],
    ['11 MiB', write('large.png', Buffer.alloc(11 * 2 ** 20)), /^refused: .*larger than 10 MiB/],
    [
      'a stamp',
      write('stamp.png', await draw(20, 20).png().toBuffer()),
      /^refused: .*20×20 px; a logo has at least 48/,
    ],
    ['half a picture', write('half.png', readFileSync(square).subarray(0, 200)), /^refused: .*broken/],
  ])('refuses %s, and says what to give', async (_what, file, message) => {
    expect(await add(file)).toEqual([1, expect.stringMatching(message)])
    expect([await readLogo(), listMedia()]).toEqual([{ logo: null, edited: [] }, []])
  })

  it.each([
    [['media'], 'Nothing is said. Write media add FILE.'],
    [['media', 'remove', square], '"remove" is unknown'],
    [['media', 'add', ...MERCHANT, ...EDITOR], 'Give one file'],
    [['media', 'add', square, '--site', 'main/uk', ...EDITOR], 'No shop is named'],
    [['media', 'add', square, '--merchant', 'nimbus-shoes', ...EDITOR], 'Name it with --site'],
    [['media', 'add', '/nowhere.png', ...MERCHANT, ...EDITOR], 'There is no file /nowhere.png'],
    [['media', 'add', folder, ...MERCHANT, ...EDITOR], 'is not a file'],
    [['media', 'add', square, ...MERCHANT], 'Nobody is named'],
  ])('does not understand %j', async (args, message) => {
    expect(await catalog(...args)).toEqual([2, expect.stringContaining(message)])
  })

  it('names a shop that is not there', async () => {
    const [code, said] = await catalog('media', 'add', square, '--merchant', 'nimbus', '--site', 'main/uk', ...EDITOR)
    expect([code, said]).toEqual([1, expect.stringContaining('Did you mean nimbus-shoes?')])
  })
})
