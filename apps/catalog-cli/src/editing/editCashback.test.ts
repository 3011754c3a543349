import { beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, daysAgo, NOW, seedMerchant, UK } from '@clipfront/catalog/testing'
import { getPage } from '@clipfront/catalog/testing'
import { startPageApi } from '@clipfront/catalog/testing'
import type { MerchantFieldName } from './fields/merchantFields.ts'
import { readEdits } from './history/readHistory.ts'
import { aChange } from '../testing/aChange.ts'
import { editRow, resetRow } from './changeRow.ts'
import { MERCHANTS } from './MERCHANTS.ts'

const { database, url } = await createTestDatabase()
const api = await startPageApi(url)
const target = { site: UK, slug: 'nimbus-shoes' }
let id = 0

beforeEach(async () => {
  for (const table of ['merchant', 'edit'] as const) await database.deleteFrom(table).execute()
  id = (await seedMerchant(database)).id
})

const edit = (field: MerchantFieldName, text: string, change: object = {}) =>
  editRow(MERCHANTS, database, target, [[field, text]], { ...aChange, ...change })
const reset = (field: MerchantFieldName) => resetRow(MERCHANTS, database, target, [field], aChange)

async function rows() {
  const rates = await database.selectFrom('cashback_rate').selectAll().orderBy('id').execute()
  return rates.map((row) => [row.tier, Number(row.percent ?? row.amount), row.valid_from, row.valid_until])
}

describe('cashback that an editor sets', () => {
  it('has a page, with all that was said of it', async () => {
    expect((await getPage(api, '/cashback/nimbus-shoes')).code).toBe(404)
    await edit('cashback', '4%; New customers: 6% at most 40; boost 8% until 2026-12-01')
    await edit('tracking_hours', '48')
    await edit('paying_days', '60')
    await edit('cashback_exclusions', '- Gift cards')
    await edit('cashback_terms', 'One account each.')
    expect((await getPage(api, '/cashback/nimbus-shoes')).data).toMatchObject({
      rates: [
        { tier: 'New customers', reward: { percent: 6 }, cap: { amount: 40, currency: 'GBP' } },
        { tier: '', reward: { percent: 8 }, isBoost: true, usual: { percent: 4 }, endsAt: '2026-12-01T23:59:59.000Z' },
      ],
      trackingHours: 48,
      payingDays: 60,
      exclusions: [{ type: 'list', items: ['Gift cards'] }],
      terms: [{ type: 'paragraph', text: 'One account each.' }],
    })
  })

  it('is written down with who, why and what was there before; the same again is nothing', async () => {
    await edit('cashback', '4%')
    expect((await edit('cashback', '4%')).difference).toEqual({})
    await edit('cashback', '5%')
    const [last, first] = await readEdits(database, 'merchant', id)
    const rate = { tier: '', isBoost: false, cap: null, from: null, until: null }
    expect(last).toMatchObject({ by_name: 'Maya', reason: aChange.reason, action: 'edit' })
    expect(last?.change).toEqual({
      cashback: [[{ ...rate, worth: { percent: 4 } }], [{ ...rate, worth: { percent: 5 } }]],
    })
    expect(first?.change).toMatchObject({ cashback: [[], [{ worth: { percent: 4 } }]], edited: [[], ['cashback']] })
  })

  it('keeps its history: what changes ends, what does not goes on', async () => {
    await edit('cashback', '4%; Boots: 2%', { now: daysAgo(9) })
    await edit('cashback', '5%; Boots: 2%', { now: daysAgo(4) })
    await edit('cashback', 'none')
    expect(await rows()).toEqual([
      ['', 4, daysAgo(9), daysAgo(4)],
      ['Boots', 2, daysAgo(9), NOW],
      ['', 5, daysAgo(4), NOW],
    ])
  })

  it('may begin later, and is gone without a trace when that is taken back', async () => {
    await edit('cashback', '4%; boost 8% from 2026-11-27 until 2026-11-30', { now: daysAgo(1) })
    expect(await rows()).toHaveLength(2)
    expect((await getPage(api, '/cashback/nimbus-shoes')).data).toMatchObject({ rates: [{ reward: { percent: 4 } }] })
    await edit('cashback', '4%')
    expect(await rows()).toEqual([['', 4, daysAgo(1), null]])
  })

  it('a dry run changes nothing', async () => {
    const { row: merchant } = await edit('cashback', '4%', { dryRun: true })
    expect(merchant.cashback).toMatchObject([{ worth: { percent: 4 } }])
    expect([await rows(), await readEdits(database, 'merchant', id)]).toEqual([[], []])
  })

  it('is given back: what stood before the editors does again, unless it has ended by now', async () => {
    await database
      .insertInto('cashback')
      .values({ merchant_id: id, tracking_hours: 24, changed_at: daysAgo(9) })
      .execute()
    const before = { merchant_id: id, valid_from: daysAgo(9) }
    await database
      .insertInto('cashback_rate')
      .values([
        { ...before, percent: 3, valid_until: null },
        { ...before, percent: 6, is_boost: true, valid_until: daysAgo(2) },
      ])
      .execute()
    await edit('cashback', '4%', { now: daysAgo(5) })
    await edit('cashback', '5%', { now: daysAgo(4) })
    await edit('tracking_hours', 'none')
    expect((await reset('cashback')).row).toMatchObject({
      cashback: [{ worth: { percent: 3 }, isBoost: false }],
      edited: ['tracking_hours'],
    })
    expect((await reset('tracking_hours')).row).toMatchObject({ tracking_hours: 24, edited: [] })
    await expect(reset('cashback')).rejects.toThrow(/was set by no editor/)
  })

  it('of two editors at once the second sees what the first has set', async () => {
    await Promise.all([edit('cashback', '4%'), edit('cashback', '5%'), edit('paying_days', '30')])
    const { cashback, paying_days } = (await edit('tracking_hours', '24')).row
    expect([cashback, paying_days]).toMatchObject([{ length: 1 }, 30])
    const changes = (await readEdits(database, 'merchant', id)).flatMap(({ change }) =>
      change['cashback'] ? [change['cashback']] : [],
    )
    expect(changes[0]?.[0]).toEqual(changes[1]?.[1])
  })
})

const QUESTIONS = '## Can I return shoes?\n\nYes.\n\n- For 30 days\n\n## Where from?\n\nLeeds.'

describe('questions that an editor sets', () => {
  it('stand on the page of the shop, and are given back', async () => {
    await edit('questions', QUESTIONS)
    const questions = [
      {
        question: 'Can I return shoes?',
        answer: [
          { type: 'paragraph', text: 'Yes.' },
          { type: 'list', items: ['For 30 days'] },
        ],
      },
      { question: 'Where from?', answer: [{ type: 'paragraph', text: 'Leeds.' }] },
    ]
    expect((await getPage(api, '/stores/nimbus-shoes')).data).toMatchObject({ merchant: { questions } })
    expect((await reset('questions')).row).toMatchObject({ questions: [], edited: [] })
  })

  it.each<[string, RegExp]>([
    ['We sell shoes.', /^questions: It begins without a question/],
    ['## Why?\n\n## Where?\n\nLeeds.', /^questions: "Why\?" has no answer/],
    ['## Where?\n\nLeeds.\n\n## Why?', /"Why\?" has no answer/],
    [`## ${'x'.repeat(161)}\n\nYes.`, /there is room for 160/],
    ['## Why?\n\n<b>x</b>', /It holds HTML/],
    [Array.from({ length: 21 }, () => '## Why?\n\nSo.').join('\n\n'), /These are 21 questions/],
    ['', /It says nothing/],
  ])('%j is refused', async (text, message) => {
    await expect(edit('questions', text)).rejects.toThrow(message)
  })
})

it.each<[MerchantFieldName, string, RegExp]>([
  ['tracking_hours', '2 days', /^tracking_hours: "2 days" is no whole number from 1 to 2160/],
  ['paying_days', '0', /^paying_days: "0" is no whole number from 1 to 730/],
])('%s=%j is refused', async (field, text, message) => {
  await expect(edit(field, text)).rejects.toThrow(message)
})
