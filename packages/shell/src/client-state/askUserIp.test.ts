import { buildPage } from '@clipfront/page-data/testing'
import { createClientState } from '@clipfront/routing/state'
import { beforeEach, expect, it } from 'vitest'
import { askUserIp } from './askUserIp.ts'

const site = { adsId: null, analyticsId: null, flags: { couponRanking: false, aiChat: false } }
const open = () => createClientState(site, { page: buildPage('home'), url: '/', device: 'pc' })
const asked: unknown[] = []
beforeEach(() => void (asked.length = 0))

function answering(...answers: (() => Response)[]): typeof fetch {
  return async (address) => {
    asked.push(address)
    const answer = answers[asked.length - 1]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  }
}

it('[R3.6] the address is asked for once, when somebody wants it', async () => {
  const store = open()
  expect(store.state.userIp).toBeNull()
  const fetch = answering(() => Response.json({ ip: '192.0.2.1', region: null }))
  expect(await Promise.all([askUserIp(store, fetch), askUserIp(store, fetch)])).toEqual(['192.0.2.1', '192.0.2.1'])
  expect(await askUserIp(store, fetch)).toBe('192.0.2.1')
  expect(store.state.userIp).toBe('192.0.2.1')
  expect(asked).toEqual(['/api/visitor'])
})

it.each([
  ['no connection', undefined],
  ['an error', () => Response.json({ ip: '192.0.2.1' }, { status: 500 })],
  ['no JSON', () => new Response('<html>')],
  ['another shape', () => Response.json({ ip: { toString: 1 } })],
  ['nothing', () => Response.json(null)],
  ['a hostile shape', () => new Response('{"__proto__":{"ip":"192.0.2.9"}}')],
])('is unknown after %s, and asked for again by the next', async (_, answer) => {
  const store = open()
  const fetch = answering(...(answer ? [answer] : []))
  expect(await askUserIp(store, fetch)).toBeNull()
  expect(store.state.userIp).toBeNull()
  await askUserIp(store, fetch)
  expect(asked).toHaveLength(2)
})
