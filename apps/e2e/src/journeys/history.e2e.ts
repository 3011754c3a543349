import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { drawOne } from '@clipfront/vitest/sample'
import { ask, readState } from '../support/ask.ts'
import { catalog } from '../support/catalog.ts'
import { root } from '../support/root.ts'
import { expect, test } from '../support/test.ts'
import type { TestBed } from '../support/testBed.ts'

const data = path.resolve(root, '../shared/data')
const SITE = 'cpus'
const HOST = 'us.couponpartner.example'

/** The files are data of third parties and lie outside of the repository; where they are missing there is nothing to prove. */
const isMissing = !existsSync(data)
const missing = isMissing ? ': NOT RUN, because ../shared/data is not on this machine' : ''

/** The numbers of a text, such as 1,571. */
const readFigures = (text: string) => [...text.replaceAll(',', '').matchAll(/\d+/g)].map(Number)

test.describe(`Real feeds, years old${missing}`, () => {
  test.skip(isMissing, 'Real feeds were not imported: ../shared/data is not on this machine.')
  test.describe.configure({ mode: 'serial', timeout: 600_000 })

  test('every line is imported or accounted for', async ({ bed }) => {
    const lists = drawOne(globSync(path.join(data, 'raw/black-friday-deals/*.md')).sort(), 'lists')
    const feeds = ['merchants.jsonl', 'offers.jsonl'].map(sampleLines)
    const report = [
      await catalog(bed, 'import', '--format', 'json', '--site', SITE, ...feeds),
      await catalog(bed, 'import', '--format', 'markdown', '--site', SITE, ...lists),
    ].join('\n')
    const figures = [...report.matchAll(/ read ([\d,]+) = (added .*)/g)].map(([, read = '', parts = '']) => ({
      read: readFigures(read)[0],
      sum: readFigures(parts).reduce((sum, part) => sum + part, 0),
    }))
    expect(figures).toHaveLength(feeds.length + lists.length)
    expect(figures.map(({ sum }) => sum)).toEqual(figures.map(({ read }) => read))
    expect(figures.filter(({ read = 0 }) => read > 20)).toHaveLength(figures.length)
  })

  test('the store pages show them as history', async ({ bed }) => {
    const { body, state } = await openMerchant(bed)
    const { coupons, pastCoupons } = state.page.data
    expect(coupons, 'nothing of 2012 is live').toEqual([])
    expect(pastCoupons.length).toBeGreaterThan(0)
    for (const coupon of pastCoupons) {
      expect(coupon.isVerified).toBe(false)
      expect(['expired', 'unconfirmed']).toContain(coupon.state)
    }
    expect(body.replaceAll(/<script.*?<\/script>/gs, ''), 'no way to their domain').not.toMatch(
      /(?:href|src|action)="[^"]*newegg\.com/,
    )
  })

  test('its click-out ends on our own page', async ({ bed }) => {
    const { state } = await openMerchant(bed)
    const link = String(state.page.data.merchant.link).replace('###-m-', '/go-m-')
    const answer = await ask(bed.ports.PORT_CPW, HOST, link)
    expect(answer.status).toBe(302)
    expect(answer.headers['location']).toMatch(/^\/no-programme\//)
    const landing = await ask(bed.ports.PORT_CPW, HOST, String(answer.headers['location']))
    expect(landing.status).toBe(200)
  })
})

/**
 * A file of the real feeds with every hundredth line of it, and those of the store that is looked at. Many more go through the
 * same command in `realFeeds.test.ts` of catalog-cli, and here all of them in the full run.
 */
function sampleLines(name: string): string {
  if (process.env['FULL'] === '1') return path.join(data, name)
  const lines = readFileSync(path.join(data, name), 'utf8').split('\n')
  const file = test.info().outputPath(name)
  writeFileSync(file, lines.filter((line, index) => index % 100 === 0 || /newegg/i.test(line)).join('\n'))
  return file
}

/** A store of the real feeds, found as a shopper would find it. */
async function openMerchant({ ports }: TestBed) {
  const suggestions = JSON.parse((await ask(ports.PORT_CPW, HOST, '/api/search?q=newegg')).body)
  const answer = await ask(ports.PORT_CPW, HOST, suggestions.exact[0].path)
  expect(answer.status).toBe(200)
  return { body: answer.body, state: readState(answer.body) }
}
