import { findSiteByName, type Site, sites } from '@clipfront/site-config'
import { parseId } from '@clipfront/catalog/database'
import { EditError } from '../editing/EditError.ts'
import { parseLine } from '../editing/fields/parseText.ts'
import type { CouponTarget } from '../editing/readCoupon.ts'
import type { Change } from '../editing/recordEdit.ts'
import type { CommandContext } from './Command.ts'

const LONGEST_NAME = 80
const LONGEST_REASON = 500

/** Who it is: `--by`, else `CLIPFRONT_EDITOR`. @throws {UsageError} neither says so */
export function parseName(by: string | undefined, environment: NodeJS.ProcessEnv): string {
  const name = by ?? environment['CLIPFRONT_EDITOR']
  if (name === undefined || !hasWords(name))
    throw new UsageError('Nobody is named. Say who does this with --by NAME, or once for all in CLIPFRONT_EDITOR.')
  return parseOption('--by', name, LONGEST_NAME)
}

/** Who does it, and why. @throws {UsageError} one of both is missing */
export function parseEditor(
  { by, reason }: { by?: string | undefined; reason?: string | undefined },
  environment: NodeJS.ProcessEnv,
): (context: CommandContext) => Change {
  const name = parseName(by, environment)
  if (reason === undefined || reason.trim() === '')
    throw new UsageError('No reason is given. Say why with --reason TEXT: whoever sees this later will ask.')
  if (!hasWords(reason))
    throw new UsageError(
      `"${reason}" is no reason. Say why with --reason TEXT, in words: whoever sees this later will ask.`,
    )
  return createChange({ by: name, reason: parseOption('--reason', reason, LONGEST_REASON) })
}

/** Whether somebody has written over the `…` of a command that was copied. */
function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/** A change of this moment; the operator reads why it waits. */
export function createChange(editor: Pick<Change, 'by' | 'reason'>): (context: CommandContext) => Change {
  return ({ now, printError }) => ({
    ...editor,
    now,
    onWait: () => printError('An import or another editor is at work there; waiting for the end of it.'),
  })
}

function parseOption(option: string, text: string, longest: number): string {
  try {
    return parseLine(text, longest)
  } catch (error) {
    if (error instanceof EditError) throw new UsageError(`${option}: ${error.message}`)
    throw error
  }
}

/** Options of every command that changes something, for `parseArgs`. */
export const EDITOR_OPTIONS = {
  by: { type: 'string' },
  reason: { type: 'string' },
} as const

/** Their lines of the usage text. */
export const EDITOR_USAGE = `      --by NAME       who does it; left out where CLIPFRONT_EDITOR says so
      --reason TEXT   why, for whoever asks later`

/** The one coupon that a command names. @throws {UsageError} it names none, or several */
export function parseCouponTarget([id, ...more]: readonly string[], site: string | undefined): CouponTarget {
  if (more.length > 0) throw new UsageError(`Name one coupon at a time: "${more.join(' ')}" is too much.`)
  return {
    id: parseNumber(id, 'coupon', 'Give its id; show --merchant SLUG --site CODE lists those of a shop.'),
    site: site === undefined ? null : parseSite(site).code,
  }
}

/** @throws {UsageError} there is no such site; the message lists all */
export function parseSite(name: string): Site {
  const site = findSiteByName(name)
  if (site) return site
  const names = sites.map(({ code, businessUnit, label }) => `${code} (${businessUnit}/${label})`)
  throw new UsageError(`There is no site "${name}". Give one of ${names.join(', ')} with --site.`)
}

/**
 * A positive whole number, such as an id.
 * @param what as the message calls it, as in "a coupon's id"
 * @throws {UsageError} it is none, or missing
 */
export function parseNumber(text: string | undefined, what: string, instead: string): number {
  const id = parseId(text)
  if (id !== null) return id
  throw new UsageError(`${text === undefined ? `No ${what} was given` : `"${text}" is no ${what}`}. ${instead}`)
}

/** The command was not understood. The message is one line that says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
