import type { ServerParts } from '../ServerParts.ts'
import type { Answer } from './Answer.ts'

/** `/403`: where an offer link without a target ends (R2.1). */
export function createForbidden({ pages }: ServerParts): Answer {
  return {
    methods: ['GET', 'HEAD'],
    reply: (exchange) => pages.showError(exchange, 403, 'This link leads nowhere we may send you'),
  }
}
