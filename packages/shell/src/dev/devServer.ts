import { readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Site } from '@clipfront/site-config'
import type { Plugin } from 'vite'
import type { UnitApp } from '../config/UnitApp.ts'

/**
 * Serves a site while it is written: our own server in front of Vite's modules, so that redirects, click-outs, errors and the
 * API table are those of a release. Must stand before Vike's plugin, whose middleware would render pages without page data.
 */
export function devServer(app: UnitApp, site: Site): Plugin {
  return {
    name: 'clipfront:dev-server',
    apply: 'serve',
    config: () => ({
      // Our packages are sources, not dependencies: bundled ahead, each page would bring its own copy of a context.
      optimizeDeps: { exclude: workspacePackages(app), include: ['react-dom/client'] },
      server: { watch: { ignored: ['**/dist/**'] } },
    }),
    configureServer: (vite) => () => {
      // Read only where it runs: a build needs no server. Vite does not wait here, and the first one in line must be ours.
      const handler = import('./createDevHandler.ts').then(({ createDevHandler }) => createDevHandler(app, site, vite))
      vite.middlewares.use((request, response, next) => {
        void answer(handler, request, response, next)
      })
    },
  }
}

async function answer(
  handler: Promise<RequestListener>,
  request: IncomingMessage,
  response: ServerResponse,
  next: (error: unknown) => void,
): Promise<void> {
  try {
    const handle = await handler
    handle(request, response)
  } catch (error) {
    next(error)
  }
}

function workspacePackages({ root }: UnitApp): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  return Object.keys(dependencies).filter((name) => dependencies[name]?.startsWith('workspace:'))
}
