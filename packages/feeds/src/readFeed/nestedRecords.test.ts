import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { collect } from '../testing/collect.ts'
import { openTemporaryFolder } from '../temporary/openTemporaryFolder.ts'
import type { MappedFormat } from '../map/mapReaders.ts'
import { readFeedFile } from './readFeed.ts'

const OPTIONS = { language: 'en-GB', timeZone: 'Europe/London', now: new Date('2026-06-01') } as const

/** Each offer as its place, shop, title and code; each reason with its place. */
async function read(text: string, format: MappedFormat, map?: string): Promise<string[]> {
  await using folder = await openTemporaryFolder('nested')
  const file = path.join(folder.path, 'feed.txt')
  await writeFile(file, text)
  const items = await collect(readFeedFile(file, { ...OPTIONS, format, ...(map && { map }) }))
  return items.map((item) =>
    item.kind === 'offer'
      ? `${item.line} ${item.offer.merchantName} ${item.offer.domain}: ${item.offer.title} ${item.offer.code}`.trim()
      : `${item.line} ${item.kind === 'rejection' ? item.reason : item.kind}`,
  )
}

const OAK_ACORNS = { id: 1, title: '20% off acorns', code: 'ACORN20', expiry: '2026-12-31' }
const OAK_BARK = { id: 2, title: '£5 off bark', code: null, expiry: null }
const ELM_LEAVES = { id: 1, title: '10% off all leaves', code: 'LEAF10', expiry: '2026-11-30' }
const FOUND = [
  '1 Oak oak.com: 20% off acorns ACORN20',
  '2 Oak oak.com: £5 off bark',
  '3 Elm elm.com: 10% off all leaves LEAF10',
]

const MERCHANTS = [
  {
    merchant: { id: 7, name: 'Oak', url: 'https://www.oak.com', logo: 'https://cdn.com/7.png' },
    vouchers: [OAK_ACORNS, OAK_BARK],
  },
  {
    merchant: { id: 8, name: 'Elm', url: 'https://www.elm.com', logo: 'https://cdn.com/8.png' },
    vouchers: [ELM_LEAVES],
  },
]
const NAMED_BESIDE = MERCHANTS.map(({ merchant, vouchers }) => ({
  name: merchant.name,
  website: merchant.url,
  about: `${merchant.name} sells all that grows on trees.`,
  coupons: vouchers.map(({ title, code, expiry }) => ({ coupon_title: title, coupon_code: code, valid_until: expiry })),
}))

it.each<[string, unknown]>([
  ['of merchants', { status: 'ok', count: 3, merchants: MERCHANTS }],
  ['of a list at the top', MERCHANTS],
  [
    'of stores with a domain',
    {
      response: {
        data: {
          items: MERCHANTS.map(({ merchant: { name, url }, vouchers }) => ({
            store: { name, domain: new URL(url).host },
            offers: vouchers,
          })),
        },
      },
    },
  ],
  ['of shops whose name is a field beside others', { shops: NAMED_BESIDE }],
  [
    'of lists in objects of one list',
    { stores: { store: MERCHANTS.map(({ merchant, vouchers }) => ({ ...merchant, deals: { deal: vouchers } })) } },
  ],
  [
    'of merchants in networks',
    {
      networks: [
        {
          network: 'Wood',
          advertisers: MERCHANTS.map(({ merchant, vouchers }) => ({ ...merchant, promotions: vouchers })),
        },
      ],
    },
  ],
  [
    'in German',
    {
      händler: MERCHANTS.map(({ merchant, vouchers }) => ({
        name: merchant.name,
        webseite: merchant.url,
        gutscheine: vouchers.map(({ title, code, expiry }) => ({
          titel: title,
          gutscheincode: code,
          gueltig_bis: expiry,
        })),
      })),
    },
  ],
  [
    'beside pictures and categories',
    {
      merchants: MERCHANTS.map(({ merchant, vouchers }) => ({
        merchant,
        vouchers: vouchers.map((voucher) => ({
          ...voucher,
          images: [{ url: 'https://cdn.com/a.png', title: 'An acorn' }],
          categories: [{ id: 3, name: 'Garden' }],
        })),
      })),
    },
  ],
  [
    'where one merchant has none and another one alone',
    {
      merchants: [
        MERCHANTS[0],
        { merchant: { name: 'Ash', url: 'https://ash.com' }, vouchers: null },
        { ...MERCHANTS[1], vouchers: ELM_LEAVES },
      ],
    },
  ],
])('reads records in records, %s', async (_, document) => {
  expect(await read(JSON.stringify(document), 'json')).toEqual(FOUND)
  expect(await read(JSON.stringify(document, null, 2), 'yaml')).toEqual(FOUND.map((offer) => offer.replace(/^\d/, '1')))
})

it('reads those of a merchant in each line', async () => {
  const lines = [
    '1 Oak oak.com: 20% off acorns ACORN20',
    '1 Oak oak.com: £5 off bark',
    '2 unreadable_line',
    '3 Elm elm.com: 10% off all leaves LEAF10',
  ]
  for (const [oak, elm] of [MERCHANTS, NAMED_BESIDE])
    expect(await read(`${JSON.stringify(oak)}\n{broken\n${JSON.stringify(elm)}\n`, 'json')).toEqual(lines)
})

it('takes the merchant of a document from what stands around its list', async () => {
  expect(await read(JSON.stringify(MERCHANTS[0]), 'json')).toEqual(FOUND.slice(0, 2))
})

it('takes the name of a category for no merchant', async () => {
  const offers = [
    { title: '20% off acorns', link: 'https://oak.com/a' },
    { title: '10% off leaves', link: 'https://elm.com/b' },
    { title: '5% off bark', link: 'https://ash.com/b' },
  ]
  for (const field of ['name', 'title', 'category'])
    expect(await read(JSON.stringify({ groups: [{ [field]: 'Garden', offers }] }), 'json')).toEqual([
      '1 Oak oak.com: 20% off acorns',
      '2 Elm elm.com: 10% off leaves',
      '3 Ash ash.com: 5% off bark',
    ])
})

it('takes neither the name nor the link of a feed for those of merchants', async () => {
  const offers = [
    { merchant: 'Oak', title: '20% off acorns', link: 'https://oak.com/a' },
    { merchant: 'Elm', title: '10% off leaves', link: null },
  ]
  expect(await read(JSON.stringify({ name: 'Deals of the week', url: 'https://deals.com', offers }), 'json')).toEqual([
    '1 Oak oak.com: 20% off acorns',
    '2 missing_domain',
  ])
})
