import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { PICTURE } from '../testing/PICTURE.ts'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { StillPicture } from './StillPicture.tsx'
import * as stories from './StillPicture.stories.tsx'

describeConformance('still-picture/StillPicture', stories)

it('[R4.6] keeps its room before it has come, and waits unless it is the first', async () => {
  const late = { ...PICTURE, path: '/media/never-there.webp' }
  const screen = await renderOnSite(<StillPicture picture={late} sizes="lg:400px" />)
  const image = screen.getByRole('img', { name: 'Hills and a low sun' }).element()
  const { width, height } = image.getBoundingClientRect()
  expect(width / height).toBeCloseTo(16 / 9, 1)
  expect(image.dataset['lazy']).not.toBe('loaded')
  expect(image.getAttribute('src')).toMatch(/^data:/)
  await screen.rerender(<StillPicture picture={late} sizes="lg:400px" isFirst />)
  expect(screen.container.querySelector('img')?.getAttribute('src')).toBe('/_ipx/f_auto,w_1024/media/never-there.webp')
})
