import { describe } from 'vitest'
import { accepts, reports } from '../testing/wrongFile.ts'

const least = { home: 'home', error: 'error' }

describe('[R3.2] a table of page types', () => {
  reports([
    ['main/fr', { pageType: { ...least, shop: 'shop' } }, 'pageType.shop', /not a page type/, /home, merchant,/],
    ['main/fr', { pageType: { ...least, constructor: 'x' } }, 'pageType.constructor', /not a page type/, /Leave/],
    ['main/fr', { pageType: { ...least, search: '../x' } }, 'pageType.search', /"\.\.\/x"/, /such as "search"/],
    ['main/fr', { pageType: { ...least, search: '' } }, 'pageType.search', /no template's name/, /leave/],
    ['main/fr', { pageType: { home: 'home' } }, 'pageType.error', /is missing/, /error: 'error'/],
    ['main/fr', { pageType: { error: 'error' } }, 'pageType.home', /is missing/, /home: 'home'/],
  ])
  accepts([
    ['main/fr', { pageType: least }],
    ['main/fr', { pageType: { ...least, blog: 'blog' } }],
  ])
})

describe('[R2.15] what crawlers are told', () => {
  reports([
    ['main/np', { robots: 'INDEX' }, 'robots', /"INDEX" on a partner's domain/, /"NOINDEX, FOLLOW" or "NOINDEX"/],
  ])
  accepts([['main/uk', { robots: 'NOINDEX' }]])
})

describe('[R7.6] an id that another service gave us', () => {
  reports([
    ['main/fr', { analyticsId: 'GTM-1"></script>' }, 'analyticsId', /no such id/, /"GTM-AB12CD3", or null/],
    ['main/fr', { analyticsId: 'UA-123456-1' }, 'analyticsId', /"UA-123456-1"/, /null/],
    ['main/fr', { analyticsId: '' }, 'analyticsId', /""/, /null/],
    ['main/fr', { adsId: '12' }, 'adsId', /"12"/, /"ca-pub-/],
  ])
  accepts([
    ['main/fr', { analyticsId: 'GTM-AB12CD3' }],
    ['main/fr', { analyticsId: 'G-1A2B3C4D5E', adsId: 'ca-pub-0123456789012345' }],
  ])
})
