import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { LARGE_SITE } from '../large/startLargeApi.ts'

const CONNECTIONS = 64
const PAGES = `/v1/sites/${LARGE_SITE}/pages`

/**
 * An open loop: a slow answer keeps no later request waiting, as shoppers do not wait for each other.
 * @param pathOf the path of the nth request
 * @param status what it is answered with
 * @returns sends requests at a rate; resolves to how long each took, in milliseconds from the moment it was due
 */
export function createPacer(origin: string, pathOf: (number: number) => string, status: number) {
  let number = 0
  const client = new Pool(origin, { connections: CONNECTIONS })
  return async (perSecond: number, seconds: number): Promise<number[]> => {
    const start = performance.now()
    const times = Array.from({ length: perSecond * seconds }, async (_, index) => {
      const due = start + (index * 1000) / perSecond
      await sleep(Math.max(0, due - performance.now()))
      const path = pathOf((number += 1))
      const { statusCode, body } = await client.request({ method: 'GET', path: `${PAGES}${path}` })
      const text = await body.text()
      // An answer that is none took for ever.
      return statusCode === status && text !== '' ? performance.now() - due : Number.POSITIVE_INFINITY
    })
    return Promise.all(times)
  }
}
