import type { CSSOptions } from 'vite'

/** Class names must come out the same in the two servers of a test: else hydration finds a difference that no site has. */
export const cssModules: CSSOptions = { modules: { generateScopedName: '[name]_[local]' } }
