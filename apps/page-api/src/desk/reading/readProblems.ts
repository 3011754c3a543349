import { open, readdir } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'

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

/** The end of a log is enough for the last errors, and is read in a moment. */
const TAIL_BYTES = 512 * 1024
const MOST = 20
const LONGEST = 300
const PROBLEM = /^\{"level":"(?:warn|error|fatal)"/

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
 * The last warnings and errors of all servers whose logs lie in a folder, and of this process; equal ones once, the newest first.
 * @param remembered lines of this process's own log
 */
export async function readProblems(folder: string, remembered: readonly string[]) {
  const files = ((await readdir(folder).catch(() => [])) as string[]).filter((name) => name.endsWith('.log'))
  const tails = await Promise.all(files.map(async (name) => readTail(path.join(folder, name))))
  // What this process has written may stand in its log as well.
  const lines = new Set([...tails.flat(), ...remembered].filter((line) => PROBLEM.test(line)))
  const problems = new Map<string, Problem>()
  for (const line of lines) {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), lineSchema), line)
    if (!parsed.success) continue
    const { level, time, service, msg, err, site, route, repeated } = parsed.output
    const message = [msg, err.message].filter(Boolean).join(': ').slice(0, LONGEST)
    const key = JSON.stringify([level, service, message, site, route])
    const known = problems.get(key)
    const at = new Date(time)
    const lastAt = known && known.lastAt > at ? known.lastAt : at
    problems.set(key, { level, service, message, site, route, times: (known?.times ?? 0) + repeated, lastAt })
  }
  const newest = [...problems.values()].toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime())
  return { problems: newest.slice(0, MOST), files: files.map((name) => path.join(folder, name)) }
}

/** The last whole lines of a file; none where it cannot be read. */
async function readTail(file: string): Promise<string[]> {
  try {
    await using handle = await open(file)
    const { size } = await handle.stat()
    const start = Math.max(0, size - TAIL_BYTES)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - start), 0, size - start, start)
    const lines = buffer.toString('utf8', 0, bytesRead).split('\n')
    return start > 0 ? lines.slice(1) : lines
  } catch {
    return []
  }
}
