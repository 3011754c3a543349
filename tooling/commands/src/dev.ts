// `npm run dev`: one site with hot reload, page-api with the demo beside it.
import { join } from 'node:path'
import { resolveLocalHost } from '@clipfront/site-config'
import { findProgram } from './processes/findProgram.ts'
import { refuseBusyPort } from './processes/refuseBusyPort.ts'
import { runForeground } from './processes/runProgram.ts'
import { runCommand } from './processes/runCommand.ts'
import { root } from './base/workspace.ts'
import { readSettings, chooseSites } from './base/settings.ts'
import { SITE_ARGUMENT } from './shipping/readTarget.ts'
import { loadDemo } from './start/loadDemo.ts'
import { childEnvironment, createServerSet } from './start/serverSet.ts'

const DEFAULT_SITE = 'main/www'

const definition = {
  name: 'dev',
  about: 'Serves one site with hot reload, and page-api with the demo beside it, until Ctrl-C.',
  takes: { '[SITE]': `${SITE_ARGUMENT.SITE}; ${DEFAULT_SITE} without it` },
  examples: ['main/uk'],
  stoppedCode: 0,
} as const

await runCommand(definition, async ({ taken: [name = DEFAULT_SITE] }, onStop) => {
  const settings = readSettings()
  const { PORT_API, PORT_ADMIN_API, PORT_MAIN, PORT_CPW } = settings.ports
  const [site] = chooseSites([name])
  if (!site) return
  const app = join(root, 'apps', site.businessUnit)
  const portName = site.businessUnit === 'main' ? 'PORT_MAIN' : 'PORT_CPW'
  const port = site.businessUnit === 'main' ? PORT_MAIN : PORT_CPW
  await refuseBusyPort({ PORT_API, PORT_ADMIN_API, [portName]: port }, settings.hosts, 'npm run dev')
  const servers = createServerSet(settings, onStop)
  await Promise.all([servers.start('page-api'), loadDemo(settings, onStop)])

  const env = { ...childEnvironment(settings), NODE_ENV: 'development', SITE: site.code }
  console.log(`${site.name} with hot reload: http://${resolveLocalHost(site)}:${port}/`)
  const vike = findProgram(app, 'vike')
  const args = [vike, 'dev', '--port', String(port), '--host', settings.hosts[portName]]
  await runForeground(process.execPath, args, { cwd: app, env, onStop })
})
