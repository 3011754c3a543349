// `CLIPFRONT_VECTORS=DIR npm run test:vectors`: the tests over rule tables, on the tables of another folder.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { findWorkspacePackages, root } from './base/workspace.ts'
import { readSources } from './base/sourceFiles.ts'
import { findProgram } from './processes/findProgram.ts'
import { runForeground } from './processes/runProgram.ts'
import { runCommand } from './processes/runCommand.ts'

const definition = {
  name: 'test:vectors',
  about:
    'Runs the tests over rule tables, on the tables of the folder that CLIPFRONT_VECTORS names; on our own without it.',
  examples: [''],
} as const

await runCommand(definition, async (_given, onStop) => {
  const given = process.env['CLIPFRONT_VECTORS']
  // npm changes to the root folder; the name was typed in the folder that it calls INIT_CWD.
  const folder = given ? resolve(process.env['INIT_CWD'] ?? root, given) : undefined
  if (folder !== undefined && !existsSync(folder)) throw new Error(`CLIPFRONT_VECTORS names no folder: ${folder}`)
  const env = { ...process.env, ...(folder === undefined ? {} : { CLIPFRONT_VECTORS: folder }) }
  const readers = readSources(/\.test\.tsx?$/).filter(({ text }) => /\breadVectors\(/.test(text))
  const failed: string[] = []
  for (const { path: packagePath, folder: cwd } of findWorkspacePackages()) {
    const inPackage = `${packagePath}/`
    const files = readers.flatMap(({ path }) => (path.startsWith(inPackage) ? path.slice(inPackage.length) : []))
    if (files.length === 0) continue
    console.log(`\n${inPackage}`)
    const vitest = findProgram(cwd, 'vitest')
    await runForeground(process.execPath, [vitest, 'run', ...files], { cwd, env, onStop }).catch(() =>
      failed.push(inPackage),
    )
  }
  if (failed.length > 0) throw new Error(`Other answers than in the tables: ${failed.join(', ')}`)
})
