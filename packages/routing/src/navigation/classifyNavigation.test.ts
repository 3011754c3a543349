import { describe, expect, it } from 'vitest'
import { findChangedKeys, classifyNavigation } from './index.ts'

const at = (path: string) => new URL(path, 'https://www.shop.example')

describe('the kind of a navigation', () => {
  it.each([
    ['/a', '/b', 'page'],
    ['/a?x=1#y', '/b?x=1#y', 'page'],
    ['/a', '/a?x=1', 'query'],
    ['/a?x=1', '/a?x=1&x=2#y', 'query'],
    ['/a?x=1&y=2', '/a?y=2&x=1', 'none'],
    ['/a', '/a#y', 'hash'],
    ['/a#x', '/a', 'hash'],
    ['/a#x', '/a#x', 'none'],
  ])('from %s to %s is %s', (from, to, kind) => {
    expect(classifyNavigation({ from: at(from), to: at(to) })).toBe(kind)
    expect(classifyNavigation({ from: at(from), to: at(to), isErrorShown: true })).toBe('page')
    expect(classifyNavigation({ from: at(from), to: at(to), isReload: true })).toBe('page')
  })
})

describe('changed query keys', () => {
  it.each([
    ['', '?', []],
    ['?a=1', '?a=1', []],
    ['?a=1', '?a=2', ['a']],
    ['?a', '?a=', ['a']],
    ['?a=1&a=2', '?a=1%2C2', []],
    ['?a=%26', '?a=%2526', ['a']],
    ['?a=x+y', '?a=x%20y', []],
    ['?a=1', '?b=1', ['a', 'b']],
    ['?__proto__=1', '?', ['__proto__']],
  ])('%s and %s differ in %j', (before, after, keys) => {
    expect(findChangedKeys(before, after)).toEqual(keys)
  })
})
