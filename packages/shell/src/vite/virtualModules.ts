import type { Plugin } from 'vite'

/** Source of a module, perhaps another one in a browser's bundle than in the server's. */
export type VirtualSource = (inBrowser: boolean) => string | Promise<string>

/** Gives a build modules that stand in no file. Their names begin with `virtual:clipfront/`. */
export function virtualModules(name: string, sources: Readonly<Record<string, VirtualSource>>): Plugin {
  return {
    name: `clipfront:${name}`,
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(sources, id) ? `\0${id}` : undefined),
    load(id) {
      return sources[id.slice(1)]?.(this.environment.config.consumer === 'client')
    },
  }
}
