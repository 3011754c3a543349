import { type DeviceClass, resolveDevice } from '@clipfront/routing/visitor'
import type { FastifyRequest } from 'fastify'

const CLASSES: Readonly<Record<string, DeviceClass>> = { mobile: 'mobile', tablet: 'tablet', pc: 'pc' }

/**
 * The device class by which pages are made and cached (R1.3), and whether a CDN named it: only then may the answer be shared.
 * @param isTrusted the request came through one of `TRUSTED_PROXIES`
 */
export function deviceClassOf(
  { headers }: FastifyRequest,
  isTrusted: boolean,
): { device: DeviceClass; fromCdn: boolean } {
  const named = isTrusted ? CLASSES[String(headers['x-device'])] : undefined
  if (named) return { device: named, fromCdn: true }
  const hint = headers['sec-ch-ua-mobile']
  const hints = typeof hint === 'string' ? { secChUaMobile: hint } : {}
  return { device: resolveDevice(headers['user-agent'] ?? '', hints), fromCdn: false }
}
