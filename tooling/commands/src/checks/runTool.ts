import { runProgram } from '../processes/runProgram.ts'
import { root } from '../root.ts'

/** Runs a checking program in the root folder: its output is the finding, its exit code says whether there is one. */
export async function runTool(
  command: readonly [string, ...string[]],
  { fix, signal }: { fix: string; signal: AbortSignal | undefined },
): Promise<readonly string[]> {
  const [program, ...args] = command
  const { code, output } = await runProgram(program, args, { cwd: root, quiet: true, ...(signal ? { signal } : {}) })
  return code === 0 ? [] : [output.trimEnd(), fix]
}
