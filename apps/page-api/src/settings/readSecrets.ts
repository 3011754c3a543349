import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { ConfigError } from '@clipfront/routing/errors'

/** What processes of one installation share and nobody else may know. */
export interface Secrets {
  /** Signs click-out targets. Newest first: the first one signs, all of them verify. */
  outboundSecrets: readonly [string, ...string[]]
  /** Proves that a request comes from one of our own site servers. */
  internalToken: string
  /** Opens the figures. */
  figuresToken: string
}

type SecretName = 'OUTBOUND_SECRET' | 'INTERNAL_TOKEN' | 'FIGURES_TOKEN'

/** Characters. What is shorter can be guessed over the network. */
const SHORTEST_SECRET = 16

const storedSchema = v.object({
  OUTBOUND_SECRET: v.pipe(v.string(), v.minLength(SHORTEST_SECRET)),
  INTERNAL_TOKEN: v.pipe(v.string(), v.minLength(SHORTEST_SECRET)),
  FIGURES_TOKEN: v.pipe(v.string(), v.minLength(SHORTEST_SECRET)),
})
type Stored = v.InferOutput<typeof storedSchema>

/**
 * The secrets: each from the environment, else from `secrets.json` of the data folder, which is made when it is missing,
 * so that all processes of that folder agree without configuration.
 * @throws {ConfigError} the file is there but not usable, or an environment value is empty after splitting or too short
 */
export function readSecrets(environment: NodeJS.ProcessEnv, dataFolder: string): Secrets {
  const value = (name: SecretName): string => environment[name]?.trim() || stored()[name]
  let cache: Stored | undefined
  const stored = (): Stored => (cache ??= readOrCreate(path.join(dataFolder, 'secrets.json')))

  const [newest, ...older] = value('OUTBOUND_SECRET')
    .split(/[\s,]+/)
    .filter(Boolean)
  if (!newest)
    throw new ConfigError('OUTBOUND_SECRET names no secret. Give one or more, newest first, separated by commas.')
  return {
    outboundSecrets: [longEnough('OUTBOUND_SECRET', newest), ...older.map((old) => longEnough('OUTBOUND_SECRET', old))],
    internalToken: longEnough('INTERNAL_TOKEN', value('INTERNAL_TOKEN')),
    figuresToken: longEnough('FIGURES_TOKEN', value('FIGURES_TOKEN')),
  }
}

function longEnough(name: SecretName, secret: string): string {
  if (secret.length >= SHORTEST_SECRET) return secret
  throw new ConfigError(
    `${name} holds a secret of ${secret.length} characters, which can be guessed. Give at least ${SHORTEST_SECRET}, or leave it unset to have one made.`,
  )
}

function readOrCreate(file: string): Stored {
  const text = readIfThere(file) ?? create(file)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), storedSchema), text)
  if (parsed.success) return parsed.output
  throw new ConfigError(
    `${file} does not hold the three secrets. Delete it to have new ones made (links signed with the old ones stop working), or set OUTBOUND_SECRET, INTERNAL_TOKEN and FIGURES_TOKEN.`,
  )
}

/** Written whole under another name and then linked: of two processes that start together one wins, and both read the same. */
function create(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true })
  const fresh: Stored = { OUTBOUND_SECRET: makeSecret(), INTERNAL_TOKEN: makeSecret(), FIGURES_TOKEN: makeSecret() }
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8')
}

function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
