import { isCrawler } from '../assembleTracker.ts'
import type { Plugin, PluginContext } from './Plugin.ts'

/**
 * Starts what this document needs, once each, and what waits for consent after a yes: for crawlers nothing, and for a document
 * that is prerendered once somebody looks at it. Never throws, and waits for nothing.
 */
export function startPlugins(plugins: readonly Plugin[], context: PluginContext): void {
  if (isCrawler()) return
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', () => startPlugins(plugins, context), { once: true })
    return
  }
  for (const plugin of plugins) {
    let hasBegun = false
    plugin.watch(context, () => {
      if (hasBegun) return
      hasBegun = true
      if (plugin.waitsForConsent) afterConsent(context, () => void start(plugin, context))
      else void start(plugin, context)
    })
  }
}

function afterConsent({ consent }: PluginContext, begin: () => void): void {
  if (consent.isGiven) return begin()
  const stop = consent.subscribe(() => {
    if (!consent.isGiven) return
    stop()
    begin()
  })
}

async function start(plugin: Plugin, context: PluginContext): Promise<void> {
  try {
    const { start: run } = await plugin.load()
    // The choice may have changed while its code was on the way; the next page begins anew.
    if (!plugin.waitsForConsent || context.consent.isGiven) run(context)
  } catch {
    // A blocker, or no connection: a page does without its plugins.
  }
}
