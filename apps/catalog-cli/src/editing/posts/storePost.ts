import type { Site } from '@clipfront/site-config'
import type { Kysely } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { Database, PostBlock } from '@clipfront/catalog/database'
import { slugify } from '@clipfront/feeds/draft'
import { EditError } from '../EditError.ts'
import { type Change, type Difference, recordEdit } from '../recordEdit.ts'
import type { WrittenPost } from './parsePost.ts'

/**
 * Puts a post into the catalog, or in the place of the one with the same slug; one that is published is then marked as
 * changed. People who have written nothing before are remembered by their names.
 * @returns what is different from what was there; nothing is when the same comes again
 * @throws {EditError} it names a category or a merchant that the site does not have
 */
export async function storePost(
  database: Kysely<Database>,
  site: Site,
  slug: string,
  written: WrittenPost,
  change: Change,
): Promise<Difference> {
  return database.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('post')
      .selectAll()
      .where('site', '=', site.code)
      .where('slug', '=', slug)
      .forUpdate()
      .executeTakeFirst()
    const fields = {
      title: written.title,
      summary: written.summary,
      author_id: await findPerson(trx, site, written.author),
      reviewer_id: written.reviewer === undefined ? null : await findPerson(trx, site, written.reviewer),
      category_id: await findCategory(trx, site, written.category),
      published_at: written.publishedAt ?? null,
      body: written.body,
    }
    const merchants = await findNamedMerchants(trx, site, written.body)
    const difference = findPostDifference(before, fields)
    if (Object.keys(difference).length === 0) return difference
    const row = { ...fields, body: JSON.stringify(fields.body), changed_at: before?.published_at ? change.now : null }
    const { id } = await trx
      .insertInto('post')
      .values({ site: site.code, slug, ...row })
      .onConflict((conflict) => conflict.columns(['site', 'slug']).doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.deleteFrom('post_merchant').where('post_id', '=', id).execute()
    const named = merchants.map((merchant) => ({ post_id: id, merchant_id: merchant }))
    if (named.length > 0) await trx.insertInto('post_merchant').values(named).execute()
    await recordEdit(trx, { site: site.code, kind: 'post', id, action: before ? 'edit' : 'add', difference }, change)
    return difference
  })
}

function findPostDifference(before: Record<string, unknown> | undefined, after: Record<string, unknown>): Difference {
  const changed = Object.entries(after).filter(([field, value]) => !isDeepStrictEqual(before?.[field] ?? null, value))
  return Object.fromEntries(changed.map(([field, value]) => [field, [before?.[field] ?? null, value] as const]))
}

async function findPerson(database: Kysely<Database>, { code: site }: Site, name: string): Promise<number> {
  const known = await database
    .selectFrom('author')
    .select('id')
    .where('site', '=', site)
    .where('name', '=', name)
    .orderBy('id')
    .executeTakeFirst()
  if (known) return known.id
  const { id } = await database
    .insertInto('author')
    .values({ site, slug: slugify(name), name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function findCategory(database: Kysely<Database>, { code: site }: Site, slug: string | undefined) {
  if (slug === undefined) return null
  const categories = await database.selectFrom('category').select(['id', 'slug']).where('site', '=', site).execute()
  const found = categories.find((category) => category.slug === slug)
  if (found) return found.id
  const known = categories.map((category) => category.slug).join(', ')
  throw new EditError(`There is no category "${slug}" on ${site}. Name one of these, or none: ${known}.`)
}

const MERCHANT_PATH = /^\/stores\/([^/?#]+)/

/** Ids of the merchants of a post's offers and links. @throws {EditError} the site has no merchant of an offer */
async function findNamedMerchants(
  database: Kysely<Database>,
  { code: site }: Site,
  body: readonly PostBlock[],
): Promise<number[]> {
  const offered = body.flatMap((block) => (block.type === 'offer' ? [block.merchant] : []))
  const linked = body
    .flatMap((block) => (block.type === 'links' ? block.links : []))
    .flatMap(({ path }) => MERCHANT_PATH.exec(path)?.[1] ?? [])
  const slugs = [...new Set([...offered, ...linked])]
  if (slugs.length === 0) return []
  const found = await database
    .selectFrom('merchant')
    .select(['id', 'slug'])
    .where('site', '=', site)
    .where('slug', 'in', slugs)
    .execute()
  const missing = offered.filter((slug) => !found.some((merchant) => merchant.slug === slug))
  if (missing.length > 0)
    throw new EditError(
      `There is no shop "${missing.join('", "')}" on ${site}, so its offer could never be shown. Copy the slug from the address of the shop's page.`,
    )
  return found.map(({ id }) => id)
}
