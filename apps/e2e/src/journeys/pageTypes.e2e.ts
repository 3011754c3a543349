import type { PageType } from '@clipfront/page-data'
import { describeFinding, measureKeyTerms, readOffers } from '@clipfront/shell/compliance'
import { lintHtml } from '@clipfront/shell/compliance-html'
import { type Site, sites } from '@clipfront/site-config'
import { readState } from '../support/ask.ts'
import { bringFonts } from '../support/bringFonts.ts'
import { findBarriers } from '../support/findBarriers.ts'
import { untilAlive } from '../support/openAlive.ts'
import { expectToFit } from '../support/pages/expectToFit.ts'
import { findSamplePath, listPageTypes } from '../support/pages/samplePaths.ts'
import { validateHtml } from '../support/pages/validateHtml.ts'
import { expect, test } from '../support/test.ts'

/** Every page type of every site in both schemes; otherwise a sample of them in one. */
const isFull = process.env['FULL'] === '1'
const PHONE = { width: 320, height: 640 } as const
const DESK = { width: 1440, height: 900 } as const
const SCHEMES = ['light', 'dark'] as const

interface ShownPage {
  type: PageType
  schemes: readonly (typeof SCHEMES)[number][]
}

const samples = sampleTypes()

/** Site by site, each takes the first of its page types that none has taken yet: at least one, and in as many rounds as it takes. */
function sampleTypes(): ReadonlyMap<Site, readonly PageType[]> {
  const open = new Set(sites.flatMap((site) => listPageTypes(site)))
  const taken = new Map(sites.map((site): [Site, PageType[]] => [site, []]))
  do {
    for (const [site, own] of taken) {
      const types = listPageTypes(site)
      const next = types.find((type) => open.has(type))
      own.push(...(next ? [next] : own.length === 0 ? types.slice(0, 1) : []))
      if (next) open.delete(next)
    }
  } while (open.size > 0)
  return taken
}

function choosePages(site: Site, index: number): ShownPage[] {
  if (isFull) return listPageTypes(site).map((type) => ({ type, schemes: SCHEMES }))
  const schemes = SCHEMES.filter((_scheme, turn) => turn === index % 2)
  return (samples.get(site) ?? []).map((type) => ({ type, schemes }))
}

test.describe('Every page type', () => {
  // The browser says itself that the page of an unknown address is 404.
  test.use({ expectedNoise: ['/no/such/page: Failed to load resource'] })
  test.setTimeout(isFull ? 300_000 : 90_000)

  for (const [index, site] of sites.entries()) {
    const pages = choosePages(site, index)
    test(`of ${site.code} is valid, accessible, compliant and quiet, and fits: ${pages.map(({ type }) => type).join(', ')}`, async ({
      page,
      bed,
    }) => {
      for (const { type, schemes } of pages) {
        const path = await findSamplePath(bed, site, type)
        await page.setViewportSize(DESK)
        const answer = await page.goto(bed.origins[site.label as keyof typeof bed.origins] + path)
        const html = (await answer?.text()) ?? ''
        const state = readState(html)
        expect(state.page.page, path).toBe(type)
        expect.soft(await validateHtml(html), `html-validate of ${path}`).toEqual([])
        expect.soft(lintHtml(html).map(describeFinding), `compliance of ${path}`).toEqual([])

        await untilAlive(page)
        for (const colorScheme of schemes) {
          // Without motion: a colour that is on its way to the other scheme is no colour of the page.
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          expect.soft(await findBarriers(page), `axe of ${path}, ${colorScheme}`).toEqual([])
        }
        await bringFonts(page)
        await expectToFit(page)
        await page.setViewportSize(PHONE)
        await expectToFit(page)
        const terms = Object.fromEntries([...readOffers(state)].map(([id, { keyTerms }]) => [id, keyTerms]))
        expect.soft(await page.evaluate(measureKeyTerms, terms), `key terms of ${path}`).toEqual([])
      }
    })
  }
})

test('The sample has every page type, and every site', () => {
  const chosen = sites.map((site, index) => choosePages(site, index))
  expect(chosen.every((pages) => pages.length > 0)).toBe(true)
  const types = new Set(sites.flatMap((site) => listPageTypes(site)))
  expect(new Set(chosen.flatMap((pages) => pages.map(({ type }) => type)))).toEqual(types)
})
