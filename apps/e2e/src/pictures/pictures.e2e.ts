import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { bringFonts } from '../support/bringFonts.ts'
import { untilAlive } from '../support/openAlive.ts'
import { findSamplePath } from '../support/pages/samplePaths.ts'
import { expect, test } from '../support/test.ts'
import { NOW } from '../support/testBed.ts'
import { weighPictures } from './finishRecording.ts'
import { namePicture, picturedSites } from './picturedPages.ts'
import { describeMachine, findHindrance, isRecording, LIMIT_BYTES, NOT_COMPARED, RECORDED } from './recording.ts'

// The browser says itself that the page of an unknown address is 404.
test.use({ expectedNoise: ['/no/such/page: Failed to load resource'] })

for (const { site, types, views } of picturedSites) {
  for (const type of types) {
    test(`The ${type} page of ${site.code} looks as it is recorded`, async ({ page, context, browser, bed }) => {
      const hindrance = isRecording ? undefined : findHindrance(describeMachine(browser.version()))
      const isHindered = hindrance !== undefined
      if (isHindered) test.info().annotations.push({ type: NOT_COMPARED, description: hindrance })
      test.skip(isHindered, 'NOT COMPARED, for a reason that is printed at the end')
      const origin = bed.origins[site.label as keyof typeof bed.origins]
      // Its bar is a widget of its own, and hides what is to be seen.
      await context.addCookies([{ name: 'cf_consent', value: 'no', url: origin }])
      // What is seen counts, and would rank the offers of the next page anew.
      await page.route('**/api/pagepoint*', (route) => route.fulfill({ status: 204 }))
      await page.clock.setFixedTime(NOW)
      await page.goto(origin + (await findSamplePath(bed, site, type)))
      await untilAlive(page)
      await bringFonts(page, 'pictureFonts.css')
      for (const view of views) {
        await page.setViewportSize(view)
        await page.emulateMedia({ colorScheme: view.colorScheme, reducedMotion: 'reduce' })
        await loadImages(page)
        const height = Math.min(view.lowest, await page.evaluate(() => document.documentElement.scrollHeight))
        await expect.soft(page).toHaveScreenshot(namePicture(site, type, view), {
          clip: { x: 0, y: 0, width: view.width, height },
          fullPage: true,
        })
      }
    })
  }
}

test('The recorded pictures take no more room than they may', () => {
  const isMissing = isRecording || !existsSync(RECORDED)
  test.skip(isMissing, 'They are weighed after they are recorded.')
  expect(weighPictures()).toBeLessThanOrEqual(LIMIT_BYTES)
})

/** Every image of the page, also those that wait for a shopper to come near. */
async function loadImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')]
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}
