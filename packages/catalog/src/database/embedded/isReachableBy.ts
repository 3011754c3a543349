import { statSync } from 'node:fs'
import path from 'node:path'
import type { Account } from './account.ts'

const OTHERS_ENTER = 0o001
const OTHERS_READ = 0o004

/**
 * Whether another account can get at a program: every folder above lets others pass, and the file lets them read.
 * A checkout in root's home does not.
 */
export function isReachableBy(account: Account | null, file: string): boolean {
  if (account === null) return true
  if (!(statSync(file).mode & OTHERS_READ)) return false
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if (!(statSync(folder).mode & OTHERS_ENTER)) return false
    if (folder === path.dirname(folder)) return true
  }
}
