import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { createProxyTrust } from './createProxyTrust.ts'

function requestFrom(remoteAddress: string, headers: Record<string, string> = {}) {
  return { socket: { remoteAddress }, headers: { host: 'direct.example', ...headers } } as FastifyRequest
}
const forwarded = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.1.1.1', 'x-forwarded-host': 'www.clipfront.example' }

describe('behind trusted proxies', () => {
  const trust = createProxyTrust(['10.0.0.0/8', '::1'])

  it('the client is the nearest address that is none of ours', () => {
    expect(trust.clientAddress(requestFrom('::ffff:10.2.2.2', forwarded))).toBe('203.0.113.9')
    expect(trust.host(requestFrom('::1', forwarded))).toBe('www.clipfront.example')
  })

  it('the name is the one that the shopper asked for, not a proxy’s', () => {
    const chain = { ...forwarded, 'x-forwarded-host': 'www.clipfront.example, inner.example' }
    expect(trust.host(requestFrom('::1', chain))).toBe('www.clipfront.example')
  })

  it('what a stranger says is not believed', () => {
    const stranger = requestFrom('203.0.113.1', forwarded)
    expect([trust.isTrusted(stranger), trust.clientAddress(stranger), trust.host(stranger)]).toEqual([
      false,
      '203.0.113.1',
      'direct.example',
    ])
  })

  it('nonsense in the header leaves the address of the connection', () => {
    expect(trust.clientAddress(requestFrom('10.0.0.1', { 'x-forwarded-for': 'unknown, ' }))).toBe('10.0.0.1')
  })
})

it('without trusted proxies nobody is', () => {
  expect(createProxyTrust([]).isTrusted(requestFrom('127.0.0.1'))).toBe(false)
})

it.each(['nonsense', '10.0.0.0/99', '10.0.0.0/x'])('refuses %s at the start', (proxy) => {
  expect(() => createProxyTrust([proxy])).toThrow(/TRUSTED_PROXIES names/)
})
