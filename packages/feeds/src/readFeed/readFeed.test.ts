import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { AWIN_EXPORT } from '../testing/awinFeed.ts'
import { collect } from '../testing/collect.ts'
import { readFeed } from './readFeed.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-stream-'))
afterAll(() => rmSync(folder, { recursive: true }))
const SITE = { language: 'en-GB', timeZone: 'Europe/London', now: new Date('2026-11-20T12:00:00Z') }

it('readFeed yields the drafts of a stream', async () => {
  const file = path.join(folder, 'awin.csv')
  writeFileSync(file, AWIN_EXPORT)
  const found = await collect(readFeed(createReadStream(file), { format: 'awin', ...SITE }))
  expect(found).toMatchObject([{ line: 2, kind: 'offer', offer: { code: 'ACORN20', domain: 'oakandacorn.co.uk' } }])
})

it('readFeed yields a rejection with its reason, and refuses another format', async () => {
  const line = JSON.stringify({ merchant: 'Oak', url: '', title: '10% off', codes: [], starts: null, source: 'list' })
  const text = () => new Blob([line.replace('"url":""', '"domain":"","url":"","discount":null,"ends":null')]).stream()
  const found = await collect(readFeed(text(), { format: 'json', name: 'oaks.jsonl', ...SITE }))
  expect(found).toMatchObject([{ line: 1, kind: 'rejection', reason: 'missing_domain' }])
  await expect(collect(readFeed(text(), { format: 'cj', ...SITE }))).rejects.toMatchObject({ word: 'unknown-shape' })
})
