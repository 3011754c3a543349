import { OWN_PATHS } from '@clipfront/routing/own-paths'
import { environmentOf } from '@clipfront/site-config/environment'
import type { Consent } from '@clipfront/tracking/consent'
import { OFFLINE_CACHES } from './OFFLINE_CACHES.ts'

/**
 * Has a service worker where something may be stored on the device, and none where not (R7.14): a no ends the one that was
 * there, and deletes what it has stored. On a developer's machine there is none, so that nobody sees a page of before.
 * It begins when the browser has nothing else to do, and never throws.
 */
export function followWorker(consent: Pick<Consent, 'isGiven' | 'subscribe'>): void {
  if (!('serviceWorker' in navigator) || environmentOf(location.host) === 'dev') return
  let last = Promise.resolve()
  const follow = () => {
    last = last.then(() => (consent.isGiven ? register() : forget())).catch(() => {})
  }
  consent.subscribe(follow)
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(follow)
  else setTimeout(follow, 2000)
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register(OWN_PATHS.serviceWorker)
}

async function forget(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.unregister()
  for (const name of await caches.keys()) if (name.startsWith(OFFLINE_CACHES)) await caches.delete(name)
}
