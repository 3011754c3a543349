import { array, constantFrom, sample, string, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import { isReject } from '../draft/Draft.ts'
import { isFieldCode } from '../text/codeShape.ts'
import { createMappedDrafts } from '../testing/mappedDrafts.ts'

const readTable = createMappedDrafts('csv')
const readRecords = createMappedDrafts('json')
const readOffers = async (text: string) =>
  (await readTable(text)).map(({ draft }) => {
    if (isReject(draft) || !('upk' in draft)) throw new Error(`no offer: ${JSON.stringify(draft)}`)
    return draft
  })
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
const write = (rows: readonly (readonly string[])[]) =>
  [['Store', 'URL', 'Title', 'Code', 'Description'], ...rows].map((row) => row.map(quoted).join(',')).join('\n')

const sign = constantFrom(...Array.from('ABCXYZabcxyz0123456789ÄÖÜÉéñ#!%&.-_$ '))
const code = array(sign, { minLength: 3, maxLength: 20 })
  .map((signs) => signs.join('').trim())
  // One code, and not several in a cell.
  .filter((text) => isFieldCode(text) && !/ {2}/.test(text))

/** Ten thousand rows in the full run, on a machine that runs everything at once. */
const FULL_RUN_MS = 60_000

it('keeps a code in a field of its own as it is, sign by sign', { timeout: FULL_RUN_MS }, async () => {
  const given = sample(code)
  const rows = given.map((one, index) => ['Oak', `https://oak.com/${index}`, '20% off acorns', one, ''])
  const drafts = await readOffers(write(rows))
  expect(drafts.map((draft) => draft.code)).toEqual(given)
})

const saying = constantFrom(
  (one: string) => `20% off with code ${one}`,
  (one: string) => `Use ${one} at checkout`,
  (one: string) => `15 % mit dem Gutscheincode ${one}`,
  (one: string) => `10 % menos con el cupón ${one}`,
  (one: string) => `(${one}) 15% off`,
)

it('shows no code in a title or in what stands below it', { timeout: FULL_RUN_MS }, async () => {
  const plainCode = string({ unit: constantFrom(...Array.from('ABCDEFGH')), minLength: 4, maxLength: 8 }).map(
    (word) => `${word}25`,
  )
  const given = sample(tuple(plainCode, saying, saying))
  const rows = given.map(([one, inTitle, inDetail], index) => [
    'Oak',
    `https://oak.com/${index}`,
    inTitle(one),
    one,
    inDetail(one),
  ])
  const drafts = await readOffers(write(rows))
  expect(drafts.map((draft) => draft.code)).toEqual(given.map(([one]) => one))
  const shown = drafts.map((draft) => JSON.stringify([draft.title, draft.detail, draft.keyTerms]))
  expect(shown.filter((text, index) => text.includes(given[index]?.[0] ?? ''))).toEqual([])
})

it.each([
  ['save-20', 'SAVE-20: 20% off'],
  ['20oak', '20% off with 20OAK'],
  ['Welcome', 'Enter WELCOME at checkout for 20% off'],
  ['FREESHIP', '20% off with FreeShip'],
  ['thankyou', '20% off when you use THANKYOU'],
  ['482913', '20% off (482913)'],
])('shows the code %s in no letters: %s', async (given, wording) => {
  const [draft] = await readOffers(write([['Oak', 'https://oak.com/a', wording, given, wording]]))
  expect(draft?.code).toBe(given)
  expect(JSON.stringify([draft?.title, draft?.detail]).toLowerCase()).not.toContain(given.toLowerCase())
})

it.each([
  ['OAK31\nELM32', 'OAK31'],
  ['OAK31 & ELM32', 'OAK31'],
  ['OAK31 + ELM32', 'OAK31'],
  ['HEAD & SHOULDERS', 'HEAD & SHOULDERS'],
  ['**OAK31**', 'OAK31'],
  ['‘OAK31’', 'OAK31'],
  ['SAVE*', 'SAVE*'],
  ['$AVE20', '$AVE20'],
])('takes of a cell that says %j the code %s', async (cell, expected) => {
  const [draft] = await readOffers(write([['Oak', 'https://oak.com/a', `20% off with code ${cell}`, cell, '']]))
  expect(draft?.code).toBe(expected)
  for (const part of cell.split(/[\n&+*‘’ ]+/).filter((one) => /\d/.test(one))) expect(draft?.title).not.toContain(part)
})

it.each([
  [123_456, '123456'],
  [[{ code: 'ASH5' }], 'ASH5'],
  [{ value: 'ASH5' }, 'ASH5'],
  [true, ''],
])('takes of a field of JSON that is %j the code "%s"', async (field, expected) => {
  const records = ['a', 'b'].map((name, at) => ({
    store: 'Oak',
    title: `${at + 1}0% off ${name}`,
    code: at === 0 ? field : 'OAK20',
    url: `https://oak.com/${name}`,
  }))
  const [first] = await readRecords(JSON.stringify(records))
  expect(first?.draft).toMatchObject({ code: expected })
})

it('shows no cell that stands for an empty one, and takes a merchant by any name', async () => {
  const rows = ['NULL,20% off lamps', 'Lamps,NULL', 'Lamps,n/a'].map(
    (texts, at) => `${at === 2 ? 'None' : 'Oak'},https://${at === 2 ? 'none' : 'oak'}.com/${at},OAK2${at},${texts}`,
  )
  const drafts = await readOffers(['Store,URL,Code,Title,Description', ...rows].join('\n'))
  expect(drafts.map(({ merchantName, title, detail }) => [merchantName, title, detail])).toEqual([
    ['Oak', '20% off lamps', ''],
    ['Oak', 'Lamps', ''],
    ['None', 'Lamps', ''],
  ])
})

it('says of a worth in words no code', async () => {
  const rows = ['Goodies with OAKFREE', 'OAKFREE', 'oakfree'].map(
    (worth, at) => `Oak,https://oak.com/${at},Lamps,OAKFREE,${worth}`,
  )
  const drafts = await readOffers(['Store,URL,Title,Code,Discount', ...rows].join('\n'))
  expect(drafts.map(({ title, promotionOff }) => [title, promotionOff])).toEqual([
    ['Oak: Goodies', 'Goodies'],
    ['Lamps', ''],
    ['Lamps', ''],
  ])
})

const writeRecord = (id: string, name: string) =>
  `{"id":${id},"store":"Oak","title":"20% off ${name}","code":"OAK20","url":"https://oak.com/${name}"}`

it('takes a number that JSON cannot hold for no id: it would be that of another offer too', async () => {
  const drafts = await readRecords(`[${writeRecord('9007199254740993', 'a')},${writeRecord('7', 'b')}]`)
  expect(drafts.map(({ draft }) => 'externalId' in draft && draft.externalId)).toEqual(['', '7'])
})

it('makes the same offers of rows in any order', async () => {
  const rows = [
    ['Oak', 'https://oak.com/a', '20% off acorns', 'OAK20', ''],
    ['Oak', 'https://oak.com/b', 'Acorns from $29', '', ''],
    ['Elm', 'https://elm.com/a', 'Free shipping over $40', 'no code', ''],
    ['Elm', 'https://elm.com/b', '3 for 2', 'THREE', 'Until 2031-05-01'],
  ]
  const [inOrder, inReverse] = [await readOffers(write(rows)), await readOffers(write(rows.toReversed()))]
  expect(inReverse).toHaveLength(rows.length)
  expect(inReverse).toEqual(expect.arrayContaining(inOrder))
})
