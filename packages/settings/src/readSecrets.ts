import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { ConfigError } from './ConfigError.ts'
import { makeFolder } from './makeFolder.ts'
import { readList } from './readEnvironment.ts'

/** What the processes of one installation share and nobody else may know. */
export interface Secrets {
  /** Sign click-out targets, newest first: the first one signs, all of them verify. */
  outboundSecrets: readonly [string, ...string[]]
  /** Proves to page-api that a request comes from a site server of ours. */
  internalToken: string
}

const SECRET_BYTES = 32
/** Characters. A shorter secret can be guessed over the network. */
const SHORTEST_SECRET = 16

const secretSchema = v.pipe(v.string(), v.minLength(SHORTEST_SECRET))
const storedSchema = v.object({ OUTBOUND_SECRET: secretSchema, INTERNAL_TOKEN: secretSchema })
const figuresSchema = v.object({ FIGURES_TOKEN: secretSchema })
type SecretName = keyof v.InferOutput<typeof storedSchema> | 'FIGURES_TOKEN'

/**
 * The secrets: each from the environment, else from `secrets.json` of the data folder. The file is created (0600) when it is
 * missing, so that all processes of that folder agree without configuration.
 * @throws {ConfigError} the file is not usable, or a value of the environment is empty or too short
 */
export function readSecrets(env: NodeJS.ProcessEnv, dataFolder: string): Secrets {
  const [newest, ...older] = readList(readSecret('OUTBOUND_SECRET', env, dataFolder))
  if (!newest)
    throw new ConfigError('OUTBOUND_SECRET names no secret. Give one or more, newest first, separated by commas.')
  return {
    outboundSecrets: [
      requireLength('OUTBOUND_SECRET', newest),
      ...older.map((old) => requireLength('OUTBOUND_SECRET', old)),
    ],
    internalToken: readInternalToken(env, dataFolder),
  }
}

/** The one secret that a site server needs. @throws {ConfigError} as `readSecrets` */
export function readInternalToken(env: NodeJS.ProcessEnv, dataFolder: string): string {
  const token = requireLength('INTERNAL_TOKEN', readSecret('INTERNAL_TOKEN', env, dataFolder))
  if (!/\s/.test(token)) return token
  throw new ConfigError(
    'INTERNAL_TOKEN holds a blank, at which headers are divided. Give one without, or leave it unset.',
  )
}

/**
 * What opens the desk to who asks from another machine: `FIGURES_TOKEN`, else that of `figures.json` in the data folder, which is
 * created as `secrets.json` is. A file of its own: installations have their secrets since before there was a desk.
 * @throws {ConfigError} as `readSecrets`
 */
export function readFiguresToken(env: NodeJS.ProcessEnv, dataFolder: string): string {
  const readFile = () => readOrCreate(path.join(dataFolder, 'figures.json'), figuresSchema).FIGURES_TOKEN
  return requireLength('FIGURES_TOKEN', env['FIGURES_TOKEN']?.trim() || readFile())
}

function readSecret(name: 'OUTBOUND_SECRET' | 'INTERNAL_TOKEN', env: NodeJS.ProcessEnv, dataFolder: string): string {
  return env[name]?.trim() || readOrCreate(path.join(dataFolder, 'secrets.json'), storedSchema)[name]
}

function requireLength(name: SecretName, secret: string): string {
  if (secret.length >= SHORTEST_SECRET) return secret
  throw new ConfigError(
    `${name} holds a secret of ${secret.length} characters, which can be guessed. Give at least ${SHORTEST_SECRET}, or leave it unset to have one made.`,
  )
}

function readOrCreate<Schema extends typeof storedSchema | typeof figuresSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const names = Object.keys(schema.entries)
  const text = readIfThere(file) ?? createFile(file, names)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), text)
  const secrets = v.safeParse(schema, parsed.output)
  if (secrets.success) return secrets.output
  const both = names.length > 1
  throw new ConfigError(
    `${file} does not hold ${both ? 'both secrets' : 'its secret'}. Delete it to have ${both ? 'new ones made (links signed with the old ones stop working)' : 'a new one made'}, or set ${names.join(' and ')}.`,
  )
}

/** Writes the file under another name and links it: of two processes that start together one wins, and both read the same. */
function createFile(file: string, names: readonly string[]): string {
  makeFolder(path.dirname(file))
  const secrets = Object.fromEntries(names.map((name) => [name, createSecret()]))
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

function createSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
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
