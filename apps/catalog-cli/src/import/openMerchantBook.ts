import type { Kysely } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { hashTint } from '@clipfront/catalog/merchants'
import { slugify, type MerchantDraft } from '@clipfront/feeds/draft'
import { domainToUnicode } from 'node:url'
import type { Outcome } from './ImportReport.ts'
import type { ImportRun } from './ImportRun.ts'

interface KnownMerchant {
  id: number
  name: string
  /** An editor has set its name, or up a programme: then the name is an editor's too. */
  isEdited: boolean
}

export interface MerchantBook {
  /** The ids of the shops, by domain; unknown ones are added under the names given. */
  ensure: (shops: readonly MerchantDraft[]) => Promise<ReadonlyMap<string, number>>
  /** The domain of the one shop of the site that has this name; null for none, and for several. */
  domainOf: (name: string) => string | null
  /** Takes a list of merchants over: adds unknown ones, corrects names. Slugs stay as they are, for ever. */
  write: (merchants: readonly MerchantDraft[]) => Promise<Outcome[]>
}

/** The merchants of a site during one import; reads them once. */
export async function openMerchantBook(
  database: Kysely<Database>,
  { site, now, run }: ImportRun,
): Promise<MerchantBook> {
  const rows = await database
    .selectFrom('merchant')
    .select(['id', 'domain', 'slug', 'name', 'programme_target', 'edited'])
    .where('site', '=', site)
    .execute()
  const known = new Map<string, KnownMerchant>(
    rows.map(({ id, domain, name, programme_target, edited }) => [
      domain,
      { id, name, isEdited: programme_target !== null || edited.includes('name') },
    ]),
  )
  /** Null where several have the name. */
  const byName = new Map<string, string | null>()
  const noteName = (name: string, domain: string) => {
    const key = slugify(name)
    byName.set(key, byName.has(key) && byName.get(key) !== domain ? null : domain)
  }
  for (const { name, domain } of rows) noteName(name, domain)
  const slugs = new Set(rows.map(({ slug }) => slug))
  const written = new Set<string>()

  async function add(shops: readonly MerchantDraft[]): Promise<void> {
    const values = shops.map(({ domain, name }) => {
      const slug = freeSlug(name, domain, slugs)
      slugs.add(slug)
      // Nobody has set up a programme with it: its click-outs end on a page of ours, never at the shop.
      const place = { site, slug, name, domain, tint: hashTint(name), programme_target: null }
      return { ...place, created_at: now, changed_at: now, added_by_run: run }
    })
    if (values.length === 0) return
    const added = await database.insertInto('merchant').values(values).returning(['id', 'domain', 'name']).execute()
    for (const { id, domain, name } of added) {
      known.set(domain, { id, name, isEdited: false })
      noteName(name, domain)
    }
  }

  const unknownOf = (shops: readonly MerchantDraft[]): MerchantDraft[] => {
    const byDomain = new Map<string, MerchantDraft>()
    for (const shop of shops) if (!known.has(shop.domain) && !byDomain.has(shop.domain)) byDomain.set(shop.domain, shop)
    return [...byDomain.values()]
  }

  return {
    domainOf: (name) => byName.get(slugify(name)) ?? null,
    async ensure(shops) {
      await add(unknownOf(shops))
      return new Map([...new Set(shops.map(({ domain }) => domain))].flatMap((domain) => idOf(known, domain)))
    },
    async write(merchants) {
      const unknown = unknownOf(merchants)
      const isNew = new Set(unknown.map(({ domain }) => domain))
      await add(unknown)
      const outcomes: Outcome[] = []
      for (const { domain, name } of merchants) {
        const merchant = known.get(domain)
        const outcome = outcomeOf(merchant, { name, isNew: isNew.has(domain), isRepeated: written.has(domain) })
        written.add(domain)
        outcomes.push(outcome)
        if (outcome !== 'changed' || !merchant) continue
        await rename(database, { now, run }, merchant.id, name)
        merchant.name = name
      }
      return outcomes
    },
  }
}

/** Whoever edits it meanwhile comes first: their name stays. */
async function rename(
  database: Kysely<Database>,
  { now, run }: Omit<ImportRun, 'site'>,
  id: number,
  name: string,
): Promise<void> {
  const former = await database
    .selectFrom('merchant')
    .select(['name', 'edited'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!former || former.edited.includes('name')) return
  await database.updateTable('merchant').set({ name, changed_at: now }).where('id', '=', id).execute()
  const before = JSON.stringify({ name: former.name })
  await database.insertInto('import_change').values({ run_id: run, kind: 'merchant', target_id: id, before }).execute()
}

function idOf(known: ReadonlyMap<string, KnownMerchant>, domain: string): [string, number][] {
  const merchant = known.get(domain)
  return merchant ? [[domain, merchant.id]] : []
}

function outcomeOf(
  merchant: KnownMerchant | undefined,
  { name, isNew, isRepeated }: { name: string; isNew: boolean; isRepeated: boolean },
): Outcome {
  if (isRepeated) return 'repeated'
  if (isNew) return 'added'
  return merchant && !merchant.isEdited && merchant.name !== name ? 'changed' : 'unchanged'
}

/** By name; where that is taken by domain, which is unique; the number is for names of signs alone. */
function freeSlug(name: string, domain: string, taken: ReadonlySet<string>): string {
  const wanted = [slugify(name), slugify(domainToUnicode(domain)), slugify(domain)].filter(Boolean)
  const free = wanted.find((slug) => !taken.has(slug))
  if (free !== undefined) return free
  const base = wanted.at(-1) ?? 'shop'
  let number = 2
  while (taken.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}
