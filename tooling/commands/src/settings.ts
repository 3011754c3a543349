import { resolve } from 'node:path'
import { type PortName, readList, readPort } from '@clipfront/settings'
import { root } from './root.ts'

/** What the commands read from the environment; they need none of it. */
export interface CommandSettings {
  host: string
  ports: Record<PortName, number>
  /** Absolute. */
  dataFolder: string
  /** Codes or hosts of the sites to serve; null serves all. */
  sites: readonly string[] | null
}

/** @throws {ConfigError} a port is not a port */
export function readSettings(env: NodeJS.ProcessEnv = process.env): CommandSettings {
  const sites = readList(env['SITES'])
  return {
    host: env['HOST'] || '127.0.0.1',
    ports: {
      PORT_API: readPort(env, 'PORT_API', 1),
      PORT_MAIN: readPort(env, 'PORT_MAIN', 1),
      PORT_CPW: readPort(env, 'PORT_CPW', 1),
      PORT_ADMIN_API: readPort(env, 'PORT_ADMIN_API', 1),
      PORT_ADMIN_MAIN: readPort(env, 'PORT_ADMIN_MAIN', 1),
      PORT_ADMIN_CPW: readPort(env, 'PORT_ADMIN_CPW', 1),
    },
    dataFolder: resolve(root, env['CLIPFRONT_DATA'] || '.data'),
    sites: sites.length === 0 ? null : sites,
  }
}
