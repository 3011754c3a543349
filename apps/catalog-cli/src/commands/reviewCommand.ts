import { parseArgs } from 'node:util'
import type { Change } from '../editing/recordEdit.ts'
import { decideReview, knowSubmission, refuseSubmission } from '../editing/review/decideSubmission.ts'
import { readQueue } from '../editing/review/readQueue.ts'
import { takeSubmission } from '../editing/review/takeSubmission.ts'
import { type Command, type CommandPlace, type Work, waitingOf } from '../arguments/Command.ts'
import { describeQueue } from '../describe/describeQueue.ts'
import {
  EDITOR_OPTIONS,
  EDITOR_USAGE,
  parseEditor,
  parseNumber,
  siteByName,
  UsageError,
} from '../arguments/parseArguments.ts'

const STANDARD_LIMIT = 20

const usage = `  review [--site CODE] [--limit N] [--json]
  review take sID [--merchant SLUG] [--title TEXT]
  review known sID --coupon ID
  review refuse sID|rID
  review show rID
      What waits for an editor: codes that shoppers sent in (sID), reviews of shops (rID), coupons that fail, coupons
      whose words say the code, and coupons that were tried long ago. take makes a coupon of a code, known says which coupon it is already.
${EDITOR_USAGE}`

type Values = Record<'merchant' | 'title' | 'coupon', string | undefined>
/** @returns what was done, in a line */
type Decision = (place: CommandPlace, id: number, change: Change) => Promise<string>
/** Which letter its ids begin with; what it needs is checked before anything is opened. */
type Verb = Partial<Record<'s' | 'r', (values: Values) => Decision>>

const VERBS: Record<string, Verb> = {
  take: {
    s:
      ({ merchant = null, title = null }) =>
      async ({ database }, id, change) => {
        const coupon = await takeSubmission(database, id, { merchant, title }, change)
        return `s${id} is coupon ${coupon} now. Nobody has tried it yet: verify ${coupon}`
      },
  },
  known: {
    s: ({ coupon: text }) => {
      const coupon = parseNumber(text, 'coupon', 'Give the one that it is with --coupon ID.')
      return async ({ database }, id, change) => {
        await knowSubmission(database, id, coupon, change)
        return `s${id} is known as coupon ${coupon}`
      }
    },
  },
  refuse: {
    s:
      () =>
      async ({ database }, id, change) => {
        await refuseSubmission(database, id, change)
        return `s${id} is refused`
      },
    r:
      () =>
      async ({ database }, id, change) => {
        await decideReview(database, id, 'refused', change)
        return `r${id} is refused`
      },
  },
  show: {
    r:
      () =>
      async ({ database }, id, change) => {
        await decideReview(database, id, 'shown', change)
        return `r${id} is shown`
      },
  },
}

/** `catalog review` */
export const reviewCommand: Command = {
  usage,
  parse: (args, environment) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...EDITOR_OPTIONS,
        site: { type: 'string' },
        limit: { type: 'string', default: String(STANDARD_LIMIT) },
        json: { type: 'boolean', default: false },
        merchant: { type: 'string' },
        title: { type: 'string' },
        coupon: { type: 'string' },
      },
    })
    const [verb, reference, ...more] = positionals
    if (verb === undefined) return listQueue(values)
    if (more.length > 0) throw new UsageError(`Decide one at a time: "${more.join(' ')}" is too much.`)
    const { decision, id } = parseDecision(verb, reference, {
      merchant: undefined,
      title: undefined,
      coupon: undefined,
      ...values,
    })
    const editor = parseEditor(values, environment)
    return async (place) => {
      place.print(await decision(place, id, { ...editor, now: place.now, onWait: waitingOf(place) }))
      return 0
    }
  },
}

function listQueue(values: { site?: string; limit: string; json: boolean }): Work {
  const site = values.site === undefined ? null : siteByName(values.site).code
  const limit = parseNumber(values.limit, 'number of lines', 'Give a whole number with --limit.')
  return async ({ database, now, print }) => {
    const queue = await readQueue(database, { site, now, limit })
    if (values.json) print(JSON.stringify(queue, null, 2))
    else for (const line of describeQueue(queue)) print(line)
    return 0
  }
}

function parseDecision(
  verb: string,
  reference: string | undefined,
  values: Values,
): { decision: Decision; id: number } {
  const decisions = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined
  if (!decisions)
    throw new UsageError(`"${verb}" decides nothing. Write one of ${Object.keys(VERBS).join(', ')}, or review alone.`)
  const [, letter, number] = /^([sr])(\d+)$/.exec(reference ?? '') ?? []
  const decide = letter === 's' || letter === 'r' ? decisions[letter] : undefined
  const id = decide && parseNumber(number, 'number', 'review lists what waits.')
  if (!decide || id === undefined)
    throw new UsageError(
      `${reference === undefined ? 'Nothing is named' : `"${reference}" is nothing to ${verb}`}. Give ${Object.keys(
        decisions,
      )
        .map((first) => `${first}12`)
        .join(' or ')}, as review lists it.`,
    )
  return { decision: decide(values), id }
}
