export { carrySource } from './carrySource.ts'
export { buildLink, FORBIDDEN_PATH, resolveOffer } from './resolveOffer.ts'
export { decodeDoubleAmpersand } from './decodeDoubleAmpersand.ts'
export { isOwnTarget, withSource } from './isOwnTarget.ts'
