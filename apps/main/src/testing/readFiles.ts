import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Content of every file of a build by its path, but for the record of what went into it. */
export function readFiles(root: string): Record<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  const paths = files.map((file) => path.relative(root, path.join(file.parentPath, file.name))).toSorted()
  const built = paths.filter((file) => file !== 'inputs.json')
  return Object.fromEntries(built.map((file) => [file, readFileSync(path.join(root, file), 'base64')]))
}
