import { runProgram } from '../processes/runProgram.ts'
import { root } from '../base/workspace.ts'

/** A rule of the repository that a script can hold. */
export interface Check {
  /** As it is named in the list of results and in `npm run check -- NAME`. */
  name: string
  /**
   * @returns one line or more per breach, each saying where and how to repair it; none when the rule holds
   */
  run: (signal?: AbortSignal) => Promise<readonly string[]>
}

/** Runs one check and prints what it found, each finding with its repair. @returns whether it passed; one that cannot run has not */
export async function runCheck(check: Check, signal?: AbortSignal): Promise<boolean> {
  const findings = await check
    .run(signal)
    .catch((error: unknown) => [
      `The check ${check.name} could not run: ${error instanceof Error ? error.message : String(error)}`,
    ])
  for (const finding of findings) console.error(finding)
  return findings.length === 0
}

/** Runs a checking program in the root folder: its output is the finding, its exit code says whether there is one. */
export async function runTool(
  command: readonly [string, ...string[]],
  { fix, signal }: { fix: string; signal: AbortSignal | undefined },
): Promise<readonly string[]> {
  const [program, ...args] = command
  const { code, output } = await runProgram(program, args, { cwd: root, quiet: true, ...(signal ? { signal } : {}) })
  return code === 0 ? [] : [output.trimEnd(), fix]
}
