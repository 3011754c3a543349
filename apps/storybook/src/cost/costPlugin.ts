import type { Plugin } from 'vite'
import { COSTS_FILE } from './Cost.ts'
import { measureCosts } from './measureCosts.ts'

/** Tells the docs pages what each widget weighs. While Storybook runs it is measured when a page asks; a build measures it beside. */
export function costPlugin(): Plugin {
  return {
    name: 'clipfront:costs',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${COSTS_FILE}`, (_request, response) => {
        measureCosts().then(
          (costs) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(costs)),
          (error: Error) => response.writeHead(500).end(error.message),
        )
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: COSTS_FILE, source: JSON.stringify(await measureCosts()) })
    },
  }
}
