import { expect, inject } from 'vitest'
import type { CollectedEvent } from './CollectedEvent.ts'

/** A path of its own at the collector, so that no test sees another's events. */
export function openCollector() {
  const path = `/${crypto.randomUUID()}`
  const read = async (): Promise<CollectedEvent[]> => {
    const response = await fetch(`${inject('collector')}/events${path}`)
    return response.json()
  }
  return {
    endpoint: `${inject('collector')}${path}`,
    /** Waits until this many have come. */
    async takeEvents(count: number): Promise<CollectedEvent[]> {
      await expect.poll(async () => (await read()).length).toBeGreaterThanOrEqual(count)
      return this.takeAfterwards()
    },
    /** What has come once all that was sent had the time to. */
    async takeAfterwards(): Promise<CollectedEvent[]> {
      await new Promise((resolve) => setTimeout(resolve, 150))
      return read()
    },
  }
}
