import { findSiteByName, type Site } from '@clipfront/site-config'
import { expect, it } from 'vitest'
import { siteTemplates } from './siteTemplates.ts'
import type { TemplateTable } from './UnitApp.ts'

const source = (name: string) => ({ pathComponent: { module: '@clipfront/widgets/pages/x', name } })
const table = {
  home: { home: source('HomePage') },
  merchant: { merchant: source('MerchantPage'), compact: source('CompactMerchantPage') },
  search: { search: source('SearchPage') },
  static: { static: source('StaticPage') },
  error: { error: source('ErrorPage') },
} satisfies TemplateTable
const www = findSiteByName('main/www')

function siteShowing(pageType: Site['pageType']): Site {
  if (!www) throw new Error('there is no site main/www')
  return { ...www, pageType }
}

it('a site gets the templates that its table names, and no others', () => {
  expect(siteTemplates(siteShowing({ merchant: 'compact', error: 'error' }), table)).toEqual([
    ['error', source('ErrorPage')],
    ['merchant', source('CompactMerchantPage')],
  ])
})

it('a page type of which the unit has no template at all can be named by no site', () => {
  expect(() => siteTemplates(siteShowing({ category: 'category', error: 'error' }), table)).toThrow(
    /shows category pages .* for them: none\. .*leave the page type out/,
  )
})

it.each(['constructor', 'toString'])('%s is no template', (name) => {
  expect(() => siteTemplates(siteShowing({ merchant: name, error: 'error' }), table)).toThrow(/does not have/)
})

it('a template that the unit does not have, and a site without an error page, stop the build', () => {
  expect(() => siteTemplates(siteShowing({ merchant: 'nope', error: 'error' }), table)).toThrow(
    /"nope".*merchant, compact/,
  )
  expect(() => siteTemplates(siteShowing({ merchant: 'compact' }), table)).toThrow(/page type error/)
})
