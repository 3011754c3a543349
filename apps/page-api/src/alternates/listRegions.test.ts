import { findSiteByName, type Site } from '@clipfront/site-config'
import { expect, it } from 'vitest'
import { listRegions } from './listRegions.ts'

function siteNamed(name: string): Site {
  const site = findSiteByName(name)
  if (!site) throw new Error(`There is no site ${name}.`)
  return site
}

it('[R2.20] names every country of the unit in its own language, with the page there, else the home page', () => {
  const url = 'https://de.clipfront.example/stores/nimbus-shoes'
  const regions = listRegions(siteNamed('main/uk'), [{ language: 'de-DE', url }])
  expect(regions.map(({ name, currency }) => `${name} ${currency}`)).toEqual([
    'United States $',
    'United Kingdom £',
    'Deutschland €',
    'France €',
    'España €',
    'Danmark kr.',
    '日本 ￥',
    'الإمارات العربية المتحدة د.إ.',
  ])
  expect(regions.find(({ label }) => label === 'de')?.url).toBe(url)
  expect(regions.find(({ label }) => label === 'ae')?.url).toBe('https://ae.clipfront.example/')
})

it.each(['main/np', 'cpw/sv'])('[R2.20] leads nowhere from the partner’s site %s, and from no other to it', (name) => {
  const partner = siteNamed(name)
  expect(listRegions(partner, [])).toEqual([])
  const labels = listRegions(siteNamed(partner.businessUnit === 'main' ? 'main/www' : 'cpw/cpus'), []).map(
    ({ label }) => label,
  )
  expect(labels).not.toContain(partner.label)
})
