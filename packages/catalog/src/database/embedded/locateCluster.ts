import { createHash } from 'node:crypto'
import { chownSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ConfigError } from '@clipfront/routing/errors'
import { makeFolder } from '@clipfront/settings'

/** Whom the server runs as. PostgreSQL refuses to run as root. */
export interface Account {
  uid: number
  gid: number
}

/** `nobody` on Linux: it is on every machine, and owns nothing that could be lost. */
const UNPRIVILEGED: Account = { uid: 65_534, gid: 65_534 }

/** The account to drop to, or null where the server may run as ourselves. */
export function findServerAccount(): Account | null {
  return process.getuid?.() === 0 ? UNPRIVILEGED : null
}

/** Where an embedded server keeps its files. */
export interface Cluster {
  /** Belongs to the server's account and lets nobody else in. */
  folder: string
  /** PostgreSQL's own files. */
  data: string
  /** Holds the socket; a path short enough for one. */
  sockets: string
  passwordFile: string
  logFile: string
  /** Where copies of the programs go; readable by the server's account. */
  copies: string
  account: Account | null
}

const SYSTEM_FOLDER = '/var/lib/clipfront'
/** A socket's path holds 107 bytes on Linux and 103 on macOS, `/.s.PGSQL.5432` included. */
const LONGEST_SOCKET_FOLDER = 85

/**
 * Where the cluster of a data folder lies. As root it cannot lie in the data folder itself, which the server's account
 * may be unable to reach; `postgres.json` in the data folder then says where it is.
 * @throws {ConfigError} the folder cannot be made
 */
export function locateCluster(dataFolder: string, account: Account | null): Cluster {
  makeFolder(dataFolder)
  try {
    const real = realpathSync(dataFolder)
    const name = createHash('sha256').update(real).digest('hex').slice(0, 16)
    const folder = account ? path.join(SYSTEM_FOLDER, name) : path.join(real, 'postgres')
    if (account) mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o755 })
    makePrivate(folder, account)
    const sockets = makeSocketFolder(folder, name, account)
    writeFileSync(path.join(real, 'postgres.json'), `${JSON.stringify({ folder, sockets }, null, 2)}\n`, {
      mode: 0o600,
    })
    // So that whoever finds the folder knows whose it is.
    writeFileSync(path.join(folder, 'belongs-to'), `${real}\n`, { mode: 0o600 })
    return {
      folder,
      data: path.join(folder, 'data'),
      sockets,
      passwordFile: path.join(folder, 'password'),
      logFile: path.join(folder, 'postgres.log'),
      copies: account ? SYSTEM_FOLDER : folder,
      account,
    }
  } catch (error) {
    throw new ConfigError(
      `The folder of the embedded database cannot be made (${error instanceof Error ? error.message : String(error)}). Set CLIPFRONT_DATA to a folder that may be written, or DATABASE_URL to a PostgreSQL 15 or later.`,
      { cause: error },
    )
  }
}

function makeSocketFolder(folder: string, name: string, account: Account | null): string {
  const beside = path.join(folder, 'sockets')
  const sockets = Buffer.byteLength(beside) <= LONGEST_SOCKET_FOLDER ? beside : path.join(tmpdir(), `clipfront-${name}`)
  makePrivate(sockets, account)
  return sockets
}

function makePrivate(folder: string, account: Account | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (account) chownSync(folder, account.uid, account.gid)
}
