import { expect, it } from 'vitest'
import { MARKS, parseEnvelope } from './parseEnvelope.ts'

const { attributes, head, body, state } = MARKS

it('takes a document apart at its marks', () => {
  expect(parseEnvelope(`<html ${attributes}>${head}<b>${body}</b>${state}</html>`)).toEqual([
    '<html ',
    '>',
    '<b>',
    '</b>',
    '</html>',
  ])
})

it.each([
  `${attributes}${head}${body}`,
  `${head}${attributes}${body}${state}`,
  `${attributes}${head}${body}${body}${state}`,
])('refuses "%s": a broken build must not be served', (html) => {
  expect(() => parseEnvelope(html)).toThrow(/envelope must hold/)
})
