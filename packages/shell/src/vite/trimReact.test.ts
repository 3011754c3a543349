import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { build as buildVite, parseAst, type Plugin } from 'vite'
import { trimExports, trimReact, trimReactDom } from './trimReact.ts'

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
  expect(trimmed).not.toMatch(/FragmentInstance\.prototype|accentHeight/)
  expect(source.length - trimmed.length).toBeGreaterThan(90_000)
})

it('a react-dom that has changed stops the build, and is told by what it lacks', () => {
  expect(() => trimReactDom(source.replace('function startViewTransition(', 'function beginViewTransition('))).toThrow(
    'This react-dom has no startViewTransition',
  )
})

it.each([
  ['react/package.json', 'cjs/react.production.js', ['useState', 'Component', 'createContext', 'use']],
  ['react-dom/package.json', 'cjs/react-dom.production.js', ['flushSync']],
])('%s exports what is asked for, and none of the rest', (module, inside, kept) => {
  const found = path.join(path.dirname(createRequire(import.meta.url).resolve(module)), inside)
  const trimmed = trimExports(readFileSync(found, 'utf8'))
  expect(() => parseAst(trimmed)).not.toThrow()
  expect(trimmed).not.toMatch(/^exports\.(?:lazy|memo|createElement|preload|createPortal) =/m)
  for (const name of kept) expect(trimmed).toContain(`exports.${name} = `)
})

it.each([
  `import { ViewTransition } from 'react'`,
  `import { memo } from 'react'`,
  `import { useState, useTransition } from 'react'`,
  `import { createPortal } from 'react-dom'`,
  `<p style={{ color }}>`,
  `<input onSelect={note} />`,
  `<p onPointerEnter={wake}>`,
  `<select name="a" onChange={choose}>`,
  `<path strokeLinecap="round" />`,
  `<clip-board text={code} />`,
  `import { useActionState } from 'react'\nconst [state, run] = useActionState(save, null)`,
  `<Fragment key="a" ref={watch}>`,
  `import { Suspense } from 'react'\n<Suspense fallback={null}>`,
  `import { lazy } from 'react'\nconst Later = lazy(() => import('./Later.tsx'))`,
  `<title>Coupons</title>`,
  `<link rel="preload" href="/a" />`,
  `<form action={async (form) => send(form)}>`,
])('our own code that needs what is left out stops the build: %s', (code) => {
  expect(() => transform(trimReact(), code, '/x/packages/widgets/src/a/A.tsx')).toThrow('is built without')
})

describe('code of ours without markup', () => {
  const own = '/x/packages/widgets/src/a/later.ts'

  it.each([
    `import { lazy } from 'react'`,
    `import { useState, lazy as later } from "react"`,
    `import React, { Suspense } from 'react'`,
    `import { preload } from 'react-dom'`,
    `export { Activity } from 'react'`,
    `import * as React from 'react'; export const later = React.lazy(load)`,
  ])('stops the build with %s', (code) => {
    expect(() => transform(trimReact(), code, own)).toThrow('is built without')
  })

  it.each([
    `import { useState } from 'react'`,
    `import * as React from 'react'; React.useState(0); schema.lazy(read)`,
    `import { lazy } from 'valibot'; lazy(() => schema)`,
    `import type { Suspense } from 'react'`,
    `document.createElement('style')`,
  ])('is built with %s', (code) => expect(transform(trimReact(), code, own)).toBeNull())
})

describe('a bundle', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'clipfront-trim-'))
    mkdirSync(path.join(root, 'node_modules'))
    for (const name of ['react', 'react-dom'])
      symlinkSync(path.join(import.meta.dirname, '../../node_modules', name), path.join(root, 'node_modules', name))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  /** Bundles an entry that takes `used` out of a module: an installed package, or what lies at `target`. */
  async function bundle(code: string, module = 'fancy', target = 'node_modules/fancy/index.js'): Promise<void> {
    mkdirSync(path.dirname(path.join(root, target)), { recursive: true })
    writeFileSync(path.join(root, target), code)
    writeFileSync(path.join(root, 'entry.js'), `import { used } from '${module}'\nconsole.log(used)\n`)
    const build = { write: false, rolldownOptions: { input: path.join(root, 'entry.js') } }
    await buildVite({ root, configFile: false, logLevel: 'silent', plugins: [trimReact()], build })
  }

  it.each([
    `import { lazy } from 'react'\nexport const used = lazy(() => Promise.resolve({}))`,
    `import * as All from 'react'\nexport const used = (text) => All.createElement(All.Suspense, null, text)`,
    `import { createElement } from 'react'\nexport const used = (text) => createElement('style', null, text)`,
    `import { jsx } from 'react/jsx-runtime'\nexport const used = (name) => jsx('title', { children: name })`,
    `import { preload } from 'react-dom'\nexport const used = () => preload('/a', { as: 'font' })`,
    `import { memo } from 'react'\nexport const used = memo(() => null)`,
    `import { jsx } from 'react/jsx-runtime'\nexport const used = (text) => jsx('clip-board', { text })`,
    `const react = require('react')\nexports.used = react.lazy(() => Promise.resolve({}))`,
  ])('is not built with a package that has %s', async (code) => {
    await expect(bundle(code)).rejects.toThrow('is built without')
  })

  it('is not built with a module of ours that asks for what is left out', async () => {
    const code = `import { lazy } from 'react'\nexport const used = lazy(() => Promise.resolve({}))`
    const own = 'packages/widgets/src/a/later.ts'
    await expect(bundle(code, `./${own}`, own)).rejects.toThrow('is built without')
  })

  it('is built with a package of which nothing is used that is left out', async () => {
    const code = `import { lazy, useState } from 'react'\nexport const later = (load) => lazy(load)\nexport const used = () => useState(0)`
    await expect(bundle(code)).resolves.toBeUndefined()
  })
})

it('a form that the server answers stops no build', () => {
  expect(transform(trimReact(), '<form action={PAGE_PATHS.search}>', '/x/packages/widgets/src/a/A.tsx')).toBeNull()
})
