import { formatDay, makeEventDays } from '@clipfront/catalog/events'
import { rollUpDay } from '@clipfront/catalog/rollups'
import { createTestDatabase, daysAgo, NOW, seedCoupon, seedMerchant, UK } from '@clipfront/catalog/testing'
import { createLogger, Registry } from '@clipfront/telemetry'
import { afterAll, beforeAll } from 'vitest'
import { createAdmin } from '../../../http/createAdmin.ts'
import { serveDesk } from '../../serveDesk.ts'

const HOSTILE = `<img src=x onerror="alert(1)"> ' " </text></svg><script>alert(2)</script>`
const FORMULA = '=HYPERLINK("http://evil.example";"click")'
export const RANGE = 'from=2026-11-18&to=2026-11-20'

/** The desk over the figures of five days: two coupons with hostile and Arabic titles, bots, two sites, another environment. */
export async function startFigures() {
  const { database } = await createTestDatabase()
  const admin = createAdmin(async () => true, new Registry())
  const logger = createLogger('page-api', { write: () => {} })
  const context = {
    database,
    clock: { now: () => NOW },
    isReachable: async () => true,
    dataFolder: '/nonexistent',
    sitePorts: { main: 3000, cpw: 3001 },
    logger,
    readRemembered: () => [],
  }
  serveDesk(admin, context, { host: '127.0.0.1', readToken: () => 'a-token-of-the-test' })
  afterAll(() => admin.close())
  const get = async (url: string) => admin.inject({ url, headers: { host: 'localhost' } })

  const merchant = await seedMerchant(database, { name: HOSTILE })
  const coupons = [
    await seedCoupon(database, merchant, { title: HOSTILE }),
    await seedCoupon(database, merchant, { title: 'عرض خاص' }),
  ]

  beforeAll(async () => {
    await makeEventDays(database, daysAgo(4), NOW)
    // Many networks, days, positions and devices; some bots; another site and another environment, which do not count.
    const events = Array.from({ length: 600 }, (_, index) => ({
      type:
        ['impression', 'impression', 'impression', 'click', 'click', 'copy', 'shop', 'detail', FORMULA][index % 9] ??
        '',
      site: index % 11 === 0 ? 'cpus' : UK,
      environment: index % 13 === 0 ? 'dev' : 'prod',
      occurred_at: new Date(NOW.getTime() - (index % 89) * 3_600_000),
      coupon_id: index % 11 === 0 ? null : (coupons[index % 2]?.id ?? null),
      merchant_id: merchant.id,
      position: (index % 5) + 1,
      class: (['human', 'human', 'human', 'bot', 'preview'] as const)[index % 5] ?? 'human',
      device: ['pc', 'mobile', ''][index % 3] ?? '',
      network_hash: `network ${index % 4}`,
      detail: index % 4 === 0 ? '{"delay": 60000}' : '{}',
    }))
    const vitals = Array.from({ length: 130 }, (_, index) => ({
      type: 'web-vitals',
      site: index % 13 === 0 ? 'cpus' : UK,
      environment: 'prod',
      occurred_at: new Date(NOW.getTime() - (index % 80) * 3_600_000),
      page: index % 3 === 0 ? 'home' : 'merchant',
      class: index % 11 === 0 ? ('bot' as const) : ('human' as const),
      detail: JSON.stringify({
        metric: index % 2 ? 'LCP' : 'CLS',
        value: ((index * 37) % 101) * (index % 2 ? 41 : 0.003),
      }),
    }))
    await database
      .insertInto('event')
      .values([...events, ...vitals])
      .execute()
    const rejection = { day: '2026-11-19', site: UK, environment: 'prod', status: 429, events: 7 }
    const others = [{ day: '2026-11-20' }, { status: 503, events: 1200 }, { site: 'cpus' }]
    const elsewhere = [{ environment: 'dev' }, { day: '2026-11-17' }]
    await database
      .insertInto('rejection_day')
      .values([rejection, ...[...others, ...elsewhere].map((other) => Object.assign({}, rejection, other))])
      .execute()
    for (const days of [0, 1, 2, 3, 4]) await rollUpDay(database, { day: formatDay(daysAgo(days)), now: NOW })
  })

  return { database, admin, get }
}
