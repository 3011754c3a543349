import { readFileSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { guidance } from './guidance.ts'

const widgets = join(import.meta.dirname, '../../../../packages/widgets/src')
const titles = globSync('**/*.stories.tsx', { cwd: widgets })
  .flatMap((file) => /title: '([A-Z]\w+\/.+?)',/.exec(readFileSync(join(widgets, file), 'utf8'))?.[1] ?? [])
  .filter((title) => !title.startsWith('Pages/'))

it('[R1.2] says of every widget with stories when it is the right one, and of no other', () => {
  expect(titles.length).toBeGreaterThan(50)
  expect(Object.keys(guidance).toSorted()).toEqual([...new Set(titles)].toSorted())
})
