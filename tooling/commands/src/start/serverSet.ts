import { type RunningServer, startServer, stopServer, describeEnd, waitUntilReady } from '../processes/startServer.ts'
import { root } from '../base/workspace.ts'
import { makeFolder, type PortName } from '@clipfront/settings'
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

/** The servers of one command: started one after the other, watched, and ended together, the last started first. */
export function createServerSet(settings: CommandSettings, onStop: OnStop) {
  const running: RunningServer[] = []
  let isStopping = false
  const failure = Promise.withResolvers<never>()
  failure.promise.catch(() => {})
  const env = childEnvironment(settings)
  onStop(async () => {
    isStopping = true
    for (const server of running.toReversed()) await stopServer(server)
  })
  return {
    /** Never settles while all is well; rejects in one line when a server ends by itself. */
    failed: failure.promise,
    /** Returns when the server is ready. */
    async start(app: keyof typeof ADMIN_PORTS): Promise<void> {
      if (isStopping) return
      const logFolder = makeLogFolder(settings.dataFolder)
      const server = startServer({ name: app, args: ['src/server.ts'], cwd: join(root, 'apps', app), env, logFolder })
      running.push(server)
      void server.ended.then((end) => isStopping || failure.reject(new Error(describeEnd(server, end))))
      await Promise.race([waitUntilReady(server, settings.ports[ADMIN_PORTS[app]]), failure.promise])
    },
  }
}

/** The environment of the servers: the ports that were checked, one data folder, and production. */
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
