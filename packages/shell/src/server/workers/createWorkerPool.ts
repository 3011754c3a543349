import cluster, { type Worker } from 'node:cluster'
import { on, once } from 'node:events'
import { type Figures, type Logger, sumCounters } from '@clipfront/telemetry'
import type { ReleaseNames } from '../../releases/readLive.ts'
import { isMessage, type Message, type MessageOfType } from './messages.ts'
import { redistributeConnections } from './redistributeConnections.ts'
import type { Drain } from './ServerProcess.ts'
import { watchHeartbeats } from './watchHeartbeats.ts'

/** A kept-alive connection closes with its next request; one that is silent for longer is cut off. */
const DRAIN_TIMEOUT_MS = 10_000
/** A worker starts within seconds; one that hangs must not hold up a ship for ever. */
const READY_TIMEOUT_MS = 60_000
const FIGURES_TIMEOUT_MS = 2000
const FIRST_BACKOFF_MS = 500
const MAX_BACKOFF_MS = 30_000
/** A worker that dies within this time is expected to die again: the next one waits for the backoff. */
const SHORT_LIFE_MS = 30_000

/** A worker ended before it could serve. It has logged why. */
export class WorkerFailed extends Error {}

/**
 * The worker processes of a server. One that dies is replaced, with a backoff while they go on dying; one that hangs is killed.
 * @param env for workers, beside the primary's own environment
 */
export function createWorkerPool(size: number, logger: Logger, env: Record<string, string> = {}) {
  const serving = new Map<Worker, MessageOfType<'ready'>>()
  const leaving = new Map<Worker, Promise<void>>()
  /** Workers whose counters are not yet part of `pastFigures`, with what each of them sent last. */
  const counting = new Map<Worker, Figures>()
  let pastFigures: Promise<Figures> = Promise.resolve([])
  let starting = 0
  const heartbeats = watchHeartbeats((worker) => {
    logger.error({ worker: worker.process.pid }, 'a worker hangs and is killed')
    worker.process.kill('SIGKILL')
  })
  // A worker that hangs does not notice that its primary is gone, and would go on for ever.
  process.once('exit', () => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL')
  })
  let isStopping = false
  let backoffMs = FIRST_BACKOFF_MS

  /** Moves a worker's counters to `pastFigures`: a sum that falls would read like a restart. */
  function addPastCounters(worker: Worker, figures: Figures): void {
    // It has left and died: its counters are added once.
    if (!counting.delete(worker)) return
    pastFigures = pastFigures.then((past) => sumCounters([past, figures]))
  }

  async function readFigures([worker, last]: [Worker, Figures]): Promise<Figures> {
    const figures = await requestFigures(worker)
    if (figures && counting.has(worker)) counting.set(worker, figures)
    return figures ?? last
  }

  async function add(): Promise<void> {
    starting += 1
    try {
      const worker = cluster.fork(env)
      redistributeConnections(worker, () => Array.from(serving.keys()).some((other) => other !== worker))
      // A message to a worker that has just died; `exit` tells of its death.
      worker.on('error', () => {})
      worker.on('message', (message: unknown) => {
        if (!isMessage(message, 'left')) return
        addPastCounters(worker, message.figures)
        worker.send({ type: 'go' } satisfies Message, () => {})
      })
      worker.once('exit', () => addPastCounters(worker, counting.get(worker) ?? []))
      serving.set(worker, await waitUntilReady(worker))
      counting.set(worker, [])
      heartbeats.watch(worker)
      const readyAt = performance.now()
      worker.once('exit', () => void replaceDead(worker, performance.now() - readyAt))
    } finally {
      starting -= 1
    }
  }

  async function replaceDead(worker: Worker, lifeMs: number): Promise<void> {
    if (!serving.delete(worker)) return
    const { pid, exitCode, signalCode } = worker.process
    logger.error({ worker: pid, exitCode, signalCode }, 'a worker ended and is replaced')
    if (lifeMs < SHORT_LIFE_MS) await backOff()
    else backoffMs = FIRST_BACKOFF_MS
    await refill()
  }

  async function backOff(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, backoffMs))
    backoffMs = Math.min(backoffMs * 2, MAX_BACKOFF_MS)
  }

  async function refill(): Promise<void> {
    if (isStopping || serving.size + starting >= size) return
    await add().catch(backOff)
    await refill()
  }

  async function replace(old: Worker): Promise<void> {
    // It has died: `refill` starts its successor, which reads what is live by then.
    if (isStopping || !serving.has(old)) return
    try {
      await add()
    } catch (thrown) {
      // The old one may have died meanwhile.
      void refill()
      throw thrown
    }
    const gone = retire(old, { withinMs: DRAIN_TIMEOUT_MS, isReplaced: true })
    // Another one may have died meanwhile: `refill` has taken the new one, which was starting, for its successor.
    void refill()
    await gone
  }

  function retire(worker: Worker, drain: Drain): Promise<void> {
    const gone = leaving.get(worker) ?? leave(worker, drain).finally(() => leaving.delete(worker))
    leaving.set(worker, gone)
    return gone
  }

  async function leave(worker: Worker, drain: Drain): Promise<void> {
    const gone = once(worker, 'exit')
    if (worker.isDead()) return
    // A worker that does not serve yet has nothing to drain.
    if (serving.delete(worker)) worker.send({ type: 'drain', ...drain } satisfies Message, () => {})
    else worker.process.kill('SIGKILL')
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), drain.withinMs + 1000)
    await gone
    clearTimeout(timer)
  }

  return {
    /** Starts the first workers. @throws {WorkerFailed} one of them cannot serve */
    async start(): Promise<void> {
      await Promise.all(Array.from({ length: size }, add))
    },
    /**
     * Replaces the workers that started when something else was live, one at a time: the old one drains when the new one serves. A
     * worker that is still starting is replaced by the next call.
     * @param live a site that is left out is not compared: nobody knows what is live of it
     * @throws {WorkerFailed} a new worker cannot serve; the old ones go on
     */
    async rollTo(live: ReleaseNames): Promise<void> {
      const outdated = Array.from(serving).filter(([, started]) => isOther(live, started.live))
      for (const [worker] of outdated) await replace(worker)
    },
    /** What each worker has loaded that serves and shows no sign of hanging. */
    loaded: () => Array.from(serving).flatMap(([worker, { loaded }]) => (heartbeats.isSilent(worker) ? [] : [loaded])),
    figures: async () => Promise.all([pastFigures, ...Array.from(counting, readFigures)]),
    async stop(drain: Drain): Promise<void> {
      isStopping = true
      heartbeats.stop()
      const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      await Promise.all(all.map((worker) => retire(worker, drain)))
    },
  }
}

function isOther(wanted: ReleaseNames, started: ReleaseNames): boolean {
  return Object.entries(wanted).some(([site, names]) => JSON.stringify(names) !== JSON.stringify(started[site]))
}

async function waitUntilReady(worker: Worker): Promise<MessageOfType<'ready'>> {
  // A process that could not be started has no exit: the machine has no memory for it, or Node has been removed.
  const message = await receive(worker, 'ready', READY_TIMEOUT_MS)
  if (message) return message
  worker.process.kill('SIGKILL')
  throw new WorkerFailed('A worker ended before it could serve.')
}

/** @returns undefined of a worker that hangs or dies */
async function requestFigures(worker: Worker): Promise<Figures | undefined> {
  const response = receive(worker, 'figures', FIGURES_TIMEOUT_MS)
  worker.send({ type: 'get-figures' } satisfies Message, () => {})
  return (await response)?.figures
}

/** The next message of a type; undefined when the worker ends, fails or sends none in time. */
async function receive<Type extends Message['type']>(
  worker: Worker,
  type: Type,
  timeoutMs: number,
): Promise<MessageOfType<Type> | undefined> {
  const options = { signal: AbortSignal.timeout(timeoutMs), close: ['exit'] }
  try {
    for await (const [message] of on(worker, 'message', options)) if (isMessage(message, type)) return message
  } catch {
    // An error of the worker, or the time is up.
  }
  return undefined
}
