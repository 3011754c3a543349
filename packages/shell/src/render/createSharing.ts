import { hash } from 'node:crypto'
import type { PageData } from '@clipfront/page-data'
import { isPagePath } from '@clipfront/routing/own-paths'
import type { ShareCard, SharePath } from '@clipfront/routing/share'
import type { Site } from '@clipfront/site-config'

/**
 * The card of a page in the site's words; null takes the site's own.
 * @param page null asks for that one
 */
export type WriteCard<Messages> = (page: PageData | null, site: Site, messages: Messages) => ShareCard | null

/** The picture of a page: what it shows, and where it is. */
export interface SharePicture {
  card: ShareCard
  picture: SharePath
}

interface SharingParts<Messages> {
  site: Site
  messages: Messages
  /** Of the content of the site's icon, which every picture shows. */
  iconHash?: string | undefined
  /** Left out, every page shows the site's own picture. */
  writeCard?: WriteCard<Messages> | undefined
}

/**
 * Finds the picture that goes with a page (R2.18). Its address names the page's path and a hash of all that it shows, so that
 * caches may keep it, and nobody can ask for one with other words.
 * @returns the finder; without a page it finds the site's own picture
 */
export function createSharing<Messages>({ site, messages, iconHash, writeCard = () => null }: SharingParts<Messages>) {
  const { name, hosts, icon, accent, look, language, direction, partner } = site
  const drawn = [name, hosts[0], icon, accent, look, language, direction, partner?.name, partner?.note, iconHash]
  const version = (card: ShareCard) => hash('sha256', JSON.stringify([drawn, card])).slice(0, 16)
  const plain: ShareCard = { value: null, title: name, merchant: null, line: site.texts.tagline }
  const card = writeCard(null, site, messages) ?? plain
  const own: SharePicture = { card, picture: { version: version(card), page: null } }

  /** @param url of the page: a path, its query is left out */
  return (page: PageData | null, url: string): SharePicture => {
    const [path = ''] = url.split('?', 1)
    // What a handler of our own shows is one visitor's, and no page that could be asked for.
    const shown = page && isPagePath(path) ? writeCard(page, site, messages) : null
    return shown ? { card: shown, picture: { version: version(shown), page: path } } : own
  }
}
