import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Proposal } from '../propose/proposeMap.ts'
import { aDraftContext } from '../testing/aDraftContext.ts'
import { collectDrafts } from '../testing/collect.ts'
import type { MappedFormat } from '../map/mapReaders.ts'
import { findFeedMap, proposeFeedMap } from '../propose/proposeFeedMap.ts'
import { readFeedFile } from './readFeed.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-propose-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(text: string, format: MappedFormat): string {
  const file = path.join(folder, `partners-2026-11-20.${format}`)
  writeFileSync(file, text)
  return file
}
const propose = (text: string, format: MappedFormat) => proposeFeedMap(write(text, format), { format, language: 'en' })
async function importText(text: string, format: MappedFormat) {
  const onProposal = vi.fn<(proposal: Proposal) => void>()
  const onMap = vi.fn<(name: string) => void>()
  const options = { ...aDraftContext(), format, onMap, onProposal }
  const drafts = await collectDrafts(readFeedFile(write(text, format), options))
  return { drafts: drafts.map(({ draft }) => draft), onMap, onProposal }
}

const OFFERS = [
  { headline: '20% off acorns', landing: 'https://oak.com/a', voucherCode: 'OAK2031' },
  { headline: '10% off leaves', landing: 'https://elm.com/b' },
  { headline: '5% off bark', landing: 'https://oak.com/c', voucherCode: 'BARK5', lastDay: '2026-12-01' },
]
const FIELDS = { text: 'headline', link: 'landing', codes: 'voucherCode', ends: 'lastDay' }

const rowsWith = (cells: readonly string[]): string =>
  cells.map((cell, index) => `oak.com,${10 + index}% off acorns,${cell},2026-12-${10 + index}`).join('\n')

describe('a proposal finds the records', () => {
  it.each<[string, MappedFormat, string, string]>([
    ['of a list', 'json', JSON.stringify(OFFERS), ''],
    ['in lines', 'json', OFFERS.map((offer) => JSON.stringify(offer)).join('\n'), ''],
    [
      'below a path, on one line',
      'json',
      JSON.stringify({ shops: [{ id: 1 }], data: { page: { deals: OFFERS } } }),
      'data.page.deals',
    ],
    ['below a path, over lines', 'json', JSON.stringify({ total: 3, tags: ['a'], data: OFFERS }, null, 2), 'data'],
    [
      'below a path of YAML',
      'yaml',
      `feed:\n  items:\n${OFFERS.map((offer) => `    - ${JSON.stringify(offer)}`).join('\n')}`,
      'feed.items',
    ],
  ])('%s', async (_, format, text, records) => {
    expect((await propose(text, format))?.map).toMatchObject({ name: 'partners', records, fields: FIELDS })
  })

  it('of a document that has each of them in a line', async () => {
    const text = `{"meta":{"pages":1},"deals":[\n${OFFERS.map((offer) => JSON.stringify(offer)).join(',\n')}\n]}\n`
    expect((await propose(text, 'json'))?.map).toMatchObject({ records: 'deals', fields: FIELDS })
    const cut = `{"headline":"1\n${OFFERS.map((offer) => JSON.stringify(offer)).join('\n')}`
    expect((await propose(cut, 'json'))?.map).toMatchObject({ records: '', fields: FIELDS })
  })

  it('in rows without names', async () => {
    const rows = [
      '20% off acorns;https://oak.com/a;OAK20',
      '10% off all leaves;https://elm.com/b;LEAVES10',
      '5% off bark;https://oak.com/c;BARKS-5',
    ]
    const proposal = await propose(rows.join('\n'), 'csv')
    expect(proposal?.map).toMatchObject({ recognise: ['1', '0', '2'], fields: { text: '0', link: '1', codes: '2' } })
    const file = write(rows.join('\n'), 'csv')
    const drafts = await collectDrafts(
      readFeedFile(file, { ...aDraftContext(), format: 'csv', map: proposal?.map ?? null }),
    )
    expect(drafts.map(({ draft }) => draft)).toMatchObject([
      { code: 'OAK20' },
      { code: 'LEAVES10' },
      { code: 'BARKS-5' },
    ])
  })

  it.each([
    ['codes of many kinds', ['BRACKEN20', 'tenfifteen', 'BOGOF!', 'GIFT4U', '', '99887766', 'LOOSE-12.5'], '2'],
    ['numbers of stock', ['AB-1234', 'AB-1235', 'AC-1236', 'AC-1237'], undefined],
    ['words', ['Garden', 'Kitchen', 'Bedroom furniture', 'Toys'], undefined],
    ['numbers', ['1234', '56789', '123', '99'], undefined],
  ])('with %s in rows without names', async (_, cells, column) => {
    const { map } = (await propose(rowsWith(cells), 'csv')) ?? {}
    expect(map).toMatchObject({ fields: { text: '1', link: '0' } })
    expect([map?.fields].map((fields) => fields && 'codes' in fields && fields.codes)).toEqual([column ?? false])
  })

  it.each<[MappedFormat, string]>([
    ['json', '7'],
    ['json', '[null]'],
    ['yaml', '- - 1'],
  ])('and none in %s %j', async (format, text) => {
    expect((await propose(text, format))?.map ?? null).toBeNull()
  })
})

const TABLE =
  'Webwinkel;Actietitel;Kortingscode;Doelpagina;Volglink\nEik;20% korting op eikels;EIK20;https://eik.com/a;https://www.awin1.com/x\n'

describe('a table that no map knows', () => {
  it('is read by the names of its columns where they leave nothing open, which is told', async () => {
    const { drafts, onProposal } = await importText(TABLE, 'csv')
    expect(drafts).toMatchObject([{ domain: 'eik.com', code: 'EIK20', discount: { kind: 'percent', percent: 20 } }])
    expect(onProposal.mock.calls[0]?.[0].taken.map(({ column, field }) => `${column} ${field}`)).toEqual([
      'Webwinkel name',
      'Doelpagina link',
      'Volglink affiliate',
      'Actietitel text',
      'Kortingscode codes',
    ])
  })

  it('has its merchant by name alone where it has no link', async () => {
    const file = write('Webwinkel;Actietitel\nEik;20% korting op eikels\nBeuk;10% korting\n', 'csv')
    const context = aDraftContext({ findDomain: (name) => (name === 'Eik' ? 'eik.com' : null) })
    const drafts = await collectDrafts(readFeedFile(file, { ...context, format: 'csv' }))
    expect(drafts.map(({ draft }) => draft)).toMatchObject([{ domain: 'eik.com' }, { reason: 'missing_domain' }])
  })

  it.each([
    ['whose names say nothing', `A1;A2\n${OFFERS.map(({ headline, landing }) => `${headline};${landing}`).join('\n')}`],
    ['whose names leave it open', 'Name;Coupon;Datum\nEik;EIK20;2026-12-01\n'],
    ['that does not say what is offered', 'Webwinkel;Doelpagina\nEik;https://eik.com\n'],
    ['whose cells belie its names', TABLE.replaceAll(/EIK20|20% korting op eikels/g, '2026-12-01')],
  ])('is refused %s, with the command that shows more', async (_, text) => {
    await expect(importText(text, 'csv')).rejects.toMatchObject({
      word: 'unknown-shape',
      message: expect.stringContaining('npm run catalog -- map FILE shows what it would take'),
    })
  })

  it('with titles and links alone gives what is saved, and no page else', async () => {
    const { drafts } = await importText(
      'Actietitel;Doelpagina\n20% korting;https://eik.com/a\nOver ons;https://eik.com/b\n',
      'csv',
    )
    expect(drafts).toMatchObject([{ discount: { percent: 20 } }, { reason: 'no_offer' }])
  })
})

describe('a shape that a map knows', () => {
  const KNOWN = JSON.stringify({
    offers: [
      {
        vendor: 'Oak',
        category: 'Wood',
        description: '20% off for students',
        tier: 'Student',
        url: 'https://oak.com',
        verifiedDate: '2026-11-01',
        code: 'OAK2031',
      },
    ],
  })

  it('is read by that map, which is told', async () => {
    const { drafts, onMap, onProposal } = await importText(KNOWN, 'json')
    expect(drafts).toMatchObject([{ code: '', source: 'agentdeals' }])
    expect(onMap).toHaveBeenCalledExactlyOnceWith('agentdeals-offers')
    expect(onProposal).not.toHaveBeenCalled()
  })

  it.each(['5%', '4,5%', '10 - 15 %', '30 Øre/L', 'Tilbud'])(
    'without names is a row of shop and worth: %s',
    async (worth) => {
      const { onMap } = await importText(JSON.stringify([['oak.dk', 'Eg', worth]]), 'json')
      expect(onMap).toHaveBeenCalledExactlyOnceWith('rabatten-rows')
    },
  )

  it.each([
    ['a code', 'oak.com,20% off all jackets,OAK20'],
    ['words', 'oak.com,20% off all jackets,all shoppers'],
    ['more columns', 'oak.com,Oak,5%,2026-12-24'],
  ])('without names is none with %s behind the shop', async (_, row) => {
    await expect(importText(`${row}\n`, 'csv')).rejects.toMatchObject({ word: 'unknown-shape' })
  })

  it('is described by what the map takes of it, and leaves', async () => {
    const known = await findFeedMap(write(KNOWN, 'json'), 'json')
    const why = 'by the map agentdeals-offers'
    expect(known?.taken).toContainEqual({ column: 'vendor', field: 'name', by: 'map', why })
    expect(known?.left.map(({ column }) => column)).toEqual(['code'])
    expect(await findFeedMap(write(TABLE, 'csv'), 'csv')).toBeNull()
  })
})

it('a list of one shop is of the merchant that is given, but for what names another one', async () => {
  const rows = [
    'Oak,10% off bark,BARK10',
    ',Free acorns,ACORN',
    'Elm,20% off leaves,LEAF20',
    'elm.com,5% off twigs,TWIG5',
  ]
  const file = write(['Store,Title,Code', ...rows].join('\n'), 'csv')
  const options = { ...aDraftContext(), format: 'csv', merchant: 'oak.com' } as const
  const drafts = await collectDrafts(readFeedFile(file, options))
  expect(drafts.map(({ draft }) => ('domain' in draft ? draft.domain : 'reason' in draft && draft.reason))).toEqual([
    'oak.com',
    'oak.com',
    'missing_domain',
    'missing_domain',
  ])
})

it('a list of merchants is refused as the offers of one', async () => {
  const file = write(JSON.stringify({ domain: 'oak.com', name: 'Oak', offers: 1, sources: [] }), 'json')
  const reading = collectDrafts(readFeedFile(file, { ...aDraftContext(), format: 'json', merchant: 'oak.com' }))
  await expect(reading).rejects.toThrow(/lists merchants.*leave --merchant out/)
})
