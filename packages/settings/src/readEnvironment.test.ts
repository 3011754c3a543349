import { expect, it } from 'vitest'
import { formatOrigin, readClock, readHost, readList, readPort } from './readEnvironment.ts'

it('a port has a default, and may be any free one unless the caller needs to know it', () => {
  expect([readPort({}, 'PORT_API'), readPort({ PORT_API: '4567' }, 'PORT_API')]).toEqual([4000, 4567])
  expect(readPort({ PORT_API: '0' }, 'PORT_API')).toBe(0)
  expect(() => readPort({ PORT_API: '0' }, 'PORT_API', 1)).toThrow(/^PORT_API=0 is not a port\./)
})

it.each(['x', '65536', '-1', '80.5', '80a'])('%j is not a port, and the message names the variable', (given) => {
  expect(() => readPort({ PORT_MAIN: given }, 'PORT_MAIN')).toThrow(
    `PORT_MAIN=${given} is not a port. Give a number from 1 to 65535, 0 for any free one, or leave it unset for 3000.`,
  )
})

it('HOST publishes the sites, and nothing else', () => {
  const names = ['PORT_MAIN', 'PORT_CPW', 'PORT_API', 'PORT_ADMIN_API', 'PORT_ADMIN_MAIN', 'PORT_ADMIN_CPW'] as const
  const read = (env: NodeJS.ProcessEnv) => names.map((name) => readHost(env, name))
  const own = '127.0.0.1'
  expect(read({})).toEqual([own, own, own, own, own, own])
  expect(read({ HOST: '0.0.0.0' })).toEqual(['0.0.0.0', '0.0.0.0', own, own, own, own])
  expect(read({ HOST_API: '10.0.0.1', HOST_ADMIN: '::' })).toEqual([own, own, '10.0.0.1', '::', '::', '::'])
})

it.each([
  ['127.0.0.1', 'http://127.0.0.1:4000'],
  ['0.0.0.0', 'http://127.0.0.1:4000'],
  ['::', 'http://127.0.0.1:4000'],
  ['::1', 'http://[::1]:4000'],
  ['10.0.0.1', 'http://10.0.0.1:4000'],
  ['localhost', 'http://localhost:4000'],
])('this machine reaches what listens on %s at %s', (host, origin) => {
  expect(formatOrigin(host, 4000)).toBe(origin)
})

it('a list is separated by commas, spaces or both', () => {
  expect([readList(undefined), readList(' a, b  c,')]).toEqual([[], ['a', 'b', 'c']])
})

it('the clock is the machine’s, or fixed by CLIPFRONT_NOW', () => {
  const clock = readClock({ CLIPFRONT_NOW: '2026-11-20T12:00:00+01:00' })
  clock.now().setFullYear(1970)
  expect(clock.now().toISOString()).toBe('2026-11-20T11:00:00.000Z')
  expect(Math.abs(readClock({}).now().getTime() - Date.now())).toBeLessThan(1000)
  expect(() => readClock({ CLIPFRONT_NOW: 'tomorrow' })).toThrow(/^CLIPFRONT_NOW=tomorrow is not a moment/)
})
