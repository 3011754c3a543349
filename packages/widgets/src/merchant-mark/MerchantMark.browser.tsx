import { expect, it } from 'vitest'
import { commands } from 'vitest/browser'
import { LOGO } from '../testing/LOGO.ts'
import { TINTS } from '../testing/TINTS.ts'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { MerchantMark } from './MerchantMark.tsx'
import * as stories from './MerchantMark.stories.tsx'

describeConformance('merchant-mark/MerchantMark', stories)

it.each([
  ['Nimbus Shoes', 'N'],
  ['«fern»', 'F'],
  ['靴屋', '靴'],
  ['1st Stop', '1'],
  ['ÿ', 'Ÿ'],
  ['!?', '!'],
])('stands for %s with %s', async (name, initial) => {
  const { container } = await renderOnSite(<MerchantMark merchant={{ name, tint: 0 }} />)
  expect(readShown(container)).toBe(`"${initial}"`)
})

it('is silent and no text: the name is always written beside it', async () => {
  const { container } = await renderOnSite(<MerchantMark merchant={{ name: 'Nimbus Shoes', tint: 0 }} />)
  expect(container.textContent).toBe('')
  expect(container.firstElementChild?.ariaHidden).toBe('true')
})

it('has a ground of its own for each of the twelve tints', async () => {
  const marks = TINTS.map((tint) => <MerchantMark key={tint} merchant={{ name: 'N', tint }} />)
  const { container } = await renderOnSite(<>{marks}</>)
  const grounds = [...container.children].map((mark) => getComputedStyle(mark).backgroundColor)
  expect(new Set(grounds).size).toBe(TINTS.length)
})

it.each([
  ['small', 20, 'auto'],
  ['medium', 44, 'auto'],
  ['large', 72, 'high'],
] as const)(
  '[R4.6] a picture fills the %s mark, of a size that is known before it comes',
  async (size, side, priority) => {
    const { container } = await renderOnSite(
      <MerchantMark merchant={{ name: 'Nimbus Shoes', tint: 0, logo: LOGO }} size={size} />,
    )
    const picture = container.querySelector('img')
    await picture?.decode()
    const { width, height } = picture?.getBoundingClientRect() ?? {}
    expect([width, height]).toEqual([side, side])
    expect([picture?.width, picture?.alt, picture?.fetchPriority, picture?.naturalWidth]).toEqual([
      side,
      '',
      priority,
      96,
    ])
  },
)

it('keeps its initial and its place where the picture does not come', async () => {
  const plain = await renderOnSite(<MerchantMark merchant={{ name: 'Nimbus Shoes', tint: 0 }} />)
  const expected = readRect(plain)
  await plain.unmount()
  const merchant = { name: 'Nimbus Shoes', tint: 0, logo: 'data:image/svg+xml,broken' }
  const broken = await renderOnSite(<MerchantMark merchant={merchant} />)
  await expect(broken.container.querySelector('img')?.decode()).rejects.toThrow(/decode/i)
  expect(readRect(broken)).toEqual(expected)
  expect(readShown(broken.container)).toBe('"N"')
})

it('[R7.5] asks for a logo of pixels in the size of the mark, and for a drawing as it is', async () => {
  const [src, srcset] = await listAddresses('/media/a.webp')
  expect(src).toBe('/_ipx/f_auto,w_96/media/a.webp')
  expect(srcset?.match(/ \d+w/g)).toEqual([' 48w', ' 64w', ' 96w'])
  expect(await listAddresses('/media/a.svg')).toEqual(['/media/a.svg', undefined])
})

it('[R4.6] lets the initial be seen until its logo has come, and never through it', async () => {
  await commands.answerPicture('mark.png', { statuses: [200] })
  const merchant = { name: 'N', tint: 0, logo: '/test-pictures/mark.png' }
  const { container } = await renderOnSite(<MerchantMark merchant={merchant} />)
  const picture = container.querySelector('img') as HTMLImageElement
  const ground = () => getComputedStyle(picture).backgroundColor
  await expect.poll(() => picture.dataset['lazy']).toBe('loaded')
  expect(ground()).not.toBe('rgba(0, 0, 0, 0)')
})

async function listAddresses(logo: string) {
  const screen = await renderOnSite(<MerchantMark merchant={{ name: 'N', tint: 0, logo }} isFirst />)
  const { attributes } = screen.container.querySelector('img') ?? {}
  const found = [attributes?.getNamedItem('src')?.value, attributes?.getNamedItem('srcset')?.value]
  await screen.unmount()
  return found
}

/** The initial, which the style sheet draws. */
function readShown(container: Element): string {
  const [mark] = container.children
  return mark ? getComputedStyle(mark, '::before').content : ''
}

function readRect({ container }: { container: Element }): unknown {
  return container.firstElementChild?.getBoundingClientRect().toJSON()
}
