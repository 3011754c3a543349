import { expect, it } from 'vitest'
import { suggest } from '@clipfront/catalog/search'
import { createTestDatabase, NOW, seedCoupon, seedMerchant, UK } from '@clipfront/catalog/testing'
import { findSiteByName } from '@clipfront/site-config'
import { runCatalog } from '../runCatalog.ts'
import { createOpenHere } from '../testing/runHere.ts'

const { database, url } = await createTestDatabase()
const open = createOpenHere(database)
const merchant = await seedMerchant(database, { name: 'Sneaker Loft' })
await seedCoupon(database, merchant, { title: '10% off running shoes' })

/** @returns the exit code, and all that was said */
async function synonym(...args: readonly string[]): Promise<[number, string]> {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const environment = { DATABASE_URL: url, CLIPFRONT_DATA: '/nonexistent', CLIPFRONT_NOW: NOW.toISOString() }
  const code = await runCatalog(['synonym', ...args], environment, { print: say, printError: say }, { open })
  return [code, lines.join('\n')]
}

const EN = ['--language', 'en']
const EDITOR = ['--by', 'Mara', '--reason', 'searched in vain']

/** As a server does that has been running all along. */
async function search(text: string): Promise<string[]> {
  const site = findSiteByName(UK)
  if (!site) throw new Error('The site is gone.')
  const { exact, offers } = await suggest({ database, site, now: NOW }, text, 8)
  return [...exact.map(({ name }) => name), ...(offers ?? []).map(({ title }) => title)]
}

it('[R1.7] words that an editor makes equal find each other at once, and no longer when they are removed', async () => {
  expect(await search('Trainers')).toEqual([])
  expect(await synonym('add', 'Trainers', 'running shoes', ...EN, ...EDITOR)).toEqual([
    0,
    'trainers = running shoes (en)\n  added',
  ])
  expect(await synonym('add', 'RUNNING  shoes', 'tráiners', ...EN, ...EDITOR)).toEqual([
    0,
    'running shoes = tráiners (en)\n  It is so already; nothing was changed.',
  ])
  await synonym('add', 'sneaker', 'plimsoll', ...EN, ...EDITOR)
  expect(await search('Trainers')).toEqual(['10% off running shoes'])
  expect(await search('10 trainers')).toEqual(['10% off running shoes'])
  expect(await search('plimsoll')).toEqual(['Sneaker Loft'])
  expect((await synonym('list', ...EN))[1]).toMatch(/running shoes +trainers +Mara +searched in vain/)
  expect((await synonym('list', '--language', 'de'))[1]).toContain('There are none')
  expect((await synonym('remove', 'trainers', 'running shoes', ...EN, ...EDITOR))[1]).toContain('removed')
  expect(await search('trainers')).toEqual([])
  const edits = await database
    .selectFrom('edit')
    .select(['action', 'by_name', 'change'])
    .where('kind', '=', 'synonym')
    .orderBy('id')
    .execute()
  expect(edits.map(({ action }) => action)).toEqual(['add', 'add', 'remove'])
  expect(edits[2]?.change).toMatchObject({ language: ['en', null], word: ['running shoes', null] })
})

const saysDry = (done: string) => [0, `plimsolls = pumps (en) (dry run, nothing was changed)\n  ${done}`]

it('a dry run says what would happen, and changes nothing', async () => {
  const dry = ['plimsolls', 'pumps', ...EN, '--dry-run']
  expect(await synonym('add', ...dry)).toEqual(saysDry('added'))
  expect((await synonym('list', ...EN))[1]).not.toContain('plimsolls')
  expect((await synonym('remove', ...dry))[1]).toContain('are no synonyms')
  await synonym('add', 'plimsolls', 'pumps', ...EN, ...EDITOR)
  expect(await synonym('remove', ...dry)).toEqual(saysDry('removed'))
  expect(await synonym('add', ...dry)).toEqual(saysDry('It is so already; nothing was changed.'))
  expect((await synonym('remove', 'plimsolls', 'pumps', ...EN, ...EDITOR))[1]).toMatch(/removed$/)
})

it('a synonym counts in the sites of its language alone', async () => {
  await synonym('add', 'turnschuhe', 'running shoes', '--language', 'de', ...EDITOR)
  expect(await search('turnschuhe')).toEqual([])
})

it.each<[string[], number, RegExp]>([
  [[], 2, /Nothing was asked for/],
  [['change', 'a', 'b'], 2, /not to be "change"/],
  [['add', 'a', ...EN, ...EDITOR], 2, /Name two words/],
  [['add', 'a', 'b', 'c', ...EN, ...EDITOR], 2, /Name two words/],
  [['add', 'a', 'b', ...EDITOR], 2, /Words are of a language/],
  [['add', 'a', 'b', '--language', 'tlh', ...EDITOR], 2, /No site speaks "tlh"\. Give one of ar, da, de/],
  [['add', 'a', 'b', ...EN], 2, /Nobody is named/],
  [['add', 'a', 'b', ...EN, '--by', 'Mara'], 2, /No reason is given/],
  [['list', 'shoes'], 2, /A list takes no words/],
  [['add', '!!', 'b', ...EN, ...EDITOR], 1, /has no word/],
  [['add', 'one two three four', 'b', ...EN, ...EDITOR], 1, /has 4 words/],
  [['add', 'Café', 'cafe', ...EN, ...EDITOR], 1, /are the same/],
  [['add', `a'; drop --`, 'b', ...EN, ...EDITOR], 0, /added/],
  [['remove', 'no', 'such', ...EN, ...EDITOR], 1, /are no synonyms in "en"/],
])('synonym %j is answered %d', async (args, code, told) => {
  expect(await synonym(...args)).toEqual([code, expect.stringMatching(told)])
})
