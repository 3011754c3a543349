/**
 * An error as pages and state know it. Other JSON-safe fields are kept beside the two where they were meant for a page: of an
 * object, and of an `Error` with an HTTP status. An error of the system has none, and its fields hold paths and addresses.
 */
export interface NormalisedError {
  /** 400 to 599. */
  statusCode: number
  message: string
  [field: string]: unknown
}

const DEFAULT_STATUS = 500
/** Never shown or sent on: they hold the server's inside. */
const PRIVATE_FIELDS = new Set(['stack', 'config', 'request', 'response', 'cause'])
/** What the answer says in its own words, and keys that would change an object's prototype. */
const DROPPED_FIELDS = new Set([
  ...PRIVATE_FIELDS,
  'statusCode',
  'status',
  'message',
  'name',
  '__proto__',
  'constructor',
  'prototype',
])

/**
 * Whatever was thrown or passed to `error()`, as a status and a message (R8.2): `statusCode`, else `status`, else
 * `response.status`, each only when it is an HTTP error status, else 500. Never throws.
 */
export function normaliseError(thrown: unknown): NormalisedError {
  const statusCode = findStatus(thrown)
  return {
    ...(statusCode === undefined && isSystemError(thrown) ? {} : copyFields(thrown)),
    statusCode: statusCode ?? DEFAULT_STATUS,
    message: describeMessage(thrown),
  }
}

/** Something broke, in place of being reported. */
function isSystemError(thrown: unknown): boolean {
  try {
    return thrown instanceof Error
  } catch {
    return true
  }
}

function findStatus(thrown: unknown): number | undefined {
  const candidates = [read(thrown, 'statusCode'), read(thrown, 'status'), read(read(thrown, 'response'), 'status')]
  return candidates.map(errorStatus).find((status) => status !== undefined)
}

function errorStatus(value: unknown): number | undefined {
  const status = typeof value === 'string' && /^\d{3}$/.test(value) ? Number(value) : value
  return typeof status === 'number' && Number.isInteger(status) && status >= 400 && status <= 599 ? status : undefined
}

function describeMessage(thrown: unknown): string {
  switch (typeof thrown) {
    case 'undefined':
      return ''
    case 'object': {
      const message = read(thrown, 'message')
      return thrown === null ? '' : typeof message === 'string' ? message : print(thrown)
    }
    case 'function':
      return '[Object]'
    default:
      return String(thrown)
  }
}

/** An object that says nothing for itself. What must stay inside is left out here too. */
function print(thrown: object): string {
  try {
    return (
      JSON.stringify(thrown, (key, value: unknown) => (PRIVATE_FIELDS.has(key) ? undefined : value), 2) ?? '[Object]'
    )
  } catch {
    return '[Object]'
  }
}

function copyFields(thrown: unknown): Record<string, unknown> {
  if (typeof thrown !== 'object' || thrown === null) return {}
  return Object.fromEntries(
    ownKeys(thrown)
      .filter((field) => !DROPPED_FIELDS.has(field))
      .map((field) => [field, jsonCopy(read(thrown, field))] as const)
      .filter(([, value]) => value !== undefined),
  )
}

function jsonCopy(value: unknown): unknown {
  try {
    const text = JSON.stringify(value)
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

// What is thrown may be a proxy, or have a getter that throws in turn.
function read(from: unknown, field: string): unknown {
  try {
    return typeof from === 'object' && from !== null ? Reflect.get(from, field) : undefined
  } catch {
    return undefined
  }
}

function ownKeys(thrown: object): string[] {
  try {
    return Array.isArray(thrown) ? [] : Object.keys(thrown)
  } catch {
    return []
  }
}
