import { describe, expect, it } from 'vitest'
import { resolveComboboxAction } from './resolveComboboxAction.ts'

const closed = { isShown: false, count: 3, active: -1, hasText: true }
const open = { ...closed, isShown: true }
const nothing = { ...open, count: 0 }
const to = (index: number) => ({ type: 'activate', index })

describe('a key in a field with a list under it', () => {
  it.each([
    ['ArrowDown', closed, { type: 'open' }],
    ['ArrowDown', { ...closed, hasText: false }, null],
    ['ArrowUp', closed, null],
    ['Enter', closed, null],
    ['Escape', closed, { type: 'clear' }],
    ['Escape', { ...closed, hasText: false }, null],
    ['ArrowDown', open, to(0)],
    ['ArrowDown', { ...open, active: 1 }, to(2)],
    ['ArrowDown', { ...open, active: 2 }, to(-1)],
    ['ArrowUp', open, to(2)],
    ['ArrowUp', { ...open, active: 2 }, to(1)],
    ['ArrowUp', { ...open, active: 0 }, to(-1)],
    ['Home', { ...open, active: 2 }, to(0)],
    ['End', { ...open, active: 0 }, to(2)],
    ['Home', open, null],
    ['End', open, null],
    ['Enter', { ...open, active: 0 }, { type: 'follow' }],
    ['Enter', open, null],
    ['Escape', open, { type: 'close' }],
    ['Escape', { ...open, active: 1 }, { type: 'close' }],
    ['Escape', nothing, { type: 'close' }],
    ['ArrowDown', nothing, to(-1)],
    ['ArrowUp', nothing, to(-1)],
    ['Enter', nothing, null],
    ['Tab', { ...open, active: 1 }, null],
    ['ArrowLeft', { ...open, active: 1 }, null],
    ['n', { ...open, active: 1 }, null],
  ])('%s, %o: %o', (key, state, action) => {
    expect(resolveComboboxAction({ key, altKey: false }, state)).toEqual(action)
  })

  it.each([
    ['ArrowDown', closed, { type: 'open' }],
    ['ArrowUp', open, { type: 'close' }],
    ['ArrowDown', open, null],
  ])('Alt and %s, %o: %o', (key, state, action) => {
    expect(resolveComboboxAction({ key, altKey: true }, state)).toEqual(action)
  })
})
