import type { CSSOptions } from 'vite'

/**
 * Class names must come out the same in the two builds of a release, the browser's and the server's:
 * they hang on the file and the name alone.
 */
export const cssModules = { modules: { generateScopedName: '[local]_[hash:base64:5]' } } as const satisfies CSSOptions
