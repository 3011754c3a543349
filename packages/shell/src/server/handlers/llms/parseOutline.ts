import { ApiError } from '@clipfront/routing/errors'

/** A page to list. */
export interface OutlineEntry {
  name: string
  /** On the site. */
  path: string
}

/** What page-api says of a site: the most popular first. */
export interface Outline {
  categories: readonly OutlineEntry[]
  stores: readonly OutlineEntry[]
}

/**
 * @param text page-api's response, as JSON
 * @throws {ApiError} it is no outline
 */
export function parseOutline(text: string): Outline {
  const { categories, stores } = asRecord(parseJson(text))
  return { categories: parseEntries(categories, 'categories'), stores: parseEntries(stores, 'stores') }
}

function parseEntries(given: unknown, field: string): OutlineEntry[] {
  if (!Array.isArray(given)) throw unusable(`${field} is no list`)
  return given.map((entry: unknown, index) => {
    const { name, path } = asRecord(entry)
    if (typeof name !== 'string' || typeof path !== 'string')
      throw unusable(`${field}[${index}] has no name or no path`)
    return { name, path }
  })
}

function asRecord(given: unknown): Record<string, unknown> {
  return typeof given === 'object' && given !== null ? { ...given } : {}
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw unusable('it is no JSON', cause)
  }
}

function unusable(reason: string, cause?: unknown): ApiError {
  return new ApiError('unusable', `The catalog answered with something that is no outline: ${reason}`, { cause })
}
