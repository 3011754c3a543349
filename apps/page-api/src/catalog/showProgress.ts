interface Progress {
  read: number
  bytes: number
  totalBytes: number
}

const EVERY_MS = 250

/** Shows how far an import is, how fast, and how long it will take; on a terminal only, where it can be wiped again. */
export function showProgress(name: string, stream: NodeJS.WriteStream) {
  const started = performance.now()
  let shownAt = started
  return {
    update: ({ read, bytes, totalBytes }: Progress): void => {
      const now = performance.now()
      if (!stream.isTTY || now - shownAt < EVERY_MS) return
      shownAt = now
      const seconds = (now - started) / 1000
      const share = totalBytes > 0 ? Math.min(1, bytes / totalBytes) : 1
      const left = share > 0 ? Math.ceil((seconds / share) * (1 - share)) : 0
      stream.write(`\r${name}: ${read} read, ${Math.round(read / seconds)} per second, ${left} s left\u001B[K`)
    },
    end: (): void => {
      if (stream.isTTY) stream.write('\r\u001B[K')
    },
  }
}
