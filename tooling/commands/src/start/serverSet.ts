import { type SupervisedServer, superviseServer } from '../processes/superviseServer.ts'
import { root } from '../base/workspace.ts'
import { formatOrigin, makeFolder, type PortName } from '@clipfront/settings'
import type { OnStop } from '../processes/runUntilStopped.ts'
import type { CommandSettings } from '../base/settings.ts'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** The servers of the product, `apps/<app>/src/server.ts`, with the port on which each says that it is ready. */
const ADMIN_PORTS = {
  'page-api': 'PORT_ADMIN_API',
  main: 'PORT_ADMIN_MAIN',
  cpw: 'PORT_ADMIN_CPW',
} as const satisfies Record<string, PortName>

/** The servers of one command: started one after the other, started again when they end, and ended together, the last started first. */
export function createServerSet(settings: CommandSettings, onStop: OnStop) {
  const servers: SupervisedServer[] = []
  let isStopping = false
  const env = childEnvironment(settings)
  onStop(async () => {
    isStopping = true
    for (const server of servers.toReversed()) await server.stop()
    if (env['DATABASE_URL']) return
    // A server that was killed could not stop the database. Loaded now: it is needed by no start.
    const { stopUnusedServer } = await import('@clipfront/catalog/database')
    await stopUnusedServer(settings.dataFolder).catch((error: unknown) => console.error(String(error)))
  })
  return {
    /** Returns when the server is ready. @throws {Error} in one line, when it ends before or does not get ready in time */
    async start(app: keyof typeof ADMIN_PORTS): Promise<void> {
      if (isStopping) return
      const logFolder = makeLogFolder(settings.dataFolder)
      const adminPort = ADMIN_PORTS[app]
      const options = { name: app, args: ['src/server.ts'], cwd: join(root, 'apps', app), env, logFolder }
      const server = superviseServer(options, formatOrigin(settings.hosts[adminPort], settings.ports[adminPort]))
      servers.push(server)
      await server.ready
    },
  }
}

/** The environment of the servers: the ports that were checked, one data folder, and production. */
export function childEnvironment(settings: CommandSettings, env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const { hosts } = settings
  const ports = Object.fromEntries(Object.entries(settings.ports).map(([name, port]) => [name, String(port)]))
  return {
    NODE_ENV: 'production',
    ...env,
    ...ports,
    HOST: hosts.PORT_MAIN,
    HOST_API: hosts.PORT_API,
    HOST_ADMIN: hosts.PORT_ADMIN_API,
    // While one starts again, the other one serves.
    WORKERS: env['WORKERS'] || '2',
    CLIPFRONT_DATA: settings.dataFolder,
    PAGE_API_URL: env['PAGE_API_URL'] || formatOrigin(hosts.PORT_API, settings.ports.PORT_API),
  }
}

/**
 * Makes the folder of the servers' logs, the first thing that is written to the data folder.
 * @throws Error in one line when nothing can be written there
 */
export function makeLogFolder(dataFolder: string): string {
  makeFolder(dataFolder)
  const folder = join(dataFolder, 'logs')
  try {
    mkdirSync(folder, { recursive: true })
    return folder
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new Error(
      `Nothing can be written to ${dataFolder} (${code}). Name another folder with CLIPFRONT_DATA, or make this one writable.`,
      { cause: error },
    )
  }
}
