import { describe, expect, it } from 'vitest'
import { fieldAt, labelsAtField, termsAtField, textAtField } from './fieldAt.ts'
import { tableDate } from '../fields/tableDate.ts'

describe('a field of a record', () => {
  const record = {
    'Valid From': 'a',
    'Discount %': 'b',
    empty: '',
    deep: { list: [{ name: 'Oak' }, 'Elm'] },
    'a.b': 'c',
  }
  it.each([
    ['valid_from', 'a'],
    ['validFrom', 'a'],
    ['discount_percent', 'b'],
    [['none', 'empty', 'valid from'], 'a'],
    ['deep.list.1', 'Elm'],
    ['Deep.List.0.NAME', 'Oak'],
    ['a.b', 'c'],
    ['__proto__', undefined],
    ['deep.constructor', undefined],
  ])('%j is %j', (field, value) => {
    expect(fieldAt(record, field)).toBe(value)
  })

  it('is a text, labels or terms as it is wanted', () => {
    expect(labelsAtField(record, 'deep.list')).toEqual(['Oak', 'Elm'])
    expect(labelsAtField({ tags: 'oak, elm;ash|fir' }, 'tags')).toEqual(['oak', 'elm', 'ash', 'fir'])
    expect(textAtField({ n: 7 }, 'n')).toBe('7')
    expect(textAtField({ n: { a: 1 } }, 'n')).toBe('')
    expect(termsAtField({ t: ['One.', 'Two.'] }, 't')).toBe('One.\n\nTwo.')
  })
})

describe('a date of a table', () => {
  it.each([
    ['2026-12-31', null, [2026, 12, 31]],
    ['45981', null, [2025, 11, 20]],
    ['31.12.2026', null, [2026, 12, 31]],
    ['31. 12. 26', null, [2026, 12, 31]],
    ['31-Dec-26', null, [2026, 12, 31]],
    ['Dec 31, 2026', null, [2026, 12, 31]],
    ['31 December 2026 23:59', null, [2026, 12, 31]],
    ['15 décembre 2026', null, [2026, 12, 15]],
    ['1er mars 2026', null, [2026, 3, 1]],
    ['31. Dez. 2026', null, [2026, 12, 31]],
    ['31 de diciembre de 2026', null, [2026, 12, 31]],
    ['3. marts 2026', null, [2026, 3, 3]],
    ['5 ديسمبر 2026', null, [2026, 12, 5]],
    ['2026年12月31日', null, [2026, 12, 31]],
    ['31 Aralık 2026', null, [2026, 12, 31]],
    ['Sept 1, 2026', null, [2026, 9, 1]],
    ['31 Decoy 2026', null, null],
    ['2026年13月31日', null, null],
    ['03/04/2026', null, null],
    ['31/12/2026', null, [2026, 12, 31]],
    ['12/31/2026', null, [2026, 12, 31]],
    ['31-12-2026 23:59', null, [2026, 12, 31]],
    ['25/11/26', null, null],
    ['13/13/2026', null, null],
    ['31/02/2026', null, null],
    ['20261231', null, [2026, 12, 31]],
    ['20261331', null, null],
    ['19991231', null, null],
    ['03/04/2026', 'day-first', [2026, 4, 3]],
    ['03/04/2026', 'month-first', [2026, 3, 4]],
    ['03/04/26', 'month-first', [2026, 3, 4]],
    ['25/11/26', 'day-first', [2026, 11, 25]],
    ['2026.12.05', null, [2026, 12, 5]],
    ['2026. 12. 5.', null, [2026, 12, 5]],
    ['2026.12', null, null],
    ['Mo, 30.11.2026', null, [2026, 11, 30]],
    ['Sat 31 Dec 2026', null, [2026, 12, 31]],
    ['vendredi 27 novembre 2026', null, [2026, 11, 27]],
    ['ab 30.11.2026', null, null],
    ['31. Jänner 2027', null, [2027, 1, 31]],
    ['31/02/2026', 'day-first', null],
    ['99999', null, null],
    ['soon', null, null],
  ] as const)('%s, %s', (text, order, parts) => {
    const [year, month, day] = parts ?? []
    expect(tableDate(text, order ?? undefined)).toEqual(parts && { year, month, day })
  })

  it('is a moment where it says so', () => {
    expect(tableDate('1375278944.0', undefined)).toEqual(new Date('2013-07-31T13:55:44Z'))
    expect(tableDate('2026-12-31T10:00:00+01:00', undefined)).toEqual(new Date('2026-12-31T09:00:00Z'))
  })
})
