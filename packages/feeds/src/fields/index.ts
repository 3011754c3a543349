export { toLooseRecord } from './LooseRecord.ts'
