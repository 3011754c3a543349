import type { Answer } from './Answer.ts'

const EVERYTHING = 'User-agent: *\nDisallow: /\n'
/** Pages that must not be indexed say so themselves; a crawler that may not fetch them would never read it. */
const PUBLIC = 'User-agent: *\nDisallow: /api/\nDisallow: /go-\n'

export const robotsTxt: Answer = {
  matches: (path) => path === '/robots.txt',
  methods: ['GET', 'HEAD'],
  reply: ({ reply, environment }) =>
    reply
      .headers({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' })
      .type('text/plain; charset=utf-8')
      .send(environment === 'prod' ? PUBLIC : EVERYTHING),
}
