import { describe } from 'vitest'
import { eachIsRight, eachIsTold } from '../testing/wrongFile.ts'

describe('[R7.6] an id that another service gave us', () => {
  eachIsTold([
    ['main/fr', { analyticsId: 'GTM-1"></script>' }, 'analyticsId', /no such id/, /"GTM-AB12CD3", or null/],
    ['main/fr', { analyticsId: 'UA-123456-1' }, 'analyticsId', /"UA-123456-1"/, /null/],
    ['main/fr', { analyticsId: '' }, 'analyticsId', /""/, /null/],
    ['main/fr', { adsId: '12' }, 'adsId', /"12"/, /"ca-pub-/],
  ])
  eachIsRight([
    ['main/fr', { analyticsId: 'GTM-AB12CD3' }],
    ['main/fr', { analyticsId: 'G-1A2B3C4D5E', adsId: 'ca-pub-0123456789012345' }],
  ])
})
