import { spawnSync } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import { chownSync, existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ConfigError } from '@clipfront/routing/errors'
import type { Cluster } from './locateCluster.ts'

/** Owns the schema and the server. Only migrations, starting and stopping log in as it. */
export const OWNER = 'clipfront'

/**
 * Letters are told from other characters by Unicode on every machine where the server can, so that search folds É like É.
 * The first that the server takes is used: the built-in one came with version 17, and macOS has no C.UTF-8.
 */
const LOCALES = [
  ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
  ['--locale=C.UTF-8'],
  ['--locale=C'],
] as const

/**
 * Makes PostgreSQL's files where there are none yet. Made aside and moved into place whole: a start that was cut off
 * leaves nothing half done, and of two that start together one wins.
 * @throws {ConfigError} `initdb` refuses; the message holds what it said
 */
export function initialiseCluster(programs: string, cluster: Cluster): void {
  if (existsSync(path.join(cluster.data, 'PG_VERSION'))) return
  ensurePassword(cluster)
  const draft = `${cluster.data}.${process.pid}.${randomBytes(4).toString('hex')}`
  let reason = ''
  for (const locale of LOCALES) {
    rmSync(draft, { recursive: true, force: true })
    const run = spawnSync(
      path.join(programs, 'initdb'),
      [
        `--pgdata=${draft}`,
        `--username=${OWNER}`,
        `--pwfile=${cluster.passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        ...locale,
      ],
      { cwd: cluster.folder, encoding: 'utf8', ...cluster.account },
    )
    if (run.status === 0) return moveIntoPlace(draft, cluster.data)
    reason = run.error?.message ?? run.stderr.trim().split('\n').slice(-3).join(' ')
  }
  rmSync(draft, { recursive: true, force: true })
  throw new ConfigError(
    `The embedded PostgreSQL could not be set up in ${cluster.data}: ${reason}. Set DATABASE_URL to a PostgreSQL 15 or later, or CLIPFRONT_DATA to a folder on a disk with room for 100 MB.`,
  )
}

function moveIntoPlace(draft: string, data: string): void {
  try {
    renameSync(draft, data)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(data)) throw error
  }
}

/** Stands before the cluster does, so that whoever wins the race was set up with the same one. */
function ensurePassword(cluster: Cluster): void {
  if (existsSync(cluster.passwordFile)) return
  const draft = `${cluster.passwordFile}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  if (cluster.account) chownSync(draft, cluster.account.uid, cluster.account.gid)
  try {
    linkSync(draft, cluster.passwordFile)
  } catch (error) {
    if (!existsSync(cluster.passwordFile)) throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The owner's password, as it was made with the cluster. */
export function readPassword(cluster: Cluster): string {
  return readFileSync(cluster.passwordFile, 'utf8').trim()
}

/** The password of the servers' role: from it nobody finds that of the owner. Not a file of its own, which might go missing. */
export function deriveAppPassword(cluster: Cluster): string {
  return createHmac('sha256', readPassword(cluster)).update('servers').digest('base64url')
}
