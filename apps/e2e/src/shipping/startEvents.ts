import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Agent } from 'undici'
import { NOW, SHOPPER_USER_AGENT } from '../support/testBed.ts'

interface EventTarget {
  port: number
  host: string
  /** `urlname` of the events, by which they are found. */
  urlname: string
}

const RETRY_MS = 250
/** Longer than any server is away. */
const PATIENCE_MS = 60_000
const BOUNDARY = 'boundary-of-the-test'

/**
 * Sends events as shoppers' browsers do, at a steady rate: one that gets no 2xx is sent again with the same `eid`, until it does.
 * Half of them say their own time, half come from pages of an older release.
 */
export function startEvents({ port, host, urlname }: EventTarget, perSecond: number) {
  const agent = new Agent({ connections: 128 })
  const answered: string[] = []
  let failures = 0
  const sending: Promise<void>[] = []

  async function deliver(number: number): Promise<void> {
    const eid = number % 2 === 0 ? randomUUID() : createEid(number)
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await pause(RETRY_MS)) {
      const status = await post(eid, number).catch(() => 0)
      if (status === 204) return void answered.push(eid)
      failures += 1
    }
    throw new Error(`no server took the event ${eid} within ${PATIENCE_MS / 1000} s`)
  }

  async function post(eid: string, number: number): Promise<number> {
    const fields = { type: 'impression', isMobile: '0', page: 'merchant', urlname, has_affiliate: '0', res: '{}', eid }
    const parts = Object.entries(fields).map(
      ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const response = await agent.request({
      origin: `http://127.0.0.1:${port}`,
      path: '/api/pagepoint?type=impression',
      method: 'POST',
      headers: {
        host,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'user-agent': SHOPPER_USER_AGENT,
        // Each from an address of its own, so that no limit is met.
        'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      },
      body: `${parts.join('')}--${BOUNDARY}--\r\n`,
    })
    await response.body.dump()
    return response.statusCode
  }

  const startedAt = performance.now()
  let paced = 0
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * perSecond
    while (paced < due) {
      paced += 1
      sending.push(deliver(sending.length))
    }
  }, 5)

  return {
    /** Sends many at once, of which some are under way at every point between here and the disk. */
    burst(count: number): void {
      for (let number = 0; number < count; number += 1) sending.push(deliver(sending.length))
    },
    /** Settles when every event was answered with 2xx. @returns their eids, and how many attempts had failed */
    async stop(): Promise<{ answered: string[]; failures: number }> {
      clearInterval(timer)
      await Promise.all(sending)
      await agent.close()
      return { answered, failures }
    },
  }
}

/** A UUIDv7 of the moment at which the test bed is. */
function createEid(number: number): string {
  const time = new Date(NOW).getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${randomUUID().slice(-8)}${number.toString(16).padStart(4, '0')}`
}
