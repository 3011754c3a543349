import type { Kysely } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { hashTint } from '@clipfront/catalog/merchants'
import { nameMerchant, slugify, type MerchantDraft } from '@clipfront/feeds/draft'
import { domainToUnicode } from 'node:url'
import type { Outcome } from './ImportReport.ts'
import { chunk } from './chunk.ts'
import type { ImportRun } from './importRun.ts'

export type MerchantWriter = Awaited<ReturnType<typeof createMerchantWriter>>

/** Adds and renames merchants of a site during one import; reads those that are there once. */
export async function createMerchantWriter(database: Kysely<Database>, { site, now, run }: ImportRun) {
  const rows = await database
    .selectFrom('merchant')
    .select(['id', 'domain', 'slug', 'name', 'programme_target', 'edited'])
    .where('site', '=', site)
    .execute()
  const stored = new Map(
    rows.map(({ id, domain, name, programme_target, edited }) => [
      domain,
      // The editor who has set up its programme has checked its name too.
      { id, name, isEdited: programme_target !== null || edited.includes('name') },
    ]),
  )
  const slugs = new Set(rows.map(({ slug }) => slug))
  /** Domains by name; null where several have the name. */
  const domains = new Map<string, string | null>()
  for (const { name, domain } of rows) {
    const key = slugify(name)
    domains.set(key, domains.has(key) ? null : domain)
  }
  const written = new Set<string>()

  /** Adds those whose domain is not there yet. @returns their domains */
  async function addUnknown(merchants: readonly MerchantDraft[]): Promise<ReadonlySet<string>> {
    const unknown = Map.groupBy(
      merchants.filter(({ domain }) => !stored.has(domain)),
      ({ domain }) => domain,
    )
    if (unknown.size === 0) return new Set()
    // In an order of their own: where two have one name, the file's order is not to say whose address it is.
    const values = [...unknown.keys()].toSorted().map((domain) => {
      const name = chooseName(unknown.get(domain) ?? [])
      const slug = findFreeSlug(name, domain, slugs)
      slugs.add(slug)
      // Nobody has set up a programme with it: its click-outs end on a page of ours, never at the merchant.
      const programme = { tint: hashTint(name), programme_target: null }
      return Object.assign(programme, { site, slug, name, domain, created_at: now, changed_at: now, added_by_run: run })
    })
    for (const batch of chunk(values)) {
      const added = await database.insertInto('merchant').values(batch).returning(['id', 'domain', 'name']).execute()
      for (const { id, domain, name } of added) stored.set(domain, { id, name, isEdited: false })
    }
    return new Set(unknown.keys())
  }

  return {
    addUnknown,
    findId: (domain: string) => stored.get(domain)?.id,
    /**
     * The domain of the one merchant that had this name before the import; null for none, and for several. Those that it adds are not
     * among them: records are read while others are written, and which of them come first is chance.
     */
    findDomain: (name: string) => domains.get(slugify(name)) ?? null,
    /** Writes a list of merchants: adds unknown ones, corrects names. Slugs never change. */
    async write(merchants: readonly MerchantDraft[]): Promise<Outcome[]> {
      const added = await addUnknown(merchants)
      const records = [...Map.groupBy(merchants, ({ domain }) => domain)]
      const names = new Map(records.map(([domain, own]) => [domain, chooseName(own)]))
      const outcomes: Outcome[] = []
      for (const { domain, name: given } of merchants) {
        const merchant = stored.get(domain)
        const name = names.get(domain) ?? given
        const isRenamed = merchant && !merchant.isEdited && merchant.name !== name
        if (written.has(domain)) outcomes.push('repeated')
        else if (added.has(domain)) outcomes.push('added')
        else if (isRenamed) {
          await rename(database, { now, run }, merchant.id, name)
          merchant.name = name
          outcomes.push('changed')
        } else outcomes.push('unchanged')
        written.add(domain)
      }
      return outcomes
    },
  }
}

/** The name that most records have; of several the shortest. */
function chooseName(records: readonly MerchantDraft[]): string {
  const names = [...Map.groupBy(records, ({ name }) => name)]
  const [[name] = ['']] = names.toSorted(
    ([one, some], [other, others]) =>
      others.length - some.length || one.length - other.length || (one < other ? -1 : 1),
  )
  return name
}

/** The name that an editor has set meanwhile stays. */
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

/** By name; where that is taken by domain, which is unique; the number is for names of signs alone. */
function findFreeSlug(name: string, domain: string, taken: ReadonlySet<string>): string {
  // An address that is read out and typed has Latin letters, as its domain has.
  const spelled = /^[ -~]*$/.test(slugify(name)) ? name : nameMerchant('', domain)
  const candidates = [slugify(spelled), slugify(domainToUnicode(domain)), slugify(domain)].filter(Boolean)
  const free = candidates.find((slug) => !taken.has(slug))
  if (free !== undefined) return free
  const base = candidates.at(-1) ?? 'shop'
  let number = 2
  while (taken.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}
