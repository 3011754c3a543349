import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from './root.ts'
import type { TestBed } from './testBed.ts'

const run = promisify(execFile)

/** Runs `npm run catalog -- …` as an operator would, beside the running servers. @returns its output */
export async function catalog(bed: TestBed, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [path.join(root, 'apps/catalog-cli/src/main.ts'), ...args], {
    cwd: root,
    env: { ...process.env, ...bed.environment },
    maxBuffer: 16 * 1024 * 1024,
  })
  return stdout
}
