import { randomBytes } from 'node:crypto'

/**
 * Headers of a visitor from a network of its own. What shoppers send is limited by network, and all journeys come from one: whoever
 * sends a form comes from another one at each attempt.
 */
export function buildNetwork(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `10.${randomBytes(3).join('.')}` }
}
