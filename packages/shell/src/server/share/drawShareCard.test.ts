import type { ShareCard } from '@clipfront/routing/share'
import { sites } from '@clipfront/site-config'
import { COLOURS } from '@clipfront/site-config/colours'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawShareCard } from './drawShareCard.ts'
import { keepWritable } from './shareFonts.ts'
import { writeText, type PictureText } from './writeText.ts'

const NONE = { icon: undefined, logo: undefined }
const card: ShareCard = {
  value: { lead: 'Up to ', figure: '20%', tail: ' off' },
  title: 'A title',
  merchant: { name: 'Nimbus Shoes', logo: null },
  line: '',
}
const wanted: PictureText = {
  text: '',
  face: 'strong',
  colour: '#000000',
  sizes: [60, 40],
  width: 600,
  lines: 2,
  language: 'en',
  isRightToLeft: false,
}

async function readPixel(png: Buffer, left: number, top: number): Promise<string> {
  const raw = await sharp(png).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return `#${raw.toString('hex')}`
}

describe('[R2.18] the picture of a page', () => {
  it.each(sites.map((site) => [site.code, site] as const))(
    'of %s wears its accent at its own side',
    async (_code, site) => {
      const png = await drawShareCard(card, site, NONE)
      const [start, end] = site.direction === 'rtl' ? [1120, 80] : [80, 1120]
      const soft = COLOURS.softAccent[site.accent]
      expect(await readPixel(png, 600, 2)).toBe(COLOURS.accent[site.accent])
      expect(await readPixel(png, start, 300)).toBe(soft)
      expect(await readPixel(png, end, 300)).toBe(COLOURS.raised)
    },
  )

  it('is worth sending where a logo is no picture', async () => {
    const [site] = sites
    if (!site) throw new Error('no site')
    const png = await drawShareCard(card, site, { icon: Buffer.from('x'), logo: Buffer.from('<svg') })
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  it('shows as a logo what every other picture may be, and nothing else', async () => {
    const [site] = sites
    if (!site) throw new Error('no site')
    const red = sharp({ create: { width: 64, height: 64, channels: 3, background: '#ff0000' } })
    const draw = async (logo: Buffer) =>
      readPixel(await drawShareCard({ ...card, value: null }, site, { icon: undefined, logo }), 244, 332)
    expect(await draw(await red.png().toBuffer())).toBe('#ff0000')
    expect(await draw(await red.tiff().toBuffer())).toBe(COLOURS.softAccent[site.accent])
    expect(await draw(square(''))).toBe('#ff0000')
    expect(await draw(square(' filter="blur(1px)"'))).toBe(COLOURS.softAccent[site.accent])
  })

  it('takes any words of our languages', () => {
    const words = sites.flatMap((site) => [[site.name], Object.values(site.texts), Object.values(site.messages)]).flat()
    expect(words.filter((text) => keepWritable(text) === '')).toEqual([])
  })
})

function square(more: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="red"${more}/></svg>`,
  )
}

describe('[R2.18] texts of pictures need no font of the machine', () => {
  it.each([
    ['20 % off – Süße Äpfel', '20 % off – Süße Äpfel'],
    ['خصم حتى 25%', 'خصم حتى 25%'],
    ['最大25%オフ「お得」', '最大25%オフ「お得」'],
    ['Sale 🎉 now', 'Sale now'],
    // Fonts of many machines have them, ours do not.
    ['ลดราคา', ''],
    ['할인', ''],
    ['', ''],
  ])('%s is written %s', (text, written) => expect(keepWritable(text)).toBe(written))

  it('writes nothing of a text that it could write in part only', async () => {
    expect(await writeText({ ...wanted, text: 'Sale 할인' })).toBeUndefined()
  })
})

describe('[R2.18] a text is as large as it fits', () => {
  const long = 'Garden furniture and parasols for terrace, balcony and roof garden at half the price '

  it('on one line, then on more, then smaller, then cut', async () => {
    const [short, two, small, cut] = await Promise.all(
      ['Garden', 'Garden furniture and parasols', long.slice(0, 44), long.repeat(3)].map((text) =>
        writeText({ ...wanted, text }),
      ),
    )
    expect(short?.height).toBeLessThan(80)
    expect(two?.height).toBeGreaterThan(100)
    expect(small?.height).toBeLessThan(110)
    expect(cut?.height).toBeLessThan(110)
    for (const drawn of [short, two, small, cut]) expect(drawn?.width).toBeLessThanOrEqual(600)
  })

  it('breaks Japanese between any two signs, and Arabic between words', async () => {
    const japanese = await writeText({ ...wanted, text: '全品が最大オフになるお得な秋の特集', language: 'ja' })
    const arabic = await writeText({
      ...wanted,
      text: 'خصم يصل إلى النصف على الأحذية',
      isRightToLeft: true,
      language: 'ar',
    })
    for (const drawn of [japanese, arabic]) expect(drawn?.width).toBeLessThanOrEqual(600)
    expect(japanese?.height).toBeGreaterThan(100)
  })

  it('cuts what has no words', async () => {
    expect((await writeText({ ...wanted, text: 'x'.repeat(500) }))?.width).toBeLessThanOrEqual(600)
  })
})
