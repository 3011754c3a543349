import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { ConfigError } from '@clipfront/routing/errors'
import type { Account } from './account.ts'
import { findInstalledServer } from './findInstalledServer.ts'
import { findPackagedServer } from './findPackagedServer.ts'
import { findMissingLinks, hydrateLinks } from './hydrateLinks.ts'
import { isReachableBy } from './isReachableBy.ts'

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
