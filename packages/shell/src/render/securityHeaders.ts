import { hash } from 'node:crypto'
import { resolveSiteStyle } from '@clipfront/routing/head'
import type { Site } from '@clipfront/site-config'
import { AD_SERVICE } from '@clipfront/site-config/ad-service'
import { TAG_SERVICE } from '@clipfront/site-config/tag-service'

/**
 * The headers that every document of a site carries. Nothing runs or styles but files of the release and the two texts whose
 * hashes stand here; nobody may frame the page, and it talks to its own origin alone: the hosts of a tag manager, of error reports
 * and of advertisements are let in where the site's file names them (R7.6, R7.7, R1.2), and these alone may stand in a frame.
 */
export function securityHeaders(site: Site, inlineScript: string): Record<string, string> {
  const scripts = inlineScript ? `'self' ${hashSource(inlineScript)}` : `'self'`
  const tags = site.analyticsId === null ? '' : listOrigins([TAG_SERVICE.host, ...site.tagHosts])
  const ads = site.adsId === null ? '' : listOrigins([AD_SERVICE.host, ...site.adHosts])
  const reports = site.errorReports ? ` ${new URL(site.errorReports.dsn).origin}` : ''
  const style = resolveSiteStyle(site)
  const policy = [
    `default-src 'none'`,
    `script-src ${scripts}${tags}${ads}`,
    `style-src 'self'${style ? ` ${hashSource(style)}` : ''}`,
    `img-src 'self' data:${tags}${ads}`,
    `font-src 'self'`,
    `connect-src 'self'${tags}${ads}${reports}`,
    ...(ads ? [`frame-src${ads}`] : []),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  }
}

function listOrigins(hosts: readonly string[]): string {
  return hosts.map((host) => ` https://${host}`).join('')
}

function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}
