export { ImportRefusal, untilCutOff } from './ImportError.ts'
