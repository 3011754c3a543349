import { findSiteByName } from '@clipfront/site-config'
import { invariant } from '@clipfront/routing/errors'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, NOW, seedCategory, seedCoupon, seedMerchant } from '@clipfront/catalog/testing'
import { getPage } from '@clipfront/catalog/testing'
import { startPageApi } from '@clipfront/catalog/testing'
import { parsePost } from './parsePost.ts'
import { storePost } from './storePost.ts'

const { database, url } = await createTestDatabase()
const api = await startPageApi(url)
const site = findSiteByName('main/uk')
invariant(site, 'there is a site main/uk')

const FILE = `---
title: How to read terms
summary: Four words that decide.
author: Mara Quill
reviewer: Odo Reed
category: shoes
published: 2026-11-19T08:00:00Z
---

## New customers

It means the **address**.

[offer](/stores/nimbus-shoes)

[All shops](/stores)
`
const store = (text: string, slug = 'terms', now = NOW) =>
  storePost(database, site, slug, parsePost(text), { by: 'Mara', reason: 'asked for', now })

beforeAll(async () => {
  const shoes = await seedMerchant(database)
  await seedCategory(database, { slug: 'shoes', name: 'Shoes' }, [await seedCoupon(database, shoes, { title: 'Best' })])
})

describe('a post that an editor writes in a file', () => {
  it('is shown as it was written, with the offer that lives', async () => {
    await store(FILE)
    const { data } = await getPage(api, '/blog/terms')
    expect(data).toMatchObject({
      view: 'post',
      post: { title: 'How to read terms', category: { slug: 'shoes' }, changedAt: null },
      author: { name: 'Mara Quill' },
      reviewer: { name: 'Odo Reed' },
      body: [
        { type: 'heading', text: 'New customers' },
        { type: 'paragraph', text: 'It means the address.' },
        { type: 'offer', coupon: { title: 'Best' } },
        { type: 'links', links: [{ label: 'All shops', path: '/stores' }] },
      ],
      merchants: [{ slug: 'nimbus-shoes' }],
    })
  })

  it('changes nothing when it comes again, and says when it was changed', async () => {
    await store(FILE)
    expect(await store(FILE)).toEqual({})
    expect(Object.keys(await store(FILE.replace('Four', 'Five')))).toEqual(['summary'])
    const { data } = await getPage(api, '/blog/terms')
    expect(data).toMatchObject({ post: { summary: 'Five words that decide.', changedAt: NOW.toISOString() } })
    const people = await database.selectFrom('author').select('name').orderBy('name').execute()
    expect(people.map(({ name }) => name)).toEqual(['Mara Quill', 'Odo Reed'])
  })

  it('leaves behind who wrote it, and why', async () => {
    await store(FILE, 'kept')
    const edits = await database
      .selectFrom('edit')
      .selectAll()
      .where('kind', '=', 'post')
      .orderBy('id', 'desc')
      .execute()
    expect(edits[0]).toMatchObject({ action: 'add', by_name: 'Mara', reason: 'asked for' })
  })

  it('is a draft until it says when it is published', async () => {
    await store(FILE.replace(/published.*\n/, ''), 'draft')
    expect((await getPage(api, '/blog/draft')).code).toBe(404)
  })

  it.each([
    ['no head', '# Terms', 'does not begin with a head'],
    ['a head without an end', '---\ntitle: x\n', 'does not begin with a head'],
    ['no title', FILE.replace(/title.*\n/, ''), 'title: '],
    ['a field that is none', FILE.replace('title:', 'titel:'), 'The fields are title, summary'],
    ['no YAML', FILE.replace('title:', 'title: "'), 'no YAML'],
    ['a day for a moment', FILE.replace('T08:00:00Z', ''), 'published: must be a moment with its zone'],
    ['an offer of nobody', FILE.replace('nimbus-shoes', 'nobody'), 'There is no shop "nobody"'],
    ['an offer that leads elsewhere', FILE.replace('/stores/nimbus-shoes', '/nimbus'), 'leads to no shop'],
    ['a category that is not there', FILE.replace('category: shoes', 'category: hats'), 'There is no category "hats"'],
  ])('is refused with %s', async (_, text, message) => {
    await expect(async () => store(text, 'refused')).rejects.toThrow(message)
    expect((await getPage(api, '/blog/refused')).code).toBe(404)
  })
})
