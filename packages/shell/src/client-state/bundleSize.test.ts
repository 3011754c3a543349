import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'

/** Store and listeners, all that the state adds to a page; who the visitor is comes later. */
const BUDGET_GZIP_BYTES = 1_650

it('[R1.3] the browser finds out who it is without the list of bots, by rules that no first paint waits for', async () => {
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'testing/entry.ts'), formats: ['es'], fileName: 'app' },
      rolldownOptions: { external: ['react'] },
    },
  })
  const [output] = [outputs].flat()
  if (!output || !('output' in output)) throw new Error('the bundler gave no output')
  const codes = output.output.map((chunk) => ('code' in chunk ? chunk.code : ''))
  const bytes = gzipSync(codes[0] ?? '', { level: 9 }).length
  console.info(
    `client-wide state: ${bytes} bytes gzip, detection beside it: ${gzipSync(codes.slice(1).join('')).length}`,
  )
  expect(codes.join('')).not.toMatch(/crawler|spider/i)
  expect(codes.map((code) => code.includes('PlayBook'))).toEqual([false, true])
  expect(bytes).toBeLessThan(BUDGET_GZIP_BYTES)
})
