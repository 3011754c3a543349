import type { Kysely } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import type { Change } from '../editing/recordEdit.ts'
import { decideReview, decideSubmission, markKnown } from '../editing/review/decideSubmission.ts'
import { findKnown, type Queue, readQueue } from '@clipfront/catalog/review'
import { takeSubmission } from '../editing/review/takeSubmission.ts'
import { type CommandContext, defineCommand, formatJson, type Run } from '../arguments/Command.ts'
import { describeMoment } from '../describe/describeValue.ts'
import { EditError } from '../editing/EditError.ts'
import { describeKnown, describeQueue, describeSent } from '../describe/describeQueue.ts'
import {
  EDITOR_OPTIONS,
  EDITOR_USAGE,
  parseEditor,
  parseNumber,
  parseSite,
  UsageError,
} from '../arguments/parseArguments.ts'

const STANDARD_LIMIT = '20'

interface Given {
  id: number
  /** The coupon that a submission is known as. */
  coupon: number
  merchant: string | null
  title: string | null
}
/** @returns what was done, in a line */
type Decide = (database: Kysely<Database>, given: Given, change: Change) => Promise<string>

/** By what is decided and the letter that its ids begin with. */
const DECISIONS: Record<string, Partial<Record<string, Decide>>> = {
  take: {
    s: async (database, { id, ...correction }, change) => {
      const coupon = await takeSubmission(database, id, correction, change)
      return `s${id} is coupon ${coupon} now. Nobody has tried it yet: verify ${coupon}`
    },
  },
  known: {
    s: async (database, { id, coupon }, change) => {
      await markKnown(database, id, coupon, change)
      return `s${id} is known as coupon ${coupon}`
    },
  },
  refuse: {
    s: async (database, { id }, change) => {
      await decideSubmission(database, id, change, async () => ({ state: 'refused', couponId: null }))
      return `s${id} is refused`
    },
    r: async (database, { id }, change) => {
      await decideReview(database, id, 'refused', change)
      return `r${id} is refused`
    },
  },
  publish: {
    r: async (database, { id }, change) => {
      await decideReview(database, id, 'shown', change)
      return `r${id} is published: everybody can read it`
    },
  },
}

/** What a shopper has sent, in full. */
const READINGS: Record<string, (context: CommandContext, id: number) => Promise<Sent | undefined>> = {
  s: async ({ database, now }, id) => {
    const sent = await database
      .selectFrom('submission')
      .select(['site', 'shop', 'code', 'title', 'ends_on', 'submitted_at', 'state'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!sent) return undefined
    const { submitted_at: at, ...fields } = sent
    const known = await findKnown(database, sent, now)
    return { sent: describeMoment(at, 'UTC'), ...fields, ...(known && { known: describeKnown(known) }) }
  },
  r: async ({ database }, id) => {
    const sent = await database
      .selectFrom('review as r')
      .innerJoin('merchant as m', 'm.id', 'r.merchant_id')
      .select(['m.site', 'm.slug as shop', 'r.rating', 'r.title', 'r.body', 'r.by_name', 'r.written_at', 'r.state'])
      .where('r.id', '=', id)
      .executeTakeFirst()
    if (!sent) return undefined
    const { written_at: at, ...fields } = sent
    return { sent: describeMoment(at, 'UTC'), ...fields }
  },
}
type Sent = Parameters<typeof describeSent>[0]

const KINDS = ['submissions', 'reviews', 'failing', 'saying', 'stale'] as const satisfies readonly (keyof Queue)[]

/** Words of before, which scripts may still use. */
const ALIASES: Record<string, string> = { show: 'publish' }

/** `catalog review` */
export const reviewCommand = defineCommand({
  usage: `  review [--site CODE] [--only KIND] [--limit N] [--json]
  review read sID|rID
  review take sID [--merchant SLUG] [--title TEXT]
  review known sID --coupon ID
  review refuse sID|rID …
  review publish rID …
      What waits for an editor, the oldest first: codes that shoppers sent in (sID), reviews of shops (rID), coupons
      that fail, coupons whose words say the code, and coupons that were tried long ago. read shows one in full, take
      makes a coupon of a code, known says which coupon it is already. publish lets everybody read a review. A code
      that several shoppers sent in, on one site or on several, is one line with the ids of all; its words are the
      first one's, and the coupon that its shop has already stands behind it. Several are decided at once: refuse s12 s15.
${EDITOR_USAGE}
      --only KIND     one of ${KINDS.join(', ')}
      --json          {submissions, reviews, failing, saying, stale}, of what waits alone; each a list`,
  examples: [
    'review --site main/uk --limit 5',
    'review take s12 --by Mara --reason "tried it"',
    'review refuse s13 s17 --by Mara --reason "no such code"',
    'review --json',
  ],
  options: {
    ...EDITOR_OPTIONS,
    site: { type: 'string' },
    only: { type: 'string' },
    limit: { type: 'string', default: STANDARD_LIMIT },
    json: { type: 'boolean', default: false },
    merchant: { type: 'string' },
    title: { type: 'string' },
    coupon: { type: 'string' },
  },
  parse: ({ values, positionals: [verb, ...references] }, environment) => {
    if (verb === undefined) return listQueue(values)
    if (verb === 'read') return readSent(references[0])
    const decisions = (references.length > 0 ? references : [undefined]).map((one) => parseDecision(verb, one))
    const { merchant = null, title = null } = values
    const coupon =
      verb === 'known' ? parseNumber(values.coupon, 'coupon', 'Give the one that it is with --coupon ID.') : 0
    const toChange = parseEditor(values, environment)
    return async (context) => {
      for (const { decide, id } of decisions)
        context.print(await decide(context.database, { id, coupon, merchant, title }, toChange(context)))
    }
  },
})

function readSent(reference = ''): Run {
  const [, letter = '', number] = /^([sr])(\d+)$/.exec(reference) ?? []
  const read = READINGS[letter]
  if (!read) throw new UsageError(`"${reference}" is nothing to read. Give s12 or r12, as review lists it.`)
  const id = parseNumber(number, 'number', 'review lists what waits.')
  return async (context) => {
    const sent = await read(context, id)
    if (!sent) throw new EditError(`There is no ${reference}. review lists what waits.`)
    for (const line of describeSent(sent)) context.print(line)
  }
}

function listQueue(values: { site?: string; only?: string; limit: string; json: boolean }): Run {
  const site = values.site === undefined ? null : parseSite(values.site).code
  const limit = parseNumber(values.limit, 'number of lines', 'Give a whole number with --limit.')
  const only = KINDS.find((kind) => kind === values.only)
  if (values.only !== undefined && only === undefined)
    throw new UsageError(`"${values.only}" is no kind of what waits. Give one of ${KINDS.join(', ')} with --only.`)
  return async ({ database, now, print }) => {
    const all = await readQueue(database, { site, now, limit })
    const queue = only === undefined ? all : { ...NOTHING, [only]: all[only] }
    if (values.json) print(formatJson(queue))
    else for (const line of describeQueue(queue)) print(line)
  }
}

const NOTHING: Queue = { submissions: [], reviews: [], failing: [], saying: [], stale: [] }

function parseDecision(verb: string, reference: string | undefined): { decide: Decide; id: number } {
  const name = Object.hasOwn(ALIASES, verb) ? (ALIASES[verb] ?? verb) : verb
  const decisions = Object.hasOwn(DECISIONS, name) ? DECISIONS[name] : undefined
  if (!decisions)
    throw new UsageError(
      `"${verb}" decides nothing. Write one of ${Object.keys(DECISIONS).join(', ')}, or review alone.`,
    )
  const [, letter = '', number] = /^([sr])(\d+)$/.exec(reference ?? '') ?? []
  const decide = decisions[letter]
  if (decide) return { decide, id: parseNumber(number, 'number', 'review lists what waits.') }
  const examples = Object.keys(decisions).map((first) => `${first}12`)
  throw new UsageError(
    `${reference === undefined ? 'Nothing is named' : `"${reference}" is nothing to ${verb}`}. Give ${examples.join(' or ')}, as review lists it.`,
  )
}
