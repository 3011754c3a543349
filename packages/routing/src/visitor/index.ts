export { detectVisitor } from './detectVisitor.ts'
export { deviceOf } from './deviceOf.ts'
export { resolveTraits } from './resolveTraits.ts'
export type {
  DeviceClass,
  KnownBrowser,
  Platform,
  Visitor,
  VisitorHints,
  VisitorQuestion,
  VisitorTraits,
} from './Visitor.ts'
