import type { Plugin } from 'vite'

interface Group {
  name: string
  test?: RegExp
  minShareCount?: number
  priority: number
}

/**
 * A page costs three files: the framework, what page types share, and its own. So a client navigation to a new page type is
 * one chunk and one stylesheet, and an edit to a page leaves the framework in browsers' caches.
 */
const GROUPS: readonly Group[] = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
  { name: 'shared', minShareCount: 2, priority: 1 },
]

/**
 * Sets how the browser's bundle is cut. Must stand behind Vike's plugin: that one gives every stylesheet a chunk of its own, so
 * that its two builds cannot say the same thing twice (vikejs/vike#1815). Of ours only the browser's is served.
 */
export function codeSplitting(): Plugin {
  return {
    name: 'clipfront:code-splitting',
    apply: 'build',
    configResolved: {
      order: 'post',
      handler(config) {
        const build = config.environments['client']?.build
        const output = build?.rolldownOptions.output
        for (const one of [output ?? []].flat()) {
          delete one.manualChunks
          one.codeSplitting = { groups: [...GROUPS] }
        }
      },
    },
  }
}
