import { type RunningServer, startServer, stopServer, describeEnd, waitUntilReady } from '../processes/startServer.ts'
import { root } from '../base/workspace.ts'
import type { PortName } from '@clipfront/settings'
import type { CommandSettings } from '../base/settings.ts'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** One server of the product: `apps/<app>/src/server.ts`, ready when its admin port says so. */
export interface ServerPlan {
  name: string
  app: 'page-api' | 'main' | 'cpw'
  adminPort: PortName
}

export const PAGE_API: ServerPlan = { name: 'page-api', app: 'page-api', adminPort: 'PORT_ADMIN_API' }
export const UNIT_SERVERS = {
  main: { name: 'main', app: 'main', adminPort: 'PORT_ADMIN_MAIN' },
  cpw: { name: 'cpw', app: 'cpw', adminPort: 'PORT_ADMIN_CPW' },
} as const satisfies Record<string, ServerPlan>

export interface ServerSet {
  /** Starts a server and returns when it is ready. */
  start(plan: ServerPlan): Promise<void>
  /** Never settles while all is well; rejects in one line when a server ends by itself. */
  failed: Promise<never>
  /** Ends all of them, the last started first. Safe to call twice. */
  stop(): Promise<void>
}

/** The servers of one command: started one after the other, watched, and ended together. */
export function createServerSet(settings: CommandSettings): ServerSet {
  const running: RunningServer[] = []
  let stopping: Promise<void> | undefined
  const failure = Promise.withResolvers<never>()
  failure.promise.catch(() => {})
  const env = childEnvironment(settings)

  const stopAll = async (): Promise<void> => {
    for (const server of running.toReversed()) await stopServer(server)
  }
  const watch = async (server: RunningServer): Promise<void> => {
    const end = await server.ended
    if (!stopping) failure.reject(new Error(describeEnd(server, end)))
  }
  return {
    failed: failure.promise,
    async start(plan) {
      if (stopping) return
      const server = startServer({
        name: plan.name,
        args: [join('src', 'server.ts')],
        cwd: join(root, 'apps', plan.app),
        env,
        logFolder: makeLogFolder(settings.dataFolder),
      })
      running.push(server)
      void watch(server)
      await Promise.race([waitUntilReady(server, settings.ports[plan.adminPort]), failure.promise])
    },
    stop() {
      stopping ??= stopAll()
      return stopping
    },
  }
}

/** What the servers are told: the ports that were checked, one data folder, and that they run for real. */
export function childEnvironment(settings: CommandSettings, env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const ports = Object.fromEntries(Object.entries(settings.ports).map(([name, port]) => [name, String(port)]))
  return {
    NODE_ENV: 'production',
    ...env,
    ...ports,
    HOST: settings.host,
    // A developer's machine has better things to do; a second one starts when a release is shipped.
    WORKERS: env['WORKERS'] || '1',
    CLIPFRONT_DATA: settings.dataFolder,
    PAGE_API_URL: env['PAGE_API_URL'] || `http://127.0.0.1:${settings.ports.PORT_API}`,
  }
}

/**
 * Makes the folder of the servers' logs, the first thing that is written to the data folder.
 * @throws Error in one line when nothing can be written there
 */
export function makeLogFolder(dataFolder: string): string {
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
