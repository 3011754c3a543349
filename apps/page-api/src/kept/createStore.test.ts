import { expect, it } from 'vitest'
import { createStore } from './createStore.ts'

it('lets go what was put in the longest ago, for what is put in', () => {
  const store = createStore<string>(100)
  store.put('a', 'A', 40)
  store.put('b', 'B', 40)
  store.put('a', 'A', 40)
  store.put('c', 'C', 40)
  expect(['a', 'b', 'c'].map(store.get)).toEqual(['A', undefined, 'C'])
})

it('lets nothing go for what there is no room for at all', () => {
  const store = createStore<string>(100)
  store.put('a', 'A', 10)
  store.put('b', 'B', 101)
  expect(['a', 'b'].map(store.get)).toEqual(['A', undefined])
  store.put('a', 'grown', 101)
  expect(store.get('a')).toBeUndefined()
})
