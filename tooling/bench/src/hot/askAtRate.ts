import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'undici'

export interface TimedResponse {
  path: string
  /** 0 for a request that failed. */
  status: number
  /** Milliseconds from the moment it was due until the last byte. */
  ms: number
}

/**
 * An open loop: a slow answer keeps no later request waiting, as shoppers do not wait for each other.
 * @param nextPath the path of the next request
 */
export async function askAtRate(
  client: Pool,
  host: string,
  { perSecond, seconds, nextPath }: { perSecond: number; seconds: number; nextPath: () => string },
): Promise<TimedResponse[]> {
  const start = performance.now()
  const responses = Array.from({ length: perSecond * seconds }, async (_one, index) => {
    const due = start + (index * 1000) / perSecond
    await sleep(Math.max(0, due - performance.now()))
    const path = nextPath()
    const status = await ask(client, host, path).then(
      (answer) => answer.status,
      () => 0,
    )
    return { path, status, ms: performance.now() - due }
  })
  return Promise.all(responses)
}

export async function ask(client: Pool, host: string, path: string): Promise<{ status: number; text: string }> {
  const headers = { host, 'accept-encoding': 'identity' }
  const { statusCode, body } = await client.request({ method: 'GET', path, headers })
  return { status: statusCode, text: await body.text() }
}
