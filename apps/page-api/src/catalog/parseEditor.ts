import type { Change } from '../editing/Change.ts'
import { parseLine } from '../editing/fields/parseLine.ts'
import { EditRefusal } from '../editing/EditRefusal.ts'
import { UsageError } from './UsageError.ts'

const LONGEST_NAME = 80
const LONGEST_REASON = 500

/** Who it is: `--by`, else `CLIPFRONT_EDITOR`. @throws {UsageError} neither says so */
export function parseName(by: string | undefined, environment: NodeJS.ProcessEnv): string {
  const name = by ?? environment['CLIPFRONT_EDITOR']
  if (name === undefined || name.trim() === '')
    throw new UsageError('Nobody is named. Say who does this with --by NAME, or once for all in CLIPFRONT_EDITOR.')
  return read('--by', name, LONGEST_NAME)
}

/** Who does it, and why. @throws {UsageError} one of both is not said */
export function parseEditor(
  { by, reason }: { by?: string | undefined; reason?: string | undefined },
  environment: NodeJS.ProcessEnv,
): Pick<Change, 'by' | 'reason'> {
  const name = parseName(by, environment)
  if (reason === undefined || reason.trim() === '')
    throw new UsageError('No reason is given. Say why with --reason TEXT: whoever sees this later will ask.')
  return { by: name, reason: read('--reason', reason, LONGEST_REASON) }
}

function read(option: string, text: string, longest: number): string {
  try {
    return parseLine(text, longest)
  } catch (error) {
    if (error instanceof EditRefusal) throw new UsageError(`${option}: ${error.message}`)
    throw error
  }
}
