import { UK } from '@clipfront/catalog/testing'
import { describe, expect, it } from 'vitest'
import { RANGE, startFigures } from './testing/startFigures.ts'

const { database, admin, get } = await startFigures()

describe('exports', () => {
  it.each(['events', 'coupons', 'merchants', 'positions', 'rejections'])(
    '%s say the same as CSV and as NDJSON',
    async (name) => {
      const [csv, lines] = [
        await get(`/desk/figures/export/${name}.csv?${RANGE}`),
        await get(`/desk/figures/export/${name}.ndjson?${RANGE}`),
      ]
      const rows = lines.body
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>)
      const [header = '', ...records] = csv.body.slice(1).trimEnd().split('\n')
      expect(csv.body.startsWith('\uFEFF')).toBe(true)
      expect(header.split(',').toSorted()).toEqual(Object.keys(rows[0] ?? {}).toSorted())
      expect(records.length).toBe(rows.length)
      expect(rows.length).toBeGreaterThan(3)
      expect(csv.headers['content-disposition']).toBe(
        `attachment; filename="clipfront-${name}-all-sites-2026-11-18-2026-11-20.csv"`,
      )
      expect([csv.headers['content-type'], lines.headers['content-type']]).toEqual([
        'text/csv; charset=utf-8',
        'application/x-ndjson; charset=utf-8',
      ])
    },
  )

  it('name the site in the file, and coupons and merchants beside their ids', async () => {
    const { body, headers } = await get(`/desk/figures/export/coupons.csv?site=${UK}&${RANGE}`)
    expect(headers['content-disposition']).toContain('clipfront-coupons-main-uk-2026-11-18')
    expect(body).toMatch(/^2026-11-18,uk\.clipfront\.example,prod,.*,عرض خاص,"<img src=x /m)
    const merchants = await get(`/desk/figures/export/merchants.ndjson?site=${UK}&${RANGE}`)
    expect(JSON.parse(merchants.body.split('\n')[0] ?? '')).toMatchObject({
      site: UK,
      merchant: expect.stringMatching(/^<img/),
    })
  })

  it('let no spreadsheet run what somebody sent as the type of an event', async () => {
    const { body } = await get(`/desk/figures/export/events.csv?${RANGE}`)
    expect(body).toContain(`,"'=HYPERLINK(""http://evil.example"";""click"")",`)
    expect(body).not.toMatch(/(?:^|,)"?[=+@-]/m)
  })

  it('of which there are others are 404, and list those there are', async () => {
    for (const file of ['visitors.csv', 'events.xlsx', 'events', '__proto__.csv']) {
      const { statusCode, body } = await get(`/desk/figures/export/${file}`)
      expect([file, statusCode, body.includes('events, coupons, merchants, positions, rejections')]).toEqual([
        file,
        404,
        true,
      ])
    }
  })

  it('end with whoever reads them, and let the next one begin', async () => {
    await database
      .insertInto('event_day')
      .values(
        Array.from({ length: 9000 }, (_, index) => ({
          day: '2026-10-01',
          site: UK,
          environment: 'prod',
          type: `type ${index}`,
          class: 'human' as const,
          device: '',
          events: 1,
        })),
      )
      .execute()
    const address = await admin.listen({ host: '127.0.0.1', port: 0 })
    for (let reader = 0; reader < 6; reader += 1) {
      const leaving = new AbortController()
      const answer = await fetch(`${address}/desk/figures/export/events.ndjson?from=2026-10-01&to=2026-10-01`, {
        signal: leaving.signal,
      })
      await answer.body?.getReader().read()
      leaving.abort()
    }
    const whole = await fetch(`${address}/desk/figures/export/events.csv?from=2026-10-01&to=2026-10-01`)
    expect((await whole.text()).trimEnd().split('\n').length).toBe(9001)
  })
})
