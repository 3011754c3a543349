import { expect, it } from 'vitest'
import { commands } from 'vitest/browser'
import { describeConformance } from '../testing/describeConformance.tsx'
import { hydrate } from '../testing/hydrate.tsx'
import { OnSite } from '../testing/OnSite.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { LazyImage } from './LazyImage.tsx'
import * as stories from './LazyImage.stories.tsx'
import { drawErrorSign, drawPlaceholder } from './standIns.ts'

describeConformance('lazy-image/LazyImage', stories)

const shared = { alt: 'Hills', width: 320, height: 180, sizes: 'sm:320px' }
const find = (container: Element) => container.querySelector('img') as HTMLImageElement
const state = (container: Element) => find(container).dataset['lazy']

/** As wide as its place, as high as its ratio says: then an image follows what it has loaded. */
function measure(container: Element): unknown {
  Object.assign(find(container).style, { width: '100%', height: 'auto' })
  return find(container).getBoundingClientRect().toJSON()
}

async function answer(name: string, ...statuses: number[]) {
  await commands.answerPicture(name, { statuses })
  return `/test-pictures/${name}`
}

it('[R4.6] asks for the widths that its place needs, when it comes near', async () => {
  const src = await answer('near.png', 200)
  const { container } = await renderOnSite(<LazyImage {...shared} src={src} />)
  await expect.poll(() => state(container)).toBe('loaded')
  const { srcset, sizes, decoding } = find(container)
  expect(srcset).toBe('/_ipx/f_auto,w_320/test-pictures/near.png 320w, /_ipx/f_auto,w_640/test-pictures/near.png 640w')
  expect([sizes, decoding]).toEqual(['320px', 'async'])
  expect(await commands.countRequests('near.png')).toBe(1)
})

it('[R4.6] moves nothing, whether it waits, has come or failed', async () => {
  const good = await answer('room.png', 200)
  const bad = await answer('lost.png', 404)
  const loaded = await renderOnSite(<LazyImage {...shared} src={good} />)
  const before = measure(loaded.container)
  await expect.poll(() => state(loaded.container)).toBe('loaded')
  expect(measure(loaded.container)).toEqual(before)
  await loaded.unmount()
  const failed = await renderOnSite(<LazyImage {...shared} src={bad} />)
  await expect.poll(() => state(failed.container)).toBe('error')
  expect(measure(failed.container)).toEqual(before)
})

it('[R4.6] I5: what fails twice is the error image, and asked for no more', async () => {
  const src = await answer('gone.png', 404)
  const { container } = await renderOnSite(<LazyImage {...shared} src={src} />)
  await expect.poll(() => commands.countRequests('gone.png')).toBe(2)
  await expect.poll(() => find(container).src).toBe(drawErrorSign(320, 180))
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect([state(container), await commands.countRequests('gone.png')]).toEqual(['error', 2])
  expect([find(container).srcset, find(container).alt]).toEqual(['', 'Hills'])
})

it('[R4.6] I6: the second attempt may succeed', async () => {
  const src = await answer('flaky.png', 503, 200)
  const { container } = await renderOnSite(<LazyImage {...shared} src={src} />)
  await expect.poll(() => state(container)).toBe('error')
  await expect.poll(() => state(container)).toBe('loaded')
  expect(await commands.countRequests('flaky.png')).toBe(2)
})

it('[R4.6] an image without an address is an error without a request', async () => {
  const { container } = await renderOnSite(<LazyImage {...shared} src="" />)
  await expect.poll(() => find(container).src).toBe(drawErrorSign(320, 180))
  expect(state(container)).toBe('error')
})

it('[R4.6] I11: a late result for another address is ignored', async () => {
  await commands.answerPicture('slow.png', { statuses: [200], delay: 600 })
  const quick = await answer('quick.png', 200)
  const screen = await renderOnSite(<LazyImage {...shared} src="/test-pictures/slow.png" />)
  await expect.poll(() => commands.countRequests('slow.png')).toBe(1)
  await screen.rerender(<LazyImage {...shared} src={quick} />)
  await expect.poll(() => find(screen.container).src).toContain('quick.png')
  await new Promise((resolve) => setTimeout(resolve, 900))
  expect(find(screen.container).src).toContain('quick.png')
})

it('[R4.6] I12: the same address rendered again asks for nothing', async () => {
  const src = await answer('again.png', 200)
  const screen = await renderOnSite(<LazyImage {...shared} src={src} />)
  await expect.poll(() => state(screen.container)).toBe('loaded')
  await screen.rerender(<LazyImage {...shared} src={src} alt="Hills again" />)
  expect([state(screen.container), find(screen.container).alt]).toEqual(['loaded', 'Hills again'])
  expect(find(screen.container).src).toContain('again.png')
  expect(await commands.countRequests('again.png')).toBe(1)
})

it('[R4.6] I13: an image that left while it loaded is not touched any more', async () => {
  await commands.answerPicture('left.png', { statuses: [200], delay: 300 })
  const screen = await renderOnSite(<LazyImage {...shared} src="/test-pictures/left.png" />)
  const image = find(screen.container)
  await expect.poll(() => commands.countRequests('left.png')).toBe(1)
  await screen.unmount()
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect([image.src, image.dataset['lazy']]).toEqual([drawPlaceholder(320, 180), 'loading'])
})

it('[R4.6] I14: a first picture that failed before the script came has its second attempt all the same', async () => {
  const src = await answer('early.png', 404, 200)
  const place = document.createElement('div')
  document.body.append(place)
  const served = `/_ipx/f_auto,w_320${src}`
  const others = { ...shared, naturalWidth: 320 }
  place.innerHTML = `<img alt="Hills" width="320" height="180" decoding="async" src="${served}" srcset="${served} 320w" sizes="320px" fetchpriority="high" data-lazy="loading">`
  await expect.poll(() => find(place).complete).toBe(true)
  const problems: unknown[] = []
  const widget = (
    <OnSite>
      <LazyImage {...others} src={src} priority />
    </OnSite>
  )
  const root = await hydrate(place, widget, (problem) => problems.push(problem))
  expect(problems).toEqual([])
  await expect.poll(() => state(place), { interval: 20 }).toBe('error')
  await expect.poll(() => state(place)).toBe('loaded')
  expect([find(place).srcset, await commands.countRequests('early.png')]).toEqual([`${served} 320w`, 2])
  root.unmount()
  place.remove()
})

it('[R4.6] a first picture is loaded by the browser, ahead of others', async () => {
  const src = await answer('first.png', 200)
  const { container } = await renderOnSite(<LazyImage {...shared} src={src} priority />)
  expect(find(container).fetchPriority).toBe('high')
  await expect.poll(() => state(container)).toBe('loaded')
  expect(await commands.countRequests('first.png')).toBe(1)
})

it('[R4.6] I15: without scripts the picture of the noscript stands in its room', async () => {
  const served = await commands.renderOnServer('lazy-image/LazyImage', 'en-GB')
  const frame = Object.assign(document.createElement('iframe'), { width: 400, height: 300 })
  frame.sandbox.add('allow-same-origin')
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n')
  frame.srcdoc = `<!doctype html><style>${css}</style>${served['Lazy'] ?? ''}`
  document.body.append(frame)
  await new Promise((resolve) => frame.addEventListener('load', resolve))
  const images = [...(frame.contentDocument?.querySelectorAll('img') ?? [])]
  expect(images.map((image) => [image.alt, image.getBoundingClientRect().height > 0])).toEqual([
    ['Hills and a low sun', false],
    ['Hills and a low sun', true],
  ])
  expect(images[1]?.getAttribute('src')).toMatch(/^\/_ipx\//)
  frame.remove()
})

it('[R4.6] I16: an error image that fails is asked for once, and leaves the words', async () => {
  const src = await answer('bad.png', 404)
  const errorImage = await answer('no-sign.png', 404)
  const { container } = await renderOnSite(<LazyImage {...shared} src={src} errorImage={errorImage} />)
  await expect.poll(() => commands.countRequests('bad.png')).toBe(2)
  await expect.poll(() => find(container).complete).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect([state(container), find(container).alt]).toEqual(['error', 'Hills'])
  expect(await commands.countRequests('no-sign.png')).toBe(1)
})
