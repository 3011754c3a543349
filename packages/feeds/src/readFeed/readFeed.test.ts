import { createReadStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { AWIN_EXPORT } from '../testing/awinFeed.ts'
import { collect } from '../testing/collect.ts'
import { readFeed, readFeedFile } from './readFeed.ts'

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

it.each<[string, string, (text: string) => Buffer]>([
  ['in the letters of Windows', 'Windows-1252', (text) => Buffer.from(text, 'latin1')],
  ['in UTF-16', 'UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
])('a file %s is read, its encoding is told, and errors call it by its name', async (_, encoding, write) => {
  const file = path.join(folder, 'feed.csv')
  const onEncoding = vi.fn<(encoding: string) => void>()
  const read = (text: string) => {
    writeFileSync(file, write(text))
    return collect(readFeedFile(file, { ...SITE, format: 'csv', onEncoding }))
  }
  const found = await read('Store,Title,URL,Code\nOak,10% off crème brûlée,https://oak.com/a,CRÈME')
  expect(found).toMatchObject([{ line: 2, offer: { code: 'CRÈME', title: '10% off crème brûlée' } }])
  expect(onEncoding).toHaveBeenCalledExactlyOnceWith(encoding)
  await expect(read('à,b\n1,2')).rejects.toThrow(`${file} has a shape that no map knows. Seen: records with à, b.`)
})

it('a folder of YAML is read whatever each file is written in', async () => {
  const offers = path.join(folder, 'offers')
  mkdirSync(offers)
  const text = 'title: 10% off crème\nurl: https://oak.com/a\ncode: CRÈME\n'
  for (const encoding of ['latin1', 'utf8'] as const)
    writeFileSync(path.join(offers, `${encoding}.yaml`), Buffer.from(text, encoding))
  const found = await collect(readFeedFile(offers, { ...SITE, format: 'yaml' }))
  expect(found).toMatchObject([{ offer: { code: 'CRÈME' } }, { offer: { code: 'CRÈME' } }])
})
