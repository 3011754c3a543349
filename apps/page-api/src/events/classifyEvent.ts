import type { EventClass } from '@clipfront/catalog/database'

/** Programs that fetch a page to draw the preview of a link that somebody has sent; many call themselves bots as well. */
const LINK_PREVIEWS =
  /facebookexternalhit|facebookcatalog|slackbot|slack-imgproxy|twitterbot|whatsapp\/|telegrambot|discordbot|linkedinbot|skypeuripreview|redditbot|iframely|embedly|vkshare|bluesky cardyb|mastodon\/|google-pagerenderer/i

interface Sender {
  userAgent: string
  /** As the browser said it: `Sec-Purpose` and its older names. */
  purpose: string
  isBot: boolean
}

/** Who is behind an event: all are stored, only people count. */
export function classifyEvent({ userAgent, purpose, isBot }: Sender): EventClass {
  if (/preview/i.test(purpose) || LINK_PREVIEWS.test(userAgent)) return 'preview'
  if (/prefetch/i.test(purpose)) return 'prefetch'
  return isBot ? 'bot' : 'human'
}
