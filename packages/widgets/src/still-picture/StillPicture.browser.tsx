import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { PICTURE } from '../testing/PICTURE.ts'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { StillPicture } from './StillPicture.tsx'
import * as stories from './StillPicture.stories.tsx'

describeConformance('still-picture/StillPicture', stories)

it('keeps its room before it has come, and waits unless it is the first', async () => {
  const late = { ...PICTURE, path: '/media/never-there.webp' }
  const screen = await renderOnSite(<StillPicture picture={late} />)
  const image = screen.getByRole('img', { name: 'Hills and a low sun' }).element()
  const { width, height } = image.getBoundingClientRect()
  expect(width / height).toBeCloseTo(16 / 9, 1)
  expect(image.getAttribute('loading')).toBe('lazy')
})
