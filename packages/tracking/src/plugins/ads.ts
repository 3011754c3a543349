import { AD_SERVICE } from '@clipfront/site-config/ad-service'
import type { PluginContext } from './Plugin.ts'

/** A place is filled before it comes into view, by as much. */
const NEAR = '400px 0px'

/**
 * Fills the places for advertisements of a page, each when it is about to be seen, and asks the ad service no earlier. What follows a
 * visitor is not asked for: the bar asks for no more. A place that stays empty is closed where nothing on the screen moves by it.
 */
export function start({ site, consent, describePage, followPages, tell }: PluginContext): void {
  const { adsId } = site
  if (adsId === null) return
  const { dataset } = document.documentElement
  let script: HTMLScriptElement | undefined
  let isRefused = false
  let hits: string[] = []
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        if (consent.isGiven && !isRefused) fill(target)
      }
    },
    { rootMargin: NEAR },
  )

  function followPlaces(): void {
    observer.disconnect()
    hits = []
    for (const place of listPlaces()) observer.observe(place)
  }

  /** Another page may begin otherwise than the last one ended: with leave by now, without it, or with a blocker. */
  function openPage(): void {
    isRefused ||= describePage()['has_ad_block'] === true
    dataset['ads'] = consent.isGiven && !isRefused ? 'on' : 'off'
    followPlaces()
  }

  function fill(place: Element): void {
    const room = place.querySelector('[data-ad-room]')
    if (!room || room.childElementCount > 0) return
    const queue = (window.adsbygoogle ??= [])
    script ??= loadScript(adsId ?? '', () => {
      isRefused = true
      listPlaces().forEach(close)
    })
    const unit = document.createElement('ins')
    unit.className = 'adsbygoogle'
    unit.dataset['adClient'] = adsId ?? ''
    Object.assign(unit.style, { display: 'block', inlineSize: '100%', blockSize: '100%' })
    const outcomes = new MutationObserver(() => {
      if (unit.dataset['adStatus'] === 'unfilled') close(place)
    })
    outcomes.observe(unit, { attributeFilter: ['data-ad-status'] })
    room.append(unit)
    queue.requestNonPersonalizedAds = 1
    queue.push({})
  }

  // A click within a frame of another origin is seen by nothing but where the focus goes.
  addEventListener('blur', () => {
    const place = document.activeElement?.closest<HTMLElement>('[data-ad-place]')?.dataset['adPlace']
    if (!place || hits.includes(place)) return
    hits = [...hits, place]
    tell({ hitAds: hits })
  })
  followPages(openPage)
  // Where the page began without leave, its places are closed, and stay so: the next page has them.
  if (dataset['ads'] === 'on') followPlaces()
}

const listPlaces = () => [...document.querySelectorAll<HTMLElement>('[data-ad-place]')]

/** Leaves no mark of itself where the place is not yet on the screen, and else its room alone: nothing moves. */
function close(place: Element): void {
  if (!(place instanceof HTMLElement)) return
  place.dataset['adState'] = place.getBoundingClientRect().top >= innerHeight ? 'closed' : 'empty'
}

function loadScript(adsId: string, onRefused: () => void): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = `https://${AD_SERVICE.host}${AD_SERVICE.script}?client=${adsId}`
  script.async = true
  script.crossOrigin = 'anonymous'
  // A blocker, or no connection.
  script.addEventListener('error', onRefused)
  document.head.append(script)
  return script
}

declare global {
  interface Window {
    /** The ad service's queue; 1 asks for advertisements that follow nobody. */
    adsbygoogle?: object[] & { requestNonPersonalizedAds?: 1 }
  }
}
