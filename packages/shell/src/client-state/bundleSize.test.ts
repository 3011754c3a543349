import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'

/** Store, detection and listeners, all that the state adds to a page. */
const BUDGET_GZIP_BYTES = 2_900

it('[R1.3] the browser finds out who it is without the list of bots, and in little', async () => {
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'testing/entry.ts'), formats: ['iife'], name: 'app' },
      rolldownOptions: { external: ['react'] },
    },
  })
  const [output] = [outputs].flat()
  if (!output || !('output' in output)) throw new Error('the bundler gave no output')
  const { code } = output.output[0]
  const bytes = gzipSync(code, { level: 9 }).length
  console.info(`client-wide state and detection: ${bytes} bytes gzip`)
  expect(code).not.toMatch(/crawler|spider/i)
  expect(code, 'the rules themselves are there').toContain('PlayBook')
  expect(bytes).toBeLessThan(BUDGET_GZIP_BYTES)
})
