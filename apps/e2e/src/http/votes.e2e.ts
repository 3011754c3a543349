import { parsePageData } from '@clipfront/page-data'
import { parseVoteAnswer } from '@clipfront/page-data/votes'
import { ask, readState } from '../support/ask.ts'
import { expect, test } from '../support/test.ts'
import type { TestBed } from '../support/testBed.ts'

/** A site that no journey votes on; its offers stand by editors' weight, so no vote changes what comes next. */
const HOST = 'jp.clipfront.example'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

const vote = async ({ ports }: TestBed, body: string, headers: Record<string, string> = {}) =>
  ask(ports.PORT_MAIN, HOST, '/api/vote', { method: 'POST', headers: { ...FORM, ...headers }, body })

async function readPage({ ports }: TestBed, target: string) {
  const { body } = await ask(ports.PORT_MAIN, HOST, `/api/page?url=${encodeURIComponent(target)}`)
  const page = parsePageData(JSON.parse(body))
  if (!('page' in page) || page.page !== 'merchant') throw new Error(`${target} is no merchant's page`)
  return page.data
}

/** The best code of the first merchant that has two to offer. */
async function findCoupon(bed: TestBed) {
  const home = readState((await ask(bed.ports.PORT_MAIN, HOST, '/stores')).body)
  const paths: string[] = home.page.data.directory.groups.flatMap(({ links }: { links: { path: string }[] }) =>
    links.map(({ path }) => path),
  )
  for (const path of paths) {
    const { coupons } = await readPage(bed, path)
    const [first, second] = coupons.filter(({ kind, state }) => kind === 'code' && state === 'live')
    if (first && second) return { path, id: first.id, next: second.id }
  }
  throw new Error(`No merchant of ${HOST} has two codes`)
}

test('[R1.2] a vote changes what the merchant’s page says of the code, and brings the next one', async ({ bed }) => {
  const { path, id, next } = await findCoupon(bed)
  const figures = async (query: string) => {
    const { coupons } = await readPage(bed, `${path}?${query}`)
    const coupon = coupons.find((one) => one.id === id)
    return [coupon?.votesWorked ?? 0, coupon?.votesFailed ?? 0] as const
  }
  const json = { accept: 'application/json' }
  const worked = parseVoteAnswer(JSON.parse((await vote(bed, `coupon=${id}&worked=yes`, json)).body))
  expect(worked).toEqual({ counted: true, next: null, page: path })
  // Each time by an address that no cache has.
  const [before, after] = [await figures('sort=ending'), await vote(bed, `coupon=${id}&worked=no&reason=minimum`, json)]
  expect(parseVoteAnswer(JSON.parse(after.body))).toMatchObject({ counted: true, next: { id: next, isRevealed: true } })
  expect(await figures('sort=newest')).toEqual([before[0] - 1, before[1] + 1])
})

test('[R1.2] without a script a vote leads back to its page, which holds the next code and is not indexed', async ({
  bed,
}) => {
  const { path, id, next } = await findCoupon(bed)
  const back = encodeURIComponent(`${path}?promoid=${id}`)
  const { status, headers } = await vote(bed, `coupon=${id}&worked=no&reason=not-eligible&back=${back}`)
  expect([status, headers['location']]).toEqual([303, `${path}?promoid=${id}&voted=not-eligible`])
  const page = await ask(bed.ports.PORT_MAIN, HOST, String(headers['location']))
  expect([page.status, page.headers['x-robots-tag']]).toEqual([200, 'NOINDEX'])
  const { nextCode } = readState(page.body).page.data
  expect(nextCode).toMatchObject({ id: next, isRevealed: true })
  const error = await vote(bed, 'coupon=2147483647&worked=no')
  expect([error.status, error.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(error.body).toContain('lang="ja-JP"')
})
