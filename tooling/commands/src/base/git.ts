import { execFileSync } from 'node:child_process'

/** What git prints in a folder. @throws Error when it fails */
export function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', maxBuffer: 100 * 1024 * 1024 })
}
