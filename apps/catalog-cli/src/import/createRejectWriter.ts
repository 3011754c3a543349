import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { RejectReason } from '@clipfront/feeds/draft'

const LONGEST_EXCERPT = 300
const BUFFERED = 500

export type RejectWriter = ReturnType<typeof createRejectWriter>

/** Lists the rejects of a run in a file, one JSON object in each line; the first of them creates it. */
export function createRejectWriter(file: string) {
  let isCreated = false
  let buffered: string[] = []
  async function flush(): Promise<void> {
    if (buffered.length === 0) return
    if (!isCreated) await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, buffered.join(''), { flag: isCreated ? 'a' : 'w' })
    isCreated = true
    buffered = []
  }
  return {
    async add({ line, reason, excerpt }: { line: number; reason: RejectReason; excerpt: string }): Promise<void> {
      buffered.push(`${JSON.stringify({ line, reason, excerpt: excerpt.slice(0, LONGEST_EXCERPT) })}\n`)
      if (buffered.length >= BUFFERED) await flush()
    },
    /** @returns path of the file; null when nothing was rejected */
    async close(): Promise<string | null> {
      await flush()
      return isCreated ? file : null
    },
  }
}
