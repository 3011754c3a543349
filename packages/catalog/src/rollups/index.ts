export { rollUpDay } from './rollUpDay.ts'
