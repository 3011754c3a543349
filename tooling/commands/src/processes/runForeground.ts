import { spawn } from 'node:child_process'

export interface ForegroundOptions {
  cwd: string
  env: NodeJS.ProcessEnv
  onStop: (stop: () => Promise<void>) => void
}

/**
 * Runs a program that talks to the terminal itself, until it ends.
 * @throws Error when it ends with a code other than 0
 */
export function runForeground(
  command: string,
  args: readonly string[],
  { cwd, env, onStop }: ForegroundOptions,
): Promise<void> {
  const child = spawn(command, args, { cwd, env, stdio: 'inherit' })
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args[0] ?? command} ended with code ${code ?? 'of a signal'}.`)),
    )
  })
  onStop(async () => {
    child.kill('SIGTERM')
    await ended.catch(() => {})
  })
  return ended
}
