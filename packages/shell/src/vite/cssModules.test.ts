import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { expect, it } from 'vitest'
import { repository } from '../config/repository.ts'
import { cssModules } from './cssModules.ts'

it(
  'each class of each stylesheet has a name of two to four letters, which no other has',
  { timeout: 60_000 },
  async () => {
    const config = await resolveConfig({ configFile: false, css: cssModules }, 'build')
    const files = globSync('{apps,packages}/*/src/**/*.module.css', { cwd: repository })
    const names: string[] = []
    for (const file of files.map((each) => path.join(repository, each))) {
      const { modules = {} } = await preprocessCSS(readFileSync(file, 'utf8'), file, config)
      // What follows the first are names that it composes.
      names.push(...Object.values(modules).map((value) => value.split(' ', 1)[0] ?? ''))
    }
    expect(names.length).toBeGreaterThan(300)
    expect(names.filter((name) => !/^[A-Z]{1,2}[a-z]{1,2}$/.test(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  },
)
