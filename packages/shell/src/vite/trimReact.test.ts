import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parseAst, type Plugin } from 'vite'
import { trimReact, trimReactDom } from './trimReact.ts'

const folder = path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json'))
const file = path.join(folder, 'cjs/react-dom-client.production.js')
const source = readFileSync(file, 'utf8')

/** What a build does with a module. */
function transform({ transform: hook }: Plugin, code: string, id: string): unknown {
  if (typeof hook !== 'object' || typeof hook.handler !== 'function') throw new Error('the plugin transforms nothing')
  return Reflect.apply(hook.handler, {}, [code, id])
}

it('the react-dom of the lock file has all that is left out, and is a module still', () => {
  const trimmed = trimReactDom(source)
  expect(() => parseAst(trimmed)).not.toThrow()
  expect(trimmed).not.toContain('FragmentInstance.prototype')
  expect(source.length - trimmed.length).toBeGreaterThan(60_000)
})

it('a react-dom that has changed stops the build, and is told by what it lacks', () => {
  expect(() => trimReactDom(source.replace('function startViewTransition(', 'function beginViewTransition('))).toThrow(
    'This react-dom has no startViewTransition',
  )
})

it.each([
  `import { ViewTransition } from 'react'`,
  `const [state, run] = useActionState(save, null)`,
  `<Fragment key="a" ref={watch}>`,
  `<Suspense fallback={null}>`,
  `const Later = lazy(() => import('./Later.tsx'))`,
  `<title>Coupons</title>`,
  `<link rel="preload" href="/a" />`,
  `<form action={async (form) => send(form)}>`,
])('our own code that needs what is left out stops the build: %s', (code) => {
  expect(() => transform(trimReact(), code, '/x/packages/widgets/src/a/A.tsx')).toThrow('is built without')
})

it('a form that the server answers does not', () => {
  expect(transform(trimReact(), '<form action={PAGE_PATHS.search}>', '/x/packages/widgets/src/a/A.tsx')).toBeNull()
})
