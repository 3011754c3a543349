import { expect, it } from 'vitest'
import { environmentOf } from './environmentOf.ts'

it.each([
  ['localhost', 'dev'],
  ['localhost:3000', 'dev'],
  ['LOCALHOST', 'dev'],
  ['www.main.localhost', 'dev'],
  ['beta.www.main.localhost', 'dev'],
  ['127.0.0.1', 'dev'],
  ['127.1.2.3:80', 'dev'],
  ['[::1]', 'dev'],
  ['[::1]:3000', 'dev'],
  ['Dev.uk.clipfront.example', 'dev'],
  ['BETA.uk.clipfront.example:443', 'beta'],
  ['uk.clipfront.example', 'prod'],
  ['192.0.2.10', 'prod'],
  ['', 'prod'],
])('[R9.8] %j is %s', (host, environment) => expect(environmentOf(host)).toBe(environment))

// The rules of production are the strictest, so a host that only looks like a developer's gets them.
it.each([
  'localhost.evil.example',
  'notlocalhost',
  '127.0.0.1.evil.example',
  '127.0.0.1evil',
  '128.0.0.1',
  'devuk.clipfront.example',
  'beta-uk.clipfront.example',
  'uk.dev.clipfront.example',
  'localhost.',
  '[::1',
])('[R9.8] %j is prod: it only looks like another', (host) => expect(environmentOf(host)).toBe('prod'))
