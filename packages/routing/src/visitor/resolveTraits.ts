import { browserOf } from './browserOf.ts'
import { deviceOf } from './deviceOf.ts'
import { isInApp } from './isInApp.ts'
import { platformOf } from './platformOf.ts'
import type { VisitorQuestion, VisitorTraits } from './Visitor.ts'

/**
 * Which browser, platform and device asks (R1.3, R9.9), by one set of rules on both sides of the wire. The browser asks for
 * this alone: the list of bots that `detectVisitor` carries is of no use there.
 */
export function resolveTraits({ userAgent, hints = {}, extensionName }: VisitorQuestion): VisitorTraits {
  return {
    browser: browserOf(userAgent, hints) ?? extensionName,
    platform: platformOf(userAgent, hints),
    device: deviceOf(userAgent, hints),
    inApp: isInApp(userAgent),
  }
}
