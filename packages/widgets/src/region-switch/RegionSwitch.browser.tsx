import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/describeConformance.tsx'
import { OnSite } from '../testing/OnSite.tsx'
import { PARTNER } from '../testing/PARTNER.ts'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { SAMPLE_FRAME } from '../testing/SAMPLE_FRAME.ts'
import { RegionSwitch } from './RegionSwitch.tsx'
import * as stories from './RegionSwitch.stories.tsx'

describeConformance('region-switch/RegionSwitch', stories)

const page = (label: string) => `https://${label}.clipfront.example/stores/nimbus-shoes`

it('[R2.20] says for whom the page is, and leads to the same page for every other country in its own language', async () => {
  const screen = await renderOnSite(<RegionSwitch />)
  await screen.getByText('United Kingdom').click()
  const links = screen
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('lang'), link.getAttribute('href')])
  expect(links).toEqual([
    ['United States · $', 'en-US', page('www')],
    ['Deutschland · €', 'de-DE', page('de')],
    ['France · €', 'fr-FR', page('fr')],
    ['España · €', 'es-ES', page('es')],
    ['Danmark · kr.', 'da-DK', page('dk')],
    ['日本 · ￥', 'ja-JP', page('jp')],
    ['الإمارات العربية المتحدة · د.إ.', 'ar-AE', page('ae')],
  ])
})

it('is not there on a site without other countries', async () => {
  const alone = await renderOnSite(<RegionSwitch />, '/', PARTNER)
  expect(alone.container.textContent).toBe('')
  const { menu } = SAMPLE_FRAME
  const { container } = await render(
    <OnSite page={{ menu, regions: [] }}>
      <RegionSwitch />
    </OnSite>,
  )
  expect(container.textContent).toBe('')
})
