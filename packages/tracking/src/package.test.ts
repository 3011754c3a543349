import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')

/** A stranger's project, which has nothing but the package as npm would get it. */
let project: string
let tarball: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'clipfront-tracking-'))
  await run('pnpm', ['build'], { cwd: root })
  await run('pnpm', ['pack', '--pack-destination', project], { cwd: root })
  const [file = ''] = await readdir(project)
  tarball = new Uint8Array(await readFile(join(project, file)))
  const installed = join(project, 'node_modules/@clipfront/tracking')
  await mkdir(installed, { recursive: true })
  await run('tar', ['xzf', join(project, file), '-C', installed, '--strip-components=1'])
})
afterAll(() => rm(project, { recursive: true, force: true }))

it('publint has nothing to say of the package', async () => {
  const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true })
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
})

it('its types are right for all who can import modules', async () => {
  const analysis = await checkPackage(createPackageFromTarballData(tarball))
  // Node before 12 reads no `exports`; CommonJS gets modules by `require` from Node 22 on.
  const problems = analysis.types && analysis.problems.filter(({ kind }) => kind !== 'CJSResolvesToESM')
  expect(
    problems && problems.filter((problem) => !('resolutionKind' in problem && problem.resolutionKind === 'node10')),
  ).toEqual([])
})

it('the example of its README compiles and builds in a project that has only the package', async () => {
  const [, example = ''] = /```ts\n(.*?)```/s.exec(await readFile(join(root, 'README.md'), 'utf8')) ?? []
  expect(example.split('\n').filter((line) => line.trim()).length).toBeLessThanOrEqual(10)
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    types: [],
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    target: 'ES2022',
  }
  await writeFile(join(project, 'package.json'), '{"type":"module"}')
  await writeFile(join(project, 'example.ts'), example)
  for (const [module, moduleResolution] of [
    ['NodeNext', 'NodeNext'],
    ['ESNext', 'Bundler'],
  ]) {
    const compilerOptions = { ...options, module, moduleResolution }
    await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['example.ts'] }))
    await run(join(root, 'node_modules/.bin/tsc'), ['-p', project])
  }
  const code = await bundle(join(project, 'example.ts'))
  expect(code).toContain('/api/pagepoint')
  expect(code, 'all of it is in there').not.toMatch(/\bimport\b|\brequire\(/)
})

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: project,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'], fileName: 'example' } },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('the bundler gave no output')
  return output.output[0].code
}
