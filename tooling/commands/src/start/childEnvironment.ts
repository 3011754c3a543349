import type { CommandSettings } from '../settings.ts'

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
