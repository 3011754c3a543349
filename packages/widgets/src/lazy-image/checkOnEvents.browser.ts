import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import type * as WatchRange from './watchRange.ts'

/** After that nobody looks by themselves any more. */
const LONGER_THAN_THROTTLED_MS = 500

it('[R9.2] I18: without an observer, a picture is near when an event brings it near', async () => {
  const known = Object.getOwnPropertyDescriptor(globalThis, 'IntersectionObserver') ?? {}
  onTestFinished(() => void Object.defineProperty(globalThis, 'IntersectionObserver', known))
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  await page.viewport(800, 800)
  // Its observer is made once: that of the module which other files have is there already.
  const address = new URL(`watchRange.ts?alone=${performance.now()}`, import.meta.url).href
  const { watchRange } = (await import(/* @vite-ignore */ address)) as typeof WatchRange
  const isNear: Record<string, boolean> = {}
  for (const [name, top] of Object.entries({ first: 1000, second: 4000 })) {
    const image = place(top)
    const stop = watchRange(image, (isIt) => (isNear[name] = isIt))
    onTestFinished(() => {
      stop()
      image.remove()
    })
  }
  await expect.poll(() => isNear).toEqual({ first: true, second: false })
  await new Promise((resolve) => setTimeout(resolve, LONGER_THAN_THROTTLED_MS))
  scrollTo(0, 3000)
  await expect.poll(() => isNear).toEqual({ first: false, second: true })
})

function place(top: number): HTMLImageElement {
  const image = Object.assign(document.createElement('img'), { alt: '', width: 100, height: 100 })
  Object.assign(image.style, { position: 'absolute', top: `${top}px` })
  document.body.append(image)
  return image
}
