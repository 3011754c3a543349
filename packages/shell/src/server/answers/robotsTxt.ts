import { releaseHeaders } from '../http/releaseHeaders.ts'
import type { Answer } from './Answer.ts'
import { robotsRules } from './robotsRules.ts'

/** `/robots.txt`: what crawlers may fetch under this name. */
export const robotsTxt: Answer = {
  methods: ['GET', 'HEAD'],
  reply: (exchange) =>
    exchange.reply
      .headers(releaseHeaders(exchange.environment))
      .type('text/plain; charset=utf-8')
      .send(robotsRules(exchange)),
}
