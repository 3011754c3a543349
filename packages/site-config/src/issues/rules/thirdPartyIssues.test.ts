import { describe } from 'vitest'
import { accepts, reports } from '../testing/wrongFile.ts'

const analyticsId = 'GTM-AB12CD3'
const dsn = 'https://0123abcd@reports.example/42'
const hosts = ['fr.clipfront.example']

describe('[R7.6] the hosts of a tag manager', () => {
  reports([
    ['main/fr', { analyticsId, tagHosts: ['x.example; script-src *'] }, 'tagHosts[0]', /is no host/, /tags\.example/],
    ['main/fr', { analyticsId, tagHosts: ['*'] }, 'tagHosts[0]', /"\*" is no host/, /tags\.example/],
    ['main/fr', { tagHosts: ['tags.example'] }, 'tagHosts', /has not/, /analyticsId/],
  ])
  accepts([['main/fr', { analyticsId, tagHosts: ['*.tags.example', 'pixel.example'] }]])
})

describe('[R1.2] the hosts of advertisements', () => {
  const adsId = 'ca-pub-0123456789012345'
  reports([
    ['main/fr', { adsId, adHosts: ['ads.example; frame-src *'] }, 'adHosts[0]', /is no host/, /tags\.example/],
    ['main/fr', { adHosts: ['ads.example'] }, 'adHosts', /has not/, /adsId/],
  ])
  accepts([['main/fr', { adsId, adHosts: ['*.ads.example'] }]])
})

describe('[R1.2] where the extension is installed from', () => {
  const extensionPages = { chromium: 'https://store.example/clipfront', firefox: 'https://addons.example/clipfront' }
  const wrong = { ...extensionPages, firefox: 'javascript:alert(1)' }
  reports([['main/fr', { extensionPages: wrong }, 'extensionPages.firefox', /no address/, /addons\.example/]])
  accepts([['main/fr', { extensionPages }]])
})

describe('[R7.5] the hosts whose pictures are fetched', () => {
  const wrong = ['*.img.example', 'IMG.example', 'https://img.example', 'img.example:8080', 'localhost', '127.0.0.1']
  reports(
    wrong.map((host) => ['main/fr', { imageHosts: [host] }, 'imageHosts[0]', /no host/, /img\.merchant/] as const),
  )
  accepts([['main/fr', { imageHosts: ['img.merchant.example', 'xn--bcher-kva.example'] }]])
})

describe('[R7.7] where errors are reported to', () => {
  reports([
    ['main/fr', { errorReports: { dsn: 'https://reports.example/42', hosts } }, 'errorReports.dsn', /no address/, /42/],
    [
      'main/fr',
      { errorReports: { dsn: 'http://k@reports.example/42', hosts } },
      'errorReports.dsn',
      /no address/,
      /42/,
    ],
    ...['https://k:secret@reports.example/42', 'https://k@reports.example/42?x=1', 'https://k@reports.example/x'].map(
      (wrong) => ['main/fr', { errorReports: { dsn: wrong, hosts } }, 'errorReports.dsn', /no address/, /42/] as const,
    ),
    [
      'main/fr',
      { errorReports: { dsn, hosts: ['beta.fr.clipfront.example'] } },
      'errorReports.hosts[0]',
      /no host of/,
      /fr/,
    ],
  ])
  accepts([['main/fr', { errorReports: { dsn, hosts } }]])
})
