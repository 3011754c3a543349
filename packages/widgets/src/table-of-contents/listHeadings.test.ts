import { expect, it } from 'vitest'
import { listHeadings } from './listHeadings.ts'

it('gives each heading of a post an anchor of its own, in any script', () => {
  const texts = [
    'New customers',
    'Über 50 €!',
    '新規のお客様',
    'عملاء جدد',
    'New customers',
    'New customers 2',
    '?!',
    '…',
  ]
  const body = texts.flatMap((text) => [
    { type: 'heading' as const, text },
    { type: 'paragraph' as const, text },
  ])
  expect(listHeadings(body).map(({ id }) => id)).toEqual([
    's-new-customers',
    's-über-50',
    's-新規のお客様',
    's-عملاء-جدد',
    's-new-customers-2',
    's-new-customers-2-2',
    's-',
    's--2',
  ])
  expect(listHeadings(body).map(({ text }) => text)).toEqual(texts)
})
