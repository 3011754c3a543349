import { createServer, type ViteDevServer } from 'vite'
import type { BrowserCommand } from 'vitest/node'
import type { Language } from './allMessages.ts'
import { cssModules } from './cssModules.ts'
import type * as Renderer from './renderStates.tsx'

let server: Promise<ViteDevServer> | undefined

/**
 * Renders a widget's states in Node for a test that runs in the browser: hydration is proved only with HTML of a process
 * that has no window.
 * @param widget its story file below `src`, without `.stories.tsx`
 */
export const renderOnServer: BrowserCommand<[widget: string, language: Language]> = async (
  { project },
  widget,
  language,
) => {
  server ??= createServer({
    root: project.config.root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    css: cssModules,
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  const loader = await server
  const stories = await loader.ssrLoadModule(`/src/${widget}.stories.tsx`)
  const { renderStates } = (await loader.ssrLoadModule('/src/testing/renderStates.tsx')) as typeof Renderer
  return renderStates(stories, language)
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    renderOnServer(widget: string, language: Language): Promise<Record<string, string>>
  }
}
