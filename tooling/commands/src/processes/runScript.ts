import { join } from 'node:path'
import { type ProgramOptions, runProgram } from './runProgram.ts'

/**
 * Runs a script of ours with this Node, as `runProgram` does. When this process is killed outright, the script ends with it, and
 * so does all that it started.
 * @param args the script, and what it is told
 */
export function runScript(
  args: readonly string[],
  options: Omit<ProgramOptions, 'hasChannel'>,
): Promise<{ code: number; output: string }> {
  const killWithParent = join(import.meta.dirname, 'killWithParent.ts')
  return runProgram(process.execPath, ['--import', killWithParent, ...args], { ...options, hasChannel: true })
}
