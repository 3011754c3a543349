import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { bundleInlineScript } from '../vite/bundleInlineScript.ts'
import { INLINE_BUDGET } from './INLINE_BUDGET.ts'

it('the inline script stays small and knows no list of sites', async () => {
  const code = await bundleInlineScript()
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(INLINE_BUDGET)
  expect(code).not.toContain('clipfront.example')
})
