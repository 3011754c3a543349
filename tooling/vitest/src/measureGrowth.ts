/** How much larger the large size is than the small one. */
const FACTOR = 4
/** Between the growth of work that goes through its input once (4) and of work that goes back over it at each step (16). */
export const STEEP = 8
/** Shorter than this, work harms nobody, and a clock says little about it. */
const QUICK_MS = 50
const MOST_TRIES = 5

/**
 * How many times as long work takes for four times the size. It is the processor time of this thread that counts, and the least of
 * several measurements, so that neither a slow machine nor what else it does decides: 4 says that the time grows with the size
 * alone, 16 that it grows with its square.
 * @param work does its work for a size; what it waits for is not counted
 * @param options.size the large size, in whatever the work counts; the small one is a quarter of it
 * @param options.below the growth that is good enough: what is at or above it is measured again before it is believed
 * @returns 0 where even the large size takes no time worth speaking of
 */
export async function measureGrowth(
  work: (size: number) => unknown,
  { size, below = STEEP }: { size: number; below?: number },
): Promise<number> {
  let large = Number.POSITIVE_INFINITY
  let small = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < MOST_TRIES && !(large / small < below); tries += 1) {
    large = Math.min(large, await processorMs(() => work(size)))
    if (large < QUICK_MS) return 0
    small = Math.min(small, await processorMs(() => work(Math.ceil(size / FACTOR))))
  }
  return large / small
}

async function processorMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
