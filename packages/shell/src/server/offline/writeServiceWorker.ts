import { OWN_PATHS } from '@clipfront/routing/own-paths'
import { OFFLINE_CACHES } from '../../browser/offline/OFFLINE_CACHES.ts'

/** Deletes what is cached, but for one cache. */
const sweep = (kept: string) =>
  `caches.keys().then((all)=>Promise.all(all.filter((k)=>k.startsWith('${OFFLINE_CACHES}')&&k!=='${kept}').map((k)=>caches.delete(k))))`

/**
 * The service worker of a release (R7.14). It stores one page, and shows it where the network gives none; whatever the network
 * answers, an error too, is shown as it came. Everything but navigations goes past it.
 * @param release its hash: another one makes another worker, which deletes the cache of the one before
 */
export function writeServiceWorker(release: string): string {
  const cache = OFFLINE_CACHES + release
  return [
    `const page='${OWN_PATHS.offline}',cache='${cache}';`,
    `addEventListener('install',(e)=>{skipWaiting();e.waitUntil(caches.open(cache).then((c)=>c.add(new Request(page,{cache:'reload',credentials:'omit'}))))});`,
    // The navigation is on its way while the worker starts, and is made once: a click-out that is asked for twice counts twice.
    `addEventListener('activate',(e)=>e.waitUntil(Promise.all([${sweep(cache)},registration.navigationPreload&&registration.navigationPreload.enable(),clients.claim()])));`,
    `const open=async(e)=>{try{return await e.preloadResponse||await fetch(e.request)}catch(err){const stored=await caches.match(page,{cacheName:cache});if(stored)return stored;throw err}};`,
    `addEventListener('fetch',(e)=>{if(e.request.mode==='navigate'&&e.request.method==='GET')e.respondWith(open(e))});`,
  ].join('\n')
}

/** What takes a worker's place to end it: it deletes all that was cached, and itself. */
export function writeLastWorker(): string {
  return [
    `addEventListener('install',()=>skipWaiting());`,
    `addEventListener('activate',(e)=>e.waitUntil(${sweep('')}.then(()=>registration.unregister())));`,
  ].join('\n')
}
