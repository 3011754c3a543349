import { releaseHeaders } from '../http/releaseHeaders.ts'
import type { Answer } from './Answer.ts'
import { describeSite } from './describeSite.ts'

/** `/manifest.webmanifest`, which every page links: what a device needs to keep the site among its apps. */
export const manifest: Answer = {
  methods: ['GET', 'HEAD'],
  reply: ({ reply, site, environment }) =>
    reply
      .headers(releaseHeaders(environment))
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(describeSite(site))),
}
