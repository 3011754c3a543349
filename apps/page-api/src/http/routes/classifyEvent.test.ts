import { expect, it } from 'vitest'
import { detectVisitor } from '@clipfront/routing/visitor'
import { classifyEvent } from './servePagepoint.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

it.each([
  ['a browser', CHROME, '', 'human'],
  ['a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', '', 'bot'],
  ['who hides even the user agent', '', '', 'bot'],
  ['a prefetching browser', CHROME, 'prefetch', 'prefetch'],
  ['a prerendering browser', CHROME, 'prefetch;prerender', 'prefetch'],
  ['Safari’s page of favourites', CHROME, 'preview', 'preview'],
  [
    'a link sent by Facebook',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    '',
    'preview',
  ],
  ['a link sent by WhatsApp', 'WhatsApp/2.23.20.0', '', 'preview'],
  ['a link sent by Slack', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', '', 'preview'],
])('%s', (_title, userAgent, purpose, expected) => {
  const { bot } = detectVisitor({ userAgent, extensionName: 'another browser' })
  expect(classifyEvent({ userAgent, purpose, isBot: bot })).toBe(expected)
})
