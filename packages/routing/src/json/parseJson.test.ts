import { assert, constantFrom, dictionary, jsonValue, letrec, oneof, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson, serialiseForScript } from './serialiseForScript.ts'

const HOSTILE_KEYS = ['__proto__', 'constructor', 'prototype']

describe('[R3.6] JSON that came from elsewhere', () => {
  it.each([
    '{"__proto__":{"polluted":1},"kept":1}',
    '{"constructor":{"prototype":{"polluted":1}},"kept":1}',
    String.raw`{"\u005f_proto__":{"polluted":1},"kept":1}`,
    String.raw`{"_\u005Fproto\u005f_":{"polluted":1},"kept":1}`,
    String.raw`{"con\u0073tructor":{"polluted":1},"kept":1}`,
    String.raw`{"__prot\u006F__":{"polluted":1},"kept":1}`,
  ])('loses what could become a prototype: %s', (text) => {
    expect(Object.entries(parseJson(text) as object)).toEqual([['kept', 1]])
    expect(Object.entries(parseJson(`[{"deep":[${text}]}]`) as object)).toEqual([['0', { deep: [{ kept: 1 }] }]])
  })

  it('keeps the words where they are values, and the same as JSON.parse where they are not there', () => {
    expect(parseJson('["__proto__",{"title":"constructor"}]')).toEqual(['__proto__', { title: 'constructor' }])
    const state = { title: '</script> Tom & Jerry', nested: [{ a: null }, 1.5, true] }
    expect(parseJson(serialiseForScript(state))).toEqual(state)
  })

  it('may be deeper than the stack', () => {
    const text = `${'['.repeat(20_000)}{"__proto__":1}${']'.repeat(20_000)}`
    expect(() => parseJson(text)).not.toThrow()
  })

  it('whatever it holds: no prototype is set by a copy of any part of it', () => {
    const { value } = letrec((tie) => ({
      value: oneof(
        { depthSize: 'xsmall' },
        jsonValue(),
        dictionary(oneof(string(), constantFrom(...HOSTILE_KEYS)), tie('value'), { maxKeys: 3, noNullPrototype: true }),
      ),
    }))
    const text = oneof(
      value.map((one) => JSON.stringify(one) ?? 'null'),
      tuple(constantFrom(...HOSTILE_KEYS), jsonValue()).map(
        ([key, one]) => `{"a":[{"${escaped(key)}":${JSON.stringify(one)}}]}`,
      ),
    )
    assert(property(text, (json) => listParts(parseJson(json)).every(isHarmless)))
  })
})

/** Has no such key, and a copy of it is a plain object still. */
function isHarmless(part: object): boolean {
  const copy: object = Object.assign({}, part)
  return !HOSTILE_KEYS.some((key) => Object.hasOwn(part, key)) && Object.getPrototypeOf(copy) === Object.prototype
}

/** Every second letter as an escape. */
function escaped(key: string): string {
  return key.replaceAll(/(.)(.?)/g, (_, one: string, two: string) => `\\u00${one.charCodeAt(0).toString(16)}${two}`)
}

function listParts(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap((inner) => listParts(inner))]
}
