import { type Column, listColumns, shareOfKinds } from './Column.ts'
import { buildMap, LIVE_FIELDS, type MapFrame } from './buildMap.ts'
import { describeCells, hasMeaning, looksLike } from './cellsOfFields.ts'
import { agreeOnMerchants, guessByCells, guessLinks } from './fieldsByCells.ts'
import { type Guess, HALF, type Taken } from './Guess.ts'
import { type Field, FIELDS, isInherited, listWithdrawn, readColumnName, type NamedColumn } from './fieldsByName.ts'
import type { FeedMap } from '../map/FeedMap.ts'

export interface ProposalOptions extends Omit<MapFrame, 'currency'> {
  /** Nobody looks at it before it is read: there is a map only where names say whose offers these are, and what a second column is. */
  isUnattended?: boolean
}

/** Why a column is left that no record fills. */
export const EMPTY_COLUMN = 'it is empty'

export interface TakenColumn {
  column: string
  /** As a map calls it; `affiliate` is a second link. */
  field: string
  by: 'name' | 'cells' | 'map'
  why: string
}

/** Which columns are taken for what, and the map that reads them so. */
export interface Proposal {
  /** Null where nothing tells whose offers these are, or what they are. */
  map: FeedMap | null
  taken: readonly TakenColumn[]
  left: readonly { column: string; why: string }[]
  /** What no column is known to say, in words for the operator. */
  missing: readonly string[]
}

/**
 * A map for records of a shape that nobody has described, by the names of their fields and by what these hold. The same whatever
 * the order of the fields. What is not clear is left out, and said.
 * @param records the first of a file
 */
export function proposeMap(records: readonly unknown[], options: ProposalOptions): Proposal {
  const columns = listColumns(records)
  const named = columns.map((column) => ({ column, name: readColumnName(column.path, options.language) }))
  const proposal = new Fields()
  const isOnlyLink = named.filter(({ column }) => shareOfKinds(column, 'link', 'domain') >= HALF).length === 1
  for (const { column, name } of named.toSorted(byRank)) proposal.takeByName(column, name, isOnlyLink)
  const known = named.filter(({ name }) => name.other === null).map(({ column }) => column)
  proposal.takeByCells(known, guessLinks)
  for (const { column, name } of named.toSorted(byRank)) proposal.takeByMeaning(column, name)
  proposal.takeByCells(known, guessByCells)
  proposal.finish(named, options)
  const currencies = new Set(named.flatMap(({ column, name }) => (proposal.has(column) && name.currency) || []))
  const [currency = null] = currencies.size === 1 ? currencies : []
  const missing = proposal.listMissing(options)
  return {
    map: missing.length === 0 ? buildMap(proposal.columns, { ...options, currency }) : null,
    taken: proposal.taken,
    left: proposal.left,
    missing,
  }
}

interface Named {
  column: Column
  name: NamedColumn
}

/** The most usual name first, then by the alphabet. */
function byRank(a: Named, b: Named): number {
  return a.name.rank - b.name.rank || (a.column.path < b.column.path ? -1 : 1)
}

/** Of these a record has one; of all others the first that is filled counts. */
const SINGLE: ReadonlySet<Field> = new Set<Field>([
  'name',
  'id',
  'status',
  'language',
  'discount.type',
  'discount.percent',
  'discount.amount',
  'discount.money',
  'discount.price',
  'discount.was',
  'leastBasket',
  'mostSaved',
])

/** The fields as they are found, step by step. */
class Fields {
  readonly columns = new Map<Field, Column[]>()
  readonly taken: TakenColumn[] = []
  readonly left: { column: string; why: string }[] = []
  readonly #known = new Set<Column>()
  /** Why the name of a column was not believed, unless its cells tell what it is. */
  readonly #unfit = new Map<Column, string>()

  has(column: Column): boolean {
    return this.taken.some(({ column: path }) => path === column.path)
  }

  /** @param isOnlyLink whether no other column holds addresses */
  takeByName(column: Column, { fields: [field, ...others], other }: NamedColumn, isOnlyLink: boolean): void {
    if (other !== null) this.#leave(column, `${other}, which no offer has`)
    if (field === undefined || others.length > 0) return
    const before = this.columns.get(field)?.[0]
    if (isInherited(column.path) && !this.#isOfMerchant(field, column))
      return this.#leave(column, 'it is of what the records stand in, and they have their own')
    if (before && SINGLE.has(field)) this.#leave(column, `${field} is taken from ${before.path}`)
    else if (field === 'name' && isOnlyLink && column.filled.length > 0 && looksLike('link', column))
      this.#take(column, 'link', 'name', `its name says ${field}, and it holds the addresses of these`)
    else if (column.filled.length > 0 && !looksLike(field, column))
      // What it holds may speak for another field.
      this.#unfit.set(column, `its name says ${field}, but it holds ${describeCells(column)}`)
    else this.#take(column, field, 'name', 'by its name')
  }

  /** Whether a link around the records leads to the merchants that they name or lead to themselves. */
  #isOfMerchant(field: Field, column: Column): boolean {
    if (field !== 'link' && field !== 'affiliate') return true
    const [name] = this.columns.get('name') ?? []
    if (name && !isInherited(name.path)) return false
    const links = [...(this.columns.get('link') ?? []), ...(this.columns.get('affiliate') ?? [])]
    return links.every((link) => agreeOnMerchants(link, column) !== false)
  }

  /** Of several meanings of a name that which the cells have, where they have only one. */
  takeByMeaning(column: Column, { fields }: NamedColumn): void {
    if (fields.length < 2) return
    const scores = fields
      .filter((field) => !this.columns.has(field))
      .map((field) => ({ field, score: hasMeaning(field, column, this.columns) }))
      .toSorted((a, b) => b.score - a.score)
    const [best, ...others] = scores
    // What other columns are is no question any more.
    const isLast = others.length === 0 && best !== undefined && looksLike(best.field, column)
    if (best && (best.score >= 0.6 || isLast))
      this.#take(
        column,
        best.field,
        'name',
        `by its name, of which ${fields.join(' or ')} may be meant, and its cells: ${describeCells(column)}`,
      )
    else this.#unfit.set(column, `its name may mean ${fields.join(' or ')}, and it holds ${describeCells(column)}`)
  }

  takeByCells(columns: readonly Column[], guess: (columns: readonly Column[], taken: Taken) => readonly Guess[]): void {
    const free = columns.filter((column) => !this.#known.has(column))
    for (const { column, field, why } of guess(free, this.columns)) this.#take(column, field, 'cells', why)
  }

  finish(named: readonly Named[], { isLive = false }: ProposalOptions): void {
    for (const { column } of named) {
      if (this.#known.has(column)) continue
      const nothing =
        column.filled.length === 0 ? EMPTY_COLUMN : `its name says nothing, and it holds ${describeCells(column)}`
      this.#leave(column, this.#unfit.get(column) ?? nothing)
    }
    for (const [field, [column]] of this.columns)
      if (
        !isLive &&
        LIVE_FIELDS.has(field) &&
        field !== 'description' &&
        !(field === 'status' && column && listWithdrawn(column.filled).length > 0)
      )
        this.#withdraw(field, `${field}, which counts in a feed that lists what stands today`)
    this.taken.sort((a, b) => FIELDS.indexOf(a.field) - FIELDS.indexOf(b.field))
    this.left.sort((a, b) => (a.column < b.column ? -1 : 1))
  }

  /** @returns what an offer needs, and no column says */
  listMissing({ isUnattended = false, merchant = null }: ProposalOptions): string[] {
    const has = (...fields: readonly Field[]): boolean => fields.some((field) => this.columns.has(field))
    const named = this.taken.filter(({ by }) => by === 'name').map(({ field }) => field)
    const isSure =
      (named.length > 1 && (merchant !== null || named.some((field) => WHOSE.has(field)))) || this.#isOfPosts(named)
    return [
      ...(merchant !== null || has('name', 'link', 'affiliate')
        ? []
        : ['whose offers these are: a merchant, or a link to it']),
      ...(has('text', 'product', 'description', 'codes', ...WORTHS)
        ? []
        : ['what is offered: a title, a code or a discount']),
      ...(isUnattended && !isSure
        ? ['names that leave nothing open: of a merchant or its link, and of what is offered']
        : []),
    ]
  }

  /** Posts name in their text where they lead. */
  #isOfPosts(named: readonly string[]): boolean {
    const [link] = this.columns.get('link') ?? []
    const texts = [...(this.columns.get('text') ?? []), ...(this.columns.get('description') ?? [])]
    return link !== undefined && texts.includes(link) && (named.includes('text') || named.includes('description'))
  }

  #take(column: Column, field: Field, by: TakenColumn['by'], why: string): void {
    this.#known.add(column)
    this.columns.set(field, [...(this.columns.get(field) ?? []), column])
    this.taken.push({ column: column.path, field, by, why })
  }

  #leave(column: Column, why: string): void {
    this.#known.add(column)
    this.left.push({ column: column.path, why })
  }

  #withdraw(field: Field, why: string): void {
    for (const { path } of this.columns.get(field) ?? []) {
      this.taken.splice(
        this.taken.findIndex(({ column }) => column === path),
        1,
      )
      this.left.push({ column: path, why })
    }
    this.columns.delete(field)
  }
}

const WHOSE: ReadonlySet<string> = new Set<Field>(['name', 'link', 'affiliate'])

const WORTHS: ReadonlySet<Field> = new Set<Field>([
  'discount.percent',
  'discount.amount',
  'discount.money',
  'discount.price',
  'discount.text',
])
