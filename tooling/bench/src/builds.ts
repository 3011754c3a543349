// How long the releases of all sites take: with an empty cache, with a full one, and after an edit to a widget.
//   npm run bench -- builds
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { sites } from '@clipfront/site-config'

const COLD_LIMIT_S = 30
const KEPT_LIMIT_S = 3
const EDITED = 'packages/widgets/src/section-heading/SectionHeading.tsx'
const root = path.resolve(import.meta.dirname, '../../..')
const dataFolder = mkdtempSync(path.join(tmpdir(), 'clipfront-builds-'))

console.log(`${sites.length} sites, ${availableParallelism()} cores`)
try {
  forget()
  print('with nothing kept', await build(), `limit ${COLD_LIMIT_S} s on two cores`)
  print('with everything kept', await build(), `limit ${KEPT_LIMIT_S} s`)
  const edited = path.join(root, EDITED)
  const before = readFileSync(edited)
  appendFileSync(edited, '// edited\n')
  try {
    print('after an edit to a widget', await build(), '')
  } finally {
    writeFileSync(edited, before)
  }
} finally {
  rmSync(dataFolder, { recursive: true, force: true })
}

/** Removes the code and the messages that earlier runs have built. */
function forget(): void {
  for (const folder of globSync('apps/{main,cpw}/dist/{code,messages}-*', { cwd: root })) {
    rmSync(path.join(root, folder), { recursive: true })
  }
}

/** @returns seconds by the clock: what a person waits */
async function build(): Promise<number> {
  const started = performance.now()
  const env = { ...process.env, CLIPFRONT_DATA: dataFolder }
  const child = spawn(process.execPath, ['tooling/commands/src/build.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The build failed: see above.')
  return (performance.now() - started) / 1000
}

function print(what: string, seconds: number, limit: string): void {
  console.log(`  ${what.padEnd(26)} ${seconds.toFixed(1).padStart(5)} s  ${limit}`.trimEnd())
}
