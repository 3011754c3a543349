import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'

const { dependencies, exports } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
  exports: Record<string, string>
}

/** The package as npm gets it: each door of `exports` as a module, with what it takes from other packages of ours inside. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    // Whoever uses it minifies what they ship.
    minify: false,
    rolldownOptions: { external: Object.keys(dependencies).map((name) => new RegExp(`^${name}(/|$)`)) },
    lib: {
      entry: Object.fromEntries(
        Object.entries(exports).map(([door, file]) => [door.slice(2) || 'index', join(import.meta.dirname, file)]),
      ),
      formats: ['es'],
      fileName: (_format, name) => `${name}.js`,
    },
  },
})
