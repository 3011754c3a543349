import { expect, it } from 'vitest'
import { BREAKPOINTS_PX } from './BREAKPOINTS_PX.ts'

it('[R9.6] there are six breakpoints, the narrowest first', () => {
  expect(Object.entries(BREAKPOINTS_PX)).toEqual([
    ['xs', 320],
    ['sm', 640],
    ['md', 768],
    ['lg', 1024],
    ['xl', 1280],
    ['2xl', 1536],
  ])
})
