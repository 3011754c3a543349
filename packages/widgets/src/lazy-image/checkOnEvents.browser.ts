import { expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'
import { drawPlaceholder } from './standIns.ts'
import { watchImage } from './watchImage.ts'

const PLACEHOLDER = drawPlaceholder(100, 100)
const STAND_INS = { srcSet: undefined, sizes: undefined, placeholder: PLACEHOLDER, errorImage: PLACEHOLDER }

it('[R9.2] I18: without an observer, a picture is loaded when an event brings it near', async () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  await page.viewport(800, 800)
  await commands.answerPicture('heard-', { statuses: [200] })
  const near = place('heard-near.png', 1000)
  const far = place('heard-far.png', 4000)
  await expect.poll(() => near.dataset['lazy']).toBe('loaded')
  expect(await commands.countRequests('heard-far.png')).toBe(0)
  scrollTo(0, 3000)
  await expect.poll(() => far.dataset['lazy']).toBe('loaded')
  expect(await commands.countRequests('heard-')).toBe(2)
})

function place(name: string, top: number): HTMLImageElement {
  const image = Object.assign(document.createElement('img'), { alt: name, width: 100, height: 100, src: PLACEHOLDER })
  Object.assign(image.style, { position: 'absolute', top: `${top}px` })
  document.body.append(image)
  const source = { src: `/test-pictures/${name}`, ...STAND_INS }
  watchImage(image, { ...source, isLazy: true })
  return image
}
