import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { build } from 'vite'
import { servedModules } from './servedModules.ts'

const FILES = {
  'form.served.tsx': `import { Form } from './Form.tsx'\nexport const drawForm: (() => string) | null = () => Form()\n`,
  'Form.tsx': `import './Form.css'\nimport {\n  field,\n} from './Field.tsx'\nexport const Form = () => 'the form ' + field\n`,
  'Field.tsx': `import './Field.css'\nexport const field = 'the field'\n`,
  'later.served.ts': `import { field } from './Field.tsx'\nexport const later: string | null = field\n`,
  'Form.css': '.form { color: red }',
  'Field.css': '.field { color: blue }',
}
let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-served-'))
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What a browser gets of a module: its code, and its styles. */
async function bundle(entry: string): Promise<Record<string, string>> {
  const outputs = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [servedModules()],
    build: {
      write: false,
      lib: { entry: path.join(folder, entry), formats: ['es'], fileName: () => 'a.js', cssFileName: 'a' },
    },
  })
  const [output] = [outputs].flat()
  if (!output || !('output' in output)) throw new Error('the bundler gave no output')
  return Object.fromEntries(
    output.output.map((file) => [path.extname(file.fileName), file.type === 'chunk' ? file.code : String(file.source)]),
  )
}

it('a browser has the styles of what only the server draws, and null in the place of its code', async () => {
  const { '.js': code, '.css': styles } = await bundle('form.served.tsx')
  expect(code).not.toMatch(/the form|the field/)
  expect(code).toMatch(/null/)
  expect(styles).toMatch(/\.form.*\.field|\.field.*\.form/s)
})

it('a browser has nothing of what it loads when it is wanted', async () => {
  const { '.js': code, '.css': styles } = await bundle('later.served.ts')
  expect(code).not.toContain('the field')
  expect(styles).toBeUndefined()
})
