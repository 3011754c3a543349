import { resolve } from 'node:path'
import { root } from './root.ts'

/** Every port that a running Clipfront takes, by the variable that moves it. */
const PORTS = {
  PORT_API: 4000,
  PORT_MAIN: 3000,
  PORT_CPW: 3001,
  PORT_ADMIN_API: 4090,
  PORT_ADMIN_MAIN: 3090,
  PORT_ADMIN_CPW: 3091,
} as const
export type PortName = keyof typeof PORTS

/** What the commands read from the environment; they need none of it. */
export interface CommandSettings {
  host: string
  ports: Record<PortName, number>
  /** Absolute. */
  dataFolder: string
  /** Codes or hosts of the sites to serve; null serves all. */
  sites: readonly string[] | null
}

/** @throws Error naming the variable when a port is not a port */
export function readSettings(env: NodeJS.ProcessEnv = process.env): CommandSettings {
  // As the sites' own servers read it: by commas or by spaces.
  const sites = (env['SITES'] ?? '').split(/[\s,]+/).filter((name) => name !== '')
  return {
    host: env['HOST'] || '127.0.0.1',
    ports: {
      PORT_API: readPort(env, 'PORT_API'),
      PORT_MAIN: readPort(env, 'PORT_MAIN'),
      PORT_CPW: readPort(env, 'PORT_CPW'),
      PORT_ADMIN_API: readPort(env, 'PORT_ADMIN_API'),
      PORT_ADMIN_MAIN: readPort(env, 'PORT_ADMIN_MAIN'),
      PORT_ADMIN_CPW: readPort(env, 'PORT_ADMIN_CPW'),
    },
    dataFolder: resolve(root, env['CLIPFRONT_DATA'] || '.data'),
    sites: sites.length === 0 ? null : sites,
  }
}

function readPort(env: NodeJS.ProcessEnv, name: PortName): number {
  const given = env[name]
  if (given === undefined || given === '') return PORTS[name]
  const port = Number(given)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${name}=${given} is not a port. Give a number from 1 to 65535, or leave it out for ${PORTS[name]}.`)
}
