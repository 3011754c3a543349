import { expect, it } from 'vitest'
import { createKnownPictures } from './knownPictures.ts'

function know(count: number) {
  const known = createKnownPictures()
  for (let at = 0; at < count; at += 1) known.add(`${at}.png`)
  return known
}

it('[R9.2] I9: after 201 pictures the first one is forgotten, and the second one known', () => {
  const known = know(201)
  expect(['0.png', '1.png', '200.png'].map(known.has)).toEqual([false, true, true])
})

it('[R9.2] I10: a hit does not renew: the first one in is the first one out', () => {
  const known = know(200)
  known.add('0.png')
  expect(known.has('0.png')).toBe(true)
  known.add('200.png')
  expect(known.has('0.png')).toBe(false)
})
