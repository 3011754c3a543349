import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import type { PageConfigSource, TemplateTable } from '../config/UnitApp.ts'
import { buildUnit } from './buildUnit.ts'

const root = mkdtempSync(join(tmpdir(), 'clipfront-unit-'))
afterAll(() => rmSync(root, { recursive: true }))
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

const page: PageConfigSource = { pathComponent: { module: '@clipfront/widgets/pages/x', name: 'XPage' } }
const templates: TemplateTable = {
  home: { home: page },
  merchant: { merchant: page },
  category: { category: page },
  search: { search: page },
  static: { static: page },
  error: { error: page },
}

it.each([
  ['main/uk', 'main/uk: icon "/icon.svg" is no file of the release. Put it into apps/main/public, or name one that is'],
  ['cpus', 'cpus is no site of main.'],
])('[R3.2] %s cannot be built by an app without its files: it says so, and builds nothing', async (site, told) => {
  const output = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const app = {
    unit: 'main',
    root,
    templates,
    messages: '@clipfront/widgets/messages',
    icons: '@clipfront/widgets/icons',
  } as const
  await buildUnit(app, [site], { CLIPFRONT_DATA: root })
  expect([process.exitCode, output.mock.calls.join('')]).toEqual([1, expect.stringContaining(told)])
  expect(readdirSync(root)).toEqual([])
})
