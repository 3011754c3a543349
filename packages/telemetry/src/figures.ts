import { AggregatorRegistry, collectDefaultMetrics, Gauge, type Registry } from 'prom-client'

/** The metrics of one process, as they are sent to another one. */
export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** Adds memory, event loop and garbage collection of this process. */
export function observeProcess(registry: Registry): void {
  collectDefaultMetrics({ register: registry })
  const heapUsed = new Gauge({
    name: 'nodejs_heap_used_bytes',
    help: 'Heap in use.',
    registers: [],
    collect() {
      this.set(process.memoryUsage().heapUsed)
    },
  })
  registry.registerMetric(heapUsed)
}

/** One registry with the figures of several processes: counters, histograms and memory are summed. */
export function sumFigures(all: readonly Figures[]): Registry {
  return AggregatorRegistry.aggregate([...all])
}

const COUNTED: ReadonlySet<string> = new Set(['counter', 'histogram'])

/** The sum of what processes have counted, without what they measure: to be added for those that have ended. */
export async function sumCounters(all: readonly Figures[]): Promise<Figures> {
  const figures = await sumFigures(all).getMetricsAsJSON()
  // An enum of numbers in the library's types, a word in truth.
  return figures.filter(({ type }) => COUNTED.has(String(type)))
}
