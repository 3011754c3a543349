import { ConfigError } from './ConfigError.ts'

/** Every port of an installation: the variable that sets it, and its default. */
export const PORTS = {
  PORT_API: 4000,
  PORT_MAIN: 3000,
  PORT_CPW: 3001,
  PORT_ADMIN_API: 4090,
  PORT_ADMIN_MAIN: 3090,
  PORT_ADMIN_CPW: 3091,
} as const
export type PortName = keyof typeof PORTS

const HIGHEST_PORT = 65_535

/**
 * A port from the environment, else its default.
 * @param lowest 0 allows any free port, 1 requires a known one
 * @throws {ConfigError} the value is not a port
 */
export function readPort(env: NodeJS.ProcessEnv, name: PortName, lowest: 0 | 1 = 0): number {
  const port = Number(env[name] || PORTS[name])
  if (Number.isInteger(port) && port >= lowest && port <= HIGHEST_PORT) return port
  const free = lowest === 0 ? ', 0 for any free one,' : ''
  throw new ConfigError(
    `${name}=${env[name]} is not a port. Give a number from 1 to ${HIGHEST_PORT}${free} or leave it unset for ${PORTS[name]}.`,
  )
}

/** Which variable says on what address a port listens. `HOST` publishes the sites; page-api tells whole codes, and operators' ports what happens. */
export const HOST_NAMES = {
  PORT_MAIN: 'HOST',
  PORT_CPW: 'HOST',
  PORT_API: 'HOST_API',
  PORT_ADMIN_API: 'HOST_ADMIN',
  PORT_ADMIN_MAIN: 'HOST_ADMIN',
  PORT_ADMIN_CPW: 'HOST_ADMIN',
} as const satisfies Record<PortName, string>

const LOOPBACK = '127.0.0.1'

/** The address on which a port listens: loopback, unless its variable says otherwise. */
export function readHost(env: NodeJS.ProcessEnv, port: PortName): string {
  return env[HOST_NAMES[port]] || LOOPBACK
}

/** Where this machine reaches what listens on a host and port; `0.0.0.0` and `::` are every address of it. */
export function formatOrigin(host: string, port: number): string {
  const reached = host === '0.0.0.0' || host === '::' ? LOOPBACK : host
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`
}

/** Where "now" comes from: the machine, or a fixed moment for demonstrations and tests. */
export interface Clock {
  now: () => Date
}

/**
 * The clock that `CLIPFRONT_NOW` fixes; unset, the machine's.
 * @throws {ConfigError} the value is not a moment
 */
export function readClock(env: NodeJS.ProcessEnv): Clock {
  const fixed = env['CLIPFRONT_NOW']
  if (!fixed) return { now: () => new Date() }
  const moment = Date.parse(fixed)
  if (Number.isNaN(moment)) {
    throw new ConfigError(
      `CLIPFRONT_NOW=${fixed} is not a moment. Write it in ISO 8601, such as 2026-11-20T12:00:00Z, or leave it unset.`,
    )
  }
  return { now: () => new Date(moment) }
}

/** A variable that holds several words, separated by commas or spaces. */
export function readList(value: string | undefined): string[] {
  return (value ?? '').split(/[\s,]+/).filter(Boolean)
}
