import type { PageData } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import type { SentTimes } from './records/SentTimes.ts'

export interface TrackerOptions {
  /** The site's consent rule, from its file. */
  consent: Site['consent']
  /** The page on the screen; asked for at the time of each event. */
  getPage: () => PageData
  /**
   * Where events go: a path of the page's own origin, or an absolute url.
   * @defaultValue '/api/pagepoint'
   */
  endpoint?: string
  /**
   * The host that decides the environment.
   * @defaultValue the page's own
   */
  host?: string
  /**
   * When this document sent what, where nothing may be kept on the device. Give the same map to two trackers of one
   * document and they never count a thing twice.
   * @defaultValue an empty one
   */
  sentTimes?: SentTimes
}
