import { createHash } from 'node:crypto'
import { resolveSiteStyle } from '@clipfront/routing/head'
import { findSiteByName } from '@clipfront/site-config'
import { expect, it } from 'vitest'
import { securityHeaders } from './securityHeaders.ts'

const found = findSiteByName('main/uk')
if (!found) throw new Error('main/uk is a site')
const uk = found

function readPolicy(site = uk, inlineScript = ''): Record<string, string> {
  const policy = securityHeaders(site, inlineScript)['content-security-policy'] ?? ''
  return Object.fromEntries(
    policy.split('; ').map((rule) => [rule.split(' ', 1)[0], rule.slice(rule.indexOf(' ') + 1)]),
  )
}

const hashScript = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('lets nothing run, frame the page or be talked to but what is ours', () => {
  expect(readPolicy()).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  })
  expect(securityHeaders(uk, '')).toMatchObject({ 'x-content-type-options': 'nosniff' })
})

it('names the script and the style that stand in the document by their hashes', () => {
  const site = { ...uk, customStyle: 'main{color:red}' }
  expect(readPolicy(site, 'alert(1)')).toMatchObject({
    'script-src': `'self' ${hashScript('alert(1)')}`,
    'style-src': `'self' ${hashScript(resolveSiteStyle(site))}`,
  })
})

it('[R7.6] lets in the tag manager and the hosts of its tags, of the site whose file names them', () => {
  const site = { ...uk, analyticsId: 'GTM-AB12CD3', tagHosts: ['*.tags.example'] }
  const tags = 'https://www.googletagmanager.com https://*.tags.example'
  expect(readPolicy(site)).toMatchObject({
    'script-src': `'self' ${tags}`,
    'img-src': `'self' data: ${tags}`,
    'connect-src': `'self' ${tags}`,
    'default-src': "'none'",
  })
  expect(securityHeaders(uk, '')['content-security-policy']).not.toMatch(/https?:/)
})

it('[R1.2] lets in the ad service and the hosts of its advertisements, of the site that has an id, and frames of these alone', () => {
  const ads = 'https://pagead2.googlesyndication.com https://*.ads.example'
  expect(readPolicy({ ...uk, adsId: 'ca-pub-0000000000000000', adHosts: ['*.ads.example'] })).toMatchObject({
    'script-src': `'self' ${ads}`,
    'img-src': `'self' data: ${ads}`,
    'connect-src': `'self' ${ads}`,
    'frame-src': ads,
    'style-src': "'self'",
  })
  expect(readPolicy()).not.toHaveProperty('frame-src')
})

it('[R7.7] lets reports of errors go to their host alone', () => {
  const errorReports = { dsn: 'https://key@reports.example/42', hosts: [uk.hosts[0]] }
  expect(readPolicy({ ...uk, errorReports })).toMatchObject({
    'connect-src': "'self' https://reports.example",
    'script-src': "'self'",
  })
})
