import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ADMITAD_EXPORT } from '../testing/admitadFeed.ts'
import { aDraftContext } from '../testing/aDraftContext.ts'
import { AWIN_EXPORT, AWIN_XML } from '../testing/awinFeed.ts'
import { collectDrafts } from '../testing/collect.ts'
import { googlePromotion, googleTable } from '../testing/googleFeed.ts'
import { LINKMYDEALS_CSV } from '../testing/linkMyDealsFeed.ts'
import { NETWORK_FEEDS } from '../testing/networkFeeds.ts'
import { offerLines } from '../testing/offerLines.ts'
import { IMPORT_FORMATS, type ImportFormat, readFeedFile } from './readFeed.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-formats-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function read(text: string, format: ImportFormat, map: string | null = null) {
  // A promotion of Google’s takes its shop from the name.
  const file = path.join(folder, 'oakandacorn.co.uk-promotions.txt')
  writeFileSync(file, text)
  return collectDrafts(readFeedFile(file, { ...aDraftContext(), format, map }))
}

const TABLE = 'Store,Title,URL,Code\nOak,10% off,https://oak.com/a,OAK10\nElm,20% off,https://elm.com/b,ELM20\n'
const YAML =
  '- title: 10% off\n  url: https://oak.com/a\n  code: OAK10\n- title: 20% off\n  url: https://elm.com/b\n  code: ELM20\n'
const DOCUMENT = JSON.stringify([{ title: '10% off', url: 'https://oak.com/a', code: 'OAK10' }], null, 2)
const LIST =
  '# Deals, all of them\n\n- [Oak](https://oak.com/a) - 10% off with code OAK10\n- [Elm](https://elm.com/b) - 20% off\n'
const MARKDOWN_TABLE =
  '| Store | Offer | Link |\n|---|:-:|---|\n| Oak | 10% off | [go](https://oak.com/a) |\n| Elm | 20% off | [go](https://elm.com/b) |\n'

const FEEDS: readonly (readonly [what: string, format: ImportFormat, text: string])[] = [
  ...NETWORK_FEEDS.map(({ format, sound, write }) => [`the feed of ${format}`, format, write(sound)] as const),
  ['the export of Awin', 'awin', AWIN_EXPORT],
  ['the XML of Awin', 'awin', AWIN_XML],
  ['the export of Admitad', 'admitad', ADMITAD_EXPORT],
  ['a table of Google', 'google', googleTable([googlePromotion()])],
  ['the CSV of LinkMyDeals', 'linkmydeals', LINKMYDEALS_CSV],
  ['a table', 'csv', TABLE],
  ['a table with semicolons', 'csv', TABLE.replaceAll(',', ';')],
  ['lines of JSON', 'json', offerLines(1)],
  ['a document of JSON', 'json', DOCUMENT],
  ['YAML', 'yaml', YAML],
  ['a list in Markdown', 'markdown', LIST],
  ['a table in Markdown', 'markdown', MARKDOWN_TABLE],
]
const toDrafts = (drafts: Awaited<ReturnType<typeof read>>) => drafts.map(({ draft }) => draft)
/** JSON is YAML too. */
const OVERLAPS: Partial<Record<ImportFormat, ImportFormat>> = { json: 'yaml' }

describe.each(FEEDS)('%s', (_, format, text) => {
  it('is read as what it is', async () => {
    const drafts = await read(text, format)
    expect(drafts.length).toBeGreaterThan(0)
    expect(drafts.filter(({ draft }) => 'reason' in draft)).toEqual([])
  })

  it.each(IMPORT_FORMATS.filter((other) => other !== format && OVERLAPS[format] !== other))(
    'under --format %s names its own',
    async (other) => {
      await expect(read(text, other)).rejects.toMatchObject({
        name: 'ImportError',
        word: expect.stringMatching(/unknown-shape|unreadable/),
        message: expect.stringContaining(`--format ${format}`),
      })
    },
  )
})

it.each(FEEDS.filter(([, format]) => format in OVERLAPS))(
  '%s is read the same under a format that has it too',
  async (_, format, text) => {
    const drafts = await read(text, OVERLAPS[format] ?? format)
    expect(toDrafts(drafts)).toEqual(toDrafts(await read(text, format)))
  },
)

it('a feed of a network is said to be one, and its file is named as it was given', async () => {
  await expect(read(NETWORK_FEEDS[1]?.write(NETWORK_FEEDS[1].sound) ?? '', 'google')).rejects.toThrow(
    /promotions\.txt: this looks like JSON of Awin: --format awin\. Nothing was changed/,
  )
})

it('a network far into its file is still told, and no more of it is looked at than its beginning', async () => {
  const [names = '', row = ''] = AWIN_EXPORT.split('\r\n')
  const rows = Array.from({ length: 5000 }, (_, index) => row.replace('1201001', String(index)))
  await expect(read([names, ...rows].join('\r\n'), 'csv')).rejects.toThrow('a table of Awin: --format awin')
})

it('a map that is given is believed, whoever wrote the file', async () => {
  const map = path.join(folder, 'map.json')
  const fields = { name: 'Advertiser', text: 'Title', link: 'Deeplink', codes: 'Code' }
  writeFileSync(map, JSON.stringify({ name: 'mine', kind: 'offers', recognise: ['Title'], fields }))
  expect(await read(AWIN_EXPORT, 'csv', map)).toMatchObject([{ draft: { code: 'ACORN20' } }])
})

it.each<[string, ImportFormat, string]>([
  [
    'a table whose cells hold lists',
    'csv',
    'Store,Title,Code,URL\nOak,"10% off\n- [a](https://oak.com/)\n- x",OAK10,https://oak.com/\n',
  ],
  ['a list with a line of keys', 'markdown', `title: Deals\n\n${LIST}`],
  ['a list that begins with HTML', 'markdown', `<p align="center">Deals</p>\n\n${LIST}`],
  [
    'YAML with a link in brackets',
    'yaml',
    '# [deals](https://oak.com)\n- title: "10% off"\n  url: https://oak.com/a\n  code: OAK10\n',
  ],
])('what is unusual is read all the same: %s', async (_, format, text) => {
  const drafts = await read(text, format)
  expect(drafts.filter(({ draft }) => 'upk' in draft).length).toBeGreaterThan(0)
})
