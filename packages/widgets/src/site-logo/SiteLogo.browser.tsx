import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { readPixels } from '../testing/readPixels.ts'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { siteIn } from '../testing/siteIn.ts'
import { SiteLogo } from './SiteLogo.tsx'
import * as stories from './SiteLogo.stories.tsx'

describeConformance('site-logo/SiteLogo', stories)

it('leads home under the site’s name', async () => {
  const screen = await renderOnSite(<SiteLogo />)
  await expect.element(screen.getByRole('link', { name: 'Clipfront UK' })).toHaveAttribute('href', '/')
})

it('[R3.2] shows the site’s own picture in the place of our tile', async () => {
  const screen = await renderOnSite(<SiteLogo />, '/', { ...siteIn('en-GB'), logo: '/logo.svg' })
  const link = screen.getByRole('link', { name: 'Clipfront UK' })
  await expect.element(link).toBeVisible()
  expect(link.element().querySelector('img')?.getAttribute('src')).toBe('/logo.svg')
  expect(link.element().querySelector('svg')).toBeNull()
})

it('[R3.2] fits a wide picture into the room of our tile, in its own shape', async () => {
  const picture = await renderPicture(drawWordmark())
  const { width, height, data } = await readPixels(picture)
  expect([width, height]).toEqual([32, 32])
  const rows = Array.from({ length: height }, (_, row) => data.slice(row * width * 4, (row + 1) * width * 4))
  // Red has no green in it; what is behind the picture has.
  const painted = rows.flatMap((pixels, row) => (pixels[width * 2 + 1] === 0 ? [row] : []))
  expect(painted).toEqual([12, 13, 14, 15, 16, 17, 18, 19])
})

it('keeps the room of a picture that has not come', async () => {
  const { width, height } = (await renderPicture('/logo.svg')).getBoundingClientRect()
  expect([width, height]).toEqual([32, 32])
})

async function renderPicture(logo: string): Promise<HTMLImageElement> {
  const { container } = await renderOnSite(<SiteLogo />, '/', { ...siteIn('en-GB'), logo })
  const picture = container.querySelector('img')
  if (!picture) throw new Error('The site shows no picture.')
  await picture.decode().catch(() => null)
  return picture
}

/** A red strip of pixels, four times as wide as it is high, without a server to ask for it. */
function drawWordmark(): string {
  const canvas = document.createElement('canvas')
  canvas.width = 256
  canvas.height = 64
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser of the test has no canvas.')
  context.fillStyle = '#f00'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas.toDataURL()
}
