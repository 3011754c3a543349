import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const checkout = mkdtempSync(join(tmpdir(), 'clipfront-bootstrap-'))
const entry = join(checkout, 'tooling', 'bootstrap', 'run.cjs')
mkdirSync(join(checkout, 'tooling', 'bootstrap'), { recursive: true })
for (const name of ['run.cjs', 'src'])
  cpSync(resolve(import.meta.dirname, '..', name), join(checkout, 'tooling', 'bootstrap', name), { recursive: true })
writeFileSync(join(checkout, 'pnpm-lock.yaml'), '')
afterAll(() => rmSync(checkout, { recursive: true }))

function run(env: NodeJS.ProcessEnv, script = entry) {
  const { status, stderr } = spawnSync(process.execPath, [script, 'hello.ts'], { env, encoding: 'utf8' })
  return { status, stderr: stderr.trim() }
}

it('reports in one line that the registry cannot be reached, and leaves no partial set-up', () => {
  const { status, stderr } = run({
    PATH: process.env['PATH'],
    HOME: checkout,
    npm_config_registry: 'http://127.0.0.1:9/',
  })
  expect(stderr).toMatch(/^npm could not bring Node .* check the network.*$/)
  expect(status).toBe(1)
  expect(readdirSync(checkout).filter((name) => /toolchain|lock$/.test(name))).toEqual([])
})

it('says in one line that npm is missing', () => {
  expect(run({ PATH: join(checkout, 'nowhere') }).stderr).toMatch(/^npm is not on the PATH\. .*$/)
})

it('reports an old Node in syntax that it can parse', () => {
  const source = readFileSync(entry, 'utf8')
  // A machine has no second Node; the entry sees the version that one would report.
  const script = join(checkout, 'old.cjs')
  writeFileSync(script, source.replace('process.versions.node', "'12.22.12'"))
  expect(run({}, script).stderr).toMatch(/^Node 12\.22\.12 is too old .* Install Node 20 or later .*$/)
  const code = source.replaceAll(/^\/\/.*$/gm, '')
  expect(code).not.toMatch(/=>|`|\b(?:const|let|import|async|await)\b|\?\.|\?\?/)
})

it('is what every command of the repository starts with', () => {
  const manifest = readFileSync(resolve(import.meta.dirname, '..', '..', '..', 'package.json'), 'utf8')
  const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> }
  for (const script of Object.values(scripts)) expect(script).toMatch(/^node tooling\/bootstrap\/run\.cjs /)
  expect(execFileSync(process.execPath, ['--check', entry]).length).toBe(0)
})
