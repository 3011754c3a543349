import { mkdir, open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { RejectReason } from '@clipfront/feeds/draft'

export interface Rejects {
  add: (reject: { line: number; reason: RejectReason; excerpt: string }) => Promise<void>
  /** Path of the file, or null when nothing was rejected and none was made. */
  close: () => Promise<string | null>
}

const LONGEST_EXCERPT = 300
const BUFFERED = 500

/** The file in which a run's rejects are listed, one JSON object in each line; made with the first of them. */
export function openRejects(file: string): Rejects {
  let handle: FileHandle | undefined
  let buffered: string[] = []
  async function flush(): Promise<void> {
    if (buffered.length === 0) return
    if (!handle) {
      await mkdir(path.dirname(file), { recursive: true })
      handle = await open(file, 'w')
    }
    await handle.write(buffered.join(''))
    buffered = []
  }
  return {
    async add({ line, reason, excerpt }) {
      buffered.push(`${JSON.stringify({ line, reason, excerpt: excerpt.slice(0, LONGEST_EXCERPT) })}\n`)
      if (buffered.length >= BUFFERED) await flush()
    },
    async close() {
      await flush()
      await handle?.close()
      return handle ? file : null
    },
  }
}
