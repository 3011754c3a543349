export { feedNameOf } from './feedNameOf.ts'
