import { deleteVisitorSalts, readVisitorSalt } from '@clipfront/catalog/events'
import { createTestDatabase, daysAgo, NOW } from '@clipfront/catalog/testing'
import { createLogger } from '@clipfront/telemetry'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetSalts } from './forgetSalts.ts'
import { createDailyHasher, toNetwork } from './visitorHash.ts'

const { database } = await createTestDatabase()
let now = NOW
const startProcess = () => createDailyHasher({ now: () => now }, async (day) => readVisitorSalt(database, day))
const hashIn = async (readHash: ReturnType<typeof startProcess>) =>
  (await readHash())('visitor', '203.0.113.7', 'Firefox')

beforeEach(() => {
  now = NOW
})

describe('the hash of a visitor', () => {
  it('is the same for the day in every process, also in one that starts later', async () => {
    const processes = [startProcess(), startProcess(), startProcess()]
    const hashes = await Promise.all(processes.map(hashIn))
    expect(new Set([...hashes, await hashIn(startProcess())]).size).toBe(1)
    expect(hashes[0]).toMatch(/^[\w-]{22}$/)
  })

  it('is another one the next day, and nobody has the secret of the day before', async () => {
    const process = startProcess()
    const before = await hashIn(process)
    now = daysAgo(-1)
    expect(await hashIn(process)).not.toBe(before)
    await deleteVisitorSalts(database, '2026-11-21')
    const salts = await database.selectFrom('visitor_salt').select('day').execute()
    expect(salts).toEqual([{ day: '2026-11-21' }])
    now = NOW
    expect(await hashIn(startProcess())).not.toBe(before)
  })

  it('is tried again when the secret could not be read', async () => {
    let isAway = true
    const readHash = createDailyHasher({ now: () => NOW }, async () => {
      if (isAway) throw new Error('away')
      return Buffer.from('salt')
    })
    await expect(readHash()).rejects.toThrow('away')
    isAway = false
    expect((await readHash())('a')).toHaveLength(22)
  })
})

it('the secret of a day that is over is deleted too when it is made late, as by a process that began before midnight', async () => {
  const stopping = new AbortController()
  const logger = createLogger('page-api', { write: () => {} })
  const options = { database, clock: { now: () => NOW }, logger, stop: stopping.signal, longestPauseMs: 20 }
  const forgetting = forgetSalts(options)
  const countPast = async () =>
    (await database.selectFrom('visitor_salt').select('day').where('day', '<', '2026-11-20').execute()).length
  await readVisitorSalt(database, '2026-11-20')
  await sleep(100)
  await readVisitorSalt(database, '2026-11-19')
  await expect.poll(countPast).toBe(0)
  expect(await database.selectFrom('visitor_salt').select('day').execute()).toContainEqual({ day: '2026-11-20' })
  stopping.abort()
  await forgetting
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
  ['2001:db8:1:3::1', '2001:db8:1:3'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::5:6:7:8', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['', ''],
  ['somewhere', ''],
])('%s belongs to %j', (address, network) => {
  expect(toNetwork(address)).toBe(network)
})
