import { describe } from 'vitest'
import { eachIsRight, eachIsTold } from '../testing/wrongFile.ts'

const least = { home: 'home', error: 'error' }

describe('[R3.2] a table of page types', () => {
  eachIsTold([
    ['main/fr', { pageType: { ...least, shop: 'shop' } }, 'pageType.shop', /not a page type/, /home, merchant,/],
    ['main/fr', { pageType: { ...least, constructor: 'x' } }, 'pageType.constructor', /not a page type/, /Leave/],
    ['main/fr', { pageType: { ...least, search: '../x' } }, 'pageType.search', /"\.\.\/x"/, /such as "search"/],
    ['main/fr', { pageType: { ...least, search: '' } }, 'pageType.search', /no template's name/, /leave/],
    ['main/fr', { pageType: { home: 'home' } }, 'pageType.error', /is missing/, /error: 'error'/],
    ['main/fr', { pageType: { error: 'error' } }, 'pageType.home', /is missing/, /home: 'home'/],
  ])
  eachIsRight([
    ['main/fr', { pageType: least }],
    ['main/fr', { pageType: { ...least, blog: 'blog' } }],
  ])
})
