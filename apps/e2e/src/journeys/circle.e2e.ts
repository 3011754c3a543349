import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Site, sites } from '@clipfront/site-config'
import { ask } from '../support/ask.ts'
import { catalog } from '../support/catalog.ts'
import { expect, test } from '../support/test.ts'
import { choosePort, type TestBed } from '../support/testBed.ts'

const VISITORS = 200
/** A minute for the next ranking, 45 s for the page that is cached, and as long again for a busy machine. */
const LONG_MS = 240_000
const PATH = '/stores/oak-7'
/** The second saves more, and stands first until somebody has tried them. */
const OFFERS = [
  { code: 'WORKS10', value: 10 },
  { code: 'FAILS20', value: 20 },
].map(({ code, value }) => ({
  merchant: 'Oak 7',
  domain: 'oak7.com',
  url: 'https://oak7.com/',
  title: `${value} % off`,
  codes: [code],
  discount: { kind: 'percent', value },
  starts: '2026-11-18',
  ends: '2026-12-31',
  source: 'circle',
}))

function findByLabel(label: string): Site {
  const site = sites.find((one) => one.label === label)
  if (!site) throw new Error(`there is no site ${label}`)
  return site
}

function send({ code, businessUnit }: Site, bed: TestBed, target: string, options: Parameters<typeof ask>[3] = {}) {
  return ask(bed.ports[choosePort({ businessUnit })], code, target, options)
}

async function importOffers(bed: TestBed, wanted: readonly Site[]): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-circle-'))
  const file = path.join(folder, 'offers.jsonl')
  writeFileSync(file, OFFERS.map((offer) => JSON.stringify(offer)).join('\n'))
  for (const { code } of wanted) await catalog(bed, 'import', '--format', 'json', '--site', code, file)
  rmSync(folder, { recursive: true })
}

/** Live codes in the order of the page. */
async function readCodes(site: Site, bed: TestBed): Promise<string[]> {
  const { body } = await send(site, bed, PATH)
  const offers = body.split('aria-labelledby="offers"')[1]?.split('</section>')[0] ?? ''
  return [...offers.matchAll(/<a[^>]*data-action="get-code"[^>]*data-coupon-id="(\d+)"/g)].flatMap(([, id]) => id ?? [])
}

/** Each by an address of its own, as the trusted proxy before the server names it. */
async function vote(site: Site, bed: TestBed, { failing, working }: { failing: string; working: string }) {
  for (let visitor = 0; visitor < VISITORS; visitor += 1) {
    for (const body of [`coupon=${failing}&worked=no&reason=expired`, `coupon=${working}&worked=yes`]) {
      const headers = {
        'x-forwarded-for': `10.${visitor}.7.7`,
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
        'sec-fetch-site': 'same-origin',
      }
      const answer = await send(site, bed, '/api/vote', { method: 'POST', headers, body })
      expect(JSON.parse(answer.body)).toMatchObject({ code: 200, data: { counted: true } })
    }
  }
}

test('[R1.4] 200 visitors change the order of a page where the site has ranking, and not where it has none', async ({
  bed,
}) => {
  test.setTimeout(LONG_MS * 2)
  const [withRanking, withoutRanking] = [findByLabel('dk'), findByLabel('de')]
  expect([withRanking, withoutRanking].map(({ flags }) => flags.couponRanking)).toEqual([true, false])
  await importOffers(bed, [withRanking, withoutRanking])
  for (const site of [withRanking, withoutRanking]) {
    await expect.poll(() => readCodes(site, bed), { timeout: LONG_MS }).toHaveLength(OFFERS.length)
    const [failing = '', working = ''] = await readCodes(site, bed)
    await vote(site, bed, { failing, working })
  }
  const [ranked, plain] = [await readCodes(withRanking, bed), await readCodes(withoutRanking, bed)]
  await expect
    .poll(() => readCodes(withRanking, bed), { timeout: LONG_MS, intervals: [5000] })
    .toEqual(ranked.toReversed())
  expect(await readCodes(withoutRanking, bed)).toEqual(plain)
})
