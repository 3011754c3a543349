import { readdir } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { readProblemLines } from './readProblemLines.ts'

/** What went wrong, however often, as the logs say it. */
export interface Problem {
  level: string
  service: string
  message: string
  site: string | null
  route: string | null
  times: number
  lastAt: Date
}

export const HOURS_BACK = 24
const HOUR_MS = 3_600_000
const MOST = 20
const LONGEST = 300
/** A log and its older parts, which have a number behind the name: the higher, the older. */
const LOG = /^(.+\.log)(?:\.(\d+))?$/

const lineSchema = v.object({
  level: v.string(),
  time: v.pipe(v.string(), v.isoTimestamp()),
  service: v.fallback(v.string(), ''),
  msg: v.fallback(v.string(), ''),
  err: v.fallback(v.object({ message: v.fallback(v.string(), '') }), { message: '' }),
  site: v.fallback(v.nullable(v.string()), null),
  route: v.fallback(v.nullable(v.string()), null),
  repeated: v.fallback(v.number(), 1),
})

/**
 * The warnings and errors of a day of all servers whose logs lie in a folder, and of this process; equal ones once, the newest
 * first.
 * @param remembered lines of this process's own log
 * @param now by the machine's clock, as the logs are
 */
export async function readProblems(folder: string, remembered: readonly string[], now: Date) {
  const since = new Date(now.getTime() - HOURS_BACK * HOUR_MS)
  const logs = await listLogs(folder)
  const reads = await Promise.all(logs.map(async (files) => readProblemLines(files, since)))
  // What this process has written may stand in its log as well.
  const lines = new Set([...reads.flatMap((read) => read.lines), ...remembered])
  const problems = new Map<string, Problem>()
  for (const line of lines) {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), lineSchema), line)
    if (!parsed.success) continue
    const { level, time, service, msg, err, site, route, repeated } = parsed.output
    const message = [msg, err.message].filter(Boolean).join(': ').slice(0, LONGEST)
    const key = JSON.stringify([level, service, message, site, route])
    const known = problems.get(key)
    const at = new Date(time)
    if (at < since) continue
    const lastAt = known && known.lastAt > at ? known.lastAt : at
    problems.set(key, { level, service, message, site, route, times: (known?.times ?? 0) + repeated, lastAt })
  }
  const newest = [...problems.values()].toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime())
  const cuts = reads.map(({ cutAt }) => cutAt).filter((cutAt) => cutAt !== null)
  return {
    problems: newest.slice(0, MOST),
    /** Of each log its parts, the newest first. */
    logs,
    /** Before this moment not all logs were read; null where they were read for the whole day. */
    cutAt: cuts.length > 0 ? new Date(Math.max(...cuts.map(Number))) : null,
  }
}

export type Problems = Awaited<ReturnType<typeof readProblems>>

async function listLogs(folder: string): Promise<string[][]> {
  const names = ((await readdir(folder).catch(() => [])) as string[]).flatMap((name) => {
    const [, log, age = '0'] = LOG.exec(name) ?? []
    return log === undefined ? [] : [{ name, log, age: Number(age) }]
  })
  const logs = Map.groupBy(
    names.toSorted((a, b) => a.age - b.age),
    ({ log }) => log,
  )
  return [...logs.values()].map((parts) => parts.map(({ name }) => path.join(folder, name)))
}
