import { fontFile } from '@clipfront/vitest/fonts'
import type { Page } from '@playwright/test'

const FOLDER = '/test-fonts/'

/**
 * Shows a page in faces of the tests' own, so that nothing depends on the fonts of a machine.
 * @param sheet `fonts.css` brings Arabic and Japanese, `pictureFonts.css` every face that a look leaves to the system
 */
export async function bringFonts(page: Page, sheet: 'fonts.css' | 'pictureFonts.css' = 'fonts.css'): Promise<void> {
  await page.route(`**${FOLDER}**`, (route) => {
    const [, file = ''] = route.request().url().split(FOLDER)
    return route.fulfill({ path: fontFile(file) })
  })
  await page.addStyleTag({ url: FOLDER + sheet })
  await page.evaluate(() => document.fonts.ready)
}
