import { sites } from '@clipfront/site-config'
import { expect, test } from '../support/test.ts'
import { choosePort } from '../support/testBed.ts'

/** One of each unit. */
const SITES = sites.filter(({ label }) => ['www', 'cpus'].includes(label))

for (const site of SITES) {
  test(`[R7.5] the server of ${site.code} makes a picture of its release in the browser's format`, async ({
    page,
    bed,
  }) => {
    const origin = `http://${site.hosts[0]}:${bed.ports[choosePort(site)]}`
    await page.goto(`${origin}/robots.txt`)
    const made = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src })
      await image.decode()
      const { headers } = await fetch(src, { headers: { accept: 'image/avif' } })
      return [image.naturalWidth, headers.get('content-type'), headers.get('vary')]
    }, `${origin}/_ipx/f_auto,w_96${site.icon}`)
    expect(made).toEqual([96, 'image/avif', 'Accept'])
  })
}
