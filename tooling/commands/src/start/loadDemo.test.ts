import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSettings } from '../base/settings.ts'
import { loadDemo } from './loadDemo.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clipfront-demo-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const onStop = () => {}

it('npm start and npm run dev leave a database that DATABASE_URL names alone', async () => {
  // Nobody answers there: the command would fail.
  const env = { ...process.env, CLIPFRONT_DATA: folder, DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/x' }
  await loadDemo(readSettings(env), onStop, env)
  expect(readdirSync(folder)).toEqual([])
})

it('npm start says why the demo could not be loaded', async () => {
  const env = { ...process.env, CLIPFRONT_DATA: folder, DATABASE_URL: '', CLIPFRONT_NOW: 'yesterday' }
  await expect(loadDemo(readSettings(env), onStop, env)).rejects.toThrow(
    /^The demo could not be loaded\.\ncatalog: CLIPFRONT_NOW=yesterday is no/,
  )
})
