import { performance } from 'node:perf_hooks'
import { requestSubscription } from '@clipfront/catalog/subscriptions'
import { createTestDatabase, NOW, UK } from '@clipfront/catalog/testing'
import { DeliveryError } from '@clipfront/mail/delivery'
import { beforeEach, expect, it, vi } from 'vitest'
import { createConfirmations } from './createConfirmations.ts'

const { database } = await createTestDatabase()
beforeEach(async () => void (await database.deleteFrom('subscription').execute()))

function create(deliver: (to: string) => Promise<string>) {
  const lines: unknown[] = []
  const log = (...line: unknown[]) => void lines.push(...line)
  const stopping = new AbortController()
  const confirmations = createConfirmations({
    database,
    clock: { now: () => NOW },
    delivery: { deliver: ({ to }) => deliver(to), close: () => lines.push('closed') },
    settings: { from: null, sitePorts: { main: 3000, cpw: 3001 } },
    logger: { info: log, warn: log, error: log },
    stop: stopping.signal,
  })
  return { ...confirmations, lines, stopping }
}

const request = (...names: string[]) =>
  Promise.all(
    names.map((name) =>
      requestSubscription(database, { site: UK, address: `${name}@example.org`, topic: 'newsletter', now: NOW }),
    ),
  )

it('[R7.12] a confirmation that was requested is sent by the next look, and logged without its address', async () => {
  const sent: string[] = []
  const { sendDue, lines } = create(async (to) => {
    sent.push(to)
    return 'written to outbox/mail-1.eml'
  })
  await sendDue()
  await request('mia')
  await Promise.all([sendDue(), sendDue()])
  expect(sent).toEqual(['mia@example.org'])
  expect(lines).toEqual([
    { id: expect.any(Number), kind: 'confirmation', site: UK, reason: 'written to outbox/mail-1.eml' },
    'mail sent',
  ])
})

it('a mail server that is away is said once a minute, and then what waits is sent', async () => {
  await request('mia')
  let isAway = true
  const deliver = vi.fn<() => Promise<string>>(async () =>
    isAway ? Promise.reject(new DeliveryError('away', true)) : 'sent',
  )
  const { sendDue, lines } = create(deliver)
  await sendDue()
  await sendDue()
  expect([deliver.mock.calls.length, lines]).toEqual([1, ['away']])
  isAway = false
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_001)
  await sendDue()
  now.mockRestore()
  expect(deliver).toHaveBeenCalledTimes(2)
})

it('as the server ends, the mail that is being handed over is waited for, and none begins', async () => {
  await request('a', 'b')
  const [begun, taken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const deliver = vi.fn<() => Promise<string>>(async () => {
    begun.resolve()
    await taken.promise
    return 'sent'
  })
  const { sendDue, close, stopping, lines } = create(deliver)
  void sendDue()
  await begun.promise
  stopping.abort()
  const closing = close()
  taken.resolve()
  await closing
  expect(deliver).toHaveBeenCalledTimes(1)
  expect(lines.filter((line) => typeof line === 'string')).toEqual(['mail sent', 'closed'])
})
