/** Null stands for every other browser: the page then says the companion extension's name. */
export type KnownBrowser = 'Edge' | 'Opera' | 'Brave' | 'Chrome' | 'Firefox' | 'Safari'
export type Platform = 'iOS' | 'Android' | 'PC'
export type DeviceClass = 'mobile' | 'tablet' | 'pc'

/** What a browser says beside its user agent. */
export interface VisitorHints {
  /** `Sec-CH-UA` as sent. */
  secChUa?: string | undefined
  /** `Sec-CH-UA-Mobile`: `?0` or `?1`. */
  secChUaMobile?: string | undefined
  /** `Sec-CH-UA-Platform`: a quoted string. */
  secChUaPlatform?: string | undefined
  /** `navigator.maxTouchPoints`: in the browser only. */
  maxTouchPoints?: number | undefined
  /** What `navigator.brave.isBrave()` resolves to: in the browser only. */
  isBrave?: boolean | undefined
}

/** What is known of somebody who asks. */
export interface VisitorQuestion {
  userAgent: string
  hints?: VisitorHints | undefined
  /** Stands in for a browser that is none of the known ones. */
  extensionName: string
}

/** What can be told without a list of names. */
export interface VisitorTraits {
  /** A known browser, else the extension's name (R9.9). */
  browser: string
  platform: Platform
  device: DeviceClass
  /** Inside another app's window, where "add to browser" makes no sense. */
  inApp: boolean
}

export interface Visitor extends VisitorTraits {
  bot: boolean
}
