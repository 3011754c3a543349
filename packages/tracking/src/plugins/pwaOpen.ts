import { findAllowedStorage } from '../findAllowedStorage.ts'
import { findDisplayMode } from './findDisplayMode.ts'
import type { PluginContext } from './Plugin.ts'

const KEY = 'td:pwa-open'
/** So long an app that is opened again was never closed (R9.7). */
const WINDOW_MS = 10 * 60 * 1000

/** Counts that the installed app was opened: now, and when it comes back out of the back/forward cache. */
export function start(context: PluginContext): void {
  let sentAt: string | undefined

  function count(): void {
    const mode = findDisplayMode()
    const now = Date.now()
    const storage = findAllowedStorage(context.site.consent)
    if (!mode || isRecent(sentAt, now) || isRecent(storage?.getItem(KEY), now)) return
    sentAt = String(now)
    try {
      storage?.setItem(KEY, sentAt)
    } catch {
      // Full: this document remembers it.
    }
    context.trackPage('pwa_open', { mode })
  }

  count()
  // An app that was just installed opens in a window of its own by and by.
  addEventListener('appinstalled', count)
  addEventListener('pageshow', (event) => event.persisted && count())
}

/** Nothing, junk and a time ahead (the clock was put back) are all never. */
function isRecent(sentAt: string | null | undefined, now: number): boolean {
  const age = now - Number(sentAt ?? Number.NaN)
  return age >= 0 && age < WINDOW_MS
}
