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

  it.each([
    ['203.0.113.9:5555', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['198.51.100.7, 203.0.113.9:5555 , [::1]:80', '203.0.113.9'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
  ])('the client of X-Forwarded-For: %s is %s', (hops, client) => {
    expect(trust.clientAddress(requestFrom('10.0.0.1', { 'x-forwarded-for': hops }))).toBe(client)
  })

  it.each(['www.clipfront.example', 'www.clipfront.example, WWW.clipfront.example', ' www.clipfront.example ,,'])(
    'the host of X-Forwarded-Host: %s is the one that it names',
    (named) => {
      const request = requestFrom('::1', { 'x-forwarded-host': named })
      expect(trust.isContradictory(request)).toBe(false)
      expect(trust.host(request).toLowerCase()).toBe('www.clipfront.example')
    },
  )

  it('an empty X-Forwarded-Host names none', () => {
    expect(trust.host(requestFrom('::1', { 'x-forwarded-host': ' ' }))).toBe('direct.example')
  })

  it.each([
    { 'x-forwarded-host': 'uk.clipfront.example, www.clipfront.example' },
    { 'x-forwarded-host': 'www.clipfront.example, www.clipfront.example:8080' },
    { 'x-forwarded-proto': 'https, http' },
  ])('%o contradicts itself, from a trusted proxy', (headers) => {
    expect(trust.isContradictory(requestFrom('::1', headers))).toBe(true)
    expect(trust.isContradictory(requestFrom('203.0.113.1', headers))).toBe(false)
  })

  it.each([
    ['https', 'https'],
    ['HTTPS, https', 'https'],
    ['http', 'http'],
    ['ftp', undefined],
    ['', undefined],
  ])('X-Forwarded-Proto: %s is %s', (named, scheme) => {
    expect(trust.scheme(requestFrom('::1', { 'x-forwarded-proto': named }))).toBe(scheme)
  })

  it('what a stranger says is not believed', () => {
    const stranger = requestFrom('203.0.113.1', forwarded)
    expect([trust.isTrusted(stranger), trust.clientAddress(stranger), trust.host(stranger)]).toEqual([
      false,
      '203.0.113.1',
      'direct.example',
    ])
  })

  it.each(['unknown, ', '6.6.6.6, unknown', '6.6.6.6, [203.0.113.9', '6.6.6.6, 203.0.113.9:port, 10.1.1.1'])(
    'X-Forwarded-For: %s leaves the address of the connection, and what the visitor wrote before is not believed',
    (hops) => {
      expect(trust.clientAddress(requestFrom('10.0.0.1', { 'x-forwarded-for': hops }))).toBe('10.0.0.1')
    },
  )
})

it('without trusted proxies nobody is', () => {
  expect(createProxyTrust([]).isTrusted(requestFrom('127.0.0.1'))).toBe(false)
})

it('warns once of a proxy that TRUSTED_PROXIES leaves out, and names no address', () => {
  const warnings: string[] = []
  const trust = createProxyTrust(['10.0.0.0/8'], (warning) => void warnings.push(warning))
  trust.clientAddress(requestFrom('10.0.0.1', forwarded))
  trust.clientAddress(requestFrom('203.0.113.1'))
  expect(warnings).toEqual([])
  trust.clientAddress(requestFrom('203.0.113.1', forwarded))
  trust.clientAddress(requestFrom('203.0.113.2', forwarded))
  expect(warnings).toEqual([expect.stringContaining('TRUSTED_PROXIES')])
  expect(warnings[0]).not.toMatch(/\d\.\d/)
})

it.each(['nonsense', '10.0.0.0/99', '10.0.0.0/x'])('refuses %s at the start', (proxy) => {
  expect(() => createProxyTrust([proxy])).toThrow(/TRUSTED_PROXIES names/)
})
