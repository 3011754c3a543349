import { findSiteByName } from '@clipfront/site-config'
import { invariant } from '@clipfront/routing/errors'
import { describe, expect, it } from 'vitest'
import { describeRates } from '../../describe/describeValue.ts'
import { NOW } from '@clipfront/catalog/testing'
import { parseRates } from './parseRates.ts'

const site = findSiteByName('main/uk')
invariant(site, 'there is a site main/uk')
const read = (text: string) => parseRates(text, { site, now: NOW })

const rate = { tier: '', worth: { percent: 4 }, isBoost: false, cap: null, from: null, until: null }

describe('rates of cashback are read as an editor writes them', () => {
  it.each([
    ['4%', [rate]],
    ['4.5 %', [{ ...rate, worth: { percent: 4.5 } }]],
    ['5', [{ ...rate, worth: { amount: 5, currency: 'GBP' } }]],
    ['First order: 7.50 EUR', [{ ...rate, tier: 'First order', worth: { amount: 7.5, currency: 'EUR' } }]],
    ['New customers:4% at most 40', [{ ...rate, tier: 'New customers', cap: { amount: 40, currency: 'GBP' } }]],
    ['Sizes 4, 5: 4%', [{ ...rate, tier: 'Sizes 4, 5' }]],
    ['More than 20% off: 4%', [{ ...rate, tier: 'More than 20% off' }]],
    ['Size 4: wide: 4%', [{ ...rate, tier: 'Size 4: wide' }]],
    ['4% until 2026-12-01 18:00', [{ ...rate, until: '2026-12-01T18:00:00.000Z' }]],
    ['4% until 2026-12-01 18:00:30', [{ ...rate, until: '2026-12-01T18:00:30.000Z' }]],
    ['Boost 4% until 2026-12-01', [{ ...rate, isBoost: true, until: '2026-12-01T23:59:59.000Z' }]],
    [
      'Boots: boost 4% from 2026-11-27 until 2026-11-30',
      [
        {
          ...rate,
          tier: 'Boots',
          isBoost: true,
          from: '2026-11-27T00:00:00.000Z',
          until: '2026-11-30T23:59:59.000Z',
        },
      ],
    ],
    ['\n4%\n\nBoots: 4%;\n', [rate, { ...rate, tier: 'Boots' }]],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected)
    expect(read(describeRates(read(text), site.timeZone))).toEqual(expected)
  })

  it('one may follow another, and a boost stands above what is usual', () => {
    expect(read('4% until 2026-12-31; 3% from 2027-01-01; boost 8% until 2026-12-01')).toHaveLength(3)
  })
})

describe('an editor is told which rate is wrong, and how', () => {
  it.each<[string, RegExp]>([
    ['', /^It says no rate\. Write 4%/],
    ['four percent', /^"four percent": It is no rate\. Write 4%/],
    ['4% until 2026-12-01 at most 40', /is no date/],
    ['4%, New: 5%', /^"4%, New: 5%": It says more than one rate\. .*not a comma/],
    ['New: 5, Boots: 3', /It says more than one rate/],
    ['4% New: 5%', /It says more than one rate/],
    ['boost New: 8% until 2026-12-01', /Write what it is paid for first: "New: boost 8% until/],
    ['4,5%', /^"4,5%": 4,5% is no part of a price\. .*with a point/],
    ['0%', /0% is no part of a price/],
    ['101%', /101% is no part of a price/],
    ['4% at most 1,000', /no sum of money/],
    ['5 gbp', /no sum of money/],
    ['5 XYZ', /no currency XYZ/],
    ['5 at most 40', /A sum is what a purchase earns/],
    ['boost 8%', /Say with "until" when it ends/],
    ['4% until 31.12.2026', /Write 2026-12-31/],
    ['4% until 2026-02-30', /no date of the calendar/],
    ['4% until 2026-11-19', /end before it begins \(2026-11-19 is past\)/],
    ['4% from 2026-11-20', /2026-11-20 is past\. Leave out "from 2026-11-20"/],
    ['4% from 2026-12-02 until 2026-12-01', /end before it begins/],
    ['<b>x</b>: 4%', /It holds HTML/],
    ['a\u202E: 4%', /a character that nobody sees/],
    [`${'x'.repeat(81)}: 4%`, /there is room for 80/],
    [`${'x'.repeat(400)}: 4%`, /It is no rate/],
    ['4%; 5%', /^Two rates for everything stand at the same time/],
    ['Boots: 4%; boots: 5% until 2026-12-01', /^Two rates for "Boots"/],
    ['boost 8% until 2026-12-01; boost 9% from 2026-12-01 until 2026-12-02', /^Two boosts for everything/],
    ['4%; boost 4% until 2026-12-01', /pays no more than its usual rate/],
    [Array.from({ length: 41 }, (_, index) => `T${index}: 4%`).join(';'), /^These are 41 rates/],
  ])('%j', (text, message) => {
    expect(() => read(text)).toThrow(message)
  })
})
