import { drawOne, SAMPLED } from '@clipfront/vitest/sample'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readPath, useTestSite } from './testing/useTestSite.ts'

const STORE = '/stores/nimbus-shoes'
const OFFER = '/go-c-1?url=%2Fdemo-shop%2Fnimbus-shoes&promoid=1'
const testSite = useTestSite()

/** By the script in the HTML, or by the app with the same code: each case below is tried in one way, drawn by the seed. */
const WAYS = [
  ['before hydration', STORE],
  ['by the app', `${STORE}?app`],
] as const

describe(`a click (${SAMPLED})`, () => {
  it.each(drawOne(WAYS, 'G1'))(
    '[R4.3] G1 %s opens the code in a tab, and after 300 ms this one goes to the offer',
    async (_, path) => {
      const { page, otherTabs } = await testSite.visit(path)
      const clickedAt = await page.getByText('Get code').evaluate((element: HTMLElement) => {
        const now = Date.now()
        element.click()
        return now
      })
      expect((await testSite.visitedAt('/go-c-1')) - clickedAt).toBeGreaterThanOrEqual(299)
      await expect.poll(otherTabs).toEqual([`${STORE}?promoid=1`])
      await page.waitForURL('**/go-c-1?**')
      expect(readPath(page.url())).toBe(`${OFFER}&traffic_type=1`)
    },
  )

  it.each([
    ...drawOne(WAYS, 'G2').map((way) => ['G2 an offer without url', 'Code without url', 2, way] as const),
    ...drawOne(WAYS, 'G7').map((way) => ['G7 an offer that is a script', 'Code with a script', 5, way] as const),
  ])('[R4.4] %s leads to /403, and its code is shown all the same', async (_kind, name, id, [, path]) => {
    const { page, otherTabs } = await testSite.visit(path)
    await page.getByText(name).click()
    await page.waitForURL('**/403')
    await expect.poll(otherTabs).toEqual([`${STORE}?promoid=${id}`])
  })

  it.each(drawOne(WAYS, 'R3.7'))(
    '[R3.7] %s carries the mktsrc of this page to the offer and to the tab of the code',
    async (_, path) => {
      const { page, otherTabs } = await testSite.visit(`${path}${path.includes('?') ? '&' : '?'}mktsrc=mail`)
      await page.getByText('Get code').click()
      await page.waitForURL('**/go-c-1?**')
      expect(readPath(page.url())).toBe(`${OFFER}&traffic_type=1&mktsrc=mail`)
      await expect.poll(otherTabs).toEqual([`${STORE}?promoid=1&mktsrc=mail`])
    },
  )

  it.each(drawOne(WAYS, 'T12'))('[R7.1] T12 %s counts it while the page is being left', async (_, path) => {
    const { page } = await testSite.visit(path)
    await page.getByText('Get code').click()
    expect(await testSite.counted(1)).toEqual(['click 1'])
    const [event] = testSite.events()
    expect(event).toMatchObject({ type: 'click', page: 'merchant', urlname: STORE, has_affiliate: '1' })
    expect(JSON.parse(event?.['res'] ?? '').coupon_performance).toMatchObject({
      upk: 'upk-1',
      position: 1,
      has_detail: 0,
    })
  })

  it.each(drawOne(WAYS, 'R4.1'))(
    '[R4.1] %s offline, stays where it is, opens nothing and counts nothing',
    async (_, path) => {
      const { page, otherTabs } = await testSite.visit(path)
      await page.context().setOffline(true)
      await page.getByText('Get code').click()
      await page.getByText('Get deal').click()
      await testSite.settle()
      expect([readPath(page.url()), await otherTabs()]).toEqual([path, []])
      await page.context().setOffline(false)
      expect(await testSite.counted(0)).toEqual([])
    },
  )

  it.each(drawOne(WAYS, 'G4'))('[R4.3] G4 %s takes a double click for one', async (_, path) => {
    const { page, otherTabs } = await testSite.visit(path)
    await page.getByText('Get code').dblclick()
    await testSite.visitedAt('/go-c-1')
    expect(await testSite.counted(1)).toEqual(['click 1'])
    await expect.poll(otherTabs).toHaveLength(1)
    expect(testSite.visitsOf('/go-c-1')).toHaveLength(1)
  })

  it.each(drawOne(WAYS, 'G5'))('[R4.3] G5 %s does not leave again when the shopper comes back', async (_, path) => {
    const { page } = await testSite.visit(path)
    onTestFinished(() => page.context().close())
    // Time stands still while the shopper is away: however slow the other page is, it comes before the offer.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => (document.title = persisted ? 'kept' : 'new'))
    })
    await page.getByText('Get code').evaluate((element: HTMLElement) => {
      element.click()
      location.assign('/about')
    })
    await page.waitForURL('**/about')
    await page.goBack({ waitUntil: 'commit' })
    await expect.poll(() => page.title()).toBe('kept')
    await page.clock.runFor(1000)
    await testSite.settle()
    expect(readPath(page.url())).toBe(path)
    expect(testSite.visitsOf('/go-c-1')).toEqual([])
  })
})

describe('a click', () => {
  const path = `${STORE}?app`

  it('[R4.3] G8 takes Enter for a click', async () => {
    const { page, otherTabs } = await testSite.visit(path)
    await page.getByText('Get code').focus()
    await page.locator('a', { hasText: 'Get code' }).press('Enter')
    await page.waitForURL('**/go-c-1?**')
    await expect.poll(otherTabs).toEqual([`${STORE}?promoid=1`])
  })

  it.each([
    ['a click with ctrl', { modifiers: ['ControlOrMeta'] }],
    ['a click with shift', { modifiers: ['Shift'] }],
    ['a middle click', { button: 'middle' }],
  ] as const)('%s opens the code and is counted, but this tab stays', async (_kind, click) => {
    const { page, otherTabs } = await testSite.visit(path)
    await page.getByText('Get code').click({ ...click, modifiers: 'modifiers' in click ? [...click.modifiers] : [] })
    expect(await testSite.counted(1)).toEqual(['click 1'])
    expect(readPath(page.url())).toBe(path)
    await expect.poll(otherTabs).toEqual([`${STORE}?promoid=1`])
  })

  it.each([
    ['a right click', { button: 'right' }],
    ['a click with alt, which is a download,', { modifiers: ['Alt'] }],
  ] as const)('%s is not counted', async (_kind, click) => {
    const { page } = await testSite.visit(path)
    await page.getByText('Get code').click({ ...click, modifiers: 'modifiers' in click ? [...click.modifiers] : [] })
    expect(await testSite.counted(0)).toEqual([])
    expect(readPath(page.url())).toBe(path)
  })

  it('that somebody else has dealt with is neither counted nor followed', async () => {
    const { page, otherTabs } = await testSite.visit(path)
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault(), { capture: true })
    })
    await page.getByText('Get code').click()
    expect(await testSite.counted(0)).toEqual([])
    expect([readPath(page.url()), await otherTabs()]).toEqual([path, []])
  })

  it('[R4.3] G6 opens a deal in one tab and stays', async () => {
    const { page, otherTabs } = await testSite.visit(`${path}&mktsrc=mail`)
    await page.getByText('Get deal').click()
    expect(await testSite.counted(1)).toEqual(['click 3'])
    await expect.poll(otherTabs).toEqual(['/go-c-3?url=%2Fdemo-shop%2Fnimbus-shoes&traffic_type=1&mktsrc=mail'])
    expect(readPath(page.url())).toMatch(STORE)
  })

  it('[R4.4] G9 a deal without url leads this tab to /403', async () => {
    const { page, otherTabs } = await testSite.visit(path)
    await page.getByText('Deal without url').click()
    await page.waitForURL('**/403')
    await expect.poll(otherTabs).toEqual([])
  })

  it('counts going on to the shop apart from the click', async () => {
    const { page } = await testSite.visit(path)
    await page.getByText('Go to shop').click()
    expect(await testSite.counted(1)).toEqual(['shop 1'])
  })

  it('[R3.7] [R7.1] carries the mktsrc of this page to the merchant, and counts the visit once', async () => {
    const { page, otherTabs } = await testSite.visit(`${path}${path.includes('?') ? '&' : '?'}mktsrc=mail`)
    await page.getByText('Visit').click()
    await page.getByText('Visit').click({ modifiers: ['ControlOrMeta'] })
    const link = '/go-m-7?url=%2Fdemo-shop%2Fnimbus-shoes&traffic_type=1&mktsrc=mail'
    await expect.poll(otherTabs).toEqual([link, link])
    await expect
      .poll(() => testSite.events().map(({ type, res }) => [type, res]))
      .toEqual([['shop', '{"merchant_id":7}']])
  })

  it('leaves other links alone', async () => {
    const { page } = await testSite.visit(path)
    await page.getByText('About us').click()
    await page.waitForURL('**/about')
    expect(await testSite.counted(0)).toEqual([])
  })

  it.each(['beta', 'dev.www'])('[R7.3] counts nothing on a %s host, and leads on all the same', async (label) => {
    const { page } = await testSite.visit(path, label)
    await page.getByText('Get code').click()
    await page.waitForURL('**/go-c-1?**')
    expect(await testSite.counted(0)).toEqual([])
  })
})
