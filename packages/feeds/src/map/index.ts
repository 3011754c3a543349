export { NO_STYLES } from './columnStyles.ts'
export { feedNameOf } from './feedNameOf.ts'
export { offerByMap } from './offerByMap.ts'
export { readMaps } from './findMap.ts'
