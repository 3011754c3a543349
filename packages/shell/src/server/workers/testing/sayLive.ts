// node sayLive.ts RELEASES SITES PORT START_MS: a server of two workers that answer which release of the first site is live for
// them, and which process they are. It takes its time between reading what is live and serving; then it says `starting`. At
// SIGUSR2 the primary says how many requests all workers have counted, and how many of them serve. At SIGTERM it ends at once.
import cluster from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import { findSite } from '@clipfront/site-config'
import { createLogger, createRequestMetrics, sumFigures } from '@clipfront/telemetry'
import fastify from 'fastify'
import { createReleaseStore } from '../../../releases/createReleaseStore.ts'
import { readLive } from '../../../releases/readLive.ts'
import { prepareDrain } from '../prepareDrain.ts'
import { runPrimary } from '../runPrimary.ts'
import { runWorker } from '../runWorker.ts'

const [folder = '', codes = '', port = '', startMs = ''] = process.argv.slice(2)
const store = createReleaseStore(folder)
const sites = codes.split(',').map((code) => {
  const site = findSite(code)
  if (site) return site
  throw new Error(`there is no site ${code}`)
})
const code = sites[0]?.code ?? ''

if (cluster.isPrimary) {
  // The test was killed.
  process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'))
  const { figures, loaded } = await runPrimary(2, sites, store, createLogger('test'))
  process.on('SIGUSR2', async () => {
    const text = await sumFigures(await figures()).metrics()
    console.log(`requests ${/^test_requests_total\{.*\} (\d+)$/m.exec(text)?.[1]}, ${loaded().length} serve`)
  })
  process.on('SIGTERM', () => process.exit())
  console.log('ready')
} else {
  await runWorker(async () => {
    const live = await readLive(store, sites, () => {})
    console.log(`starting with ${live[code]?.prod}`)
    await pause(Number(startMs))
    const server = fastify()
    const metrics = createRequestMetrics('test')
    server.addHook('onResponse', async () => metrics.observeRequest('uk', 'home', 200, 0))
    server.get('/', async () => ({ release: live[code]?.prod, pid: process.pid }))
    const stop = prepareDrain(server)
    await server.listen({ host: '127.0.0.1', port: Number(port) })
    return { live, loaded: live, figures: () => metrics.registry.getMetricsAsJSON(), stop }
  })
}
