import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { commands, page } from 'vitest/browser'
import { drawPlaceholder } from './standIns.ts'
import { watchImage } from './watchImage.ts'

const PLACEHOLDER = drawPlaceholder(100, 100)
const STAND_INS = { srcSet: undefined, sizes: undefined, placeholder: PLACEHOLDER, errorImage: PLACEHOLDER }

const ending: (() => void)[] = []
afterEach(() => {
  for (const end of ending.splice(0)) end()
  document.body.replaceChildren()
  scrollTo(0, 0)
})
beforeAll(() => page.viewport(800, 800))

interface Place {
  top: number
  left: number
  parent: HTMLElement
}

/** An image of 100 px at a place of the page. */
function placeImage(name: string, { top = 0, left = 0, parent = document.body }: Partial<Place> = {}) {
  const image = Object.assign(document.createElement('img'), { alt: name, width: 100, height: 100, src: PLACEHOLDER })
  Object.assign(image.style, { position: 'absolute', top: `${top}px`, left: `${left}px` })
  parent.append(image)
  return image
}

function watch(image: HTMLImageElement, name: string): () => void {
  const source = { src: `/test-pictures/${name}`, ...STAND_INS }
  const end = watchImage(image, { ...source, isLazy: true })
  ending.push(end)
  return end
}

/** Loads a picture, or says that it was known. */
async function open(name: string): Promise<'known' | 'requested'> {
  const image = placeImage(name)
  const end = watch(image, name)
  const isKnown = image.dataset['lazy'] === 'loaded'
  // Hundreds of them one after the other: nothing else looks as often.
  await expect.poll(() => image.dataset['lazy'], { interval: 2 }).toBe('loaded')
  end()
  image.remove()
  return isKnown ? 'known' : 'requested'
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const state = (image: HTMLImageElement) => image.dataset['lazy'] ?? 'loading'

describe('[R9.2] a picture is near within twice the screen, below and to the right', () => {
  it.each<[string, { top?: number; left?: number }, string]>([
    ['I1', { top: 1599 }, 'loaded'],
    ['I1', { top: 1600 }, 'loading'],
    ['I1', { top: 1601 }, 'loading'],
    ['I2', { top: -100 }, 'loading'],
    ['I3', { left: 1599 }, 'loaded'],
    ['I3', { left: 1600 }, 'loading'],
  ])('%s: at %j it is %s', async (_case, at, expected) => {
    const name = `at-${at.top ?? 0}-${at.left ?? 0}.png`
    await commands.answerPicture(name, { statuses: [200] })
    const room = placeImage('the rest of the page', { top: 5000, left: 5000 })
    const image = placeImage(name, at)
    watch(image, name)
    // Long enough for one that is wrongly loaded.
    if (expected === 'loading') await wait(300)
    await expect.poll(() => state(image)).toBe(expected)
    expect([state(image), await commands.countRequests(name)]).toEqual([expected, expected === 'loaded' ? 1 : 0])
    room.remove()
  })

  it('I1: one that only touched the range is seen with the next pixel', async () => {
    await commands.answerPicture('touching.png', { statuses: [200] })
    placeImage('the rest of the page', { top: 5000 })
    const image = placeImage('touching.png', { top: 1600 })
    watch(image, 'touching.png')
    await wait(300)
    expect(state(image)).toBe('loading')
    scrollTo(0, 1)
    await expect.poll(() => state(image)).toBe('loaded')
  })

  it.each([
    [500, 'loaded'],
    [700, 'loading'],
  ])('I4: in a carousel 300 px wide, %i px to the right: %s', async (left, expected) => {
    const name = `carousel-${left}.png`
    await commands.answerPicture(name, { statuses: [200] })
    const carousel = document.createElement('div')
    Object.assign(carousel.style, { position: 'relative', width: '300px', height: '120px', overflow: 'auto' })
    document.body.append(carousel)
    placeImage('the last one', { left: 2000, parent: carousel })
    const image = placeImage(name, { left, parent: carousel })
    watch(image, name)
    // Long enough for one that is wrongly loaded.
    if (expected === 'loading') await wait(300)
    await expect.poll(() => state(image)).toBe(expected)
    expect(state(image)).toBe(expected)
  })
})

it('[R4.6] I7: one that failed and was left is asked for again when it comes back, not before', async () => {
  await commands.answerPicture('left-behind.png', { statuses: [404, 200] })
  placeImage('the rest of the page', { top: 5000 })
  const image = placeImage('left-behind.png', { top: 50 })
  watch(image, 'left-behind.png')
  await expect.poll(() => state(image)).toBe('error')
  scrollTo(0, 4000)
  await wait(1000)
  expect(await commands.countRequests('left-behind.png')).toBe(1)
  scrollTo(0, 0)
  await expect.poll(() => state(image)).toBe('loaded')
  expect(await commands.countRequests('left-behind.png')).toBe(2)
})

it('[R4.6] I8: one that is on its way is asked for once, however much is scrolled', async () => {
  await commands.answerPicture('scrolled.png', { statuses: [200], delay: 300 })
  placeImage('the rest of the page', { top: 9000 })
  const image = placeImage('scrolled.png', { top: 50 })
  watch(image, 'scrolled.png')
  for (let at = 0; at < 20; at += 1) {
    scrollTo(0, at % 2 ? 3000 : 0)
    await wait(20)
  }
  scrollTo(0, 0)
  await expect.poll(() => state(image)).toBe('loaded')
  expect(await commands.countRequests('scrolled.png')).toBe(1)
})

it('[R9.2] prints what was not near', async () => {
  await commands.answerPicture('printed.png', { statuses: [200] })
  placeImage('the rest of the page', { top: 9000 })
  const image = placeImage('printed.png', { top: 5000 })
  watch(image, 'printed.png')
  await wait(300)
  expect(state(image)).toBe('loading')
  dispatchEvent(new Event('beforeprint'))
  await expect.poll(() => state(image)).toBe('loaded')
})

it('[R4.6] an attempt without a network does not count', async () => {
  await commands.answerPicture('offline.png', { statuses: [503, 503, 200] })
  let isOnline = false
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'))
  const image = placeImage('offline.png')
  watch(image, 'offline.png')
  await expect.poll(() => commands.countRequests('offline.png')).toBe(1)
  await wait(800)
  expect([state(image), await commands.countRequests('offline.png')]).toEqual(['loading', 1])
  isOnline = true
  dispatchEvent(new Event('online'))
  await expect.poll(() => state(image)).toBe('loaded')
  expect(await commands.countRequests('offline.png')).toBe(3)
})

/** Loads so many pictures, none of which was known. */
async function openAll(names: readonly string[]): Promise<void> {
  const [first = ''] = names
  await commands.answerPicture(first.replace(/\d+\.png$/, ''), { statuses: [200] })
  for (const name of names) expect(await open(name)).toBe('requested')
}

const listNames = (start: string, count: number) => Array.from({ length: count }, (_, at) => `${start}${at}.png`)

it('[R9.2] a picture that was loaded is known, and another one is not', async () => {
  await openAll(listNames('nine-', 3))
  expect(await open('nine-1.png')).toBe('known')
  await openAll(['ten-1.png'])
})

it('[R9.2] I17: a list of known pictures comes back without a placeholder', async () => {
  const names = listNames('seventeen-', 20)
  await openAll(names)
  const images = names.map((name) => placeImage(name))
  for (const [at, image] of images.entries()) watch(image, names[at] ?? '')
  expect(new Set(images.map((image) => image.dataset['lazy']))).toEqual(new Set(['loaded']))
  expect(images.filter(({ src }) => src === PLACEHOLDER)).toEqual([])
})
