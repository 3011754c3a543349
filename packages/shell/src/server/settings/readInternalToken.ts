import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ConfigError } from '@clipfront/routing/errors'

/** Kept in one file, because the processes of an installation make it together: whichever starts first. */
const SECRET_NAMES = ['OUTBOUND_SECRET', 'INTERNAL_TOKEN', 'FIGURES_TOKEN'] as const
const SECRET_BYTES = 32
const SHORTEST_SECRET = 16

/**
 * What proves to page-api that a request comes from one of our own site servers: from the environment, else from
 * `secrets.json` of the data folder, which is made (0600) when it is missing.
 * @throws {ConfigError} the file is there but holds no token
 */
export function readInternalToken(env: NodeJS.ProcessEnv, dataFolder: string): string {
  const given = env['INTERNAL_TOKEN']?.trim()
  if (given && given.length < SHORTEST_SECRET) {
    throw new ConfigError(
      `INTERNAL_TOKEN has ${given.length} characters, which can be guessed. Set one of at least ${SHORTEST_SECRET}, or none to have it made.`,
    )
  }
  if (given) return given
  const file = path.join(dataFolder, 'secrets.json')
  const token = readToken(readIfThere(file) ?? create(file))
  if (token) return token
  throw new ConfigError(
    `${file} holds no INTERNAL_TOKEN. Delete it to have new secrets made (links signed with the old ones stop working), or set INTERNAL_TOKEN.`,
  )
}

function readToken(text: string): string | undefined {
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null || !('INTERNAL_TOKEN' in stored)) return undefined
    const token = stored.INTERNAL_TOKEN
    return typeof token === 'string' && token.length >= SHORTEST_SECRET ? token : undefined
  } catch {
    return undefined
  }
}

/** Written whole under another name and then linked: of two processes that start together one wins, and both read the same. */
function create(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true })
  const secrets = Object.fromEntries(
    SECRET_NAMES.map((name) => [name, randomBytes(SECRET_BYTES).toString('base64url')]),
  )
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8')
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
