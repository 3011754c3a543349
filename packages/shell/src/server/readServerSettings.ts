import { availableParallelism } from 'node:os'
import path from 'node:path'
import {
  ConfigError,
  formatOrigin,
  type PortName,
  readClock,
  readHost,
  readInternalToken,
  readList,
  readPort,
} from '@clipfront/settings'
import type { BusinessUnit } from '@clipfront/site-config'
import { repository } from '../config/repository.ts'
import { releasesFolder } from '../releases/releasesFolder.ts'

export type ServerSettings = ReturnType<typeof readServerSettings>

/** With more of them page-api is the bottleneck. */
const MAX_WORKERS = 8
const PORT_NAMES = {
  main: ['PORT_MAIN', 'PORT_ADMIN_MAIN'],
  cpw: ['PORT_CPW', 'PORT_ADMIN_CPW'],
} as const satisfies Record<BusinessUnit, readonly [site: PortName, admin: PortName]>

/**
 * The settings of a site server, read once at its start.
 * @param env usually `process.env`
 * @throws {ConfigError} a value cannot be used
 */
export function readServerSettings(unit: BusinessUnit, env: NodeJS.ProcessEnv) {
  const dataFolder = path.resolve(env['CLIPFRONT_DATA'] || path.join(repository, '.data'))
  const [sitePort, adminPort] = PORT_NAMES[unit]
  const sites = readList(env['SITES'])
  const workers = readWorkers(env['WORKERS'])
  return {
    host: readHost(env, sitePort),
    port: readPort(env, sitePort),
    adminHost: readHost(env, adminPort),
    adminPort: readPort(env, adminPort),
    releasesFolder: releasesFolder(env),
    /** Where page-api stores the catalog's pictures: in the data folder that both servers share. */
    mediaFolder: path.join(dataFolder, 'media'),
    /** The server from which they are read instead. */
    mediaOrigin: readMediaOrigin(env['MEDIA_ORIGIN']),
    /** Where pictures are cached that were made of others, for all processes of a machine. */
    imageCacheFolder: path.join(dataFolder, 'images'),
    imageJobs: Math.ceil(availableParallelism() / Math.max(workers, 1)),
    pageApiUrl: readUrl(env),
    internalToken: readInternalToken(env, dataFolder),
    /** Addresses and networks whose `X-Forwarded-*` and `X-Device` are believed. */
    trustedProxies: readList(env['TRUSTED_PROXIES']),
    /** Codes, names or hosts of the sites to serve; null serves every site of the unit. */
    sites: sites.length > 0 ? sites : null,
    pageCache: env['PAGE_CACHE'] !== 'off',
    /** Off ends the service workers that are in browsers. */
    serviceWorker: env['SERVICE_WORKER'] !== 'off',
    /** Processes that serve; with 0 the primary serves by itself. */
    workers,
    now: readClock(env).now,
  }
}

function readWorkers(given: string | undefined): number {
  if (!given) return Math.min(availableParallelism(), MAX_WORKERS)
  const workers = Number(given)
  if (Number.isInteger(workers) && workers >= 0 && workers <= MAX_WORKERS) return workers
  throw new ConfigError(`WORKERS=${given} is no number of processes. Give one up to ${MAX_WORKERS}, or leave it unset.`)
}

function readMediaOrigin(given: string | undefined): string | undefined {
  if (!given) return undefined
  const url = URL.parse(given)
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (isOrigin) return url.origin
  throw new ConfigError(
    `MEDIA_ORIGIN=${given} is no origin. Write scheme, host and port alone, such as http://127.0.0.1:9000; pictures are read below /media/ there.`,
  )
}

function readUrl(env: NodeJS.ProcessEnv): string {
  const url = env['PAGE_API_URL'] || formatOrigin(readHost(env, 'PORT_API'), readPort(env, 'PORT_API'))
  const parsed = URL.parse(url)
  if (parsed && /^https?:$/.test(parsed.protocol)) return url.replace(/\/+$/, '')
  throw new ConfigError(`PAGE_API_URL=${url} is not an http address. Write it like http://127.0.0.1:4000.`)
}
