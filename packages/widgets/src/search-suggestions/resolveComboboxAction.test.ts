import { describe, expect, it } from 'vitest'
import { resolveComboboxAction } from './resolveComboboxAction.ts'

const closed = { isShown: false, count: 3, active: -1, hasText: true, canRemove: false }
const open = { ...closed, isShown: true }
const to = (index: number) => ({ type: 'activate', index })

/** A key alone, as browsers tell of it. */
const press = (key: string) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  keyCode: 0,
})

const KEYS = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter', 'Escape', 'Delete', 'ArrowLeft', 'ArrowRight', 'Tab']

describe('a key in a field with a list under it', () => {
  it.each([
    ['ArrowDown', closed, { type: 'open' }],
    ['ArrowDown', { ...closed, hasText: false }, { type: 'open' }],
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
    ['Tab', { ...open, active: 1 }, null],
    ['ArrowLeft', { ...open, active: 1 }, { type: 'return' }],
    ['ArrowRight', { ...open, active: 1 }, { type: 'return' }],
    ['ArrowLeft', open, null],
    ['Delete', { ...open, active: 1, canRemove: true }, { type: 'remove' }],
    ['Delete', { ...open, active: 1 }, null],
    ['Delete', open, null],
    ['n', { ...open, active: 1 }, null],
  ])('%s, %o: %o', (key, state, action) => {
    expect(resolveComboboxAction(press(key), state)).toEqual(action)
  })

  it.each([
    ['ArrowDown', closed, { type: 'open' }],
    ['ArrowUp', open, { type: 'close' }],
    ['ArrowDown', open, null],
  ])('Alt and %s, %o: %o', (key, state, action) => {
    expect(resolveComboboxAction({ ...press(key), altKey: true }, state)).toEqual(action)
  })

  it.each([
    ['of an input method', { isComposing: true }],
    ['that an input method has taken, as Safari tells of the one that ends a word', { keyCode: 229 }],
    ['with Shift', { shiftKey: true }],
    ['with Control', { ctrlKey: true }],
    ['with Command', { metaKey: true }],
  ])('%s is left alone', (_title, what) => {
    const taken = KEYS.filter((key) =>
      [open, { ...open, active: 1, canRemove: true }, closed].some((state) =>
        resolveComboboxAction({ ...press(key), ...what }, state),
      ),
    )
    expect(taken).toEqual([])
  })
})
