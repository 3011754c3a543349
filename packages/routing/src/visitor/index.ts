export { detectVisitor } from './detectVisitor.ts'
export {
  resolveDevice,
  resolveTraits,
  type DeviceClass,
  type KnownBrowser,
  type Platform,
  type Visitor,
  type VisitorHints,
  type VisitorQuestion,
} from './resolveTraits.ts'
