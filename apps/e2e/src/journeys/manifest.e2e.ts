import { sites } from '@clipfront/site-config'
import { expect, test } from '../support/test.ts'
import { choosePort } from '../support/testBed.ts'

/** The test's browser keeps nothing, and installs nothing for that reason alone. */
const OF_THE_TEST = 'in-incognito'

/** One of each unit, and one of each direction. */
const SITES = sites.filter(({ label }) => ['www', 'cpus', 'ae', 'cpae'].includes(label))

test.describe('A site among the apps of a device', () => {
  for (const site of SITES) {
    test(`the browser reads the manifest of ${site.code}, and would install it`, async ({ page, bed }) => {
      const origin = `http://${site.hosts[0]}:${bed.ports[choosePort(site)]}`
      await page.goto(origin)
      const devtools = await page.context().newCDPSession(page)
      const { url, data, errors } = await devtools.send('Page.getAppManifest')
      expect([url, errors]).toEqual([`${origin}/manifest.webmanifest`, []])
      expect(JSON.parse(data ?? '').name).toBe(site.name)
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
      expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([OF_THE_TEST])
    })
  }

  test('an alias shows the page under its canonical name', async ({ page, bed }) => {
    const port = bed.ports.PORT_MAIN
    // As the load balancer says it that these servers trust.
    await page.setExtraHTTPHeaders({ 'x-forwarded-proto': 'http' })
    await page.goto(`http://clipfront.example:${port}/stores/nimbus-shoes?mktsrc=mail`)
    expect(page.url()).toBe(`http://www.clipfront.example:${port}/stores/nimbus-shoes?mktsrc=mail`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nimbus Shoes')
  })
})
