export { ImportRefusal } from './ImportRefusal.ts'
export { untilCutOff } from './untilCutOff.ts'
