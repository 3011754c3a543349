import { join } from 'node:path'
import { type RunningServer, startServer } from '../processes/startServer.ts'
import { stopServer } from '../processes/stopServer.ts'
import { describeEnd, waitUntilReady } from '../processes/waitUntilReady.ts'
import { root } from '../root.ts'
import type { PortName } from '@clipfront/settings'
import type { CommandSettings } from '../settings.ts'
import { childEnvironment } from './childEnvironment.ts'
import { makeLogFolder } from './makeLogFolder.ts'

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
