import { PageError } from '@clipfront/routing/errors'
import { parseId } from '../database/parseId.ts'
import { cleanText } from './cleanText.ts'
import type { PageRequest } from '../context/PageRequest.ts'

const LONGEST_PATH = 2000
const LONGEST_QUERY = 100
/** Longer than the name of any. */
const LONGEST_LETTER = 20
const HIGHEST_PAGE = 100_000

/**
 * @param target path and query as they were sent, without a host
 * @throws {PageError} 400: the path cannot be decoded or is not text
 */
export function parsePageRequest(target: string): PageRequest {
  const [path = '', ...rest] = target.split('?')
  const query = new URLSearchParams(rest.join('?'))
  return {
    segments: decodePath(path),
    q: cleanText(query.get('q') ?? '')
      .slice(0, LONGEST_QUERY)
      .toWellFormed(),
    page: parsePage(query.get('page')),
    sort: query.get('sort') ?? '',
    type: query.get('type') ?? '',
    letter: (query.get('letter') ?? '').slice(0, LONGEST_LETTER).toWellFormed(),
    promoid: parseId(query.get('promoid')),
  }
}

/** A trailing slash and doubled ones make no other page; `findSpelling` leads to the one address. */
function decodePath(path: string): string[] {
  if (path.length > LONGEST_PATH) throw unreadable('is too long')
  const segments = path.split('/').filter(Boolean).map(decodeSegment)
  // PostgreSQL's text has no room for NUL, and no slug holds any other control character.
  if (segments.some((segment) => /\p{Cc}/u.test(segment))) throw unreadable('holds control characters')
  return segments
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw unreadable('holds a malformed percent escape')
  }
}

function unreadable(reason: string): PageError {
  return new PageError(
    400,
    'bad-address',
    `The address cannot be read: it ${reason}. Send it percent-encoded as UTF-8.`,
  )
}

function parsePage(value: string | null): number {
  if (value === null || !/^\d+$/.test(value)) return 1
  return Math.min(Math.max(Number(value), 1), HIGHEST_PAGE)
}
