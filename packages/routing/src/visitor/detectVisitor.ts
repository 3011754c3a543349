import { isbot } from 'isbot'
import { resolveTraits, type Visitor, type VisitorQuestion } from './resolveTraits.ts'

/**
 * Who asks (R1.3, R9.9). The server answers from headers; the browser starts from that answer and asks again with its own
 * hints after hydration, since an iPad and Brave on iOS tell only there.
 */
export function detectVisitor(question: VisitorQuestion): Visitor {
  const { userAgent } = question
  // Whoever hides even the user agent is no shopper.
  return { ...resolveTraits(question), bot: userAgent === '' || isbot(userAgent) }
}
