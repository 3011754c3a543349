import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { bundleInlineScript } from '../vite/bundleInlineScript.ts'

/** It stands in every document. Links that were built are taken as they are. */
const BUDGET_GZIP_BYTES = 3_000

it('the inline script stays small and knows no list of sites', async () => {
  const code = await bundleInlineScript()
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(BUDGET_GZIP_BYTES)
  expect(code).not.toContain('clipfront.example')
})
