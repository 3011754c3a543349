import { expect, test } from '../support/test.ts'

const SITES = [
  { site: 'www', colour: '#12603e' },
  { site: 'uk', colour: '#12603e' },
  { site: 'cpus', colour: '#1f4bb8' },
] as const
/** The test's browser keeps nothing, and installs nothing for that reason alone. */
const OF_THE_TEST = 'in-incognito'

test.describe('A site among the apps of a device', () => {
  for (const { site, colour } of SITES) {
    test(`the browser reads the manifest of ${site}, and would install it`, async ({ page, bed }) => {
      await page.goto(bed.origins[site])
      const devtools = await page.context().newCDPSession(page)
      const { url, data, errors } = await devtools.send('Page.getAppManifest')
      expect([url, errors]).toEqual([`${bed.origins[site]}/manifest.webmanifest`, []])
      expect(JSON.parse(data ?? '').theme_color).toBe(colour)
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
      expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([OF_THE_TEST])
    })
  }

  test('an alias shows the page under its canonical name', async ({ page, bed }) => {
    const port = bed.ports.PORT_MAIN
    await page.goto(`http://clipfront.example:${port}/stores/nimbus-shoes?mktsrc=mail`)
    expect(page.url()).toBe(`http://www.clipfront.example:${port}/stores/nimbus-shoes?mktsrc=mail`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nimbus Shoes')
  })
})
