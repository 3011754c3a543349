import type { PageDataOf } from '@clipfront/page-data'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, seedMerchant, UK } from '@clipfront/catalog/testing'
import { createCatalogCache } from '@clipfront/catalog/context'
import { getPage } from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
const JAPAN = 'jp.clipfront.example'
const EMIRATES = 'ae.clipfront.example'

async function getDirectory(target: string, site = UK) {
  const page = await getPage(api, target, site)
  if (page.page !== 'static' || !page.data.directory) throw new Error(`${target} is no directory`)
  return { ...page, directory: page.data.directory }
}

function listNames({ groups }: NonNullable<PageDataOf<'static'>['data']['directory']>): string[] {
  return groups.map(({ slug, links }) => `${slug}: ${links.map(({ label }) => label).join(' ')}`)
}

const toRow = (name: string, index: number) => ({
  site: UK,
  slug: `shop-${index}`,
  name,
  domain: `shop-${index}.example`,
  tint: 1,
  programme_target: null,
  popularity: index % 50,
  created_at: new Date(),
})

async function seedNames(names: readonly string[], site = UK): Promise<void> {
  for (const [index, name] of names.entries()) await seedMerchant(database, { site, slug: `s-${index}`, name })
}

describe('the directory of a site with few shops', () => {
  beforeEach(async () => {
    await database.deleteFrom('merchant').execute()
  })

  it('holds all of them under their letters, and leads to these', async () => {
    await seedNames(['Zebra', 'apple', '10 Bees', 'Éclair', 'Egg', '3 Bees'])
    const { directory, data, meta, alternates, tags } = await getDirectory('/stores')
    expect(listNames(directory)).toEqual(['a: apple', 'e: Éclair Egg', 'z: Zebra', '0-9: 3 Bees 10 Bees'])
    expect(directory).toMatchObject({ total: 6, letter: null, paging: null })
    expect(directory.letters.map(({ label, merchants, path }) => [label, merchants, path])).toEqual([
      ['A', 1, '/stores#a'],
      ['E', 2, '/stores#e'],
      ['Z', 1, '/stores#z'],
      ['0–9', 2, '/stores#0-9'],
    ])
    expect(directory.groups[0]?.links).toEqual([
      { label: 'apple', path: '/stores/s-1', tint: expect.any(Number), logo: null, offers: 0 },
    ])
    expect(directory.letters.at(-1)?.name).toBe('0–9 and others')
    expect(data.heading).toBe('All shops, A–Z')
    expect([meta.robots, meta.canonicalUrl]).toEqual(['INDEX', `https://${UK}/stores`])
    expect(alternates.length).toBeGreaterThan(1)
    expect(tags).toEqual([`site:${UK}`, 'directory'])
  })

  it('says so where there are none', async () => {
    const { directory, data } = await getDirectory('/stores')
    expect(directory).toEqual({ total: 0, letters: [], letter: null, groups: [], paging: null })
    expect(data.blocks).toEqual([{ type: 'paragraph', text: 'There are no shops here yet.' }])
    expect((await getPage(api, '/stores?letter=a')).code).toBe(404)
  })

  it('has pages of letters that crawlers take for a part of the one page', async () => {
    await seedNames(['Apple', 'Egg'])
    const { directory, meta } = await getDirectory('/stores?letter=e')
    expect([directory.letter, meta.canonicalUrl]).toEqual(['e', `https://${UK}/stores`])
    expect(listNames(directory)).toEqual(['e: Egg'])
  })

  it.each([
    [
      JAPAN,
      ['カメラ', 'あおば', '靴屋', 'ガラス', 'Nimbus'],
      ['n: Nimbus', 'あ: あおば', 'か: カメラ ガラス', '漢字: 靴屋'],
    ],
    [EMIRATES, ['ورد', 'أمل', 'اسم', 'Nimbus', '7 Days'], ['ا: اسم أمل', 'و: ورد', 'n: Nimbus', '0-9: 7 Days']],
    ['dk.clipfront.example', ['Åben', 'Ærlig', 'Zebra', 'Østers'], ['z: Zebra', 'æ: Ærlig', 'ø: Østers', 'å: Åben']],
  ])('of %s stands in the order of its language', async (site, names, groups) => {
    await seedNames(names, site)
    const { directory } = await getDirectory('/stores', site)
    expect(listNames(directory)).toEqual(groups)
    for (const { slug, path } of directory.letters) {
      expect(path).toBe(`/stores#${encodeURIComponent(slug)}`)
      expect((await getDirectory(`/stores?letter=${encodeURIComponent(slug)}`, site)).directory.letter).toBe(slug)
    }
  })
})

describe('the directory of a site with many shops', () => {
  beforeAll(async () => {
    await database.deleteFrom('merchant').execute()
    const names = [
      ...Array.from({ length: 1001 }, (_, index) => `Apple ${index}`),
      ...Array.from({ length: 12 }, (_, index) => `Bee ${index}`),
      'Ñandú',
      'ñu',
      '3 Bees',
    ]
    await database.insertInto('merchant').values(names.map(toRow)).execute()
  })

  it('shows the best known of each letter by name, and the way to all of it', async () => {
    const { directory, meta } = await getDirectory('/stores')
    const [apple, bee] = directory.groups
    const best = Array.from({ length: 12 }, (_, index) => 49 + 50 * index)
    expect(apple?.links.map(({ label }) => label)).toEqual(best.map((index) => `Apple ${index}`))
    expect([apple?.path, bee?.path, bee?.links.length]).toEqual(['/stores?letter=a', null, 12])
    expect(directory.total).toBe(1016)
    expect(directory.letters.map(({ merchants, path }) => [merchants, path])).toEqual([
      [1001, '/stores?letter=a'],
      [12, '/stores?letter=b'],
      [2, '/stores?letter=n'],
      [1, '/stores?letter=0-9'],
    ])
    expect(meta.canonicalUrl).toBe(`https://${UK}/stores`)
  })

  it('has the shops of a letter page by page, each once', async () => {
    const names = []
    for (const page of ['', '&page=2', '&page=3']) {
      const { directory, meta, alternates, tags } = await getDirectory(`/stores?letter=a${page}`)
      names.push(...directory.groups.flatMap(({ links }) => links.map(({ label }) => label)))
      expect([meta.canonicalUrl, meta.robots]).toEqual([`https://${UK}/stores?letter=a${page}`, 'INDEX'])
      expect([directory.letter, directory.paging?.pages, directory.paging?.total]).toEqual(['a', 3, 1001])
      expect([alternates, tags]).toEqual([[], [`site:${UK}`, 'directory']])
    }
    expect(names).toEqual(Array.from({ length: 1001 }, (_, index) => `Apple ${index}`))
    expect((await getPage(api, '/stores?letter=a&page=4')).code).toBe(404)
    const { meta, data } = await getDirectory('/stores?letter=a&page=2')
    expect([meta.title, data.heading]).toEqual(['All shops: A, page 2 – Clipfront UK', 'All shops: A'])
    expect(meta.description).toBe('All shops: A – 1,001 shops on Clipfront UK, in alphabetical order.')
  })

  it.each([
    ['A', 'a'],
    ['a', 'a'],
    ['%C3%81', 'a'],
    ['%EF%BC%A1', 'a'],
    ['%C3%91', 'n'],
    ['N%CC%83', 'n'],
    ['0-9', '0-9'],
    ['7', '0-9'],
    ['%23', '0-9'],
  ])('takes ?letter=%s for %s', async (asked, slug) => {
    const { directory, meta } = await getDirectory(`/stores?letter=${asked}`)
    expect([directory.letter, meta.canonicalUrl]).toEqual([slug, `https://${UK}/stores?letter=${slug}`])
  })

  it.each([
    'q',
    'apple',
    'aa',
    '0-8',
    '%00',
    '%FF',
    '-',
    '%ED%A0%80',
    '%zz',
    '__proto__',
    'constructor',
    "'--",
    'a'.repeat(3000),
  ])('has no letter %s', async (asked) => expect((await getPage(api, `/stores?letter=${asked}`)).code).toBe(404))

  it('is made once for all letters and for whoever asks meanwhile', async () => {
    const caching = await startTestApi(database, { cache: createCatalogCache() })
    const ask = async (target: string) => (await getPage(caching, target)).code
    expect([await ask('/stores'), await ask('/stores?letter=q')]).toEqual([200, 404])
    const { id } = await seedMerchant(database, { slug: 'quill', name: 'Quill' })
    expect([await ask('/stores?letter=q'), await ask('/stores?letter=a&page=3')]).toEqual([404, 200])
    expect((await getPage(api, '/stores?letter=q')).code).toBe(200)
    await database.deleteFrom('merchant').where('id', '=', id).execute()
  })

  it('is not paged as a whole', async () => {
    const answer = await api.get(`/v1/sites/${UK}/pages/stores?page=2`)
    expect([answer.status, answer.headers['location']]).toEqual([301, '/stores'])
  })
})
