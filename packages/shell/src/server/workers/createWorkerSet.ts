import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { ReleaseNames } from '../../releases/readLive.ts'
import { type Figures, sumCounters } from '@clipfront/telemetry'
import {
  type DrainMessage,
  type FiguresMessage,
  type GetFiguresMessage,
  type GoMessage,
  isMessage,
  type LeftMessage,
  type ReadyMessage,
} from './messages.ts'
import type { Drain, RunningServer } from './Serving.ts'

/** Idle connections are told to end with their next request; whoever is silent for longer is taken for gone. */
const REPLACE_WITHIN_MS = 10_000
/** A worker needs some seconds; one that hangs must not hold a ship up for ever. */
const READY_WITHIN_MS = 60_000
const FIGURES_WITHIN_MS = 2000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** Whoever dies sooner than this after it began to serve will do so again. */
const SHORT_LIFE_MS = 30_000

export interface WorkerSet extends RunningServer {
  /** Starts the first workers. @throws {WorkerFailed} one of them cannot serve */
  start: () => Promise<void>
  /**
   * Puts a new worker in the place of each one that started when something else was live, one at a time: the old one takes its
   * leave when the new one serves. One that is only just starting is found out by the next call.
   * @param live a site that is left out is not compared: nobody knows what is live of it
   * @throws {WorkerFailed} a new one cannot serve; the old ones go on
   */
  follow: (live: ReleaseNames) => Promise<void>
}

/** A worker ended before it could serve; it has said why. */
export class WorkerFailed extends Error {}

/**
 * The processes that serve. One that dies is replaced, after a pause that grows while they go on dying.
 * @param env what workers are told beside the primary's own environment
 */
export function createWorkerSet(size: number, env: Record<string, string> = {}): WorkerSet {
  const serving = new Map<Worker, ReadyMessage>()
  const leaving = new Map<Worker, Promise<void>>()
  /** Those whose figures are not part of `past`. */
  const counting = new Set<Worker>()
  let past: Promise<Figures> = Promise.resolve([])
  let starting = 0
  let isStopping = false
  let pauseMs = FIRST_PAUSE_MS

  async function add(): Promise<void> {
    starting += 1
    try {
      const worker = cluster.fork(env)
      // A message to one that has just died; that it died is told by `exit`.
      worker.on('error', () => {})
      worker.on('message', (message: unknown) => {
        if (!isMessage<LeftMessage>(message, 'left')) return
        counting.delete(worker)
        // A sum that falls would read like a restart.
        past = past.then((figures) => sumCounters([figures, message.figures]))
        worker.send({ type: 'go' } satisfies GoMessage, () => {})
      })
      worker.once('exit', () => counting.delete(worker))
      serving.set(worker, await waitUntilReady(worker))
      counting.add(worker)
      const readyAt = performance.now()
      worker.once('exit', () => void replaceDead(worker, performance.now() - readyAt))
    } finally {
      starting -= 1
    }
  }

  async function replaceDead(worker: Worker, livedMs: number): Promise<void> {
    if (!serving.delete(worker)) return
    if (livedMs < SHORT_LIFE_MS) await pause()
    else pauseMs = FIRST_PAUSE_MS
    await fillUp()
  }

  async function pause(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  }

  async function fillUp(): Promise<void> {
    if (isStopping || serving.size + starting >= size) return
    await add().catch(pause)
    await fillUp()
  }

  async function replace(old: Worker): Promise<void> {
    // It has died: what comes in its place reads what is live by then.
    if (isStopping || !serving.has(old)) return
    try {
      await add()
    } catch (thrown) {
      // It may have died meanwhile, with its successor in sight.
      void fillUp()
      throw thrown
    }
    await retire(old, { withinMs: REPLACE_WITHIN_MS, isReplaced: true })
  }

  function retire(worker: Worker, drain: Drain): Promise<void> {
    const gone = leaving.get(worker) ?? leave(worker, drain).finally(() => leaving.delete(worker))
    leaving.set(worker, gone)
    return gone
  }

  async function leave(worker: Worker, drain: Drain): Promise<void> {
    const gone = once(worker, 'exit')
    if (worker.isDead()) return
    // One that does not serve yet has nothing to end.
    if (serving.delete(worker)) worker.send({ type: 'drain', ...drain } satisfies DrainMessage, () => {})
    else worker.process.kill('SIGKILL')
    const late = setTimeout(() => worker.process.kill('SIGKILL'), drain.withinMs + 1000)
    await gone
    clearTimeout(late)
  }

  return {
    async start() {
      await Promise.all(Array.from({ length: size }, add))
    },
    async follow(live) {
      const olds = Array.from(serving).filter(([, started]) => isOther(live, started.live))
      for (const [old] of olds) await replace(old)
    },
    loaded: () => Array.from(serving.values(), ({ loaded }) => loaded),
    figures: async () => Promise.all([past, ...Array.from(counting, requestFigures)]),
    async stop(drain) {
      isStopping = true
      const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      await Promise.all(all.map((worker) => retire(worker, drain)))
    },
  }
}

/** @returns nothing of one that hangs */
async function requestFigures(worker: Worker): Promise<Figures> {
  const { promise, resolve } = Promise.withResolvers<Figures>()
  const take = (message: unknown) => {
    if (isMessage<FiguresMessage>(message, 'figures')) resolve(message.figures)
  }
  const limit = setTimeout(resolve, FIGURES_WITHIN_MS, [])
  worker.on('message', take)
  worker.send({ type: 'get-figures' } satisfies GetFiguresMessage, () => {})
  try {
    return await promise
  } finally {
    clearTimeout(limit)
    worker.off('message', take)
  }
}

function isOther(wanted: ReleaseNames, started: ReleaseNames): boolean {
  return Object.entries(wanted).some(([site, names]) => JSON.stringify(names) !== JSON.stringify(started[site]))
}

async function waitUntilReady(worker: Worker): Promise<ReadyMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadyMessage>()
  const fail = () => reject(new WorkerFailed('A worker ended before it could serve.'))
  const limit = setTimeout(() => worker.process.kill('SIGKILL'), READY_WITHIN_MS)
  worker.once('exit', fail)
  // A process that could not even be started has no exit: the machine has no room for it, or Node is no longer where it was.
  worker.once('error', fail)
  worker.on('message', (message: unknown) => {
    if (isMessage<ReadyMessage>(message, 'ready')) resolve(message)
  })
  try {
    return await promise
  } finally {
    clearTimeout(limit)
    worker.off('exit', fail)
    worker.off('error', fail)
  }
}
