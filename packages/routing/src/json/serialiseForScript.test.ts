import { readVectors } from '@clipfront/vitest/vectors'
import { assert, constantFrom, jsonValue, oneof, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { serialiseForScript } from './serialiseForScript.ts'

const { jsonInScript } = readVectors(new URL('../../vectors/misc.json', import.meta.url)) as {
  jsonInScript: { value: unknown; expect: string }[]
}

describe('[R2.16] JSON inside a script cannot end it, and parses back to the same', () => {
  it.each(jsonInScript)('$value', ({ value, expect: text }) => {
    expect(serialiseForScript(value)).toBe(text)
    expect(JSON.parse(text)).toEqual(value)
  })

  it.each([
    "</script><script src='https://evil.example/x.js'>alert('pwned')</script><script>",
    '<!--<script>',
    { '<svg onload=alert("x")>': 1 },
    '\u2028\u2029',
    '\ud800',
  ])('%j', (value) => {
    const text = serialiseForScript(value)
    expect(text).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(text)).toEqual(value)
  })

  it('whatever the value', () => {
    const hostile = constantFrom('</script', '<!--', '&amp;', '\u2028', '\u2029', '<', '>')
    const text = tuple(string(), hostile, string()).map((parts) => parts.join(''))
    assert(
      property(
        oneof(
          jsonValue(),
          text,
          tuple(text, jsonValue()).map(([key, value]) => ({ [key]: value })),
        ),
        (value) => {
          const script = serialiseForScript(value)
          expect(script).not.toMatch(/[<>&\u2028\u2029]/)
          expect(script).toBe(serialiseForScript(JSON.parse(script)))
          expect(JSON.stringify(JSON.parse(script))).toBe(JSON.stringify(value))
        },
      ),
    )
  })
})

it('grows no faster than what it says', () => {
  const offers = Array.from({ length: 20_000 }, (_, id) => ({ id, nested: [[[id]]], title: `${id} < & >` }))
  expect(serialiseForScript(offers).length).toBeLessThan(JSON.stringify(offers).length * 1.5)
})

it('drops undefined keys, and refuses a value without a JSON form', () => {
  expect(serialiseForScript({ a: undefined, b: 1 })).toBe('{"b":1}')
  expect(() => serialiseForScript(undefined)).toThrow('must have a JSON form')
})
